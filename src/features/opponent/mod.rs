//! The computer player: when it is asked, and what is done with what it says. It is given what its side knows, and its time tells nothing:
//! a question of one kind is answered after the same time, however much there was to think about.

pub mod awaited;
pub mod considering;
pub mod streaks;
pub mod view;

use crate::features::answering::commit;
use crate::features::challenges::why;
use crate::features::coach::{continuation, review};
use crate::features::playback::ticker;
use crate::features::replay::rewind;
use crate::features::table::at_table::at_table;
use crate::model::effect::Effect;
use crate::model::install::script::InstallEffect;
use crate::model::msg::OpponentMsg;
use crate::model::opponent::{Cut, Opponent, OpponentEffect, PendingThought, ProgramState, Times};
use crate::model::screen::Screen;
use crate::model::seats::{Computer, Mode};
use crate::model::{Model, Table};
use ai::message::{Reply, ThinkRequest, seed_of};
use ai::{Level, Share, Stretch, Verdict};

/// What the player of a level is called.
pub fn title(level: u8) -> String {
    Level::of(level).map_or_else(|| "the computer".to_owned(), |level| format!("the {}", level.name))
}

/// The computer player as it was agreed on, for who has not met the names of the levels, with the mark of a war with hints:
/// "the computer (Legate), with hints".
pub fn named(computer: Computer) -> String {
    let level = Level::of(computer.level).map_or_else(String::new, |level| format!(" ({})", level.name));
    let hints = if computer.hints { ", with hints" } else { "" };
    format!("the computer{level}{hints}")
}

/// Carries out a message about the computer player.
pub fn update(model: &mut Model, msg: OpponentMsg) -> Vec<Effect> {
    let opponent = &mut model.opponent;
    match msg {
        OpponentMsg::Said(Reply::Hint { number, answers }) => {
            model.coach.hear(number, answers);
            Vec::new()
        }
        OpponentMsg::Said(Reply::Judged { number, verdict }) => {
            opponent.failures = 0;
            hear_verdict(model, number, verdict);
            Vec::new()
        }
        OpponentMsg::Said(Reply::Continuation { number, story }) => {
            opponent.failures = 0;
            continuation::hear(model, number, Some(story));
            Vec::new()
        }
        OpponentMsg::Said(Reply::Fortune { number, stretches }) => {
            opponent.failures = 0;
            hear_fortune(model, number, stretches);
            Vec::new()
        }
        OpponentMsg::Said(Reply::Failed { number }) if model.coach.reckons(number).is_some() => {
            hear_fortune(model, number, Vec::new());
            Vec::new()
        }
        OpponentMsg::Said(Reply::Failed { number })
            if model.coach.judges(number) || why::awaits(model.table.as_ref(), number) =>
        {
            hear_verdict(model, number, None);
            Vec::new()
        }
        OpponentMsg::Said(Reply::Failed { number }) if model.coach.awaited_continuation(number).is_some() => {
            continuation::hear(model, number, None);
            Vec::new()
        }
        OpponentMsg::Said(Reply::Failed { number }) if model.coach.waits_for(number) => {
            stop_coach(model);
            Vec::new()
        }
        OpponentMsg::Said(reply) => hear(opponent, reply),
        OpponentMsg::Missing => {
            (opponent.program, opponent.thought) = (ProgramState::Missing, None);
            stop_coach(model);
            Vec::new()
        }
        OpponentMsg::Outdated => {
            (opponent.program, opponent.thought) = (ProgramState::Outdated, None);
            stop_coach(model);
            Vec::new()
        }
        OpponentMsg::Silent => fail(model),
        OpponentMsg::Hurry => vec![Effect::Opponent(OpponentEffect::Hurry)],
        OpponentMsg::Again => {
            (opponent.program, opponent.failures) = (ProgramState::Absent, 0);
            model.coach.forget_verdict();
            vec![Effect::Opponent(OpponentEffect::End), start(opponent)]
        }
        OpponentMsg::TakeBack => at_table(model, |table, sheets| {
            sheets.clear();
            take_back(table)
        }),
        OpponentMsg::TakeBoth => {
            (opponent.program, opponent.failures) = (ProgramState::Absent, 0);
            model.coach.forget_verdict();
            let effects = at_table(model, |table, _| take_both(table));
            [vec![Effect::Opponent(OpponentEffect::End)], effects].concat()
        }
    }
}

/// What is said where a wrong answer to a challenge cannot be explained.
const CANNOT_SAY_WHY: &str =
    "The coach cannot say why now: the computer player's program is not available. Ask again later.";

/// A verdict has come, or cannot be given: whoever waits for it hears it.
fn hear_verdict(model: &mut Model, number: u32, verdict: Option<Verdict>) {
    if why::awaits(model.table.as_ref(), number) {
        why::hear(model, verdict);
    } else {
        model.coach.hear_verdict(number, verdict);
    }
}

