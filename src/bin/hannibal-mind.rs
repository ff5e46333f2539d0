//! The computer player of Hannibal; the feature `games/hannibal` puts the game in.

fn main() {
    thinker::start();
}
