//! What is shown: never what a viewer may not see, never two answers with the same words, never the words of the code.

mod samples;

use engine::scene::{AskKind, Tells};
use engine::{CardId, CardSet, Choice, Game, Present, Question, Rule, Rules, Seed, Side, Viewer};
use hands::data::cards::{COUNT, Card, card};
use hands::data::locations::at;
use hands::protocol::need::Need;
use hands::state::Action;
use hands::{Event, Hands, Named, OwnAsk, Prompt, Setup, What, WindowAsk};
use samples::{asks, events};
use std::collections::BTreeSet;
use testkit::{by_lot, other_world};

const ALL: Setup = Setup {
    fate_token: true,
    maintenance: true,
    deus_ex_machina: true,
    alternate_events: true,
};

/// Plays a random war and looks at the table before each answer.
fn watch(seed: u64, answers: usize, look: impl FnMut(&Game<Hands>)) {
    let setup = if seed.is_multiple_of(2) { ALL } else { Setup::default() };
    testkit::watch(Game::new(setup, Seed(seed)), answers, by_lot(Seed(seed ^ 0x5eed)), look);
}

/// Whole sentences in words: no signs and no names of the code.
fn reads_well(text: &str) -> bool {
    let signs = ['{', '}', '[', ']', '_', '"'];
    let names = [
        "CardId", "SpaceId", "CardSet", "Some(", "None", "PerSide", "  ", "..", " ,", " .", " ;",
    ];
    text.ends_with(['.', '?'])
        && text.starts_with(|letter: char| letter.is_uppercase() || letter.is_ascii_digit())
        && !text.contains(signs)
        && !names.iter().any(|name| text.contains(name))
}

#[test]
fn every_event_has_words() {
    for what in events() {
        let event = Event { rule: Rule("4"), what };
        for by in [Viewer::Public, Viewer::Both, Viewer::Seat(Side::Carthage)] {
            let line = Hands::line(&event, by).expect("every event has a line");
            assert!(reads_well(&line.text), "{event:?}: {}", line.text);
            assert!(line.rule.is_some());
        }
    }
}

/// A question of the past is read beside a table that has gone on.
#[test]
fn every_question_speaks_beside_any_table() {
    let state = Hands::start(ALL);
    for about in asks() {
        for to in Side::BOTH {
            let question = Question::open(to, about, Rule("5"));
            let said = Hands::prompting(&state, &question);
            assert!(reads_well(&said.text), "{about:?}: {}", said.text);
            assert!(
                !said.title.is_empty() && !said.title.contains(['{', '_', '(']),
                "{about:?}: {}",
                said.title
            );
            for choice in [Choice::Yes, Choice::No, Choice::Pass] {
                assert!(!Hands::label(&state, &question, choice).is_empty());
            }
            let open = matches!(about, Prompt::Window(_));
            assert!(
                !open || Hands::occasion(&question).is_some() || matches!(about, Prompt::Window(WindowAsk::Council(_)))
            );
        }
    }
}

#[test]
fn answers_have_words_of_their_own() {
    for seed in 1..9 {
        watch(seed, 500, |game| {
            let pending = game.pending().expect("the game waits");
            let about = pending.question.about;
            let label = |choice: &Choice| Hands::label(game.state(), &pending.question, *choice).to_lowercase();
            let mut labels: Vec<String> = pending.legal.iter().map(label).collect();
            assert!(labels.iter().all(|label| !label.is_empty()), "{about:?}: {labels:?}");
            labels.sort_unstable();
            assert!(
                labels.windows(2).all(|pair| pair[0] != pair[1]),
                "{about:?}: {labels:?}"
            );
            let said = Hands::prompting(game.state(), &pending.question);
            assert!(!said.title.is_empty() && reads_well(&said.text), "{about:?}: {said:?}");
            let proposed = Hands::proposed(game.state(), &pending.question, &pending.legal);
            assert!(
                proposed.is_some_and(|choice| pending.legal.contains(&choice)),
                "{about:?}"
            );
        });
    }
}

/// 4.2: a tap on a card of the own hand or on a place of the map is answered with a section, unless it answers a question of buttons.
#[test]
fn whatever_is_no_answer_has_its_reason() {
    for seed in 1..9 {
        watch(seed, 500, |game| {
            let pending = game.pending().expect("the game waits");
            let said = Hands::prompting(game.state(), &pending.question);
            if matches!(said.kind, AskKind::Buttons | AskKind::Dice) {
                return;
            }
            let scene = Hands::scene(game.state(), Viewer::Seat(pending.question.to));
            let places = scene.spaces.iter().map(|space| Choice::Space(space.id));
            let cards = scene.hands[pending.question.to].cards.iter().flatten();
            let refusals = game.refusals();
            for thing in places.chain(cards.map(|card| Choice::Card(*card))) {
                let answered = pending.legal.contains(&thing) || refusals.iter().any(|(choice, _)| *choice == thing);
                assert!(answered, "{:?}: {thing:?}", pending.question.about);
            }
        });
    }
}

