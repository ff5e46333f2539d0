//! What is shown: never what a viewer may not see, never two answers with the same words.

mod hunter;

use engine::{CardId, CardSet, Choice, Game, Line, Present, Rules, Seed, Side, Viewer};
use hannibal::data::{battle_cards, cards};
use hannibal::{Hannibal, MovementAsk, Prompt};
use hunter::Hunter;
use std::collections::BTreeSet;
use testkit::{by_lot, other_world};

/// Plays a war, by chance or with players who march at each other, and looks at the table before each answer.
fn watch(seed: u64, answers: usize, look: impl FnMut(&Game<Hannibal>)) {
    let game = Game::new(hannibal::Setup::default(), Seed(seed));
    if seed.is_multiple_of(3) {
        testkit::watch(game, answers, by_lot(Seed(seed ^ 0x5eed)), look);
    } else {
        let mut hunter = Hunter::new(seed);
        testkit::watch(game, answers, |state, pending| hunter.picks(state, pending), look);
    }
}

fn unique<T: Ord>(all: impl Iterator<Item = T>) -> bool {
    let mut seen = BTreeSet::new();
    all.into_iter().all(|one| seen.insert(one))
}

#[test]
fn prompts_and_words_tell_no_secret() {
    for seed in 1..6 {
        watch(seed, 300, |game| {
            let state = game.state();
            let pending = game.pending().expect("the game waits");
            let question = &pending.question;
            for by in Side::BOTH {
                let other = other_world::<Hannibal>(state, by);
                if question.to == by || !question.is_secret() {
                    assert_eq!(
                        Hannibal::prompting(state, question),
                        Hannibal::prompting(&other, question)
                    );
                    for choice in &pending.legal {
                        assert_eq!(
                            Hannibal::label(state, question, *choice),
                            Hannibal::label(&other, question, *choice)
                        );
                    }
                }
            }
        });
    }
}

#[test]
fn answers_have_words_of_their_own() {
    for seed in 1..12 {
        watch(seed, 500, |game| {
            let pending = game.pending().expect("the game waits");
            let about: Prompt = pending.question.about;
            let labels: Vec<String> = pending
                .legal
                .iter()
                .map(|c| Hannibal::label(game.state(), &pending.question, *c).to_lowercase())
                .collect();
            assert!(labels.iter().all(|l| !l.is_empty()), "{about:?}: {labels:?}");
            assert!(unique(labels.iter()), "{about:?}: {labels:?}");
            let said = Hannibal::prompting(game.state(), &pending.question);
            assert!(
                !said.title.is_empty() && said.text.ends_with(['.', '?']) && reads_well(&said.text),
                "{about:?}: {said:?}"
            );
            let proposed = Hannibal::proposed(game.state(), &pending.question, &pending.legal);
            assert!(proposed.is_some_and(|choice| pending.legal.contains(&choice)));
            for (refused, _) in game.refusals() {
                assert!(!matches!(refused, Choice::Pass) || !pending.legal.contains(&refused));
            }
        });
    }
}

fn reads_well(text: &str) -> bool {
    let text = text.replace("...", "");
    !text.contains("  ")
        && !text.contains("..")
        && !text.contains(" ,")
        && !text.contains(" .")
        && text.starts_with(|c: char| c.is_uppercase() || c.is_ascii_digit() || c == '"')
}

fn lines(game: &Game<Hannibal>, by: Viewer) -> impl Iterator<Item = Line> {
    game.log()
        .iter()
        .map(move |entry| Hannibal::line(&entry.event, by).expect("every event has a line"))
}

#[test]
fn lines_read_like_a_chronicle() {
    for seed in 3..9 {
        let mut read = 0;
        watch(seed, 600, |game| {
            for by in [Viewer::Public, Viewer::Both] {
                for line in lines(game, by).skip(read) {
                    assert!(
                        line.rule.is_some() && line.text.ends_with('.') && reads_well(&line.text),
                        "{line:?}"
                    );
                }
            }
            read = game.log().len();
        });
    }
}

/// The titles of cards of a deck as they stand in a text.
fn named(deck: CardSet, text: &str) -> Vec<CardId> {
    deck.iter()
        .filter(|id| text.contains(Hannibal::card(*id).title))
        .collect()
}

/// The Truce has the name of its card.
const TRUCE: CardId = CardId(63);

