//! `trial tactics`: positions in which the odds alone say what is right.
//!
//! They are looked for in wars between warm policies, where a card or an action is chosen. Each legal answer is played on in the same worlds
//! with the same dice, to where the other side has played a card and this one chooses again, and ends of the war and generals that are lost
//! for good are counted: nothing is judged. Three kinds are kept. In a win the right answers end the war before the other side chooses its
//! next card; in a rescue they keep it from ending the war with that, or from eliminating a general.
//! A file of them is one of moves, which `trial moves` tries.

use crate::game_of_name;
use crate::known::Known;
use crate::warm::{self, PlayedOn, Sampled, WAR_HEAT};
use ai::{Advice, END, Evaluate, HoldingKind, Policy, ROLLOUT_HEAT, Stake};
use clap::Args;
use engine::{Choice, Decider, Decision, Halt, PlayerView, Question, Runner, Seed, Seeded, Side, Silent, World};
use registry::{AiTask, Listed};
use std::fs;
use std::path::PathBuf;
use testkit::Tested;

/// So often the answers with most points are played on to see whether a position is worth more.
const FIRST_TRIES: u32 = 12;
/// So many of them.
const FIRST_ANSWERS: usize = 10;
/// So often each answer is played on where the right ones are told from the others.
const TRIES: u32 = 200;
/// Positions with more answers are passed over.
const MOST_ANSWERS: usize = 60;
/// After so many questions a try is cut wherever it stands.
const QUESTIONS: u32 = 600;
/// The best answer is as good as this at least, of a hundred: where a win or a rescue is not sure, another plan may be better.
const SURE: u32 = 90;
/// Answers within so many of a hundred of the best are right.
const AS_GOOD: u32 = 10;
/// All others are worse by so many of a hundred at least.
const WORSE: u32 = 40;

#[derive(Args)]
pub struct Tactics {
    /// The game.
    #[arg(value_parser = game_of_name)]
    pub game: &'static Listed,
    /// How many wars are looked at.
    #[arg(long, value_name = "N", default_value_t = 200)]
    games: u64,
    /// The seed of the first war; the others follow.
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// So many positions of each kind at most, one of each kind in a war.
    #[arg(long, value_name = "N", default_value_t = 15)]
    most: usize,
    /// The file to which they are written.
    #[arg(long, value_name = "FILE")]
    write: Option<PathBuf>,
}

/// What a position is about.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Win,
    Rescue,
    General,
}

impl Kind {
    const ALL: [Kind; 3] = [Kind::Win, Kind::Rescue, Kind::General];

    fn words(self) -> &'static str {
        match self {
            Kind::Win => "A win",
            Kind::Rescue => "A rescue",
            Kind::General => "A general saved",
        }
    }
}

/// Ends of the war after an answer, in its tries.
#[derive(Clone, Copy, Default)]
struct Ends {
    tries: u32,
    /// The side won before the other side chose its next card.
    won: u32,
    /// The other side won by the end of its next card.
    lost: u32,
    /// A general of the side was lost for good by then, or the war.
    general_lost: u32,
}

impl Ends {
    /// How good it is in a position of a kind, of a hundred.
    fn good(self, kind: Kind) -> u32 {
        let times = match kind {
            Kind::Win => self.won,
            Kind::Rescue => self.tries - self.lost,
            Kind::General => self.tries - self.general_lost,
        };
        100 * times / self.tries.max(1)
    }
}

impl AiTask for Tactics {
    type Output = Result<u8, String>;

    fn run<R: Evaluate + Tested>(self) -> Self::Output {
        let mut found: [Vec<String>; Kind::ALL.len()] = Default::default();
        let mut looking = Looking::default();
        let mut wars = 0;
        for number in 0..self.games {
            if found.iter().all(|kind| kind.len() >= self.most) {
                break;
            }
            wars += 1;
            for kind in looking.war::<R>(Seed(self.seed + number)) {
                let of_kind = &mut found[kind.0 as usize];
                if of_kind.len() < self.most {
                    of_kind.push(kind.1);
                }
            }
        }
        let [wins, rescues, generals] = found.each_ref().map(Vec::len);
        if let Some(path) = &self.write {
            let text = found.concat().join("\n\n") + "\n";
            fs::write(path, text).map_err(|error| format!("{}: {error}", path.display()))?;
        }
        println!(
            "games={wars} looked_at={} wins={wins} rescues={rescues} generals={generals}",
            looking.looked
        );
        Ok(0)
    }
}

