//! 3 Game Setup.

use crate::data::cards::{CAMPAIGN, EVENT_SET, OF_BOTH, OF_CARTHAGE, OF_ROME, STRATEGY_SET, card_of, starting};
use crate::data::locations::{self, Start, location};
use crate::data::tracks::{SILVER, WARSHIPS};
use crate::state::{CampaignCard, Phase, Player, Round, Setup, State};
use engine::{CardSet, DrawPile, PerSide, Side, SpaceSet};

/// 3: the position before anything is drawn. The strategy cards of the row, the hands and the Deus Ex Machina cards are drawn in the first
/// step of the war.
pub(crate) fn start(setup: Setup) -> State {
    let neutral = locations::ALL.iter().filter(|at| location(*at).owner().is_none());
    State {
        setup,
        turn: 1,
        active: Side::Rome,
        phase: Phase::SetUp,
        round: Round::default(),
        opening: true,
        players: PerSide::new(player(Side::Rome), player(Side::Carthage)),
        fortified: SpaceSet::EMPTY,
        syracuse_free: locations::ALL.iter().any(|at| location(at).start == Start::FreeTown),
        neutral: neutral.map(card_of).collect::<CardSet>().or(OF_BOTH),
        row: [CAMPAIGN; 3],
        strategies: STRATEGY_SET,
        strategy_discards: CardSet::EMPTY,
        events: EVENT_SET,
        event_discards: CardSet::EMPTY,
        struck: None,
        campaign: CampaignCard::Bottom,
        fate: None,
        ending: None,
        deus_played: CardSet::EMPTY,
        underway: None,
        naval: None,
    }
}

/// 3.1 to 3.5: what a side begins with.
fn player(side: Side) -> Player {
    let own = |start: fn(Side) -> Start| {
        let of = move |at: &engine::SpaceId| location(*at).start == start(side);
        locations::ALL.iter().filter(of).collect::<SpaceSet>()
    };
    let (towns, cities, capital) = (own(Start::Town), own(Start::City), own(Start::Capital));
    let cards: CardSet = towns.or(cities).or(capital).iter().map(card_of).collect();
    let starting = starting(side);
    let empire = match side {
        Side::Rome => OF_ROME,
        Side::Carthage => OF_CARTHAGE,
    };
    Player {
        deck: DrawPile::of(cards.or(starting)),
        empire: empire.without(starting),
        silver: u16::from(SILVER[side]),
        warships: WARSHIPS[side],
        towns,
        cities,
        capital: !capital.is_empty(),
        ..Player::default()
    }
}
