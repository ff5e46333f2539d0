//! Which provinces, spaces, seas and generals a side holds less often some cards after its answer than after the better one.

use engine::{PerSide, Side};

/// Number of differences that a verdict names.
const MOST_NAMED: usize = 2;
/// The smallest difference that a verdict names, in tries of a hundred.
const LEAST_POINTS: u32 = 10;
/// Fewer worlds say nothing: one of them would count more than five points.
const FEWEST_WORLDS: u32 = 20;

/// What kind of thing can be held.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HoldingKind {
    /// A province.
    Province,
    /// A space.
    Space,
    /// A part of the sea.
    Sea,
    /// A general: his side has him until he is lost for good.
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

    /// A part of the sea and who controls it.
    #[must_use]
    pub const fn sea(name: &'static str, holder: Option<Side>) -> Self {
        let kind = HoldingKind::Sea;
        Holding { kind, name, holder }
    }

    /// A general, and his side until he is lost for good.
    #[must_use]
    pub const fn general(name: &'static str, holder: Option<Side>) -> Self {
        let kind = HoldingKind::General;
        Holding { kind, name, holder }
    }

    /// What it is called: "the province of Sicilia", "Messana", "control of the Sicily Sea Zone".
    fn called(&self) -> String {
        match self.kind {
            HoldingKind::Province => format!("the province of {}", self.name),
            HoldingKind::Sea => format!("control of the {}", self.name),
            HoldingKind::Space | HoldingKind::General => self.name.into(),
        }
    }

    /// How much a difference in it counts: a province, a sea and a general as much as two spaces.
    const fn weight(&self) -> u32 {
        match self.kind {
            HoldingKind::Province | HoldingKind::Sea | HoldingKind::General => 2,
            HoldingKind::Space => 1,
        }
    }
}

/// A count of worlds in tries of a hundred, rounded.
pub(crate) fn per_hundred(count: u32, worlds: u32) -> u32 {
    (100 * count + worlds / 2) / worlds.max(1)
}

/// Whether two counts of the same number of worlds differ by twice the standard error of their difference, as if the worlds of the one were not
/// those of the other.
pub(crate) fn surely_differ(one: u32, other: u32, worlds: u32) -> bool {
    let spread = |count: u32| u64::from(count) * u64::from(worlds.saturating_sub(count));
    let differs = u64::from(one.abs_diff(other));
    worlds > 1 && differs.pow(2) * u64::from(worlds) >= 4 * (spread(one) + spread(other))
}

/// In how many worlds each side held a thing, after the best answer and after the one that was given.
#[derive(Clone, Copy, Default, Debug)]
struct Held {
    best: PerSide<u32>,
    played: PerSide<u32>,
}

/// What was held in worlds in which both answers were played on to a position.
#[derive(Clone, Default, Debug)]
pub(crate) struct HeldTally {
    worlds: u32,
    held: Vec<Held>,
}

impl HeldTally {
    /// Counts what is held in a world after each of the two answers. All positions of a game list the same things.
    pub(crate) fn add(&mut self, best: &[Holding], played: &[Holding]) {
        self.worlds += 1;
        self.held.resize(best.len(), Held::default());
        for ((held, best), played) in self.held.iter_mut().zip(best).zip(played) {
            if let Some(side) = best.holder {
                held.best[side] += 1;
            }
            if let Some(side) = played.holder {
                held.played[side] += 1;
            }
        }
    }

    /// What the answer that was given does to a side, as it follows "because it", the weightiest first. `before` is what was held before it.
    /// Nothing where most of all `rollouts` came to the end of the war: the others would be no fair sample.
    pub(crate) fn doubts(&self, side: Side, before: &[Holding], rollouts: u32) -> Vec<String> {
        if self.worlds < FEWEST_WORLDS || 2 * self.worlds < rollouts {
            return Vec::new();
        }
        let differences = self.held.iter().zip(before);
        let mut differences: Vec<(u32, Difference)> = differences
            .filter_map(|(held, holding)| {
                let difference = Difference::of(side, holding, held, self.worlds)?;
                let Difference { best, played, .. } = difference;
                let points = per_hundred(best.abs_diff(played), self.worlds);
                let is_named = points >= LEAST_POINTS && surely_differ(best, played, self.worlds);
                is_named.then(|| (points * holding.weight(), difference))
            })
            .collect();
        // Equals stay in their order. Generals who march together are lost together: one of them says it.
        differences.sort_by_key(|(weight, _)| core::cmp::Reverse(*weight));
        let mut generals = 0;
        differences.retain(|(_, one)| {
            generals += u32::from(one.of_general);
            !one.of_general || generals < 2
        });
        let words = |one: Difference| {
            let [here, there] = [one.played, one.best].map(|count| per_hundred(count, self.worlds));
            let only = if here < there { "only " } else { "" };
            let share = match here {
                0 => "none of 100 tries".to_owned(),
                100 => "all 100 tries".to_owned(),
                _ => format!("{only}{here} of 100 tries"),
            };
            let verb = one.verb_phrase;
            format!("{verb} in {share}, against {there} after the better answer")
        };
        differences
            .into_iter()
            .take(MOST_NAMED)
            .map(|(_, one)| words(one))
            .collect()
    }
}

