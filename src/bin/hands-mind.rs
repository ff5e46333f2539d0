//! The computer player of Hands in the Sea; the feature `games/hands` puts the game in.

fn main() {
    thinker::start();
}
