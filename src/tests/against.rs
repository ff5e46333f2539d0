//! A person against the computer player: whole wars, what it is told, and what happens when it fails.

use crate::features::opponent;
use crate::features::opponent::streaks;
use crate::features::setup::AGAINST_COMPUTER;
use crate::games::{AiTask, GAMES, ROUNDS};
use crate::model::install::script::InstallEffect;
use crate::model::msg::{GuideMsg, HelpMsg, InstallMsg, OpponentMsg, PastMsg};
use crate::model::opponent::{OpponentEffect, ProgramState};
use crate::model::playback::Play;
use crate::model::record::Record;
use crate::model::seats::Computer;
use crate::tests::*;
use crate::tree::Node;
use ai::message::{Reply, ThinkRequest};
use ai::{Evaluate, Level, Thinker};
use engine::PlayerView;
use std::collections::{BTreeMap, BTreeSet};
use testkit::cases::CaseLanguage;

/// The computer player's thought about a question.
struct Think<'q>(&'q ThinkRequest);

impl AiTask for Think<'_> {
    type Output = Reply;

    fn run<R: Evaluate + CaseLanguage>(self) -> Reply {
        let blind = PlayerView::<R>::from_bytes(&self.0.blind).expect("what the page writes can be read");
        let level = Level::of(self.0.level).expect("the page asks for levels that there are");
        let thought = Thinker::thought_through(&blind, level, Seed(self.0.seed.into()));
        Reply::of(self.0.number, &thought)
    }
}

/// The question that these effects put to the computer player.
fn question(effects: &[Effect]) -> Option<ThinkRequest> {
    effects.iter().rev().find_map(|effect| match effect {
        Effect::Opponent(OpponentEffect::Think(question, _)) => Some(question.clone()),
        _ => None,
    })
}

fn said(reply: Reply) -> Msg {
    Msg::Opponent(OpponentMsg::Said(reply))
}

/// Lets something happen, and the computer player answer whatever it is asked.
fn answered(model: &mut Model, msg: Msg) {
    let number = games::number_of(model.war());
    let mut effects = happened(model, msg);
    while let Some(question) = question(&effects) {
        let reply = games::ai_with_number(number, Think(&question)).expect("the game has a computer player");
        effects = happened(model, said(reply));
        assert!(model.opponent.trouble().is_none(), "it answers what is legal");
    }
}

/// The same as `send`, with the effects of what is written.
fn happened(model: &mut Model, msg: Msg) -> Vec<Effect> {
    let mut effects = update(model, msg);
    let saved: Vec<_> = effects
        .iter()
        .filter_map(|effect| match effect {
            Effect::Save(record) => Some(record.clone()),
            _ => None,
        })
        .collect();
    for record in saved {
        effects.extend(update(model, Msg::Keep(KeepMsg::Saved(record, true, true))));
    }
    effects
}

/// A war against a level, before the first answer of either side; Rome is the person's.
fn begun(game: usize, level: u8, seed: u64) -> (Model, Vec<Effect>) {
    let mut model = Model::default();
    model.form.game = game;
    model.form.seed = seed.to_string();
    model.form.lot = SideChoice::Chosen(Side::Rome);
    model.form.players = AGAINST_COMPUTER;
    model.form.level = level;
    send(&mut model, Msg::Look(LookMsg::Go(Screen::Setup)));
    let effects = happened(&mut model, Msg::Game(GameMsg::Start(seed)));
    (model, effects)
}

/// A war in which the computer player is asked: so it is, and the question.
fn asked(seed: u64) -> (Model, ThinkRequest) {
    let (mut model, mut effects) = begun(games::FIRST, 1, seed);
    let mut lots = Lots(seed);
    for _ in 0..200 {
        if let Some(question) = question(&effects) {
            return (model, question);
        }
        let mut all = taps(&model);
        effects = happened(&mut model, all.swap_remove(lots.of(all.len())));
    }
    panic!("the computer player is never asked");
}

