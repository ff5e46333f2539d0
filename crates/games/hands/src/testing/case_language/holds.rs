//! Statements about the position.

use super::nouns::{self, Pile};
use super::{arrange, battle};
use crate::board::{supply, tokens};
use crate::data::cards::STRATEGY_SET;
use crate::data::locations::{at, location};
use crate::protocol::event::Token;
use crate::rules::{campaign, ending};
use crate::state::{CampaignCard, Ending, Phase, State};
use engine::{CardSet, Side, SpaceId};
use testkit::cases::{Words, same};

/// Whether one statement holds.
pub fn line(s: &State, words: &mut Words<'_>) -> Result<(), String> {
    let mut ahead = *words;
    if let Some(place) = nouns::location(&mut ahead)
        && ahead.eat("is")
    {
        *words = ahead;
        return of_location(s, place, words);
    }
    if words.eat("no") {
        return none(s, words);
    }
    if words.eat("battle") {
        return battle::holds(s, words);
    }
    if words.eat("nobody controls") {
        return controls(s, None, words);
    }
    if let Some(side) = words.side() {
        return of_side(s, side, words);
    }
    if cards(s, words)? || sequence(s, words)? {
        return Ok(());
    }
    Err(format!("`{}` is not understood", words.rest()))
}

/// `LOCATION is in supply for SIDE`, `out of supply for SIDE`, `fortified`, `unoccupied`, `free`.
fn of_location(s: &State, place: SpaceId, words: &mut Words<'_>) -> Result<(), String> {
    let supplied = words.longest(["in supply for", "out of supply for"]);
    if let Some(out) = supplied {
        let side = words.side().ok_or("in supply for whom?")?;
        let found = supply::supplied(s, side).contains(place);
        return same(found == (out == 0), || {
            format!(
                "it is {} supply for {}",
                if found { "in" } else { "out of" },
                side.name()
            )
        });
    }
    let owner = || s.owner(place).map_or("nobody", Side::name);
    if words.eat("fortified") {
        return same(s.fortified.contains(place), || "it is not fortified".to_owned());
    }
    if words.eat("unoccupied") {
        return same(s.unoccupied().contains(place), || format!("{} has it", owner()));
    }
    if words.eat("free") {
        return same(s.syracuse_free && place == at::SYRACUSE, || {
            format!("{} has it", owner())
        });
    }
    Err(format!("`is {}` is not understood", words.rest()))
}

/// `no battle [SIDE]`, `no fortification at LOCATION`, `no strategy SIDE`, `no ending`.
fn none(s: &State, words: &mut Words<'_>) -> Result<(), String> {
    if words.eat("battle") {
        let of = words.side();
        let any = s.battles().any(|(attacker, _)| of.is_none_or(|side| side == attacker));
        return same(!any, || "a battle is being fought".to_owned());
    }
    if words.eat("fortification") {
        let place = nouns::the_location(words)?;
        return same(!s.fortified.contains(place), || "it is fortified".to_owned());
    }
    if words.eat("strategy") {
        let side = words.side().ok_or("whose?")?;
        return same(s.of(side).strategy.is_none(), || "there is one".to_owned());
    }
    if words.eat("ending") {
        return same(s.ending.is_none(), || format!("the end is near: {:?}", s.ending));
    }
    Err(format!("`no {}` is not understood", words.rest()))
}

/// Locations, or `sea` and a Sea Zone.
fn controls(s: &State, wanted: Option<Side>, words: &mut Words<'_>) -> Result<(), String> {
    if words.eat("sea") {
        let zone = nouns::the_fleet(words)?.ok_or("which Sea Zone?")?;
        let found = s.controls_sea(zone);
        return same(found == wanted, || {
            format!("{} controls it", found.map_or("nobody", Side::name))
        });
    }
    nouns::the_locations(words)?.into_iter().try_for_each(|place| {
        let found = s.owner(place);
        same(found == wanted, || {
            let who = found.map_or("nobody", Side::name);
            format!("{who} controls {}", location(place).name)
        })
    })
}

fn of_side(s: &State, side: Side, words: &mut Words<'_>) -> Result<(), String> {
    if words.eat("controls") {
        return controls(s, Some(side), words);
    }
    if words.eat("has") {
        return lie_in(s, side, words);
    }
    let named = [
        ("town", Token::Town),
        ("city", Token::City),
        ("capital", Token::Capital),
    ];
    if let Some(wanted) = words.named(named) {
        return nouns::the_locations(words)?.into_iter().try_for_each(|place| {
            let found = tokens::token(s, side, place);
            same(found == Some(wanted), || {
                format!("{} has {found:?} at {}", side.name(), location(place).name)
            })
        });
    }
    let own = s.of(side);
    if words.eat("fleet") {
        let wanted = nouns::the_fleet(words)?;
        return same(own.fleet == wanted, || {
            format!("it is at {}", own.fleet.map_or("home", |zone| zone.name()))
        });
    }
    if words.eat("strategy") {
        let card = nouns::the_card(words, |card| STRATEGY_SET.contains(card))?;
        let price = words.eat("price").then(|| words.number()).flatten();
        let flipped = words.eat("flipped");
        let fits = own.strategy.is_some_and(|owned| {
            owned.card == card && owned.flipped == flipped && price.is_none_or(|price| owned.price == price)
        });
        return same(fits, || format!("it has {:?}", own.strategy));
    }
    if words.eat("captured") {
        let wanted = arrange::tokens(words);
        return same(own.captured == wanted, || format!("it has {:?}", own.captured));
    }
    numbers(s, side, words)
}

