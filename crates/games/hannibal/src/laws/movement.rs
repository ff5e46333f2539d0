//! Refusals of sections 9 to 13 and 18, and of abilities and Events that touch movement.

engine::laws! {
    /// 8.2
    RATING_TOO_HIGH = "8.2", "The card's operation number is lower than his Strategy Rating.";
    /// 8.2
    NOBODY_TO_ACTIVATE = "8.2", "The operation number is too low for each of your generals on the map.";
    /// 10.2
    NO_ROAD = "10.2", "No line leads there from where the army stands.";
    /// 10.2
    HERE_ALREADY = "10.2", "The army stands here already.";
    /// 10.1
    HE_MARCHES = "10.1", "He is the one activated: choose where he goes.";
    /// 9.2
    SUBORDINATE = "9.2", "He goes along as a subordinate: to leave him behind, choose anew who goes.";
    /// 10.1
    ANOTHER_MARCHES = "10.1", "Another general is activated.";
    /// 10.8
    OUTRANKS = "10.8", "He outranks the general who marches: he does not go along.";
    /// 10.1
    NO_CARD_ON_THE_MARCH = "10.1", "A general is on the move: the next card is played when he is done.";
    /// 10.2
    NO_MPS = "10.2", "The general has too few MPs left.";
    /// 10.6
    COSTS_TWO = "10.6", "A mountain pass or a strait costs 2 MPs, and 1 is left.";
    /// 10.6
    STRAIT_NOT_HELD = "10.6", "Between Rhegium and Messana you cross only if you control both.";
    /// 10.2
    STOPPED = "10.2", "The army has had to stop: it moves no further.";
    /// 10.4
    ALONE_AMONG_CUS = "10.4", "A general without CUs may not enter a space with enemy CUs.";
    /// 10.4
    STOPS_BESIDE_A_GENERAL = "10.4", "A general without CUs may not stop beside an enemy general who has none either.";
    /// 10.7
    BEHIND_WALLS = "10.7", "Enemy CUs stand before the walls: from inside the army sallies out or, unless besieged, goes by sea.";
    /// 18.3
    CONSUL_WANTS_CUS = "18.3", "The consul here would be left with fewer than 5 CUs: leave him enough, or stop.";
    /// 18.1
    CONSUL_KEEPS_FIVE = "18.1", "No consul may be left with fewer than 5 CUs by your own choice.";
    /// 18.1
    CONSUL_TAKES_FIVE = "18.1", "A consul leaves CUs behind only if he takes at least 5 along.";
    /// 18.1
    CONSULS_STAY_TOGETHER = "18.1", "Two consuls who are together part only with at least 10 CUs, 5 for each.";
    /// 10.2
    TEN_CUS = "10.2", "At most 10 CUs move with a general.";
    /// 10.2
    ARRANGED = "10.2", "CUs have been taken up and dropped here already.";
    /// 10.8
    NOBODY_ELSE = "10.8", "There is nothing here to take up or to drop.";
    /// 10.11
    COMPANY_HAS_MOVED = "10.11", "Somebody in the army has spent 4 MPs with this card, or has fought, and moves no further: choose who stays.";
    /// 10.11
    ONE_ATTEMPT_PER_CARD = "10.11", "Only one attempt on the same city or Tribe is made with one card.";
    /// 10.11
    ACTIVATED_ALREADY = "10.11", "Each activation of a campaign is of another general.";
    /// 24
    STAYS_IN_AFRICA = "24", "Hanno never leaves Africa: he may be left behind.";
    /// 24
    STAYS_IN_ITALY = "24", "Fabius never leaves Italy: he may be left behind.";
    /// 25, 64
    TRUCE = "25.64", "There is a Truce: nobody enters a space with an enemy CU or an enemy PC marker.";
    /// 25, 30
    TRAIN_OVER_ALPS = "25.30", "The siege train crosses no pass of the Alps: leave it behind.";
    /// 25, 30
    TRAIN_AT_SEA = "25.30", "The siege train never goes by sea: leave it behind.";
    /// 8.1, 11.1
    NO_SHIP = "8.1", "Only a card with a ship allows naval movement: a 3, or a campaign.";
    /// 11.1
    NO_PORT = "11.1", "The army is in no port.";
    /// 11.1
    NO_PORT_THERE = "11.1", "This space is no port.";
    /// 11.1
    SEA_COSTS_THREE = "11.1", "Naval movement costs 3 MPs, and fewer are left.";
    /// 11.3
    BESIEGED_PORT = "11.3", "Nobody goes to sea from inside a besieged city.";
    /// 11.4
    SEA_LIMIT = "11.4", "Too many CUs for the sea: 5 with a 3 card, 10 with a campaign. Leave some behind.";
    /// 11.4
    SAILED_ALREADY = "11.4", "Only one army of a campaign moves by sea, and one has.";
    /// 25, 29
    NAVAL_VICTORY = "25.29", "After the Carthaginian Naval Victory Rome goes to sea only with a campaign card this turn.";
    /// 25, 57
    HANNO_COUNSELS = "25.57", "Hanno counsels Carthage: none of its CUs leaves Africa.";
    /// 25, 58
    CATO_COUNSELS = "25.58", "Cato counsels Rome: none of its CUs enters Africa.";
    /// 11.3
    NO_LANDING_ALONE = "11.3", "A general without CUs cannot land where enemy CUs are.";
    /// 10.7
    NO_ROOM_INSIDE = "10.7", "The walls hold no more CUs.";
    /// 10.7
    INSIDE_OR_OUTSIDE = "10.7", "Say with the buttons who is inside the city.";
    /// 13.1
    AVOIDS_NOT_HERE = "13.1", "Only a general in the space that the enemy has entered may try to avoid battle.";
    /// 13.5
    INSIDE_NEED_NOT_AVOID = "13.5", "He is inside the walls, where no battle reaches him.";
    /// 13.1
    AVOID_WHERE_LATER = "13.1", "Choose the general who tries; where he goes is chosen once his die has succeeded.";
    /// 12.10
    FAILED_TO_INTERCEPT = "12.10", "He has failed to intercept this army, so he cannot avoid it now.";
    /// 13.3
    COMMANDER_KEEPS_ONE = "13.3", "A commander left behind by a subordinate keeps at least 1 CU, a consul 5.";
    /// 13.2
    TEN_AVOID = "13.2", "At most 10 CUs avoid battle.";
    /// 13.2
    NOWHERE_TO_AVOID = "13.2", "There is no space to which he could avoid battle.";
    /// 13.2
    ENEMY_CAME_FROM_THERE = "13.2", "The enemy has just come from there.";
    /// 13.2
    AVOIDS_NO_ENEMY = "13.2", "Nobody avoids battle into a space with an enemy CU or PC marker.";
    /// 13.2
    AVOIDS_NO_TRIBE = "13.2", "Nobody avoids battle into the space of a Tribe that is no friend.";
    /// 13.2
    AVOIDS_OVER_NO_PASS = "13.2", "Nobody avoids battle across a mountain pass or a strait.";
    /// 13.1
    AVOIDS_TO_A_NEIGHBOUR = "13.1", "A general who avoids battle goes to an adjacent space.";
    /// 12.2
    INTERCEPTS_NEXT_DOOR = "12.2", "Only an army in an adjacent space may intercept.";
    /// 10.3
    INTERCEPTS_WITH_A_GENERAL = "10.3", "Choose the general who tries to intercept: all who try are declared before any die is rolled.";
    /// 12.3
    INTERCEPTS_OVER_NO_PASS = "12.3", "Nobody intercepts across a mountain pass or a strait.";
    /// 12.7
    ONE_INTERCEPTION_PER_SPACE = "12.7", "From each space only one interception may be tried.";
    /// 12.8
    SHUT_IN_BY_CUS = "12.8", "He is inside a city with enemy CUs before it.";
    /// 12.2
    NO_ARMY = "12.2", "Without a CU he is no army: he cannot intercept.";
    /// 12.7
    INTERCEPTION_LEAVES_TOO_FEW = "12.7", "A commander left behind keeps at least 1 CU, a consul 5.";
    /// 10.2
    TEN_INTERCEPT = "10.2", "At most 10 CUs go with a general who intercepts.";
    /// 12.5
    BACK_UP_OR_FIGHT = "12.5", "The army is intercepted: say whether it backs up or fights.";
    /// 13.4
    PURSUE_OR_STOP = "13.4", "Say with the buttons whether the army tries to go on.";
    /// 11.3
    LAND_INSIDE_OR_OUTSIDE = "11.3", "Say with the buttons whether the army lands inside the city.";
    /// 24
    ANSWER_HANNO = "24", "Say with the buttons whether Hanno takes off the PC marker.";
    /// 12.6
    COMMANDER_FIRST = "12.6", "Choose the general who commands the armies that have come together.";
    /// 9.3
    EQUALS_FIRST = "9.3", "Choose which of the generals of equal rank commands.";
}
