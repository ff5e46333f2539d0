//! Refusals of Events (5.2.C1, 17.1).

kernel::laws! {
    /// 5.2.C1
    NOT_NOW = "5.2.C1", "This card is no Counter Event of yours for this moment.";
    /// 5.2.C1
    COUNTER_ONLY = "5.2.C1", "This is a Counter Event: it is played when its text says, not as the card of your turn.";
    /// 5.2.C1
    COUNTER_FIRST = "5.2.C1", "First say whether you play a Counter Event.";
    /// 17.1 #50
    SET_THE_DIE = "17.1.50", "Good Omen is played: say what the die shall show.";
}