#[test]
fn whole_wars_against_the_first_level() {
    for game in GAMES.iter().filter(|game| game.page) {
        let (mut model, effects) = begun(game.place(), 1, 7);
        let mut lots = Lots(3);
        if let Some(question) = question(&effects) {
            let reply = games::ai_with_number(game.number, Think(&question)).expect("it has a computer player");
            answered(&mut model, said(reply));
        }
        for tap in 0..20_000 {
            let t = table(&model);
            if t.view_model.outcome.is_some() {
                break;
            }
            let foe = Side::Carthage;
            assert!(t.view_model.scene.hands[foe].cards.is_none(), "its hand stays closed");
            let mut all = taps(&model);
            assert!(!all.is_empty(), "tap {tap}: nothing to tap at {:?}", t.view_model.asked);
            answered(&mut model, all.swap_remove(lots.of(all.len())));
            model.sheets.clear();
        }
        assert!(table(&model).view_model.outcome.is_some(), "the war ends");
        assert!(
            table(&model).ticker.end,
            "its end is told, whoever gave the last answer"
        );
        let link = table(&model).game.link();
        let mut other = Model::default();
        send(&mut other, Msg::Link(LinkMsg::Open(link)));
        assert_eq!(
            table(&other).game.answers(),
            table(&model).game.answers(),
            "its link opens"
        );
    }
}

#[test]
fn two_of_them_are_watched_to_the_end() {
    let mut model = Model::default();
    send(&mut model, Msg::Game(GameMsg::NextLevel(Side::Rome)));
    let effects = happened(&mut model, Msg::Game(GameMsg::Watch(games::FIRST, 15)));
    assert!(question(&effects).is_some_and(|question| question.level == 2));
    send(&mut model, Msg::Game(GameMsg::Pause));
    assert!(model.opponent.thought.is_none(), "it does not think while it pauses");
    for side in [Side::Rome, Side::Carthage] {
        for _ in 0..3 {
            send(&mut model, Msg::Game(GameMsg::NextLevel(side)));
        }
    }
    let taken = Msg::Opponent(OpponentMsg::TakeBack);
    let given = happened(&mut model, taken);
    assert!(question(&given).is_none() && table(&model).game.answers().is_empty());
    let effects = happened(&mut model, Msg::Game(GameMsg::Pause));
    let first = question(&effects).expect("it goes on");
    assert_eq!(first.level, 1, "after the last level comes the first");
    let reply = games::ai_with_number(1, Think(&first)).expect("it has a computer player");
    answered(&mut model, said(reply));
    assert!(table(&model).view_model.outcome.is_some(), "the war ends");
    assert_eq!(model.sheets.last(), Some(&Sheet::End));
}

#[test]
fn it_answers_for_a_lesson_whose_way_is_left() {
    for (game, texts) in games::texts() {
        let mut model = Model::default();
        model.form.game = game;
        send(&mut model, Msg::Help(HelpMsg::Guide(GuideMsg::Begin(7 << 16))));
        let mut effects = happened(&mut model, Msg::Help(HelpMsg::Arrived(Some(texts.to_vec()))));
        let (mut lots, mut asked) = (Lots(5), 0);
        while asked < 20 && table(&model).view_model.outcome.is_none() {
            if let Some(question) = question(&effects) {
                assert_eq!(question.level, 1);
                asked += 1;
                let reply =
                    games::ai_with_number(games::number_of(game), Think(&question)).expect("it has a computer player");
                effects = happened(&mut model, said(reply));
                continue;
            }
            let mut all = taps(&model);
            effects = happened(&mut model, all.swap_remove(lots.of(all.len())));
            model.sheets.clear();
        }
        assert!(asked > 0, "a newcomer who plays by lot leaves the way of the lesson");
    }
}

