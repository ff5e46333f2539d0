//! The 25 Generals (2.2): Romans first, then Carthaginians.

use super::spaces::at;
use Entry::*;
use engine::Side::{self, *};
use engine::scene::Certainty::{self, *};
use engine::{SpaceId, UnitId, UnitSet};

/// How many Generals there are.
pub const COUNT: usize = 25;

/// How many of them are Roman: they come first.
pub const ROMANS: usize = 16;

/// How a General enters the game (3.1 to 3.3, 16.6).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Entry {
    /// On the map at set-up.
    Start(SpaceId),
    /// In the pool at set-up.
    Pool,
    /// Set aside; joins the pool when Caudex is eliminated.
    SetAside,
    /// On the Game Turn Track, in the box of this turn.
    TurnTrack(u8),
    /// In the Mercenary Pool.
    Mercenary,
    /// In the pool with the optional rule Price of Failure only.
    PriceOfFailure,
}

/// What is printed of a General.
#[derive(Clone, Copy, Debug)]
pub struct General {
    /// Full name.
    pub name: &'static str,
    /// Name on the counter.
    pub short: &'static str,
    /// The section of his ability.
    pub section: &'static str,
    /// Whose.
    pub side: Side,
    /// Strategy Rating: OPs to activate him.
    pub strategy: u8,
    /// Battle Rating.
    pub battle: u8,
    /// Whether he is an Admiral.
    pub admiral: bool,
    /// Whether he is an Aristocrat.
    pub aristocrat: bool,
    /// Whether he is an Africanus.
    pub africanus: bool,
    /// How he enters.
    pub entry: Entry,
    /// His ability in our words.
    pub ability: &'static str,
    /// How sure the row is.
    pub certainty: Certainty,
    /// What in it is not sourced.
    pub doubt: &'static str,
}

