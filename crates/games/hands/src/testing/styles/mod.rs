//! Simple players of Hands in the Sea, each with a style. They are there to measure the game, and they see what a player may see of his
//! own side and of what lies open. Each answer gets points by plain reasons and a little chance; the best is taken.

mod action;
mod card;
mod target;

use crate::{Hands, Named, OwnAsk, Prompt, Setup, State, TableAsk, WindowAsk};
use engine::code::MOST_ANSWERS;
use engine::{Choice, Decider, Decision, Envelope, Lot, Nature, PerSide, Question, Seed, Seeded, Side, Timeline};
use testkit::{Kinds, RANDOM};

/// What a player sets his heart on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Style {
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
    pub(crate) const ALL: [Style; 5] = [
        Style::Settler,
        Style::Admiral,
        Style::Raider,
        Style::Conqueror,
        Style::Mixed,
    ];

    /// Their names on the command line, the usual one first.
    pub(crate) const NAMES: [&'static str; 5] = ["mixed", "settler", "admiral", "raider", "conqueror"];

    /// The style of a name.
    fn of_name(name: &str) -> Option<Self> {
        match name {
            "settler" => Some(Style::Settler),
            "admiral" => Some(Style::Admiral),
            "raider" => Some(Style::Raider),
            "conqueror" => Some(Style::Conqueror),
            "mixed" => Some(Style::Mixed),
            _ => None,
        }
    }
}

/// Two players, one for each side: one with a style, or a random one.
pub(crate) struct Players {
    styles: PerSide<Option<Style>>,
    chance: Seeded,
    kinds: Kinds,
    answers: u32,
}

/// What sets the chance of the players apart from that of their war.
const PLAYERS: u64 = 0x5713;

impl Players {
    /// Players of a war with this seed; without a style a side plays at random.
    const fn new(styles: PerSide<Option<Style>>, war: Seed) -> Self {
        let seed = Seed(war.0 ^ PLAYERS);
        Players {
            styles,
            chance: Seeded::new(seed),
            kinds: Kinds::new(seed),
            answers: 0,
        }
    }

    /// Players of a war with this seed by name: that of a style, or [`RANDOM`].
    pub(crate) fn by_name(names: PerSide<&str>, war: Seed) -> Option<Self> {
        let style = |name: &str| match name {
            RANDOM => Some(None),
            name => Style::of_name(name).map(Some),
        };
        let styles = PerSide::new(style(names.rome)?, style(names.carthage)?);
        Some(Players::new(styles, war))
    }

    fn choose(&mut self, s: &State, question: &Question<Prompt>, legal: &[Choice]) -> usize {
        let Some(style) = self.styles[question.to] else {
            return self.kinds.pick(legal);
        };
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
pub(crate) fn war(styles: PerSide<Style>, number: u64) -> Timeline<Hands> {
    let mut game = Timeline::new(Setup::default(), Seed(number), Envelope::default());
    let styles = PerSide::new(Some(styles.rome), Some(styles.carthage));
    game.play(&mut Players::new(styles, Seed(number)));
    game
}

impl Decider<Hands> for Players {
    fn decide(&mut self, s: &State, question: &Question<Prompt>, legal: &[Choice]) -> Decision {
        self.answers += 1;
        if self.answers > MOST_ANSWERS {
            return Decision::Cut;
        }
        Decision::Take(self.choose(s, question, legal))
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
