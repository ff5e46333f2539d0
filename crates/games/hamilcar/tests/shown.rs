//! What is shown: never what a viewer may not see, never two answers with the same words.

use engine::scene::Scene;
use engine::{CardId, Choice, Game, Id, Present, Question, Rule, Rules, Seed, Side, UnitSet, Viewer};
use hamilcar::data::cards::card;
use hamilcar::data::generals::{general, who};
use hamilcar::data::spaces::{SPACES, at};
use hamilcar::state::{Attempt, Fleet, Force, Interception, Marker, Office, Place, SiegeTrain, Trail, Voyage, Where};
use hamilcar::{Hamilcar, MovementAsk, Named, NavalAsk, Prompt, Setup, State, TurnAsk};
use std::collections::BTreeSet;
use testkit::{by_lot, other_world};

/// Plays a random war and looks at the table before each answer.
fn watch(seed: u64, answers: usize, look: impl FnMut(&Game<Hamilcar>)) {
    let game = Game::new(Setup::default(), Seed(seed));
    testkit::watch(game, answers, by_lot(Seed(seed ^ 0x5eed)), look);
}

fn unique<T: Ord>(all: impl Iterator<Item = T>) -> bool {
    let mut seen = BTreeSet::new();
    all.into_iter().all(|one| seen.insert(one))
}

#[test]
fn scenes_tell_no_secret() {
    for seed in 1..6 {
        watch(seed, 250, |game| {
            let state = game.state();
            for by in Side::BOTH {
                let other = other_world::<Hamilcar>(state, by);
                assert_eq!(
                    Hamilcar::scene(state, Viewer::Seat(by)),
                    Hamilcar::scene(&other, Viewer::Seat(by))
                );
                let question = &game.pending().expect("the game waits").question;
                if question.to == by || !question.is_secret() {
                    assert_eq!(
                        Hamilcar::prompting(state, question),
                        Hamilcar::prompting(&other, question)
                    );
                }
            }
            let public = Hamilcar::scene(state, Viewer::Public);
            assert!(Side::BOTH.into_iter().all(|side| public.hands[side].cards.is_none()));
        });
    }
}

#[test]
fn answers_have_words_of_their_own() {
    for seed in 1..12 {
        watch(seed, 400, |game| {
            let pending = game.pending().expect("the game waits");
            let labels: Vec<String> = pending
                .legal
                .iter()
                .map(|c| Hamilcar::label(game.state(), &pending.question, *c).to_lowercase())
                .collect();
            assert!(
                labels.iter().all(|l| !l.is_empty()),
                "{:?}: {labels:?}",
                pending.question.about
            );
            assert!(unique(labels.iter()), "{:?}: {labels:?}", pending.question.about);
            let said = Hamilcar::prompting(game.state(), &pending.question);
            assert!(
                !said.title.is_empty() && said.text.ends_with(['.', '?']),
                "{:?}: {said:?}",
                pending.question.about
            );
            for (refused, _) in game.refusals() {
                assert!(!matches!(refused, Choice::Pass) || !pending.legal.contains(&refused));
            }
        });
    }
}

fn check(scene: &Scene) {
    assert_eq!(scene.spaces.len(), SPACES.len());
    assert!(
        scene
            .spaces
            .iter()
            .enumerate()
            .all(|(i, s)| s.id.index() == i && s.note.ends_with('.'))
    );
    assert!(
        unique(scene.stacks.iter().map(|s| s.key.as_str())),
        "{:?}",
        scene.stacks
    );
    assert!(unique(scene.boards.iter().map(|b| b.id)));
    assert!(unique(scene.piles.iter().map(|p| p.id)));
    let strategy = |cards: &[CardId]| cards.iter().filter(|id| id.0 < 59).count() as u32;
    let deck = scene.piles.iter().find(|p| p.id == "deck").expect("there is a deck");
    let piles = scene.piles.iter().map(|p| strategy(&p.cards)).sum::<u32>();
    let hands = scene
        .hands
        .iter()
        .map(|(_, h)| strategy(h.cards.as_deref().unwrap_or_default()));
    assert_eq!(
        u32::from(deck.count) + piles + hands.sum::<u32>(),
        59,
        "every card is somewhere"
    );
}

