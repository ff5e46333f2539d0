//! The scene: all of the table once, and never what a viewer may not see.

use engine::scene::{Scene, Seat};
use engine::{CardId, Game, Id, Present, Rules, Seed, Set, Side, Viewer};
use hannibal::data::battle_cards::is_battle_card;
use hannibal::data::cards::COUNT as CARDS;
use hannibal::data::generals::COUNT as GENERALS;
use hannibal::data::spaces::{SPACES, at, space};
use hannibal::state::Where;
use hannibal::{Hannibal, State};
use std::collections::BTreeSet;
use testkit::{by_lot, other_world};

/// Plays a random war and looks at the table before each answer.
fn watch(seed: u64, answers: usize, look: impl FnMut(&Game<Hannibal>)) {
    let game = Game::new(hannibal::Setup::default(), Seed(seed));
    testkit::watch(game, answers, by_lot(Seed(seed ^ 0x5eed)), look);
}

fn unique<T: Ord>(all: impl IntoIterator<Item = T>) -> bool {
    let mut seen = BTreeSet::new();
    all.into_iter().all(|one| seen.insert(one))
}

#[test]
fn scenes_tell_no_secret() {
    let mut duels = 0;
    for seed in 1..400 {
        if seed > 8 && duels > 50 {
            break;
        }
        watch(seed, 700, |game| {
            let state = game.state();
            if seed > 8 && state.battle.is_none() {
                return;
            }
            for by in Side::BOTH {
                let scene = Hannibal::scene(state, Viewer::Seat(by));
                assert_eq!(
                    scene,
                    Hannibal::scene(&other_world::<Hannibal>(state, by), Viewer::Seat(by))
                );
                assert!(scene.hands[by.enemy()].cards.is_none());
                if let Some(duel) = scene.duel {
                    assert!(duel.hands[by.enemy()].cards.is_none());
                    assert_eq!(
                        duel.hands[by].cards.as_ref().map(Vec::len),
                        Some(usize::from(duel.hands[by].count))
                    );
                    duels += 1;
                }
            }
            let public = Hannibal::scene(state, Viewer::Public);
            assert!(Side::BOTH.into_iter().all(|side| public.hands[side].cards.is_none()));
            assert!(
                public
                    .duel
                    .is_none_or(|duel| Side::BOTH.into_iter().all(|side| duel.hands[side].cards.is_none()))
            );
        });
    }
    assert!(duels > 50, "{duels} looks at a battle");
}

/// Every unit, general and card of the table lies in the scene once.
fn check(state: &State, scene: &Scene) {
    assert_eq!(scene.spaces.len(), SPACES.len());
    for (i, shown) in scene.spaces.iter().enumerate() {
        assert!(shown.id.index() == i && shown.note.ends_with('.'), "{}", shown.note);
        assert!(!shown.note.contains("  "), "{}", shown.note);
        assert_eq!(shown.control, state.control(shown.id));
    }
    assert!(
        unique(scene.stacks.iter().map(|s| s.key.as_str())),
        "{:?}",
        scene.stacks
    );
    assert!(unique(scene.boards.iter().map(|b| b.id)));
    assert!(unique(scene.piles.iter().map(|p| p.id)));

    for (i, place) in state.places.iter().enumerate() {
        for side in Side::BOTH {
            let count = |inside: bool| -> u8 {
                let here = scene
                    .stacks
                    .iter()
                    .filter(|s| s.side == side && s.seat.space().index() == i);
                let here = here.filter(|s| matches!(s.seat, Seat::Inside(_)) == inside);
                here.flat_map(|s| &s.units).map(|u| u.count).sum()
            };
            assert_eq!(count(false), place.outside[side].units(), "{} outside", SPACES[i].name);
            let walled = if place.city() == Some(side) {
                place.inside.units()
            } else {
                0
            };
            assert_eq!(count(true), walled, "{} inside", SPACES[i].name);
        }
    }
    let on_map = scene.stacks.iter().flat_map(|s| &s.generals).map(|g| g.name.to_owned());
    let off = scene.boards.iter().filter(|b| b.id == "generals");
    let off = off.flat_map(|b| &b.rows).flatten().map(|cell| cell.text.clone());
    let all: Vec<String> = on_map.chain(off).collect();
    assert!(all.len() == GENERALS && unique(&all), "{all:?}");

    let strategy = |cards: &[CardId]| cards.iter().filter(|id| !is_battle_card(**id)).count();
    let deck = scene.piles.iter().find(|p| p.id == "deck").expect("there is a deck");
    let piles: usize = scene.piles.iter().map(|p| strategy(&p.cards)).sum();
    let hands: usize = scene.hands.iter().map(|(_, h)| usize::from(h.count)).sum();
    assert_eq!(
        usize::from(deck.count) + piles + hands,
        CARDS,
        "every card is somewhere"
    );
    assert!(scene.stacks.iter().filter(|s| s.active).count() <= 1);
}

#[test]
fn all_of_the_table_lies_in_the_scene_once() {
    for seed in 20..25 {
        watch(seed, 900, |game| {
            check(game.state(), &Hannibal::scene(game.state(), Viewer::Both));
        });
    }
}

