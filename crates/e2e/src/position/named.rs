//! The positions that journeys ask for.

use super::gathering::Gathering;
use super::{War, at_random, begun, search};
use crate::Outcome;
use hamilcar::data::spaces;
use hamilcar::{BattleAsk, BattleEvent, Event, MovementAsk, Named, Prompt, What};
use kernel::trial::Kinds;
use kernel::{Logged, Seed, Side};

/// A moment in the middle of a war: the `answers`-th question of the war of this number.
///
/// # Errors
/// Fails if that war is shorter.
pub fn some_moment(number: u64, answers: usize) -> Outcome<War> {
    let mut war = begun(number)?;
    let mut player = Kinds::new(Seed(!number));
    while war.cursor() < answers {
        let asked = war.pending().cloned().ok_or("the war is shorter")?;
        let choice = asked.legal[player.pick(&asked.legal)];
        war.answer(choice)
            .map_err(|refused| format!("a legal answer was refused: {refused:?}"))?;
    }
    Ok(war)
}

/// Rome enters a space where Carthage can declare an avoid and two interceptions: at the first of these questions.
///
/// # Errors
/// Fails if no war comes to it.
pub fn many_reactions() -> Outcome<War> {
    let mut failure = String::new();
    for name in ["Thermae", "Panormus", "Enna", "Catana", "Agrigentum"] {
        let Some(goal) = spaces::all().find(|at| spaces::space(*at).name == name) else {
            continue;
        };
        let gathering = Gathering::around(goal);
        let mut first = 0;
        let fits = |war: &War| {
            if is_asked(war, |about| {
                matches!(about, Prompt::Movement(MovementAsk::DeclareAvoid(_)))
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

/// A retreat that will go on for three spaces and cost a unit, if its first ways are taken: at its first question.
///
/// # Errors
/// Fails if no war comes to it.
pub fn long_retreat() -> Outcome<War> {
    let mut first = 0;
    let fits = |war: &War| {
        if is_asked(war, |about| matches!(about, Prompt::Battle(BattleAsk::RetreatTo)))
            && war
                .state()
                .battle
                .and_then(|battle| battle.retreat)
                .is_some_and(|retreat| retreat.spent == 0)
        {
            first = war.cursor();
        }
        let notes = war.log().skip(war.log_at(first)).filter_map(|entry| match entry {
            Logged::Note(entry) => Some(&entry.event),
            Logged::Rewound(_) => None,
        });
        let (mut steps, mut losses) = (0, 0);
        for event in notes {
            if let Event {
                what: What::Battle(event),
                ..
            } = event
            {
                steps += u32::from(matches!(event, BattleEvent::Retreated { .. }));
                losses += u32::from(steps > 0 && matches!(event, BattleEvent::Lost { .. }));
            }
        }
        first > 0 && steps >= 3 && losses > 0
    };
    let mut war = search("a long retreat", at_random, fits)?;
    war.seek(first);
    Ok(war)
}

/// A besieged general has been activated and may sally out.
///
/// # Errors
/// Fails if no war comes to it.
pub fn sortie() -> Outcome<War> {
    let fits = |war: &War| {
        war.pending()
            .is_some_and(|asked| asked.legal.contains(&Named::Sortie.choice()))
    };
    search("a sortie", at_random, fits)
}

/// A war so many answers before its end.
///
/// # Errors
/// Fails if the war is shorter.
pub fn near_the_end(number: u64, answers: usize) -> Outcome<War> {
    let mut war = begun(number)?;
    war.play(&mut Kinds::new(Seed(!number)));
    let all = war.answers().len();
    war.seek(all.checked_sub(answers).ok_or("the war is shorter")?);
    // What follows is to be decided anew: the link ends here.
    Ok(war)
}

fn is_asked(war: &War, about: impl Fn(Prompt) -> bool) -> bool {
    war.pending().is_some_and(|asked| about(asked.question.about))
}