#[test]
fn scenes_hold_together() {
    for seed in 20..26 {
        watch(seed, 400, |game| check(&Hamilcar::scene(game.state(), Viewer::Both)));
    }
}

#[test]
fn the_first_scene_is_the_set_up() {
    let game = Game::<Hamilcar>::new(Setup::default(), Seed(1));
    let scene = Hamilcar::scene(game.state(), Viewer::Seat(Side::Rome));
    assert_eq!(
        (scene.turn.as_str(), scene.phase.as_str()),
        ("Turn I", "264-262 BC · Strategy Phase")
    );
    assert_eq!((scene.score.rome, scene.score.carthage), (4, 6));
    let valerius = scene
        .stacks
        .iter()
        .find(|s| s.generals.iter().any(|g| g.name == "Valerius"))
        .expect("he stands in Regium");
    assert_eq!(valerius.seat.space(), at::REGIUM);
    assert_eq!((valerius.units[0].symbol, valerius.units[0].count), ("legionary", 4));
    assert_eq!(
        valerius.note,
        "Rome in Regium: M. Valerius Maximus, 4 CUs and 1 Supply Train."
    );
    assert!(scene.hands.rome.cards.is_some() && scene.hands.carthage.cards.is_none());
    assert_eq!(
        scene.spaces[at::MESSANA.index()].note,
        "Messana: Roman Walled City, room inside for 2 CUs and as many Supply Trains. In Sicilia, a port. Rome: A. Claudius \
         Caudex, 2 CUs and 1 Supply Train. Also called Messina.",
    );
}

#[test]
fn lines_read_like_a_chronicle() {
    watch(3, 300, |game| {
        for entry in game.log() {
            for by in [Viewer::Public, Viewer::Both] {
                // What the line beside it says as well has none of its own.
                let Some(line) = Hamilcar::line(&entry.event, by) else {
                    continue;
                };
                assert!(line.rule.is_some() && line.text.ends_with('.'), "{line:?}");
                assert!(
                    !line.text.contains("  ")
                        && line.text.starts_with(|c: char| c.is_uppercase() || c.is_ascii_digit()),
                    "{line:?}"
                );
            }
        }
    });
}

#[test]
fn cards_show_their_rows() {
    let faces: Vec<_> = (0..59).map(|n| Hamilcar::card(CardId(n))).collect();
    assert!(faces.iter().enumerate().all(|(i, f)| usize::from(f.number) == i + 1));
    assert_eq!(
        faces[4].symbols,
        ["ship-ready", "ship-ready", "legionary", "broken-olive"]
    );
    assert_eq!(faces[0].kind, "Counter Event");
}

#[test]
fn markers_of_events_lie_in_their_space() {
    let mut state = Hamilcar::start(Setup::default());
    let agrigentum = at::AGRIGENTUM;
    let capacity = Hamilcar::scene(&state, Viewer::Both).spaces[usize::from(agrigentum.0)].capacity;
    state.effects.citadel = Some(agrigentum);
    state.effects.siege_trains[1] = Some(SiegeTrain {
        side: Side::Rome,
        at: agrigentum,
    });
    let scene = Hamilcar::scene(&state, Viewer::Public);
    let shown = &scene.spaces[usize::from(agrigentum.0)];
    let names: Vec<&str> = shown.marks.iter().map(|mark| mark.name.as_str()).collect();
    assert_eq!(names, ["Roman Siege Train", "Citadel"]);
    assert_eq!(shown.capacity, capacity + 1);
    assert!(shown.note.contains("1 Siege Point more to fall"));
}