/// The Generals. Rows never change places, since saved games count them.
#[rustfmt::skip]
pub static GENERALS: [General; COUNT] = [
    General {
        name: "Q. Fulvius Flaccus", short: "Flaccus", section: "17.2.Flaccus", side: Rome, strategy: 2, battle: 1,
        admiral: false, aristocrat: false, africanus: false, entry: Start(at::ROMA),
        ability: "Once per activation he may reroll the Siege Die of a Subjugation attempt against a Tribe; the second result stands.",
        certainty: Reconstructed, doubt: "Inferred: traits. Reconstructed: when the ability applies and ability.",
    },
    General {
        name: "A. Claudius Caudex", short: "Caudex", section: "17.2.Caudex", side: Rome, strategy: 3, battle: 2,
        admiral: false, aristocrat: true, africanus: false, entry: Start(at::MESSANA),
        ability: "When his Army land-moves across the Strait of Messana it pays 1 MP instead of 2 (the city left must still be controlled).",
        certainty: Reconstructed, doubt: "Reconstructed: traits and ability.",
    },
    General {
        name: "M. Valerius Maximus", short: "Valerius", section: "17.2.Valerius", side: Rome, strategy: 2, battle: 2,
        admiral: false, aristocrat: true, africanus: false, entry: Start(at::REGIUM),
        ability: "When his movement is over he may flip the enemy PC under him (never a Walled City or Tribe), provided a Roman CU is with him. If the move led to a Land Battle he must win it first.",
        certainty: Reconstructed, doubt: "Inferred: ability. Reconstructed: traits.",
    },
    General {
        name: "Cn. Cornelius Scipio Asina", short: "Asina", section: "17.2.Asina", side: Rome, strategy: 3, battle: 2,
        admiral: true, aristocrat: true, africanus: false, entry: SetAside,
        ability: "For the Naval Reform of his election in Roma he may convert one CU more than his Battle Rating into Ready Warships.",
        certainty: Reconstructed, doubt: "Reconstructed: when the ability applies, traits and ability.",
    },
    General {
        name: "C. Aquilius Florus", short: "Florus", section: "17.2.Florus", side: Rome, strategy: 2, battle: 2,
        admiral: false, aristocrat: false, africanus: false, entry: Pool,
        ability: "In a Land Battle he commands, the opponent gets no dice level upgrade for having more Allies.",
        certainty: Reconstructed, doubt: "Reconstructed: Strategy Rating, Battle Rating, traits and ability.",
    },
    General {
        name: "A. Atilius Calatinus", short: "Calatinus", section: "17.2.Calatinus", side: Rome, strategy: 2, battle: 2,
        admiral: false, aristocrat: false, africanus: false, entry: Pool,
        ability: "If he commands the losing side of a Land Battle, reduce the hits his Force takes by 1 (not below 0); who won is decided before the reduction. The reduced hits count for 13.6 too.",
        certainty: Reconstructed, doubt: "Reconstructed: Strategy Rating, Battle Rating, traits and ability.",
    },
    General {
        name: "C. Lutatius Catulus", short: "Catulus", section: "17.2.Catulus", side: Rome, strategy: 1, battle: 3,
        admiral: true, aristocrat: false, africanus: false, entry: Pool,
        ability: "Add 1 to every Battle Roll of a Fleet he commands.",
        certainty: Reconstructed, doubt: "Reconstructed: Strategy Rating, Battle Rating, traits and ability.",
    },
    General {
        name: "C. Duilius", short: "Duilius", section: "17.2.Duilius", side: Rome, strategy: 2, battle: 3,
        admiral: true, aristocrat: false, africanus: false, entry: Pool,
        ability: "A cost: he may be elected Proconsul next Reinforcement Phase only if Rome pays 1 OP of War Chest difference in the turn he was Consul (Rome must have played fewer OPs); mark with a Roman PC on his card.",
        certainty: Inferred, doubt: "Inferred: traits. Reconstructed: Strategy Rating and Battle Rating.",
    },
    General {
        name: "L. Postumius Megellus", short: "Megellus", section: "17.2.Megellus", side: Rome, strategy: 3, battle: 2,
        admiral: false, aristocrat: true, africanus: false, entry: Pool,
        ability: "The opponent may not use Determined Defense against Siege Points scored by him.",
        certainty: Reconstructed, doubt: "Inferred: ability. Reconstructed: Strategy Rating, Battle Rating and traits.",
    },
    General {
        name: "L. Caecilius Metellus", short: "Metellus", section: "17.2.Metellus", side: Rome, strategy: 2, battle: 2,
        admiral: false, aristocrat: false, africanus: false, entry: Pool,
        ability: "Once per Land Battle, after the Elephant Charge result is known, he may force Carthage to reroll the Elephant Charge die; the second result stands.",
        certainty: Inferred, doubt: "Reconstructed: Strategy Rating, Battle Rating and traits.",
    },
    General {
        name: "M. Atilius Regulus", short: "Regulus", section: "17.2.Regulus", side: Rome, strategy: 2, battle: 3,
        admiral: true, aristocrat: false, africanus: true, entry: Pool,
        ability: "After winning a Land Battle as the active player he may continue moving with the Movement Points he has left.",
        certainty: Inferred, doubt: "Inferred: traits. Reconstructed: Strategy Rating and Battle Rating.",
    },
    General {
        name: "L. Cornelius Scipio", short: "Scipio", section: "17.2.Scipio", side: Rome, strategy: 2, battle: 2,
        admiral: true, aristocrat: true, africanus: false, entry: Pool,
        ability: "Each victory he commands, by land or sea, lets Rome put 1 PC into one space of its choice that has no PC, Tribe or Walled City; enemy Units or Generals there do not matter.",
        certainty: Inferred, doubt: "Reconstructed: Strategy Rating, Battle Rating and traits.",
    },
    General {
        name: "C. Sulpicius Paterculus", short: "Paterculus", section: "17.2.Paterculus", side: Rome, strategy: 3, battle: 2,
        admiral: true, aristocrat: false, africanus: false, entry: Pool,
        ability: "In each Naval Battle he commands, the first enemy Warship his Fleet hits is taken as a Prize; Rome must win the battle to claim it.",
        certainty: Reconstructed, doubt: "Inferred: ability. Reconstructed: Strategy Rating, Battle Rating and traits.",
    },
    General {
        name: "L. Manlius Vulso Longus", short: "Vulso", section: "17.2.Vulso", side: Rome, strategy: 3, battle: 2,
        admiral: true, aristocrat: false, africanus: true, entry: Pool,
        ability: "When activated in a non-Besieged Roman-controlled Major Port he may turn up to 2 Warships (Ready or Spent) from the At Port box into CUs in his space, one for one; then he may move or Siege.",
        certainty: Reconstructed, doubt: "Inferred: ability. Reconstructed: Strategy Rating, Battle Rating and traits.",
    },
    General {
        name: "L. Iunius Pullus", short: "Pullus", section: "17.2.Pullus", side: Rome, strategy: 3, battle: 1,
        admiral: true, aristocrat: false, africanus: false, entry: Pool,
        ability: "When Rome as the moving player fails to avoid a Naval Interception of his Fleet, it may reroll the Naval Die once.",
        certainty: Reconstructed, doubt: "Reconstructed: name, when the ability applies, Strategy Rating, Battle Rating, traits and ability.",
    },
    General {
        name: "P. Claudius Pulcher", short: "Pulcher", section: "17.2.Pulcher", side: Rome, strategy: 3, battle: 1,
        admiral: true, aristocrat: true, africanus: false, entry: PriceOfFailure,
        ability: "Rome draws 1 additional Tactic Card in a Naval Battle he commands; if he loses any Battle, Rome removes 1 additional PC as part of the Political Consequences.",
        certainty: Reconstructed, doubt: "Reconstructed: when the ability applies, Strategy Rating, Battle Rating, traits and ability.",
    },
    General {
        name: "Hanno", short: "Hanno", section: "17.2.Hanno", side: Carthage, strategy: 3, battle: 2,
        admiral: false, aristocrat: false, africanus: false, entry: Start(at::CARTHAGO),
        ability: "Once per Game Turn his Strategy Rating counts as 2 for an activation that starts in Africa.",
        certainty: Reconstructed, doubt: "Reconstructed: when the ability applies, traits and ability.",
    },
    General {
        name: "H. Gisco", short: "Gisco", section: "17.2.Gisco", side: Carthage, strategy: 1, battle: 1,
        admiral: true, aristocrat: false, africanus: false, entry: Start(at::THERMAE),
        ability: "When Tactic Cards are drawn for him he counts 2 instead of his Battle Rating of 1 (not 2 on top).",
        certainty: Sourced, doubt: "Inferred: traits.",
    },
    General {
        name: "Hamilcar", short: "Hamilcar", section: "17.2.Hamilcar", side: Carthage, strategy: 2, battle: 2,
        admiral: true, aristocrat: false, africanus: false, entry: TurnTrack(2),
        ability: "Once per Naval Battle he commands he may reroll one of his own Battle Rolls; the second roll stands.",
        certainty: Reconstructed, doubt: "Reconstructed: Strategy Rating, Battle Rating, traits and ability.",
    },
    General {
        name: "Hasdrubal", short: "Hasdrubal", section: "17.2.Hasdrubal", side: Carthage, strategy: 2, battle: 2,
        admiral: false, aristocrat: false, africanus: false, entry: TurnTrack(3),
        ability: "Add 1 to the Elephant Charge die roll in a Land Battle he commands.",
        certainty: Reconstructed, doubt: "Reconstructed: Strategy Rating, Battle Rating, traits and ability.",
    },
    General {
        name: "Carthalo", short: "Carthalo", section: "17.2.Carthalo", side: Carthage, strategy: 2, battle: 2,
        admiral: true, aristocrat: false, africanus: false, entry: TurnTrack(4),
        ability: "Instead of moving, Sieging or Subjugating, his activation may flip 1 enemy PC in a space adjacent to his (road or sea lane, not Mare Tyrrhenum) that holds no Walled City, Tribe or enemy Unit. Not while inside a Besieged Walled City.",
        certainty: Inferred, doubt: "Inferred: ability.",
    },
    General {
        name: "Adherbal", short: "Adherbal", section: "17.2.Adherbal", side: Carthage, strategy: 2, battle: 2,
        admiral: true, aristocrat: false, africanus: false, entry: TurnTrack(5),
        ability: "When he commands an Intercepting Fleet, first refit 1 Spent Warship; it may join the Fleet (still at most 5 Warships).",
        certainty: Inferred, doubt: "Inferred: traits. Reconstructed: Strategy Rating and Battle Rating.",
    },
    General {
        name: "Himilco", short: "Himilco", section: "17.2.Himilco", side: Carthage, strategy: 2, battle: 2,
        admiral: false, aristocrat: false, africanus: false, entry: TurnTrack(6),
        ability: "Inside a Besieged Walled City his activation may remove 1 Siege Point from that city instead of anything else (no Sortie in that activation).",
        certainty: Reconstructed, doubt: "Inferred: ability. Reconstructed: Strategy Rating, Battle Rating and traits.",
    },
    General {
        name: "Xanthippus", short: "Xanthippus", section: "17.2.Xanthippus", side: Carthage, strategy: 3, battle: 3,
        admiral: false, aristocrat: false, africanus: false, entry: Mercenary,
        ability: "None beyond his hiring: arrives with 1 Elephant CU in a friendly non-Besieged port of Africa, removes Forgotten Tactics, is eliminated at the end of that turn or when displaced.",
        certainty: Sourced, doubt: "Inferred: traits.",
    },
    General {
        name: "Hamilcar Barca", short: "Barca", section: "17.2.Barca", side: Carthage, strategy: 1, battle: 3,
        admiral: true, aristocrat: false, africanus: false, entry: Mercenary,
        ability: "Once per Land Battle he commands he may reroll one of his own Battle Dice; the second roll stands. He outranks all other Carthaginian Generals and stays on the map in the Reinforcement Phase.",
        certainty: Reconstructed, doubt: "Reconstructed: traits and ability.",
    },
];

