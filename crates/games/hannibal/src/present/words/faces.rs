//! What stands on a card.

use crate::data::battle_cards::{BattleCard, is_battle_card};
use crate::data::cards::{self, Breaks, Card, Effect, Window};
use engine::CardId;
use engine::scene::{CardFace, Certainty};

/// A card's face.
#[must_use]
pub fn card(id: CardId) -> CardFace {
    if is_battle_card(id) {
        return of_battle(id);
    }
    let row = cards::card(id);
    let marks = [
        (row.ship, "trireme", "Its general may move by sea (11.1)."),
        (row.counter, "swords", "A Counter Event, played out of turn (8.4)."),
        (
            row.truce != Breaks::Kept,
            "broken-olive",
            "As the Event of one's own turn it ends a Truce (25.64).",
        ),
    ];
    let signs: Vec<_> = marks.into_iter().filter(|m| m.0).map(|m| (m.1, m.2)).collect();
    CardFace {
        id,
        number: row.number,
        title: row.title,
        ops: row.ops,
        side: row.side,
        symbols: signs.iter().map(|sign| sign.0).collect(),
        signs,
        art: art(row.effect),
        text: row.text,
        kind: kind(row),
        certainty: certainty(row.doubt),
        doubt: row.doubt,
    }
}

/// The face of a Battle Card. Its number tells copies apart on the page; none is printed.
fn of_battle(id: CardId) -> CardFace {
    let kind = BattleCard::of(id);
    let (art, text) = match kind {
        BattleCard::FrontalAssault => (
            "legionary",
            "12 of 48. Matched by a Frontal Assault or a Reserve; else it wins the battle.",
        ),
        BattleCard::FlankLeft => (
            "horse",
            "9 of 48. Matched by a Flank Left or a Reserve; else it wins the battle.",
        ),
        BattleCard::FlankRight => (
            "horse-right",
            "9 of 48. Matched by a Flank Right or a Reserve; else it wins the battle.",
        ),
        BattleCard::Probe => (
            "scutum",
            "8 of 48. Matched by a Probe or a Reserve; else it wins the battle, and the loser's roll on the Retreat Table is 2 lower. \
             Hannibal may play one in each battle as a Flank Left, a Flank Right or a Double Envelopment.",
        ),
        BattleCard::DoubleEnvelopment => (
            "pincers",
            "6 of 48. Matched by a Double Envelopment or a Reserve, and whoever matches it may become the attacker without a roll; else it \
             wins the battle, and the loser's roll on the Retreat Table is 2 higher.",
        ),
        BattleCard::Reserve => (
            "general",
            "4 of 48. It matches whatever the attacker plays. The attacker who plays it says as which of the other five types.",
        ),
    };
    CardFace {
        id,
        number: id.0,
        title: kind.name(),
        art,
        text,
        kind: "Battle Card",
        ..CardFace::default()
    }
}

/// How sure a row is, from what it says of itself.
pub(crate) fn certainty(doubt: &str) -> Certainty {
    match doubt {
        "" => Certainty::Sourced,
        doubt if doubt.starts_with("Reconstructed") => Certainty::Reconstructed,
        _ => Certainty::Inferred,
    }
}

/// When its Event is played, in a few words (8.3, 8.4).
fn kind(row: &Card) -> &'static str {
    let own = row.windows.contains(&Window::OwnPlay);
    match (row.counter, own) {
        (true, true) => "Event or Counter Event",
        (true, false) => "Counter Event",
        (false, true) => "Event",
        (false, false) => "Event with its operation",
    }
}

/// A symbol for the picture.
const fn art(effect: Effect) -> &'static str {
    match effect {
        Effect::Revolt { .. } | Effect::NumidiaRevolts => "bolt",
        Effect::MaharbalsCavalry
        | Effect::MutinsNumidians { .. }
        | Effect::NumidianAlly { .. }
        | Effect::NumidianAlliesDesert => "horse",
        Effect::HostileTribes | Effect::TribalResistance => "tribe",
        Effect::NativeGuides { .. } | Effect::ForceMarch { .. } => "wagon",
        Effect::PhilipOfMacedon { .. } | Effect::Sophonisba { .. } | Effect::Diplomacy { .. } => "laurels",
        Effect::MacedonianReinforcements { .. } | Effect::BalearicSlingers { .. } | Effect::IberianRecruits { .. } => {
            "hoplite"
        }
        Effect::AfricanReinforcements { .. } | Effect::ElephantFright { .. } => "elephant",
        Effect::Recruits { .. } => "standard",
        Effect::SlavesRaised { .. } | Effect::AlliedAuxiliaries { .. } => "legionary",
        Effect::SurpriseSortie { .. } | Effect::TraitorInTarentum { .. } | Effect::TreacheryWithinCity { .. } => {
            "siege"
        }
        Effect::SiegeTrain => "ram",
        Effect::CapuaSidesWithCarthage { .. } | Effect::SyracuseAllies => "citadel",
        Effect::SenateDismissesProconsul
        | Effect::ComeIntoItaly { .. }
        | Effect::CharmsItaly
        | Effect::Campaign { .. }
        | Effect::HannoCounsels
        | Effect::CatoCounsels => "general",
        Effect::SpyInEnemyCamp | Effect::MessengerIntercepted => "raven",
        Effect::MercenariesDesert | Effect::SpanishAlliesDesert | Effect::AllyDeserts => "swords",
        Effect::NavalVictory { .. } | Effect::FleetBreaksSiege => "trireme",
        Effect::AdriaticPirates { .. } => "anchor",
        Effect::BadWeather { .. } | Effect::StormsAtSea { .. } => "wave",
        Effect::Epidemic | Effect::Pestilence { .. } => "skull",
        Effect::GrainShortage { .. } => "amphora",
        Effect::Truce => "olive",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::cards::numbered;

    #[test]
    fn a_face_says_when_and_what() {
        let face = |number| card(numbered(number).expect("the list has this number"));
        assert_eq!(face(5).kind, "Counter Event");
        assert_eq!(face(7).kind, "Event or Counter Event");
        assert_eq!(face(18).kind, "Event with its operation");
        assert_eq!(face(33).symbols, ["trireme"]);
        assert_eq!(face(1).symbols, ["trireme", "broken-olive"]);
        assert_eq!(
            (face(20).certainty, face(1).certainty),
            (Certainty::Inferred, Certainty::Sourced)
        );
        assert!(face(26).text.ends_with("The card leaves the game."));
    }

    #[test]
    fn battle_cards_say_how_many_there_are() {
        for kind in BattleCard::ALL {
            for id in kind.cards().iter() {
                let face = card(id);
                assert!(
                    face.text.starts_with(&format!("{} of 48.", kind.in_deck())),
                    "{}",
                    face.title
                );
            }
        }
    }
}
