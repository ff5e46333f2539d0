//! Refusals of sections 8, 9 and 15.5.

engine::laws! {
    ANSWER_THE_FLEET = "8.1", "First say whether you Intercept the Fleet.";
    AVOID_FIRST = "8.2", "First say whether your Fleet tries to avoid the Interception.";
    ONE_WARSHIP = "8.3", "An Intercepting Fleet has at least 1 Warship.";
    FROM_A_MAJOR_PORT = "8.3", "An Intercepting Fleet sets out from a Major Port that you control.";
    OUT_OF_REACH = "8.1", "From there no Fleet of yours comes to the interception port with a General.";
    NO_LANE = "8.3", "An Intercepting Fleet goes from port to port along the coastal sea lanes.";
    ANSWER_WITH_THE_FLEET = "8.3", "First form the Intercepting Fleet.";
    NAME_A_GENERAL = "8.4", "Name a General who goes aboard in this port, or none.";
    NOT_IN_THIS_PORT = "8.4", "He is not in the port where the Intercepting Fleet lies.";
    BESIEGED_STAYS = "8.3", "Nobody goes aboard from inside a Besieged Walled City.";
    FLEET_NEEDS_GENERAL = "8.4", "The Fleet comes to the interception port with a General: on the rest of its way it finds none.";
    COMMANDER_FIRST = "2.2.E1", "First name the General who commands the Fleet in the battle.";
    TRAPS_AS_INTERCEPTOR = "17.1.14", "Only the Intercepting side plays it, and only while the other holds Naval Supremacy.";
    ANSWER_THE_OMEN = "17.1.59", "First say whether the battle is called off.";
    MANEUVER_FIRST = "9.2.A", "In this step you play one of your Tactic Cards, or none.";
    NO_TACTIC = "2.4.B", "This is no Tactic Card in your hand.";
    PURSUIT_ANSWERS = "9.2.C", "Pursuit answers an Evade of the opponent.";
    NO_PURSUIT = "9.2.C", "Only Pursuit cancels an Evade.";
    PURSUE_OR_NOT = "9.2.C", "First say whether you answer the Evade.";
    NO_WAY_OUT = "9.2.C", "This card does not let your Fleet Evade.";
    NO_SUPREMACY = "9.2.C", "You hold no Naval Supremacy that you could give up.";
    EVADE_OR_STAY = "9.2.C", "Here you say whether your Fleet Evades.";
    ANSWER_THE_ROLL = "17.2.Hamilcar", "First say whether the Battle Roll stands.";
    HOW_MANY_PRIZES = "9.2.B3", "Say how many Warships are taken as Prizes.";
    CHOOSE_WHAT_SINKS = "9.2.B1", "Units are lost: choose which of those in the Fleet.";
    PORT_NOT_FREE = "9.3.B1", "An enemy General or enemy CUs are in this port.";
    PORT_OF_THE_OTHER = "9.3.B1", "The other Fleet has no port but this one to come ashore in: yours lands elsewhere.";
    NOT_ON_THE_WAY = "9.3.B1", "The Fleet lands in a port of the way it has come, its Major Port and this one included.";
}
