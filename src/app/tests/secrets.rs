//! What a side must not know is nowhere on the page: a whole war at one table, looked at after each step.

use super::*;
use crate::app::msg::{AnswerMsg, GameMsg, LookMsg};
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
fn names(t: &Table, card: kernel::CardId) -> [String; 2] {
    let face = t.game.card(card);
    [
        format!("{}, card {}:", face.title, face.number),
        format!("(\"data-card\", \"{}\")", face.number),
    ]
}

/// Nothing on the page, in what is written or in the notices tells a card of a hand that is closed, or the seed.
pub(super) fn nothing_hidden(model: &Model, effects: &[Effect], shown: &str) {
    let t = table(model);
    let over = t.view_model.outcome.is_some();
    let all = t.game.sketch().scene(Viewer::Both);
    for side in Side::BOTH.into_iter().filter(|s| t.seats.open != Some(*s) && !over) {
        for card in all.hands[side].cards.iter().flatten() {
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
            let told = |card: &kernel::CardId| open.contains(&t.game.card(*card).title.to_string());
            assert!(
                !all.hands.iter().any(|(_, hand)| hand.cards.iter().flatten().any(told)),
                "{open}"
            );
        }
    }
}

/// The page drawn for this viewer, after the hidden cards that the viewer has not seen have changed places.
fn world(of: &Table, number: u32, sheet: Option<&Sheet>) -> String {
    let viewer = of.seats.viewer(false);
    let mut game = of.game.world(number, viewer);
    game.envelope_mut().id = 1;
    let mut other = Table::new(game, of.seats.mode);
    other.seats.open = of.seats.open;
    other.seats.hushed = of.seats.hushed;
    other.seats.passed = of.seats.passed.clone();
    other
        .seats
        .turn_to(other.draft.sketch.asked().as_ref(), &other.draft.sketch);
    other.read_log();
    other.refresh();
    let model = Model {
        screen: Screen::Table,
        table: Some(other),
        sheets: sheet.into_iter().cloned().collect(),
        ..Model::default()
    };
    page(&model)
}

/// The page is the same in every world that fits what the viewer has seen, and so is what lies over it.
pub(super) fn blind(t: &Table, round: u32) {
    if t.view_model.outcome.is_some() {
        return;
    }
    let asked = t.view_model.to().unwrap_or(Side::Rome);
    let sheets = [
        None,
        Some(Sheet::Log),
        Some(Sheet::Answers),
        Some(Sheet::Menu),
        Some(Sheet::Boards),
        Some(Sheet::Pile(0)),
        Some(Sheet::Stops(asked)),
    ];
    let sheet = sheets[round as usize % sheets.len()].as_ref();
    let (one, two) = (world(t, 2 * round + 1, sheet), world(t, 2 * round + 2, sheet));
    if one != two {
        let differs = one.lines().zip(two.lines()).find(|(a, b)| a != b);
        panic!(
            "{:?} tells worlds apart: {differs:#?}",
            t.view_model.asked.as_ref().map(|a| &a.title)
        );
    }
}

#[test]
fn a_whole_war_at_one_table_shows_no_secret_at_any_step() {
    let mut model = Model::default();
    model.form.seed = SEED.to_string();
    model.form.lot = Lot::Chosen(Side::Rome);
    send(&mut model, Msg::Game(GameMsg::Start(11)));
    let mut lots = Lots(77);
    let mut steps = 0;
    while table(&model).view_model.outcome.is_none() && steps < 6000 {
        let all = taps(&model);
        let msg = all[lots.of(all.len())].clone();
        let effects = send(&mut model, msg);
        nothing_hidden(&model, &effects, &page(&model));
        model.sheets.clear();
        steps += 1;
        if steps % 25 == 0 {
            blind(table(&model), steps / 25);
        }
    }
    assert!(
        table(&model).view_model.outcome.is_some(),
        "the war ends within {steps} taps"
    );
}

#[test]
fn a_device_of_one_side_shows_nothing_of_the_other_hand() {
    let mut model = seated(2, 21);
    let mut lots = Lots(21);
    for round in 0..40 {
        play_by_taps_of(&mut model, &mut lots, 10);
        let t = table(&model);
        blind(t, round);
        let shown = page(&model);
        for card in t
            .game
            .sketch()
            .scene(Viewer::Both)
            .hands
            .carthage
            .cards
            .iter()
            .flatten()
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
            let mut game = table(&model).game.sketch();
            let all = game.asked().map(|a| a.answers).unwrap_or_default();
            assert!(asked.answers.is_empty(), "the other side's answers show");
            let choice = all[lots.of(all.len())].choice;
            game.answer(choice);
            let table = model.table.as_mut().expect("a game is on the table");
            table.game.answer(choice);
            crate::app::commit::play_on(table);
            table
                .seats
                .turn_to(table.draft.sketch.asked().as_ref(), &table.draft.sketch);
            table.read_log();
            table.refresh();
        }
    }
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
    let mut model = super::battles::at_table(game, Mode::Together);
    let chance = table(&model).game.sketch().progress().chance;
    let mut all = Vec::new();
    let mut next = first;
    while all.len() < 12 && table(&model).game.sketch().progress().chance == chance {
        let t = table(&model);
        let Some(asked) = t.game.sketch().asked() else { break };
        let sheet: Vec<_> = reactions::waiting(t)
            .into_iter()
            .map(|a| (a.to, a.occasion, a.title))
            .collect();
        all.push(format!(
            "{:?} {:?} {:?} {sheet:?}",
            t.seats.curtain, asked.to, asked.title
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
    for (game, seed) in [(0, 1), (0, 2), (0, 3), (1, 1), (1, 2), (1, 3)] {
        let mut war = AnyGame::new(game, 0, kernel::Seed(seed), Envelope::default());
        let mut lots = Lots(seed);
        for _ in 0..900 {
            let Some(asked) = war.sketch().asked() else { break };
            let fights = seats::fight(&war.sketch()).is_some();
            if asked.kind == AskKind::Window && (fights || lots.of(3) == 0) {
                windows += 1;
                battles += u32::from(fights);
                let first = fights.then_some(Msg::Answer(AnswerMsg::MuteFight));
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
