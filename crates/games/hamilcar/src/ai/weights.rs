//! What the points of reasons count for Rome and for Carthage, by kind of question, in sixteenths. `trial learn` has found it and writes it.

use super::reasons::{EVENT, FIGHTS, FLEET, FLIGHT, KEEP, MAJORITY, MUSTER, NEARLY, OPS, STOP, STRONG, TARGET, USUAL};
use ::ai::{Weights, weight};

/// Sorted by kinds of question.
#[rustfmt::skip]
pub(super) const WEIGHTS: &[Weights] = &[
    // PlaceCu
    Weights { ask: 0, reasons: &[
        weight(&MUSTER, 16, 3),
        weight(&TARGET, 16, 11),
    ] },
    // MiatCu
    Weights { ask: 1, reasons: &[
        weight(&USUAL, 16, 17),
    ] },
    // PlaceGeneral
    Weights { ask: 2, reasons: &[
        weight(&STRONG, 23, 19),
        weight(&TARGET, 17, 10),
    ] },
    // RefitForAdmirals
    Weights { ask: 3, reasons: &[
        weight(&USUAL, 16, 18),
    ] },
    // Proconsul
    Weights { ask: 4, reasons: &[
        weight(&USUAL, 18, 16),
    ] },
    // Reform
    Weights { ask: 5, reasons: &[
        weight(&USUAL, 0, 16),
    ] },
    // ConvertCus
    Weights { ask: 6, reasons: &[
        weight(&USUAL, 19, 16),
    ] },
    // PreEmpt
    Weights { ask: 7, reasons: &[
        weight(&KEEP, 6, 17),
        weight(&OPS, 32, 16),
    ] },
    // GoFirst
    Weights { ask: 8, reasons: &[
        weight(&USUAL, 17, 28),
    ] },
    // PlayCard
    Weights { ask: 9, reasons: &[
        weight(&KEEP, 20, 20),
        weight(&OPS, 47, 57),
        weight(&STOP, 0, 27),
    ] },
    // UseCard
    Weights { ask: 10, reasons: &[
        weight(&EVENT, 34, 12),
        weight(&FLEET, 11, 1),
        weight(&MAJORITY, 46, 0),
        weight(&MUSTER, 0, 7),
        weight(&NEARLY, 15, 52),
        weight(&STOP, 18, 21),
        weight(&TARGET, 14, 0),
    ] },
    // ActivateGeneral
    Weights { ask: 11, reasons: &[
        weight(&STRONG, 22, 21),
        weight(&TARGET, 30, 25),
    ] },
    // PlacePc
    Weights { ask: 12, reasons: &[
        weight(&MAJORITY, 31, 30),
        weight(&NEARLY, 29, 20),
    ] },
    // RaiseTroops
    Weights { ask: 13, reasons: &[
        weight(&TARGET, 16, 17),
    ] },
    // SplitOp
    Weights { ask: 14, reasons: &[
        weight(&USUAL, 23, 35),
    ] },
    // PlaceTrain
    Weights { ask: 15, reasons: &[
        weight(&USUAL, 14, 8),
    ] },
    // RemovePc
    Weights { ask: 16, reasons: &[
        weight(&USUAL, 27, 21),
    ] },
    // SpareAttrition
    Weights { ask: 17, reasons: &[
        weight(&USUAL, 19, 18),
    ] },
    // WarChestTrain
    Weights { ask: 19, reasons: &[
        weight(&USUAL, 0, 0),
    ] },
    // WarChest
    Weights { ask: 20, reasons: &[
        weight(&USUAL, 26, 24),
    ] },
    // MiatSlot
    Weights { ask: 21, reasons: &[
        weight(&USUAL, 16, 21),
    ] },
    // LandMercenary
    Weights { ask: 22, reasons: &[
        weight(&USUAL, 16, 17),
    ] },
    // March
    Weights { ask: 80, reasons: &[
        weight(&FIGHTS, 7, 26),
        weight(&FLIGHT, 16, 14),
        weight(&STOP, 19, 16),
        weight(&TARGET, 51, 40),
        weight(&USUAL, 16, 25),
    ] },
    // TakeUnits
    Weights { ask: 82, reasons: &[
        weight(&USUAL, 21, 16),
    ] },
    // TakeWarships
    Weights { ask: 83, reasons: &[
        weight(&USUAL, 24, 22),
    ] },
    // Sail
    Weights { ask: 84, reasons: &[
        weight(&TARGET, 25, 22),
    ] },
    // UnitsInside
    Weights { ask: 85, reasons: &[
        weight(&FIGHTS, 19, 16),
        weight(&FLIGHT, 12, 33),
    ] },
    // DeclareAvoid
    Weights { ask: 87, reasons: &[
        weight(&FLIGHT, 18, 22),
    ] },
    // DeclareInterception
    Weights { ask: 88, reasons: &[
        weight(&FIGHTS, 13, 17),
    ] },
    // ReactWithUnits
    Weights { ask: 89, reasons: &[
        weight(&USUAL, 16, 20),
    ] },
    // Pursue
    Weights { ask: 92, reasons: &[
        weight(&USUAL, 17, 16),
    ] },
    // BackUp
    Weights { ask: 93, reasons: &[
        weight(&FLIGHT, 17, 17),
    ] },
    // Overrun
    Weights { ask: 94, reasons: &[
        weight(&USUAL, 15, 16),
    ] },
    // Raid
    Weights { ask: 96, reasons: &[
        weight(&USUAL, 16, 19),
    ] },
    // FlipHere
    Weights { ask: 98, reasons: &[
        weight(&USUAL, 22, 16),
    ] },
    // Counter
    Weights { ask: 120, reasons: &[
        weight(&KEEP, 38, 0),
    ] },
    // Way
    Weights { ask: 121, reasons: &[
        weight(&USUAL, 16, 18),
    ] },
    // Target
    Weights { ask: 122, reasons: &[
        weight(&USUAL, 21, 16),
    ] },
    // Whether
    Weights { ask: 124, reasons: &[
        weight(&USUAL, 18, 15),
    ] },
    // SetDie
    Weights { ask: 126, reasons: &[
        weight(&USUAL, 21, 13),
    ] },
    // Activate
    Weights { ask: 127, reasons: &[
        weight(&STOP, 14, 16),
        weight(&STRONG, 15, 15),
        weight(&TARGET, 19, 17),
    ] },
    // March
    Weights { ask: 128, reasons: &[
        weight(&STOP, 7, 16),
        weight(&STRONG, 20, 16),
        weight(&TARGET, 24, 20),
    ] },
    // From
    Weights { ask: 140, reasons: &[
        weight(&USUAL, 0, 16),
    ] },
    // Place
    Weights { ask: 141, reasons: &[
        weight(&NEARLY, 17, 16),
    ] },
    // Command
    Weights { ask: 160, reasons: &[
        weight(&USUAL, 15, 17),
    ] },
    // SiegeLoss
    Weights { ask: 169, reasons: &[
        weight(&USUAL, 16, 17),
    ] },
    // DeterminedDefence
    Weights { ask: 170, reasons: &[
        weight(&USUAL, 15, 0),
    ] },
    // JoinSortie
    Weights { ask: 171, reasons: &[
        weight(&USUAL, 16, 15),
    ] },
    // SiegeAgain
    Weights { ask: 177, reasons: &[
        weight(&USUAL, 19, 16),
    ] },
    // BarcaRerolls
    Weights { ask: 179, reasons: &[
        weight(&USUAL, 16, 17),
    ] },
    // Declare
    Weights { ask: 200, reasons: &[
        weight(&USUAL, 19, 26),
    ] },
    // Avoid
    Weights { ask: 201, reasons: &[
        weight(&USUAL, 17, 17),
    ] },
    // AvoidAgain
    Weights { ask: 202, reasons: &[
        weight(&USUAL, 17, 16),
    ] },
    // Warships
    Weights { ask: 203, reasons: &[
        weight(&USUAL, 21, 22),
    ] },
    // AddGeneral
    Weights { ask: 205, reasons: &[
        weight(&USUAL, 17, 12),
    ] },
    // AddUnits
    Weights { ask: 206, reasons: &[
        weight(&USUAL, 17, 0),
    ] },
    // SailTo
    Weights { ask: 207, reasons: &[
        weight(&USUAL, 16, 3),
    ] },
    // Maneuver
    Weights { ask: 210, reasons: &[
        weight(&USUAL, 3, 0),
    ] },
    // EvadeNow
    Weights { ask: 211, reasons: &[
        weight(&USUAL, 22, 19),
    ] },
    // Evade
    Weights { ask: 212, reasons: &[
        weight(&USUAL, 21, 25),
    ] },
    // Pursue
    Weights { ask: 213, reasons: &[
        weight(&USUAL, 17, 18),
    ] },
    // Reroll
    Weights { ask: 214, reasons: &[
        weight(&USUAL, 16, 18),
    ] },
    // Disembark
    Weights { ask: 218, reasons: &[
        weight(&FLIGHT, 16, 12),
    ] },
];