#[test]
fn what_it_is_told_holds_nothing_that_is_hidden_from_it() {
    for seed in 1..6 {
        let (mut model, question) = asked(seed);
        let Some(table) = model.table.as_mut() else {
            panic!("a game is on the table")
        };
        for number in 0..3 {
            let other = table.game.world(number, Viewer::Seat(Side::Carthage));
            assert_eq!(
                other.blind().as_ref(),
                Some(&question.blind),
                "in every world that looks alike"
            );
        }
        let link = table.game.link();
        let link = link.as_bytes();
        assert!(
            !question
                .blind
                .windows(12)
                .any(|part| link.windows(12).any(|other| part == other))
        );
        assert_ne!(u64::from(question.seed), seed);
    }
}

#[test]
fn an_answer_can_be_taken_back_over_those_of_the_computer_player() {
    let (mut model, question) = asked(2);
    let before = table(&model).game.answers().len();
    let reply = games::ai_with_number(1, Think(&question)).expect("it has a computer player");
    answered(&mut model, said(reply));
    let here = table(&model).game.answers().len();
    assert!(here > before);
    answered(&mut model, Msg::Opponent(OpponentMsg::TakeBack));
    let back = table(&model).game.answers().len();
    assert!(
        back < here && table(&model).view_model.mine,
        "at the person's last question"
    );
    let told = &table(&model).ticker.log;
    assert!(
        told.last().is_some_and(|line| line.line.text.contains("back")),
        "{told:?}"
    );
}

#[test]
fn whoever_gives_up_gives_up_his_own_side() {
    let (mut model, _) = asked(3);
    assert_eq!(
        table(&model).view_model.to(),
        Some(Side::Carthage),
        "the computer player is asked"
    );
    send(&mut model, Msg::Answer(AnswerMsg::Concede));
    let over = table(&model).game.over().expect("the war is over");
    assert_eq!(over.winner, Side::Carthage);
}

#[test]
fn after_three_losses_running_the_level_below_is_offered() {
    let (mut model, _) = begun(games::FIRST, 2, 3);
    for war in 1..=3 {
        assert_eq!(streaks::offer(&model), None, "war {war}");
        let effects = happened(&mut model, Msg::Answer(AnswerMsg::Concede));
        assert!(effects.iter().any(|e| matches!(e, Effect::Streaks(_))), "{effects:?}");
        if war < 3 {
            happened(&mut model, Msg::Game(GameMsg::Rematch(war)));
        }
    }
    let (words, level) = streaks::offer(&model).expect("the one below");
    assert_eq!((level, words.contains("Recruit")), (1, true), "{words}");
    happened(&mut model, Msg::Game(GameMsg::Offered(9)));
    assert!(matches!(
        table(&model).seats.mode,
        Mode::Against(_, computer) if computer == Computer::of(1)
    ));
    assert_eq!(streaks::offer(&model), None);
}

#[test]
fn it_is_started_anew_once_and_then_the_person_chooses() {
    let (mut model, first) = asked(4);
    let effects = happened(&mut model, Msg::Opponent(OpponentMsg::Silent));
    let again = question(&effects).expect("it is asked again");
    assert!(again.halved && again.number != first.number && again.blind == first.blind);
    assert!(model.notice.is_some());
    // What the old one says is of no interest.
    let reply = games::ai_with_number(1, Think(&first)).expect("it has a computer player");
    let before = table(&model).game.answers().len();
    happened(&mut model, said(reply));
    happened(&mut model, said(Reply::Failed { number: first.number }));
    assert_eq!(table(&model).game.answers().len(), before);
    assert_eq!(model.opponent.trouble(), None);
    let effects = happened(&mut model, Msg::Opponent(OpponentMsg::Silent));
    assert_eq!(
        (question(&effects), model.opponent.trouble()),
        (None, Some(ProgramState::Broken))
    );
    assert_eq!(*model.notice, None, "what was said of the first time covers no button");
    let effects = happened(&mut model, Msg::Opponent(OpponentMsg::Again));
    assert!(question(&effects).is_some());
    happened(&mut model, Msg::Opponent(OpponentMsg::Missing));
    assert_eq!(model.opponent.trouble(), Some(ProgramState::Missing));
    // A host that has only a newer version: that is no failure, and the new version is what helps.
    happened(&mut model, Msg::Opponent(OpponentMsg::Again));
    happened(&mut model, Msg::Opponent(OpponentMsg::Outdated));
    assert_eq!(model.opponent.trouble(), Some(ProgramState::Outdated));
    let shown: String = crate::view::page(&model)
        .iter()
        .map(crate::tree::Node::readable)
        .collect();
    assert!(
        shown.contains("Take the new version") && !shown.contains("stopped"),
        "{shown}"
    );
    let to = crate::model::install::script::StartAt::Game { id: table(&model).id };
    let taken = happened(&mut model, Msg::Device(DeviceMsg::Install(InstallMsg::Take)));
    assert!(
        taken.contains(&Effect::Install(InstallEffect::Take { to })),
        "{taken:?}"
    );
    happened(&mut model, Msg::Opponent(OpponentMsg::TakeBoth));
    let t = table(&model);
    assert_eq!(t.seats.mode, Mode::Alone);
    assert!(t.view_model.mine && t.view_model.scene.hands[Side::Carthage].cards.is_some());
}

