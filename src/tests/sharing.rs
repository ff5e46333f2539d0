//! Links that come and go between two devices.

use crate::features::setup;
use crate::model::linking::{LinkEffect, Shared};
use crate::model::msg::{AnswerMsg, GameMsg, KeepMsg, LinkMsg, LookMsg, PastMsg, SeatMsg};
use crate::tests::keeping::page;
use crate::tests::*;
use crate::tree::Node;

/// A device that has opened a link.
fn opening(link: &str) -> Model {
    let mut model = Model::default();
    send(&mut model, Msg::Link(LinkMsg::Open(link.into())));
    model
}

fn link(model: &Model) -> String {
    table(model).game.link()
}

/// Plays on this device until the other one is asked, at least one answer.
fn turn(model: &mut Model, lots: &mut Lots) {
    for _ in 0..400 {
        if !table(model).view_model.mine || table(model).view_model.outcome.is_some() {
            return;
        }
        play_by_taps(model, 1, lots);
    }
}

/// Two devices that have played by link for so many turns.
fn two(seed: u64, turns: usize) -> (Model, Model) {
    let mut rome = seated(2, seed);
    let mut lots = Lots(seed);
    turn(&mut rome, &mut lots);
    let mut carthage = opening(&link(&rome));
    for _ in 0..turns {
        turn(&mut carthage, &mut lots);
        send(&mut rome, Msg::Link(LinkMsg::Open(link(&carthage))));
        turn(&mut rome, &mut lots);
        send(&mut carthage, Msg::Link(LinkMsg::Open(link(&rome))));
    }
    (rome, carthage)
}

fn told(model: &Model, words: &str) -> usize {
    table(model)
        .ticker
        .log
        .iter()
        .filter(|l| l.line.text.contains(words))
        .count()
}

#[test]
fn a_position_shows_what_lies_open_and_is_not_kept() {
    let mut model = seated(0, 31);
    play_by_taps(&mut model, 150, &mut Lots(31));
    send(&mut model, Msg::Link(LinkMsg::Position));
    let Some(Sheet::Sharing(Shared::Position(link))) = model.sheets.last().cloned() else {
        panic!("no sheet with a link");
    };
    assert!(link.len() < 8000, "{}", link.len());
    let (scene, log) = (
        table(&model).game.preview().scene(Viewer::Public),
        table(&model).game.log(Viewer::Public, &[]),
    );
    let mut other = Model::default();
    let effects = send(&mut other, Msg::Link(LinkMsg::Open(link)));
    assert!(!effects.iter().any(|e| matches!(e, Effect::Save(_))) && other.saved_games.kept.is_empty());
    assert_eq!(table(&other).view_model.scene, scene);
    assert_eq!(
        table(&other).ticker.log.last().map(|l| &l.line.text),
        log.last().map(|l| &l.line.text)
    );
    for msg in [
        Msg::Answer(AnswerMsg::Confirm),
        Msg::Answer(AnswerMsg::Undo),
        Msg::Answer(AnswerMsg::Redo),
        Msg::Answer(AnswerMsg::Concede),
        Msg::Seat(SeatMsg::Reveal(Side::Rome)),
        Msg::Link(LinkMsg::Share),
    ] {
        let effects = send(&mut other, msg);
        assert!(!effects.iter().any(|e| matches!(e, Effect::Save(_))));
    }
    assert!(
        table(&other).view_model.scene.hands.rome.cards.is_none(),
        "no hand opens"
    );
    assert!(other.saved_games.kept.is_empty());
}

