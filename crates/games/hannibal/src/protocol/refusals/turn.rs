//! Refusals of sections 3 to 9 and 19 to 23.

engine::laws! {
    BESIEGED = "6.3", "This city is besieged: nothing comes into it.";
    CU_NEEDS_PLACE = "6.1", "This CU goes to Carthage, to New Carthage or to a general, as its source allows.";
    RETURN_TO_CUS = "6.1", "A displaced general returns where Carthaginian CUs stand, and not inside a besieged city.";
    ROMAN_CU_NEEDS_PLACE = "6.2", "A Roman CU goes to Rome or to a Roman general.";
    THREE_IN_ITALY = "6.2", "At least three of the five CUs must be placed in Italy.";
    FIVE_TOGETHER = "6.2", "Five CUs must stand together somewhere for the new consuls: this one is needed there.";
    NO_PROCONSUL = "6.4", "Only a consul or the proconsul of the year can be proconsul.";
    CONSUL_NEEDS_FIVE = "6.5", "A consul enters where five Roman CUs stand together.";
    ROME_LAST = "6.5", "A consul enters besieged Rome only when no other place is open to him.";
    FABIUS_IN_ITALY = "24", "Fabius enters in Italy.";
    AFRICANUS_LANDS = "6.7", "Scipio Africanus enters where a Roman PC marker and no enemy CU stands: in Italy, or in a port of Spain.";
    NOT_IN_WALLS = "6.7", "Scipio Africanus is not placed inside a Walled City.";
    NO_CAMPAIGN = "7.3", "Only a Major or Minor Campaign lets Rome go first.";
    WHO_GOES_FIRST = "7.3", "First it must be settled who plays the first card.";
    NOT_IN_HAND = "5", "This card is not in your hand.";
    CARD_FIRST = "5", "Play a card first.";
    CHOOSE_FIRST = "7.2", "First choose what the card is used for.";
    ONLY_THREE_RAISES = "8.2", "Only a 3 card raises troops.";
    NOWHERE_TO_RAISE = "8.2", "None of your generals stands in a space and a province that you control, outside a besieged city.";
    RAISE_AT_HOME = "8.2", "Troops are raised in a space that you control, in a province that you control.";
    BESIEGED_RAISES_NOTHING = "20.5", "A general in a besieged city raises no troops.";
    NO_SPACE_FOR_PC = "8.2", "There is no space for one of your PC markers.";
    ENEMY_CUS = "19.2", "No PC marker is placed where enemy CUs stand.";
    NO_CU_TO_FLIP = "19.2", "An enemy PC marker is flipped only under a CU of yours.";
    OWN_PC = "19.2", "The space is yours already.";
    ENEMY_CITY = "20.1", "A Walled City is taken by siege, or by an Event.";
    TRIBE_HOLDS = "20.1", "A Tribe holds this space until it is subjugated.";
    TRUCE_FLIPS_NOTHING = "25.64", "There is a Truce: no enemy PC marker is flipped.";
    NO_OWN_PC = "15.5", "None of your PC markers is here.";
    CITY_STAYS = "15.5", "Walled Cities and Tribes are not removed: only round PC markers count.";
    NOT_A_GENERAL = "3", "This question is not about a general.";
    NOT_A_CARD = "5", "Strategy Cards are played in your own turn of the Strategy Phase.";
    NOT_ON_MAP = "6.4", "This general is not on the map.";
    WINTER = "21.2", "First say which CU is lost.";
    GENERAL_FIRST = "5", "Choose one of your generals.";
    /// 6.3, 10.7
    CITY_IS_FULL = "6.3", "The enemy is before this city, and no more CUs find room inside.";
}
