//! Refusals of sections 13 and 14.

engine::laws! {
    OUTRANKED = "2.2.E2", "A General of higher rank is in the battle, and he commands.";
    NOT_IN_BATTLE = "2.2.E1", "This General is not in the battle.";
    NAME_THE_COMMANDER = "2.2.E1", "Name the General who commands: a space is no answer to this.";
    NO_CARD_IN_BATTLE = "13.1", "No card is asked for here: answer on the map or with the buttons.";
    ANSWER_THE_QUARREL = "13.2", "Say with the buttons whether Carthage rolls for a Change of Command.";
    ANSWER_THE_CHARGE = "13.3.D", "Say with the buttons whether the Elephants charge.";
    CHOOSE_A_DIE = "13.3.D", "Choose with the buttons which Battle Die is rolled again.";
    ANSWER_THE_OMEN = "17.1.59", "Say with the buttons whether Rome fights in spite of the omen.";
    CHOOSE_A_CASUALTY = "13.4", "A hit takes a CU of the battle: choose the kind with the buttons.";
    RETREAT_NO_ROAD = "13.5.A", "No road leads there from where the Force stands: a Retreat goes space by space.";
    RETREAT_NEAREST = "13.5.A", "Another way ends sooner and costs no more CUs: a Retreat goes to the nearest end.";
    RETREAT_IS_WHOLE = "13.5.A", "The whole Force retreats together with all its Generals: choose the next space.";
    RETREAT_STRAIT = "13.5.B", "No Retreat crosses the Strait of Messana without an Admiral.";
    RETREAT_TO_ORIGIN = "13.5.B", "The Attacker came from there, and the Defender may not retreat through that space.";
    RETREAT_NO_END = "13.5.C", "From there no legal end of the Retreat can be reached within 4 MPs.";
    CHOOSE_A_STRAGGLER = "13.5.C", "The way costs a CU of the retreating Force: choose the kind with the buttons.";
    RETREAT_NO_ADMIRAL = "13.5.D", "Only a Force with an Admiral retreats by sea.";
    RETREAT_SEA_ENEMY = "13.5.D", "A Retreat by sea may not land where an enemy marker or Unit is.";
    RETREAT_TYRRHENUM = "13.5.D", "No Retreat goes over the Mare Tyrrhenum.";
    RETREAT_INSIDE_OR_ON = "13.5.E", "Say with the buttons who goes inside the walls; the rest retreats by road.";
    RETREAT_AFRICA = "15.3.C", "The Miat is not Warlike: Carthaginian CUs and Supply Trains may not leave Africa, not even in Retreat.";
    NOTHING_TO_SIEGE = "14.1", "There is no enemy Walled City and no Tribe where the General stands.";
    TOO_FEW_TO_SIEGE = "14.1", "A Siege or Subjugation attempt needs at least 3 CUs in the space.";
    SIEGE_WITHOUT_SUPREMACY = "14.2", "Without Naval Supremacy no attempt is made on a Large Walled City.";
    SIEGE_UNDER_TRUCE = "15.3.D", "The Miat is Peaceful: Carthage besieges no Walled City.";
    SIEGE_IN_A_TRUCE = "17.1.49", "There is a Truce: no attempt is made on a Walled City, but your Army may stay before it.";
    CHOOSE_A_LOSS = "14.2", "The Siege Die costs a CU: say with the buttons which kind.";
    ROLL_AGAIN_OR_NOT = "17.1.3", "A Siege Train is before the city: say with the buttons whether the Siege Die is rolled again.";
    ANSWER_THE_SIEGE = "14.3", "Say with the buttons whether a Supply Train and a CU inside are given for a Siege Point.";
    ANSWER_THE_SORTIE = "14.5.B", "Say with the buttons who comes out of the city to join the battle.";
    NOT_BEHIND_WALLS = "14.5.B", "Only a General inside a city with the enemy before its walls can sally out.";
    NO_CU_TO_SALLY = "14.5.B", "A Sortie needs at least one CU that goes along.";
    NOBODY_TO_ATTACK = "14.5.B", "No enemy CU stands before the walls.";
    SORTIE_UNDER_TRUCE = "15.3.D", "The Miat is Peaceful: as in a Truce, no Army of Carthage goes where enemy CUs stand, not even out of its own walls.";
    SORTIE_IN_A_TRUCE = "17.1.49", "There is a Truce: no Army goes where enemy CUs stand, not even out of its own walls.";
    NO_EMPTY_SPACE = "17.2.Scipio", "His victory wins a space without any PC or Walled City.";
}
