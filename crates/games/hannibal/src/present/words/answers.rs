//! The words of an answer: on its button and in a case file. Short, distinct among the answers of one question.

use super::names::{full, kind, place, several_of, short, title, titled};
use crate::Hannibal;
use crate::data::battle_cards::{BattleCard, is_battle_card};
use crate::data::cards::{COUNT, Effect, Window, card};
use crate::data::provinces;
use crate::protocol::buttons::Named;
use crate::protocol::prompt::{BattleAsk, CardAsk, MovementAsk, Prompt, ReactionAsk, TurnAsk};
use crate::rules::battle::allies;
use crate::rules::movement::has_nothing_left;
use crate::state::State;
use engine::{CardId, Choice, Question, Side, SpaceId, UnitId};

/// Whether an answer is seldom wanted: a card that is thrown away or whose Event changes nothing (8.3, 8.6), and a general whom a
/// campaign card would activate to no effect (10.11).
pub(crate) fn seldom(state: &State, question: &Question<Prompt>, choice: Choice) -> bool {
    match (question.about, choice, Named::from_choice(choice)) {
        (Prompt::Turn(TurnAsk::UseCard(_)), _, Some(Named::Discard)) => true,
        (Prompt::Turn(TurnAsk::UseCard(id)), _, Some(Named::Event)) => {
            punic::present::vain::is_vain::<Hannibal>(state, question.to, id)
        }
        (Prompt::Movement(MovementAsk::Campaign { .. }), Choice::Unit(unit), _) => has_nothing_left(state, unit),
        _ => false,
    }
}

/// The words of an answer.
#[must_use]
pub fn label(state: &State, question: &Question<Prompt>, choice: Choice) -> String {
    match choice {
        Choice::Space(at) => space(state, question.about, at),
        Choice::Card(card) if is_battle_card(card) => battle_card(state, question.to, card),
        Choice::Card(id) if denies_nobody(state, question, id) => format!("{} (changes nothing)", strategy_card(id)),
        Choice::Card(id) => strategy_card(id),
        Choice::Unit(unit) => general(state, question.about, unit),
        Choice::Number(count) => counted(question.about, count),
        Choice::Named(_) => named(state, question, Named::from_choice(choice)),
        Choice::Yes => yes(question),
        Choice::No => no(question),
        Choice::Pass => pass(state, question.about).into(),
    }
}

/// Whether a card is to drive away allies that the enemy does not have in this battle (25, 31 and 32).
fn denies_nobody(state: &State, question: &Question<Prompt>, id: CardId) -> bool {
    let before_the_deal = question.about == CardAsk::Counter(Window::BattleStart).into();
    let Some(battle) = state.battle.as_ref().filter(|_| before_the_deal) else {
        return false;
    };
    let (enemy, there) = (question.to.enemy(), provinces::of(battle.at()));
    let now = battle.denied[enemy];
    let mut then = now;
    match card(id).effect {
        Effect::SpanishAlliesDesert => then.spanish = true,
        Effect::NumidianAlliesDesert => then.numidian = true,
        _ => return false,
    }
    allies(state, enemy, there, then) == allies(state, enemy, there, now)
}

/// A space by its name; what is done there where that is not plain (12.5, 12.8).
fn space(state: &State, about: Prompt, at: SpaceId) -> String {
    match about {
        Prompt::Reaction(ReactionAsk::BackUp) if state.march.is_some_and(|m| m.at == at) => "inside the city".into(),
        Prompt::Reaction(ReactionAsk::BackUp) => format!("back to {}", place(at)),
        _ => place(at).into(),
    }
}

/// A general by his name; of one whom a campaign card would activate to no effect the words say so (10.11).
fn general(state: &State, about: Prompt, unit: UnitId) -> String {
    match about {
        Prompt::Movement(MovementAsk::Campaign { .. }) if has_nothing_left(state, unit) => {
            format!("{} (can do nothing more)", full(unit))
        }
        _ => full(unit).into(),
    }
}

/// A Strategy Card by its title; of several with the same title each by its number too: "Diplomacy (#35)".
fn strategy_card(id: CardId) -> String {
    let same = (0..COUNT as u8).map(CardId).filter(|other| title(*other) == title(id));
    if same.count() > 1 { titled(id) } else { title(id).into() }
}

/// A Battle Card by its type; of several in one hand the second is "Probe 2". Of the enemy's hand only those count that lie open.
fn battle_card(state: &State, to: Side, id: CardId) -> String {
    let kind = BattleCard::of(id);
    let same = state.battle.as_ref().map(|b| {
        let own = b.hands[to];
        let hand = if own.contains(id) {
            own
        } else {
            b.hands[to.enemy()].and(b.shown)
        };
        hand.and(kind.cards()).iter().take_while(|other| *other != id).count()
    });
    match same {
        None | Some(0) => kind.name().into(),
        Some(before) => format!("{} {}", kind.name(), before + 1),
    }
}

/// The words of a named answer; those of an Event say when it would change nothing (8.3).
fn named(state: &State, question: &Question<Prompt>, answer: Option<Named>) -> String {
    match (answer, question.about) {
        (Some(Named::Event), Prompt::Turn(TurnAsk::UseCard(id)))
            if punic::present::vain::is_vain::<Hannibal>(state, question.to, id) =>
        {
            punic::present::vain::BUTTON.into()
        }
        // Without CUs nobody fights (12.5, 10.10); a case file may say "stand and fight" all the same.
        (Some(Named::Stand), Prompt::Reaction(ReactionAsk::BackUp))
            if state.march.is_some_and(|m| m.units.fighting() == 0) =>
        {
            "stay and be displaced".into()
        }
        // A Tribe is subjugated (20.7); a case file may say "besiege" all the same.
        (Some(Named::Siege), Prompt::Movement(_)) if state.march.is_some_and(|m| state.place(m.at).is_tribe()) => {
            "subjugate".into()
        }
        (answer, _) => answer.map_or("", Named::words).into(),
    }
}