#[test]
fn nothing_is_asked_of_it_while_the_past_is_shown() {
    let (mut model, first) = asked(5);
    let effects = happened(&mut model, Msg::Past(PastMsg::Begin));
    assert!(effects.contains(&Effect::Opponent(OpponentEffect::Forget)));
    let reply = games::ai_with_number(1, Think(&first)).expect("it has a computer player");
    let before = table(&model).game.answers().len();
    happened(&mut model, said(reply));
    assert_eq!(
        table(&model).game.answers().len(),
        before,
        "nothing moves while the past is looked at"
    );
    let effects = happened(&mut model, Msg::Past(PastMsg::Leave));
    assert!(question(&effects).is_some(), "then it is asked again");
}

#[test]
fn a_report_names_what_was_cut_short() {
    let (mut model, first) = asked(2);
    let report = |model: &Model| opponent::report(&model.opponent, table(model), 1);
    let at = table(&model).game.answers().len();
    let whole = games::ai_with_number(1, Think(&first)).expect("it has a computer player");
    let Reply::Thought {
        number, answer, chance, ..
    } = whole
    else {
        panic!("an answer")
    };
    let cut = Reply::Thought {
        number,
        answer,
        chance,
        rollouts: 130,
        budget: 250,
        parts: 2,
        whole: false,
    };
    answered(&mut model, said(cut));
    let told = format!(", 130 of 250 rollouts at {at} by 2 workers: ");
    assert!(report(&model).contains(&told), "{}", report(&model));
    answered(&mut model, Msg::Opponent(OpponentMsg::TakeBack));
    assert!(!report(&model).contains("rollouts"), "what was taken back is not told");
}

#[test]
fn a_war_is_kept_and_goes_on_against_the_same_level() {
    let (model, question) = asked(6);
    let record = Record::of(table(&model));
    assert!(record.title.contains("Recruit"), "{}", record.title);
    let again = record.open().expect("it is kept");
    assert_eq!(again.seats.mode, Mode::Against(Side::Rome, Computer::of(1)));
    assert_eq!(again.game.blind(), Some(question.blind));
    for number in 0..30 {
        if let Some(mode) = Mode::of(number) {
            assert_eq!(mode.number(), number);
        }
    }
}

#[test]
fn a_link_keeps_the_level_and_offers_first_to_go_on_as_before() {
    for (level, title) in [(3, "the computer (Legate)"), (1, "the computer (Recruit)")] {
        let (model, _) = begun(games::FIRST, level, 7);
        let mut other = Model::default();
        send(&mut other, Msg::Link(LinkMsg::Open(table(&model).game.link())));
        let words = Node::Element(crate::view::topmost(&other).expect("the seats are offered")).readable();
        let at = |words: &str, part: &str| words.find(part).unwrap_or_else(|| panic!("no {part}: {words}"));
        let own = at(&words, &format!("Rome, against {title}"));
        assert!(own < at(&words, "Both sides, alone"), "{words}");
        assert!(own < at(&words, &format!("Carthage, against {title}")), "{words}");
        assert!(!words.contains("Tribune"), "{words}");
        assert_eq!(
            table(&other).view_model.scene.hands.rome.cards,
            None,
            "no hand lies open before"
        );
        let offered = Mode::Against(Side::Rome, Computer::of(level));
        send(&mut other, Msg::Link(LinkMsg::Take(offered)));
        assert_eq!(table(&other).seats.mode, offered);
    }
}

