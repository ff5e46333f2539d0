//! Challenges: moments of wars at which a player looks for the best answer, on the table and with the questions of a war. The answer that is
//! confirmed is compared with what is right; the war itself goes no further than right answers lead.

mod continuation;
pub mod view;
pub mod why;

use crate::features::answering::commit;
use crate::features::setup;
use crate::games::{self, AnyGame, Preview, is_built_in};
use crate::model::challenges::{ChallengeState, Explanation, OpenChallenge, WrongAnswer};
use crate::model::draft::{self, Draft};
use crate::model::effect::Effect;
use crate::model::install::script::{InstallEffect, StartAt};
use crate::model::map_move::MapMove;
use crate::model::msg::{ChallengeMsg, Field};
use crate::model::review::called;
use crate::model::screen::Screen;
use crate::model::seats::Mode;
use crate::model::{Model, Sheet, Table};
use crate::widgets::places;
use engine::{Attempt, Challenge, Choice};

/// Carries out a message about challenges.
pub fn update(model: &mut Model, msg: ChallengeMsg) -> Vec<Effect> {
    match msg {
        ChallengeMsg::List(war) if is_built_in(war) == Some(false) => {
            vec![Effect::Install(InstallEffect::program(war, StartAt::Challenges))]
        }
        ChallengeMsg::List(war) => list(model, war),
        ChallengeMsg::Begin(place) => begin(model, place),
        ChallengeMsg::Again => {
            let place = model
                .table
                .as_ref()
                .and_then(|table| Some(table.challenge.as_ref()?.place));
            place.map_or_else(Vec::new, |place| begin(model, place))
        }
        ChallengeMsg::Show => show(model),
        ChallengeMsg::Why => why::ask(model),
        ChallengeMsg::Continue => continuation::ask(model),
    }
}

/// The list of a game's challenges, over Home.
fn list(model: &mut Model, war: usize) -> Vec<Effect> {
    setup::fill(&mut model.form, Field::War(war));
    let effects = setup::go(model, Screen::Home);
    model.sheets.push(Sheet::Challenges);
    effects
}

/// Puts a challenge on the table.
fn begin(model: &mut Model, place: usize) -> Vec<Effect> {
    let game = model.war();
    let info = games::info(game);
    let Some(challenge) = info.challenges().into_iter().nth(place) else {
        return Vec::new();
    };
    let mut war = match info.begin_challenge(&challenge) {
        Ok(war) => war,
        Err(why) => {
            model.notice.say(format!("This challenge cannot be opened: {why}"));
            return Vec::new();
        }
    };
    let Some(asked) = war.preview().asked() else {
        return Vec::new();
    };
    let start = war.answers().len();
    war.envelope_mut().id = id_of(games::number_of(game), challenge.key);
    let right = right_steps(&war, &challenge);
    let mut table = Table::new(war, Mode::Challenge(asked.to));
    let texts = challenge.why.iter().chain([&challenge.task]);
    let named = texts.flat_map(|text| places::named(&table, text)).collect();
    table.challenge = Some(OpenChallenge {
        place,
        named,
        challenge,
        start,
        right,
        state: ChallengeState::Open,
    });
    let mut effects = commit::begun(&mut table);
    // The map shows from the beginning what the challenge is about.
    effects.retain(|effect| !matches!(effect, Effect::Map(_)));
    effects.push(Effect::Map(MapMove::Challenge));
    setup::sit(model, table);
    effects.push(Effect::Focus);
    effects
}

/// What tells the table of a challenge from other tables: FNV-1a of its name, never 0.
fn id_of(game: u8, key: &str) -> u32 {
    let bytes = key.bytes().chain([game]);
    bytes.fold(0x811c_9dc5, |hash: u32, byte| {
        (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193)
    }) | 1
}

/// The challenge on a table is over: what is tapped answers nothing.
pub fn is_over(table: &Table) -> bool {
    table.challenge.as_ref().is_some_and(OpenChallenge::is_over)
}

/// What is said of answers that follow each other from where a war stands.
fn said_of(mut war: Preview, choices: &[Choice], say: impl Fn(&Preview, Choice) -> String) -> Vec<String> {
    let mut words = Vec::new();
    for choice in choices {
        words.push(say(&war, *choice));
        if !war.answer(*choice) {
            break;
        }
    }
    words
}

/// The words on these answers.
fn labels_of(war: Preview, choices: &[Choice]) -> Vec<String> {
    said_of(war, choices, |war, choice| war.label(choice))
}

/// What these answers are called where they stand alone. That nothing more is done needs no name after what was done.
fn names_of(game: &AnyGame, choices: &[Choice]) -> Vec<String> {
    let named = match choices {
        [before @ .., Choice::Pass] if !before.is_empty() => before,
        _ => choices,
    };
    said_of(game.preview(), named, |war, choice| called(game, war, choice))
}