#[test]
fn a_long_link_is_read_in_slices_and_can_be_stopped() {
    let text = crate::games::A_WHOLE_WAR.trim();
    let wanted = AnyGame::from_link(text).expect("it is whole").answers();
    let slice = |model: &mut Model, took| update(model, Msg::Link(LinkMsg::Slice(took)));
    let goes_on = |effects: &[Effect]| effects.contains(&Effect::Sharing(LinkEffect::Slice));
    let mut model = seated(1, 3);
    send(&mut model, Msg::Look(LookMsg::Go(Screen::Home)));
    let (kept, mut slices, mut before) = (model.saved_games.kept.clone(), 0, 0);
    let mut effects = update(&mut model, Msg::Link(LinkMsg::Open(format!("{text}~40"))));
    while goes_on(&effects) {
        assert!(model.table.is_none() && effects.len() == 1);
        let (read, of) = model.linking.reading.as_ref().expect("it is read").coming.progress();
        assert!(before < read && read < of && of as usize == wanted.len());
        let shown: String = crate::view::page(&model).iter().map(Node::readable).collect();
        assert!(shown.contains(&format!("{read} of {of} answers")), "{shown}");
        (slices, before) = (slices + 1, read);
        effects = slice(&mut model, 100);
    }
    assert!(slices > 2, "{slices} slices of {} answers", wanted.len());
    assert_eq!(table(&model).game.answers(), wanted);
    assert_eq!(model.past.as_ref().map(|p| p.at), Some(40), "the moment that it names");

    for (took, stops) in [(0, true), (3000, false)] {
        let mut model = page(kept.clone());
        assert!(goes_on(&update(&mut model, Msg::Link(LinkMsg::Open(text.into())))));
        if stops {
            update(&mut model, Msg::Link(LinkMsg::Cancel));
        }
        assert!(slice(&mut model, took).is_empty() && model.linking.reading.is_none() && model.table.is_none());
        assert_eq!(
            (model.notice.is_some(), model.saved_games.kept.len()),
            (!stops, kept.len())
        );
    }
}

#[test]
fn a_damaged_kept_game_is_served_by_its_link() {
    let mut model = seated(1, 33);
    play_by_taps(&mut model, 80, &mut Lots(33));
    let (link, answers) = (link(&model), table(&model).game.answers());
    let record = &mut model.saved_games.kept[0];
    let half = record.game.len() / 2;
    record.game.truncate(half);
    send(&mut model, Msg::Look(LookMsg::Go(Screen::Home)));
    send(&mut model, Msg::Link(LinkMsg::Open(link)));
    assert_eq!(table(&model).game.answers(), answers);
}

#[test]
fn games_that_part_are_both_kept_and_where_they_part_is_shown() {
    let mut model = seated(1, 33);
    play_by_taps(&mut model, 60, &mut Lots(33));
    let early = link(&model);
    play_by_taps(&mut model, 80, &mut Lots(34));
    let mine = table(&model).game.answers();
    let mut other = opening(&early);
    send(&mut other, Msg::Link(LinkMsg::Take(Mode::Alone)));
    play_by_taps(&mut other, 80, &mut Lots(35));
    let theirs = table(&other).game.answers();
    send(&mut model, Msg::Link(LinkMsg::Open(link(&other))));
    let Some(Sheet::Sharing(Shared::Parted(parted))) = model.sheets.last().cloned() else {
        panic!("no sheet about two games");
    };
    let common = mine.iter().zip(&theirs).take_while(|(a, b)| a == b).count();
    assert_eq!(parted.answers, common);
    assert!(!parted.turn.is_empty() && !parted.last.is_empty());
    assert_eq!(model.saved_games.kept.len(), 2);
    assert_eq!(table(&model).game.answers(), theirs);
    send(&mut model, Msg::Keep(KeepMsg::Continue(parted.mine.id)));
    assert_eq!(table(&model).game.answers(), mine);
    send(&mut model, Msg::Link(LinkMsg::Moment(parted.mine.id, parted.answers)));
    assert_eq!(table(&model).seats.mode, Mode::Look);
    play_by_taps(&mut other, 40, &mut Lots(36));
    send(&mut model, Msg::Link(LinkMsg::Open(link(&other))));
    assert_eq!(model.saved_games.kept.len(), 2, "the branch goes on where it is kept");
    assert_eq!(table(&model).game.answers(), table(&other).game.answers());
}

