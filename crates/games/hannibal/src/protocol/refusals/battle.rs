//! Refusals of sections 14 to 17 and 20.

engine::laws! {
    NO_CARD_IN_BATTLE = "14.1", "No card is asked for here: answer on the map or with the buttons.";
    NOT_YOUR_BATTLE_CARD = "14.6", "This Battle Card is not in your hand.";
    PLAY_A_BATTLE_CARD = "14.6", "A battle round is under way: play a Battle Card or use the buttons.";
    DOES_NOT_MATCH = "14.7", "This card does not match: it takes one of exactly the same type, or a Reserve.";
    ANSWER_THE_INITIATIVE = "14.8", "Say with the buttons whether you try to become the attacker.";
    NAME_THE_TYPE = "14.9", "Say with the buttons which type the card stands for.";
    CHOOSE_A_CASUALTY = "14.11", "The battle costs CUs: say with the buttons which kind is lost.";
    ELEPHANT_FIRST = "14.12", "The first CU that this costs is one with Elephants.";
    ELEPHANT_DUE = "17.2", "The die takes a CU with Elephants first.";
    RETREAT_NO_ROAD = "15.1", "No road leads there from where the force stands: a retreat goes space by space.";
    RETREAT_NEAREST = "15.1", "Another way ends sooner and costs no more CUs: a retreat goes to the nearest end.";
    RETREAT_IS_WHOLE = "15.1", "The whole force retreats together with all its generals: choose the next space.";
    RETREAT_OVER_PASS = "15.2", "No retreat crosses a mountain pass or a strait.";
    RETREAT_TO_ORIGIN = "15.2", "The attacker came from there: the defender does not retreat through that space.";
    RETREAT_NOT_BACK = "15.2", "A retreat does not come back to the space of the battle.";
    RETREAT_NO_END = "15.3", "From there no end of the retreat can be reached within four spaces.";
    CHOOSE_A_STRAGGLER = "15.3", "The way costs a CU of the retreating force: say with the buttons which kind.";
    RETREAT_INSIDE_OR_ON = "15.4", "Say with the buttons who goes inside the walls; the rest retreats by road.";
    WITHDRAW_NEEDS_GENERAL = "16.1", "Only a general leads a withdrawal.";
    NOWHERE_TO_WITHDRAW = "16.3", "There is no space to withdraw to.";
    WITHDRAW_NO_ROAD = "16.3", "A withdrawal goes to the next space by road, over no pass, strait or sea.";
    WITHDRAW_FROM_ENEMY = "16.3", "No withdrawal goes where an enemy PC marker, an enemy CU or a Tribe that is no friend stands.";
    WITHDRAW_WHENCE_IT_CAME = "16.3", "The original attacker withdraws to the space that he came from, the defender never there.";
    ANSWER_THE_WITHDRAWAL = "16.1", "Say with the buttons whether you try to stop the withdrawal.";
    ANSWER_THE_CHARGE = "17.3", "Say with the buttons whether the Elephants charge.";
    ANSWER_THE_QUARREL = "18.2", "Say with the buttons whether Carthage rolls for a Change of Command.";
    NOTHING_TO_SIEGE = "20.2", "There is no enemy Walled City and no hostile Tribe where the general stands.";
    TOO_FEW_TO_SIEGE = "20.2", "An attempt takes at least three CUs outside the walls.";
    NO_SIEGE_IN_TRUCE = "25.64", "There is a Truce: no attempt is made on a Walled City or a Tribe of the enemy, but your army may stay there.";
    CHOOSE_A_LOSS = "20.2", "The siege costs a CU: say with the buttons which kind.";
    ANSWER_THE_SORTIE = "20.7", "Say with the buttons who comes out of the city to join the battle.";
    NOT_BEHIND_WALLS = "20.7", "Only a general inside a city with the enemy before its walls can sally out.";
    NO_SORTIE_IN_TRUCE = "25.64", "There is a Truce: nobody goes where enemy CUs stand, not even before his own walls.";
    NO_CU_TO_SALLY = "20.7", "A sortie takes at least one CU from inside the city.";
    NOBODY_TO_ATTACK = "20.7", "No enemy CU stands before the walls.";
}