#[test]
fn the_first_scene_is_the_set_up() {
    let state = Hannibal::start(hannibal::Setup::default());
    let scene = Hannibal::scene(&state, Viewer::Seat(Side::Rome));
    assert_eq!(scene.turn, "Turn 1");
    assert!(scene.phase.starts_with("218 BC · "), "{}", scene.phase);
    assert_eq!((scene.score.rome, scene.score.carthage), (9, 7));
    let army = scene.stacks.iter().find(|s| s.seat.space() == at::SAGUNTUM);
    let army = army.expect("Hannibal stands in Saguntum");
    let names: Vec<&str> = army.generals.iter().map(|g| g.name).collect();
    assert_eq!(names[0], "Hannibal");
    let units: Vec<(&str, u8)> = army.units.iter().map(|u| (u.symbol, u.count)).collect();
    assert_eq!(units, [("hoplite", 8), ("elephant", 2)]);
    let note = |at: engine::SpaceId| scene.spaces[at.index()].note.as_str();
    assert_eq!(
        note(at::SAGUNTUM),
        "Saguntum: Carthaginian Walled City, room inside for 2 CUs. In Orospeda, a port (0 on the Naval Combat Table). Carthage: Hannibal, \
         Mago, H. Gisgo, 8 CUs and 2 elephant CUs."
    );
    assert_eq!(
        note(at::BOII),
        "Boii: held by a Tribe, a friend of Carthage. In Gallia Cisalpinia. Where it lies on the map is reconstructed."
    );
    assert_eq!(
        scene.boards.iter().map(|b| b.id).collect::<Vec<_>>(),
        ["turns", "provinces", "generals", "pcs"]
    );
}

/// The heading of a battle says where the CUs of a side are that has none on the field, and calls its General by his whole name.
#[test]
fn the_heading_of_a_battle_says_what_has_become_of_an_army() {
    let mut said = BTreeSet::new();
    for seed in 1..40 {
        watch(seed, 900, |game| {
            if game.state().battle.is_none() {
                return;
            }
            let scene = Hannibal::scene(game.state(), Viewer::Public);
            let heading = scene.boards.iter().find(|board| board.id == "battle");
            for cell in &heading.expect("a battle has a heading").rows[0] {
                assert!(cell.text != "Longus" && !cell.note.contains("no CU"), "{}", cell.note);
                if !cell.under.contains(" CU") || cell.under.starts_with("all") {
                    said.insert(cell.under.clone());
                }
            }
        });
    }
    assert_eq!(Vec::from_iter(said), ["all CUs lost", "retreated"]);
}

#[test]
fn a_laid_card_lies_on_the_field_until_the_round_is_over() {
    let (mut laid, mut matched) = (0, 0);
    for seed in 1..400 {
        if seed > 10 && laid > 20 && matched > 5 {
            break;
        }
        watch(seed, 900, |game| {
            let Some(battle) = &game.state().battle else { return };
            let duel = Hannibal::scene(game.state(), Viewer::Public).duel;
            let duel = duel.expect("a battle has a field");
            assert_eq!(duel.attack.map(|a| a.card), battle.attack.map(|a| a.card));
            laid += usize::from(duel.attack.is_some());
            matched += usize::from(duel.answer.is_some());
            for side in Side::BOTH {
                assert_eq!(u32::from(duel.hands[side].count), battle.hands[side].len());
            }
        });
    }
    assert!(laid > 20 && matched > 5, "{laid} laid, {matched} matched");
}

#[test]
fn points_on_a_tribe_say_whose_they_are() {
    let mut state = Hannibal::start(hannibal::Setup::default());
    let tribe = at::AQUITANI;
    state.place_mut(tribe).set_points(1, Side::Rome);
    state.place_mut(at::SAGUNTUM).set_points(2, Side::Rome);
    let scene = Hannibal::scene(&state, Viewer::Public);
    let marks =
        |at: engine::SpaceId| -> Vec<&str> { scene.spaces[at.index()].marks.iter().map(|m| m.name.as_str()).collect() };
    assert_eq!(marks(tribe), ["1 of 3 Roman subjugation points"]);
    assert_eq!(marks(at::SAGUNTUM), ["2 of 3 siege points"]);
}

#[test]
fn spaces_show_what_they_are() {
    let scene = Hannibal::scene(&Hannibal::start(hannibal::Setup::default()), Viewer::Public);
    for shown in &scene.spaces {
        let row = space(shown.id);
        assert_eq!(shown.name, row.name);
        assert_eq!(shown.capacity > 0, row.kind.is_walled(), "{}", row.name);
    }
    assert_eq!(Set::<engine::SpaceId>::first(SPACES.len() as u32).len(), 96);
}

/// 14.5, 20.7: the heading of a battle names who leads, also while it is still asked who sallies out.
#[test]
fn the_heading_of_a_battle_names_a_general_who_stands_there() {
    let (mut begun, mut before) = (0, 0);
    for seed in 1..2000 {
        if seed > 20 && before > 0 {
            break;
        }
        watch(seed, 900, |game| {
            let state = game.state();
            let Some(battle) = &state.battle else { return };
            let scene = Hannibal::scene(state, Viewer::Public);
            let board = scene.boards.iter().find(|board| board.id == "battle");
            for cell in board.expect("a battle has a heading").rows.iter().flatten() {
                let side = cell.side.expect("it is of a side");
                let leads = battle.commanders[side].is_some()
                    || battle.dealt.is_none() && !state.generals_where(side, Where::At(battle.at())).is_empty();
                if leads {
                    assert_ne!(cell.text, "no General", "{}", cell.note);
                    begun += 1;
                    before += usize::from(battle.commanders[side].is_none());
                }
            }
        });
    }
    assert!(
        begun > 100 && before > 0,
        "{begun} headings, {before} before the battle has begun"
    );
}
