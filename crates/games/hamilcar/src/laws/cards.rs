//! Refusals of Events (5.2.C1, 17.1).

engine::laws! {
    /// 5.2.C1
    NOT_NOW = "5.2.C1", "This card does not answer what happens now.";
    /// 5.2.C1
    COUNTER_ONLY = "5.2.C1", "This is a Counter Event: it is played when its text says, not as the card of your turn.";
    /// 5.2.C1
    COUNTER_FIRST = "5.2.C1", "First say whether you react with a Counter Event.";
    /// 7.1
    ACTIVATED_ALREADY = "7.1", "This card has activated him already.";
    /// 5.2.C1
    SAY_HOW = "5.2.C1", "First say how the Event is carried out.";
    /// 5.2.C1
    OTHER_SIDES_GENERAL = "5.2.C1", "The Event is about a General of the other side.";
    /// 17.1 #25
    REVOLT_IN_NUMIDIA = "17.1.25", "Carthaginian PCs are lost in Numidia, and in Libya when Numidia has none that can be lost.";
    /// 17.1 #25
    REVOLT_PUT_DOWN = "17.1.25", "Carthaginian CUs hold this space.";
    /// 17.1 #26
    MUTINY_IN_THE_FIELD = "17.1.26", "A Carthaginian Force with CUs mutinies that is not in a Walled City space of Carthage's.";
    /// 17.1 #35
    PLAGUE_NEEDS_CUS = "17.1.35", "His Army has no CU that could be lost.";
    /// 17.1 #35
    PLAGUE_BY_COMMANDER = "17.1.35", "Choose the Army by the General who commands it.";
    /// 17.1 #37
    NO_GRAIN_OUTSIDE = "17.1.37", "There is no enemy Supply Train outside a Walled City.";
    /// 17.1 #37
    NO_GRAIN_INSIDE = "17.1.37", "There is no enemy Supply Train inside a Walled City.";
    /// 17.1 #42
    DESERTERS_IN_SICILIA = "17.1.42", "A Carthaginian CU, no Elephant, deserts in the Sicilia region, not from inside a Walled City.";
    /// 17.1 #51
    DIPLOMACY_WANTS_PC = "17.1.51", "Diplomacy first wins over an enemy PC, and none is here.";
    /// 17.1 #51
    DIPLOMACY_STOPPED = "17.1.51", "Enemy Units keep this PC loyal.";
    /// 17.1 #51
    DIPLOMACY_WANTS_ROOM = "17.1.51", "Now PCs are placed in spaces without a PC.";
    /// 17.1 #52
    RAIDERS_WANTED = "17.1.52", "The raids start from a space with one of your CUs.";
    /// 17.1 #52
    NOTHING_TO_RAID = "17.1.52", "Next to this space is no enemy PC without Units.";
    /// 17.1 #52
    RAIDS_NEXT_DOOR = "17.1.52", "Raids reach the spaces next to where they start, by road or coastal sea lane.";
    /// 17.1 #52
    RAIDS_WANT_PC = "17.1.52", "No enemy PC is here: Walled Cities and Tribes are not raided.";
    /// 17.1 #52
    RAIDS_STOPPED = "17.1.52", "Enemy Units guard this PC.";
    /// 17.1 #56
    FLAMEN_IS_A_CONSUL = "17.1.56", "The rites bind a Consul.";
    /// 17.1 #56
    FLAMEN_UNPAID = "17.1.56", "The rites bind him: to activate him Rome must first give up 2 PCs, and it has too few.";
    /// 13.3.C
    NOBODY_COMMANDS = "13.3.C", "Without a General who commands there is no Battle Rating to change.";
    /// 17.1 #43
    TRIUMPH_WANTS_LOSSES = "17.1.43", "A Triumph is granted for a battle in which the enemy lost at least 2 Units.";
    /// 17.1 #43
    TRIUMPH_IN_EMPTY_SPACES = "17.1.43", "A Triumph wins spaces without any PC, Walled City or Tribe.";
    /// 17.1 #43
    TRIUMPH_WITHOUT_ENEMY = "17.1.43", "A Triumph wins no space where Carthaginian CUs stand.";
    /// 17.1 #44
    NO_SPOILS = "17.1.44", "Spoils of War are enemy PCs in the Province of a Land Battle or next to it, and there are none.";
    /// 17.1 #44
    SPOILS_ARE_PCS = "17.1.44", "Spoils of War convert enemy PCs that are no Walled Cities.";
    /// 17.1 #44
    SPOILS_ARE_NEAR = "17.1.44", "Spoils of War are taken in the Province of the battle, or next to it by road.";
    /// 17.1 #44
    SPOILS_ARE_HELD = "17.1.44", "Enemy Units hold this PC.";
    /// 17.1 #58
    NOBODY_HAS_FAILED = "17.1.58", "No General other than Hamilcar Barca commanded the losers.";
    /// 17.1 #50
    SET_THE_DIE = "17.1.50", "Good Omen is played: say what the die shall show.";
    /// 5.2.C1
    BEYOND_THE_CARD = "5.2.C1", "The text of this card does not reach this space.";
    /// 5.2.C1
    CHOOSE_A_LOSS = "5.2.C1", "The Event costs a CU: say with the buttons which kind.";
    /// 5.2.C1
    EVENT_OUTRATED = "5.2.C1", "His Strategy Rating is too high for this Event, and Supply Trains help Operations alone.";
    /// 5.2.C1
    ELSEWHERE = "5.2.C1", "The Event activates a General in the space it works on.";
    /// 5.2.C1
    YES_OR_NO = "5.2.C1", "Answer the Event with the buttons.";
    /// 14.5.A
    NOT_BESIEGED = "14.5.A", "No Walled City of yours is Besieged here.";
    /// 5.2.C1
    NOBODY_INSIDE = "5.2.C1", "No CU of yours is inside the walls to do it.";
    /// 17.1 #3
    BOTH_TRAINS = "17.1.3", "Both Siege Trains are on the board: the Event cannot be played.";
    /// 17.1 #3
    ONE_TRAIN_A_CITY = "17.1.3", "A Siege Train of yours is before this city already.";
    /// 5.2.C1
    NO_ENEMY_CITY = "5.2.C1", "There is no enemy Walled City.";
    /// 5.2.C1
    ARMY_WANTED = "5.2.C1", "A General of yours with 3 CUs or more must stand before the walls.";
    /// 17.1 #4
    TRAITOR_WANTS_SUPREMACY = "17.1.4", "No traitor opens a Large Walled City to a side without Naval Supremacy.";
    /// 17.1 #9
    HIERO_IS_NOT_PRESSED = "17.1.9", "Syracusae must be Carthaginian, and a Roman General with 3 CUs or more in its space with no Carthaginian CU outside the walls.";
    /// 17.1 #46
    CITADEL_IS_HERE = "17.1.46", "The Citadel is in this city already.";
    /// 17.1 #46
    CITADEL_WANTS_CITY = "17.1.46", "The Citadel goes to a Walled City of yours.";
    /// 17.1 #53
    NO_POINTS_ON_TRIBE = "17.1.53", "No Tribe with a Subjugation Point on it is here.";
    /// 17.1 #13
    NO_HARBOUR = "17.1.13", "The city has no port by which anything could come in.";
    /// 5.1.D
    ENEMY_HOLDS_IT = "5.1.D", "Enemy CUs hold the space: nothing is placed among them.";
    /// 5.2.C1
    MUST_SAIL = "5.2.C1", "The Event activates him for a Naval Movement: first he has to put to sea.";
    /// 5.2.C1
    AWAY_FROM_THE_SEA = "5.2.C1", "The Event wants a Naval Movement, and from there he would no longer reach the sea.";
}
