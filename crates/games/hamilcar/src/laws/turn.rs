//! Refusals of sections 2 to 6 and 15.

engine::laws! {
    /// 2.1.D
    PC_ON_TRIBE = "2.1.D", "A Tribe holds this space: it must be Subjugated before a marker can stand here.";
    /// 2.1.B
    OWN_CITY = "2.1.B", "Your Walled City counts as a PC here: the space is yours already.";
    /// 2.1.C
    ENEMY_CITY = "2.1.C", "A Walled City cannot be flipped with OPs: it must be Sieged.";
    /// 2.1.B
    OWN_PC = "2.1.B", "One of your PCs is here already.";
    /// 5.2.C2.2
    NO_CU_TO_FLIP = "5.2.C2.2", "To flip an enemy PC you need at least 1 CU in its space.";
    /// 15.3.D
    PEACEFUL_FLIPS_NOTHING = "15.3.D", "The Miat is Peaceful: as in a Truce you may not flip enemy PCs.";
    /// 17.1 #49
    TRUCE_FLIPS_NOTHING = "17.1.49", "There is a Truce: you may not flip enemy PCs.";
    /// 5.2.C2.2
    ENEMY_CUS = "5.2.C2.2", "No PC can be placed where enemy CUs stand.";
    /// 15.3.A
    MIAT_FIRST = "15.3.A", "The first PC that Carthage removes must come from the Miat.";
    /// 4.1
    CITY_IS_NO_PC = "4.1", "Walled Cities are not removed: only round PCs count here.";
    /// 2.1.B
    NO_OWN_PC = "2.1.B", "None of your PCs is here.";
    /// 15.3.A
    SLOT_TAKEN = "15.3.A", "Each slot of the Miat takes one PC, and this one has its own.";
    /// 2.1.G
    ON_THE_MIAT = "2.1.G", "This PC goes to a free slot of the Miat.";
    /// 2.2.A
    GENERAL_GONE = "2.2.A", "This General is eliminated: he and his card have left the game.";
    /// 2.2.B
    GENERAL_IN_POOL = "2.2.B", "This General waits in the pool: he may come in a Reinforcement Phase.";
    /// 3.1
    GENERAL_TO_COME = "3.1", "This General has not entered the game yet.";
    /// 2.3.A
    NOT_A_GENERAL = "2.3.A", "No General is asked for here, but a space, Units or a marker.";
    /// 2.4.A
    NOT_A_CARD = "2.4.A", "First answer what is asked; a Strategy Card is played when it is your turn.";
    /// 5.3.A
    WINTER = "5.3.A", "It is winter: no Force moves now.";
    /// 5.2.C
    CHOOSE_FIRST = "5.2.C", "First choose what the OPs of the card do.";
    /// 5.6
    NO_TRAIN_HERE = "5.6", "None of your Supply Trains is here.";
    /// 5.2.B
    WHO_GOES_FIRST = "5.2.B", "First it must be settled who plays the first card.";
    /// 5.2.B
    NO_CAMPAIGN = "5.2.B", "Only a Major or Minor Campaign lets you play first.";
    /// 5.2.C3
    NO_MERCENARY = "5.2.C3", "Both Mercenaries have been hired.";
    /// 5.2.C3
    MERCENARY_COSTS = "5.2.C3", "The Miat, the council of Carthage, has fewer PCs than a Mercenary costs this turn.";
    /// 5.2.C3
    NO_PORT_FOR_MERCENARY = "5.2.C3", "There is no port of yours where he could land.";
    /// 5.2.C3
    MERCENARY_NEEDS_PORT = "5.2.C3", "A Mercenary lands in a port that you control.";
    /// 5.2.C3
    XANTHIPPUS_LANDS_IN_AFRICA = "5.2.C3", "Xanthippus lands in Africa.";
    /// 5.2.C3
    MERCENARY_AMONG_ENEMIES = "5.2.C3", "Enemy CUs hold this port.";
    /// 5.2.C3
    PAID_FROM_MIAT = "5.2.C3", "A Mercenary is paid with PCs from the Miat.";
    /// 16.3
    CONTRACT_FIRST = "16.3", "First say whether Xanthippus stays.";
    /// 5.2.C4
    DICTATOR_TOO_SOON = "5.2.C4", "In turn 1 no Dictator is designated.";
    /// 5.2.C4
    CALATINUS_IN_PLAY = "5.2.C4", "A. Atilius Calatinus is in office already.";
    /// 5.2.C4
    DICTATOR_NEEDS_DANGER = "5.2.C4", "Carthage must be ahead by at least 3 on the Provincial Display.";
    /// 5.2.C4
    DICTATOR_BY_BUTTON = "5.2.C4", "This card is not in your hand: a Dictator is designated instead of playing a card, by its own button.";
    /// 16.4
    NOTHING_BLOCKADED = "16.4", "None of your Walled Cities is Besieged.";
    /// 16.4
    RUNNERS_NEED_TRAIN = "16.4", "You have no Supply Train in a Major Port of yours.";
    /// 16.4
    RUNNERS_NEED_WARSHIP = "16.4", "You have no Ready Warship at port.";
    /// 16.4
    NOT_BLOCKADED = "16.4", "The runners go to a Besieged Walled City of yours.";
    /// 16.4
    RUNNERS_LOAD_IN_PORT = "16.4", "The runners take a Supply Train from a Major Port of yours.";
    /// 16.4
    DISCARD_FIRST = "16.4", "First choose the card you discard.";
    /// 16.5
    INSTABILITY_AT_HOME = "16.5", "The PC must come from the Region of the Tribes, as long as one is there.";
    /// 16.2
    CONSUL_FROM_POOL = "16.2", "A Consul is selected from the pool.";
    /// 17.2 Duilius
    DUILIUS_UNPAID = "17.2.Duilius", "C. Duilius can be elected Proconsul only if his price was paid from the War Chest.";
    /// 17.2 Duilius
    DUILIUS_PAID = "17.2.Duilius", "The price for C. Duilius is paid.";
    /// 5.2.C
    CARD_FIRST = "5.2.C", "First choose the card you play.";
    /// 5.2.B
    CAMPAIGN_IS_USED = "5.2.B", "A Campaign played to go first is used for its OPs or its Event.";
    /// 5.2.C1
    NOT_YOUR_EVENT = "5.2.C1", "This Event is in your opponent's colour: you can use the card's OPs only.";
    /// 5.2.C2.1
    TOO_FEW_OPS = "5.2.C2.1", "His Strategy Rating is higher than the OPs of this card, and no Supply Train in his space makes up for it.";
    /// 2.3.D1
    TOO_FEW_TRAINS = "2.3.D1", "His space has too few Supply Trains to make up for the OPs that this card lacks.";
    /// 5.2.C2.1
    NOBODY_TO_ACTIVATE = "5.2.C2.1", "None of your Generals can be activated with the OPs of this card.";
    /// 5.2.C2.1
    NO_GENERAL_HERE = "5.2.C2.1", "None of your Generals is here.";
    /// 2.2.A
    CHOOSE_THE_GENERAL = "2.2.A", "Choose the General himself, not his space.";
    /// 2.3.E1
    FORCE_NEEDS_GENERAL = "2.3.E1", "Your Force here has no General: it cannot move, and no troops are raised with it.";
    /// 14.5.A
    NO_TROOPS_BESIEGED = "14.5.A", "A General in a Besieged Walled City cannot Raise Troops.";
    /// 2.3.D2
    WALLS_FULL_OF_TRAINS = "2.3.D2", "The enemy stands outside, and the walls hold no more Supply Trains.";
    /// 5.2.C
    NOT_IN_HAND = "5.2.C", "This card is not in your hand.";
    /// 5.2.C2.2
    NO_SPACE_FOR_PC = "5.2.C2.2", "There is no space where you could place or flip a PC.";
    /// 5.2.C2.3
    NO_TROOPS_WITH_THIS = "5.2.C2.3", "Troops are raised with a 3-OP card that carries the infantry symbol.";
    /// 5.2.C2.3
    NOBODY_RAISES_TROOPS = "5.2.C2.3", "None of your Generals is where troops can be raised.";
    /// 5.2.C2.3
    TROOPS_NEED_SPACE = "5.2.C2.3", "Troops are raised only in a space that you control.";
    /// 5.2.C2.3
    TROOPS_NEED_PROVINCE = "5.2.C2.3", "Troops are raised only in a Province that you control.";
    /// 2.4.A
    NO_SHIPS_WITH_THIS = "2.4.A", "Warships are built with a 3-OP card that shows ships beside its OPs.";
    /// 2.3.F
    NO_SHIPS_LEFT = "2.3.F", "All your 10 Warships are in play or on the Turn Track.";
    /// 2.3.F
    NOTHING_TO_REFIT = "2.3.F", "None of your Warships at port is Spent.";
    /// 5.2.C2.5
    NO_SPACE_FOR_TRAIN = "5.2.C2.5", "There is nobody to take a Supply Train, and no city of yours that could.";
    /// 5.1.D
    BESIEGED_TAKES_NOTHING = "5.1.D", "Nothing comes into a Besieged Walled City.";
    /// 2.1.C
    WALLS_FULL = "2.1.C", "The enemy stands outside, and the walls hold no more.";
    /// 2.3.E2
    TRAIN_NEEDS_ARMY = "2.3.E2", "A Supply Train goes to an Army, a General with Units, or into a Walled City of yours.";
    /// 5.6
    TRAIN_NEEDS_GENERAL = "5.6", "A Supply Train goes to a General or into a Walled City of yours.";
    /// 15.3.A
    MIAT_FULL = "15.3.A", "Every slot of the Miat has its PC.";
    /// 5.1.B
    CU_NEEDS_GENERAL_OR_CITY = "5.1.B", "The CU goes to one of your Generals or into a Walled City of yours.";
    /// 5.1.B
    GENERAL_NEEDS_CUS_OR_CITY = "5.1.B", "He goes where CUs of yours are, or into a Walled City of yours.";
    /// 5.1.C
    CONSUL_NEEDS_3_CUS = "5.1.C", "A new Consul goes where at least 3 Roman CUs are.";
    /// 5.1.B
    MIAT_CU = "5.1.B", "What the Miat gives comes to Carthago or to port.";
    /// 2.3.F
    HOW_MANY_SHIPS = "2.3.F", "Say how many Warships it shall be.";
    /// 2.2.C3
    PROCONSUL_WAS_CONSUL = "2.2.C3", "Only a Consul can be elected Proconsul.";
    /// 2.2.D1
    CHOOSE_REFORM = "2.2.D1", "First choose the Naval Reform that he introduces.";
    /// 5.1.C
    ONE_LEVEL_A_TURN = "5.1.C", "Seamanship rises one level in a turn at most.";
    /// 15.4.A
    SEAMANSHIP_IS_EXCELLENT = "15.4.A", "Seamanship is Excellent already.";
    /// 2.3.E3
    CONSUL_KEEPS_3_CUS = "2.3.E3", "A Consul in Roma must keep at least 3 CUs.";
    /// 5.1.C
    CONVERTS_BY_RATING = "5.1.C", "He converts no more CUs than his Battle Rating.";
}
