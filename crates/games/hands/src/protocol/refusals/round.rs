//! Refusals of actions.

engine::laws! {
    NO_ACTION_LEFT = "4.2", "You have taken all actions of this round.";
    ACTIONS_LEFT = "4.2", "You must take all actions of your round.";
    NO_TOWN = "5.1.1", "No Town token is left in your stock.";
    OCCUPIED = "5.1.1", "Only an unoccupied location can be settled.";
    NOTHING_TO_SETTLE = "5.1.1", "Your hand reaches no unoccupied location.";
    SEA_IS_CLOSED = "5.1.1", "The enemy controls the Sea Zone before this location.";
    NO_CITY = "5.1.2", "No City token is left in your stock.";
    NO_TOWN_TO_DEVELOP = "5.1.2", "You have no Town here that can become a City: it takes a location worth 2 VP or more.";
    NOTHING_TO_DEVELOP = "5.1.2", "Your hand has no card of such a Town together with a Colonist.";
    NO_OWN_CARD = "5.1.2", "The card of this location is not usable in your hand.";
    NO_FORTIFICATION_LEFT = "5.1.3", "All Fortification tokens are on the map.";
    FORTIFIED = "5.1.3", "This location is fortified.";
    NOT_YOUR_LOCATION = "5.1.3", "You do not control this location.";
    NO_CARD_OF_LOCATION = "5.1.3", "Fortifying takes the card of this location, and your hand has no usable one.";
    FORTIFYING_TOO_DEAR = "5.1.3", "Fortifying costs 3 Silver: you have too little.";
    NOTHING_TO_FORTIFY = "5.1.3", "Your hand has no Fortification card together with the card of a location.";
    NO_COIN_IN_HAND = "5.3.1", "Your hand has no usable Location card with a coin.";
    NOTHING_TO_TRADE = "5.3.2", "Your hand has no Ship together with a coin.";
    NOTHING_TO_SELL = "5.3.3", "Your hand has no Merchant together with Wine.";
    NOTHING_TO_DRAFT = "5.4.1", "You cannot pay for any card in your Empire deck.";
    EMPTY_HAND = "5.4.2", "Your hand is empty.";
    RETURNED_ALREADY = "5.4.3", "You may return only one card a round.";
    NOTHING_TO_RETURN = "5.4.3", "Your hand has no card that can be returned.";
    RESERVE_IS_FULL = "5.4.4", "Your Reserve is full.";
    RESERVE_IS_EMPTY = "5.4.5", "Your Reserve is empty.";
    RETRIEVING_TOO_DEAR = "5.4.5", "All cards of the Reserve come back together, for 1 Silver each: you have too little.";
    STRATEGY_IN_PLAY = "4.6", "You have a strategy card in play: discard it first.";
    NOTHING_TO_BUY = "5.5.1", "No strategy card in the row is both open to your side and within your means.";
    NO_STRATEGY = "5.5.2", "You have no strategy card in play.";
    NO_WARSHIP = "5.6.1", "Your Fleet has no Warship.";
    NOT_ADJACENT = "5.6.1", "The Fleet sails to an adjacent Sea Zone or to its Home Port.";
    FLEET_IS_FULL = "5.6.3", "A Fleet has at most 8 Warships.";
    ENGAGED_ALREADY = "5.6.3", "You have engaged a Fleet in this round, so you cannot build a Warship.";
    BUILDING_TOO_DEAR = "5.6.3", "You have too little Silver for a Warship.";
    NO_COLONIST_IN_HAND = "5.6.3", "Your hand has no usable card with a Colonist.";
    PASSED_ALREADY = "5.6.4", "You may pass only once a round.";
    NOTHING_TO_DRAW_WITH = "4", "Your hand has no card that draws others.";
    NO_DEUS = "7.2", "You have no Deus Ex Machina card to play.";
    DEUS_TOO_DEAR = "7.2", "You have too few VP or too little Silver for this card.";
    DEUS_TOO_LATE = "7.2", "A condition that ends the game is met: Deus Ex Machina cards are no longer played.";
    DEUS_IN_VAIN = "7.2", "This card would do nothing now.";
}
