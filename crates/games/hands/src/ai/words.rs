//! Locations, Fleets and cards in words, for reasons that name them.

use super::worth::campaigns;
use crate::State;
use crate::data::cards::symbols;
use crate::data::locations::{Area, capital, location};
use crate::data::tracks::MAJORITIES;
use crate::present::words::names::{list, one, place, silver, vp, waters};
use crate::rules::ending;
use engine::{CardId, Side, SpaceId};

/// A card in a sentence: "the card of Messana", "Equites II".
pub(super) fn of(id: CardId) -> String {
    one(id)
}

/// VP of a location: "2 VP in each Campaign: Messana".
pub(super) fn scores(s: &State, at: SpaceId) -> String {
    let when = if campaigns(s) > 0 {
        "in each Campaign"
    } else {
        "at the end"
    };
    format!("{} {when}: {}", vp(location(at).vp), place(at))
}

/// What a location means for the majority of its area and for the whole of Sicily.
pub(super) fn area(s: &State, side: Side, at: SpaceId) -> String {
    let area = location(at).area;
    let all = area.locations().len();
    let own = s.owned(side).and(area.locations()).len() + 1;
    let majority = MAJORITIES.into_iter().find(|(of, ..)| *of == area);
    match majority {
        _ if area == Area::Sicily && own >= all => "takes the whole of Sicily".into(),
        Some((_, many, vp)) if own == many => format!("gains the majority of {}: {vp} VP", area.name()),
        Some((_, many, _)) if own < many && (area != Area::Sicily || all - own > 2) => {
            format!(
                "brings the majority of {} nearer: {own} of {many} locations",
                area.name()
            )
        }
        _ => format!("brings the whole of {} nearer: {own} of {all} locations", area.name()),
    }
}

/// The symbols of a location's card: "brings the card of Messana: 2 Silver and a Ship".
pub(super) fn card_with_symbols(id: CardId) -> String {
    let shown = symbols(id);
    let mut parts = Vec::new();
    if shown.silver > 0 {
        parts.push(silver(shown.silver));
    }
    let signs = [
        (shown.ship, "a Ship"),
        (shown.colonist, "a Colonist"),
        (shown.wagon, "a Wagon"),
        (shown.wine, "Wine"),
        (shown.swords > 0, "Swords"),
    ];
    parts.extend(
        signs
            .into_iter()
            .filter(|(there, _)| *there)
            .map(|(_, sign)| sign.to_owned()),
    );
    format!("{}: {}", one(id), list(parts))
}

/// A chance of a hundred after what it is the chance of: ": 64 in 100".
pub(super) fn chance(of_a_hundred: i32) -> String {
    match of_a_hundred {
        100.. => ", for certain".into(),
        chance => format!(": {chance} in 100"),
    }
}

/// A price: "3 Silver".
pub(super) fn paid(price: u8) -> String {
    silver(price)
}

/// The score at the end as it stands now: "41 VP against 36".
pub(super) fn score(s: &State, side: Side) -> String {
    let [own, other] = [side, side.enemy()].map(|side| ending::final_score(s, side).total());
    format!("{own} VP against {other}")
}

/// The Fleets: "3 Warships against 4".
pub(super) fn fleets(s: &State, side: Side) -> String {
    let [own, other] = [side, side.enemy()].map(|side| s.of(side).warships);
    let one = if own == 1 { "Warship" } else { "Warships" };
    format!("{own} {one} against {other}")
}

/// What the other Fleet is to that of a side: "a weaker Fleet", with its Warships.
pub(super) fn other_fleet(s: &State, side: Side) -> String {
    let [own, other] = [side, side.enemy()].map(|side| s.of(side).warships);
    let what = match own.cmp(&other) {
        core::cmp::Ordering::Greater => "a weaker Fleet",
        core::cmp::Ordering::Equal => "an equal Fleet",
        core::cmp::Ordering::Less => "a stronger Fleet",
    };
    format!("{what}: {}", fleets(s, side))
}

/// A Fleet's way: "sails to Sicily", "returns to its Home Port".
pub(super) fn sails(to: Option<Area>) -> String {
    match to {
        Some(area) => format!("sails to {}", area.name()),
        None => format!("returns to {}", waters(to)),
    }
}

/// What is taken from a side with a token: "the City of Carthage at Lilybaeum".
pub(super) fn token(s: &State, of: Side, at: SpaceId) -> String {
    let token = match () {
        () if at == capital(of) => "the Capital",
        () if s.developed(of).contains(at) => "the City",
        () => "the Town",
    };
    format!("{token} of {}", place(at))
}
