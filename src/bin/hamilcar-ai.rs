//! The computer player of the game of its name: `index.html` says with which feature it is compiled.

fn main() {
    ai_worker::start();
}