#[test]
fn the_link_of_a_copy_goes_on_with_the_same_game_and_remembers_the_same_dice() {
    let (mut rome, mut carthage) = two(7, 1);
    let id = rome.saved_games.kept[0].id;
    send(&mut rome, Msg::Keep(KeepMsg::Copy(id)));
    let copy = rome.saved_games.kept[0].id;
    assert_ne!(copy, id);
    send(&mut rome, Msg::Keep(KeepMsg::Continue(copy)));
    turn(&mut rome, &mut Lots(8));
    send(&mut rome, Msg::Past(PastMsg::Begin));
    assert!(rome.past.is_some(), "a copy can be looked back at");
    send(&mut rome, Msg::Past(PastMsg::Leave));
    send(&mut carthage, Msg::Link(LinkMsg::Open(link(&rome))));
    assert_eq!((carthage.saved_games.kept.len(), carthage.sheets.len()), (1, 0));
    assert_eq!(table(&carthage).game.answers(), table(&rome).game.answers());
    assert_eq!(rome.linking.seen.len(), 1, "what is seen in a copy is seen of the game");
    turn(&mut carthage, &mut Lots(9));
    send(&mut rome, Msg::Link(LinkMsg::Open(link(&carthage))));
    assert_eq!(
        (table(&rome).id, rome.saved_games.kept.len()),
        (copy, 2),
        "it goes on where it has come furthest"
    );
}

#[test]
fn what_is_played_again_after_a_die_was_seen_is_marked_in_both_logs() {
    for seed in 42..48 {
        let (mut rome, carthage) = two(seed, 3);
        let before = link(&rome);
        let honest = (told(&rome, "Replayed"), told(&carthage, "Replayed"));
        assert_eq!(honest, (0, 0), "an honest game is not marked");
        if !table(&rome).view_model.mine {
            send(&mut rome, Msg::Link(LinkMsg::Open(link(&carthage))));
        }
        // Rome plays on, sees what comes of it, forgets the game and plays the same link again otherwise.
        let mut mine = carthage;
        let mut lots = Lots(seed);
        turn(&mut mine, &mut lots);
        let first = link(&mine);
        let seen = mine.linking.seen.clone();
        let mut again = Model::default();
        again.linking.seen = seen;
        send(&mut again, Msg::Link(LinkMsg::Open(before.clone())));
        for other in 1..40 {
            let mut lots = Lots(seed * 100 + other);
            turn(&mut again, &mut lots);
            if told(&again, "Replayed") > 0 {
                break;
            }
            let seen = again.linking.seen;
            again = Model::default();
            again.linking.seen = seen;
            send(&mut again, Msg::Link(LinkMsg::Open(before.clone())));
        }
        if told(&again, "Replayed") == 0 {
            continue;
        }
        let second = link(&again);
        let mut far = opening(&before);
        send(&mut far, Msg::Link(LinkMsg::Open(second.clone())));
        assert_eq!(told(&far, "Replayed"), told(&again, "Replayed"), "the mark travels");
        // A device that had got the first link marks the second by itself, though the other side has taken its mark away.
        let mut witness = opening(&first);
        send(&mut witness, Msg::Link(LinkMsg::Open(second)));
        assert!(told(&witness, "Replayed") > 0, "seed {seed}");
        return;
    }
    panic!("no war was played again behind a die");
}

#[test]
fn names_are_data() {
    let mut model = Model::default();
    model.form.players = setup::TOGETHER;
    model.form.names = [
        "<b>\u{202E}Gaius\u{7}</b>&amp;longer than any".into(),
        "\u{200F}Han\u{0}no".into(),
    ];
    model.form.lot = SideChoice::Chosen(Side::Rome);
    send(&mut model, Msg::Game(GameMsg::Start(3)));
    let other = opening(&link(&model));
    let names = &table(&other).seats.names;
    assert_eq!(
        (names.rome.as_str(), names.carthage.as_str()),
        ("<b>Gaius</b>&amp", "Hanno")
    );
}

#[test]
fn a_link_brings_the_same_game_and_one_seat() {
    let mut model = seated(2, 9);
    assert_eq!(table(&model).seats.mode, Mode::Link(Side::Rome));
    let mut lots = Lots(9);
    play_by_taps_of(&mut model, &mut lots, 60);
    let link = table(&model).game.link();
    let mut other = Model::default();
    send(
        &mut other,
        Msg::Link(LinkMsg::Open(format!("Your move! https://example.org/#{link}"))),
    );
    let (mine, theirs) = (table(&model), table(&other));
    assert_eq!(theirs.seats.mode, Mode::Link(Side::Carthage));
    assert_eq!(theirs.game.answers(), mine.game.answers());
    assert_eq!(theirs.game.log(Viewer::Public, &[]), mine.game.log(Viewer::Public, &[]));
    assert!(theirs.view_model.scene.hands.rome.cards.is_none());
}

