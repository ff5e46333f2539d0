//! Refusals of sections 7 and 10 to 12, of what an army may be made of, and of the way to Africa and out of it.

engine::laws! {
    /// 7.2.A
    NO_ROAD = "7.2.A", "No road leads there from where the army stands.";
    /// 7.2.A
    HERE_ALREADY = "7.2.A", "The army stands here already.";
    /// 7.1
    HE_MARCHES = "7.1", "He is on the march already: choose where he goes.";
    /// 7.1
    ANOTHER_MARCHES = "7.1", "Another General is activated: each finishes his move before the next begins.";
    /// 2.2.E2
    OUTRANKS = "2.2.E2", "He is of higher rank than the General who marches: he does not go along.";
    /// 7.1
    LEADS_NO_SUPERIOR = "7.1", "A General who outranks him has landed with him: by land he leads no such General. Choose first who and what goes along.";
    /// 7.1
    NO_CARD_ON_THE_MARCH = "7.1", "A General is on the move: the next card is played when he is done.";
    /// 7.1
    NO_MPS = "7.1", "The General has too few Movement Points left.";
    /// 7.2.A
    STRAIT_COSTS_TWO = "7.2.A", "To cross the Strait by land costs 2 Movement Points, and 1 is left.";
    /// 7.2.A
    STRAIT_NOT_HELD = "7.2.A", "By land you cross the Strait only from a Walled City that you control.";
    /// 7.2.B
    STOPPED = "7.2.B", "The army has had to stop: it moves no further in this activation.";
    /// 7.2.A
    ALONE_AMONG_UNITS = "7.2.A", "A General without CUs may not enter a space with enemy Units.";
    /// 7.2.A
    ENDS_BESIDE_A_GENERAL = "7.2.A", "A General without CUs may not end his move beside an enemy General who has none either.";
    /// 7.2.D
    BESIEGED = "7.2.D", "Nobody goes in or out of a Besieged Walled City except in a Sortie.";
    /// 15.3.D
    TRUCE = "15.3.D", "The Miat is Peaceful: as in a Truce, no Army of Carthage enters a space with enemy CUs or an enemy PC.";
    /// 17.1 #49
    TRUCE_AGREED = "17.1.49", "There is a Truce: no Army enters a space with enemy CUs or an enemy PC.";
    /// 2.3.E3
    CONSUL_WANTS_CUS = "2.3.E3", "The Consul here has fewer than 3 CUs: the Proconsul must leave him enough, or stop.";
    /// 2.3.E3
    CONSUL_KEEPS_THREE = "2.3.E3", "No Consul may be left with fewer than 3 CUs by your own choice.";
    /// 2.2.A
    LEFT_UNGUARDED = "2.2.A", "A General who stays where enemy Units are needs at least 1 CU.";
    /// 2.2.A
    TEN_UNITS = "2.2.A", "An activated General commands at most 10 Units.";
    /// 7.1
    ARRANGED = "7.1", "Units have been taken up and dropped here already.";
    /// 7.1
    NOBODY_ELSE = "7.1", "There is nothing here to take up or to drop.";
    /// 2.3.D4
    NO_TRAIN = "2.3.D4", "None of your Supply Trains is in the General's space.";
    /// 2.3.D3
    NO_TRAIN_BEFORE_WALLS = "2.3.D3", "No enemy Supply Train without a CU stands before walls in which the army is.";
    /// 2.3.D3
    ARMY_CAPTURES = "2.3.D3", "Only an Army captures Supply Trains: the General needs a CU with him.";
    /// 2.1.A
    NO_PORT = "2.1.A", "This space is no port.";
    /// 7.1
    SAILED_ALREADY = "7.1", "Only one Naval Movement is allowed in an activation, and it has been made.";
    /// 7.3.B
    BESIEGED_PORT = "7.3.B", "A General in a Besieged Walled City may not go to sea.";
    /// 2.3.G
    FIVE_WARSHIPS = "2.3.G", "A Fleet has at most 5 Warships.";
    /// 7.3.C
    TEN_IN_FLEET = "7.3.C", "Warships, CUs and Supply Trains in a Fleet are at most 10 together.";
    /// 7.3.A
    NO_LANE = "7.3.A", "No sea lane leads there from where the Fleet lies.";
    /// 7.3.A
    AT_ANCHOR = "7.3.A", "The Fleet lies here already.";
    /// 7.3.C
    HE_SAILS = "7.3.C", "He is aboard: choose where the Fleet goes.";
    /// 7.3.B
    NOT_YET_SAILED = "7.3.B", "The Fleet has not left its port yet.";
    /// 15.4.B
    BEYOND_SEAMANSHIP = "15.4.B", "Roman Seamanship allows no longer Naval Movement.";
    /// 7.3.B
    NO_LANDING = "7.3.B", "The Fleet could neither land there nor sail on to where it can.";
    /// 15.6
    AFRICA_CLOSED = "15.6", "Rome sails to Africa only with an Africanus, with Excellent Seamanship, or with Good Seamanship and Syracusae.";
    /// 15.3.C
    NEUTRAL_KEEPS_IN_AFRICA = "15.3.C", "The Miat is Neutral: no CUs and Supply Trains of Carthage leave Africa.";
    /// 15.3.D
    PEACEFUL_KEEPS_IN_AFRICA = "15.3.D", "The Miat is Peaceful: no CUs and Supply Trains of Carthage leave Africa.";
    /// 2.1.C
    NO_ROOM_INSIDE = "2.1.C", "The walls hold no more CUs, or no more Supply Trains.";
    /// 10.2
    INSIDE_NEED_NOT_AVOID = "10.2", "He is inside the walls, where no Land Battle reaches him.";
    /// 11.1
    AVOIDS_NOT_HERE = "11.1", "Only a General in the space that the enemy has entered may try to avoid battle.";
    /// 11.1
    AVOID_WHERE_LATER = "11.1", "Choose the General who tries; where he goes is chosen once his die has succeeded.";
    /// 11.2
    FAILED_TO_INTERCEPT = "11.2", "He has failed to Intercept this army before, so he cannot avoid it now.";
    /// 11.1
    AVOID_LEAVES_TOO_FEW = "11.1", "Generals left behind keep at least 1 CU, a Consul 3.";
    /// 11.2
    TEN_AVOID = "11.2", "At most 10 Units go with a General who avoids battle.";
    /// 11.2
    NOWHERE_TO_AVOID = "11.2", "There is no space to which he could avoid battle.";
    /// 11.2
    ENEMY_CAME_FROM_THERE = "11.2", "The enemy has just come from there.";
    /// 11.2
    AVOIDS_NO_ENEMY = "11.2", "Nobody avoids battle into a space with an enemy Unit or PC.";
    /// 11.2
    AVOIDS_NO_TRIBE = "11.2", "Nobody avoids battle into a Tribe's space.";
    /// 11.2
    AVOIDS_OVER_NO_STRAIT = "11.2", "Nobody avoids battle across the Strait except by sea, with an Admiral.";
    /// 2.2.D1
    ADMIRAL_TO_AVOID_BY_SEA = "2.2.D1", "Only an Army with an Admiral avoids battle by sea.";
    /// 11.1
    AVOIDS_TO_OWN_PORT = "11.1", "By sea battle is avoided only into a port of your own.";
    /// 15.3.C
    AVOIDS_WITHIN_AFRICA = "15.3.C", "The Miat is not Warlike: CUs and Supply Trains may not leave Africa to avoid battle either.";
    /// 11.1
    AVOIDS_TO_A_NEIGHBOUR = "11.1", "A General who avoids battle goes to an adjacent space.";
    /// 11.1
    AVOIDS_AWAY = "11.1", "He leaves this space: there is no city of his here to shelter him.";
    /// 12.1
    INTERCEPTS_NEXT_DOOR = "12.1", "Only an Army in a space adjacent by road may Intercept.";
    /// 12.1
    INTERCEPTS_WITH_A_GENERAL = "12.1", "Choose the General who tries to Intercept.";
    /// 12.2
    INTERCEPTS_OVER_NO_STRAIT = "12.2", "Nobody Intercepts across the Strait.";
    /// 12.1
    ONE_INTERCEPTION_PER_SPACE = "12.1", "From each space only one Interception may be declared.";
    /// 12.2
    SHUT_IN_BY_CUS = "12.2", "He is inside a Walled City with enemy CUs before it.";
    /// 12.1
    NO_ARMY = "12.1", "Without a CU he is no Army: he cannot Intercept.";
    /// 12.1
    INTERCEPTION_LEAVES_TOO_FEW = "12.1", "Generals left behind by an Interception keep at least 1 CU, a Consul 3.";
    /// 12.2
    TEN_INTERCEPT = "12.2", "At most 10 Units go with a General who Intercepts.";
    /// 7.1
    COMPANY_HAS_MOVED = "7.1", "Somebody in the army has moved 4 MPs with this card, or has fought, and moves no further: choose who stays.";
    /// 7.1
    ONE_ATTEMPT_PER_CARD = "7.1", "Only one attempt on the same city or Tribe is made with one card.";
    /// 14.1
    FOUGHT_ALREADY = "14.1", "He has fought in this activation, and so makes no Siege attempt in it.";
    /// 17.2 Carthalo
    WHOLE_ACTIVATION = "17.2.Carthalo", "This takes a whole activation: he has done something else already.";
    /// 2.2.E1
    SUBORDINATE = "2.2.E1", "A subordinate General does not use his ability.";
    /// 17.2 Carthalo
    NOTHING_TO_FLIP = "17.2.Carthalo", "Next to him is no enemy PC without Units.";
    /// 17.2 Carthalo
    RAIDS_NEXT_DOOR = "17.2.Carthalo", "His raid reaches the spaces next to his, by road or coastal sea lane.";
    /// 17.2 Carthalo
    RAIDS_WANT_PC = "17.2.Carthalo", "No enemy PC is here: Walled Cities and Tribes are not raided.";
    /// 17.2 Carthalo
    RAIDS_STOPPED = "17.2.Carthalo", "Enemy Units guard this PC.";
    /// 17.2 Himilco
    NO_WALLS_TO_REPAIR = "17.2.Himilco", "He removes a Siege Point only from the Besieged city that he is in.";
    /// 17.2 Vulso
    NO_SUCH_SHIP = "17.2.Vulso", "There is no such Warship at port.";
    /// 17.2 Vulso
    ANSWER_VULSO = "17.2.Vulso", "Say with the buttons which Warship becomes a CU, if any.";
    /// 17.2 Valerius
    ANSWER_VALERIUS = "17.2.Valerius", "Say with the buttons whether the PC here is flipped.";
    /// 7.2.E
    OVERRUN_OR_FIGHT = "7.2.E", "Say first whether the lone CU is overrun or fought.";
    /// 14.1
    FOUGHT_AT_SEA = "14.1", "He has taken part in a Naval Battle in this activation: he may make no attempt now.";
    /// 7.1
    WARSHIPS_HAVE_SAILED = "7.1", "Warships have sailed 4 MPs with this card, or too many of them for this lane, or have fought: they sail no further.";
}