/// What it takes to look for positions.
#[derive(Default)]
struct Looking {
    runner: Runner,
    /// Positions whose answers have all been played on.
    looked: u64,
}

impl Looking {
    /// The positions of one war, one of each kind at most: the first.
    fn war<R: Evaluate + Tested>(&mut self, seed: Seed) -> Vec<(Kind, String)> {
        let mut found: Vec<(Kind, String)> = Vec::new();
        let policy = Policy::new(Seed(!seed.0), WAR_HEAT);
        let much = |question: &Question<R::Prompt>| R::stake(question) == Stake::Much;
        warm::war::<R>(seed, policy, 1, much, |sampled, _| {
            let wanted: Vec<Kind> = { Kind::ALL.into_iter() }
                .filter(|kind| found.iter().all(|(other, _)| other != kind))
                .collect();
            if !wanted.is_empty() && sampled.legal.len() <= MOST_ANSWERS {
                found.extend(self.position(sampled, &wanted));
            }
        });
        found
    }

    /// A position as a block of a file of moves, if it is of one of these kinds.
    fn position<R: Evaluate + Tested>(&mut self, sampled: &Sampled<'_, R>, kinds: &[Kind]) -> Option<(Kind, String)> {
        let side = sampled.question.to;
        let blind = PlayerView::of(sampled.game, side)?;
        let first: Vec<Choice> = best(sampled).into_iter().take(FIRST_ANSWERS).collect();
        let ends = self.ends(sampled, &blind, &first, FIRST_TRIES);
        let hints = |ends: &Ends| ends.won * 2 > ends.tries || ends.general_lost * 4 > ends.tries;
        if !ends.iter().any(hints) {
            return None;
        }
        self.looked += 1;
        let ends = self.ends(sampled, &blind, sampled.legal, TRIES);
        let (kind, right) = kinds.iter().find_map(|kind| Some((*kind, right(*kind, &ends)?)))?;
        let of_all = |at: &usize| ends[*at].good(kind);
        let wrong = (0..ends.len()).filter(|at| !right.contains(at));
        let (best, next) = (right.iter().map(of_all).max()?, wrong.map(|at| of_all(&at)).max()?);
        let label = |at: &usize| R::label(sampled.game.state(), &sampled.question, sampled.legal[*at]);
        let must: Vec<String> = right.iter().map(|at| format!("must: {}", label(at))).collect();
        let known = Known {
            blind,
            seed: sampled.seed.0 as u32,
        };
        let block = format!(
            "# {} for {}: {best} of 100, otherwise {next} at most, in {TRIES} tries\nblind: {}\n{}",
            kind.words(),
            side.name(),
            known.to_line(),
            must.join("\n")
        );
        Some((kind, block))
    }

    /// How the war ends after each of these answers.
    fn ends<R: Evaluate + Tested>(
        &mut self,
        sampled: &Sampled<'_, R>,
        blind: &PlayerView<R>,
        answers: &[Choice],
        tries: u32,
    ) -> Vec<Ends> {
        let (worlds, seed) = (blind.worlds(), sampled.seed);
        let generals = generals::<R>(sampled.game.state(), blind.by());
        let mut ends = vec![Ends::default(); answers.len()];
        for number in 0..tries {
            let mut chance = Seeded::new(Seed(seed.0 ^ u64::from(number) << 40));
            let world = worlds.sample(&mut chance);
            for (ends, answer) in ends.iter_mut().zip(answers) {
                let seed = Seed(!seed.0 ^ u64::from(number) << 40);
                self.play_on(&world, *answer, blind.by(), seed, generals, ends);
            }
        }
        ends
    }

