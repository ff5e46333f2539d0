//! The page as a thing that is installed: playing without a network, new versions, and what plain http denies.

pub mod view;

use crate::features::{challenges, setup};
use crate::games::is_built_in;
use crate::model::effect::Effect;
pub use crate::model::install::script::{Back, InstallEffect, Report, StartAt};
use crate::model::install::{Install, Offline};
use crate::model::msg::{ChallengeMsg, Field, GameMsg, InstallMsg};
use crate::model::screen::Screen;
use crate::model::seed::mix;
use crate::model::{Form, Model};

/// What opens a kept game that this program does not play.
pub fn of_other_program(model: &Model, id: u32) -> Option<Vec<Effect>> {
    let record = crate::features::saved_games::kept::find(model, id)?;
    let elsewhere = is_built_in(record.kind) == Some(false);
    elsewhere.then(|| {
        vec![Effect::Install(InstallEffect::program(
            record.kind.into(),
            StartAt::Game { id },
        ))]
    })
}

/// Lets something happen.
pub fn update(model: &mut Model, msg: InstallMsg) -> Vec<Effect> {
    let state = &mut model.install;
    match msg {
        InstallMsg::Report(report) => {
            hear(state, report);
            Vec::new()
        }
        InstallMsg::Linked => {
            state.linked = true;
            Vec::new()
        }
        InstallMsg::Back(Back::Setup(form)) => set_up(model, &form),
        InstallMsg::Back(back) => {
            state.back = Some(back);
            Vec::new()
        }
        InstallMsg::Take => {
            state.taken = true;
            Vec::new()
        }
        InstallMsg::Seek => {
            state.word = "Looking…";
            vec![Effect::Install(InstallEffect::Seek)]
        }
        InstallMsg::Install => vec![Effect::Install(InstallEffect::Install)],
    }
}

fn hear(state: &mut Install, report: Report) {
    match report {
        Report::Ready => state.offline = Offline::Ready,
        Report::Insecure => state.offline = Offline::Insecure,
        Report::Unable => state.offline = Offline::Unable,
        Report::Draft => state.offline = Offline::Draft,
        Report::Newer => (state.newer, state.word) = (true, ""),
        Report::Newest => state.word = "This is the newest version.",
        Report::Unreachable => state.word = "The network could not be reached. You play on with this version.",
        Report::Installable => state.installable = true,
        Report::Installed => state.installable = false,
        Report::Kept => state.opponent_kept = true,
    }
}

/// A new game is set up with what was chosen before the page was loaded again, in the program of another game or by another version.
fn set_up(model: &mut Model, form: &str) -> Vec<Effect> {
    model.form = Form::from_text(form, model.form.game);
    let players = Field::Players(model.form.players);
    let mut effects = setup::update(model, GameMsg::Form(players));
    effects.extend(setup::go(model, Screen::Setup));
    effects
}

/// What has waited for its moment: the new version comes between two answers, the game comes back when the stores have
/// been read.
pub fn due(model: &mut Model) -> Vec<Effect> {
    let writing = model.table.as_ref().is_some_and(|t| t.keeping.saving);
    if model.install.taken && !writing {
        model.install.taken = false;
        return vec![Effect::Install(InstallEffect::Take { to: lies_open(model) })];
    }
    if !model.saved_games.ready {
        return Vec::new();
    }
    match model.install.back.take() {
        Some(Back::Game(id)) => setup::resume(model, id),
        Some(Back::Setup(form)) => set_up(model, &form),
        Some(Back::Lesson(chance)) => setup::update(model, GameMsg::Learn(model.form.game, spread(chance))),
        Some(Back::Watch(chance)) => setup::update(model, GameMsg::Watch(model.form.game, spread(chance))),
        Some(Back::Challenges) => challenges::update(model, ChallengeMsg::List(model.form.game)),
        None => Vec::new(),
    }
}

/// All bits of a chance of which a text carried the half.
fn spread(chance: u32) -> u64 {
    mix(chance.into(), 0)
}

/// Where the page is, to come back to when it has been loaded again.
fn lies_open(model: &Model) -> StartAt {
    match (&model.table, model.screen) {
        (Some(table), _) if table.challenge.is_some() => StartAt::Challenges,
        (Some(table), _) => StartAt::Game { id: table.id },
        (None, Screen::Setup) => StartAt::Setup {
            form: model.form.to_text(model.form.game),
        },
        (None, Screen::Home | Screen::Table) => StartAt::Home,
    }
}

