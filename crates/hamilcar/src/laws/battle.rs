//! Refusals of sections 13 and 14.

kernel::laws! {
    /// 14.1
    TOO_FEW_TO_SIEGE = "14.1", "A Siege or Subjugation attempt needs at least 3 CUs in the space.";
}
