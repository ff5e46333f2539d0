//! `trial wins hands --rome A --carthage B --games N --seed S [--budget 1/8]`: what each side of two players of duels does in its wars, and
//! how they end.

use crate::arguments::Arguments;
use crate::duel::{Budget, Player, war};
use engine::{PerSide, Seed, Side};
use hands::data::cards::{Card, card as card_of};
use hands::protocol::event::{BattleEnd, Final, What};
use hands::{Hands, state::Ending};
use std::collections::BTreeMap;

pub struct Study {
    names: PerSide<String>,
    games: u64,
    seed: u64,
    budget: Budget,
}

/// What one side has done in all wars.
#[derive(Clone, Default)]
struct Deeds {
    done: BTreeMap<&'static str, u64>,
    drafted: BTreeMap<&'static str, u64>,
    /// What it has come to at the end of wars that were counted.
    score: [u64; 7],
}

impl Study {
    pub fn from(arguments: &Arguments) -> Result<Self, String> {
        let name = |side| arguments.text(side).unwrap_or("policy").to_owned();
        Ok(Study {
            names: PerSide::new(name("rome"), name("carthage")),
            games: arguments.number("games", 100)?,
            seed: arguments.number("seed", 1)?,
            budget: Budget::read(arguments.text("budget").unwrap_or("1"))?,
        })
    }

    pub fn run(&self) -> Result<u8, String> {
        let mut deeds: PerSide<Deeds> = PerSide::default();
        let mut ends: BTreeMap<String, [u64; 2]> = BTreeMap::new();
        let (mut rome, mut counted, mut turns) = (0, 0, Vec::new());
        for number in self.seed..self.seed + self.games {
            let player =
                |side: Side| Player::<Hands>::new(&self.names[side], Seed(number << 1 | side as u64), self.budget);
            let game = war(Seed(number), PerSide::new(player(Side::Rome)?, player(Side::Carthage)?));
            let Some(outcome) = game.outcome() else { continue };
            let won = usize::from(outcome.winner == Side::Carthage);
            rome += u64::from(outcome.winner == Side::Rome);
            turns.push(game.state().turn);
            let mut end = outcome.because.to_owned();
            for entry in game.log() {
                match &entry.event.what {
                    What::EndIsNear(ending) => end = near(*ending),
                    What::FinalScore { side, score } => deeds[*side].counts(score),
                    what => note(&mut deeds, what),
                }
            }
            counted += u64::from(outcome.rule.0 == "6.2");
            ends.entry(end).or_default()[won] += 1;
        }
        turns.sort_unstable();
        let played = turns.len().max(1) as u64;
        println!(
            "games={played} rome_per_mille={} middle_turn={}",
            rome * 1000 / played,
            turns.get(turns.len() / 2).copied().unwrap_or(0)
        );
        for (end, [rome, carthage]) in ends {
            println!("  {end}: Rome {rome}, Carthage {carthage}");
        }
        for side in Side::BOTH {
            println!("{side:?}, in ten wars:");
            let each = |(name, count): (&&str, &u64)| format!("{name} {}", count * 10 / played);
            println!("  {}", deeds[side].done.iter().map(each).collect::<Vec<_>>().join(", "));
            println!(
                "  drafted: {}",
                deeds[side].drafted.iter().map(each).collect::<Vec<_>>().join(", ")
            );
            let [track, developed, prestige, towns, conquered, majorities, total] =
                deeds[side].score.map(|sum| sum * 10 / u64::max(counted, 1));
            println!(
                "  VP at the end, tenths: track {track}, developed {developed}, prestige {prestige}, captured {towns}, conquered {conquered}, majorities {majorities}, total {total}"
            );
        }
        Ok(0)
    }
}

fn near(ending: Ending) -> String {
    format!("{ending:?}")
}

fn note(deeds: &mut PerSide<Deeds>, what: &What) {
    let (side, name) = match what {
        What::Settled { side, .. } => (*side, "settled"),
        What::Developed { side, .. } => (*side, "developed"),
        What::Fortified { side, .. } => (*side, "fortified"),
        What::Money { side, silver, .. } => {
            *deeds[*side].done.entry("silver").or_default() += u64::from(*silver);
            (*side, "money")
        }
        What::Drafted { side, card, .. } => {
            if let Card::Empire(row, _) = card_of(*card) {
                *deeds[*side].drafted.entry(row.title).or_default() += 1;
            }
            (*side, "drafted")
        }
        What::Bought { side, .. } => (*side, "strategies"),
        What::Built { side, .. } => (*side, "ships"),
        What::Attacked { side, .. } => (*side, "attacks"),
        What::BattleOver {
            attacker,
            end: BattleEnd::Attacker,
            ..
        } => (*attacker, "attacks won"),
        What::TokenCaptured { side, .. } => (*side, "tokens captured"),
        What::Raids { side, .. } => (*side, "raids"),
        What::Blocked { side, .. } => (*side, "blocks"),
        What::Pillaged { side, .. } => (*side, "pillages"),
        What::Returned { side, .. } => (*side, "returned"),
        What::Passed(side) => (*side, "passed"),
        What::RoundBegins { side, .. } => (*side, "rounds"),
        _ => return,
    };
    *deeds[side].done.entry(name).or_default() += 1;
}

impl Deeds {
    fn counts(&mut self, score: &Final) {
        let parts = [
            score.track.into(),
            score.developed.into(),
            score.prestige.into(),
            score.captured.points().into(),
            score.conquered.into(),
            score.majorities.into(),
            score.total().into(),
        ];
        for (sum, part) in self.score.iter_mut().zip::<[u64; 7]>(parts) {
            *sum += part;
        }
    }
}
