//! What the game offers beside its questions: occasions to react, cards to read about, what is told of a turn.

use crate::board::payment::cards_of;
use crate::data::cards::{
    BLOCKS_BRIBE, BLOCKS_PILLAGE, BLOCKS_RAID, CAMPAIGN, CAVALRY, COLONISTS, Card, DEUS_SET, EMPIRE_SET, EVENT_SET,
    LEADERS, LOCATION_SET, MERCENARIES, OF_BOTH, OF_CARTHAGE, OF_ROME, STRATEGY_SET, card, infantry,
};
use crate::data::locations::COASTS;
use crate::protocol::prompt::{Prompt, TableAsk, WindowAsk};
use engine::scene::{Chapter, Occasion, Tells};
use engine::{CardId, CardSet, Side};

/// When a side may answer. The places are for ever: saved games count them.
pub(crate) static OCCASIONS: [Occasion; 12] = [
    Occasion::hidden("5.2.4", "when a location of its own is raided"),
    Occasion::hidden("5.2.6", "when the enemy tries to bribe a mercenary"),
    Occasion::hidden("5.2.6", "which mercenary leaves after a bribe"),
    Occasion::hidden("5.3.4", "when a location of its own is pillaged"),
    Occasion::hidden("5.2.5", "when Leaders may join a battle at sea"),
    Occasion::open("5.2.5", "when Infantry may board with the Corvus").only(Side::Rome),
    Occasion::open("5.2.5", "when its Veteran Crews may roll dice again"),
    Occasion::open("5.2.5", "when its Fleet leaves a battle at sea"),
    Occasion::hidden("5.2.3", "when it may settle a location that it has conquered"),
    Occasion::open("5.2.3", "when a card is lost after a battle"),
    Occasion::hidden("4.7", "when an Event takes a card from its hand"),
    Occasion::open("4.7", "when an Event asks about what lies open"),
];

/// Which of the [`OCCASIONS`] a question is, if any. What a side decides about its own action is none.
pub(crate) const fn occasion(about: Prompt) -> Option<u8> {
    Some(match about {
        Prompt::Own(_) | Prompt::Window(WindowAsk::Council(_)) => return None,
        Prompt::Window(WindowAsk::Raid(_)) => 0,
        Prompt::Window(WindowAsk::Bribe) => 1,
        Prompt::Window(WindowAsk::Bribed) => 2,
        Prompt::Window(WindowAsk::Pillage(_)) => 3,
        Prompt::Window(WindowAsk::Leader) => 4,
        Prompt::Table(TableAsk::Corvus | TableAsk::Drowned) => 5,
        Prompt::Table(TableAsk::Reroll { .. }) => 6,
        Prompt::Table(TableAsk::Retreat { .. }) => 7,
        Prompt::Window(WindowAsk::Colonist(_)) | Prompt::Table(TableAsk::Conquest(_)) => 8,
        Prompt::Table(TableAsk::Loss { .. }) => 9,
        Prompt::Window(WindowAsk::LeaderLost(_) | WindowAsk::Unpaid(_) | WindowAsk::Deserter(_)) => 10,
        Prompt::Table(
            TableAsk::Wages { .. } | TableAsk::Rebellion(_) | TableAsk::Traitor(_) | TableAsk::PeaceDie { .. },
        ) => 11,
        Prompt::Table(TableAsk::Recall { .. } | TableAsk::Treachery) => return None,
    })
}

/// The occasions at which a card of the hand could be named, one bit each.
pub(crate) fn occasions_of(id: CardId) -> u32 {
    let by_occasion = [
        BLOCKS_RAID.or(LOCATION_SET),
        BLOCKS_BRIBE,
        MERCENARIES,
        BLOCKS_PILLAGE.or(cards_of(COASTS)),
        LEADERS,
        CardSet::EMPTY,
        CardSet::EMPTY,
        CardSet::EMPTY,
        COLONISTS,
        CardSet::EMPTY,
        LEADERS.or(MERCENARIES).or(infantry()).or(CAVALRY),
    ];
    let bits = by_occasion.iter().enumerate();
    bits.filter(|(_, cards)| cards.contains(id))
        .fold(0, |all, (bit, _)| all | 1 << bit)
}

/// All cards by deck; of copies one.
pub(crate) fn readable() -> Vec<(&'static str, Vec<CardId>)> {
    let firsts = |of: CardSet| {
        of.iter()
            .filter(|id| !matches!(card(*id), Card::Empire(_, 1..)))
            .collect::<Vec<_>>()
    };
    let campaign = CardSet::from_iter([CAMPAIGN]);
    vec![
        ("Location cards", firsts(LOCATION_SET)),
        ("Roman Empire cards", firsts(EMPIRE_SET.and(OF_ROME))),
        (
            "Carthaginian Empire cards",
            firsts(EMPIRE_SET.and(OF_CARTHAGE).or(campaign)),
        ),
        ("Neutral Empire cards", firsts(EMPIRE_SET.and(OF_BOTH))),
        ("Strategy cards", firsts(STRATEGY_SET)),
        ("Random Events", firsts(EVENT_SET)),
        ("Deus Ex Machina cards", firsts(DEUS_SET)),
    ]
}

/// What is told of a turn that has ended.
pub(crate) const CHAPTERS: &[Chapter] = &[
    Chapter::new("Event", "None was drawn.", &[Tells::Event]),
    Chapter::new("Silver", "None was taken or paid.", &[Tells::Income]),
    Chapter::new("Locations", "None changed hands.", &[Tells::Control]),
    Chapter::new("Drafts", "No card was drafted.", &[Tells::Acquired]),
    Chapter::LOSSES,
    Chapter::new("Leaders", "None was lost.", &[Tells::Death]),
    Chapter::new("Battles", "None was decided.", &[Tells::Won, Tells::Falls]),
    Chapter::new("Points", "None were scored.", &[Tells::Points]),
    Chapter::new("Cards", "Nothing was shuffled.", &[Tells::Shuffled]),
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::cards::COUNT;

    #[test]
    fn all_cards_can_be_read_but_copies() {
        let copies = EMPIRE_SET
            .iter()
            .filter(|id| matches!(card(*id), Card::Empire(_, 1..)))
            .count();
        let all: usize = readable().iter().map(|(_, cards)| cards.len()).sum();
        assert_eq!(all + copies, COUNT);
    }

    #[test]
    fn a_card_has_no_occasion_but_those_of_a_hand() {
        let hidden = (0_u32..)
            .zip(&OCCASIONS)
            .filter(|(_, row)| row.hidden)
            .fold(0, |all, (bit, _)| all | 1 << bit);
        for id in (0..COUNT as u8).map(CardId) {
            assert_eq!(occasions_of(id) & !hidden, 0);
        }
        assert_eq!(occasions_of(CAMPAIGN), 0);
    }
}
