//! `trial short`: short wars for the file of a game. Duels are played to the first card of the third turn from the last; moments that look
//! even are played on with other hidden cards and other dice, and of those that stay even three that differ are told.

mod journal;
mod moment;
mod played;

use crate::duel::Budget;
use crate::game_of_name;
use ai::Evaluate;
use clap::Args;
use engine::ShortWar;
use journal::Journal;
use moment::Moment;
pub use moment::armies;
use played::{Played, Wars};
use registry::{AiTask, Listed};
use std::ops::{Range, RangeInclusive};
use std::path::PathBuf;
use std::thread;
use testkit::Tested;

/// So many short wars are looked for.
const WANTED: usize = 3;

/// So many turns are played.
const TURNS: u8 = 3;

/// Moments are looked at whose value gives Rome a chance of so many in a hundred.
const CLOSE: RangeInclusive<i32> = 10..=90;

/// Ids of the wars of the sieve begin here, so that those that count are others.
const SIEVE: u32 = 1 << 20;

/// Wars after which a moment is looked at again in the sieve.
const STAGES: [u32; 3] = [8, 20, 40];

/// Wars that count are looked at after each of so many parts.
const PARTS: u32 = 4;

#[derive(Args)]
pub struct Short {
    /// The game.
    #[arg(value_parser = game_of_name)]
    pub game: &'static Listed,
    /// So many wars of each moment count.
    #[arg(long, value_name = "N", default_value_t = 200)]
    wars: u32,
    /// The seed of the first duel; the others follow.
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// At most so many duels are played.
    #[arg(long, value_name = "N", default_value_t = 100)]
    duels: u64,
    /// Half of the wars take at least so many cards or actions of both sides.
    #[arg(long, value_name = "N", default_value_t = 40)]
    cards: u16,
    /// Who plays the duels: as in `trial duel`.
    #[arg(long, value_name = "PLAYER", default_value = "3")]
    by: String,
    /// Who plays moments on.
    #[arg(long, value_name = "PLAYER", default_value = "3")]
    player: String,
    /// Who plays the wars of the sieve, if not the same.
    #[arg(long, value_name = "PLAYER")]
    sieve: Option<String>,
    /// The part of its rollouts that a level spends.
    #[arg(long, value_name = "PART", default_value = "1/8", value_parser = Budget::read)]
    budget: Budget,
    /// How many threads.
    #[arg(long, value_name = "N", default_value_t = 2)]
    jobs: u32,
    /// Looks for nothing, and plays the short wars of the game's file again.
    #[arg(long)]
    again: bool,
    /// The file of what has been played, to go on where it was cut off.
    #[arg(long, value_name = "FILE")]
    state: Option<PathBuf>,
}

impl AiTask for Short {
    type Output = Result<u8, String>;

    /// Plays, and prints the blocks of three short wars.
    fn run<R: Evaluate + Tested>(self) -> Self::Output {
        if self.again {
            self.again::<R>()
        } else {
            self.look::<R>()
        }
    }
}

impl Short {
    /// Looks for short wars, and prints their blocks.
    fn look<R: Evaluate + Tested>(&self) -> Result<u8, String> {
        let first = R::LAST_TURN
            .checked_sub(TURNS - 1)
            .ok_or("the game has too few turns")?;
        let mut journal = self.journal::<R>(&format!("{} {}", self.by, self.sieve()))?;
        let mut kept: Vec<(Moment<R>, Wars)> = Vec::new();
        let mut duels = 0;
        while kept.len() < WANTED && duels < self.duels {
            let seed = self.seed + duels;
            duels += 1;
            let Some(moment) = self.moment::<R>(&mut journal, seed, first)? else {
                continue;
            };
            let chance = moment.chance_of_rome();
            let deals = moment.deals_anew();
            eprintln!(
                "seed={seed} chance_of_rome={chance} deals_anew={deals} {}",
                moment.lead()
            );
            let differs = kept.iter().all(|(other, _)| moment.differs(other));
            if !differs || !deals || !CLOSE.contains(&chance) || !self.sieves(&mut journal, &moment)? {
                continue;
            }
            let Some(wars) = self.counted(&mut journal, &moment)? else {
                continue;
            };
            kept.push((moment, wars));
        }
        for (moment, wars) in &kept {
            println!("{}\n", moment.block(wars, TURNS));
        }
        println!("duels={duels} kept={}", kept.len());
        Ok(u8::from(kept.len() < WANTED))
    }

