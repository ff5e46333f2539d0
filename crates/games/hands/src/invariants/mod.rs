//! Every invariant of a position, between two segments or at a question: one line each.

use crate::State;
use crate::data::cards::{
    CAMPAIGN, COUNT, DEUS_SET, EMPIRE_SET, EVENT_SET, LOCATION_SET, OF_CARTHAGE, OF_ROME, STRATEGY_SET, card_of,
    deus_of,
};
use crate::data::locations::{self, DEVELOPABLE, at, capital};
use crate::data::tracks::{FIELD_ROUNDS, MOST_PRESTIGE, MOST_WARSHIPS, PILLAGE_END, SIEGE_ROUNDS, TRACK, TURNS};
use crate::rules::actions::cards::reserve_limit;
use crate::state::{CampaignCard, Phase};
use engine::{CardId, CardSet, Side, Unsound};

/// What must hold, and how it is said that it does.
type Claim = (bool, &'static str);

/// Every invariant.
///
/// # Errors
/// The first that does not hold.
pub fn check(s: &State) -> Result<(), Unsound> {
    within_bounds(s)?;
    let sides = Side::BOTH.into_iter().flat_map(|side| one_side(s, side));
    { cards(s) }
        .into_iter()
        .chain(board(s))
        .chain(sides)
        .find(|(holds, _)| !holds)
        .map_or(Ok(()), |(_, claim)| Err(Unsound(claim)))
}

/// What everything below relies on to look anything up: a kept position comes from outside.
fn within_bounds(s: &State) -> Result<(), Unsound> {
    let sets = [LOCATION_SET.or(EMPIRE_SET), STRATEGY_SET, EVENT_SET, DEUS_SET];
    let [hands, strategies, events, deus] = sets;
    for side in Side::BOTH {
        let own = s.of(side);
        own.deck.check()?;
        let piles = own
            .own()
            .or(own.discards)
            .or(own.reserve)
            .or(own.empire)
            .or(s.fighting(side));
        Unsound("piles hold Location and Empire cards").unless(piles.or(own.known).without(hands).is_empty())?;
        let tokens = own.towns.or(own.cities).without(locations::ALL).is_empty();
        Unsound("tokens lie on locations").unless(tokens)?;
        let strategy = own.strategy.is_none_or(|owned| strategies.contains(owned.card));
        Unsound("a strategy card in play is one").unless(strategy)?;
        let own_deus = own.deus.is_none_or(|card| deus.contains(card));
        Unsound("a Deus Ex Machina card is one").unless(own_deus)?;
        let battle = own
            .battle
            .as_ref()
            .is_none_or(|battle| locations::ALL.contains(battle.at));
        Unsound("a battle is fought in a location").unless(battle)?;
        let captured = own.captured.towns < 40 && own.captured.cities < 20;
        Unsound("not more tokens are captured than there are").unless(captured)?;
    }
    let row = s.phase == Phase::SetUp || s.row.iter().all(|card| strategies.contains(*card));
    Unsound("the row holds strategy cards").unless(row)?;
    let drawn = s.strategies.or(s.strategy_discards).without(strategies).is_empty();
    let happened = s.events.or(s.event_discards).without(events).is_empty();
    Unsound("decks hold cards of their kind").unless(drawn && happened)?;
    Unsound("an Event at work is one").unless(s.struck.is_none_or(|struck| events.contains(struck.event)))?;
    let naval = s.naval.as_ref().map_or(CardSet::EMPTY, |naval| {
        naval.infantry.or(naval.leaders.rome).or(naval.leaders.carthage)
    });
    Unsound("Empire cards fight at sea").unless(naval.without(hands).is_empty())?;
    Unsound("neutral cards are Location and Empire cards").unless(s.neutral.without(hands).is_empty())
}

/// Every card lies in one place.
fn cards(s: &State) -> Vec<Claim> {
    let mut piles = vec![
        s.neutral,
        s.strategies,
        s.strategy_discards,
        s.events,
        s.event_discards,
        s.deus_played,
    ];
    for side in Side::BOTH {
        let own = s.of(side);
        piles.extend([own.hand, own.deck.cards(), own.discards, own.reserve, own.empire]);
        piles.extend(s.battles().map(|(_, battle)| battle.cards[side]));
        piles.push(own.strategy.iter().map(|owned| owned.card).collect());
        piles.push(deus_of(side).without(s.deus_played));
    }
    if let Some(naval) = &s.naval {
        piles.extend([naval.leaders.rome, naval.leaders.carthage, naval.infantry]);
    }
    piles.push(s.struck.iter().map(|struck| struck.event).collect());
    if s.phase != Phase::SetUp {
        piles.push(s.row.iter().copied().collect());
    }
    let all = piles.iter().fold(CardSet::EMPTY, |all, pile| all.or(*pile));
    let count: u32 = piles.iter().map(CardSet::len).sum();
    let mut every = CardSet::first(COUNT as u32);
    every.remove(CAMPAIGN);
    let locations = locations::ALL.iter().all(|at| {
        let card = card_of(at);
        s.owner(at).is_none_or(|side| s.has(side, card) || aboard(s, card))
    });
    let strangers = |side: Side, foreign: CardSet| {
        let own = s.of(side);
        own.own()
            .or(own.discards)
            .or(own.reserve)
            .or(own.empire)
            .or(s.fighting(side))
            .and(foreign)
            .is_empty()
    };
    vec![
        (all == every && count == every.len(), "every card lies in one place"),
        (locations, "whoever controls a location has its card"),
        (
            strangers(Side::Rome, OF_CARTHAGE) && strangers(Side::Carthage, OF_ROME),
            "no side has Empire cards of the other",
        ),
    ]
}

/// Whether a card is with a Fleet in battle.
fn aboard(s: &State, card: CardId) -> bool {
    s.naval.as_ref().is_some_and(|naval| naval.infantry.contains(card))
}

/// Board and tracks of both sides.
fn board(s: &State) -> Vec<Claim> {
    let (rome, carthage) = (s.owned(Side::Rome), s.owned(Side::Carthage));
    let taken = rome.or(carthage);
    vec![
        ((1..=TURNS.len()).contains(&usize::from(s.turn)), "the turn is 1 to 12"),
        (rome.and(carthage).is_empty(), "a location has one owner"),
        (
            !(s.syracuse_free && taken.contains(at::SYRACUSE)),
            "free Syracuse has no owner",
        ),
        (
            s.fortified.without(taken).is_empty(),
            "a Fortification lies on a location that somebody controls",
        ),
        (s.fortified.len() <= 5, "there are five Fortifications (2)"),
        (s.round.left <= 2, "a round has two actions (4.2)"),
        (
            s.ending.is_none() || s.campaign == CampaignCard::Gone,
            "Campaign is out of the game when the end is near (6.2)",
        ),
        (
            s.campaign != CampaignCard::Gone || s.ending.is_some(),
            "Campaign leaves the game only when the end is near (6.2)",
        ),
        (
            s.setup.fate_token || s.fate.is_none(),
            "the Fate Token is in play only if agreed (6F)",
        ),
        (
            s.struck.is_some() == (s.phase == Phase::Struck),
            "an Event is at work in its phase",
        ),
        (
            s.naval.is_none() || s.phase == Phase::Actions,
            "a naval battle is part of an action",
        ),
    ]
}

/// Tokens, tracks and battles of a side.
fn one_side(s: &State, side: Side) -> Vec<Claim> {
    let own = s.of(side);
    let battle = own.battle.as_ref();
    let rounds = battle.map_or(1, |battle| if battle.siege { SIEGE_ROUNDS } else { FIELD_ROUNDS });
    // While the battle of the active side is resolved its location may be empty, or settled already.
    let resolving = side == s.active && s.phase == Phase::OtherBattle;
    let enemy = battle.is_none_or(|battle| {
        resolving || s.owned(side.enemy()).contains(battle.at) || s.syracuse_free && battle.at == at::SYRACUSE
    });
    let sound =
        battle.is_none_or(|battle| (1..=rounds).contains(&battle.round) && (-TRACK..=TRACK).contains(&battle.marker));
    let laid = s
        .underway
        .filter(|_| side == s.active)
        .map_or(CardSet::EMPTY, |underway| underway.laid);
    let stock = s.towns_left(side) as usize + own.towns.len() as usize;
    vec![
        (own.towns.and(own.cities).is_empty(), "a location has one token"),
        (
            own.cities.without(DEVELOPABLE).is_empty(),
            "Cities are worth 2 VP or more (5.1.2)",
        ),
        (
            !(own.capital && own.towns.or(own.cities).contains(capital(side))),
            "the capital has one token",
        ),
        (stock < 40, "Town tokens are counted"),
        (
            own.certain().without(own.hand).is_empty(),
            "known cards are in the hand",
        ),
        (
            own.absent.without(own.deck.cards()).is_empty(),
            "cards proved absent lie in the Draw deck",
        ),
        (laid.without(own.hand).is_empty(), "cards are laid down from the hand"),
        (
            own.reserve.len() <= 7 && reserve_limit(s, side) <= 7,
            "the Reserve holds seven cards at most",
        ),
        (own.prestige <= MOST_PRESTIGE, "Prestige is at most 8"),
        (own.pillage < PILLAGE_END, "the Pillage marker goes back to 0 at 8"),
        (own.warships <= MOST_WARSHIPS, "a Fleet has at most 8 Warships"),
        (own.fleet.is_none() || own.warships > 0, "a Fleet at sea has a Warship"),
        (
            enemy,
            "a battle is fought in a location of the enemy or in free Syracuse",
        ),
        (sound, "round and marker of a battle are on their tracks"),
        (
            battle.is_none_or(|battle| resolving || battle.siege == s.fortified.contains(battle.at)),
            "a battle in a fortified location is a siege",
        ),
        (
            own.deus.is_none_or(|card| deus_of(side).contains(card)) && (s.setup.deus_ex_machina || own.deus.is_none()),
            "a Deus Ex Machina card is its side's, if agreed (7.2)",
        ),
    ]
}