/// 2.2.E1
#[test]
fn who_may_command_a_fleet_is_named_with_his_ability() {
    let mut state = Hamilcar::start(Setup::default());
    let equals = [who::FLORUS, who::DUILIUS];
    for unit in equals {
        let consul = state.general_mut(unit);
        (consul.at, consul.office) = (Where::AtSea, Office::Consul);
    }
    state.voyage = Some(Voyage {
        side: Side::Rome,
        from: at::ROMA,
        at: at::MESSANA,
        warships: 2,
        units: Force::NONE,
        spent: 0,
        arranged: false,
        route: Trail::default(),
        tried: true,
        intercepted: true,
        weary: false,
        worn: 0,
    });
    let question = Question::open(Side::Rome, NavalAsk::Command.into(), Rule("2.2.E1"));
    let said = Hamilcar::prompting(&state, &question).text;
    for unit in equals {
        let row = general(unit);
        assert!(said.contains(&format!("{}: {}", row.short, row.ability)), "{said}");
    }
}

/// 8.4
#[test]
fn it_is_said_when_an_intercepting_fleet_must_come_back_for_its_general() {
    let says = |route: Trail, other: Where| {
        let mut state = Hamilcar::start(Setup::default());
        for unit in state.generals_in_play(Side::Carthage).iter() {
            state.general_mut(unit).at = Where::Pool;
        }
        state.general_mut(who::HIMILCO).at = Where::At(at::CAMARINA);
        state.general_mut(who::HANNO).at = other;
        state.interception = Some(Interception {
            by: Side::Carthage,
            at: at::LIPARA,
            die: None,
            fleet: Some(Fleet {
                warships: 2,
                units: Force::NONE,
                commander: None,
                route,
                joined: UnitSet::EMPTY,
                loaded: Force::NONE,
            }),
        });
        [NavalAsk::AddGeneral, NavalAsk::SailTo].map(|about| {
            let question = Question::open(Side::Carthage, about.into(), Rule("8.4"));
            Hamilcar::prompting(&state, &question).text
        })
    };
    let [joins, on] = says(Trail::from(at::CAMARINA), Where::Pool);
    assert!(
        joins.ends_with("if nobody goes aboard now, it must come back."),
        "{joins}"
    );
    assert!(
        on.ends_with("It must come back for its General: none waits ahead."),
        "{on}"
    );
    let there = says(Trail::from(at::CAMARINA), Where::At(at::MESSANA)).concat();
    assert!(!there.contains("must come back"), "{there}");
    let mut passed = Trail::from(at::CAMARINA);
    passed.push(at::SYRACUSAE);
    let [_, on] = says(passed, Where::Pool);
    assert!(on.contains("must come back"), "{on}");
}

#[test]
fn the_box_of_a_battle_names_the_generals_who_stand_there() {
    let mut boxes = 0;
    for seed in 1..12 {
        watch(seed, 400, |game| {
            let Some(battle) = game.state().battle.filter(|b| b.winner.is_none()) else {
                return;
            };
            let boards = Hamilcar::scene(game.state(), Viewer::Public).boards;
            for cell in boards.iter().filter(|b| b.id == "battle").flat_map(|b| &b.rows[0]) {
                let side = cell.side.expect("an army is somebody's");
                let nobody = game.state().generals_at(battle.at, side).is_empty();
                assert_eq!(cell.text == "no General", nobody, "{}", cell.note);
                boxes += 1;
            }
        });
    }
    assert!(boxes > 10, "{boxes} boxes");
}

/// After a battle its board tells whether a beaten General is still there.
#[test]
fn the_board_of_a_battle_tells_who_is_gone() {
    let mut gone = 0;
    for seed in 0..30 {
        watch(seed, 400, |game| {
            let state = game.state();
            let Some(battle) = state.battle.filter(|battle| battle.winner.is_some()) else {
                return;
            };
            let scene = Hamilcar::scene(state, Viewer::Both);
            let board = scene
                .boards
                .iter()
                .find(|b| b.id == "battle")
                .expect("a battle has a board");
            for cell in board.rows.iter().flatten() {
                let side = cell.side.expect("each cell is of a side");
                let commander = battle.commanders[side].map(|general| state.general(general).at.space());
                let displaced = commander.is_some_and(|at| at != Some(battle.at));
                let lost = displaced && state.outside(battle.at, side).is_empty();
                assert_eq!(cell.under.starts_with("no longer here"), lost, "{}", cell.under);
                gone += u32::from(lost);
            }
        });
    }
    assert!(gone > 5, "{gone} Generals gone");
}