#[test]
fn prompts_and_words_tell_no_secret() {
    for seed in 1..5 {
        watch(seed, 300, |game| {
            let state = game.state();
            let pending = game.pending().expect("the game waits");
            let question = &pending.question;
            for by in Side::BOTH
                .into_iter()
                .filter(|by| question.to == *by || !question.is_secret())
            {
                let other = other_world::<Hands>(state, by);
                assert_eq!(Hands::prompting(state, question), Hands::prompting(&other, question));
            }
        });
    }
}

/// 4: which cards are drawn, their owner alone reads.
#[test]
fn draws_are_read_by_their_owner_alone() {
    let mut draws = 0;
    for seed in 10..14 {
        let mut read = 0;
        watch(seed, 400, |game| {
            for entry in game.log().iter().skip(read) {
                let What::Drew { side, cards } = entry.event.what else {
                    continue;
                };
                for by in [Viewer::Public, Viewer::Seat(side.enemy())] {
                    let line = Hands::line(&entry.event, by).expect("a draw has a line");
                    assert!(line.cards.is_empty() && !line.text.contains(':'), "{line:?}");
                }
                let own = Hands::line(&entry.event, Viewer::Seat(side)).expect("a draw has a line");
                assert_eq!(own.cards.len(), cards.len() as usize);
                draws += 1;
            }
            read = game.log().len();
        });
    }
    assert!(draws > 50, "{draws} draws");
}

#[test]
fn lines_read_like_a_chronicle() {
    for seed in 3..8 {
        let mut read = 0;
        watch(seed, 600, |game| {
            for entry in game.log().iter().skip(read) {
                for by in [Viewer::Public, Viewer::Both] {
                    let line = Hands::line(&entry.event, by).expect("every event has a line");
                    assert!(line.rule.is_some() && reads_well(&line.text), "{line:?}");
                }
            }
            read = game.log().len();
        });
    }
}

/// 5.4.1, 5.1.1: what pays costs its owner least: dead weight first, and never the only Ship if another card pays.
#[test]
fn what_is_worth_least_pays() {
    let mut state = Hands::start(Setup::default());
    let hand: CardSet = [at::NEAPOLIS, at::LOCRI, at::COSA]
        .iter()
        .map(|at| CardId(at.0))
        .collect();
    state.players.rome.deck.take_out(CardId(at::NEAPOLIS.0));
    state.players.rome.hand = hand;
    let ask = |action, need| Question::uncommitted(Side::Rome, OwnAsk::Pay { action, need }.into(), Rule("5"));
    let proposed = |question, legal: &[CardId]| {
        let legal: Vec<Choice> = legal.iter().map(|card| Choice::Card(*card)).collect();
        Hands::proposed(&state, &question, &legal)
    };
    let [neapolis, locri] = [at::NEAPOLIS, at::LOCRI].map(|at| CardId(at.0));
    assert_eq!(
        proposed(ask(Action::Trader, Need::Ship), &[neapolis, locri]),
        Some(Choice::Card(locri))
    );
    assert_eq!(
        proposed(ask(Action::TakeMoney, Need::Coin), &[neapolis]),
        Some(Choice::Card(neapolis))
    );
}

/// 5.2.6, 4: a legal answer that changes nothing says so: Rome has no mercenary, and an empty deck gives nothing.
#[test]
fn what_changes_nothing_says_so() {
    let mut state = Hands::start(Setup::default());
    let question = |side| Question::uncommitted(side, OwnAsk::Act { left: 1 }.into(), Rule("4.2"));
    let idle =
        |state: &_, side, named: Named| Hands::idle(state, &question(side), named.choice()).map(|why| why.rule.0);
    assert_eq!(idle(&state, Side::Carthage, Named::Bribe), Some("5.2.6"));
    assert_eq!(idle(&state, Side::Rome, Named::DrawCards), None);
    let deck = state.players.rome.deck.cards();
    deck.iter()
        .for_each(|card| assert!(state.players.rome.deck.take_out(card)));
    state.players.rome.hand = deck;
    assert_eq!(idle(&state, Side::Rome, Named::DrawCards), Some("4"));
    assert_eq!(idle(&state, Side::Rome, Named::Settle), None);
}

