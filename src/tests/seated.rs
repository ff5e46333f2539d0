//! How often two at one tablet hand it over: turns of a war by taps, in which each hand-over and each bar is counted.

use crate::features::answering::commit;
use crate::features::reactions;
use crate::games::{Asked, FIELD};
use crate::model::msg::{AnswerMsg, GameMsg, KeepMsg, SeatMsg};
use crate::model::orders::EACH_STEP;
use crate::model::seats::fight;
use crate::model::view_model::Lit;
use crate::tests::*;
use engine::scene::Seat;
use engine::{Choice, SpaceId};

/// The tablet is handed over no more often in a turn of fourteen cards with a battle.
const HANDOVERS: u32 = 14;

/// No more bars are answered in it, each by one tap.
const BARS: u32 = 18;

/// So many such turns are looked at.
const TURNS: usize = 9;

/// How windows are answered.
#[derive(Clone, Copy, PartialEq, Eq)]
enum How {
    /// Each by itself, also where the same has just been let pass.
    Single,
    /// By "No reaction" at each sheet.
    Sheets,
    /// The same, and in battles by one tap until they are over.
    Hushed,
}

/// What the cards of a turn have cost two players at one tablet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Cost {
    /// Strategy cards that have left both hands.
    cards: u32,
    /// Battles in which a card was laid, or at sea.
    battles: u32,
    /// Questions for a card to be laid in them.
    laid: u32,
    /// How often the tablet was handed over.
    handovers: u32,
    /// Bars of a window for a hidden card.
    windows: u32,
    /// Public questions to the side whose card is not being played.
    public: u32,
    /// Public questions of the battle to either side: to charge, to counterattack.
    rounds: u32,
    /// Windows outside a battle at which somebody looked into his hand.
    looks: u32,
    /// Windows within a battle at which somebody did.
    edges: u32,
}

impl Cost {
    /// All that is answered by one tap with no hand open.
    fn bars(&self) -> u32 {
        self.windows + self.public + self.rounds
    }

    /// All at which the page stops for another player.
    fn stops(&self) -> u32 {
        self.handovers + self.bars()
    }
}

/// A turn of a war by taps: what is seen after each of them is counted.
struct Turn {
    model: Model,
    cost: Cost,
    /// Whose card is being played.
    plays: Option<Side>,
    /// Cards in both hands.
    held: u32,
    /// At how many answers the page stopped last.
    stop: usize,
    /// Whether a card has been laid in the battle that is fought.
    fought: bool,
    /// Whether the tablet was being handed over.
    hung: bool,
    /// How windows are answered.
    how: How,
}

impl Turn {
    /// A new war, two at one table, all as it is set when nobody has touched a setting.
    fn new(game: usize, seed: u64, how: How) -> Turn {
        let mut model = Model::default();
        model.form.game = game;
        model.form.seed = seed.to_string();
        send(&mut model, Msg::Game(GameMsg::Start(seed)));
        for side in Side::BOTH.into_iter().filter(|_| how == How::Single) {
            send(&mut model, Msg::Seat(SeatMsg::Stop(side, StopChange::Mark(EACH_STEP))));
        }
        Turn {
            model,
            cost: Cost::default(),
            plays: None,
            held: 0,
            stop: usize::MAX,
            fought: false,
            hung: false,
            how,
        }
    }

    fn send(&mut self, msg: Msg) {
        send(&mut self.model, msg);
        self.model.sheets.clear();
        self.look();
    }

    /// Counts a hand-over that is due now and was not, and what is asked for the first time.
    fn look(&mut self) {
        let t = self.model.table.as_ref().expect("a game is on the table");
        let hangs = t.seats.handover.is_some();
        self.cost.handovers += u32::from(hangs && !self.hung);
        self.hung = hangs;
        let stop = t.game.answers().len();
        let Some(asked) = t.view_model.asked.as_ref().filter(|_| !t.playback.on()) else {
            return;
        };
        if self.stop == stop || !t.draft.is_empty() {
            return;
        }
        self.stop = stop;
        let held = Side::BOTH.map(|side| u32::from(t.view_model.scene.hands[side].count));
        let held = held.iter().sum();
        self.cost.cards += self.held.saturating_sub(held);
        self.held = held;
        let fights = t.view_model.scene.duel.is_some();
        self.fought &= fights;
        match asked.kind {
            AskKind::Card if asked.secret => self.plays = Some(asked.to),
            AskKind::Lay => {
                self.cost.laid += 1;
                self.cost.battles += u32::from(!self.fought);
                self.fought = true;
            }
            AskKind::Window => self.cost.windows += u32::from(t.view_model.window),
            AskKind::Buttons if fights => self.cost.rounds += 1,
            _ => self.cost.public += u32::from(self.plays.is_some_and(|side| side != asked.to)),
        }
    }

