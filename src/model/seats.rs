//! Who sits where, and what may be seen from there.

use crate::games::{Asked, DUELS, Preview};
use crate::model::orders::{Order, Orders, Scope, StopWhen};
use crate::model::passed::Passed;
use engine::scene::{AskKind, BoardKind, Occasion};
use engine::{Choice, PerSide, Side, Viewer};

/// Who plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Mode {
    /// Two at this table.
    #[default]
    Together,
    /// One with both sides.
    Alone,
    /// This device is one side, the other plays by link.
    Link(Side),
    /// Nobody: the game plays itself.
    Watch,
    /// Nobody: a position is looked at.
    Look,
    /// The lesson: a newcomer plays this side, guided by the page. The page answers for the other side.
    Lesson(Side),
    /// A challenge: a person looks for the best answer of this side.
    Challenge(Side),
    /// A person plays this side, and the computer the other.
    Against(Side, Computer),
}

/// The computer player of a war, and what was agreed about it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Computer {
    /// The number of its level.
    pub level: u8,
    /// Whether the person may ask the coach for hints: the war bears a mark.
    pub hints: bool,
}

impl Computer {
    /// That of a level, and no hints.
    pub const fn of(level: u8) -> Self {
        Computer { level, hints: false }
    }
}

/// Levels for which modes have numbers.
const LEVELS: u8 = 5;

/// The number of the first of them.
const AGAINST: u8 = 8;

/// The same, where hints are agreed.
const WITH_HINTS: u8 = AGAINST + 2 * LEVELS;

/// That of a challenge, which is never kept: no mode is read from it.
const CHALLENGE: u8 = AGAINST + 4 * LEVELS;

impl Mode {
    /// Whether a game that is played so is kept on this device.
    pub fn is_kept(self) -> bool {
        match self {
            Mode::Together | Mode::Alone | Mode::Link(_) | Mode::Lesson(_) | Mode::Against(..) => true,
            Mode::Watch | Mode::Look | Mode::Challenge(_) => false,
        }
    }

    /// The person's side and the computer player, in a war against one.
    pub fn against(self) -> Option<(Side, Computer)> {
        if let Mode::Against(own, computer) = self {
            Some((own, computer))
        } else {
            None
        }
    }

    /// Its number in a saved game.
    pub fn number(self) -> u8 {
        match self {
            Mode::Together => 0,
            Mode::Alone => 1,
            Mode::Link(Side::Rome) => 2,
            Mode::Link(Side::Carthage) => 3,
            Mode::Watch => 4,
            Mode::Look => 5,
            Mode::Lesson(Side::Rome) => 6,
            Mode::Lesson(Side::Carthage) => 7,
            Mode::Challenge(_) => CHALLENGE,
            Mode::Against(side, Computer { level, hints }) => {
                let first = if hints { WITH_HINTS } else { AGAINST };
                first + side as u8 * LEVELS + level.clamp(1, LEVELS) - 1
            }
        }
    }

    /// The mode with this number.
    pub fn of(number: u8) -> Option<Mode> {
        if let Some(at) = number.checked_sub(AGAINST).filter(|at| *at < 4 * LEVELS) {
            let hints = number >= WITH_HINTS;
            let level = at % LEVELS + 1;
            let side = Side::BOTH[usize::from(at / LEVELS % 2)];
            return Some(Mode::Against(side, Computer { level, hints }));
        }
        [
            Mode::Together,
            Mode::Alone,
            Mode::Link(Side::Rome),
            Mode::Link(Side::Carthage),
            Mode::Watch,
            Mode::Look,
            Mode::Lesson(Side::Rome),
            Mode::Lesson(Side::Carthage),
        ]
        .get(usize::from(number))
        .copied()
    }
}

/// The seats of a game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Seats {
    /// Who plays.
    pub mode: Mode,
    /// Whether they sit face to face: then each side speaks for itself.
    pub facing: bool,
    /// The players' names; may be empty.
    pub names: PerSide<String>,
    /// Whose hand lies open at a shared table.
    pub open: Option<Side>,
    /// Whose turn it is to take the tablet, while his hand is closed and asked for.
    pub handover: Option<Side>,
    /// Face to face: who looks into his hand at his own edge while a finger rests on it. The page stays turned to the other.
    pub glance: Option<Side>,
    /// Whether somebody wants to answer a window for a hidden card from the hand.
    pub reacting: bool,
    /// Where the page stops for whom, and standing orders.
    pub orders: Orders,
    /// The occasions of the game to react.
    pub occasions: &'static [Occasion],
    /// Whether the game is played in another tab: this one looks on.
    pub elsewhere: bool,
    /// The board of the fight in which a side wants no more windows: each says it for itself.
    pub hushed: PerSide<Option<&'static str>>,
    /// What has just been let pass.
    pub passed: Passed,
}

impl Seats {
    /// The side that looks into its hand though the question is put to somebody else.
    pub fn glances(&self, asked: Option<Side>) -> Option<Side> {
        let own = self.open.filter(|_| self.mode == Mode::Together);
        own.filter(|side| asked.is_some_and(|asked| asked != *side))
    }

