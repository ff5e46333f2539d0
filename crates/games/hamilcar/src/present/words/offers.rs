//! What the game offers beside its questions: occasions to react, cards and Generals to read about.

use super::log_movement::NAMES;
use crate::data::cards::{self, Window, card};
use crate::data::generals::{COUNT, general};
use crate::data::tactics;
use crate::protocol::prompt::{CardAsk, NavalAsk, Prompt, ReactionAsk, TurnAsk};
use engine::Side::{Carthage, Rome};
use engine::scene::{GeneralFace, GeneralShown, Occasion};
use engine::{CardId, Rule, UnitId};

/// When a side may answer. The places are for ever: saved games count them.
pub static OCCASIONS: [Occasion; 20] = [
    Occasion::hidden("5.2.C1", "when Rome plays an Event").only(Carthage),
    Occasion::often("5.2.C1", "in its own turn, before its card and before each sea lane").only(Rome),
    Occasion::hidden("5.2.C1", "when an enemy General moves past something of its own"),
    Occasion::hidden("5.2.C1", "when Rome Intercepts a Fleet"),
    Occasion::hidden("5.2.C1", "when an enemy Fleet has stopped").only(Carthage),
    Occasion::hidden("5.2.C1", "when an enemy Fleet has come through unintercepted").only(Rome),
    Occasion::hidden("5.2.C1", "when a Naval Battle begins"),
    Occasion::hidden("5.2.C1", "in each round of a Naval Battle"),
    Occasion::hidden("5.2.C1", "when a Land Battle begins"),
    Occasion::hidden("5.2.C1", "when an Elephant Charge is announced").only(Rome),
    Occasion::hidden("5.2.C1", "when Siege or Subjugation Points are placed"),
    Occasion::hidden("5.2.C1", "when it has won a battle"),
    Occasion::often("5.2.C1", "before it rolls the numbered die"),
    Occasion::hidden("5.2.B", "before the other side says who plays first"),
    Occasion::hidden("9.2.A", "when it may play a Tactic Card"),
    Occasion::hidden("9.2.C", "when its Fleet may Evade, or pursue one that does"),
    Occasion::open("11.1", "when its army may avoid battle"),
    Occasion::open("12.1", "when its army may intercept"),
    Occasion::open("8.1", "when its Warships may intercept a Fleet"),
    Occasion::open("8.2", "when its Fleet may avoid an Interception"),
];

const fn at(window: Window) -> Option<u8> {
    Some(match window {
        Window::OwnPlay | Window::InsteadOfCard => return None,
        Window::EventPlayed => 0,
        Window::OwnTurn => 1,
        Window::Move => 2,
        Window::PortEntered => 3,
        Window::Landing => 4,
        Window::SeaMove => 5,
        Window::NavalBattle => 6,
        Window::InNavalBattle => 7,
        Window::LandBattle => 8,
        Window::Charge => 9,
        Window::Siege => 10,
        Window::Won => 11,
        Window::OwnDie => 12,
    })
}

/// Which of the [`OCCASIONS`] a question is, if any.
pub const fn occasion(about: Prompt) -> Option<u8> {
    match about {
        Prompt::Card(CardAsk::Counter { window, .. }) => at(window),
        Prompt::Turn(TurnAsk::PreEmpt) => Some(13),
        Prompt::Reaction(ReactionAsk::DeclareAvoid(_)) => Some(16),
        Prompt::Reaction(ReactionAsk::DeclareInterception(_)) => Some(17),
        Prompt::Naval(NavalAsk::Declare) => Some(18),
        Prompt::Naval(NavalAsk::Avoid) => Some(19),
        Prompt::Naval(NavalAsk::Maneuver) => Some(14),
        Prompt::Naval(NavalAsk::EvadeNow | NavalAsk::Evade | NavalAsk::Pursue) => Some(15),
        _ => None,
    }
}

/// The occasions of a card, one bit each.
pub fn occasions_of(id: CardId) -> u32 {
    if tactics::deck().contains(id) {
        return 1 << 14 | 1 << 15;
    }
    let row = card(id);
    let bits = row.windows.iter().filter(|_| row.counter).filter_map(|w| at(*w));
    let first = occasion(Prompt::Turn(TurnAsk::PreEmpt)).filter(|_| cards::is_campaign(id));
    bits.chain(first).fold(0, |all, bit| all | 1 << bit)
}

/// All cards by deck; of the Tactic Cards one each.
pub fn decks() -> Vec<(&'static str, Vec<CardId>)> {
    let strategy = (0..cards::COUNT as u8).map(CardId).collect();
    let one_each = tactics::TACTICS
        .iter()
        .filter_map(|row| tactics::titled(row.title).iter().next());
    vec![("Strategy Cards", strategy), ("Tactic Cards", one_each.collect())]
}

/// All Generals, as they are printed.
pub fn generals() -> Vec<GeneralFace> {
    let face = |unit: UnitId| {
        let row = general(unit);
        let traits = [
            (row.admiral, "Admiral"),
            (row.aristocrat, "Aristocrat"),
            (row.africanus, "Africanus"),
        ];
        let traits: Vec<&str> = traits.iter().filter(|t| t.0).map(|t| t.1).collect();
        GeneralFace {
            shown: GeneralShown {
                office: traits.join(" · "),
                certainty: row.certainty,
                ..NAMES.printed(unit, row.strategy, row.battle)
            },
            side: row.side,
            rule: Rule(row.section),
            ability: row.ability,
            doubt: row.doubt,
        }
    };
    (0..COUNT as u8).map(|n| face(UnitId(n))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_counter_card_and_campaign_has_an_occasion_and_no_other_card_has() {
        for id in (0..cards::COUNT as u8).map(CardId) {
            let may_answer = card(id).counter || cards::is_campaign(id);
            assert_eq!(occasions_of(id) != 0, may_answer, "{}", card(id).title);
        }
    }

    #[test]
    fn an_occasion_is_for_the_sides_that_have_a_card_for_it() {
        for (at, occasion) in OCCASIONS.iter().enumerate().filter(|(_, o)| o.hidden) {
            for side in [Rome, Carthage] {
                let mut all = decks().into_iter().flat_map(|(_, cards)| cards);
                let serves = |id: &CardId| crate::present::words::card(*id).side.is_none_or(|of| of == side);
                let any = all.any(|id| serves(&id) && occasions_of(id) >> at & 1 == 1);
                assert_eq!(occasion.is_for(side), any, "{} for {side:?}", occasion.title);
            }
        }
    }

    #[test]
    fn every_card_and_general_can_be_read() {
        let decks = decks();
        assert_eq!((decks[0].1.len(), decks[1].1.len(), generals().len()), (59, 11, 25));
        for id in decks.iter().flat_map(|(_, cards)| cards) {
            let face = crate::present::words::card(*id);
            assert!(!face.title.is_empty() && !face.text.is_empty());
        }
    }
}
