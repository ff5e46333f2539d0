//! Prompts of the own round (4.2, 5): what is done, where, and what pays for it.

use super::ask_fields::{battles, defences, opposes, sends};
use super::names::{cards, list, place, several, silver, titled, vp, waters, ways};
use crate::State;
use crate::board::hand;
use crate::board::payment::Means;
use crate::data::cards::{STRATEGY_SET, empire, strategy as bought};
use crate::data::tracks::{CYCLING, FORTIFICATION_PRICE, HAND};
use crate::protocol::need::Need;
use crate::protocol::prompt::OwnAsk;
use crate::protocol::refusals::cards::NO_MANPOWER;
use crate::rules::actions::{cards as card_actions, draft, money, pillage, sea::warship_price, strategy};
use crate::state::Action;
use engine::scene::AskKind;
use engine::words::{played, says};
use engine::{CardId, Prompting, Side, SpaceId};

/// What a question of the own round says.
pub(super) fn prompting(s: &State, to: Side, about: OwnAsk) -> Prompting {
    let who = to.name();
    match about {
        OwnAsk::Act { left: 0 } => says(AskKind::Act, None, format!("{who} ends its round"), ends(s, to)),
        OwnAsk::Act { left } => Prompting {
            left,
            ..says(AskKind::Act, None, format!("{who} acts"), acts(s, to, left))
        },
        OwnAsk::Where(action) => says(AskKind::Destination, None, aim(action), target(s, to, action)),
        OwnAsk::From(at) => serving_as(
            "from",
            says(
                AskKind::Pay,
                Some(at),
                format!("{}: from where?", place(at)),
                format!(
                    "{who} plays the card of a location in supply that is connected with {}. {}",
                    place(at),
                    ways(at)
                ),
            ),
        ),
        OwnAsk::Pay { action, need } => serving_as(
            role(need),
            says(
                AskKind::Pay,
                aimed_at(s),
                format!("{}: {}", aimed(s, action), symbol(need)),
                format!(
                    "{who} plays a card {}.{}{}{}",
                    serving(s, to, need),
                    if pays_alone(need) {
                        " It pays for nothing else."
                    } else {
                        ""
                    },
                    purpose(s, to, action, need),
                    laid(s)
                ),
            ),
        ),
        OwnAsk::More { action, count } => further(s, to, action, count),
        OwnAsk::Card(action) => any_card(s, to, action),
        OwnAsk::Take(action) => open_pile(s, to, action),
        OwnAsk::Battle(action) => says(
            AskKind::Destination,
            None,
            if action == Action::Leader {
                "Which battle does the Leader join?"
            } else {
                "Which battle is reinforced?"
            },
            battles(s),
        ),
        OwnAsk::Levy(card) => levy(s, to, card),
        OwnAsk::HowMany => says(
            AskKind::Buttons,
            None,
            "How many strategy cards are cycled?",
            format!(
                "{who} has {}. One card, that at #3, costs nothing; two cost {}, all three {}.",
                silver(s.of(to).silver),
                silver(CYCLING[1]),
                silver(CYCLING[2])
            ),
        ),
    }
}

/// 4.2: the actions that are left, and what lies over the round.
fn acts(s: &State, to: Side, left: u8) -> String {
    let who = to.name();
    let mut said = format!(
        "{who} has {} left in this round, which it must take; free actions come on top. It has {}.",
        several(left, "action"),
        silver(s.of(to).silver)
    );
    if hand::refill_draws_campaign(s, to) {
        said.push_str(" If its hand is filled as it is now, Campaign is drawn.");
    }
    for near in super::near_end(s) {
        said.push_str(&format!(" {near}"));
    }
    if let Some(ending) = s.ending {
        said.push_str(&format!(
            " The end is near, for {}: it comes with the end of the last battle.",
            super::log_campaign::because(ending)
        ));
    }
    said
}

/// 4: what follows when a round ends.
fn ends(s: &State, to: Side) -> String {
    let (who, own) = (to.name(), s.of(to));
    let wanted = HAND.saturating_sub(own.hand.len()) as u8;
    let follows = if s.campaign == crate::state::CampaignCard::Drawn {
        "the Campaign follows".to_owned()
    } else if wanted == 0 {
        "nothing is drawn, for the hand is full already".to_owned()
    } else if hand::refill_draws_campaign(s, to) {
        "the Draw deck gives its last cards, with them Campaign, and the Campaign follows".to_owned()
    } else {
        format!("{} drawn to fill the hand", left(wanted, "card"))
    };
    format!("{who} has taken its actions. Free actions may still be taken. When the round ends, {follows}.")
}

