//! The page as a thing that is installed: playing without a network, new versions, and what plain http denies.

use super::start::{self, WAYS};
use super::{Effect, Field, Model, Screen};
use crate::app::msg::{AnywhereMsg, GameMsg};
use crate::games::here;
use mind::Level;

/// Whether the page can be played without a network.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Offline {
    /// Not known yet.
    #[default]
    Unknown,
    /// Everything is here.
    Ready,
    /// The address is plain http: browsers allow it only where nobody can listen.
    Insecure,
    /// The browser will not.
    Unable,
}

/// What is known of it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Anywhere {
    /// Without a network.
    pub offline: Offline,
    /// A new version is here and waits.
    pub newer: bool,
    /// It has been taken, and comes as soon as no answer is being written.
    taken: bool,
    /// What came of looking for one.
    pub word: &'static str,
    /// Whether the browser offers to install the page.
    pub installable: bool,
    /// Whether the computer player is kept for playing without a network.
    pub opponent_kept: bool,
    /// The game that lay open before the page was loaded again.
    back: Option<u32>,
    /// Whether the address holds a link, which is opened when the stores have been read.
    linked: bool,
}

/// What the browser's side is asked to do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Deed {
    /// Take the new version, load the page again and come back to this game.
    Take(Option<u32>),
    /// Look for a new version.
    Seek,
    /// Install the page.
    Install,
    /// Keep the computer player, which has just begun to run.
    KeepOpponent,
    /// Let the program of another game run, by its place in the registry.
    Program(usize, Program),
}

/// Where another program begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Program {
    /// At Home.
    Home,
    /// Where a new game is set up: who plays, and the level of the computer player.
    Setup(usize, u8),
    /// With a kept game.
    Game(u32),
    /// With what somebody has sent: the part of an address after `#`.
    Link(String),
}

/// What opens a kept game that this program does not play.
pub fn of_other_program(model: &Model, id: u32) -> Option<Vec<Effect>> {
    let record = super::slots::find(model, id)?;
    let elsewhere = here(record.kind) == Some(false);
    elsewhere.then(|| vec![Effect::Anywhere(Deed::Program(record.kind.into(), Program::Game(id)))])
}

/// Lets something happen.
pub fn update(model: &mut Model, msg: AnywhereMsg) -> Vec<Effect> {
    let state = &mut model.anywhere;
    match msg {
        AnywhereMsg::Report(word) => {
            match word.as_str() {
                "ready" => state.offline = Offline::Ready,
                "insecure" => state.offline = Offline::Insecure,
                "unable" => state.offline = Offline::Unable,
                "newer" => (state.newer, state.word) = (true, ""),
                "newest" => state.word = "This is the newest version.",
                "unreachable" => state.word = "The network could not be reached. You play on with this version.",
                "installable" => state.installable = true,
                "installed" => state.installable = false,
                "kept" => state.opponent_kept = true,
                "linked" => state.linked = true,
                word => {
                    let to = word.strip_prefix("back ").unwrap_or_default();
                    if let Some(form) = to.strip_prefix("setup") {
                        return set_up(model, form);
                    }
                    state.back = to.parse().ok();
                }
            }
            Vec::new()
        }
        AnywhereMsg::Take => {
            state.taken = true;
            Vec::new()
        }
        AnywhereMsg::Seek => {
            state.word = "Looking…";
            vec![Effect::Anywhere(Deed::Seek)]
        }
        AnywhereMsg::Install => vec![Effect::Anywhere(Deed::Install)],
    }
}

/// A new game is set up as it was in the program of another game: a digit for who plays, and one for the level.
fn set_up(model: &mut Model, form: &str) -> Vec<Effect> {
    let digits: u8 = form.parse().unwrap_or_default();
    let mut effects = Vec::new();
    if let Some(level) = Level::of(digits % 10).filter(|_| digits / 10 < WAYS) {
        model.form.level = level.number;
        effects = start::update(model, GameMsg::Form(Field::Players((digits / 10).into())));
    }
    effects.extend(start::go(model, Screen::Setup));
    effects
}

/// What has waited for its moment: the new version comes between two answers, the game comes back when the stores have
/// been read.
pub fn due(model: &mut Model) -> Vec<Effect> {
    let writing = model.table.as_ref().is_some_and(|t| t.keeping.saving);
    if model.anywhere.taken && !writing {
        model.anywhere.taken = false;
        let open = model.table.as_ref().map(|t| t.id);
        return vec![Effect::Anywhere(Deed::Take(open))];
    }
    if !model.slots.ready {
        return Vec::new();
    }
    match model.anywhere.back.take() {
        Some(id) => super::start::resume(model, id),
        None => Vec::new(),
    }
}

