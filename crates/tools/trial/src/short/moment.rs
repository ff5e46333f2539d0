//! A moment of a duel, and wars from it.

use super::played::{Played, Wars};
use crate::duel::{Budget, Player};
use ai::{Evaluate, Inputs, chance_of_rome};
use engine::code::{self, MOST_ANSWERS};
use engine::scene::{Scene, Seat};
use engine::{Envelope, PerSide, Seed, Side, Timeline, Viewer};
use std::collections::BTreeSet;
use testkit::{Tested, deals_anew};

/// The war up to the first card or action of a turn.
pub struct Moment<R: Evaluate + Tested> {
    /// The seed of the duel.
    pub seed: u64,
    /// The link of the war, which ends at the moment.
    pub link: String,
    war: Timeline<R>,
}

impl<R: Evaluate + Tested> Moment<R> {
    /// Plays the duel of a seed to its first card or action of a turn; none if it ends before.
    ///
    /// # Errors
    /// There is no player of this name.
    pub fn of_duel(seed: u64, turn: u8, player: &str, budget: Budget) -> Result<Option<Self>, String> {
        let setup = R::unpack(0).expect("every game has a plain set-up");
        let mut war = Timeline::<R>::new(setup, Seed(seed), Envelope::default());
        let reached = play(&mut war, player, budget, seed, |war| {
            let asked = war.pending().is_some_and(|pending| R::chooses_next(&pending.question));
            asked && R::turn(war.state()) == turn
        })?;
        let link = code::to_link(&war);
        Ok(reached.then_some(Moment { seed, link, war }))
    }

    /// The moment at which a link ends.
    ///
    /// # Errors
    /// The link cannot be followed.
    pub fn of_link(seed: u64, link: &str) -> Result<Self, String> {
        let war = code::open_link::<R>(link).map_err(|why| why.to_string())?;
        let link = link.to_owned();
        Ok(Moment { seed, link, war })
    }

    /// Plays the war of an id from here to its end.
    ///
    /// # Errors
    /// There is no player of this name, or the war does not end.
    pub fn play_on(&self, id: u32, player: &str, budget: Budget) -> Result<Played, String> {
        let mut war = self.war.fork(self.war.cursor(), id, Viewer::Public);
        let (mut cards, mut answers) = (0, 0);
        play(&mut war, player, budget, u64::from(id), |war| {
            if let Some(pending) = war.pending() {
                cards += u16::from(R::chooses_next(&pending.question));
                answers += u16::from(pending.legal.len() > 1);
            }
            false
        })?;
        let outcome = war.outcome().ok_or("a war does not end")?;
        let rome = outcome.winner == Side::Rome;
        Ok(Played { rome, cards, answers })
    }

    /// Rome's chance as the value of the game judges it, in per cent.
    pub fn chance_of_rome(&self) -> i32 {
        chance_of_rome::<R>(self.war.state(), &mut Inputs::default()) * 100 / 4096
    }

    /// Whether both sides get other hands in most wars from here.
    pub fn deals_anew(&self) -> bool {
        deals_anew(&self.war)
    }

    fn scene(&self) -> Scene {
        R::scene(self.war.state(), Viewer::Public)
    }

    /// How the sides stand, in the points of the game.
    pub fn lead(&self) -> String {
        let scene = self.scene();
        format!(
            "{}: Rome {}, Carthage {}",
            scene.turn, scene.score.rome, scene.score.carthage
        )
    }

    /// Who holds what, and where which generals and units stand.
    fn features(&self) -> BTreeSet<String> {
        let scene = self.scene();
        let held =
            { scene.spaces.iter() }.filter_map(|space| Some(format!("{} holds {}", space.control?.name(), space.name)));
        held.chain(armies(&scene)).collect()
    }

    /// Whether a third or more of what is held and stands on the maps of both is on one of them alone.
    pub fn differs(&self, other: &Self) -> bool {
        let (own, other) = (self.features(), other.features());
        3 * own.symmetric_difference(&other).count() >= own.union(&other).count()
    }

    /// The block of a short war, with what its name and history are written from as comments.
    pub fn block(&self, wars: &Wars, turns: u8) -> String {
        let seed = self.seed;
        let mut lines = vec![format!("key: seed-{seed}"), format!("name: Of seed {seed}")];
        lines.extend(self.features().into_iter().map(|line| format!("# {line}")));
        lines.push(format!("history: {}", self.lead()));
        lines.push("history: To be told.".to_owned());
        lines.push(format!("link: {}", self.link));
        lines.push(format!("at: {}", self.war.cursor()));
        lines.push(format!("turns: {turns}"));
        lines.push(format!("cards: {}", wars.median(|war| war.cards)));
        lines.push(format!("answers: {}", wars.median(|war| war.answers)));
        lines.push(format!("rome: {} of {}", wars.rome(), wars.0.len()));
        lines.join("\n")
    }
}

/// A line for each stack of the map: whose it is, who leads it, what it has, where it stands.
pub fn armies(scene: &Scene) -> impl Iterator<Item = String> {
    scene.stacks.iter().map(|stack| {
        let generals = stack.generals.iter().map(|general| general.name.to_owned());
        let units = stack.units.iter().map(|unit| format!("{} {}", unit.count, unit.name));
        let all: Vec<String> = generals.chain(units).collect();
        let at = stack.seat.space();
        let name = { scene.spaces.iter() }
            .find(|space| space.id == at)
            .map_or("", |space| space.name);
        let how = match stack.seat {
            Seat::Outside(_) => "in",
            Seat::Inside(_) => "inside the walls of",
            Seat::AtSea(_) => "at sea off",
        };
        format!("{} has {} {how} {name}", stack.side.name(), all.join(", "))
    })
}

/// Lets a player play both sides of a war until it is over (`false`) or `stops` says so at a question (`true`). Thoughts grow from the seed.
fn play<R: Evaluate + Tested>(
    war: &mut Timeline<R>,
    player: &str,
    budget: Budget,
    seed: u64,
    mut stops: impl FnMut(&Timeline<R>) -> bool,
) -> Result<bool, String> {
    let of = |side: Side| Player::<R>::new(player, Seed(seed * 2 + side as u64), budget);
    let mut players = PerSide::new(of(Side::Rome)?, of(Side::Carthage)?);
    for number in 0..MOST_ANSWERS {
        let Some(side) = war.game().asked() else { break };
        if stops(war) {
            return Ok(true);
        }
        let answer = players[side].answer(war.game(), number)?;
        war.answer(answer).expect("a player answers what is legal");
    }
    Ok(false)
}