    /// Declines what is asked at a window, in the way of `self.how`.
    fn pass(&mut self) {
        let t = table(&self.model);
        let together = t.view_model.scene.duel.is_some() && reactions::both(&reactions::waiting(t));
        match self.how {
            How::Hushed if t.view_model.window && fight(&t.game.preview()).is_some() => {
                // Each side that waits says it for itself, the one that is asked last.
                let to = t.view_model.to().expect("a window is put to a side");
                let both = reactions::both(&reactions::waiting(t));
                if both {
                    self.model.table.as_mut().expect("a game is on the table").seats.hushed[to.enemy()] =
                        fight(&table(&self.model).game.preview());
                }
                self.send(Msg::Answer(AnswerMsg::MuteFight(to)))
            }
            How::Single if t.view_model.window && !together => {
                let t = self.model.table.as_mut().expect("a game is on the table");
                let nothing = t.draft.preview.asked().and_then(|asked| asked.decline());
                let effects = reactions::give(t, nothing.expect("a window can be declined"));
                self.written(&effects);
            }
            _ => self.send(Msg::Answer(AnswerMsg::Decline)),
        }
    }

    /// What shall be written has been, and is looked at.
    fn written(&mut self, effects: &[Effect]) {
        for effect in effects {
            if let Effect::Save(record) = effect {
                send(&mut self.model, Msg::Keep(KeepMsg::Saved(record.clone(), true, true)));
            }
        }
        self.model.sheets.clear();
        self.look();
    }

    /// Who is asked at a window looks into his hand now and then, and comes back; else he has no reaction.
    fn react(&mut self, often: bool) {
        let t = table(&self.model);
        if !often || !self.cost.windows.is_multiple_of(3) || !t.view_model.window {
            return self.pass();
        }
        let (side, answers) = (t.view_model.to().expect("somebody is asked"), t.game.answers().len());
        if t.view_model.scene.duel.is_some() {
            self.cost.edges += 1;
        } else {
            self.cost.looks += 1;
        }
        self.send(Msg::Answer(AnswerMsg::React(0)));
        self.send(Msg::Seat(SeatMsg::Reveal(side)));
        assert_eq!((table(&self.model).seats.open, self.hung), (Some(side), false));
        assert_eq!(table(&self.model).game.answers().len(), answers);
        self.send(Msg::Answer(AnswerMsg::Decline));
    }
}

/// Where a space lies on the map.
fn lies(t: &Table, at: SpaceId) -> (f64, f64) {
    t.game.layout().places[usize::from(at.0)].at.units()
}

/// How far it is from there to the nearest army of the other side in the field.
fn far(t: &Table, side: Side, at: SpaceId) -> f64 {
    let (x, y) = lies(t, at);
    let stacks = t.view_model.scene.stacks.iter();
    let armies = stacks.filter(|s| s.side != side && s.seat == Seat::Outside(s.seat.space()));
    let armies = armies.filter(|s| s.units.iter().any(|u| u.count > 0));
    armies
        .map(|s| {
            let (a, b) = lies(t, s.seat.space());
            (a - x).hypot(b - y)
        })
        .fold(f64::MAX, f64::min)
}

/// The cards of a first turn: Carthage marches at the nearest army until a battle has been fought; all else is by lot, and nobody plays a
/// card at a window.
fn turn_by_plan(seed: u64, how: How, often: bool) -> Cost {
    let mut turn = Turn::new(FIELD, seed, how);
    let mut lots = Lots(seed);
    for _ in 0..6000 {
        let t = table(&turn.model);
        let Some(asked) = t.view_model.asked.clone() else { break };
        // The last card has been played out when the next phase asks.
        let phase = t.game.scene(Viewer::Public).phase;
        if turn.plays.is_some() && !phase.contains("Strategy") {
            break;
        }
        let own = asked.kind == AskKind::Card && asked.to == Side::Carthage && t.view_model.mine && t.draft.is_empty();
        if own && turn.cost.battles == 0 && seek(&mut turn, asked.to) {
            continue;
        }
        let t = table(&turn.model);
        match (t.seats.handover, asked.kind) {
            (Some(side), _) => turn.send(Msg::Seat(SeatMsg::Reveal(side))),
            (None, AskKind::Window | AskKind::Reaction) => turn.react(often),
            _ => {
                let mut all = taps(&turn.model);
                let msg = all.swap_remove(lots.of(all.len()));
                turn.send(msg);
            }
        }
    }
    turn.cost
}

