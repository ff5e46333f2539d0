//! Refusals of section 25 and of Events (8.3, 8.4).

engine::laws! {
    /// 8.3
    NOT_YOUR_EVENT = "8.3", "This Event is the other side's; you may use the card's operation number.";
    /// 8.4
    COUNTER_ONLY = "8.4", "This Event answers a move or a battle: it is not played in your own turn.";
    /// 8.4
    NOT_NOW = "8.4", "This card has no Event that fits here.";
    /// 8.4
    COUNTER_FIRST = "8.4", "Say whether you answer with a card, or pass.";
    /// 25, 9
    ALLIED_ALREADY = "25.9", "Macedonia is allied with Carthage: only Rome can play this Event now.";
    /// 25, 9
    NOT_ALLIED_YET = "25.9", "Macedonia is not allied with Carthage: only Carthage can play this Event now.";
    /// 25
    NO_TARGET = "25", "The Event does nothing here.";
    /// 25
    NO_GENERAL_FOR_IT = "25", "The Event is not for this general: see where it places its CUs.";
    /// 25, 10 and 11
    PORT_OF_YOURS = "25", "The CUs come to a port that you control, without enemy CUs, as the card says where.";
    /// 25, 19
    FABIUS_STAYS_IN_ITALY = "25.19", "Fabius does not take over an army outside Italy.";
    /// 25, 19
    NOT_IN_THE_CUP = "25.19", "Only a Roman general who is not on the map takes the army over.";
    /// 25
    GENERAL_FIRST = "25", "Choose the general.";
    /// 25
    CUS_HOLD_IT = "25", "CUs of the marker's owner stand there: the Event leaves it alone.";
    /// 25
    CHOOSE_A_NUMIDIA = "25", "Say with the buttons which of the two Numidias.";
    /// 25, 28
    HANNIBAL_HIMSELF = "25.28", "This Event activates Hannibal alone.";
    /// 25, 28
    CHARMS_AT_THE_START = "25.28", "Only where he sets out may Hannibal spend a space of his move to take off the Roman PC marker.";
    /// 25, 28
    NOTHING_TO_CHARM = "25.28", "No Roman PC marker without Roman CUs is here, in Italy.";
    /// 10.10
    NOT_BACK_YET = "10.10", "He is displaced, and comes back in the next Reinforcement Phase.";
}