/// An action as the head of a prompt.
pub(super) fn capital_of(action: Action) -> String {
    super::names::capital(crate::Named::of(action).words())
}

/// An action with the place that it is for: "Settle Catana".
fn aimed(s: &State, action: Action) -> String {
    let at = aimed_at(s).map_or_else(String::new, |at| format!(" {}", place(at)));
    capital_of(action) + &at
}

/// 4.2: whether a card that serves could serve as something else of the same action.
const fn pays_alone(need: Need) -> bool {
    matches!(
        need,
        Need::Wagon | Need::Ship | Need::Colonist | Need::Sword | Need::Fortification
    )
}

/// The head of a question for a place.
fn aim(action: Action) -> &'static str {
    match action {
        Action::Settle => "Which location is settled?",
        Action::Develop => "Which Town becomes a City?",
        Action::Fortify => "Which location is fortified?",
        Action::Attack => "Which location is attacked?",
        Action::Raid => "Which location is raided?",
        Action::Pillage => "Which location is pillaged?",
        Action::SeaMove => "Where does the Fleet sail?",
        _ => "Where?",
    }
}

/// What a place must be, and what the action costs there.
fn target(s: &State, to: Side, action: Action) -> String {
    let (who, own) = (to.name(), s.of(to));
    match action {
        Action::Settle => format!(
            "{who} places a Town where nobody is. It pays with the card of a connected location; one Wagon by road, two by rough road or \
             over the straits, a Ship by sea; and a Colonist where the location shows one. {} left.",
            left(s.towns_left(to), "Town token")
        ),
        Action::Develop => format!(
            "{who} pays with the card of the Town and with a Colonist. A City brings 1 Silver in each Campaign and 1 VP at the end. {} left.",
            left(s.cities_left(to), "City token")
        ),
        Action::Fortify => format!(
            "{who} pays {}, a Fortification card and the card of the location. Whoever attacks it then must besiege it. {} left.",
            silver(FORTIFICATION_PRICE),
            left(s.fortifications_left(), "Fortification token")
        ),
        Action::Attack => format!(
            "{who} pays the way as for settling, and a card with a Sword opens the battle. It goes on from round to round: {who} wins it if the \
             marker stands at 2 or more on its side when a round of {who} begins.{}",
            defences(s, to)
        ),
        Action::Raid => format!(
            "{who} plays a card that raids for each connection by road. The other side may block with a card from its hand; else {who} takes the \
             token."
        ),
        Action::Pillage => format!(
            "{who} plays a Ship for a location in the Sea Zone of its Fleet, two for one in an adjacent one. The other side may block; else {who} \
             takes {} from it{}.",
            silver(pillage::booty(s, to)),
            shame(s, to)
        ),
        Action::SeaMove => format!(
            "{who} has {} in {}. The Fleet sails to an adjacent Sea Zone, or home.",
            several(own.warships, "Warship"),
            waters(own.fleet)
        ),
        _ => format!("{who} chooses a place."),
    }
}

/// "3 Town tokens are", "1 City token is".
fn left(count: u8, one: &str) -> String {
    format!("{} {}", several(count, one), if count == 1 { "is" } else { "are" })
}

/// Where the action under way is carried out, if that has been said.
fn aimed_at(s: &State) -> Option<SpaceId> {
    s.underway.and_then(|underway| underway.target)
}

/// What has been laid down so far, as a sentence.
fn laid(s: &State) -> String {
    let laid = s.laid();
    if laid.is_empty() {
        String::new()
    } else {
        format!(" Laid down: {}.", cards(laid))
    }
}

/// What a need asks for.
pub(super) const fn symbol(need: Need) -> &'static str {
    match need {
        Need::Wagon => "a Wagon",
        Need::Ship => "a Ship",
        Need::Colonist => "a Colonist",
        Need::Sword => "a Sword",
        Need::Fortification => "a Fortification",
        Need::Briber => "who bribes?",
        Need::Merchant => "a Merchant",
        Need::Coin => "a coin",
        Need::Wine => "Wine",
        Need::Drawing => "which card?",
    }
}