#[test]
fn cards_show_their_rows() {
    let numbers: BTreeSet<u8> = (0..COUNT as u8).map(|id| Hands::card(CardId(id)).number).collect();
    assert_eq!(numbers.len(), COUNT, "the page tells copies apart by their numbers");
    for (title, cards) in Hands::readable() {
        assert!(!title.is_empty() && !cards.is_empty());
        for id in cards {
            let face = Hands::card(id);
            assert_eq!(face.id, id);
            assert!(face.text.ends_with('.') || face.text.ends_with(')'), "{}", face.text);
            let sourced = matches!(card(id), Card::Campaign);
            assert!(sourced || !face.doubt.is_empty(), "{}", face.title);
            assert!(!Hands::section_of(id).0.is_empty());
        }
    }
}

/// Every symbol of cards and table is in the sheet of the page.
#[test]
fn symbols_are_in_the_sheet() {
    let sheet = include_str!("../../../../static/symbols.svg");
    let there = |symbol: &str| symbol.is_empty() || sheet.contains(&format!("id=\"i-{symbol}\""));
    for id in Hands::readable().iter().flat_map(|(_, cards)| cards) {
        let face = Hands::card(*id);
        assert!(
            there(face.art) && face.symbols.iter().all(|symbol| there(symbol)),
            "{}",
            face.title
        );
    }
    let scene = Hands::scene(&Hands::start(ALL), Viewer::Both);
    assert!(
        scene
            .spaces
            .iter()
            .flat_map(|space| &space.marks)
            .all(|mark| there(mark.symbol))
    );
    assert!(
        scene
            .boards
            .iter()
            .flat_map(|board| &board.rows)
            .flatten()
            .all(|cell| there(cell.symbol))
    );
}

/// 5.2.2: the question for a card that joins a battle says how far each card moves the marker.
#[test]
fn reinforcing_says_how_far_each_card_moves_the_marker() {
    let mut moved = 0;
    for seed in 1..30 {
        watch(seed, 500, |game| {
            let pending = game.pending().expect("the game waits");
            let Prompt::Own(OwnAsk::Card(Action::Reinforce | Action::Leader)) = pending.question.about else {
                return;
            };
            let side = pending.question.to;
            let said = Hands::prompting(game.state(), &pending.question).text;
            let (_, said) = said.split_once("The marker moves").expect("some card moves it");
            for choice in &pending.legal {
                let title = Hands::label(game.state(), &pending.question, *choice);
                assert!(said.contains(&title), "{title}: {said}");
                let mut after = game.clone();
                after.answer(*choice).expect("it is legal");
                let at = game
                    .state()
                    .underway
                    .and_then(|underway| underway.target)
                    .expect("it is said");
                let attacker = game.state().attacker_at(at).expect("a battle is fought there");
                let marker = |game: &Game<Hands>| game.state().of(attacker).battle.as_ref().map(|battle| battle.marker);
                let (Some(old), Some(new)) = (marker(game), marker(&after)) else {
                    continue;
                };
                // At the end of the track, and with a die, it moves otherwise.
                if new.abs() >= 4 || title.contains("Elephants") {
                    continue;
                }
                let by = if side == attacker { new - old } else { old - new };
                let part = said
                    .split(" by ")
                    .find(|part| part.contains(&title))
                    .expect("it is said");
                assert!(
                    part.starts_with(&format!("{by} with ")),
                    "{title} moves it by {by}: {said}"
                );
                moved += 1;
            }
        });
    }
    assert!(moved > 50, "{moved} cards moved a marker");
}

/// 4.1: the question before Campaign is drawn with the last card says that it comes.
#[test]
fn campaign_is_announced_before_it_is_drawn() {
    let (mut announced, mut drawn) = (false, 0);
    for seed in 1..12 {
        let mut read = 0;
        watch(seed, 600, |game| {
            for entry in game.log().iter().skip(read) {
                if matches!(entry.event.what, What::CampaignDrawn { .. }) {
                    assert!(announced, "seed {seed}: Campaign is drawn unannounced");
                    drawn += 1;
                }
            }
            read = game.log().len();
            let question = &game.pending().expect("the game waits").question;
            let said = Hands::prompting(game.state(), question).text;
            announced = said.contains("Campaign");
        });
    }
    assert!(drawn > 3, "Campaign was drawn {drawn} times");
}