    /// Plays the short wars of the game's file, and prints how each of them ends. Fails if one is uneven.
    fn again<R: Evaluate + Tested>(&self) -> Result<u8, String> {
        let mut journal = self.journal::<R>("file")?;
        let (mut all, mut even) = (0, 0);
        for (number, war) in (1..).zip(ShortWar::read(R::SHORT_WARS)?) {
            let moment = Moment::<R>::of_link(number, war.link)?;
            let wars = self.play(&mut journal, &moment, &self.player, 1..self.wars + 1)?;
            println!("{}: {}", war.key, wars.line());
            all += 1;
            even += usize::from(wars.is_even());
        }
        println!("short={all} even={even}");
        Ok(u8::from(even < all))
    }

    /// What has been played from moments of this origin.
    fn journal<R: Evaluate>(&self, from: &str) -> Result<Journal, String> {
        let (player, budget) = (&self.player, self.budget);
        let head = format!("{} {} {from} {player} {budget}", R::NAME, R::REVISION);
        Journal::open(self.state.as_deref(), &head)
    }

    /// The moment of the duel with this seed, if it comes so far.
    fn moment<R: Evaluate + Tested>(
        &self,
        journal: &mut Journal,
        seed: u64,
        turn: u8,
    ) -> Result<Option<Moment<R>>, String> {
        if let Some(link) = journal.moment(seed) {
            return link.map(|link| Moment::of_link(seed, link)).transpose();
        }
        let moment = Moment::of_duel(seed, turn, &self.by, self.budget)?;
        journal.note_moment(seed, moment.as_ref().map(|moment: &Moment<R>| moment.link.as_str()))?;
        Ok(moment)
    }

    /// Who plays the wars of the sieve.
    fn sieve(&self) -> &str {
        self.sieve.as_deref().unwrap_or(&self.player)
    }

    /// Whether a moment stays even in wars that do not count.
    fn sieves<R: Evaluate + Tested>(&self, journal: &mut Journal, moment: &Moment<R>) -> Result<bool, String> {
        for stage in STAGES.into_iter().filter(|stage| *stage <= self.wars) {
            let wars = self.play(journal, moment, self.sieve(), SIEVE..SIEVE + stage)?;
            eprintln!("seed={} sieve: {}", moment.seed, wars.line());
            if !wars.may_be_even() || wars.median(|war| war.cards) < self.cards {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// The wars from a moment that count, if they are even; broken off at a part of them that is not.
    fn counted<R: Evaluate + Tested>(&self, journal: &mut Journal, moment: &Moment<R>) -> Result<Option<Wars>, String> {
        let mut wars = Wars(Vec::new());
        for part in 1..=PARTS {
            wars = self.play(journal, moment, &self.player, 1..self.wars * part / PARTS + 1)?;
            eprintln!("seed={} {}", moment.seed, wars.line());
            if !wars.is_even() {
                return Ok(None);
            }
        }
        Ok(Some(wars))
    }

    /// The wars of these ids: those of the journal, and the others played by threads.
    fn play<R: Evaluate + Tested>(
        &self,
        journal: &mut Journal,
        moment: &Moment<R>,
        player: &str,
        ids: Range<u32>,
    ) -> Result<Wars, String> {
        let (seed, link) = (moment.seed, moment.link.as_str());
        let open: Vec<u32> = { ids.clone() }.filter(|id| journal.war(seed, *id).is_none()).collect();
        for ids in open.chunks(self.jobs as usize) {
            // A war stays on its thread.
            let each = |id: u32| Moment::<R>::of_link(seed, link)?.play_on(id, player, self.budget);
            let played: Result<Vec<Played>, String> = thread::scope(|scope| {
                let threads: Vec<_> = ids.iter().map(|id| scope.spawn(move || each(*id))).collect();
                threads
                    .into_iter()
                    .map(|one| one.join().expect("no rule panics"))
                    .collect()
            });
            for (id, played) in ids.iter().zip(played?) {
                journal.note_war(seed, *id, played)?;
            }
        }
        Ok(Wars(ids.filter_map(|id| journal.war(seed, id)).collect()))
    }
}