    /// Whom the page faces: who looks into his hand, who takes the tablet, who is asked.
    pub fn faces(&self, asked: Option<Side>) -> Option<Side> {
        self.glances(asked).or(self.handover).or(asked)
    }

    /// Whether one person is at this game: nobody else is told anything by a question.
    pub fn alone(&self) -> bool {
        matches!(self.mode, Mode::Alone | Mode::Lesson(_) | Mode::Challenge(_))
    }

    /// Whether nobody else learns anything from how a question to this side is answered: the computer player sees no clock.
    pub fn unwatched(&self, to: Side) -> bool {
        self.alone() || matches!(self.mode, Mode::Against(own, _) if own == to)
    }

    /// Through whose eyes the table is drawn.
    pub fn viewer(&self, over: bool) -> Viewer {
        match self.mode {
            Mode::Look => Viewer::Public,
            _ if over => Viewer::Both,
            Mode::Together => self.open.map_or(Viewer::Public, Viewer::Seat),
            Mode::Alone | Mode::Watch => Viewer::Both,
            Mode::Link(side) | Mode::Lesson(side) | Mode::Challenge(side) | Mode::Against(side, _) => {
                Viewer::Seat(side)
            }
        }
    }

    /// The side that is this device's alone.
    pub fn own(&self) -> Option<Side> {
        match self.mode {
            Mode::Link(own) | Mode::Lesson(own) | Mode::Challenge(own) | Mode::Against(own, _) => Some(own),
            Mode::Together | Mode::Alone | Mode::Watch | Mode::Look => None,
        }
    }

    /// Whether a question may be answered on this device.
    pub fn answers(&self, to: Side) -> bool {
        match self.mode {
            _ if self.elsewhere => false,
            Mode::Together | Mode::Alone => true,
            Mode::Link(side) | Mode::Lesson(side) | Mode::Challenge(side) | Mode::Against(side, _) => side == to,
            Mode::Watch | Mode::Look => false,
        }
    }

    /// Whether the answers to a question may be shown.
    pub fn shows(&self, asked: &Asked) -> bool {
        self.answers(asked.to) && (!asked.secret || self.viewer(false).sees(asked.to))
    }

    /// Whether a hidden window waits that is answered by a bar of two equal buttons.
    pub fn window(&self, asked: &Asked) -> bool {
        asked.kind == AskKind::Window && self.answers(asked.to) && !(self.reacting && self.shows(asked))
    }

    /// The answer that the page gives without stopping: by settings and by what lies open. Somebody alone sees both hands; he is not
    /// stopped for a hand that holds nothing for the window.
    pub fn passes(&self, asked: &Asked, game: &Preview) -> Option<Choice> {
        let at = asked.occasion?;
        let nothing = asked.decline()?;
        let silent = match self.mode {
            Mode::Together if self.passed.answered(asked, game) => true,
            Mode::Watch | Mode::Look => false,
            Mode::Lesson(own) | Mode::Challenge(own) | Mode::Against(own, _) if own != asked.to => false,
            Mode::Link(own) if own != asked.to => self.ordered(asked, game).iter().all(|(_, o)| *o == Order::Decline),
            Mode::Together | Mode::Alone | Mode::Link(_) | Mode::Lesson(_) | Mode::Challenge(_) | Mode::Against(..) => {
                asked.kind == AskKind::Window && self.is_silent(asked, at, game)
            }
        };
        silent.then_some(nothing)
    }

    /// Whether the page does not stop at a window of this occasion for a player who sits here.
    fn is_silent(&self, asked: &Asked, at: u8, game: &Preview) -> bool {
        let hushed = || self.hushed[asked.to].is_some() && self.hushed[asked.to] == fight(game);
        if self.mode == Mode::Together && (hushed() || self.lets_pass(asked, game)) {
            return true;
        }
        let stops = self.orders.stops[asked.to];
        let timed = stops.quiet != 0 || stops.when == StopWhen::Never;
        let turn = if timed { turn_of(game) } else { stops.turn };
        let now = stops.in_turn(turn);
        let quiet = now.quiet >> at & 1 == 1;
        match now.when {
            StopWhen::Marked if self.unwatched(asked.to) => {
                asked.answers.len() == 1 || quiet || now.changed >> at & 1 == 1 && !self.orders.marked(asked, game)
            }
            StopWhen::Marked if !quiet && !now.marked(self.occasions, at) => !self.orders.marked(asked, game),
            StopWhen::Marked | StopWhen::Always | StopWhen::Never => !now.stops(self.occasions, at, turn),
        }
    }

    /// An answer has been given: what was let pass, and whether the battle in which nobody reacts goes on.
    pub fn saw(&mut self, before: &Preview, choice: Choice, after: &Preview) {
        if let Some(asked) = before.asked() {
            self.passed.saw(&asked, choice, after);
        }
        // What led to the battle may be said together with the wish for no reactions in it.
        for side in Side::BOTH {
            let own = &mut self.hushed[side];
            if own.is_some() && *own == fight(before) && *own != fight(after) {
                *own = None;
            }
        }
    }

