//! Refusals of sections 4 to 6.

kernel::laws! {
    /// 5.2.C2.2
    PC_ON_TRIBE = "5.2.C2.2", "A Tribe holds this space: it must be Subjugated before a marker can stand here.";
}