/// The fortune of a war has come; nothing of it where it cannot be reckoned.
fn hear_fortune(model: &mut Model, number: u32, stretches: Vec<Stretch>) {
    if let Some(review) = model.coach.reckons(number) {
        review.hear_fortune(stretches);
    }
}

/// The coach, who thinks with the same program, cannot give the hint that is waited for, nor go on with a review.
fn stop_coach(model: &mut Model) {
    review::halt(model);
    continuation::interrupt(model);
    if why::forget(model) {
        model.notice.say(CANNOT_SAY_WHY);
    }
    if model.coach.waits() {
        model.coach.hint = None;
        model.notice.say(
            "The coach cannot give a hint now: the program of the computer player cannot be had. Ask again later.",
        );
    }
}

/// One person plays both sides from here on.
fn take_both(table: &mut Table) -> Vec<Effect> {
    table.seats.mode = Mode::Alone;
    table.game.envelope_mut().manner = Mode::Alone.number();
    commit::moved(table)
}

/// A report of the war for whoever looks into an odd move: level, answers, what was cut short since the page was opened, and link, as the
/// command line repeats a thought.
pub fn report(opponent: &Opponent, table: &Table, level: u8) -> String {
    let answers = table.game.answers().len();
    let mut report = format!("level {level}, {answers} answers given");
    let cut = opponent.cut.iter();
    for cut in cut.filter(|cut| cut.table == table.id && cut.answers < answers) {
        let Cut {
            answers,
            rollouts,
            budget,
            parts,
            ..
        } = cut;
        report += &format!(", {rollouts} of {budget} rollouts at {answers}");
        if *parts > 1 {
            report += &format!(" by {parts} workers");
        }
    }
    report + ": " + &table.game.link()
}

/// How many answers had been given at the person's last question, if play can go back there beyond what may be undone.
pub fn last_own_question(table: &Table) -> Option<usize> {
    let Mode::Against(own, _) = table.seats.mode else {
        return None;
    };
    let goes_on = table.game.read_only().is_none() && !table.view_model.can_undo && !table.playback.on();
    // What the page has answered for the person, who was not asked, is no question of his.
    let here = table.game.answers().len();
    let said = table.playing.said.filter(|at| *at < here);
    let last = said.or_else(|| table.game.last_answer_of(own));
    last.map(|at| table.game.begun(at)).filter(|_| goes_on)
}

/// Play goes back to the person's last question, over all that the computer player has answered since: other dice fall from there on, and
/// the log says so.
fn take_back(table: &mut Table) -> Vec<Effect> {
    let Some(answers) = last_own_question(table) else {
        return Vec::new();
    };
    rewind::go(table, answers, false)
}

/// The next question to the program: what a side knows after so many answers, for a level.
pub fn question(opponent: &mut Opponent, table: &Table, blind: Vec<u8>, level: u8, answers: usize) -> ThinkRequest {
    opponent.number += 1;
    ThinkRequest {
        number: opponent.number,
        blind,
        level,
        seed: seed_of(table.game.envelope().id, answers),
        halved: opponent.failures > 0,
        share: Share::WHOLE,
    }
}

/// Fetches and starts the program.
pub fn start(opponent: &mut Opponent) -> Effect {
    if opponent.program == ProgramState::Absent {
        opponent.program = ProgramState::Coming;
    }
    Effect::Opponent(OpponentEffect::Start)
}

fn hear(opponent: &mut Opponent, reply: Reply) -> Vec<Effect> {
    let of = |thought: &&mut PendingThought, number: u32| thought.number == number;
    match reply {
        Reply::Ready => {
            opponent.program = ProgramState::Ready;
            return vec![Effect::Install(InstallEffect::KeepOpponent)];
        }
        Reply::Thinking { number, per_mille } => {
            if let Some(thought) = opponent.thought.as_mut().filter(|thought| of(thought, number)) {
                thought.per_mille = per_mille;
            }
        }
        Reply::Thought {
            number,
            answer,
            rollouts,
            budget,
            parts,
            whole,
            ..
        } => {
            if let Some(thought) = opponent.thought.as_mut().filter(|thought| of(thought, number)) {
                thought.answer = Some(answer);
                let PendingThought { table, answers, .. } = *thought;
                // What was thought after a moment to which play has gone back counts no more.
                opponent.cut.retain(|cut| cut.table == table && cut.answers < answers);
                if !whole || opponent.failures > 0 {
                    opponent.cut.push(Cut {
                        table,
                        answers,
                        rollouts,
                        budget,
                        parts,
                    });
                }
            }
        }
        // The workers tell each other; hints and verdicts are the coach's.
        Reply::Part { .. }
        | Reply::Hint { .. }
        | Reply::Judged { .. }
        | Reply::Continuation { .. }
        | Reply::Fortune { .. } => {}
        // It cannot read what it was given: another version of the page has written it, or the program is damaged.
        Reply::Failed { number } => {
            if opponent.thought.as_mut().is_some_and(|thought| of(&thought, number)) {
                (opponent.program, opponent.thought) = (ProgramState::Broken, None);
            }
        }
    }
    Vec::new()
}