/// Mail programs fold, quote and wrap links; chats cut them. Each game's link comes through all the same.
#[test]
fn a_link_that_was_hurt_on_its_way_opens() {
    for game in (0..games::GAMES.len()).filter(|game| games::find(*game).is_some()) {
        let mut model = Model::default();
        (model.form.game, model.form.players) = (game, 1);
        send(&mut model, Msg::Game(GameMsg::Start(9)));
        play_by_taps(&mut model, 60, &mut Lots(9));
        let (whole, answers) = (link(&model), table(&model).game.answers());
        let address = format!("https://example.org/corvus/#{whole}");
        let lines = |between: &str| {
            let letters: Vec<char> = address.chars().collect();
            let lines: Vec<String> = letters.chunks(76).map(|line| line.iter().collect()).collect();
            lines.join(between)
        };
        let encoded = address.replace(':', "%3A").replace('/', "%2F").replace('#', "%23");
        for hurt in [
            whole.clone(),
            address.replace('#', "%23"),
            address.replace('#', "#%23"),
            lines("\n"),
            lines("=\n"),
            format!("> {}\n> Your move", lines("\n> ")),
            lines("%20"),
            address.chars().flat_map(|c| [c, '\u{AD}']).collect(),
            format!("https://safe.example/?url={encoded}&data=05%7C01"),
            format!("{}~7", lines("\n")),
        ] {
            let mut other = Model::default();
            send(&mut other, Msg::Look(LookMsg::Open(Sheet::Paste)));
            send(&mut other, Msg::Link(LinkMsg::Typed(hurt.clone())));
            send(&mut other, Msg::Link(LinkMsg::OpenTyped));
            assert!(other.notice.is_none(), "{:?}: {hurt}", other.notice);
            assert_eq!(table(&other).game.answers(), answers, "{hurt}");
            // Where the tablet is handed over nothing is looked back at.
            let wanted = Some(7).filter(|_| hurt.ends_with("~7") && table(&other).seats.handover.is_none());
            assert_eq!(other.past.as_ref().map(|past| past.at), wanted, "{hurt}");
        }
    }
}

/// What is wrong is said as often as Open is pressed, for the text still stands in its field.
#[test]
fn a_link_that_cannot_be_mended_is_refused_as_often_as_it_is_opened() {
    let mut damaged = link(&seated(1, 10));
    damaged.replace_range(40..41, if &damaged[40..41] == "A" { "B" } else { "A" });
    let mut model = Model::default();
    let open = |model: &mut Model| {
        model.notice.close();
        send(model, Msg::Link(LinkMsg::OpenTyped));
        model.notice.clone().expect("a word why not")
    };
    send(&mut model, Msg::Look(LookMsg::Open(Sheet::Paste)));
    send(&mut model, Msg::Link(LinkMsg::Typed(damaged)));
    let said = open(&mut model);
    assert!(said.contains("missing or has changed"), "{said}");
    assert_eq!(open(&mut model), said);
    send(&mut model, Msg::Look(LookMsg::Close));
    send(&mut model, Msg::Look(LookMsg::Open(Sheet::Paste)));
    assert_ne!(open(&mut model), said, "the field is empty again");
}

