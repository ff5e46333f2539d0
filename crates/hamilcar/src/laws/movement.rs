//! Refusals of sections 7 and 10 to 12.

kernel::laws! {
    /// 7.2.A
    NO_ROAD = "7.2.A", "No road leads there from where the army stands.";
}