/// Whether nothing is drawn yet: the game that lay open, or that of a link, is the first picture, as soon as the stores have been read.
pub fn comes_first(model: &Model) -> bool {
    !model.saved_games.ready && (model.install.back.is_some() || model.install.linked)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::Form;
    use crate::model::msg::DeviceMsg;
    use crate::model::msg::KeepMsg;
    use crate::model::msg::LookMsg;
    use crate::model::msg::Msg;
    use crate::model::screen::Screen;
    use crate::update::update as happen;

    fn happens(model: &mut Model, msg: InstallMsg) {
        let said = format!("{msg:?}");
        let effects = happen(model, Msg::Device(DeviceMsg::Install(msg)));
        assert!(effects.is_empty(), "{said}: {effects:?}");
    }

    /// A new game, as it is when its first question stands and is being written.
    fn at_the_table() -> (Model, Vec<Effect>) {
        let mut model = Model::default();
        happen(&mut model, Msg::Keep(KeepMsg::Loaded(Vec::new())));
        let effects = happen(&mut model, Msg::Game(GameMsg::Start(7)));
        (model, effects)
    }

    fn record(effects: &[Effect]) -> crate::model::record::Record {
        let saved = effects.iter().find_map(|e| match e {
            Effect::Save(record) => Some(record.clone()),
            _ => None,
        });
        saved.expect("a new game is written")
    }

    #[test]
    fn a_new_version_waits_until_the_answer_is_written() {
        let (mut model, effects) = at_the_table();
        happens(&mut model, InstallMsg::Report(Report::Newer));
        assert!(model.install.newer);
        model.table.as_mut().unwrap().keeping.saving = true;
        assert!(happen(&mut model, Msg::Device(DeviceMsg::Install(InstallMsg::Take))).is_empty());
        let id = model.table.as_ref().unwrap().id;
        let written = happen(&mut model, Msg::Keep(KeepMsg::Saved(record(&effects), true, true)));
        assert!(
            written.contains(&Effect::Install(InstallEffect::Take {
                to: StartAt::Game { id }
            })),
            "{written:?}"
        );
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
        happens(&mut model, InstallMsg::Back(Back::Game(record.id)));
        assert!(model.screen == Screen::Home && comes_first(&model));
        happen(&mut model, Msg::Keep(KeepMsg::Loaded(vec![record])));
        assert!(model.screen == Screen::Table && !comes_first(&model));
        let mut linked = Model::default();
        happens(&mut linked, InstallMsg::Linked);
        assert!(comes_first(&linked));
        happen(&mut linked, Msg::Keep(KeepMsg::Loaded(Vec::new())));
        assert!(!comes_first(&linked), "the link is opened by now, or refused");
        let mut other = Model::default();
        happens(&mut other, InstallMsg::Back(Back::Game(77)));
        happen(&mut other, Msg::Keep(KeepMsg::Loaded(Vec::new())));
        let home = other.screen == Screen::Home && !comes_first(&other);
        assert!(home, "what is not there is not opened");
    }

    /// The program of another game begins where this one has left its form.
    #[test]
    fn who_plays_is_kept_where_another_game_is_chosen() {
        let mut model = Model::default();
        come_back(&mut model, "setup33");
        assert!(model.screen == Screen::Setup);
        assert_eq!((model.form.players, model.form.level), (setup::AGAINST_COMPUTER, 3));
        for other in ["setup", "setup99", "setup30", "setup999"] {
            let mut model = Model::default();
            come_back(&mut model, other);
            assert!(
                model.screen == Screen::Setup && model.form == Form::default(),
                "{other}"
            );
        }
    }

    /// Whatever has been chosen is there again with the new version, names in any letters and a switch of the game too.
    #[test]
    fn a_new_version_comes_back_to_the_form_with_its_choices() {
        let mut model = Model::default();
        happen(&mut model, Msg::Keep(KeepMsg::Loaded(Vec::new())));
        happen(&mut model, Msg::Look(LookMsg::Go(Screen::Setup)));
        for field in [
            Field::Players(setup::AGAINST_COMPUTER),
            Field::Level(3),
            Field::Name(0, "Ἀννίβας 2".into()),
            Field::Lot(crate::model::SideChoice::Chosen(engine::Side::Carthage)),
            Field::Seed("42".into()),
            Field::Setting(0, 1),
        ] {
            happen(&mut model, Msg::Game(GameMsg::Form(field)));
        }
        let taken = happen(&mut model, Msg::Device(DeviceMsg::Install(InstallMsg::Take)));
        let form = taken.iter().find_map(|effect| match effect {
            Effect::Install(InstallEffect::Take {
                to: StartAt::Setup { form },
            }) => Some(form),
            _ => None,
        });
        let text = format!("setup{}", form.expect("it comes back to the form"));
        let mut other = Model::default();
        come_back(&mut other, &text);
        assert!(other.screen == Screen::Setup);
        assert_eq!(other.form, model.form);
        assert_ne!(other.form.switches, 0);
    }

    fn come_back(model: &mut Model, text: &str) {
        let back = Back::from_text(text).expect("a form to come back to");
        happen(model, Msg::Device(DeviceMsg::Install(InstallMsg::Back(back))));
    }

    #[test]
    fn what_is_saved_after_a_breakdown_is_a_file_that_can_be_read() {
        let title = crate::features::saved_games::incoming::to_file([].iter());
        let guard = include_str!("../../../static/guard.js");
        assert!(guard.contains(&format!("\"{}\"", title.trim())));
    }
}
