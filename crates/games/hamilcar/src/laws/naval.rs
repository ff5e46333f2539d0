//! Refusals of sections 8, 9 and 15.5.

engine::laws! {
    /// 8.1
    ANSWER_THE_FLEET = "8.1", "First say whether you Intercept the Fleet.";
    /// 8.2
    AVOID_FIRST = "8.2", "First say whether your Fleet tries to avoid the Interception.";
    /// 8.3
    ONE_WARSHIP = "8.3", "An Intercepting Fleet has at least 1 Warship.";
    /// 8.3
    FROM_A_MAJOR_PORT = "8.3", "An Intercepting Fleet sets out from a Major Port that you control.";
    /// 8.1
    OUT_OF_REACH = "8.1", "From there no Fleet of yours comes to the interception port with a General.";
    /// 8.3
    NO_LANE = "8.3", "An Intercepting Fleet goes from port to port along the coastal sea lanes.";
    /// 8.3
    ANSWER_WITH_THE_FLEET = "8.3", "First form the Intercepting Fleet.";
    /// 8.4
    NAME_A_GENERAL = "8.4", "Name a General who goes aboard in this port, or none.";
    /// 8.4
    NOT_IN_THIS_PORT = "8.4", "He is not in the port where the Intercepting Fleet lies.";
    /// 8.3
    BESIEGED_STAYS = "8.3", "Nobody goes aboard from inside a Besieged Walled City.";
    /// 8.4
    FLEET_NEEDS_GENERAL = "8.4", "The Fleet comes to the interception port with a General: on the rest of its way it finds none.";
    /// 2.2.E1
    COMMANDER_FIRST = "2.2.E1", "First name the General who commands the Fleet in the battle.";
    /// 17.1 #14
    TRAPS_AS_INTERCEPTOR = "17.1.14", "Only the Intercepting side plays it, and only while the other holds Naval Supremacy.";
    /// 17.1 #59
    ANSWER_THE_OMEN = "17.1.59", "First say whether the battle is called off.";
    /// 9.2.A
    MANEUVER_FIRST = "9.2.A", "In this step you play one of your Tactic Cards, or none.";
    /// 2.4.B
    NO_TACTIC = "2.4.B", "This is no Tactic Card in your hand.";
    /// 9.2.C
    PURSUIT_ANSWERS = "9.2.C", "Pursuit answers an Evade of the opponent.";
    /// 9.2.C
    NO_PURSUIT = "9.2.C", "Only Pursuit cancels an Evade.";
    /// 9.2.C
    PURSUE_OR_NOT = "9.2.C", "First say whether you answer the Evade.";
    /// 9.2.C
    NO_WAY_OUT = "9.2.C", "This card does not let your Fleet Evade.";
    /// 9.2.C
    NO_SUPREMACY = "9.2.C", "You hold no Naval Supremacy that you could give up.";
    /// 9.2.C
    EVADE_OR_STAY = "9.2.C", "Here you say whether your Fleet Evades.";
    /// 17.2 Hamilcar
    ANSWER_THE_ROLL = "17.2.Hamilcar", "First say whether the Battle Roll stands.";
    /// 9.2.B3
    HOW_MANY_PRIZES = "9.2.B3", "Say how many Warships are taken as Prizes.";
    /// 9.2.B1
    CHOOSE_WHAT_SINKS = "9.2.B1", "Units are lost: choose which of those in the Fleet.";
    /// 9.3.B1
    PORT_NOT_FREE = "9.3.B1", "An enemy General or enemy CUs are in this port.";
    /// 9.3.B1
    PORT_OF_THE_OTHER = "9.3.B1", "The other Fleet has no port but this one to come ashore in: yours lands elsewhere.";
    /// 9.3.B1
    NOT_ON_THE_WAY = "9.3.B1", "The Fleet lands in a port of the way it has come, its Major Port and this one included.";
}
