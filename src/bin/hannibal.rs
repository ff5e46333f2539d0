//! The page's program with one game, that of its name: `index.html` says with which feature it is compiled.

fn main() {
    corvus::start();
}
