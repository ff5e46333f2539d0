//! How often two at one tablet hand it over: turns of a war by taps, in which each curtain and each bar is counted.

use super::*;
use crate::games::FIELD;
use kernel::SpaceId;
use kernel::scene::Seat;

/// A curtain hangs no more often in a turn of fourteen cards with a battle.
const CURTAINS: u32 = 18;
/// No more bars are answered in it, each by one tap.
const BARS: u32 = 20;
/// So many such turns are looked at.
const TURNS: usize = 9;

/// What the cards of a turn have cost two players at one tablet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Cost {
    /// Strategy cards that have left both hands.
    cards: u32,
    /// Battles in which a card was laid.
    battles: u32,
    /// Questions for a card to be laid in them.
    laid: u32,
    /// How often a curtain hung.
    curtains: u32,
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
}

/// A turn of the second war by taps: what is seen after each of them is counted.
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
    /// Whether a curtain hung.
    hung: bool,
}

impl Turn {
    /// A new war, two at one table, all as it is set when nobody has touched a setting.
    fn new(seed: u64) -> Turn {
        let mut model = Model::default();
        model.form.game = FIELD;
        model.form.seed = seed.to_string();
        send(&mut model, Msg::Start(seed));
        Turn {
            model,
            cost: Cost::default(),
            plays: None,
            held: 0,
            stop: usize::MAX,
            fought: false,
            hung: false,
        }
    }

    fn send(&mut self, msg: Msg) {
        send(&mut self.model, msg);
        self.model.sheets.clear();
        self.look();
    }

    /// Counts a curtain that hangs now and did not, and what is asked for the first time.
    fn look(&mut self) {
        let t = self.model.table.as_ref().expect("a game is on the table");
        let hangs = t.seats.curtain.is_some();
        self.cost.curtains += u32::from(hangs && !self.hung);
        self.hung = hangs;
        let stop = t.game.answers().len();
        let Some(asked) = t.desk.asked.as_ref().filter(|_| !t.playback.on()) else {
            return;
        };
        if self.stop == stop || !t.draft.is_empty() {
            return;
        }
        self.stop = stop;
        let held = Side::BOTH.map(|side| u32::from(t.desk.scene.hands[side].count));
        let held = held.iter().sum();
        self.cost.cards += self.held.saturating_sub(held);
        self.held = held;
        let fights = t.desk.scene.duel.is_some();
        self.fought &= fights;
        match asked.kind {
            AskKind::Card if asked.secret => self.plays = Some(asked.to),
            AskKind::Lay => {
                self.cost.laid += 1;
                self.cost.battles += u32::from(!self.fought);
                self.fought = true;
            }
            AskKind::Window => self.cost.windows += u32::from(t.desk.window),
            AskKind::Buttons if fights => self.cost.rounds += 1,
            _ => self.cost.public += u32::from(self.plays.is_some_and(|side| side != asked.to)),
        }
    }

    /// Who is asked at a window looks into his hand now and then, and comes back; else he has no reaction.
    fn react(&mut self, often: bool) {
        let t = table(&self.model);
        if !often || !self.cost.windows.is_multiple_of(3) || !t.desk.window {
            let both = duel::both(t);
            return self.send(if both { Msg::Agree } else { Msg::Decline });
        }
        let (side, answers) = (t.desk.to().expect("somebody is asked"), t.game.answers().len());
        if t.desk.scene.duel.is_some() {
            self.cost.edges += 1;
        } else {
            self.cost.looks += 1;
        }
        self.send(Msg::React);
        self.send(Msg::Reveal(side));
        assert_eq!((table(&self.model).seats.open, self.hung), (Some(side), false));
        assert_eq!(table(&self.model).game.answers().len(), answers);
        self.send(Msg::Decline);
    }
}

/// Where a space lies on the map.
fn lies(t: &Table, at: SpaceId) -> (f64, f64) {
    t.game.about().layout.places[usize::from(at.0)].at.units()
}

