//! How much of the page a drawing makes anew.

/// How much of the page a drawing makes anew. The rest keeps its nodes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Extent {
    /// The question and the sheets. Used when another hand comes to the front: its nine cards cost more than all else, so they wait for the
    /// next frame.
    Question,
    /// The question, the sheets and the hand: what answers a tap. Map, tracks and log wait for the next frame.
    Answer,
    /// The whole page.
    Whole,
}
