//! A player who marches at the enemy, so that wars have battles, sieges and reactions in them.

use engine::{Choice, Lot, Nature, Pending, Seed, Seeded, Side, SpaceId};
use hannibal::data::roads::neighbours;
use hannibal::data::spaces;
use hannibal::{MovementAsk, Named, Prompt, ReactionAsk, State, TurnAsk};

/// How far each space is from the nearest enemy CUs; far beyond the map where there are none.
fn distances(s: &State, side: Side) -> Vec<usize> {
    let far = spaces::COUNT;
    let mut distance = vec![far; far];
    let mut edge: Vec<SpaceId> = spaces::all()
        .filter(|at| s.place(*at).all(side.enemy()).fighting() > 0)
        .collect();
    let mut steps = 0;
    while !edge.is_empty() {
        edge.retain(|at| distance[usize::from(at.0)] == far);
        for at in &edge {
            distance[usize::from(at.0)] = steps;
        }
        edge = edge.iter().flat_map(|at| neighbours(*at)).copied().collect();
        steps += 1;
    }
    distance
}

/// A player of chance who leans to moving, to the enemy, to sieges and to reactions.
pub struct Hunter(Seeded);

impl Hunter {
    /// A hunter with a chance of his own.
    pub fn new(seed: u64) -> Self {
        Hunter(Seeded::new(Seed(seed)))
    }

    fn below(&mut self, n: usize) -> usize {
        let faces = u8::try_from(n).expect("a question has fewer than 256 options");
        self.0.pick(Lot::Die { id: 0, faces }) as usize
    }

    fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }

    /// His answer.
    pub fn picks(&mut self, s: &State, asked: &Pending<Prompt>) -> Choice {
        let legal = &asked.legal;
        let any = legal[self.below(legal.len())];
        let liked = match asked.question.about {
            Prompt::Turn(TurnAsk::UseCard(_)) => {
                let how = if self.one_in(3) { Named::Event } else { Named::Activate };
                Some(how.choice())
            }
            Prompt::Movement(MovementAsk::March) => self.marches(s, asked),
            Prompt::Movement(MovementAsk::TakeUnits(_) | MovementAsk::TakeGeneral(_)) => legal.first().copied(),
            Prompt::Movement(MovementAsk::Campaign { .. })
            | Prompt::Reaction(ReactionAsk::DeclareAvoid(_) | ReactionAsk::DeclareInterception(_)) => {
                legal.iter().copied().find(|choice| matches!(choice, Choice::Unit(_)))
            }
            _ => None,
        };
        let liked = liked.filter(|choice| legal.contains(choice));
        liked.filter(|_| !self.one_in(4)).unwrap_or(any)
    }

    fn marches(&mut self, s: &State, asked: &Pending<Prompt>) -> Option<Choice> {
        let named = [Named::Siege, Named::Sortie, Named::Sail][self.below(3)].choice();
        if asked.legal.contains(&named) {
            return Some(named);
        }
        let distance = distances(s, asked.question.to);
        let far = |choice: &Choice| match choice {
            Choice::Space(at) => distance[usize::from(at.0)],
            _ => spaces::COUNT + 1,
        };
        asked.legal.iter().copied().min_by_key(far)
    }
}
