//! Refusals of sections 3 to 9 and 19 to 23.

engine::laws! {
    /// 6.3
    BESIEGED = "6.3", "This city is besieged: nothing comes into it.";
    /// 6.1
    CU_NEEDS_PLACE = "6.1", "This CU goes to Carthage, to New Carthage or to a general, as its source allows.";
    /// 6.1
    RETURN_TO_CUS = "6.1", "A displaced general returns where Carthaginian CUs stand, and not inside a besieged city.";
    /// 6.2
    ROMAN_CU_NEEDS_PLACE = "6.2", "A Roman CU goes to Rome or to a Roman general.";
    /// 6.2
    THREE_IN_ITALY = "6.2", "At least three of the five CUs must be placed in Italy.";
    /// 6.2
    FIVE_TOGETHER = "6.2", "Five CUs must stand together somewhere for the new consuls: this one is needed there.";
    /// 6.4
    NO_PROCONSUL = "6.4", "Only a consul or the proconsul of the year can be proconsul.";
    /// 6.5
    CONSUL_NEEDS_FIVE = "6.5", "A consul enters where five Roman CUs stand together.";
    /// 6.5
    ROME_LAST = "6.5", "A consul enters besieged Rome only when no other place is open to him.";
    /// 24
    FABIUS_IN_ITALY = "24", "Fabius enters in Italy.";
    /// 6.7
    AFRICANUS_LANDS = "6.7", "Scipio Africanus enters where a Roman PC marker and no enemy CU stands: in Italy, or in a port of Spain.";
    /// 6.7
    NOT_IN_WALLS = "6.7", "Scipio Africanus is not placed inside a Walled City.";
    /// 7.3
    NO_CAMPAIGN = "7.3", "Only a Major or Minor Campaign lets Rome go first.";
    /// 7.3
    WHO_GOES_FIRST = "7.3", "First it must be settled who plays the first card.";
    /// 5
    NOT_IN_HAND = "5", "This card is not in your hand.";
    /// 5
    CARD_FIRST = "5", "Play a card first.";
    /// 7.2
    CHOOSE_FIRST = "7.2", "First choose what the card is used for.";
    /// 8.2
    ONLY_THREE_RAISES = "8.2", "Only a 3 card raises troops.";
    /// 8.2
    NOWHERE_TO_RAISE = "8.2", "None of your generals stands in a space and a province that you control, outside a besieged city.";
    /// 8.2
    RAISE_AT_HOME = "8.2", "Troops are raised in a space that you control, in a province that you control.";
    /// 20.5
    BESIEGED_RAISES_NOTHING = "20.5", "A general in a besieged city raises no troops.";
    /// 8.2
    NO_SPACE_FOR_PC = "8.2", "There is no space for one of your PC markers.";
    /// 19.2
    ENEMY_CUS = "19.2", "No PC marker is placed where enemy CUs stand.";
    /// 19.2
    NO_CU_TO_FLIP = "19.2", "An enemy PC marker is flipped only under a CU of yours.";
    /// 19.2
    OWN_PC = "19.2", "The space is yours already.";
    /// 20.1
    ENEMY_CITY = "20.1", "A Walled City is taken by siege, or by an Event.";
    /// 20.1
    TRIBE_HOLDS = "20.1", "A Tribe holds this space until it is subjugated.";
    /// 25, 64
    TRUCE_FLIPS_NOTHING = "25.64", "There is a Truce: no enemy PC marker is flipped.";
    /// 15.5
    NO_OWN_PC = "15.5", "None of your PC markers is here.";
    /// 15.5
    CITY_STAYS = "15.5", "Walled Cities and Tribes are not removed: only round PC markers count.";
    /// 3
    NOT_A_GENERAL = "3", "This question is not about a general.";
    /// 5
    NOT_A_CARD = "5", "Strategy Cards are played in your own turn of the Strategy Phase.";
    /// 6.4
    NOT_ON_MAP = "6.4", "This general is not on the map.";
    /// 21.2
    WINTER = "21.2", "First say which CU is lost.";
    /// 5
    GENERAL_FIRST = "5", "Choose one of your generals.";
    /// 6.3, 10.7
    CITY_IS_FULL = "6.3", "The enemy is before this city, and no more CUs find room inside.";
}
