//! The 14 Generals (24): Romans first, then Carthaginians.

use super::provinces::Region;
use Ability::*;
use engine::Side::{self, *};
use engine::{UnitId, UnitSet};

/// How many Generals there are.
pub const COUNT: usize = 14;

/// How many of them are Roman: they come first, Scipio Africanus last of them.
pub const ROMANS: usize = 9;

/// A special ability with the numbers printed in it (24). A range replaces the Battle Rating where it is better.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ability {
    /// None.
    Plain,
    /// His Strategy Rating in this country.
    StrategyIn {
        /// Where.
        region: Region,
        /// The rating there.
        rating: u8,
    },
    /// Counterattacks succeed up to this, if he began the battle as attacker, or as defender; never to stop a withdrawal.
    Counterattack {
        /// Up to which face.
        upto: u8,
        /// Whether it takes the original attacker, not the original defender.
        attacker: bool,
    },
    /// Pursuit succeeds up to this, and stopping a withdrawal too.
    Pursuit {
        /// Up to which face.
        upto: u8,
    },
    /// Avoiding battle succeeds up to this; he stays in Italy.
    Delayer {
        /// Up to which face.
        upto: u8,
    },
    /// Added to his roll on the Siege Table when a campaign card activated him; not for subjugation.
    CampaignSiege {
        /// What is added.
        add: i8,
    },
    /// The spaces he moves when a campaign card activated him (10.12).
    CampaignMove {
        /// MPs.
        mp: u8,
    },
    /// Interception succeeds up to this.
    Interception {
        /// Up to which face.
        upto: u8,
    },
    /// Rolls on the Siege Table when a force march card activated him, all of them applied; not for subjugation.
    ForceMarchSiege {
        /// How many.
        rolls: u8,
    },
    /// Once a battle a Probe counts as a Flank card or a Double Envelopment.
    Probe,
    /// He takes off the Roman PC marker under him when his move ends without a battle; he stays in Africa.
    RemovesMarker,
    /// Added to the roll on the Naval Combat Table when he commands at sea.
    Sailor {
        /// What is added.
        add: i8,
    },
    /// Avoiding battle and interception succeed up to this.
    Elusive {
        /// Up to which face.
        upto: u8,
    },
}

/// What is printed of a General.
#[derive(Clone, Copy, Debug)]
pub struct General {
    /// Full name.
    pub name: &'static str,
    /// Name on the counter.
    pub short: &'static str,
    /// Whose.
    pub side: Side,
    /// Strategy Rating: the lowest operation number that moves him.
    pub strategy: u8,
    /// Battle Rating: Battle Cards he brings, and up to which face his rolls succeed.
    pub battle: u8,
    /// His ability.
    pub ability: Ability,
    /// His ability in our words.
    pub text: &'static str,
    /// What in the row is not sourced.
    pub doubt: &'static str,
}

/// That a range replaces the Battle Rating only where it is better is our reading.
const RANGE: &str = "Inferred: the range counts where it is better than his Battle Rating.";

