//! What a side must not know is nowhere on the page: a whole war at one table, looked at after each step.

use crate::features::answering::commit;
use crate::features::reactions;
use crate::games::{FIRST, ROUNDS};
use crate::model::msg::{AnswerMsg, GameMsg, LookMsg};
use crate::tests::*;
use crate::tree::Node;

/// A seed that would be noticed.
const SEED: u64 = 8_091_234_567_890_127;

/// Everything of a tree that lands in the document: tags, keys, attributes, text, markup, in their order.
fn document(nodes: &[Node], into: &mut String) {
    for node in nodes {
        match node {
            Node::Text(text) => into.push_str(text),
            Node::Nothing => into.push('~'),
            Node::Element(element) => {
                into.push_str(&format!("<{} {} {:?}", element.tag, element.key, element.attributes));
                into.push_str(if element.click.is_some() { " tap>" } else { ">" });
                into.push_str(element.markup.as_deref().unwrap_or_default());
                document(&element.children, into);
                into.push_str("</>\n");
            }
        }
    }
}

pub(super) fn page(model: &Model) -> String {
    let mut all = String::new();
    document(&crate::view::page(model), &mut all);
    all
}

/// Names by which a card could be told on the page.
fn names(t: &Table, card: engine::CardId) -> [String; 2] {
    let face = t.game.card(card);
    [
        format!("{}, card {}:", face.title, face.number),
        format!("(\"data-card\", \"{}\")", face.number),
    ]
}

/// Whether a card lies open for everybody, in a hand as well.
fn all_know(t: &Table, card: engine::CardId) -> bool {
    let piles = t.game.scene(Viewer::Public).piles;
    piles.iter().any(|pile| pile.cards.contains(&card))
}

/// Nothing on the page, in what is written or in the notices tells a card of a hand that is closed, or the seed.
pub(super) fn nothing_hidden(model: &Model, effects: &[Effect], shown: &str) {
    let t = table(model);
    let over = t.view_model.outcome.is_some();
    let all = t.game.preview().scene(Viewer::Both);
    // A hand may hold cards that lie open for all to see.
    let open = |card: &engine::CardId| all_know(t, *card);
    for side in Side::BOTH.into_iter().filter(|s| t.seats.open != Some(*s) && !over) {
        for card in all.hands[side].cards.iter().flatten().filter(|card| !open(card)) {
            for name in names(t, *card) {
                assert!(
                    !shown.contains(&name),
                    "{side:?}'s {name} shows at {:?}",
                    t.view_model.asked
                );
            }
        }
    }
    let seed = [SEED.to_string(), format!("{SEED:x}"), format!("{SEED:X}")];
    for words in &seed {
        assert!(!shown.contains(words), "the seed shows");
    }
    for effect in effects {
        if let Effect::Save(record) = effect {
            let open = format!("{} {} {}", record.id, record.title, record.about);
            // The card of a space has its name.
            let space = |title: &str| all.spaces.iter().any(|s| s.name == title);
            let told = |card: &engine::CardId| {
                let title = t.game.card(*card).title;
                !space(title) && open.contains(title)
            };
            assert!(
                !all.hands.iter().any(|(_, hand)| hand.cards.iter().flatten().any(told)),
                "{open}"
            );
        }
    }
}

/// The page drawn for this viewer, after the hidden cards that the viewer has not seen have changed places.
fn world(of: &Table, number: u32, sheet: Option<&Sheet>, tapped: Option<&Target>) -> String {
    let viewer = of.seats.viewer(false);
    let mut game = of.game.world(number, viewer);
    game.envelope_mut().id = 1;
    let mut other = Table::new(game, of.seats.mode);
    other.seats.open = of.seats.open;
    other.seats.hushed = of.seats.hushed;
    other.seats.passed = of.seats.passed.clone();
    other
        .seats
        .turn_to(other.draft.preview.asked().as_ref(), &other.draft.preview);
    other.read_log();
    other.refresh();
    let mut model = Model {
        screen: Screen::Table,
        table: Some(other),
        ..Model::default()
    };
    if let Some(target) = tapped {
        send(&mut model, Msg::Answer(AnswerMsg::Tap(target.clone())));
    }
    model.sheets = sheet.into_iter().cloned().collect();
    page(&model)
}

/// The page is the same in every world that fits what the viewer has seen, and so is what lies over it.
pub(super) fn blind(t: &Table, round: u32) {
    if t.view_model.outcome.is_some() {
        return;
    }
    let asked = t.view_model.to().unwrap_or(Side::Rome);
    let pile = round as usize % t.view_model.scene.piles.len().max(1);
    let sheets = [
        None,
        Some(Sheet::Log),
        Some(Sheet::Answers),
        Some(Sheet::Menu),
        Some(Sheet::Boards),
        Some(Sheet::Pile(pile)),
        Some(Sheet::Stops(asked)),
    ];
    let sheet = sheets[round as usize % sheets.len()].as_ref();
    // What can be done with what is tapped is reckoned from what its side knows.
    let tapped = t
        .view_model
        .asked
        .as_ref()
        .filter(|a| t.view_model.mine && a.kind == AskKind::Act);
    let tapped = tapped.and_then(|_| {
        let mut all = crate::tests::acting::things(t);
        (!all.is_empty()).then(|| all.swap_remove(round as usize * 7 % all.len()))
    });
    for tapped in [None, tapped.as_ref()] {
        same(t, round, sheet, tapped);
    }
}

