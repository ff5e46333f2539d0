//! The computer player of Hamilcar; the feature `games/hamilcar` puts the game in.

fn main() {
    thinker::start();
}