    /// Whether this side has just let the same pass, and does not want to be asked at each step.
    fn lets_pass(&self, asked: &Asked, game: &Preview) -> bool {
        self.passed.holds(asked, game) && self.asks_once(asked, game)
    }

    /// Whether a side is asked the same but once while nothing happens: on a march, not in a battle with its steps.
    pub fn asks_once(&self, asked: &Asked, game: &Preview) -> bool {
        !self.orders.stops[asked.to].each_step() && fight(game).is_none()
    }

    /// What a player who is away has ordered for each answer that does something: for a window that hides a hand, for all of them.
    fn ordered(&self, asked: &Asked, game: &Preview) -> Vec<(Choice, Order)> {
        let (Some(at), Some(nothing)) = (asked.occasion, asked.decline()) else {
            return Vec::new();
        };
        let about = if self.orders.names(asked.to) {
            Scope::of(asked, game)
        } else {
            Vec::new()
        };
        let order = |about: &[Scope]| self.orders.order(asked.to, at, about);
        if asked.secret {
            return vec![(nothing, order(&about))];
        }
        let tries = asked.answers.iter().map(|a| a.choice).filter(|c| *c != nothing);
        tries
            .map(|choice| {
                let own = match choice {
                    Choice::Unit(unit) => Some(Scope::Army(unit)),
                    Choice::Pass
                    | Choice::Yes
                    | Choice::No
                    | Choice::Space(_)
                    | Choice::Card(_)
                    | Choice::Number(_)
                    | Choice::Named(_) => None,
                };
                let about: Vec<Scope> = own.into_iter().chain(about.iter().copied()).collect();
                (choice, order(&about))
            })
            .collect()
    }

    /// The answer of a player who is away, by his standing order to try what is likely enough. Is one of those who could act to be
    /// asked for, nothing is answered.
    pub fn attempts(&self, asked: &Asked, game: &Preview) -> Option<Choice> {
        let away = matches!(self.mode, Mode::Link(own) if own != asked.to);
        let ordered = if away && !asked.secret {
            self.ordered(asked, game)
        } else {
            Vec::new()
        };
        if ordered.is_empty() || ordered.iter().any(|(_, order)| *order == Order::Ask) {
            return None;
        }
        let likely = ordered.into_iter().filter_map(|(choice, order)| {
            let Order::Attempt(least) = order else { return None };
            let chance = game.odds(choice)?.good?.per_mille();
            (chance * 6 + 5 >= u32::from(least) * 1000).then_some((chance, choice))
        });
        let best = likely.max_by_key(|(chance, _)| *chance);
        best.map(|(_, choice)| choice).or(asked.decline())
    }

    /// Closes the hand of whoever is not asked any more, and says whether the tablet goes to somebody whose hand is asked for. In a fight with
    /// cards of its own it does not: the hand lies face down at its owner's edge until he opens it.
    pub fn turn_to(&mut self, asked: Option<&Asked>, game: &Preview) {
        let to = asked.map(|a| a.to);
        self.glance = None;
        let edge = asked.is_some_and(|a| match a.kind {
            AskKind::Lay => true,
            AskKind::Window => fought(game),
            AskKind::Card
            | AskKind::Buttons
            | AskKind::General
            | AskKind::March
            | AskKind::Compose
            | AskKind::Place
            | AskKind::Remove
            | AskKind::Reaction
            | AskKind::Destination
            | AskKind::Dice
            | AskKind::Act
            | AskKind::Pay => false,
        });
        if self.open != to || edge {
            self.open = None;
        }
        let needs = asked.filter(|a| self.mode == Mode::Together && a.secret && !self.shows(a));
        self.handover = needs
            .filter(|a| !edge && (a.kind != AskKind::Window || self.reacting))
            .map(|a| a.to);
        if asked.is_none_or(|a| a.kind != AskKind::Window) {
            self.reacting = false;
        }
    }

    /// What a player is called: his name, or his side's.
    pub fn name(&self, side: Side) -> &str {
        if self.names[side].is_empty() {
            side.name()
        } else {
            &self.names[side]
        }
    }
}

/// The board of the battle that goes on, by land or at sea.
pub fn fight(game: &Preview) -> Option<&'static str> {
    let boards = game.scene(Viewer::Public).boards;
    boards.iter().find(|b| b.kind == BoardKind::Battle).map(|b| b.id)
}

/// A number for the turn that is played: another for another turn.
pub fn turn_of(game: &Preview) -> u8 {
    let turn = game.scene(Viewer::Public).turn;
    turn.bytes()
        .fold(1, |sum: u8, byte| sum.wrapping_mul(31).wrapping_add(byte))
}

/// Whether such a fight goes on.
pub fn fought(game: &Preview) -> bool {
    DUELS && game.scene(Viewer::Public).duel.is_some()
}
