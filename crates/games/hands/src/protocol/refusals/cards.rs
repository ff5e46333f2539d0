//! Refusals of cards: what they cannot be used for.

engine::laws! {
    NOT_IN_HAND = "4.2", "This card is not in your hand.";
    PAYS_ALREADY = "4.2", "This card pays for something else already.";
    NOT_A_CARD = "4.2", "This question wants no card.";
    NOT_A_PLACE = "4.2", "This question is not about a place on the map.";
    LOST = "4.4", "You do not control this location: its card can only be discarded, reserved or returned.";
    OUT_OF_SUPPLY = "4.4", "This location is out of supply: its card can only be discarded, reserved or returned.";
    EMBATTLED = "5.2.1", "This location is in battle: its card can only be discarded, reserved or returned.";
    NOT_CONNECTED_CARD = "5.1.1", "This is no card of a location that is connected with the target.";
    NOT_CONNECTED = "5.1.1", "No usable Location card in your hand is connected with this location.";
    CANNOT_PAY = "5.1.1", "The other cards in your hand do not pay for the rest.";
    NO_WAGON = "5.1.1", "This card has no Wagon.";
    NO_SHIP = "5.1.1", "This card has no Ship.";
    NO_COLONIST = "5.1.1", "This card has no Colonist.";
    NO_SWORD = "5.2.1", "This card has no Sword.";
    NO_FORTIFICATION = "5.1.3", "This is no Fortification card.";
    NO_RAIDER = "5.2.4", "You cannot raid with this card.";
    NO_BRIBER = "5.2.6", "You cannot bribe with this card.";
    NO_MERCHANT = "5.3.3", "This is no Merchant.";
    NO_COIN = "5.3.1", "This is no Location card with a coin.";
    NO_WINE = "5.3.3", "This card has no Wine.";
    NO_DRAWING = "4", "This card draws no others.";
    NOT_YOURS = "5.4.1", "This card cannot be drafted by your side.";
    TOO_DEAR = "5.4.1", "You have too little Silver for this card.";
    NO_MANPOWER = "5.4.1", "This card needs a Colonist from your hand too.";
    DEARER_DISCARD = "5.4.2", "Each further discard costs 1 Silver more than the last: you have too little.";
    CAPITAL_STAYS = "5.4.3", "The card of a capital is never returned.";
    NOT_IN_ROW = "5.5.1", "This card is not in the row of strategy cards.";
    OTHERS_STRATEGY = "5.5.1", "Only the other side may buy this strategy card.";
    STRATEGY_TOO_DEAR = "5.5.1", "You have too little Silver for this strategy card and its place in the row.";
    CYCLE_TOO_DEAR = "5.5.3", "You have too little Silver to cycle so many.";
    RANSOM_TOO_HIGH = "4.7", "You have too little Silver to prevent the rebellion.";
    NOT_RESTLESS = "4.7", "Only a location in Sicily or Corsica-Sardinia that is neither fortified nor in battle rebels.";
    NO_TRAITOR = "4.7", "There is no traitor here.";
    NO_LEADER_TO_LOSE = "4.7", "The Event takes one of your Leaders.";
    NOT_UNPAID = "4.7", "The Event asks for each mercenary in your hand and Reserve once.";
    NO_DESERTER = "4.7", "Only Infantry and Cavalry in your hand and Reserve desert.";
    NOT_IN_DISCARDS = "7.2", "Only a card from your Discard pile comes back.";
    NOT_YOURS_TO_RETURN = "7.2", "Only a card from your hand or Discard pile is returned.";
    NOT_BETRAYED = "7.2", "Only a card from the enemy's hand or Reserve that can be bribed is betrayed.";
}