/// 14.4: the points are gone and the marker is not yet turned while a displaced Aristocrat is paid for.
#[test]
fn a_city_that_has_fallen_shows_no_points() {
    let mut state = Hamilcar::start(Setup::default());
    let at = at::MESSANA;
    *state.place_mut(at) = Place {
        marker: Marker::City(Side::Rome),
        ..Place::default()
    };
    state.attempt = Some(Attempt {
        at,
        side: Side::Carthage,
        general: who::HANNO,
        red: true,
        face: Some(1),
        points: 2,
        to_lose: 0,
    });
    let points = |state: &State| {
        let scene = Hamilcar::scene(state, Viewer::Both);
        scene
            .facts
            .into_iter()
            .map(|fact| fact.value.carthage)
            .collect::<Vec<_>>()
    };
    assert_eq!(points(&state), ["taken"]);
    state.place_mut(at).inside = Force::new(1, 0, 1);
    assert_eq!(points(&state), ["0 of 2"], "it may still be defended");
}

/// 5.6: the text of the question and the pile count the same.
#[test]
fn a_war_chest_is_counted_in_ops() {
    let mut state = Hamilcar::start(Setup::default());
    let sums = |state: &State| {
        let piles = Hamilcar::scene(state, Viewer::Public).piles;
        piles.into_iter().filter_map(|pile| pile.sum).collect::<Vec<_>>()
    };
    assert_eq!(sums(&state), ["0 OPs", "0 OPs"]);
    let cards = [CardId(46), CardId(11)];
    state.war_chest[Side::Rome] = cards.into_iter().collect();
    let ops: u8 = cards.map(|id| card(id).ops).iter().sum();
    assert_eq!(sums(&state), [format!("{ops} OPs"), "0 OPs".into()]);
}

/// 5.2.C1
#[test]
fn an_event_that_changes_nothing_says_why_and_is_seldom_wanted() {
    let mut whys = BTreeSet::new();
    for seed in 1..40 {
        watch(seed, 400, |game| whys.extend(punic::present::vain::checked(game)));
    }
    assert!(whys.len() > 10, "{whys:?}");
}

/// 2.2.A, 2.3.E3
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
            let text = Hamilcar::prompting(game.state(), &pending.question).text;
            let said = text.contains("must go along");
            assert!(fewest == Some(0) || said, "{fewest:?}: {text}");
            duties += usize::from(said || text.contains("must stay"));
        });
    }
    assert!(duties > 0, "nobody has a duty");
}

/// 5.2.B, 5.2.C5
#[test]
fn a_card_is_said_to_be_discarded_only_where_it_may_be() {
    let mut kept = 0;
    for seed in 1..60 {
        watch(seed, 60, |game| {
            let pending = game.pending().expect("the game waits");
            if !matches!(pending.question.about, Prompt::Turn(TurnAsk::UseCard(_))) {
                return;
            }
            let may = pending.legal.contains(&Named::Discard.choice());
            let text = Hamilcar::prompting(game.state(), &pending.question).text;
            assert_eq!(text.contains("discards it"), may, "{text}");
            kept += usize::from(!may);
        });
    }
    assert!(kept > 0, "no Campaign is played to go first");
}

#[test]
fn the_first_question_of_a_war_says_what_it_is_about() {
    let mut said = 0;
    for seed in 1..6 {
        watch(seed, 1, |game| {
            let pending = game.pending().expect("the game waits");
            let words = Hamilcar::prompting(game.state(), &pending.question);
            assert!(words.title.contains(pending.question.to.name()), "{}", words.title);
            assert!(words.text.contains("after turn 7"), "{}", words.text);
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
            let words = Hamilcar::prompting(game.state(), &pending.question).reacting.about;
            if words.starts_with("Intercept in") || words.starts_with("Avoid battle in") {
                let someone = pending.legal.iter().any(|choice| matches!(choice, Choice::Unit(_)));
                assert_eq!(words.contains(" in 6, "), someone, "{words}");
                said += usize::from(someone);
            }
        });
    }
    assert!(said > 5, "{said} reactions");
}