#[test]
fn it_thinks_while_what_has_happened_is_played_and_answers_when_that_is_seen() {
    let mut shown = 0;
    for seed in 1..6 {
        let (mut model, mut effects) = begun(games::FIRST, 1, seed);
        model.device.moves = true;
        let mut lots = Lots(seed);
        for _ in 0..60 {
            let on = table(&model).playback.on();
            let here = table(&model).game.answers().len();
            if let Some(question) = question(&effects) {
                let reply = games::ai_with_number(1, Think(&question)).expect("it has a computer player");
                effects = happened(&mut model, said(reply));
                assert_eq!(table(&model).game.answers().len() > here, !on, "seed {seed}");
                shown += usize::from(on);
            } else if on {
                effects = happened(&mut model, Msg::Look(LookMsg::Play(Play::Skip)));
            } else {
                let mut all = taps(&model);
                effects = happened(&mut model, all.swap_remove(lots.of(all.len())));
            }
        }
    }
    assert!(shown > 10, "{shown} thoughts came while something was played");
}

/// What is public of a question decides alone when it is answered, and what pays for an action takes no longer than it must.
#[test]
fn a_part_of_an_action_is_answered_sooner_than_the_action() {
    let number = games::number_of(ROUNDS);
    let (mut model, mut effects) = begun(ROUNDS, 3, 7);
    let (mut lots, mut times) = (Lots(3), BTreeMap::<String, BTreeSet<u32>>::new());
    for _ in 0..300 {
        let thinks = effects.iter().find_map(|effect| match effect {
            Effect::Opponent(OpponentEffect::Think(question, times)) => Some((question.clone(), times.least)),
            _ => None,
        });
        let Some((question, least)) = thinks else {
            let mut all = taps(&model);
            effects = happened(&mut model, all.swap_remove(lots.of(all.len())));
            model.sheets.clear();
            continue;
        };
        let kind = table(&model).draft.preview.asked().expect("it is asked").kind;
        times.entry(format!("{kind:?}")).or_default().insert(least);
        let quick = ThinkRequest { level: 1, ..question };
        let reply = games::ai_with_number(number, Think(&quick)).expect("it has a computer player");
        effects = happened(&mut model, said(reply));
    }
    let one = |kind: AskKind| times[&format!("{kind:?}")].iter().copied().collect::<Vec<u32>>();
    let act = one(AskKind::Act);
    assert_eq!(act.len(), 2, "with an action left and without: {times:?}");
    for part in [AskKind::Card, AskKind::Destination, AskKind::Pay] {
        assert!(one(part).len() == 1 && one(part)[0] <= act[0], "{times:?}");
    }
    assert!(one(AskKind::Pay)[0] < one(AskKind::Destination)[0], "{times:?}");
}

#[test]
fn the_computer_player_does_not_take_the_name_of_a_friend() {
    let mut model = Model::default();
    for (n, name) in ["Anna", "Bert"].into_iter().enumerate() {
        send(&mut model, Msg::Game(GameMsg::Form(Field::Name(n, name.into()))));
    }
    model.form.players = AGAINST_COMPUTER;
    model.form.lot = SideChoice::Chosen(Side::Carthage);
    send(&mut model, Msg::Game(GameMsg::Start(7)));
    let names = &table(&model).seats.names;
    assert_eq!((names.carthage.as_str(), names.rome.as_str()), ("Anna", ""));
}