/// A link pasted into the address of a page with a table: the game on the table stays until the other one is taken.
#[test]
fn a_link_that_arrives_over_a_table_is_offered() {
    let arrives = |model: &mut Model, text: &str| send(model, Msg::Link(LinkMsg::Arrived(text.into())));
    let offered = |model: &Model| matches!(model.sheets.last(), Some(Sheet::Sharing(Shared::Offered(_))));
    let (other, mut model) = (link(&seated(1, 12)), seated(1, 10));
    play_by_taps(&mut model, 20, &mut Lots(10));
    let (id, answers) = (table(&model).id, table(&model).game.answers());
    for sheet in [None, Some(Sheet::Settings)] {
        model.sheets = sheet.into_iter().collect();
        arrives(&mut model, &other);
        assert!(offered(&model) && table(&model).id == id && !model.saved_games.elsewhere);
        arrives(&mut model, &other);
        assert_eq!(
            model.sheets.iter().filter(|s| matches!(s, Sheet::Sharing(_))).count(),
            1
        );
        send(&mut model, Msg::Look(LookMsg::Close));
        arrives(&mut model, &other[..other.len() - 9]);
        assert!(model.notice.is_some() && !offered(&model));
        model.notice.close();
        assert_eq!((table(&model).id, table(&model).game.answers()), (id, answers.clone()));
    }
    // The same game goes on at once.
    let mut further = opening(&link(&model));
    send(&mut further, Msg::Link(LinkMsg::Take(Mode::Alone)));
    play_by_taps(&mut further, 40, &mut Lots(11));
    arrives(&mut model, &link(&further));
    assert_eq!(table(&model).game.answers(), table(&further).game.answers());
    // What is taken is opened.
    arrives(&mut model, &other);
    let open = Msg::Link(LinkMsg::Open(other.clone()));
    send(&mut model, Msg::Look(LookMsg::Instead(Box::new(open))));
    assert!(table(&model).id != id && model.saved_games.kept.len() == 2);
    // At Home there is nothing to ask.
    assert_eq!(link(&opening(&other)), {
        let mut home = Model::default();
        arrives(&mut home, &other);
        link(&home)
    });
}

#[test]
fn a_damaged_link_is_refused_and_harms_nothing() {
    let mut model = seated(1, 10);
    let before = table(&model).game.answers();
    let mut link = table(&model).game.link();
    link.replace_range(12..13, if &link[12..13] == "A" { "B" } else { "A" });
    for text in [link.as_str(), "", "#", "https://example.org/#abc", "ÄÖÜ#ééé"] {
        send(&mut model, Msg::Link(LinkMsg::Open(text.into())));
        assert!(model.notice.is_some(), "{text}: no word");
        model.notice.close();
        assert_eq!(table(&model).game.answers(), before);
    }
}

#[test]
fn a_game_of_other_rules_stands_still_and_stays_as_it_is() {
    let mut model = seated(1, 10);
    play_by_taps(&mut model, 60, &mut Lots(10));
    let game = &table(&model).game;
    let (scene, link) = (game.preview().scene(Viewer::Public), game.link_of_other_rules());
    let mut other = Model::default();
    send(&mut other, Msg::Link(LinkMsg::Open(link.clone())));
    assert!(
        other
            .notice
            .as_deref()
            .is_some_and(|word| word.starts_with("Made with rules "))
    );
    other.notice.close();
    assert_eq!(table(&other).game.preview().scene(Viewer::Public), scene);
    assert!(table(&other).view_model.asked.is_none() && table(&other).view_model.outcome.is_none());
    for msg in [
        Msg::Answer(AnswerMsg::Confirm),
        Msg::Answer(AnswerMsg::Undo),
        Msg::Answer(AnswerMsg::Redo),
        Msg::Answer(AnswerMsg::Concede),
    ] {
        send(&mut other, msg);
    }
    assert!(table(&other).view_model.outcome.is_none(), "nothing can be done");
    let kept = other.saved_games.kept[0].clone();
    send(&mut other, Msg::Keep(KeepMsg::Continue(kept.id)));
    assert!(other.notice.is_some(), "the word is said again");
    assert_eq!(table(&other).game.link(), link, "it is kept as it came");
    send(&mut model, Msg::Link(LinkMsg::Open(link)));
    assert!(
        model.notice.is_some() && table(&model).view_model.asked.is_some(),
        "the game that goes on stays"
    );
}

#[test]
fn a_link_that_has_come_further_goes_on_and_an_older_one_does_not() {
    let mut model = seated(1, 11);
    let early = table(&model).game.link();
    play_by_taps(&mut model, 120, &mut Lots(11));
    let (late, answers) = (table(&model).game.link(), table(&model).game.answers());
    send(&mut model, Msg::Link(LinkMsg::Open(early)));
    assert_eq!(
        table(&model).game.answers(),
        answers,
        "an older link takes nothing away"
    );
    send(&mut model, Msg::Link(LinkMsg::Open(late)));
    assert_eq!(table(&model).game.answers(), answers);
    assert_eq!(model.saved_games.kept.len(), 1);
}