#[test]
fn lines_name_no_card_that_their_reader_has_not_seen() {
    for seed in 10..16 {
        let mut read = 0;
        watch(seed, 500, |game| {
            let battle = battle_cards::deck();
            for by in Side::BOTH {
                let new = lines(game, Viewer::Seat(by)).skip(read);
                for line in new {
                    let seen = Hannibal::seen(game.state(), by);
                    let strategy = line.cards.iter().filter(|id| !battle.contains(**id));
                    for id in strategy {
                        assert!(seen.contains(*id), "{by:?} reads of {id:?}: {}", line.text);
                    }
                    let unseen = CardSet::first(cards::COUNT as u32).without(seen);
                    for id in named(unseen, &line.text).into_iter().filter(|id| *id != TRUCE) {
                        let title = Hannibal::card(id).title;
                        let twin = seen.iter().any(|other| Hannibal::card(other).title == title);
                        assert!(twin, "{by:?} reads of {title}: {}", line.text);
                    }
                    let hidden = line.text.contains("is dealt") && line.side == Some(by.enemy());
                    if hidden {
                        assert!(
                            line.cards.is_empty() && named(battle, &line.text).is_empty(),
                            "{line:?}"
                        );
                        assert!(!line.text.contains(':'), "{line:?}");
                    }
                }
            }
            read = game.log().len();
        });
    }
}

#[test]
fn cards_show_their_rows() {
    let faces: Vec<_> = (0..cards::COUNT as u8).map(|n| Hannibal::card(CardId(n))).collect();
    assert!(faces.iter().enumerate().all(|(i, f)| usize::from(f.number) == i + 1));
    assert!(faces.iter().all(|f| f.text.ends_with('.') && f.ops > 0));
    assert_eq!(faces[63].title, "Truce");
}

/// 8.3
#[test]
fn an_event_that_changes_nothing_says_why_and_is_seldom_wanted() {
    let mut whys = BTreeSet::new();
    for seed in 1..40 {
        watch(seed, 400, |game| whys.extend(punic::present::vain::checked(game)));
    }
    assert!(whys.len() > 10, "{whys:?}");
}

/// 14.6, 14.8, 14.9
#[test]
fn a_battle_card_leads_to_the_section_of_what_it_does() {
    use battle_cards::BattleCard;
    let section = |kind: BattleCard| {
        let card = kind.cards().iter().next().expect("cards of each type");
        Hannibal::section_of(card).0
    };
    assert_eq!(section(BattleCard::FlankRight), "14.6");
    assert_eq!(section(BattleCard::DoubleEnvelopment), "14.8");
    assert_eq!(section(BattleCard::Reserve), "14.9");
}

/// 18.1
#[test]
fn cus_that_go_along_by_duty_are_said() {
    let mut duties = 0;
    for seed in 1..40 {
        watch(seed, 400, |game| {
            let pending = game.pending().expect("the game waits");
            if !matches!(pending.question.about, Prompt::Movement(MovementAsk::TakeUnits(_))) {
                return;
            }
            let number = |choice: &Choice| match choice {
                Choice::Number(count) => Some(*count),
                _ => None,
            };
            let fewest = pending.legal.iter().filter_map(number).min();
            let text = Hannibal::prompting(game.state(), &pending.question).text;
            let said = text.contains("must go along");
            assert!(fewest == Some(0) || said, "{fewest:?}: {text}");
            duties += usize::from(said || text.contains("must stay"));
        });
    }
    assert!(duties > 0, "nobody has a duty");
}

#[test]
fn the_first_question_of_a_war_says_what_it_is_about() {
    let mut said = 0;
    for seed in 1..6 {
        watch(seed, 1, |game| {
            let pending = game.pending().expect("the game waits");
            let words = Hannibal::prompting(game.state(), &pending.question);
            assert!(words.title.contains(pending.question.to.name()), "{}", words.title);
            assert!(words.text.contains("after turn 9"), "{}", words.text);
            said += 1;
        });
    }
    assert!(said >= 5);
}

/// 11.1, 12.1, 13.1
#[test]
fn a_reaction_says_the_best_chance_that_it_has() {
    let mut said = 0;
    for seed in 1..40 {
        watch(seed, 300, |game| {
            let pending = game.pending().expect("the game waits");
            let words = Hannibal::prompting(game.state(), &pending.question).reacting.about;
            if words.starts_with("Intercept in") || words.starts_with("Avoid battle in") {
                let someone = pending.legal.iter().any(|choice| matches!(choice, Choice::Unit(_)));
                assert_eq!(words.contains(" in 6, "), someone, "{words}");
                said += usize::from(someone);
            }
        });
    }
    assert!(said > 5, "{said} reactions");
}
