//! Refusals of section 25 and of Events (8.3, 8.4).

engine::laws! {
    NOT_YOUR_EVENT = "8.3", "This Event is the other side's; you may use the card's operation number.";
    COUNTER_ONLY = "8.4", "This Event answers a move or a battle: it is not played in your own turn.";
    NOT_NOW = "8.4", "This card has no Event that fits here.";
    COUNTER_FIRST = "8.4", "Say whether you answer with a card, or pass.";
    ALLIED_ALREADY = "25.9", "Macedonia is allied with Carthage: only Rome can play this Event now.";
    NOT_ALLIED_YET = "25.9", "Macedonia is not allied with Carthage: only Carthage can play this Event now.";
    NO_TARGET = "25", "The Event does nothing here.";
    NO_GENERAL_FOR_IT = "25", "The Event is not for this general: see where it places its CUs.";
    /// 25, 10 and 11
    PORT_OF_YOURS = "25", "The CUs come to a port that you control, without enemy CUs, as the card says where.";
    FABIUS_STAYS_IN_ITALY = "25.19", "Fabius does not take over an army outside Italy.";
    NOT_IN_THE_CUP = "25.19", "Only a Roman general who is not on the map takes the army over.";
    GENERAL_FIRST = "25", "Choose the general.";
    CUS_HOLD_IT = "25", "CUs of the marker's owner stand there: the Event leaves it alone.";
    CHOOSE_A_NUMIDIA = "25", "Say with the buttons which of the two Numidias.";
    HANNIBAL_HIMSELF = "25.28", "This Event activates Hannibal alone.";
    CHARMS_AT_THE_START = "25.28", "Only where he sets out may Hannibal spend a space of his move to take off the Roman PC marker.";
    NOTHING_TO_CHARM = "25.28", "No Roman PC marker without Roman CUs is here, in Italy.";
    NOT_BACK_YET = "10.10", "He is displaced, and comes back in the next Reinforcement Phase.";
}