/// Two worlds show the same page.
fn same(t: &Table, round: u32, sheet: Option<&Sheet>, tapped: Option<&Target>) {
    let [one, two] = [1, 2].map(|n| world(t, 2 * round + n, sheet, tapped));
    if one != two {
        let differs = one.lines().zip(two.lines()).find(|(a, b)| a != b);
        panic!(
            "{:?} {tapped:?} tells worlds apart: {differs:#?}",
            t.view_model.asked.as_ref().map(|a| &a.title)
        );
    }
}

/// A table for two with a fresh game, given to Rome first.
fn shared(game: usize) -> Model {
    let mut model = Model::default();
    model.form.game = game;
    model.form.seed = SEED.to_string();
    model.form.lot = SideChoice::Chosen(Side::Rome);
    send(&mut model, Msg::Game(GameMsg::Start(11)));
    model
}

/// Plays on by taps at random, and searches the page after each of them.
fn searched(model: &mut Model, lots: &mut Lots, most: u32, mut saw: impl FnMut(&mut Model)) {
    for steps in 1..=most {
        if table(model).view_model.outcome.is_some() {
            return;
        }
        let all = taps(model);
        let msg = all[lots.of(all.len())].clone();
        let effects = send(model, msg);
        nothing_hidden(model, &effects, &page(model));
        model.sheets.clear();
        saw(model);
        if steps % 25 == 0 {
            blind(table(model), steps / 25);
        }
    }
}

#[test]
fn a_whole_war_at_one_table_shows_no_secret_at_any_step() {
    let mut model = shared(FIRST);
    searched(&mut model, &mut Lots(77), 6000, |_| {});
    assert!(table(&model).view_model.outcome.is_some(), "the war ends");
}

/// A hand that is put away in the midst of an action takes the action with it: the page is that before it.
fn put_away(model: &mut Model) {
    send(model, Msg::Seat(SeatMsg::Hide));
    // What is chosen in the open lies open.
    if !table(model).draft.is_empty() && !table(model).hidden() {
        return;
    }
    let hidden = page(model);
    let t = model.table.as_mut().expect("a game is on the table");
    let draft = core::mem::replace(&mut t.draft, draft::Draft::new(&t.game.preview()));
    t.pointing.close();
    t.refresh();
    let bare = page(model);
    let differs = hidden.lines().zip(bare.lines()).find(|(a, b)| a != b);
    assert!(
        differs.is_none() && hidden.len() == bare.len(),
        "what was chosen shows: {differs:#?}"
    );
    let t = model.table.as_mut().expect("a game is on the table");
    t.draft = draft;
    t.refresh();
}

#[test]
fn rounds_of_actions_at_one_table_show_no_secret_at_any_step() {
    let mut model = shared(ROUNDS);
    let (mut lots, mut away) = (Lots(78), 0);
    searched(&mut model, &mut Lots(77), 3000, |model| {
        let t = table(model);
        if !t.view_model.mine || t.view_model.outcome.is_some() || lots.of(20) > 0 {
            return;
        }
        if t.draft.is_empty() {
            // What can be done with a card, or why nothing can, is closed with the hand.
            let cards: Vec<Target> = crate::tests::acting::things(t)
                .into_iter()
                .filter(|thing| matches!(thing, Target::Card(_)))
                .collect();
            let card = cards[lots.of(cards.len().min(5))].clone();
            send(model, Msg::Answer(AnswerMsg::Tap(card)));
        }
        away += 1;
        put_away(model);
    });
    let turn = &table(&model).view_model.scene.turn;
    assert!(
        away > 20 && table(&model).game.answers().len() > 300,
        "{away} times put away, {turn}"
    );
}

#[test]
fn the_tablet_is_handed_over_once_in_a_round_of_a_side() {
    let mut model = shared(ROUNDS);
    let (mut lots, mut last, mut handovers) = (Lots(79), None, 0);
    for _ in 0..3000 {
        let t = table(&model);
        if t.view_model.outcome.is_some() {
            break;
        }
        if let Some(side) = t.seats.handover {
            let title = t.view_model.asked.as_ref().map(|a| &a.title);
            assert_ne!(last, Some(side), "a second hand-over at {title:?}");
            (last, handovers) = (Some(side), handovers + 1);
            send(&mut model, Msg::Seat(SeatMsg::Reveal(side)));
            continue;
        }
        // Who is asked meanwhile takes the tablet.
        last = last.filter(|side| t.view_model.to() == Some(*side));
        let all = taps(&model);
        let msg = all[lots.of(all.len())].clone();
        send(&mut model, msg);
        model.sheets.clear();
    }
    assert!(handovers > 20, "{handovers} hand-overs");
}

