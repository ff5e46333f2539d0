//! The scene: all of the table once, and never what a viewer may not see.

use engine::scene::{BoardKind, Scene, Shape};
use engine::{CardId, CardSet, Game, PerSide, Present, Rules, Seed, Side, SpaceId, Viewer};
use hands::data::cards::{COUNT, DEUS_SET, LOCATION_SET};
use hands::data::locations::at;
use hands::state::{Battle, CampaignCard, Phase};
use hands::{Hands, Setup, State};
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
    testkit::watch(Game::new(ALL, Seed(seed)), answers, by_lot(Seed(seed ^ 0x5eed)), look);
}

fn unique<T: Ord>(all: impl IntoIterator<Item = T>) -> bool {
    let mut seen = BTreeSet::new();
    all.into_iter().all(|one| seen.insert(one))
}

#[test]
fn scenes_tell_no_secret() {
    for seed in 1..4 {
        watch(seed, 250, |game| {
            let state = game.state();
            for by in Side::BOTH {
                let scene = Hands::scene(state, Viewer::Seat(by));
                assert_eq!(scene, Hands::scene(&other_world::<Hands>(state, by), Viewer::Seat(by)));
                assert!(scene.hands[by.enemy()].cards.is_none());
            }
            let public = Hands::scene(state, Viewer::Public);
            assert!(Side::BOTH.into_iter().all(|side| public.hands[side].cards.is_none()));
            let secret = public
                .piles
                .iter()
                .filter(|pile| pile.id.starts_with("deus_rome") || pile.id.starts_with("deus_carthage"));
            assert!(secret.into_iter().all(|pile| pile.cards.is_empty()));
        });
    }
}

/// 4.2: what is laid down for an action lies there for the one who plans it, and for nobody else.
#[test]
fn an_action_is_planned_in_secret() {
    let mut planned = 0;
    for seed in 1..4 {
        watch(seed, 300, |game| {
            let state = game.state();
            let Some(underway) = state.underway.filter(|underway| !underway.laid.is_empty()) else {
                return;
            };
            let laid = |by: Viewer| {
                let scene = Hands::scene(state, by);
                let piles = scene.piles.into_iter().find(|pile| pile.id.starts_with("laid"));
                piles.map(|pile| pile.cards.into_iter().collect::<CardSet>())
            };
            assert_eq!(laid(Viewer::Seat(state.active)), Some(underway.laid));
            assert_eq!(laid(Viewer::Seat(state.active.enemy())), None);
            assert_eq!(laid(Viewer::Public), None);
            planned += 1;
        });
    }
    assert!(planned > 20, "{planned} actions planned");
}

/// Every place, token and card of the table lies in the scene once.
fn check(state: &State, scene: &Scene) {
    assert_eq!(scene.spaces.len(), 41);
    for (number, shown) in scene.spaces.iter().enumerate() {
        assert_eq!(shown.id, SpaceId(number as u8));
        assert!(
            shown.note.ends_with('.') && !shown.note.contains("  "),
            "{}",
            shown.note
        );
        assert!(shown.note.starts_with(shown.name), "{}", shown.note);
        if number < 35 {
            assert_eq!(shown.control, state.owner(shown.id));
        }
    }
    assert!(unique(scene.boards.iter().map(|board| board.id)));
    assert!(unique(scene.piles.iter().map(|pile| pile.id)));
    let fights = |kind: BoardKind| scene.boards.iter().filter(|board| board.kind == kind).count();
    assert_eq!(fights(BoardKind::Field), state.battles().count());
    assert_eq!(fights(BoardKind::Battle), usize::from(state.naval.is_some()));
    for cell in scene.boards.iter().flat_map(|board| &board.rows).flatten() {
        assert!(cell.note.ends_with('.') && !cell.note.contains("  "), "{cell:?}");
    }
    if state.phase == Phase::SetUp {
        return;
    }
    let beside =
        |id: &str| id.starts_with("known") || id.starts_with("laid") || id == "deus_rome" || id == "deus_carthage";
    let piles: usize = scene
        .piles
        .iter()
        .filter(|pile| !beside(pile.id))
        .map(|pile| usize::from(pile.count))
        .sum();
    let hands: usize = scene.hands.iter().map(|(_, hand)| usize::from(hand.count)).sum();
    let hidden = DEUS_SET.without(state.deus_played).len() as usize;
    let gone = usize::from(state.campaign == CampaignCard::Gone);
    assert_eq!(piles + hands + hidden + gone, COUNT, "every card is somewhere");
}