/// A question that pays, with what its answer serves as.
fn serving_as(serves: &'static str, asked: Prompting) -> Prompting {
    Prompting { serves, ..asked }
}

/// What a card serves as that meets a need.
const fn role(need: Need) -> &'static str {
    match need {
        Need::Wagon => "Wagon",
        Need::Ship => "Ship",
        Need::Colonist => "Colonist",
        Need::Sword => "Sword",
        Need::Briber | Need::Fortification | Need::Merchant | Need::Coin | Need::Wine | Need::Drawing => "with",
    }
}

/// What the first card of an action leads to, where that is not plain.
fn purpose(s: &State, to: Side, action: Action, need: Need) -> String {
    match (action, need) {
        (Action::Attack, _) => aimed_at(s).map_or_else(String::new, |at| opposes(s, to, at)),
        (_, Need::Drawing) if hand::draws_campaign(s, to, u32::from(drawn(s, to))) => {
            " One of them is Campaign: it follows when the round ends.".into()
        }
        (Action::Build, _) => format!(" The Warship itself costs {}.", silver(warship_price(s, to))),
        (Action::Pillage, _) => pillaging(s, to),
        (Action::Trader, Need::Ship) => " Then the coins of other cards bring Silver.".into(),
        (Action::Merchant, Need::Merchant) => " Then each card with Wine brings 2 Silver.".into(),
        _ => String::new(),
    }
}

/// 5.3.4: what a pillage takes and brings.
fn pillaging(s: &State, to: Side) -> String {
    let price = |at| {
        Some(format!(
            " {} takes {}.",
            place(at),
            several(pillage::price(s, to, at)?, "Ship")
        ))
    };
    let price = aimed_at(s).and_then(price).unwrap_or_default();
    let brings = silver(pillage::booty(s, to));
    format!("{price} If it gets through it brings {brings}{}.", shame(s, to))
}

/// 5.3.4: where the Pillage marker comes to, and what that costs the other side.
fn shame(s: &State, to: Side) -> String {
    let (marker, lost) = pillage::shame(s, to);
    let costs = match lost {
        0 => String::new(),
        lost => format!(", and {} loses {}", to.enemy().name(), vp(lost)),
    };
    format!("; the Pillage marker comes to {marker}{costs}")
}

/// 4: how many cards the card of the hand draws that draws most.
fn drawn(s: &State, to: Side) -> u8 {
    let rows = s.of(to).hand.iter().filter_map(empire);
    rows.map(|row| row.draws).max().unwrap_or(0)
}

/// Which cards serve a need.
fn serving(s: &State, to: Side, need: Need) -> String {
    let words = match need {
        Need::Wagon => "with a Wagon",
        Need::Ship => "with a Ship",
        Need::Colonist => "with a Colonist",
        Need::Sword => "with a Sword: it opens the battle",
        Need::Fortification => "called Fortification",
        Need::Briber => "that bribes, and pays 1 Silver",
        Need::Merchant => "called Merchant",
        Need::Coin => "of a location with a coin",
        Need::Wine => "of a location with Wine",
        Need::Drawing => return draws(s, to),
    };
    words.to_owned()
}

/// 4: what a card draws that draws others, where the Draw deck has them, Campaign with them.
fn draws(s: &State, to: Side) -> String {
    let (wanted, left) = (drawn(s, to), s.of(to).deck.len() as u8);
    let campaign = u8::from(hand::draws_campaign(s, to, u32::from(wanted)));
    match left + campaign {
        0 => "that draws others, but the Draw deck is empty".into(),
        there if there < wanted => format!(
            "that draws others; {} left in the Draw deck",
            if there == 1 {
                "1 card is".to_owned()
            } else {
                format!("{there} cards are")
            }
        ),
        _ => format!("that draws {wanted} others"),
    }
}