/// The best march there is at the nearest army of the other side, if one brings a general closer.
fn seek(turn: &mut Turn, side: Side) -> bool {
    let cards = table(&turn.model).view_model.cards.clone();
    let mut best: Option<(f64, [Msg; 3])> = None;
    for card in cards {
        turn.send(Msg::Answer(AnswerMsg::Tap(Target::Card(card))));
        let generals: Vec<_> = table(&turn.model).view_model.generals.iter().map(|g| g.unit).collect();
        for general in generals {
            turn.send(Msg::Answer(AnswerMsg::Tap(Target::General(general))));
            let t = table(&turn.model);
            let stacks = &t.view_model.scene.stacks;
            let stack = stacks.iter().find(|s| s.generals.iter().any(|g| g.unit == general));
            let from = stack.map(|s| s.seat.space());
            let strong = stack.is_some_and(|s| s.units.iter().map(|u| u32::from(u.count)).sum::<u32>() > 4);
            let now = from.map_or(f64::MAX, |at| far(t, side, at));
            let walked = |l: &&Lit| l.path.iter().all(|choice| matches!(choice, Choice::Space(_)));
            let reach = t
                .view_model
                .lit
                .iter()
                .filter(walked)
                .map(|l| (far(t, side, l.at), l.at));
            let nearest = reach.min_by(|a, b| a.0.total_cmp(&b.0));
            if let Some((left, at)) = nearest.filter(|(left, _)| strong && *left < now)
                && best.as_ref().is_none_or(|(other, _)| left < *other)
            {
                let taps = [Target::Card(card), Target::General(general), Target::Space(at)];
                best = Some((left, taps.map(|it| Msg::Answer(AnswerMsg::Tap(it)))));
            }
            turn.send(Msg::Answer(AnswerMsg::Tap(Target::Card(card))));
            turn.send(Msg::Answer(AnswerMsg::Tap(Target::Card(card))));
        }
        if table(&turn.model).view_model.card.is_some() {
            turn.send(Msg::Answer(AnswerMsg::Tap(Target::Card(card))));
        }
    }
    let Some((_, taps)) = best else { return false };
    for tap in taps {
        turn.send(tap);
    }
    turn.send(Msg::Answer(AnswerMsg::Confirm));
    true
}

/// The costs of the first turns of fourteen cards with one battle in which both sides lay a card.
fn turns(many: usize, how: How, often: bool) -> Vec<Cost> {
    let all = (7..66).map(|seed| turn_by_plan(seed, how, often));
    let fits = all.filter(|cost| (cost.cards, cost.battles) == (14, 1) && cost.laid > 1);
    let found: Vec<Cost> = fits.take(many).collect();
    told(&found);
    assert_eq!(found.len(), many, "turns with one battle");
    found
}

fn told(found: &[Cost]) {
    for cost in found {
        println!("{} handovers, {} bars: {cost:?}", cost.handovers, cost.bars());
    }
}

/// What a side answers that seeks a fight at sea.
fn seafaring(asked: &Asked, lots: &mut Lots) -> Choice {
    let wishes = asked.answers.iter().filter(|a| match asked.kind {
        AskKind::Reaction => Some(a.choice) != asked.decline(),
        AskKind::Buttons => a.label == "activate",
        AskKind::March => a.label.contains("sail"),
        _ => false,
    });
    let wishes: Vec<Choice> = wishes.map(|a| a.choice).collect();
    match (asked.kind, wishes.len()) {
        (AskKind::Compose, _) => asked.answers[0].choice,
        (_, 0) => asked.answers[lots.of(asked.answers.len())].choice,
        (_, all) => wishes[lots.of(all)],
    }
}

