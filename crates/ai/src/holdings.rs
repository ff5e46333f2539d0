//! What a side holds some cards after an answer, and what it would hold after a better one: by name, so that a verdict says where.

use engine::{PerSide, Side};

/// So many differences are told.
const TOLD: usize = 2;
/// The smallest difference that is told, in tries of a hundred.
const LEAST: u32 = 10;

/// What kind of thing can be held.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HoldingKind {
    /// A province.
    Province,
    /// A space.
    Space,
    /// A general: his side has him while he is in play.
    General,
}

/// Something that a side may hold, as it lies open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Holding {
    /// Its kind.
    pub kind: HoldingKind,
    /// Its printed name.
    pub name: &'static str,
    /// Who holds it, if anybody does.
    pub holder: Option<Side>,
}

impl Holding {
    /// A province and who controls it.
    #[must_use]
    pub const fn province(name: &'static str, holder: Option<Side>) -> Self {
        let kind = HoldingKind::Province;
        Holding { kind, name, holder }
    }

    /// A space and who controls it.
    #[must_use]
    pub const fn space(name: &'static str, holder: Option<Side>) -> Self {
        let kind = HoldingKind::Space;
        Holding { kind, name, holder }
    }

    /// A general, and his side while he is in play.
    #[must_use]
    pub const fn general(name: &'static str, holder: Option<Side>) -> Self {
        let kind = HoldingKind::General;
        Holding { kind, name, holder }
    }

    /// What it is called: "the province of Sicilia", "Messana".
    fn called(&self) -> String {
        match self.kind {
            HoldingKind::Province => format!("the province of {}", self.name),
            HoldingKind::Space | HoldingKind::General => self.name.into(),
        }
    }

    /// How much a difference in it counts: a province and a general as much as two spaces.
    const fn weight(&self) -> u32 {
        match self.kind {
            HoldingKind::Province | HoldingKind::General => 2,
            HoldingKind::Space => 1,
        }
    }
}

/// In how many worlds each side held a thing, after the better answer and after the other.
#[derive(Clone, Copy, Default, Debug)]
struct Held {
    better: PerSide<u32>,
    other: PerSide<u32>,
}

/// What was held in worlds in which both answers were played on to a position.
#[derive(Clone, Default, Debug)]
pub(crate) struct HeldTally {
    worlds: u32,
    held: Vec<Held>,
}

impl HeldTally {
    /// What is held in a world after the better answer and after the other. All positions of a game list the same things.
    pub(crate) fn add(&mut self, better: &[Holding], other: &[Holding]) {
        self.worlds += 1;
        self.held.resize(better.len(), Held::default());
        for ((held, better), other) in self.held.iter_mut().zip(better).zip(other) {
            if let Some(side) = better.holder {
                held.better[side] += 1;
            }
            if let Some(side) = other.holder {
                held.other[side] += 1;
            }
        }
    }

    /// What the other answer does to a side, as it follows "because it", the weightiest first. What is held before the answer says whether
    /// something is lost or not gained.
    pub(crate) fn told(&self, side: Side, before: &[Holding]) -> Vec<String> {
        let differences = self.held.iter().zip(before);
        let mut differences: Vec<(u32, Difference)> = differences
            .filter_map(|(held, holding)| {
                let difference = Difference::of(side, holding, held, self.worlds)?;
                let points = self.share(difference.other.abs_diff(difference.better));
                let telling = points >= LEAST && difference.is_sure(self.worlds);
                telling.then(|| (points * holding.weight(), difference))
            })
            .collect();
        // Equals stay in their order. Generals who march together are lost together: one of them says it.
        differences.sort_by_key(|(weight, _)| core::cmp::Reverse(*weight));
        let mut generals = 0;
        differences.retain(|(_, one)| {
            generals += u32::from(one.of_general);
            !one.of_general || generals < 2
        });
        let told = |one: Difference| {
            let [here, there] = [one.other, one.better].map(|worlds| self.share(worlds));
            format!("{} in {here} of 100 tries, with the better answer in {there}", one.does)
        };
        differences.into_iter().take(TOLD).map(|(_, one)| told(one)).collect()
    }

    /// So many of these worlds, of a hundred.
    fn share(&self, worlds: u32) -> u32 {
        (100 * worlds + self.worlds / 2) / self.worlds.max(1)
    }
}

/// What a side has less of after the other answer.
struct Difference {
    /// What an answer does: "loses Messana".
    does: String,
    /// Whether it is about a general.
    of_general: bool,
    /// In how many worlds the better one does it.
    better: u32,
    /// In how many the other.
    other: u32,
}

