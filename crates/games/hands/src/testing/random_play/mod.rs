//! Hands in the Sea for the test kit: its events by name, and positions and players that bring up what is rare.

mod stage;

use crate::data::cards::{CAVALRY, EMPIRE_SET, EVENT_SET, HEAVY, LIGHT, LOCATION_SET, STRATEGY_SET};
use crate::data::locations::{self, location};
use crate::present::words::names::title;
use crate::state::Action;
use crate::{Event, Hands, Named, OwnAsk, Prompt, State, TableAsk, What};
use engine::{CardId, CardSet, Choice, Question, Side};
use std::sync::LazyLock;
use testkit::RandomPlay;

impl RandomPlay for Hands {
    fn rare_start(state: &mut State, number: u64) {
        stage::rare_start(state, number);
    }

    /// Each war has an action that it is fond of; none is fond of what leads nowhere.
    fn lean(number: u64, state: &State, question: &Question<Prompt>, answer: Choice) -> i8 {
        let fond = Action::ALL[(number % Action::ALL.len() as u64) as usize];
        match (question.about, Named::from_choice(answer)) {
            (Prompt::Own(OwnAsk::Act { .. }), Some(named)) => match named.action() {
                Some(Action::SeaMove | Action::Pass | Action::Cycle | Action::DropStrategy) => -1,
                Some(action) if action == fond => 2,
                Some(Action::Reinforce) => i8::from(!third_arm(state, question.to).is_empty()),
                Some(Action::Leader | Action::DeusExMachina | Action::Engage | Action::Withdraw) => 1,
                Some(_) => 0,
                None => 1,
            },
            (Prompt::Own(OwnAsk::Card(Action::Reinforce)), _) => {
                let third = third_arm(state, question.to);
                i8::from(matches!(answer, Choice::Card(card) if third.contains(card)))
            }
            (Prompt::Table(TableAsk::Corvus), _) => i8::from(answer != Choice::Pass),
            (Prompt::Window(_), _) => i8::from(matches!(answer, Choice::Card(_)) && number.is_multiple_of(2)),
            _ => 0,
        }
    }

    /// What a card does is counted by the card.
    fn name_event(event: &Event) -> String {
        let titled = |what: &str, card: CardId| format!("{what}:{}", title(card));
        match &event.what {
            What::CardTaken { at, .. } => format!("location:{}", location(*at).name),
            What::Drafted { card, .. } if LOCATION_SET.contains(*card) => titled("location", *card),
            What::Drafted { card, .. } => titled("drafted", *card),
            What::Bought { card, .. } => titled("bought", *card),
            What::EventDrawn(card) => titled("event", *card),
            What::DeusPlayed { card, .. } => titled("deus", *card),
            What::Reinforced { card, .. } if EMPIRE_SET.contains(*card) => titled("fights", *card),
            What::BattleOver { end, .. } => format!("BattleOver.{end:?}"),
            what => name_of(what),
        }
    }

    fn rare() -> &'static [&'static str] {
        static NAMES: LazyLock<Vec<&'static str>> = LazyLock::new(names);
        &NAMES
    }
}

/// The cards of a hand that bring Combined Arms to a field battle which the side has begun and in which it has two arms.
fn third_arm(s: &State, side: Side) -> CardSet {
    let Some(battle) = s.of(side).battle.as_ref().filter(|battle| !battle.siege) else {
        return CardSet::EMPTY;
    };
    let arms = [HEAVY, LIGHT, CAVALRY];
    let missing = arms.into_iter().filter(|arm| battle.cards[side].and(*arm).is_empty());
    match missing.collect::<Vec<_>>()[..] {
        [last] => s.of(side).hand.and(last),
        _ => CardSet::EMPTY,
    }
}

/// How `Debug` begins to write an event.
fn name_of(what: &What) -> String {
    let text = format!("{what:?}");
    text.split(|c: char| !c.is_alphanumeric())
        .next()
        .unwrap_or_default()
        .to_owned()
}

/// What must come up in a large campaign: every card drafted, bought, drawn or played, and every kind of outcome.
fn names() -> Vec<&'static str> {
    let leak = |name: String| -> &'static str { Box::leak(name.into_boxed_str()) };
    let mut names: Vec<&'static str> = Vec::new();
    let mut add = |what: &str, card: CardId| {
        let name = leak(format!("{what}:{}", title(card)));
        if !names.contains(&name) {
            names.push(name);
        }
    };
    EMPIRE_SET.iter().for_each(|card| add("drafted", card));
    STRATEGY_SET.iter().for_each(|card| add("bought", card));
    EVENT_SET.iter().for_each(|card| add("event", card));
    crate::data::cards::DEUS_SET.iter().for_each(|card| add("deus", card));
    names.extend(
        locations::ALL
            .iter()
            .filter(|at| *at != locations::at::ROME && *at != locations::at::CARTHAGE)
            .map(|at| leak(format!("location:{}", location(at).name))),
    );
    names.extend([
        "BattleOver.Attacker",
        "BattleOver.Defender",
        "BattleOver.Draw",
        "BattleOver.Withdrawn",
        "Raids",
        "Blocked",
        "Bribes",
        "HandShown",
        "Pillaged",
        "Shamed",
        "Engaged",
        "LeaderSails",
        "InfantrySails",
        "Rerolled",
        "ShipCaptured",
        "FleetLost",
        "CombinedArms",
        "Elephants",
        "Fortified",
        "Developed",
        "SyracuseFalls",
        "BecomesTown",
        "LeftEmpty",
        "Flipped",
        "Maintained",
        "FateToken",
        "PeaceDie",
        "Betrayed",
        "WallsOpened",
        "Recalled",
        "SerpentAt",
        "EndIsNear",
    ]);
    names
}