/// `SIDE has CARD … in hand|deck|top|discards|reserve|empire|battle`. A title alone is its first copy.
fn lie_in(s: &State, side: Side, words: &mut Words<'_>) -> Result<(), String> {
    let named: CardSet = nouns::cards(words, nouns::is_for(side)).into_iter().collect();
    words.eat("in");
    let pile = Pile::named(words).ok_or_else(|| format!("`{}` is no pile", words.rest()))?;
    let there = pile.cards(s, side);
    same(!named.is_empty() && named.without(there).is_empty(), || {
        format!("{} has {} there", side.name(), nouns::titles(there))
    })
}

/// `SIDE silver 5`, `vp`, `prestige`, `pillage`, `warships`, `holds 5 cards`, `deck 3`, `counts 23`, `scores 6`.
fn numbers(s: &State, side: Side, words: &mut Words<'_>) -> Result<(), String> {
    let tracks = [
        "silver",
        "vp",
        "prestige",
        "pillage",
        "warships",
        "holds",
        "deck",
        "counts",
        "scores",
        "towns left",
        "cities left",
        "top",
    ];
    let own = s.of(side);
    let what = words
        .longest(tracks)
        .ok_or_else(|| format!("`{}` is not understood", words.rest()))?;
    let wanted = words.number().ok_or("how many?")?;
    words.longest(["cards", "card"]);
    let found = match what {
        0 => own.silver,
        1 => u16::from(own.vp),
        2 => u16::from(own.prestige),
        3 => u16::from(own.pillage),
        4 => u16::from(own.warships),
        5 => own.hand.len() as u16,
        6 => own.deck.len() as u16,
        7 => ending::final_score(s, side).total(),
        8 => u16::from(campaign::campaign_points(s, side)),
        9 => u16::from(s.towns_left(side)),
        10 => u16::from(s.cities_left(side)),
        _ => own.deck.open().len() as u16,
    };
    same(found == u16::from(wanted), || {
        format!("{} {} {found}", side.name(), tracks[what])
    })
}

/// `neutral CARDS`, `known SIDE CARDS`, `row CARD CARD CARD`, `events discarded CARDS`, `events to come CARDS`, `strategies discarded CARDS`,
/// `out of the game CARDS`.
fn cards(s: &State, words: &mut Words<'_>) -> Result<bool, String> {
    if words.eat("row") {
        let wanted = nouns::cards(words, |card| STRATEGY_SET.contains(card));
        same(wanted == s.row, || {
            format!("it is {}", nouns::titles(s.row.into_iter().collect()))
        })?;
        return Ok(true);
    }
    if words.eat("known") {
        let side = words.side().ok_or("whose cards?")?;
        let known = s.of(side).known;
        let wanted: CardSet = nouns::cards(words, nouns::is_for(side)).into_iter().collect();
        same(wanted == known, || format!("known are {}", nouns::titles(known)))?;
        return Ok(true);
    }
    let piles = [
        ("neutral", s.neutral),
        ("events to come", s.events),
        ("events discarded", s.event_discards),
        ("strategies discarded", s.strategy_discards),
        ("out of the game", s.deus_played),
    ];
    let Some(pile) = words.named(piles) else {
        return Ok(false);
    };
    let named: CardSet = nouns::cards(words, |_| true).into_iter().collect();
    same(!named.is_empty() && named.without(pile).is_empty(), || {
        format!("there are {}", nouns::titles(pile))
    })?;
    Ok(true)
}

/// Where the sequence of play stands.
fn sequence(s: &State, words: &mut Words<'_>) -> Result<bool, String> {
    if words.eat("turn") {
        let wanted = words.number().ok_or("which turn?")?;
        same(s.turn == wanted, || format!("it is turn {}", s.turn))?;
    } else if words.eat("actions") {
        let wanted = words.number().ok_or("how many?")?;
        same(s.round.left == wanted, || format!("{} are left", s.round.left))?;
    } else if words.eat("round") {
        let side = words.side().ok_or("whose round?")?;
        same(s.active == side && s.phase == Phase::Actions, || {
            format!("it is {:?} of {}", s.phase, s.active.name())
        })?;
    } else if words.eat("campaign") {
        let places = [
            ("at the bottom", CampaignCard::Bottom),
            ("drawn", CampaignCard::Drawn),
            ("gone", CampaignCard::Gone),
        ];
        let wanted = words.named(places).ok_or("where is Campaign?")?;
        same(s.campaign == wanted, || format!("it is {:?}", s.campaign))?;
    } else if words.eat("fate") {
        let wanted = words.side();
        if wanted.is_none() {
            words.eat("nobody");
        }
        same(s.fate == wanted, || {
            format!("{} has the token", s.fate.map_or("nobody", Side::name))
        })?;
    } else if words.eat("ending") {
        ends(s, words)?;
    } else {
        return Ok(false);
    }
    Ok(true)
}

/// `ending towns SIDE`, `cities`, `captured`, `prestige`, `vp`, each with a side; `turns`, `peace`.
fn ends(s: &State, words: &mut Words<'_>) -> Result<(), String> {
    let kinds = ["turns", "peace", "towns", "cities", "captured", "prestige", "vp"];
    let kind = words.longest(kinds).ok_or("what ends the game?")?;
    let side = words.side();
    let whose = side.ok_or("whose?");
    let wanted = match kind {
        0 => Ending::Turns,
        1 => Ending::Peace,
        2 => Ending::Towns(whose?),
        3 => Ending::Cities(whose?),
        4 => Ending::Captured(whose?),
        5 => Ending::Prestige(whose?),
        _ => Ending::Points(whose?),
    };
    same(s.ending == Some(wanted), || format!("it is {:?}", s.ending))
}
