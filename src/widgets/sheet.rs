//! What a sheet holds.

use crate::tree::Element;

/// What a sheet holds.
pub struct Content {
    /// Its heading, which is its accessible name too.
    pub title: String,
    /// What stands below the heading.
    pub body: Vec<Element>,
}

impl Content {
    /// A heading, and what stands below it.
    pub fn new(title: impl Into<String>, body: Vec<Element>) -> Self {
        let title = title.into();
        Content { title, body }
    }
}