/// Whether nothing is drawn yet: the game that lay open, or that of a link, is the first picture, as soon as the stores have been read.
pub fn comes_first(model: &Model) -> bool {
    !model.slots.ready && (model.anywhere.back.is_some() || model.anywhere.linked)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::model::Form;
    use crate::app::msg::{DeviceMsg, KeepMsg, LookMsg};
    use crate::app::{Msg, Screen, update as happen};

    fn report(model: &mut Model, word: &str) {
        let effects = happen(
            model,
            Msg::Device(DeviceMsg::Anywhere(AnywhereMsg::Report(word.into()))),
        );
        assert!(effects.is_empty(), "{word}: {effects:?}");
    }

    /// A new game, as it is when its first question stands and is being written.
    fn at_the_table() -> (Model, Vec<Effect>) {
        let mut model = Model::default();
        happen(&mut model, Msg::Keep(KeepMsg::Loaded(Vec::new())));
        let effects = happen(&mut model, Msg::Game(GameMsg::Start(7)));
        (model, effects)
    }

    fn record(effects: &[Effect]) -> crate::app::keep::Record {
        let saved = effects.iter().find_map(|e| match e {
            Effect::Save(record) => Some(record.clone()),
            _ => None,
        });
        saved.expect("a new game is written")
    }

    #[test]
    fn a_new_version_waits_until_the_answer_is_written() {
        let (mut model, effects) = at_the_table();
        report(&mut model, "newer");
        assert!(model.anywhere.newer);
        model.table.as_mut().unwrap().keeping.saving = true;
        assert!(happen(&mut model, Msg::Device(DeviceMsg::Anywhere(AnywhereMsg::Take))).is_empty());
        let id = model.table.as_ref().unwrap().id;
        let written = happen(&mut model, Msg::Keep(KeepMsg::Saved(record(&effects), true, true)));
        assert!(written.contains(&Effect::Anywhere(Deed::Take(Some(id)))), "{written:?}");
        assert!(
            happen(&mut model, Msg::Look(LookMsg::CloseTip)).is_empty(),
            "it is taken once"
        );
    }

    #[test]
    fn the_game_that_lay_open_comes_back_when_the_stores_are_read() {
        let (_, effects) = at_the_table();
        let record = record(&effects);
        let mut model = Model::default();
        assert!(
            !comes_first(&model),
            "Home is the first picture of a page that opens nothing"
        );
        report(&mut model, &format!("back {}", record.id));
        assert!(model.screen == Screen::Home && comes_first(&model));
        happen(&mut model, Msg::Keep(KeepMsg::Loaded(vec![record])));
        assert!(model.screen == Screen::Table && !comes_first(&model));
        let mut linked = Model::default();
        report(&mut linked, "linked");
        assert!(comes_first(&linked));
        happen(&mut linked, Msg::Keep(KeepMsg::Loaded(Vec::new())));
        assert!(!comes_first(&linked), "the link is opened by now, or refused");
        let mut other = Model::default();
        report(&mut other, "back 77");
        report(&mut other, "back to front");
        happen(&mut other, Msg::Keep(KeepMsg::Loaded(Vec::new())));
        let home = other.screen == Screen::Home && !comes_first(&other);
        assert!(home, "what is not there is not opened");
    }

    /// The program of another game begins where this one has left its form.
    #[test]
    fn who_plays_is_kept_where_another_game_is_chosen() {
        let mut model = Model::default();
        let word = Msg::Device(DeviceMsg::Anywhere(AnywhereMsg::Report("back setup33".into())));
        happen(&mut model, word);
        assert!(model.screen == Screen::Setup);
        assert_eq!((model.form.players, model.form.level), (start::AGAINST_COMPUTER, 3));
        for other in ["back setup", "back setup99", "back setup30", "back setup999"] {
            let mut model = Model::default();
            report_only(&mut model, other);
            assert!(
                model.screen == Screen::Setup && model.form == Form::default(),
                "{other}"
            );
        }
    }

    fn report_only(model: &mut Model, word: &str) {
        happen(
            model,
            Msg::Device(DeviceMsg::Anywhere(AnywhereMsg::Report(word.into()))),
        );
    }

    #[test]
    fn what_is_saved_after_a_breakdown_is_a_file_that_can_be_read() {
        let title = crate::app::slots::incoming::to_file([].iter());
        let guard = include_str!("../../static/guard.js");
        assert!(guard.contains(&format!("\"{}\"", title.trim())));
    }
}
