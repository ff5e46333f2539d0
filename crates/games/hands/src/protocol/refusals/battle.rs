//! Refusals of conflict.

engine::laws! {
    ATTACKING_ALREADY = "5.2.1", "You have begun a battle already.";
    NOTHING_TO_ATTACK = "5.2.1", "Your hand does not bring a Sword to any enemy location.";
    NOT_ENEMY = "5.2.1", "Only an enemy location or free Syracuse can be attacked.";
    SYRACUSE_TAKEN = "4.5", "A battle for Syracuse is being fought already.";
    NO_NEW_BATTLE = "6.2", "The end of the game is near: no new battle may begin.";
    NO_BATTLE = "5.2.2", "You take part in no battle that you can reinforce.";
    NOT_SUPPLIED = "5.2.2", "You cannot trace supply to this battle.";
    SYRACUSE_ALONE = "4.5", "Nobody reinforces the defence of free Syracuse.";
    BARRED = "7.2", "The Serpent of Africa keeps you from reinforcing this battle in this round.";
    NO_STRENGTH = "5.2.2", "This card has no strength in this battle for your side.";
    LEADERS_ARE_FREE = "5.2.2", "A Leader joins as a free action.";
    NO_LEADER = "5.2.2", "This is no Leader.";
    SHIP_IS_CLOSED = "5.2.2", "A Ship has strength only on a coast, and not where the enemy controls the Sea Zone.";
    NO_REINFORCEMENT = "5.2.2", "No card in your hand can reinforce a battle of yours.";
    NO_LEADER_IN_HAND = "5.2.2", "No Leader in your hand can join a battle of yours.";
    NOTHING_TO_RAID = "5.2.4", "Your hand can raid no enemy location.";
    NOT_RAIDED = "5.2.4", "Only an enemy location that is neither fortified nor in battle can be raided.";
    TOO_FAR = "5.2.4", "The cards in your hand do not reach that far by road.";
    NO_ENEMY_FLEET = "5.2.5", "The enemy Fleet is not in the same Sea Zone as yours.";
    BUILT_ALREADY = "5.2.5", "You have built a Warship in this round, so you cannot engage the enemy Fleet.";
    NO_SHIP_IN_HAND = "5.2.5", "Your hand has no usable card with a Ship.";
    NO_BRIBER_IN_HAND = "5.2.6", "Your hand has no card that bribes.";
    BRIBE_TOO_DEAR = "5.2.6", "A bribe costs 1 Silver.";
    PILLAGED_ALREADY = "5.3.4", "You may pillage only once a round.";
    FLEET_IN_PORT = "5.3.4", "Your Fleet is not at sea.";
    NOTHING_TO_PILLAGE = "5.3.4", "Your Fleet and your hand reach no location that can be pillaged.";
    NOT_PILLAGED = "5.3.4", "Only an enemy location on a coast that is neither fortified nor in battle can be pillaged.";
    GUARDED = "5.3.4", "The enemy Fleet is in the Sea Zone of this location.";
    BEYOND_REACH = "5.3.4", "Your Fleet pillages in its own Sea Zone for one Ship, in an adjacent one for two.";
    NO_SIEGE = "5.6.2", "You have begun no siege.";
    BEGUN_NOW = "5.6.2", "You cannot withdraw from a siege in the round in which you began it.";
    NO_SETTLER = "5.2.3", "Only a usable card with a Colonist settles this location.";
    NOT_LOST = "5.2.3", "A card of the battle is lost: no Location card, and no Leader who goes back by himself.";
    BLOCKS_NO_RAID = "5.2.4", "This card does not block this raid.";
    NOT_SAILING = "5.2.5", "Only a Leader sails from the hand.";
    NOT_BOARDING = "5.2.5", "Only Infantry from your Reserve goes aboard.";
    NOT_ABOARD = "5.2.5", "Only Infantry aboard can drown.";
    BLOCKS_NO_BRIBE = "5.2.6", "This card does not block a bribe.";
    NOT_BRIBED = "5.2.6", "Only a card from your hand or Reserve that can be bribed is given up.";
    BLOCKS_NO_PILLAGE = "5.3.4", "This card does not block this pillage.";
    NO_PORT = "5.2.5", "A beaten Fleet goes to an adjacent Sea Zone in which you control a port, or home.";
}