/// What a side has less of after the answer that was given.
struct Difference {
    /// What an answer does: "loses Messana".
    verb_phrase: String,
    /// Whether it is about a general.
    of_general: bool,
    /// In how many worlds the best answer does it.
    best: u32,
    /// In how many the one that was given does.
    played: u32,
}

impl Difference {
    /// The difference in a thing, if a side is worse off in it after the answer that was given.
    fn of(side: Side, before: &Holding, held: &Held, worlds: u32) -> Option<Self> {
        let enemy = side.enemy();
        let own = [held.best[side], held.played[side]];
        let theirs = [held.best[enemy], held.played[enemy]];
        let (lost, given) = (own[0].saturating_sub(own[1]), theirs[1].saturating_sub(theirs[0]));
        if lost.max(given) == 0 {
            return None;
        }
        let (what, name) = (before.called(), enemy.name());
        let of_general = before.kind == HoldingKind::General;
        let (verb_phrase, [best, played]) = match before.holder {
            Some(holder) if holder == side && lost >= given => {
                let for_good = if of_general { " for good" } else { "" };
                (format!("loses {what}{for_good}"), own.map(|count| worlds - count))
            }
            Some(holder) if holder != side && of_general => (format!("leaves {what} in the war"), theirs),
            // A general who is lost for good does not come back.
            _ if of_general => return None,
            _ if lost >= given => (format!("takes {what}"), own),
            Some(holder) if holder != side => (format!("leaves {what} in {name}’s hands"), theirs),
            _ => (format!("lets {name} take {what}"), theirs),
        };
        Some(Difference {
            verb_phrase,
            of_general,
            best,
            played,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROME: Option<Side> = Some(Side::Rome);
    const CARTHAGE: Option<Side> = Some(Side::Carthage);

    /// The same things in a hundred worlds: what is held after the best answer, and, in so many of them, after the other.
    fn tally(best: &[Holding], played: &[Holding], worlds: u32) -> HeldTally {
        let mut tally = HeldTally::default();
        for n in 0..100 {
            tally.add(best, if n < worlds { played } else { best });
        }
        tally
    }

    #[test]
    fn what_is_lost_is_told_by_name_and_share() {
        let before = [Holding::space("Messana", ROME), Holding::province("Sicilia", ROME)];
        let after = [Holding::space("Messana", CARTHAGE), Holding::province("Sicilia", None)];
        let tally = tally(&before, &after, 40);
        let share = "in 40 of 100 tries, against 0 after the better answer";
        let lost = [
            format!("loses the province of Sicilia {share}"),
            format!("loses Messana {share}"),
        ];
        assert_eq!(tally.doubts(Side::Rome, &before, 200), lost);
        assert!(
            tally.doubts(Side::Carthage, &before, 200).is_empty(),
            "what is won is no doubt"
        );
        assert!(
            tally.doubts(Side::Rome, &before, 201).is_empty(),
            "most wars have ended"
        );
    }

    #[test]
    fn none_and_all_are_said_in_words() {
        let (before, lost) = ([Holding::space("Messana", ROME)], [Holding::space("Messana", CARTHAGE)]);
        let told = |best: &[Holding], played: &[Holding], from: &[Holding]| {
            tally(best, played, 100).doubts(Side::Rome, from, 100)
        };
        let all = "loses Messana in all 100 tries, against 0 after the better answer";
        assert_eq!(told(&before, &lost, &before), [all]);
        let none = "takes Messana in none of 100 tries, against 100 after the better answer";
        assert_eq!(told(&before, &lost, &lost), [none]);
    }

    /// What is said of a thing first: held so before the answer, after the best one and after the other.
    fn first(side: Side, holding: impl Fn(Option<Side>) -> Holding, held: [Option<Side>; 3]) -> String {
        let [before, best, played] = held.map(|holder| [holding(holder)]);
        let doubts = tally(&best, &played, 50).doubts(side, &before, 100);
        let words = doubts.first().map_or("", |words| words.as_str());
        words.split(" in ").next().unwrap_or_default().to_owned()
    }

    #[test]
    fn what_is_gained_or_let_pass_has_words_of_its_own() {
        let aleria = |holder| Holding::space("Aleria", holder);
        let said = |before, best, played| first(Side::Rome, aleria, [before, best, played]);
        assert_eq!(said(CARTHAGE, ROME, CARTHAGE), "takes Aleria");
        assert_eq!(said(None, ROME, None), "takes Aleria");
        assert_eq!(said(CARTHAGE, None, CARTHAGE), "leaves Aleria");
        assert_eq!(said(None, None, CARTHAGE), "lets Carthage take Aleria");
        assert_eq!(
            said(ROME, None, CARTHAGE),
            "lets Carthage take Aleria",
            "lost either way, but to whom"
        );
        assert_eq!(
            said(ROME, None, ROME),
            "",
            "what is better after the other answer is not told"
        );
    }

    #[test]
    fn a_sea_is_controlled() {
        let sea = |holder| Holding::sea("Sicily Sea Zone", holder);
        let said = |held| first(Side::Carthage, sea, held);
        assert_eq!(said([CARTHAGE, CARTHAGE, None]), "loses control of the Sicily Sea Zone");
        assert_eq!(
            said([None, None, ROME]),
            "lets Rome take control of the Sicily Sea Zone"
        );
        assert_eq!(said([None, CARTHAGE, None]), "takes control of the Sicily Sea Zone");
    }

    /// More of a thing, and more of it for the enemy too: the loss is not told as if it were one.
    #[test]
    fn what_both_have_more_of_is_told_as_the_enemys_gain() {
        let before = [Holding::space("Aleria", ROME)];
        let mut tally = HeldTally::default();
        for n in 0..100 {
            let best = if n < 40 { ROME } else { None };
            let played = if n < 60 { ROME } else { CARTHAGE };
            tally.add(&[Holding::space("Aleria", best)], &[Holding::space("Aleria", played)]);
        }
        let told = "lets Carthage take Aleria in 40 of 100 tries, against 0 after the better answer";
        assert_eq!(tally.doubts(Side::Rome, &before, 100), [told]);
    }

    #[test]
    fn generals_are_lost_or_left_but_do_not_come() {
        let hanno = |holder| Holding::general("Hanno", holder);
        let said = |held| first(Side::Carthage, hanno, held);
        assert_eq!(said([CARTHAGE, CARTHAGE, None]), "loses Hanno for good");
        assert_eq!(said([ROME, None, ROME]), "leaves Hanno");
        assert_eq!(said([None, CARTHAGE, None]), "");
    }

    #[test]
    fn one_general_of_several_is_named() {
        let both = |holder| [Holding::general("Hanno", holder), Holding::general("Mago", holder)];
        let tally = tally(&both(ROME), &both(None), 50);
        assert_eq!(tally.doubts(Side::Rome, &both(ROME), 100).len(), 1);
    }

    #[test]
    fn what_is_little_or_may_be_chance_is_not_told() {
        let before = [Holding::space("Messana", ROME)];
        let after = [Holding::space("Messana", None)];
        let doubts = |worlds| tally(&before, &after, worlds).doubts(Side::Rome, &before, 100);
        assert!(doubts(9).is_empty());
        assert_eq!(doubts(10).len(), 1);
        assert!(!surely_differ(12, 7, 24), "21 points, of few");
        assert!(surely_differ(120, 70, 240), "21 points, of many");
        let mut few = HeldTally::default();
        (1..FEWEST_WORLDS).for_each(|_| few.add(&before, &after));
        assert!(few.doubts(Side::Rome, &before, 19).is_empty());
        few.add(&before, &after);
        assert_eq!(few.doubts(Side::Rome, &before, 20).len(), 1);
    }
}
