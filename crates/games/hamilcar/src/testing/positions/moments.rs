//! Cards, turns, reactions, retreats, sieges and losses.

use super::gathering::Gathering;
use super::{Asked, War};
use crate::data::{generals, spaces};
use crate::{BattleAsk, BattleEvent, Hamilcar, MovementAsk, Named, Prompt, ReactionAsk, TurnAsk, What};
use engine::{Choice, Logged, Side, UnitId};
use testkit::position::{Found, Position, at_random, random_war, search};

/// A random war when a side has three cards or fewer to play in this turn.
pub(super) fn card_of_turn(turn: u8) -> Found<War> {
    search("a card of that turn", at_random, |war| {
        let asks = is_asked(war, |about| matches!(about, Prompt::Turn(TurnAsk::PlayCard)));
        let state = war.state();
        asks && state.turn == turn && Side::BOTH.into_iter().all(|side| state.hands[side].len() <= 3)
    })
}

/// Of a hundred random wars the shortest second turn: the war at the turn's first question, and how many answers later it is over. The answers
/// between are on its tape.
pub(super) fn a_short_turn() -> Found<Position<Hamilcar>> {
    const WARS: u64 = 100;
    let mut best: Option<(usize, Position<Hamilcar>)> = None;
    for number in 1..=WARS {
        let mut begins = None;
        let (mut war, third) = random_war(number, |war: &War| {
            if war.state().turn == 2 {
                begins.get_or_insert(war.cursor());
            }
            war.state().turn == 3
        })?;
        let end = war.cursor();
        let Some(begins) = begins.filter(|_| third) else {
            continue;
        };
        if best.as_ref().is_none_or(|(least, _)| end - begins < *least) {
            war.seek(begins);
            best = Some((end - begins, Position::until(war, end)));
        }
    }
    best.map(|(_, turn)| turn)
        .ok_or_else(|| "no war comes to its third turn".to_owned())
}

/// Rome enters a space where Carthage can declare an avoid and two interceptions: at the first of these questions.
pub(super) fn many_reactions() -> Found<War> {
    let mut failure = String::new();
    for name in ["Thermae", "Panormus", "Enna", "Catana", "Agrigentum"] {
        let Some(goal) = spaces::all().find(|at| spaces::space(*at).name == name) else {
            continue;
        };
        let gathering = Gathering::around(goal);
        let mut first = 0;
        let fits = |war: &War| {
            if is_asked(war, |about| {
                matches!(about, Prompt::Reaction(ReactionAsk::DeclareAvoid(_)))
            }) {
                first = war.cursor();
            }
            let reactions = war.state().reactions.filter(|reactions| reactions.by == Side::Carthage);
            reactions.is_some_and(|r| r.avoid.is_some() && r.interceptions.iter().count() >= 2)
        };
        match search(
            "an avoid and two interceptions",
            |war, asked| gathering.wish(war, asked),
            fits,
        ) {
            Ok(mut war) => {
                war.seek(first);
                return Ok(war);
            }
            Err(words) => failure = words,
        }
    }
    Err(failure)
}

/// A retreat that goes on for three spaces and costs a unit, if the answers are given that are still on the war's tape: at
/// its first question.
pub(super) fn long_retreat() -> Found<War> {
    let mut begun = None;
    let mut war = search("a long retreat", eager, |war| {
        // Of an earlier war, or of an earlier retreat: then it was a short one.
        let long = begun
            .filter(|begun| *begun < war.cursor())
            .is_some_and(|begun| goes_far(war, begun));
        if !long && retreat_begins(war) {
            begun = Some(war.cursor());
        }
        long
    })?;
    war.seek(begun.ok_or("no retreat had begun")?);
    Ok(war)
}

/// Cards are for armies, armies are for marching.
fn eager(war: &War, asked: &Asked) -> Option<Choice> {
    let space = |choice: &&Choice| matches!(choice, Choice::Space(_));
    match asked.question.about {
        Prompt::Turn(TurnAsk::UseCard(_)) => Some(Named::Activate.choice()),
        Prompt::Movement(MovementAsk::March) if !war.cursor().is_multiple_of(4) => {
            asked.legal.iter().filter(space).nth(war.cursor() % 3).copied()
        }
        _ => None,
    }
}

fn retreat_begins(war: &War) -> bool {
    let retreat = war.state().battle.and_then(|battle| battle.retreat);
    is_asked(war, |about| matches!(about, Prompt::Battle(BattleAsk::RetreatTo)))
        && retreat.is_some_and(|retreat| retreat.spent == 0)
}

/// Whether the retreat that began at this answer has led through three spaces and cost a unit.
fn goes_far(war: &War, begun: usize) -> bool {
    let (mut steps, mut losses) = (0, 0);
    for entry in war.log().skip(war.log_at(begun)) {
        match entry {
            Logged::Note(entry) => match &entry.event.what {
                What::Battle(BattleEvent::Retreated { .. }) => steps += 1,
                What::Battle(BattleEvent::Lost { .. }) => losses += 1,
                What::Battle(BattleEvent::Absorbed { .. }) => {}
                _ => break,
            },
            _ => break,
        }
    }
    steps >= 3 && losses > 0
}

/// A besieged general has been activated and may sally out.
pub(super) fn sortie() -> Found<War> {
    let fits = |war: &War| {
        war.pending()
            .is_some_and(|asked| asked.legal.contains(&Named::Sortie.choice()))
    };
    search("a sortie", at_random, fits)
}

fn is_asked(war: &War, about: impl Fn(Prompt) -> bool) -> bool {
    war.pending().is_some_and(|asked| about(asked.question.about))
}

/// A card is to be played, and with the next three answers on the war's tape (card, use, general, who stands alone) a siege
/// may be rolled for.
pub(super) fn siege() -> Found<War> {
    let mut war = search("a siege at hand", eager, |war| {
        let may = war
            .pending()
            .is_some_and(|asked| asked.legal.contains(&Named::Siege.choice()));
        may && three_before(war).is_some_and(|general| {
            let mut then = war.clone();
            then.seek(war.cursor() - 3);
            let at = then.state().general(general).at.space();
            at.is_some_and(|at| {
                then.state()
                    .generals_in(at, generals::general(general).side)
                    .iter()
                    .count()
                    == 1
            })
        })
    })?;
    war.seek(war.cursor() - 3);
    Ok(war)
}

/// The general of the last three answers, if they are a card, its use and a general.
fn three_before(war: &War) -> Option<UnitId> {
    let answers = war.answers().get(war.cursor().checked_sub(3)?..war.cursor())?;
    match [answers[0].choice, answers[1].choice, answers[2].choice] {
        [Choice::Card(_), Choice::Named(_), Choice::Unit(general)] => Some(general),
        _ => None,
    }
}

/// Losses of a battle are to be chosen.
pub(super) fn losses() -> Found<War> {
    search("losses to choose", eager, |war| {
        is_asked(war, |about| {
            matches!(about, Prompt::Battle(BattleAsk::BattleLoss { .. }))
        })
    })
}