/// 5.2.1: the question where to attack says at which strength each battle would start, and the question for its Sword says it again. A
/// question for what pays names the place that it pays for.
#[test]
fn questions_of_an_action_name_its_target_and_how_strong_it_is() {
    let (mut attacked, mut paid) = (0, 0);
    for seed in 1..30 {
        watch(seed, 500, |game| {
            let pending = game.pending().expect("the game waits");
            let said = Hands::prompting(game.state(), &pending.question);
            let target = game.state().underway.and_then(|underway| underway.target);
            match (pending.question.about, target) {
                (Prompt::Own(OwnAsk::Where(Action::Attack)), _) => {
                    for choice in &pending.legal {
                        let place = Hands::label(game.state(), &pending.question, *choice);
                        let mut after = game.clone();
                        after.answer(*choice).expect("it is legal");
                        let lead = lead(&mut after);
                        let part = said.text.split(" at ").find(|part| part.contains(&place));
                        let start = part.and_then(|part| part.split_once(" in ")).map(|(start, _)| start);
                        let start = start.expect("its strength is said");
                        assert!(
                            lead.contains(&format!("starts at {start} for")),
                            "{place}: {start}: {lead}"
                        );
                        attacked += 1;
                    }
                }
                (Prompt::Own(OwnAsk::Pay { .. }), Some(at)) => {
                    let place = hands::data::locations::location(at).name;
                    assert!(said.title.contains(place), "{place}: {}", said.title);
                    paid += 1;
                }
                _ => {}
            }
        });
    }
    assert!(attacked > 50 && paid > 50, "{attacked} attacks, {paid} payments");
}

/// The question for the Sword of an attack whose place has been said, with the first card that pays each time.
fn lead(game: &mut Game<Hands>) -> String {
    loop {
        let pending = game.pending().expect("the game waits");
        if let Prompt::Own(OwnAsk::Pay { need: Need::Sword, .. }) = pending.question.about {
            return Hands::prompting(game.state(), &pending.question).text;
        }
        let first = pending.legal[0];
        game.answer(first).expect("it is legal");
    }
}

/// 5.4.1: the question for a draft names the cards for which a Colonist alone is wanting.
#[test]
fn a_draft_names_what_wants_a_colonist() {
    let mut named = 0;
    for seed in 1..20 {
        watch(seed, 400, |game| {
            let pending = game.pending().expect("the game waits");
            if pending.question.about != OwnAsk::Take(Action::Draft).into() {
                return;
            }
            let said = Hands::prompting(game.state(), &pending.question).text;
            let wanting = said
                .split_once("without a Colonist in hand: ")
                .map_or("", |(_, names)| names);
            for (choice, refusal) in game.refusals() {
                let title = Hands::label(game.state(), &pending.question, choice);
                if refusal.because.contains("needs a Colonist") {
                    assert!(wanting.contains(&title), "{title}: {said}");
                    named += 1;
                }
            }
            for choice in &pending.legal {
                let title = Hands::label(game.state(), &pending.question, *choice);
                assert!(!wanting.split(", ").any(|name| name == title), "{title}: {said}");
            }
        });
    }
    assert!(named > 20, "{named} cards want a Colonist");
}

/// 5.3.2: the question for a further coin says what the trade brings if it ends there.
#[test]
fn a_trade_says_what_it_brings_so_far() {
    let mut traded = 0;
    for seed in 1..30 {
        watch(seed, 400, |game| {
            let pending = game.pending().expect("the game waits");
            let said = Hands::prompting(game.state(), &pending.question).text;
            let further = matches!(
                pending.question.about,
                Prompt::Own(OwnAsk::More {
                    action: Action::Trader,
                    count: 1..
                })
            );
            let Some((_, sum)) = said.split_once("So far: ").filter(|_| further) else {
                return;
            };
            let mut after = game.clone();
            after.answer(Choice::Pass).expect("one coin is enough");
            let mut lines = after
                .log()
                .iter()
                .filter_map(|entry| Hands::line(&entry.event, Viewer::Both));
            let told = lines.rfind(|line| line.text.contains(" trades")).expect("it is told");
            assert!(told.text.ends_with(&format!(" for {sum}")), "{sum}: {}", told.text);
            traded += 1;
        });
    }
    assert!(traded > 5, "{traded} trades");
}

/// The summary of a turn lists its drafts.
#[test]
fn drafts_are_told_of_a_turn() {
    assert!(Hands::chapters().iter().any(|chapter| chapter.of == [Tells::Acquired]));
    let mut drafts = 0;
    watch(3, 400, |game| {
        let last = game.log().iter().rev().take(4).map(|entry| &entry.event);
        for event in last.filter(|event| matches!(event.what, What::Drafted { .. }) && event.rule.0 != "4.7") {
            let line = Hands::line(event, Viewer::Both).expect("a draft is told");
            assert_eq!(line.tells, Tells::Acquired, "{}", line.text);
            drafts += 1;
        }
    });
    assert!(drafts > 0);
}