/// The row of a General.
#[must_use]
pub const fn general(id: UnitId) -> &'static General {
    &GENERALS[id.0 as usize]
}

/// All Generals in their order.
pub fn all() -> impl Iterator<Item = UnitId> {
    (0..COUNT as u8).map(UnitId)
}

/// All Generals of a side.
#[must_use]
pub fn of_side(side: Side) -> UnitSet {
    all().filter(|g| general(*g).side == side).collect()
}

/// The Generals by name.
pub mod who {
    use engine::UnitId;

    /// Q. Fulvius Flaccus.
    pub const FLACCUS: UnitId = UnitId(0);
    /// A. Claudius Caudex.
    pub const CAUDEX: UnitId = UnitId(1);
    /// M. Valerius Maximus.
    pub const VALERIUS: UnitId = UnitId(2);
    /// Cn. Cornelius Scipio Asina.
    pub const ASINA: UnitId = UnitId(3);
    /// C. Aquilius Florus.
    pub const FLORUS: UnitId = UnitId(4);
    /// A. Atilius Calatinus.
    pub const CALATINUS: UnitId = UnitId(5);
    /// C. Lutatius Catulus.
    pub const CATULUS: UnitId = UnitId(6);
    /// C. Duilius.
    pub const DUILIUS: UnitId = UnitId(7);
    /// L. Postumius Megellus.
    pub const MEGELLUS: UnitId = UnitId(8);
    /// L. Caecilius Metellus.
    pub const METELLUS: UnitId = UnitId(9);
    /// M. Atilius Regulus.
    pub const REGULUS: UnitId = UnitId(10);
    /// L. Cornelius Scipio.
    pub const SCIPIO: UnitId = UnitId(11);
    /// C. Sulpicius Paterculus.
    pub const PATERCULUS: UnitId = UnitId(12);
    /// L. Manlius Vulso Longus.
    pub const VULSO: UnitId = UnitId(13);
    /// L. Iunius Pullus.
    pub const PULLUS: UnitId = UnitId(14);
    /// P. Claudius Pulcher.
    pub const PULCHER: UnitId = UnitId(15);
    /// Hanno.
    pub const HANNO: UnitId = UnitId(16);
    /// H. Gisco.
    pub const GISCO: UnitId = UnitId(17);
    /// Hamilcar.
    pub const HAMILCAR: UnitId = UnitId(18);
    /// Hasdrubal.
    pub const HASDRUBAL: UnitId = UnitId(19);
    /// Carthalo.
    pub const CARTHALO: UnitId = UnitId(20);
    /// Adherbal.
    pub const ADHERBAL: UnitId = UnitId(21);
    /// Himilco.
    pub const HIMILCO: UnitId = UnitId(22);
    /// Xanthippus.
    pub const XANTHIPPUS: UnitId = UnitId(23);
    /// Hamilcar Barca.
    pub const BARCA: UnitId = UnitId(24);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_stand_in_order() {
        assert!(GENERALS[..ROMANS].iter().all(|g| g.side == Rome));
        assert!(GENERALS[ROMANS..].iter().all(|g| g.side == Carthage));
        assert_eq!((of_side(Rome).len(), of_side(Carthage).len()), (16, 9));
        for (id, short) in [
            (who::CAUDEX, "Caudex"),
            (who::SCIPIO, "Scipio"),
            (who::HANNO, "Hanno"),
            (who::BARCA, "Barca"),
        ] {
            assert_eq!(general(id).short, short);
        }
    }

