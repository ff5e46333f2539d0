//! A word to the player over whatever the page shows.

use core::ops::Deref;

/// A word to the player that goes away again. It knows how often something has been said: the same words once more are seen and heard anew.
#[derive(Debug, Default)]
pub struct Notice {
    words: Option<String>,
    times: u32,
}

impl Notice {
    /// Says these words.
    pub fn say(&mut self, words: impl Into<String>) {
        self.words = Some(words.into());
        self.times += 1;
    }

    /// Says these words, or puts away what was said.
    pub fn set(&mut self, words: Option<String>) {
        match words {
            Some(words) => self.say(words),
            None => self.close(),
        }
    }

    /// Puts away what was said.
    pub fn close(&mut self) {
        self.words = None;
    }

    /// How often something has been said.
    pub fn times(&self) -> u32 {
        self.times
    }
}

impl Deref for Notice {
    type Target = Option<String>;

    fn deref(&self) -> &Option<String> {
        &self.words
    }
}