/// The program has fallen silent or stopped: it is started anew, once.
fn fail(model: &mut Model) -> Vec<Effect> {
    model.opponent.failures += 1;
    model.opponent.thought = None;
    // Whoever waits for a hint asks for it again; a verdict is asked for by itself.
    model.coach.hint.take_if(|hint| hint.answers.is_none());
    let unexplained = why::forget(model);
    continuation::interrupt(model);
    if let Some(review) = &mut model.coach.review {
        // What has stopped the program would stop it again.
        review.give_up_fortune();
    }
    if model.opponent.failures > 1 {
        model.opponent.program = ProgramState::Broken;
        model.notice.close();
        if unexplained {
            model.notice.say(CANNOT_SAY_WHY);
        }
        review::halt(model);
        return vec![Effect::Opponent(OpponentEffect::End)];
    }
    model.opponent.program = ProgramState::Absent;
    model.coach.forget_verdict();
    model
        .notice
        .say("The computer player had stopped. It has been restarted and now thinks a little less.");
    vec![Effect::Opponent(OpponentEffect::End), start(&mut model.opponent)]
}

/// After each message: asks the computer player if it is its turn, gives its answer when that can be given, and forgets what has become of
/// no interest. It thinks while what has happened is still being played: the time of its answer counts from the question.
pub fn attend(model: &mut Model) -> Vec<Effect> {
    let Some(level) = asked(model) else {
        let forgotten = model.opponent.thought.take();
        return forgotten
            .map(|_| Effect::Opponent(OpponentEffect::Forget))
            .into_iter()
            .collect();
    };
    let Some(table) = &mut model.table else {
        return Vec::new();
    };
    let opponent = &mut model.opponent;
    let answers = table.game.answers().len();
    let same = |thought: &&PendingThought| thought.table == table.id && thought.answers == answers;
    if let Some(thought) = opponent.thought.as_ref().filter(same) {
        let Some(answer) = thought.answer.filter(|_| !table.keeping.saving && !table.playback.on()) else {
            return Vec::new();
        };
        opponent.thought = None;
        let Some(mut effects) = commit::hear(table, answer) else {
            return fail(model);
        };
        opponent.failures = 0;
        effects.extend(ticker::finish(table, &mut model.sheets));
        effects.extend(attend(model));
        return effects;
    }
    if opponent.trouble().is_some() {
        return if table.playback.on() {
            Vec::new()
        } else {
            without(table)
        };
    }
    let (Some(blind), Some(asked)) = (table.game.blind(), table.draft.preview.asked()) else {
        return Vec::new();
    };
    let question = question(opponent, table, blind, level, answers);
    opponent.thought = Some(PendingThought {
        number: question.number,
        table: table.id,
        answers,
        per_mille: 0,
        answer: None,
    });
    let started = start(opponent);
    let times = if table.watching.fast || table.lesson.is_some() {
        Times::AT_ONCE
    } else {
        Times::of(&asked, level)
    };
    let think = OpponentEffect::Think(question, times);
    vec![started, Effect::Opponent(think)]
}

/// Where it cannot be had the lesson goes on with its own words for the other side, and nothing else does.
fn without(table: &mut Table) -> Vec<Effect> {
    let asked = table.draft.preview.asked();
    let reply = table
        .lesson
        .as_ref()
        .zip(asked)
        .and_then(|(lesson, asked)| lesson.reply(&asked));
    reply.and_then(|reply| commit::hear(table, reply)).unwrap_or_default()
}

/// Whether the computer player is asked at this table.
pub fn considers(table: &Table) -> bool {
    let to = table.view_model.to();
    matches!(table.seats.mode, Mode::Against(own, _) | Mode::Lesson(own) if to == Some(own.enemy()))
        && !table.past
        && !table.seats.elsewhere
}

/// The level of the computer player, if a question waits for it: not while the past is shown, or another tab has the game. It is looked for
/// after each message, so nothing is put into words here.
fn asked(model: &Model) -> Option<u8> {
    let table = model
        .table
        .as_ref()
        .filter(|_| model.screen == Screen::Table && model.past.is_none())?;
    let to = table.draft.preview.progress().asked?;
    let level = match table.seats.mode {
        Mode::Against(own, computer) => Some(computer.level).filter(|_| to == own.enemy()),
        Mode::Watch => Some(table.watching.levels[to]).filter(|_| table.watching.runs),
        // It answers for the lesson, once the words for the other side are here, where the newcomer has left the lesson's way.
        Mode::Lesson(own) => Some(Level::ALL[0].number).filter(|_| to == own.enemy() && table.lesson.is_some()),
        Mode::Together | Mode::Alone | Mode::Link(_) | Mode::Look | Mode::Challenge(_) => None,
    }?;
    let here = !table.seats.elsewhere && !model.saved_games.elsewhere;
    let goes_on = table.game.over().is_none() && table.game.read_only().is_none();
    // Nothing has been chosen, so the draft stands where the game stands.
    (here && goes_on && table.draft.is_empty()).then_some(level)
}