#[test]
fn all_of_the_table_lies_in_the_scene_once() {
    for seed in 20..23 {
        watch(seed, 500, |game| {
            check(game.state(), &Hands::scene(game.state(), Viewer::Both))
        });
    }
}

#[test]
fn the_first_scene_is_the_set_up() {
    let mut first = None;
    watch(1, 1, |game| first = first.take().or(Some(game.state().clone())));
    let state = first.expect("the war waits for its first answer");
    let scene = Hands::scene(&state, Viewer::Seat(Side::Rome));
    assert_eq!(
        (scene.turn.as_str(), scene.phase.as_str()),
        ("Turn 1", "264-263 BC · Rome: 1 action left")
    );
    assert_eq!((scene.active, scene.scored), (Some(Side::Rome), "VP"));
    let shape = |at: SpaceId| scene.spaces[usize::from(at.0)].shape;
    assert_eq!(
        [at::ROME, at::NEAPOLIS, at::PISA].map(shape),
        [Shape::LargeSquare, Shape::Square, Shape::Disc]
    );
    let note = |at: SpaceId| scene.spaces[usize::from(at.0)].note.as_str();
    assert_eq!(
        note(at::SYRACUSE),
        "Syracuse: free, on the coast of Sicily. It is worth 3 VP: the number beside its name, golden because it takes a Colonist to settle \
         it, and can become a City. Defence +1 and a Supply Point. Its card is among the neutral cards. By road Camarina and Catana; by sea \
         Locri, Tarentum and Agrigentum."
    );
    assert_eq!(
        note(SpaceId(40)),
        "Carthaginian Home Port: the Carthaginian Fleet with 2 Warships. Before it lies the Africa Sea Zone."
    );
    let pile = |id: &str| {
        scene
            .piles
            .iter()
            .find(|pile| pile.id == id)
            .expect("there is such a pile")
            .count
    };
    assert_eq!((pile("deck_rome"), pile("deck_carthage"), pile("events")), (8, 9, 14));
    assert!(
        scene
            .piles
            .iter()
            .any(|pile| pile.id == "deus_rome" && !pile.cards.is_empty())
    );
    assert!(
        scene
            .piles
            .iter()
            .any(|pile| pile.id == "deus_carthage" && pile.cards.is_empty())
    );
}

/// 4.4: who is cut off is told by mark and note.
#[test]
fn locations_out_of_supply_say_so() {
    let mut state = Hands::start(Setup::default());
    state.players.carthage.fleet = Some(hands::data::locations::Area::Corsica);
    state.players.rome.towns.insert(at::ALERIA);
    let scene = Hands::scene(&state, Viewer::Public);
    let aleria = &scene.spaces[usize::from(at::ALERIA.0)];
    assert!(aleria.note.contains("It is out of supply for Rome."), "{}", aleria.note);
    assert!(aleria.marks.iter().any(|mark| mark.name == "out of supply for Rome"));
    let zone = &scene.spaces[38];
    assert_eq!(
        (zone.name, zone.control),
        ("Corsica-Sardinia Sea Zone", Some(Side::Carthage))
    );
    let fleet = scene.stacks.iter().find(|stack| stack.side == Side::Carthage);
    let fleet = fleet.expect("Carthage has Warships");
    assert_eq!((fleet.seat.space(), fleet.units[0].count), (zone.id, 2));
}

/// 5.2.6, 5.4.5: cards that both sides know lie open beside the hand.
#[test]
fn known_cards_lie_open() {
    let mut state = Hands::start(Setup::default());
    let card = CardId(at::PISA.0);
    state.players.rome.deck.take_out(card);
    state.players.rome.hand.insert(card);
    state.players.rome.known.insert(card);
    let scene = Hands::scene(&state, Viewer::Seat(Side::Carthage));
    let known = scene
        .piles
        .iter()
        .find(|pile| pile.id == "known_rome")
        .expect("a card is known");
    assert_eq!(known.cards, [card]);
    assert!(scene.spaces[0].note.contains("in Rome's hand, known to both"));
}