/// The names of answers that were given together, in their order; of many the first and the last.
fn in_short(names: &[String]) -> String {
    match names {
        [first, _, _, .., last] => format!("{first} … {last}"),
        _ => names.join(", then "),
    }
}

/// The choices with the words of each step, from where a war stands; it goes on by the first of them.
fn right_choices(game: &AnyGame, steps: &[Vec<&str>]) -> Vec<Vec<Choice>> {
    let mut war = game.preview();
    let mut right = Vec::new();
    for step in steps {
        let Some(asked) = war.asked() else { break };
        let of_words = |words: &&str| asked.answers.iter().find(|answer| answer.label == *words);
        let choices: Vec<Choice> = { step.iter() }
            .filter_map(of_words)
            .map(|answer| answer.choice)
            .collect();
        let goes_on = choices.first().is_some_and(|first| war.answer(*first));
        right.push(choices);
        if !goes_on {
            break;
        }
    }
    right
}

/// What is right from where a war stands, as a player calls it: as its file says it, or step by step.
fn right_steps(game: &AnyGame, challenge: &Challenge) -> String {
    if !challenge.answer.is_empty() {
        return challenge.answer.to_owned();
    }
    let mut war = game.preview();
    let mut names = Vec::new();
    for choices in right_choices(game, &challenge.steps) {
        let each = choices.iter().map(|choice| called(game, &war, *choice));
        names.push(each.collect::<Vec<_>>().join(" or "));
        if choices.first().is_none_or(|first| !war.answer(*first)) {
            break;
        }
    }
    names.join(", then ")
}

/// The words on the right answers that the war of a challenge has gone on by.
fn answers_given(table: &Table, start: usize) -> Vec<String> {
    let mut war = table.game.past();
    war.seek(start);
    let answers = table.game.answers();
    labels_of(war.preview(), answers.get(start..).unwrap_or_default())
}

/// What has been confirmed is compared with what is right. `None` where the table is no challenge.
pub fn judge_confirmed(table: &mut Table, ends: bool) -> Option<Vec<Effect>> {
    let open = table.challenge.as_ref()?;
    let mut choices = table.draft.choices();
    choices.extend(ends.then_some(Choice::Pass));
    let mut words = answers_given(table, open.start);
    let before = words.len();
    words.extend(labels_of(table.game.preview(), &choices));
    let attempt = |count: usize| open.challenge.attempt(words[..count].iter().map(String::as_str));
    let all = attempt(words.len());
    let state = match all {
        Attempt::Solved => ChallengeState::Solved,
        Attempt::Right => ChallengeState::Open,
        Attempt::Wrong => {
            let wrong = (before..words.len()).find(|at| attempt(at + 1) == Attempt::Wrong);
            let wrong = wrong.map_or(0, |at| at - before);
            let names = names_of(&table.game, &choices);
            ChallengeState::Wrong(WrongAnswer {
                name: in_short(names.get(wrong..).unwrap_or_default()),
                confirmed: choices.clone(),
                place: wrong,
                why: Explanation::Unasked,
            })
        }
    };
    if let Some(open) = &mut table.challenge {
        open.state = state;
    }
    if all == Attempt::Right {
        for choice in choices {
            table.give(choice);
        }
        return Some(commit::begun(table));
    }
    forget_draft(table);
    point_at_answer(table);
    Some(vec![Effect::Map(MapMove::Back)])
}

/// Once the challenge is over the map shows where the right answer leads.
fn point_at_answer(table: &mut Table) {
    let Some(open) = table.challenge.as_ref().filter(|open| open.is_over()) else {
        return;
    };
    let right = right_choices(&table.game, open.steps_left(table.game.answers().len()));
    let last = right.last().and_then(|step| step.first());
    if let Some(space) = last.and_then(|last| draft::space(*last)) {
        (table.pointing.cursor, table.pointing.pointed) = (Some(space), true);
    }
}

/// What was chosen and not confirmed is taken back.
fn forget_draft(table: &mut Table) {
    let answers = table.game.answers().len();
    table.draft = Draft::new(&table.game.preview());
    table.playing.plan = None;
    table.playing.picks.clear();
    table.playing.gesture_spans.retain(|span| span.to <= answers);
    table.pointing.close();
    table.refresh();
}

/// Shows what is right.
fn show(model: &mut Model) -> Vec<Effect> {
    if let Some(table) = &mut model.table
        && let Some(challenge) = &mut table.challenge
    {
        challenge.state = ChallengeState::Shown;
        forget_draft(table);
        point_at_answer(table);
    }
    Vec::new()
}

/// After each message: what has been solved is remembered on this device.
pub fn after(model: &mut Model) -> Option<Effect> {
    let table = model.table.as_ref()?;
    let challenge = table.challenge.as_ref()?;
    let game = games::number_of(games::place_of(&table.game));
    let key = challenge.challenge.key;
    if challenge.state != ChallengeState::Solved || model.solved.has(game, key) {
        return None;
    }
    model.solved.add(game, key);
    Some(Effect::Solved(model.solved.clone()))
}