impl Difference {
    /// The difference in a thing, if a side is worse off in it after the other answer.
    fn of(side: Side, before: &Holding, held: &Held, worlds: u32) -> Option<Self> {
        let enemy = side.enemy();
        let own = [held.better[side], held.other[side]];
        let theirs = [held.better[enemy], held.other[enemy]];
        let (lost, given) = (own[0].saturating_sub(own[1]), theirs[1].saturating_sub(theirs[0]));
        if lost.max(given) == 0 {
            return None;
        }
        let (what, name) = (before.called(), enemy.name());
        let (does, [better, other]) = match (before.kind, before.holder) {
            (_, Some(holder)) if holder == side => (format!("loses {what}"), own.map(|held| worlds - held)),
            // Who is not in play comes by the draw, not by an answer.
            (HoldingKind::General, None) => return None,
            (HoldingKind::General, Some(_)) => (format!("leaves {what} in play"), theirs),
            (HoldingKind::Province | HoldingKind::Space, _) if lost >= given => (format!("takes {what}"), own),
            (HoldingKind::Province | HoldingKind::Space, None) => (format!("lets {name} take {what}"), theirs),
            (HoldingKind::Province | HoldingKind::Space, Some(_)) => {
                (format!("leaves {what} in {name}’s hands"), theirs)
            }
        };
        let of_general = before.kind == HoldingKind::General;
        Some(Difference {
            does,
            of_general,
            better,
            other,
        })
    }

    /// Whether the two differ by twice the standard error of their difference, as if the worlds of the one were not those of the other.
    fn is_sure(&self, worlds: u32) -> bool {
        let spread = |came: u32| u64::from(came) * u64::from(worlds - came) / u64::from(worlds.max(1));
        let differs = u64::from(self.better.abs_diff(self.other));
        differs.pow(2) >= 4 * (spread(self.better) + spread(self.other))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROME: Option<Side> = Some(Side::Rome);
    const CARTHAGE: Option<Side> = Some(Side::Carthage);

    /// The same things in a hundred worlds: what is held after the better answer, and, in so many of them, after the other.
    fn tally(better: &[Holding], other: &[Holding], worlds: u32) -> HeldTally {
        let mut tally = HeldTally::default();
        for n in 0..100 {
            tally.add(better, if n < worlds { other } else { better });
        }
        tally
    }

    #[test]
    fn what_is_lost_is_told_by_name_and_share() {
        let before = [Holding::space("Messana", ROME), Holding::province("Sicilia", ROME)];
        let after = [Holding::space("Messana", CARTHAGE), Holding::province("Sicilia", None)];
        let told = tally(&before, &after, 40).told(Side::Rome, &before);
        let [worse, second] = &told[..] else { panic!("{told:?}") };
        assert_eq!(
            worse,
            "loses the province of Sicilia in 40 of 100 tries, with the better answer in 0"
        );
        assert_eq!(second, "loses Messana in 40 of 100 tries, with the better answer in 0");
    }

    /// What is told first of a thing: by whom it is held before the answer, after the better one and after the other.
    fn first(side: Side, holding: impl Fn(Option<Side>) -> Holding, held: [Option<Side>; 3]) -> Option<String> {
        let [before, better, other] = held.map(|holder| [holding(holder)]);
        tally(&better, &other, 50).told(side, &before).into_iter().next()
    }

    #[test]
    fn what_is_gained_or_let_pass_has_words_of_its_own() {
        let told = |before, better, other| {
            let aleria = |holder| Holding::space("Aleria", holder);
            first(Side::Rome, aleria, [before, better, other]).unwrap_or_default()
        };
        let (takes, lets) = ("takes Aleria in 50", "lets Carthage take Aleria in 50");
        assert!(told(CARTHAGE, ROME, CARTHAGE).starts_with(takes));
        assert!(told(None, ROME, None).starts_with(takes));
        assert!(told(CARTHAGE, None, CARTHAGE).starts_with("leaves Aleria in Carthage’s hands in 50"));
        assert!(told(None, None, CARTHAGE).starts_with(lets));
        assert_eq!(
            told(ROME, None, ROME),
            "",
            "what is better after the other answer is not told"
        );
    }

    #[test]
    fn generals_are_lost_and_spared_but_do_not_come() {
        let hanno = |holder| Holding::general("Hanno", holder);
        let told = |held| first(Side::Carthage, hanno, held);
        let lost = told([CARTHAGE, CARTHAGE, None]).expect("he is lost");
        assert_eq!(lost, "loses Hanno in 50 of 100 tries, with the better answer in 0");
        let spared = told([ROME, None, ROME]).expect("he is spared");
        assert_eq!(
            spared,
            "leaves Hanno in play in 50 of 100 tries, with the better answer in 0"
        );
        assert_eq!(told([None, CARTHAGE, None]), None);
    }

    #[test]
    fn what_is_little_or_may_be_chance_is_not_told() {
        let before = [Holding::space("Messana", ROME)];
        let after = [Holding::space("Messana", None)];
        assert!(tally(&before, &after, 9).told(Side::Rome, &before).is_empty());
        assert!(!tally(&before, &after, 10).told(Side::Rome, &before).is_empty());
        let mut few = HeldTally::default();
        for n in 0..8 {
            let [better, other] = if n % 2 == 0 {
                [&before, &after]
            } else {
                [&after, &before]
            };
            few.add(better, if n < 6 { other } else { &after });
        }
        assert!(few.told(Side::Rome, &before).is_empty(), "8 worlds");
    }
}