/// The last scene of a war counts what is added at its end (6.2), as the log does.
#[test]
fn the_score_at_the_end_is_the_final_one() {
    let link = include_str!("../golden/styles-1/link");
    let war = engine::code::open_link::<Hands>(link.trim()).expect("the war opens");
    let scene = Hands::scene(war.state(), Viewer::Public);
    let told = war.log().filter_map(|logged| match logged {
        engine::Logged::Note(entry) => Hands::line(&entry.event, Viewer::Public).map(|line| line.text),
        engine::Logged::Rewound(_) => None,
    });
    let told: Vec<String> = told.collect();
    for side in Side::BOTH {
        let words = format!("{} VP in all.", scene.score[side]);
        let mine = |line: &&String| line.starts_with(side.name()) && line.contains("VP in all");
        let line = told.iter().find(mine).expect("the final score is told");
        assert!(line.ends_with(&words), "{line}");
    }
}

/// 4.4: a card of a hand that cannot be used is marked for those who see it.
#[test]
fn cards_of_no_use_are_marked_for_who_sees_them() {
    let mut marked = 0;
    for seed in 1..4 {
        watch(seed, 400, |game| {
            let state = game.state();
            assert!(Hands::scene(state, Viewer::Public).dead.is_empty());
            for side in Side::BOTH {
                let dead = Hands::scene(state, Viewer::Seat(side)).dead;
                let hand = state.of(side).hand;
                assert!(dead.without(hand).is_empty());
                for card in hand.and(LOCATION_SET).iter() {
                    let at = SpaceId(card.0);
                    let lives = state.owned(side).contains(at)
                        && !state.embattled().contains(at)
                        && hands::board::supply::supplied(state, side).contains(at);
                    assert_eq!(dead.contains(card), !lives, "{card:?}");
                    marked += usize::from(!lives);
                }
            }
        });
    }
    assert!(marked > 10, "{marked} cards of no use");
}

/// 4.5: of a battle of free Syracuse the page says that Syracuse defends itself, and compares no cards of the other side.
#[test]
fn syracuse_defends_itself() {
    let mut s = Hands::start(Setup::default());
    s.players.rome.battle = Some(Battle {
        at: at::SYRACUSE,
        siege: false,
        round: 1,
        marker: -1,
        cards: PerSide::default(),
        combined: PerSide::default(),
        barred: false,
    });
    let facts = Hands::scene(&s, Viewer::Public).facts;
    assert!(facts[0].note.contains("Syracuse itself"), "{}", facts[0].note);
    let compared = facts.iter().skip(2).map(|fact| &fact.value);
    assert!(
        compared
            .clone()
            .all(|value| value.carthage.is_empty() && !value.rome.is_empty())
    );
    s.syracuse_free = false;
    let fallen = Hands::scene(&s, Viewer::Public);
    let board = fallen.boards.into_iter().find(|board| board.kind == BoardKind::Field);
    let force = &board.expect("it is fought").rows[0][1];
    assert_eq!((force.side, force.text.as_str()), (None, "Syracuse"));
}

/// 6.2: what each side would come to stands with its parts.
#[test]
fn the_score_as_it_stands_is_told_with_its_parts() {
    let mut parted = 0;
    for seed in 1..4 {
        watch(seed, 400, |game| {
            let boards = Hands::scene(game.state(), Viewer::Public).boards;
            let end = boards.iter().find(|board| board.id == "end").expect("it lies there");
            for cell in &end.rows[0] {
                let parts = cell.under.split(", ").filter(|part| !part.is_empty());
                let numbers = parts.map(|part| part.rsplit(' ').next().and_then(|number| number.parse::<u16>().ok()));
                let sum: Option<u16> = numbers.sum();
                assert_eq!(sum, cell.text.parse().ok(), "{}: {}", cell.text, cell.under);
                parted += usize::from(cell.under.contains(", "));
            }
        });
    }
    assert!(parted > 50, "{parted} scores of several parts");
}
