//! The form of a new game.

use crate::games;
use ai::Level;
use engine::{Side, code};

/// Ways to play a game: together, alone, by link, against the computer player.
const WAYS: u8 = 4;

/// Most characters of a name.
pub const NAME: usize = 16;

/// Most characters of a seed that are kept.
const LONGEST: usize = 20;

/// How a side is given to the first player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum SideChoice {
    /// By lot.
    #[default]
    Drawn,
    /// As chosen.
    Chosen(Side),
}

/// A new game in the making.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Form {
    /// Which game.
    pub game: usize,
    /// Who plays: 0 together, 1 alone, 2 by link, 3 against the computer.
    pub players: usize,
    /// The names of the two players as typed, first player first.
    pub names: [String; 2],
    /// The level of the computer player, by its number.
    pub level: u8,
    /// Which short war is played, by its place in the game's list; none for the whole war.
    pub short_war: Option<usize>,
    /// Whether the coach may be asked for hints in a war against it.
    pub hints: bool,
    /// Which side the first player takes.
    pub lot: SideChoice,
    /// The seed as typed; empty for a drawn one.
    pub seed: String,
    /// The optional rules and house rules that are set, packed.
    pub switches: u32,
    /// Whether two at one table sit face to face: the second player has the other edge.
    pub facing: bool,
}

/// The level of the computer player unless another is chosen, by its number.
pub const LEVEL: u8 = 2;

impl Default for Form {
    fn default() -> Self {
        Form {
            game: games::FIRST,
            players: 0,
            names: Default::default(),
            level: LEVEL,
            short_war: None,
            hints: false,
            lot: SideChoice::default(),
            seed: String::new(),
            switches: 0,
            facing: false,
        }
    }
}

impl Form {
    /// What is chosen for a game, a line each: who plays with the level, the side of the first player, the switches, the seed, the
    /// names, how they sit, whether there are hints, and the short war. The session storage keeps it while the page is loaded again.
    pub fn to_text(&self, game: usize) -> String {
        let side = match self.lot {
            SideChoice::Drawn => "",
            SideChoice::Chosen(Side::Rome) => "R",
            SideChoice::Chosen(Side::Carthage) => "C",
        };
        // Another game has other switches.
        let switches = if game == self.game { self.switches } else { 0 };
        let [one, two] = &self.names;
        let seed = code::clean(&self.seed, LONGEST);
        let (players, level) = (self.players, self.level);
        let seats = if self.facing { "F" } else { "" };
        let hints = if self.hints { "H" } else { "" };
        // Another game has other short wars.
        let short_war = self.short_war.filter(|_| game == self.game);
        let short_war = short_war.map(|at| at.to_string()).unwrap_or_default();
        format!("{players}{level}\n{side}\n{switches}\n{seed}\n{one}\n{two}\n{seats}\n{hints}\n{short_war}")
    }

    /// Reads it for a game. Of an older version of the page there is the first line alone; what cannot be chosen is left as it usually is.
    pub fn from_text(text: &str, game: usize) -> Self {
        let mut lines = text.split('\n');
        let mut line = || lines.next().unwrap_or_default();
        let mut form = Form {
            game,
            ..Form::default()
        };
        let digits: u8 = line().parse().unwrap_or_default();
        if let Some(level) = Level::of(digits % 10).filter(|_| digits / 10 < WAYS) {
            (form.players, form.level) = (usize::from(digits / 10), level.number);
        }
        form.lot = match line() {
            "R" => SideChoice::Chosen(Side::Rome),
            "C" => SideChoice::Chosen(Side::Carthage),
            _ => SideChoice::Drawn,
        };
        let switches = line().parse().unwrap_or_default();
        let rows = games::info(game).switches().iter();
        form.switches = rows.fold(0, |on, row| row.set(on, row.setting(switches)));
        form.seed = code::clean(line(), LONGEST);
        form.names = [line(), line()].map(|name| code::clean(name, NAME));
        form.facing = line() == "F";
        form.hints = line() == "H";
        let short_war: Option<usize> = line().parse().ok();
        form.short_war = short_war.filter(|at| *at < games::info(game).short_wars().len());
        form
    }
}
