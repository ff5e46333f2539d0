//! The page: begins and does nothing else.
#![cfg_attr(not(test), deny(clippy::string_slice))] // it can panic, and the words of that panic weigh 6 KB in the page

mod app;
mod draw;
mod games;
mod port;
mod tree;
mod view;

#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: rlsf::GlobalTlsf = rlsf::GlobalTlsf::new();

fn main() {
    console_error_panic_hook::set_once();
    port::begin(view::App);
}