/// "3 CUs": what is counted.
fn counted(about: Prompt, count: u8) -> String {
    match about {
        Prompt::Movement(MovementAsk::TakeUnits(k) | MovementAsk::TakeMoved { kind: k, .. })
        | Prompt::Reaction(ReactionAsk::UnitsInside { kind: k, .. } | ReactionAsk::ReactWithUnits { kind: k, .. })
        | Prompt::Battle(BattleAsk::RetreatInside(k) | BattleAsk::JoinSortie { kind: k, .. }) => {
            several_of(count, kind(k))
        }
        _ => count.to_string(),
    }
}

fn yes(question: &Question<Prompt>) -> String {
    match question.about {
        Prompt::Turn(TurnAsk::GoFirst) => format!("{} goes first", question.to.name()),
        Prompt::Movement(MovementAsk::TakeGeneral(unit)) => format!("take {}", short(unit)),
        Prompt::Reaction(ReactionAsk::GeneralInside { .. }) => "inside".into(),
        Prompt::Reaction(ReactionAsk::ReactWithGeneral { other, .. }) => format!("with {}", short(other)),
        Prompt::Reaction(ReactionAsk::Pursue) => "pursue".into(),
        Prompt::Movement(MovementAsk::LandInside(_)) => "land inside".into(),
        Prompt::Movement(MovementAsk::RemoveHere(_)) => "remove the PC".into(),
        Prompt::Battle(BattleAsk::ChangeOfCommand) => "roll for the command".into(),
        Prompt::Battle(BattleAsk::ElephantCharge) => "charge".into(),
        Prompt::Battle(BattleAsk::Counterattack) => "counterattack".into(),
        Prompt::Battle(BattleAsk::TakeInitiative) => "attack".into(),
        Prompt::Battle(BattleAsk::StopWithdrawal) => "stop them".into(),
        Prompt::Battle(BattleAsk::RetreatGeneralInside(unit)) => format!("{} inside", short(unit)),
        Prompt::Battle(BattleAsk::JoinSortieGeneral { general, .. }) => format!("{} joins", short(general)),
        _ => "yes".into(),
    }
}

fn no(question: &Question<Prompt>) -> String {
    match question.about {
        Prompt::Turn(TurnAsk::GoFirst) => format!("{} goes first", question.to.enemy().name()),
        Prompt::Movement(MovementAsk::TakeGeneral(unit)) => format!("leave {}", short(unit)),
        Prompt::Reaction(ReactionAsk::GeneralInside { .. }) => "outside".into(),
        Prompt::Reaction(ReactionAsk::ReactWithGeneral { other, .. }) => format!("without {}", short(other)),
        Prompt::Reaction(ReactionAsk::Pursue) => "stop".into(),
        Prompt::Movement(MovementAsk::LandInside(_)) => "land outside".into(),
        Prompt::Movement(MovementAsk::RemoveHere(_)) => "leave the PC".into(),
        Prompt::Battle(BattleAsk::ChangeOfCommand) => "leave the command as it is".into(),
        Prompt::Battle(BattleAsk::ElephantCharge) => "no charge".into(),
        Prompt::Battle(BattleAsk::Counterattack) => "no counterattack".into(),
        Prompt::Battle(BattleAsk::TakeInitiative) => "stay the defender".into(),
        Prompt::Battle(BattleAsk::StopWithdrawal) => "let them go".into(),
        Prompt::Battle(BattleAsk::RetreatGeneralInside(unit)) => format!("{} goes on", short(unit)),
        Prompt::Battle(BattleAsk::JoinSortieGeneral { general, .. }) => format!("{} stays inside", short(general)),
        _ => "no".into(),
    }
}

/// Whether an interception of the march has been declared already.
fn intercepts(state: &State) -> bool {
    let reactions = state.reactions.as_ref();
    reactions.is_some_and(|r| r.interceptions.iter().next().is_some())
}

fn pass(state: &State, about: Prompt) -> &'static str {
    match about {
        Prompt::Turn(TurnAsk::Proconsul) => "no proconsul",
        Prompt::Turn(TurnAsk::PreEmpt) => "no campaign",
        Prompt::Card(CardAsk::Counter(_)) => "no reaction",
        Prompt::Turn(TurnAsk::PlacePc { .. } | TurnAsk::Handicap { .. }) | Prompt::Card(CardAsk::Target { .. }) => {
            "done"
        }
        Prompt::Movement(MovementAsk::Campaign { .. }) => "nobody",
        Prompt::Movement(MovementAsk::March) => "stop",
        Prompt::Reaction(ReactionAsk::DeclareAvoid(_)) => "stand",
        Prompt::Reaction(ReactionAsk::DeclareInterception(_)) if intercepts(state) => "nobody else",
        Prompt::Reaction(ReactionAsk::DeclareInterception(_)) => "no interception",
        Prompt::Battle(BattleAsk::Attack) => "no card left",
        Prompt::Battle(BattleAsk::Match(_)) => "no match",
        _ => "pass",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::cards::numbered;
    use std::collections::BTreeSet;

    #[test]
    fn strategy_cards_have_names_of_their_own() {
        let named = |number| strategy_card(numbered(number).expect("the list has this number"));
        assert_eq!(
            (named(59), named(38)),
            ("Ally Deserts".into(), "Minor Campaign (#38)".into())
        );
        let all: BTreeSet<String> = (0..COUNT as u8).map(|id| strategy_card(CardId(id))).collect();
        assert_eq!(all.len(), COUNT);
    }
}