/// The Generals. Rows never change places, since saved games count them.
#[rustfmt::skip]
pub static GENERALS: [General; COUNT] = [
    General {
        name: "Publius Scipio", short: "P. Scipio", side: Rome, strategy: 3, battle: 2,
        ability: StrategyIn { region: Region::Hispania, rating: 2 },
        text: "In Spain his Strategy Rating is 2.", doubt: "",
    },
    General {
        name: "Titus S. Longus", short: "Longus", side: Rome, strategy: 2, battle: 1,
        ability: Counterattack { upto: 2, attacker: true },
        text: "If he began the battle as the attacker, he counterattacks on 1 or 2. It does not stop a withdrawal.", doubt: RANGE,
    },
    General {
        name: "Gaius Flaminius", short: "Flaminius", side: Rome, strategy: 2, battle: 2,
        ability: Pursuit { upto: 4 },
        text: "He pursues on 1 to 4, and stops a withdrawal on 1 to 4.", doubt: RANGE,
    },
    General {
        name: "Fabius Maximus", short: "Fabius", side: Rome, strategy: 3, battle: 3,
        ability: Delayer { upto: 5 },
        text: "He avoids battle on 1 to 5. He may not leave Italy but by sea to another Italian port. Without five CUs together in Italy he is placed with any of them there, else in Rome, even under siege.", doubt: RANGE,
    },
    General {
        name: "M. Claudius Marcellus", short: "Marcellus", side: Rome, strategy: 2, battle: 3,
        ability: CampaignSiege { add: 1 },
        text: "Activated by a campaign card he adds 1 to his roll on the Siege Table. Not for subjugation.", doubt: "",
    },
    General {
        name: "Gaius C. Nero", short: "Nero", side: Rome, strategy: 1, battle: 2,
        ability: CampaignMove { mp: 6 },
        text: "Activated by a campaign card he moves up to six spaces, and so do those who are with him all the way. A sea move takes three of them; he may sail twice.", doubt: "",
    },
    General {
        name: "C. Terentius Varro", short: "Varro", side: Rome, strategy: 1, battle: 1,
        ability: Interception { upto: 4 },
        text: "He intercepts on 1 to 4.", doubt: RANGE,
    },
    General {
        name: "L. Aemilius Paulus", short: "Paulus", side: Rome, strategy: 3, battle: 2,
        ability: Counterattack { upto: 3, attacker: false },
        text: "If he began the battle as the defender, he counterattacks on 1 to 3. It does not stop a withdrawal.", doubt: RANGE,
    },
    General {
        name: "Scipio Africanus", short: "Africanus", side: Rome, strategy: 1, battle: 4,
        ability: ForceMarchSiege { rolls: 2 },
        text: "Activated by a force march card he rolls twice on the Siege Table, and both rolls count. Not for subjugation. Displaced, he is out of the game.", doubt: "",
    },
    General {
        name: "Hannibal", short: "Hannibal", side: Carthage, strategy: 1, battle: 4,
        ability: Probe,
        text: "Once a battle he plays a Probe as a Flank Left, a Flank Right or a Double Envelopment. He outranks all Carthaginians. Displaced, he is out of the game and Carthage loses five PC markers.", doubt: "",
    },
    General {
        name: "Hasdrubal", short: "Hasdrubal", side: Carthage, strategy: 2, battle: 3,
        ability: Plain,
        text: "He has no special ability.", doubt: "",
    },
    General {
        name: "Hanno", short: "Hanno", side: Carthage, strategy: 3, battle: 2,
        ability: RemovesMarker,
        text: "Where his move ends on a round Roman PC marker he may take it off, if his army fought no battle; overruns are no battles. He may not leave Africa but by sea to another African port.", doubt: "",
    },
    General {
        name: "Mago", short: "Mago", side: Carthage, strategy: 2, battle: 2,
        ability: Sailor { add: -1 },
        text: "When he commands at sea, the roll on the Naval Combat Table is 1 lower.", doubt: "",
    },
    General {
        name: "H. Gisgo", short: "Gisgo", side: Carthage, strategy: 2, battle: 1,
        ability: Elusive { upto: 3 },
        text: "He avoids battle and intercepts on 1 to 3.", doubt: RANGE,
    },
];

/// What is printed of this General.
#[must_use]
pub fn general(id: UnitId) -> &'static General {
    &GENERALS[usize::from(id.0)]
}

/// All Generals in their order.
pub fn all() -> impl Iterator<Item = UnitId> {
    (0..COUNT as u8).map(UnitId)
}

/// The Generals of a side.
#[must_use]
pub fn of(side: Side) -> UnitSet {
    let romans = UnitSet::first(ROMANS as u32);
    match side {
        Rome => romans,
        Carthage => UnitSet::first(COUNT as u32).without(romans),
    }
}

/// The Generals by name.
pub mod who {
    use engine::UnitId;

    /// Publius Scipio.
    pub const P_SCIPIO: UnitId = UnitId(0);
    /// Titus S. Longus.
    pub const LONGUS: UnitId = UnitId(1);
    /// Gaius Flaminius.
    pub const FLAMINIUS: UnitId = UnitId(2);
    /// Fabius Maximus.
    pub const FABIUS: UnitId = UnitId(3);
    /// M. Claudius Marcellus.
    pub const MARCELLUS: UnitId = UnitId(4);
    /// Gaius C. Nero.
    pub const NERO: UnitId = UnitId(5);
    /// C. Terentius Varro.
    pub const VARRO: UnitId = UnitId(6);
    /// L. Aemilius Paulus.
    pub const PAULUS: UnitId = UnitId(7);
    /// Scipio Africanus.
    pub const AFRICANUS: UnitId = UnitId(8);
    /// Hannibal.
    pub const HANNIBAL: UnitId = UnitId(9);
    /// Hasdrubal.
    pub const HASDRUBAL: UnitId = UnitId(10);
    /// Hanno.
    pub const HANNO: UnitId = UnitId(11);
    /// Mago.
    pub const MAGO: UnitId = UnitId(12);
    /// H. Gisgo.
    pub const GISGO: UnitId = UnitId(13);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn romans_come_first_and_africanus_closes_them() {
        assert_eq!(of(Rome), UnitSet::first(ROMANS as u32));
        assert_eq!(general(who::AFRICANUS).name, "Scipio Africanus");
        assert_eq!(of(Carthage).len(), 5);
    }

    #[test]
    fn hannibal_and_africanus_are_the_best() {
        let best: Vec<UnitId> = all().filter(|id| general(*id).battle == 4).collect();
        assert_eq!(best, [who::AFRICANUS, who::HANNIBAL]);
    }
}
