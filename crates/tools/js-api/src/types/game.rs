//! A game where no war of it is meant: its optional rules, its cards, its map.

use super::Side;
use registry::Listed;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use tsify::Tsify;

/// The optional rules of a war: the section of each, and its setting. `{ "7.1": "on" }`.
#[derive(Clone, PartialEq, Debug, Default, Deserialize, Tsify)]
#[tsify(type = "Record<string, string>")]
#[serde(transparent)]
pub struct WarOptions(pub BTreeMap<String, String>);

/// A game that can be played.
#[derive(Clone, PartialEq, Debug, Serialize, Tsify)]
pub struct GameInfo {
    /// The name by which `War.begin` knows it.
    pub name: &'static str,
    /// Its title.
    pub title: &'static str,
    /// The edition of its rulebook.
    pub edition: &'static str,
    /// Its optional rules.
    pub options: Vec<OptionInfo>,
    /// All its cards.
    pub cards: Vec<CardFace>,
    /// Where its spaces lie on the map, in the order of their ids.
    pub map: Vec<MapPlace>,
}

impl GameInfo {
    /// What there is to know of a game.
    #[must_use]
    pub fn of(listed: &Listed, kind: &'static dyn registry::GameInfo) -> Self {
        let option = |row: &engine::scene::Switch| OptionInfo {
            rule: row.rule.0,
            title: row.title,
            text: row.text,
            settings: row.settings.to_vec(),
        };
        let place = |place: &engine::layout::Place| MapPlace {
            x: place.at.units().0,
            y: place.at.units().1,
        };
        let cards = kind.decks().into_iter();
        GameInfo {
            name: listed.name,
            title: listed.about.title,
            edition: listed.about.edition,
            options: kind.switches().iter().map(option).collect(),
            cards: cards
                .flat_map(|(deck, faces)| faces.into_iter().map(move |face| CardFace::of(deck, face)))
                .collect(),
            map: kind.layout().places.iter().map(place).collect(),
        }
    }
}

/// An optional rule or a house rule.
#[derive(Clone, PartialEq, Debug, Serialize, Tsify)]
pub struct OptionInfo {
    /// Its section, by which [`WarOptions`] knows it.
    pub rule: &'static str,
    /// A few words.
    pub title: &'static str,
    /// What it changes, in whole sentences.
    pub text: &'static str,
    /// What it can be set to beside off.
    pub settings: Vec<&'static str>,
}

/// A card.
#[derive(Clone, PartialEq, Debug, Serialize, Tsify)]
pub struct CardFace {
    /// Its id.
    pub id: u8,
    /// The name of its deck.
    pub deck: &'static str,
    /// The printed number.
    pub number: u8,
    /// The title.
    pub title: &'static str,
    /// The printed OPs.
    pub ops: u8,
    /// The side that may play its Event; both if there is none.
    pub side: Option<Side>,
    /// Its kind: "Event".
    pub kind: &'static str,
    /// Its effect.
    pub text: &'static str,
}

impl CardFace {
    fn of(deck: &'static str, face: engine::scene::CardFace) -> Self {
        CardFace {
            id: face.id.0,
            deck,
            number: face.number,
            title: face.title,
            ops: face.ops,
            side: face.side.map(Side::from),
            kind: face.kind,
            text: face.text,
        }
    }
}

/// Where a space lies on the map.
#[derive(Clone, PartialEq, Debug, Serialize, Tsify)]
pub struct MapPlace {
    /// To the right, in units of the map's drawing.
    pub x: f64,
    /// Downwards.
    pub y: f64,
}