/// The turns of a war of the first game in which Fleets seek each other, each with what it has cost.
fn turns_at_sea(seed: u64, how: How) -> Vec<Cost> {
    let mut turn = Turn::new(0, seed, how);
    let mut lots = Lots(seed);
    let (mut all, mut now, mut fights) = (Vec::new(), String::new(), false);
    for _ in 0..4000 {
        let t = table(&turn.model);
        let Some(asked) = t.draft.preview.asked() else { break };
        let scene = t.game.scene(Viewer::Public);
        if now != scene.turn {
            now.clone_from(&scene.turn);
            all.push(core::mem::take(&mut turn.cost));
        }
        let sea = scene
            .boards
            .iter()
            .any(|b| b.id == "naval_battle" && b.title.starts_with("Naval"));
        turn.cost.battles += u32::from(sea && !fights);
        fights = sea;
        let open = reactions::waiting(t).iter().position(|a| a.kind == AskKind::Reaction);
        match (t.seats.handover, t.view_model.window, open) {
            (Some(side), ..) => turn.send(Msg::Seat(SeatMsg::Reveal(side))),
            (None, true, Some(at)) => turn.send(Msg::Answer(AnswerMsg::React(at))),
            (None, true, None) => turn.pass(),
            _ => {
                let choice = seafaring(&asked, &mut lots);
                let t = turn.model.table.as_mut().expect("a game is on the table");
                t.gesture(&[choice]);
                let effects = commit::say(t, false);
                turn.written(&effects);
            }
        }
    }
    all
}

/// The first turns with a Naval Battle in which cards were played.
fn at_sea(many: usize, how: How) -> Vec<Cost> {
    let all = (1..40).flat_map(|seed| turns_at_sea(seed, how));
    let found: Vec<Cost> = all
        .filter(|cost| cost.battles == 1 && cost.cards > 5)
        .take(many)
        .collect();
    told(&found);
    assert_eq!(found.len(), many, "turns with a Naval Battle");
    found
}

#[test]
fn a_turn_of_fourteen_cards_with_a_battle_hands_over_seldom_and_asks_few_bars() {
    let found = turns(TURNS, How::Sheets, false);
    assert!(found.iter().all(|cost| cost.handovers <= HANDOVERS), "{found:?}");
    // What a battle asks its commanders belongs to its rounds, of which there may be many; and a turn full of marches has more windows.
    let few = found.iter().filter(|cost| cost.windows + cost.public <= BARS).count();
    assert!(few + 2 >= TURNS, "{found:?}");
    let mut bars: Vec<u32> = found.iter().map(Cost::bars).collect();
    bars.sort_unstable();
    assert!(bars[TURNS / 2] <= BARS, "{bars:?}");
}

#[test]
fn a_turn_with_a_naval_battle_stops_less_often() {
    let single = at_sea(TURNS, How::Single);
    let found = at_sea(TURNS, How::Sheets);
    let hushed = at_sea(TURNS, How::Hushed);
    let stops = [single, found, hushed].map(|turns| turns.iter().map(Cost::stops).sum::<u32>());
    println!("{stops:?} stops");
    assert!(
        stops[1] * 100 <= stops[0] * 83 && stops[2] * 100 <= stops[0] * 81,
        "{stops:?}"
    );
}

#[test]
fn a_turn_with_a_battle_of_cards_stops_less_often() {
    let all = [How::Single, How::Sheets, How::Hushed].map(|how| turns(TURNS, how, false));
    let stops = all.map(|turns| turns.iter().map(Cost::stops).sum::<u32>());
    println!("{stops:?} stops");
    assert!(stops[2] < stops[1] && stops[1] < stops[0], "{stops:?}");
}

#[test]
fn only_who_looks_into_his_hand_outside_a_battle_hangs_a_hand_over_beyond_one_for_each_card() {
    let found = turns(2, How::Sheets, true);
    assert!(
        found.iter().all(|cost| cost.handovers <= cost.cards + cost.looks),
        "{found:?}"
    );
    assert!(found.iter().all(|cost| cost.looks > 0), "{found:?}");
    assert!(found.iter().any(|cost| cost.edges > 0), "{found:?}");
}

/// Face to face the log lies at the other player's edge.
#[test]
fn the_log_of_a_shared_table_is_the_same_whichever_hand_lies_open() {
    let mut opened = 0;
    for game in 0..3 {
        let (mut model, mut lots) = (seated_at(games::FIRST + game, 0, 5), Lots(5));
        for _ in 0..150 {
            play_by_taps(&mut model, 1, &mut lots);
            let t = table(&model);
            if t.view_model.outcome.is_some() {
                break;
            }
            let public = t.game.log(Viewer::Public, &t.seats.orders.given);
            let words = |log: &[games::LogLine]| log.iter().map(|l| l.line.text.clone()).collect::<Vec<_>>();
            assert_eq!(words(&t.ticker.log), words(&public));
            opened += usize::from(t.seats.open.is_some());
        }
    }
    assert!(opened > 50, "{opened} open hands");
}
