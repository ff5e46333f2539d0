//! `trial wins hands --games N --seed S [--styles]`: which side wins between mixed players, or between each two styles.

use crate::arguments::Arguments;
use engine::{Chronicle, Halt, PerSide, Rules, Seed, Seeded, Side, run_out};
use hands::protocol::event::{BattleEnd, What};
use hands::testing::styles::{PLAYERS, Players, Style};
use hands::{Event, Hands, Setup};

pub struct Tournament {
    games: u64,
    seed: u64,
    styles: bool,
}

/// What the wars of two players have come to.
#[derive(Clone, Default)]
struct Tally {
    games: u64,
    rome: u64,
    automatic: u64,
    turns: Vec<u8>,
    answers: u64,
    attacks: u64,
    won: u64,
    raids: u64,
    blocked: u64,
    pillages: u64,
    ships: u64,
}

impl Chronicle<Event> for Tally {
    fn note(&mut self, _: u8, event: Event) {
        match event.what {
            What::Attacked { .. } => self.attacks += 1,
            What::BattleOver {
                end: BattleEnd::Attacker,
                ..
            } => self.won += 1,
            What::Raids { .. } => self.raids += 1,
            What::Blocked { .. } => self.blocked += 1,
            What::Pillaged { .. } => self.pillages += 1,
            What::Built { .. } => self.ships += 1,
            _ => {}
        }
    }
}

impl Tournament {
    pub fn from(arguments: &Arguments) -> Result<Self, String> {
        Ok(Tournament {
            games: arguments.number("games", 400)?,
            seed: arguments.number("seed", 1)?,
            styles: arguments.has("styles"),
        })
    }

    pub fn run(&self) -> u8 {
        let pairs: Vec<PerSide<Style>> = if self.styles {
            let each = |rome| Style::ALL.into_iter().map(move |carthage| PerSide::new(rome, carthage));
            Style::ALL.into_iter().flat_map(each).collect()
        } else {
            vec![PerSide::new(Style::Mixed, Style::Mixed)]
        };
        let mut unfinished = 0;
        for pair in pairs {
            let tally = self.play(pair);
            unfinished += self.games - tally.games;
            println!("{}", tally.line(pair));
        }
        println!("unfinished={unfinished}");
        u8::from(unfinished > 0)
    }

    fn play(&self, styles: PerSide<Style>) -> Tally {
        let mut tally = Tally::default();
        for number in self.seed..self.seed + self.games {
            let mut players = Players::new(styles, Seed(number ^ PLAYERS));
            let start = Hands::start(Setup::default());
            let (state, halt) = run_out::<Hands>(start, &mut players, &mut Seeded::new(Seed(number)), &mut tally);
            let Halt::Over(outcome) = halt else { continue };
            tally.games += 1;
            tally.rome += u64::from(outcome.winner == Side::Rome);
            tally.automatic += u64::from(outcome.rule.0 == "6.1");
            tally.turns.push(state.turn);
            tally.answers += u64::from(players.answers);
        }
        tally.turns.sort_unstable();
        tally
    }
}

impl Tally {
    /// Figures per war; the share of Rome with its interval of 95 per cent, both in per mille.
    fn line(&self, pair: PerSide<Style>) -> String {
        let games = self.games.max(1);
        let share = self.rome as f64 / games as f64;
        let interval = 1960.0 * (share * (1.0 - share) / games as f64).sqrt();
        let per_war = |n: u64| n * 10 / games;
        format!(
            "rome_plays={} carthage_plays={} games={} rome_per_mille={:.0} interval={interval:.0} automatic_per_mille={} middle_turn={} answers={} attacks_x10={} won_per_mille={} raids_x10={} blocks_x10={} pillages_x10={} ships_x10={}",
            pair.rome.name(),
            pair.carthage.name(),
            self.games,
            1000.0 * share,
            1000 * self.automatic / games,
            self.turns.get(self.turns.len() / 2).copied().unwrap_or_default(),
            self.answers / games,
            per_war(self.attacks),
            1000 * self.won / self.attacks.max(1),
            per_war(self.raids),
            per_war(self.blocked),
            per_war(self.pillages),
            per_war(self.ships),
        )
    }
}