/// How far it is from there to the nearest army of the other side in the field.
fn far(t: &Table, side: Side, at: SpaceId) -> f64 {
    let (x, y) = lies(t, at);
    let stacks = t.desk.scene.stacks.iter();
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
fn turn_by_plan(seed: u64, often: bool) -> Cost {
    let mut turn = Turn::new(seed);
    let mut lots = Lots(seed);
    for _ in 0..6000 {
        let t = table(&turn.model);
        let Some(asked) = t.desk.asked.clone() else { break };
        // The last card has been played out when the next phase asks.
        let phase = t.game.scene(Viewer::Public).phase;
        if turn.plays.is_some() && !phase.contains("Strategy") {
            break;
        }
        let own = asked.kind == AskKind::Card && asked.to == Side::Carthage && t.desk.mine && t.draft.is_empty();
        if own && turn.cost.battles == 0 && seek(&mut turn, asked.to) {
            continue;
        }
        let t = table(&turn.model);
        match (t.seats.curtain, asked.kind) {
            (Some(side), _) => turn.send(Msg::Reveal(side)),
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
    let cards = table(&turn.model).desk.cards.clone();
    let mut best: Option<(f64, [Msg; 3])> = None;
    for card in cards {
        turn.send(Msg::Tap(Target::Card(card)));
        let generals: Vec<_> = table(&turn.model).desk.generals.iter().map(|g| g.0).collect();
        for general in generals {
            turn.send(Msg::Tap(Target::General(general)));
            let t = table(&turn.model);
            let stacks = &t.desk.scene.stacks;
            let stack = stacks.iter().find(|s| s.generals.iter().any(|g| g.unit == general));
            let from = stack.map(|s| s.seat.space());
            let strong = stack.is_some_and(|s| s.units.iter().map(|u| u32::from(u.count)).sum::<u32>() > 4);
            let now = from.map_or(f64::MAX, |at| far(t, side, at));
            let reach = t.desk.lit.iter().map(|l| (far(t, side, l.at), l.at));
            let nearest = reach.min_by(|a, b| a.0.total_cmp(&b.0));
            if let Some((left, at)) = nearest.filter(|(left, _)| strong && *left < now)
                && best.as_ref().is_none_or(|(other, _)| left < *other)
            {
                let taps = [Target::Card(card), Target::General(general), Target::Space(at)];
                best = Some((left, taps.map(Msg::Tap)));
            }
            turn.send(Msg::Tap(Target::Card(card)));
            turn.send(Msg::Tap(Target::Card(card)));
        }
        if table(&turn.model).desk.card.is_some() {
            turn.send(Msg::Tap(Target::Card(card)));
        }
    }
    let Some((_, taps)) = best else { return false };
    for tap in taps {
        turn.send(tap);
    }
    turn.send(Msg::Confirm);
    true
}

/// The costs of the first turns of fourteen cards with one battle.
fn turns(many: usize, often: bool) -> Vec<Cost> {
    let all = (1..60).map(|seed| turn_by_plan(seed, often));
    let fits = all.filter(|cost| (cost.cards, cost.battles) == (14, 1));
    let found: Vec<Cost> = fits.take(many).collect();
    for cost in &found {
        println!("{} curtains, {} bars: {cost:?}", cost.curtains, cost.bars());
    }
    assert_eq!(found.len(), many, "turns with one battle");
    assert!(found.iter().all(|cost| cost.laid > 1), "{found:?}");
    found
}

#[test]
fn a_turn_of_fourteen_cards_with_a_battle_hangs_few_curtains_and_asks_few_bars() {
    let found = turns(TURNS, false);
    assert!(found.iter().all(|cost| cost.curtains <= CURTAINS), "{found:?}");
    // What a battle asks its commanders belongs to its rounds, of which there may be many; and a turn full of marches has more windows.
    let few = found.iter().filter(|cost| cost.windows + cost.public <= BARS).count();
    assert!(few + 1 >= TURNS, "{found:?}");
    let bars = kernel::by_key(found.iter().map(Cost::bars), |bars| *bars);
    assert!(bars[TURNS / 2] <= BARS, "{bars:?}");
}

#[test]
fn only_who_looks_into_his_hand_outside_a_battle_hangs_a_curtain_beyond_one_for_each_card() {
    let found = turns(2, true);
    assert!(
        found.iter().all(|cost| cost.curtains <= cost.cards + cost.looks),
        "{found:?}"
    );
    assert!(found.iter().all(|cost| cost.looks > 0 && cost.edges > 0), "{found:?}");
}
