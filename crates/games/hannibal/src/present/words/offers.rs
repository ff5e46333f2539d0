//! What the game offers beside its questions: occasions to react, cards and generals to read about.

use super::faces::certainty;
use super::log_movement::NAMES;
use crate::data::battle_cards::{BattleCard, is_battle_card};
use crate::data::cards::{self, ALLY_DESERTS, Effect, MAHARBAL, Window, card};
use crate::data::generals::{self, general};
use crate::protocol::prompt::{CardAsk, Prompt, ReactionAsk, TurnAsk};
use engine::scene::{GeneralFace, GeneralShown, Occasion};
use engine::{CardId, Rule, Side, UnitId};

/// When a side may answer. The places are for ever: saved games count them.
pub static OCCASIONS: [Occasion; 9] = [
    Occasion::hidden("8.4", "when an enemy army is about to move a third space, or to sail"),
    Occasion::hidden("8.4", "when an enemy army is in Gallia Transalpinia or Liguria"),
    Occasion::hidden("8.4", "when an enemy army has gone to sea"),
    Occasion::hidden("8.4", "when a battle begins"),
    Occasion::hidden("8.4", "when the Battle Cards have been dealt"),
    Occasion::hidden("8.4", "when an elephant charge is announced").only(Side::Rome),
    Occasion::hidden("7.3", "before Carthage says who goes first").only(Side::Rome),
    Occasion::open("13.1", "when its army may avoid battle"),
    Occasion::open("12.1", "when its army may intercept"),
];

const fn at(window: Window) -> Option<u8> {
    Some(match window {
        Window::OwnPlay | Window::WithMove | Window::WithNavalMove | Window::WithSiege => return None,
        Window::EnemyMoved => 0,
        Window::EnemyEnters => 1,
        Window::EnemySails => 2,
        Window::BattleStart => 3,
        Window::BattleRound => 4,
        Window::Charge => 5,
    })
}

/// Which of the [`OCCASIONS`] a question is, if any. Battle Cards are no reaction: who does not match loses the battle.
pub const fn occasion(about: Prompt) -> Option<u8> {
    match about {
        Prompt::Card(CardAsk::Counter(window)) => at(window),
        Prompt::Turn(TurnAsk::PreEmpt) => Some(6),
        Prompt::Reaction(ReactionAsk::DeclareAvoid(_)) => Some(7),
        Prompt::Reaction(ReactionAsk::DeclareInterception(_)) => Some(8),
        _ => None,
    }
}

/// The occasions of a card, one bit each. Maharbal's Cavalry is laid like a Battle Card; Ally Deserts waits until they are dealt.
pub fn occasions_of(id: CardId) -> u32 {
    if is_battle_card(id) || id == MAHARBAL {
        return 0;
    }
    let row = card(id);
    let fits = |window: &&Window| row.counter && !(id == ALLY_DESERTS && **window == Window::BattleStart);
    let bits = row.windows.iter().filter(fits).filter_map(|window| at(*window));
    let first = matches!(row.effect, Effect::Campaign { .. }).then(|| occasion(Prompt::Turn(TurnAsk::PreEmpt)));
    bits.chain(first.flatten()).fold(0, |all, bit| all | 1 << bit)
}

/// All cards by deck; of the Battle Cards one of each type.
pub fn decks() -> Vec<(&'static str, Vec<CardId>)> {
    let strategy = (0..cards::COUNT as u8).map(CardId).collect();
    let one_each = BattleCard::ALL.iter().filter_map(|kind| kind.cards().iter().next());
    vec![("Strategy Cards", strategy), ("Battle Cards", one_each.collect())]
}

/// All generals, as they are printed.
pub fn generals() -> Vec<GeneralFace> {
    let face = |unit: UnitId| {
        let row = general(unit);
        GeneralFace {
            shown: GeneralShown {
                certainty: certainty(row.doubt),
                ..NAMES.printed(unit, row.strategy, row.battle)
            },
            side: row.side,
            rule: Rule("24"),
            ability: row.text,
            doubt: row.doubt,
        }
    };
    generals::all().map(face).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_counter_card_and_campaign_has_an_occasion_and_no_other_card_has() {
        for id in (0..cards::COUNT as u8).map(CardId) {
            let row = card(id);
            let answers = row.counter && id != MAHARBAL || matches!(row.effect, Effect::Campaign { .. });
            assert_eq!(occasions_of(id) != 0, answers, "{}", row.title);
        }
    }

    #[test]
    fn every_card_and_general_can_be_read() {
        let decks = decks();
        assert_eq!(
            (decks[0].1.len(), decks[1].1.len(), generals().len()),
            (cards::COUNT, 6, 14)
        );
        for id in decks.iter().flat_map(|(_, cards)| cards) {
            let face = crate::present::words::card(*id);
            assert!(!face.title.is_empty() && !face.text.is_empty() && !face.art.is_empty());
        }
    }
}