    /// Plays an answer on to the end of the other side's next card, and counts whether the war has ended. A war that is lost at its ordinary
    /// end is not counted: it could not be saved.
    fn play_on<R: Evaluate + Tested>(
        &mut self,
        world: &World<R>,
        answer: Choice,
        side: Side,
        seed: Seed,
        generals_before: usize,
        ends: &mut Ends,
    ) {
        let mut one = Try {
            played: PlayedOn::new(answer, Policy::new(seed, ROLLOUT_HEAT), QUESTIONS),
            side,
            other_chose: false,
        };
        let mut dice = Seeded::new(Seed(!seed.0));
        let checkpoint = world.checkpoint.clone();
        let (state, halt) = self
            .runner
            .run::<R>(checkpoint, &world.journal, &mut one, &mut dice, &mut Silent);
        let mut lost = false;
        if let Halt::Over(outcome) = halt {
            ends.won += u32::from(outcome.winner == side && !one.other_chose);
            lost = outcome.winner != side && R::progress(&state) < END;
        }
        ends.tries += 1;
        ends.lost += u32::from(lost);
        ends.general_lost += u32::from(lost || generals::<R>(&state, side) < generals_before);
    }
}

/// Number of a side's generals that are not lost for good.
fn generals<R: Evaluate>(state: &R::State, side: Side) -> usize {
    let holdings = R::holdings(state);
    let general = |holding: &&ai::Holding| holding.kind == HoldingKind::General && holding.holder == Some(side);
    holdings.iter().filter(general).count()
}

/// The answers of a question, those with most points first.
fn best<R: Evaluate>(sampled: &Sampled<'_, R>) -> Vec<Choice> {
    let mut points = Vec::new();
    let mut advice = Advice::about::<R>(&sampled.question, sampled.legal, &mut points);
    sampled.advise(&mut advice);
    advice.best_first().into_iter().map(|at| sampled.legal[at]).collect()
}

/// The right answers of a position of a kind by their places; `None` if the odds do not tell them from the others, or if they are the most.
fn right(kind: Kind, ends: &[Ends]) -> Option<Vec<usize>> {
    let good: Vec<u32> = ends.iter().map(|ends| ends.good(kind)).collect();
    let best = *good.iter().max()?;
    let (right, wrong): (Vec<usize>, Vec<usize>) = (0..good.len()).partition(|at| good[*at] + AS_GOOD >= best);
    let apart = wrong.iter().all(|at| good[*at] + WORSE <= best);
    (best >= SURE && apart && !wrong.is_empty() && right.len() <= wrong.len()).then_some(right)
}

/// An answer, then a policy for both sides, to where the side chooses a card after the other side has.
struct Try {
    played: PlayedOn,
    side: Side,
    other_chose: bool,
}

impl<R: Evaluate + Tested> Decider<R> for Try {
    fn decide(&mut self, state: &R::State, question: &Question<R::Prompt>, legal: &[Choice]) -> Decision {
        let own = question.to == self.side;
        let chooses = R::chooses_next(question);
        if chooses && own && self.other_chose {
            return Decision::Cut;
        }
        self.other_chose |= chooses && !own;
        self.played.decide::<R>(state, question, legal)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn won(times: u32) -> Ends {
        Ends {
            tries: 100,
            won: times,
            lost: 0,
            general_lost: 0,
        }
    }

    #[test]
    fn answers_are_right_where_the_odds_tell_them_from_all_others() {
        assert_eq!(right(Kind::Win, &[won(98), won(90), won(40), won(0)]), Some(vec![0, 1]));
        assert_eq!(
            right(Kind::Win, &[won(95), won(60), won(0)]),
            None,
            "60 is neither as good nor worse enough"
        );
        assert_eq!(right(Kind::Win, &[won(95), won(95), won(0)]), None, "most are right");
        assert_eq!(right(Kind::Win, &[won(80), won(0)]), None, "not sure enough");
        let lost = |war, general| Ends {
            tries: 100,
            won: 0,
            lost: war,
            general_lost: war + general,
        };
        let ends = [lost(100, 0), lost(10, 0), lost(60, 0), lost(0, 95)];
        assert_eq!(right(Kind::Rescue, &ends[..3]), Some(vec![1]));
        assert_eq!(
            right(Kind::General, &ends),
            Some(vec![1]),
            "a war that is lost saves no general"
        );
    }
}
