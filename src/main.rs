//! The page: begins and does nothing else.

mod app;
mod draw;
mod games;
mod port;
mod tree;
mod view;

fn main() {
    console_error_panic_hook::set_once();
    port::begin(view::App);
}
