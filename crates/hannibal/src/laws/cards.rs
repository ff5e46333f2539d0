//! Refusals of section 25 and of Events (8.3, 8.4).

kernel::laws! {
    /// 8.3
    NOT_YOUR_EVENT = "8.3", "This Event is the other side's; you may use the card's operation number.";
    /// 8.4
    COUNTER_ONLY = "8.4", "This Event answers a move or a battle: it is not played in your own turn.";
    /// 8.4
    NOT_NOW = "8.4", "This card has no Event that fits here.";
    /// 8.4
    COUNTER_FIRST = "8.4", "Say whether you answer with a card, or pass.";
}
