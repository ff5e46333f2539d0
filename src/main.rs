//! The page: mounts the app and nothing else.

mod app;
mod draw;
mod games;
mod port;
mod tree;
mod view;

fn main() {
    console_error_panic_hook::set_once();
    view::mount();
}
