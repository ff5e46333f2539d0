//! Simple players of Hands in the Sea, each with a style. They are there to measure the game, and they see what a player may see of his
//! own side and of what lies open. Each answer gets points by plain reasons and a little chance; the best is taken.

mod action;
mod card;
mod target;

use crate::{Hands, Named, OwnAsk, Prompt, Setup, State, TableAsk, WindowAsk};
use engine::code::MOST_ANSWERS;
use engine::{Choice, Decider, Envelope, Lot, Nature, PerSide, Question, Seed, Seeded, Side, Timeline, Verdict};

/// What a player sets his heart on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Style {
    /// Settles and develops.
    Settler,
    /// Builds Warships, pillages, locks the sea.
    Admiral,
    /// Raids with Cavalry.
    Raider,
    /// Attacks.
    Conqueror,
    /// A little of everything, as it pays.
    Mixed,
}

impl Style {
    /// All of them.
    pub const ALL: [Style; 5] = [
        Style::Settler,
        Style::Admiral,
        Style::Raider,
        Style::Conqueror,
        Style::Mixed,
    ];

    /// Its name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Style::Settler => "settler",
            Style::Admiral => "admiral",
            Style::Raider => "raider",
            Style::Conqueror => "conqueror",
            Style::Mixed => "mixed",
        }
    }
}

/// Two players, one for each side.
pub struct Players {
    styles: PerSide<Style>,
    chance: Seeded,
    /// Answers given.
    pub answers: u32,
}

/// What sets the chance of the players apart from that of their war.
pub const PLAYERS: u64 = 0x5713;

impl Players {
    /// Players of these styles; their chance grows from the seed.
    pub const fn new(styles: PerSide<Style>, seed: Seed) -> Self {
        Players {
            styles,
            chance: Seeded::new(seed),
            answers: 0,
        }
    }

    fn choose(&mut self, s: &State, question: &Question<Prompt>, legal: &[Choice]) -> usize {
        let style = self.styles[question.to];
        let mut best = (i32::MIN, 0);
        for (at, choice) in legal.iter().enumerate() {
            let luck = self.chance.pick(Lot::Die { id: 0, faces: 6 }) as i32;
            let points = points(s, question, style, *choice) + luck;
            if points > best.0 {
                best = (points, at);
            }
        }
        best.1
    }
}

/// A whole war between players of these styles, with all its past.
pub fn war(setup: Setup, styles: PerSide<Style>, number: u64) -> Timeline<Hands> {
    let mut game = Timeline::new(setup, Seed(number), Envelope::default());
    game.play(&mut Players::new(styles, Seed(number ^ PLAYERS)));
    game
}

impl Decider<Hands> for Players {
    fn decide(&mut self, s: &State, question: &Question<Prompt>, legal: &[Choice]) -> Verdict {
        self.answers += 1;
        if self.answers > MOST_ANSWERS {
            return Verdict::Cut;
        }
        Verdict::Take(self.choose(s, question, legal))
    }
}

/// What an answer is worth to a player of this style.
fn points(s: &State, question: &Question<Prompt>, style: Style, choice: Choice) -> i32 {
    let side = question.to;
    match (question.about, choice) {
        (Prompt::Own(OwnAsk::Act { .. }), _) => action::points(s, side, style, choice),
        (Prompt::Own(OwnAsk::Where(action)), Choice::Space(at)) => target::points(s, side, action, at),
        (Prompt::Own(OwnAsk::Battle(_)), Choice::Space(at)) => target::battle(s, side, at),
        (Prompt::Own(OwnAsk::Take(action)), Choice::Card(card)) => card::wanted(s, side, style, action, card),
        (Prompt::Own(OwnAsk::Levy(_)), _) => i32::from(choice == Choice::No) * 10,
        (Prompt::Own(OwnAsk::HowMany), Choice::Number(count)) => -10 * i32::from(count),
        (Prompt::Own(OwnAsk::More { action, count }), _) => card::further(s, side, action, count, choice),
        (Prompt::Own(OwnAsk::Card(action)), Choice::Card(card)) => card::chosen(s, side, action, card),
        (Prompt::Own(_), Choice::Card(card)) => -card::worth(s, side, card),
        (Prompt::Window(ask), _) => window(s, side, ask, choice),
        (Prompt::Table(ask), _) => table(s, side, ask, choice),
        _ => 0,
    }
}

/// What blocks is played, the cheaper the better; Leaders go to sea; a conquest is settled.
fn window(s: &State, side: Side, ask: WindowAsk, choice: Choice) -> i32 {
    match (ask, choice) {
        (WindowAsk::Council(_), Choice::Card(card)) => card::dead(s, side, card) * 40 - 20,
        (
            WindowAsk::Bribed | WindowAsk::LeaderLost(_) | WindowAsk::Unpaid(_) | WindowAsk::Deserter(_),
            Choice::Card(card),
        ) => -card::worth(s, side, card),
        (_, Choice::Card(card)) => 60 - card::worth(s, side, card),
        _ => 0,
    }
}

fn table(s: &State, side: Side, ask: TableAsk, choice: Choice) -> i32 {
    match (ask, choice) {
        (TableAsk::Loss { of, .. }, Choice::Card(card)) => {
            let worth = card::worth(s, side, card);
            if of == side { -worth } else { worth }
        }
        (TableAsk::Retreat { .. }, Choice::Pass) => 20,
        (TableAsk::Rebellion(_), Choice::Space(at)) => target::value(at),
        (TableAsk::Conquest(_) | TableAsk::Wages { .. }, _) => i32::from(choice == Choice::Yes) * 20,
        (TableAsk::PeaceDie { .. }, _) => {
            let ahead = s.of(side).vp > s.of(side.enemy()).vp;
            i32::from((choice == Named::AddOne.choice()) == ahead) * 10
        }
        (TableAsk::Recall { .. } | TableAsk::Treachery, Choice::Card(card)) => card::worth(s, side, card),
        (_, Choice::Pass) => 0,
        _ => 10,
    }
}