/// Plays at a device of Rome, while Carthage answers elsewhere by lot.
fn nothing_of_the_other_hand(mut model: Model) {
    let mut lots = Lots(21);
    for round in 0..40 {
        play_by_taps_of(&mut model, &mut lots, 10);
        let t = table(&model);
        blind(t, round);
        let shown = page(&model);
        for card in t
            .game
            .preview()
            .scene(Viewer::Both)
            .hands
            .carthage
            .cards
            .iter()
            .flatten()
            .filter(|card| !all_know(t, **card))
        {
            for name in names(t, *card) {
                assert!(!shown.contains(&name), "{name} shows");
            }
        }
        let away = table(&model)
            .view_model
            .asked
            .clone()
            .filter(|_| !table(&model).view_model.mine);
        if let Some(asked) = away {
            let mut game = table(&model).game.preview();
            let all = game.asked().map(|a| a.answers).unwrap_or_default();
            assert!(asked.answers.is_empty(), "the other side's answers show");
            let choice = all[lots.of(all.len())].choice;
            game.answer(choice);
            let table = model.table.as_mut().expect("a game is on the table");
            table.game.answer(choice);
            crate::features::answering::commit::play_on(table);
            table
                .seats
                .turn_to(table.draft.preview.asked().as_ref(), &table.draft.preview);
            table.read_log();
            table.refresh();
        }
    }
}

#[test]
fn a_device_of_one_side_shows_nothing_of_the_other_hand() {
    nothing_of_the_other_hand(seated(2, 21));
}

#[test]
fn a_device_of_one_side_shows_nothing_of_the_actions_of_the_other() {
    nothing_of_the_other_hand(seated_at(ROUNDS, 2, 21));
}

#[test]
fn what_has_not_been_seen_are_the_deck_and_the_closed_hand() {
    let mut model = seated(2, 21);
    play_by_taps_of(&mut model, &mut Lots(21), 30);
    let scene = &table(&model).view_model.scene;
    let deck = scene
        .piles
        .iter()
        .position(|p| p.id == "deck")
        .expect("cards are dealt from a deck");
    let out = scene.piles[deck].count + scene.hands.carthage.count;
    send(&mut model, Msg::Look(LookMsg::Open(Sheet::Pile(deck))));
    let words = format!("{out} cards lie in the deck or in a hand");
    assert!(page(&model).contains(&words), "{words}");
}

/// Where the page stops while everybody lets pass what he may, in a world in which what nobody has seen has changed places: up to a die, a
/// draw, or a choice from a hand.
fn stops(game: AnyGame, first: Option<Msg>) -> Vec<String> {
    let mut model = crate::tests::battles::at_table(game, Mode::Together);
    let chance = table(&model).game.preview().progress().chance;
    let mut all = Vec::new();
    let mut next = first;
    while all.len() < 12 && table(&model).game.preview().progress().chance == chance {
        let t = table(&model);
        let Some(asked) = t.game.preview().asked() else { break };
        let sheet: Vec<_> = reactions::waiting(t)
            .into_iter()
            .map(|a| (a.to, a.occasion, a.title))
            .collect();
        all.push(format!(
            "{:?} {:?} {:?} {sheet:?}",
            t.seats.handover, asked.to, asked.title
        ));
        if t.view_model.window {
            send(&mut model, next.take().unwrap_or(Msg::Answer(AnswerMsg::Decline)));
        } else if asked.secret || t.view_model.outcome.is_some() {
            break;
        } else {
            let choice = asked.decline().unwrap_or(asked.answers[0].choice);
            let t = model.table.as_mut().expect("a game is on the table");
            t.gesture(&[choice]);
            commit::say(t, false);
        }
    }
    all
}

#[test]
fn the_page_stops_at_the_same_moments_in_all_worlds() {
    let (mut windows, mut sheets, mut battles) = (0, 0, 0);
    for (game, seed) in [(0, 1), (0, 2), (0, 3), (1, 1), (1, 2), (1, 3), (2, 1), (2, 2)] {
        let mut war = AnyGame::new(game, 0, engine::Seed(seed), Envelope::default());
        let mut lots = Lots(seed);
        for _ in 0..900 {
            let Some(asked) = war.preview().asked() else { break };
            let fights = seats::fight(&war.preview()).is_some();
            if asked.kind == AskKind::Window && (fights || lots.of(3) == 0) {
                windows += 1;
                battles += u32::from(fights);
                let first = fights.then_some(Msg::Answer(AnswerMsg::MuteFight(asked.to)));
                for first in [None, first] {
                    let one = stops(war.world(1, Viewer::Public), first.clone());
                    sheets += u32::from(one[0].matches("Some(").count() > 1);
                    for number in 2..4 {
                        assert_eq!(
                            one,
                            stops(war.world(number, Viewer::Public), first.clone()),
                            "{}",
                            asked.title
                        );
                    }
                }
            }
            let choice = asked.answers[lots.of(asked.answers.len())].choice;
            war.answer(choice);
        }
    }
    assert!(
        windows > 60 && sheets > 10 && battles > 5,
        "{windows} windows, {sheets} sheets, {battles} in battles"
    );
}