    #[test]
    fn names_are_distinct() {
        for id in all() {
            let called = |other: &UnitId| {
                [general(*other).name, general(*other).short].contains(&general(id).name)
                    || general(*other).short == general(id).short
            };
            assert_eq!(all().filter(called).collect::<Vec<_>>(), [id]);
        }
    }

    #[test]
    fn traits_fit_their_side() {
        assert!(
            GENERALS
                .iter()
                .all(|g| g.side == Rome || !(g.aristocrat || g.africanus)),
            "2.2.D: Roman traits"
        );
        assert!(
            GENERALS
                .iter()
                .all(|g| (1..=3).contains(&g.strategy) && (1..=3).contains(&g.battle))
        );
    }

    #[test]
    fn entries_are_those_of_section_3() {
        let count = |pick: fn(&Entry) -> bool| GENERALS.iter().filter(|g| pick(&g.entry)).count();
        assert_eq!(count(|e| matches!(e, Start(_))), 5);
        assert_eq!(count(|e| matches!(e, TurnTrack(_))), 5);
        assert_eq!(count(|e| matches!(e, Mercenary)), 2);
        assert_eq!(count(|e| matches!(e, SetAside)), 1);
        assert_eq!(count(|e| matches!(e, PriceOfFailure)), 1);
    }
}