/// A further card of an open row of them.
fn further(s: &State, to: Side, action: Action, count: u8) -> Prompting {
    let who = to.name();
    let (title, text) = match action {
        Action::Discard => {
            let sum = |count| match card_actions::discard_price(count) {
                0 => "nothing".to_owned(),
                price => silver(price),
            };
            let so_far = match count {
                0 => String::new(),
                _ => format!("{} for {} so far; ", several(count, "card"), sum(count)),
            };
            (
                if count == 0 {
                    "Which card is discarded?"
                } else {
                    "Another discard?"
                },
                format!(
                    "{who} discards cards from its hand: {so_far}{} for {}.{}",
                    several(count + 1, "card"),
                    sum(count + 1),
                    laid(s)
                ),
            )
        }
        Action::Raid => (
            "Which card raids?",
            format!(
                "{who} raids {}, and plays a card that raids for each connection to it.{}",
                aimed_at(s).map_or("a location", place),
                laid(s)
            ),
        ),
        Action::Merchant => (
            "Which Wine is sold?",
            format!(
                "Each card of a location with Wine brings 2 Silver. {who} may add any number.{}",
                laid(s)
            ),
        ),
        _ => (
            "Which coins are traded?",
            format!(
                "{who} takes the Silver on the coins of up to {} that it adds; the Ship brings none.{}{}",
                several(money::traded(s, to), "Location card"),
                laid(s),
                money::brought(s).map_or_else(String::new, |sum| format!(" So far: {}.", silver(sum)))
            ),
        ),
    };
    let asked = says(AskKind::Card, aimed_at(s), title, text);
    if action == Action::Discard {
        asked
    } else {
        played(asked)
    }
}

/// A card of the hand, whichever.
fn any_card(s: &State, to: Side, action: Action) -> Prompting {
    let who = to.name();
    let (title, text) = match action {
        Action::Reinforce => ("Which card reinforces?", sends(s, to, action)),
        Action::Leader => ("Which Leader joins?", sends(s, to, action)),
        Action::Return => (
            "Which card is returned?",
            format!(
                "{who} puts a card from its hand back into the Empire deck, once a round. The card of a capital stays."
            ),
        ),
        _ => (
            "Which card is reserved?",
            format!(
                "{who} lays a card from its hand open in its Reserve, which holds {} of at most {}. To take them all back costs 1 Silver each.",
                s.of(to).reserve.len(),
                card_actions::reserve_limit(s, to)
            ),
        ),
    };
    let asked = says(AskKind::Card, aimed_at(s), title, text);
    match action {
        Action::Reinforce | Action::Leader => played(asked),
        _ => asked,
    }
}

/// A card of an open pile: the Empire deck or the row of strategy cards.
fn open_pile(s: &State, to: Side, action: Action) -> Prompting {
    let (who, purse) = (to.name(), silver(s.of(to).silver));
    if action == Action::BuyStrategy {
        let text = format!("{who} has {purse}. {}", row(s));
        return says(AskKind::Card, None, "Which strategy card is bought?", text);
    }
    says(
        AskKind::Card,
        None,
        "Which card is drafted?",
        format!(
            "{who} has {purse}. It takes a card from its Empire deck or a neutral one into its Discard pile, for its price, and for a Colonist where the \
             card wants one.{}",
            unmanned(s, to)
        ),
    )
}

/// 5.4.1: the cards that nothing but a Colonist is wanting for.
fn unmanned(s: &State, to: Side) -> String {
    let means = Means::of(s, to);
    let offer = draft::on_offer(s, to).iter();
    let wanting = offer.filter(|card| draft::drafts(s, &means, *card) == Err(NO_MANPOWER));
    match cards(wanting.collect()) {
        names if names.is_empty() => names,
        names => format!(" Not to be had without a Colonist in hand: {names}."),
    }
}

/// 5.5.1: the row of strategy cards with their prices. Nothing lies there before the war.
fn row(s: &State) -> String {
    let there = s
        .row
        .iter()
        .enumerate()
        .filter(|(_, card)| STRATEGY_SET.contains(**card));
    let offers = there.map(|(at, card)| {
        let owner = bought(*card)
            .owner
            .map_or_else(String::new, |side| format!(" ({} alone)", side.name()));
        format!("{} for {}{owner}", titled(*card), silver(strategy::price(s, at)))
    });
    match list(offers.collect()).as_str() {
        "" => "The row is empty.".into(),
        offers => format!("In the row lie {offers}."),
    }
}

/// 5.4.1 Emergency Levy.
fn levy(s: &State, to: Side, card: CardId) -> Prompting {
    let price = draft::price(s, to, card);
    says(
        AskKind::Buttons,
        None,
        format!("{}: an Emergency Levy?", titled(card)),
        format!(
            "{} may pay {} instead of {} and lay {} on top of its Draw deck: it is drawn next.",
            to.name(),
            silver(2 * u16::from(price)),
            silver(price),
            titled(card)
        ),
    )
}
