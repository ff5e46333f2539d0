//! Every invariant of a position between two segments or at a question, one line each.

use crate::State;
use crate::data::cards::{self, DICTATOR};
use crate::data::generals::{self, general};
use crate::data::setup::{ELEPHANTS, WARSHIPS};
use crate::data::spaces::{self, space};
use crate::data::tracks::LAST_TURN;
use crate::politics::display_of;
use crate::state::{Force, Marker, Office, Where};
use kernel::{CardSet, Side, SpaceId, UnitId, Unsound};

type Sound = Result<(), Unsound>;

fn holds(sound: bool, otherwise: &'static str) -> Sound {
    if sound { Ok(()) } else { Err(Unsound(otherwise)) }
}

/// Every invariant.
///
/// # Errors
/// The first that does not hold.
pub fn check(s: &State) -> Sound {
    tracks(s)?;
    cards_lie_once(s)?;
    for at in spaces::all() {
        place(s, at)?;
    }
    for unit in generals::all() {
        one_general(s, unit)?;
    }
    offices(s)?;
    components(s)?;
    under_way(s)
}

fn tracks(s: &State) -> Sound {
    holds((1..=LAST_TURN).contains(&s.turn), "the turn is 1 to 7")?;
    holds((1..=4).contains(&s.seamanship), "Seamanship is 1 to 4")?;
    holds(
        s.display == display_of(s),
        "the Provincial Display shows what the map says",
    )
}

fn cards_lie_once(s: &State) -> Sound {
    let piles = [
        s.deck,
        s.discards,
        s.removed,
        s.hands.rome,
        s.hands.carthage,
        s.war_chest.rome,
        s.war_chest.carthage,
    ];
    let all = piles.iter().fold(CardSet::EMPTY, |all, pile| all.or(*pile));
    let mut every = CardSet::first(cards::COUNT as u32);
    holds(
        all.len() == piles.iter().map(CardSet::len).sum::<u32>(),
        "no card lies in two places",
    )?;
    holds(all.without(every).is_empty(), "every card is one of the game")?;
    every.remove(DICTATOR);
    holds(
        every.without(all).is_empty(),
        "every card but the Dictator lies somewhere",
    )?;
    holds(
        !s.deck.or(s.hands.rome).or(s.hands.carthage).contains(DICTATOR),
        "nobody is dealt the Dictator",
    )?;
    let played = s.war_chest.rome.or(s.war_chest.carthage);
    holds(
        s.events.without(played).is_empty(),
        "Events of the turn lie in the War Chests",
    )
}

fn place(s: &State, at: SpaceId) -> Sound {
    let (place, printed) = (s.place(at), space(at));
    match place.marker {
        Marker::City(_) => holds(printed.capacity > 0, "a Walled City stands where one is printed")?,
        Marker::Tribe => holds(
            printed.kind == spaces::Kind::Tribe,
            "a Tribe lives where one is printed",
        )?,
        Marker::None | Marker::Pc(_) => holds(printed.capacity == 0, "a Walled City is never removed")?,
    }
    holds(place.outside.rome.elephants == 0, "Rome has no Elephants")?;
    holds(
        place.inside.is_empty() || apart(s, at),
        "inside is told apart only while it matters",
    )?;
    holds(
        place.inside.cus() <= s.capacity(at),
        "no more CUs inside than the walls hold",
    )?;
    holds(
        place.inside.trains <= s.capacity(at),
        "no more Supply Trains inside than the walls hold",
    )?;
    holds((place.points == 0) == place.points_of.is_none(), "points have an owner")?;
    let Some(side) = place.points_of else { return Ok(()) };
    holds(
        place.city() == Some(side.enemy()) || place.is_tribe(),
        "points lie on an enemy city or a Tribe",
    )?;
    holds(
        s.attempt.is_some() || place.points < printed.kind.points(),
        "enough points end a siege",
    )?;
    let embarking = s.voyage.is_some_and(|v| v.at == at);
    let fighting = s.battle.is_some() || s.attempt.is_some() || s.reactions.is_some() || embarking;
    let arranging = s.march.is_some_and(|m| m.before.is_some());
    holds(
        fighting || arranging || place.outside[side].cus() > 0,
        "who has points has CUs there",
    )
}

/// Whether inside and outside are told apart: while it matters, and to the end of a battle in the space.
fn apart(s: &State, at: SpaceId) -> bool {
    s.walls_matter(at) || s.battle.is_some_and(|b| b.at == at)
}

fn one_general(s: &State, unit: UnitId) -> Sound {
    let (now, printed) = (s.general(unit), general(unit));
    let in_play = matches!(now.at, Where::At(_) | Where::Inside(_) | Where::AtSea | Where::Drawn);
    let roman = printed.side == Side::Rome;
    holds(roman || now.office == Office::None, "Carthage has no offices")?;
    holds(
        in_play || now.office == Office::None,
        "who is not in play has no office",
    )?;
    holds(
        !roman || !in_play || now.office != Office::None || now.at == Where::Drawn,
        "every Roman in play has an office",
    )?;
    match now.at {
        Where::Inside(at) => {
            holds(
                s.place(at).city() == Some(printed.side),
                "generals are inside their own walls",
            )?;
            holds(apart(s, at), "generals are inside only while it matters")
        }
        Where::AtSea => holds(s.voyage.is_some(), "at sea is the Fleet"),
        _ => Ok(()),
    }
}

fn offices(s: &State) -> Sound {
    let count = |office| s.generals.iter().filter(|g| g.office == office).count();
    holds(count(Office::Consul) <= 2, "there are at most two Consuls")?;
    holds(count(Office::Proconsul) <= 1, "there is at most one Proconsul")?;
    holds(count(Office::Dictator) <= 1, "there is at most one Dictator")
}

fn components(s: &State) -> Sound {
    let at_sea = s.voyage.map_or(Force::NONE, |v| v.units);
    let on_land: u8 = s
        .places
        .iter()
        .map(|p| p.outside.carthage.elephants + p.inside.elephants)
        .sum();
    holds(on_land + at_sea.elephants <= ELEPHANTS, "there are four Elephants")?;
    for side in Side::BOTH {
        let ships = s.ships[side];
        let sailing = s.voyage.filter(|v| v.side == side).map_or(0, |v| v.warships);
        holds(
            ships.ready + ships.spent + ships.sunk + sailing <= WARSHIPS,
            "each side has ten Warships",
        )?;
    }
    Ok(())
}

/// What lies on the table only inside its section.
fn under_way(s: &State) -> Sound {
    holds(
        s.march.is_some() || s.voyage.is_none(),
        "a Fleet sails within an activation",
    )?;
    holds(
        s.march.is_some() || s.reactions.is_none(),
        "Land Reactions answer a move",
    )?;
    holds(
        s.march.is_some() || s.battle.is_none(),
        "a battle is fought within an activation",
    )?;
    holds(
        s.march.is_some() || s.attempt.is_none(),
        "a siege is attempted within an activation",
    )
}
