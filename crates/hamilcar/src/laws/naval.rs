//! Refusals of sections 8, 9 and 15.5.

kernel::laws! {
    /// 8.1
    ANSWER_THE_FLEET = "8.1", "First say whether you Intercept the Fleet.";
}
