//! What the points of reasons count for Rome and for Carthage, by kind of question, in sixteenths. `trial learn` has found it and writes it.

use super::reasons::{
    EVENT, FIGHTS, FLEET, FLIGHT, JOINED, KEEP, MAJORITY, MUSTER, NEARLY, OPS, SIEGE, STOP, STRONG, TARGET, USUAL,
};
use ::ai::{Weights, weight};

/// Sorted by kinds of question.
#[rustfmt::skip]
pub(super) const WEIGHTS: &[Weights] = &[
    // PlaceCu
    Weights { ask: 0, reasons: &[
        weight(&MUSTER, 16, 0),
        weight(&TARGET, 16, 0),
    ] },
    // MiatCu
    Weights { ask: 1, reasons: &[
        weight(&USUAL, 16, 17),
    ] },
    // PlaceGeneral
    Weights { ask: 2, reasons: &[
        weight(&STRONG, 27, 13),
        weight(&TARGET, 11, 0),
    ] },
    // RefitForAdmirals
    Weights { ask: 3, reasons: &[
        weight(&USUAL, 16, 18),
    ] },
    // Proconsul
    Weights { ask: 4, reasons: &[
        weight(&USUAL, 0, 16),
    ] },
    // Reform
    Weights { ask: 5, reasons: &[
        weight(&USUAL, 24, 16),
    ] },
    // ConvertCus
    Weights { ask: 6, reasons: &[
        weight(&USUAL, 23, 16),
    ] },
    // PreEmpt
    Weights { ask: 7, reasons: &[
        weight(&KEEP, 3, 17),
        weight(&OPS, 35, 16),
    ] },
    // GoFirst
    Weights { ask: 8, reasons: &[
        weight(&USUAL, 17, 30),
    ] },
    // PlayCard
    Weights { ask: 9, reasons: &[
        weight(&KEEP, 8, 17),
        weight(&OPS, 51, 59),
        weight(&STOP, 3, 29),
    ] },
    // UseCard
    Weights { ask: 10, reasons: &[
        weight(&EVENT, 31, 27),
        weight(&FLEET, 10, 0),
        weight(&MAJORITY, 66, 0),
        weight(&MUSTER, 0, 0),
        weight(&NEARLY, 1, 59),
        weight(&STOP, 19, 21),
        weight(&TARGET, 22, 6),
    ] },
    // ActivateGeneral
    Weights { ask: 11, reasons: &[
        weight(&STRONG, 20, 22),
        weight(&TARGET, 32, 28),
    ] },
    // PlacePc
    Weights { ask: 12, reasons: &[
        weight(&JOINED, 22, 15),
        weight(&MAJORITY, 31, 31),
        weight(&NEARLY, 31, 22),
    ] },
    // RaiseTroops
    Weights { ask: 13, reasons: &[
        weight(&MUSTER, 16, 12),
        weight(&TARGET, 16, 19),
    ] },
    // SplitOp
    Weights { ask: 14, reasons: &[
        weight(&FLEET, 19, 27),
        weight(&NEARLY, 16, 10),
        weight(&STOP, 19, 15),
        weight(&USUAL, 20, 39),
    ] },
    // PlaceTrain
    Weights { ask: 15, reasons: &[
        weight(&USUAL, 23, 3),
    ] },
    // RemovePc
    Weights { ask: 16, reasons: &[
        weight(&USUAL, 27, 22),
    ] },
    // SpareAttrition
    Weights { ask: 17, reasons: &[
        weight(&USUAL, 17, 18),
    ] },
    // AttritionLoss
    Weights { ask: 18, reasons: &[
        weight(&USUAL, 16, 15),
    ] },
    // WarChestTrain
    Weights { ask: 19, reasons: &[
        weight(&USUAL, 0, 0),
    ] },
    // WarChest
    Weights { ask: 20, reasons: &[
        weight(&USUAL, 30, 30),
    ] },
    // MiatSlot
    Weights { ask: 21, reasons: &[
        weight(&NEARLY, 16, 19),
        weight(&USUAL, 16, 20),
    ] },
    // March
    Weights { ask: 80, reasons: &[
        weight(&FIGHTS, 35, 26),
        weight(&FLIGHT, 16, 15),
        weight(&SIEGE, 4, 17),
        weight(&STOP, 22, 14),
        weight(&TARGET, 47, 52),
        weight(&USUAL, 16, 28),
    ] },
    // TakeGeneral
    Weights { ask: 81, reasons: &[
        weight(&USUAL, 17, 16),
    ] },
    // TakeUnits
    Weights { ask: 82, reasons: &[
        weight(&USUAL, 21, 20),
    ] },
    // TakeWarships
    Weights { ask: 83, reasons: &[
        weight(&USUAL, 26, 26),
    ] },
    // Sail
    Weights { ask: 84, reasons: &[
        weight(&TARGET, 28, 23),
    ] },
    // UnitsInside
    Weights { ask: 85, reasons: &[
        weight(&FIGHTS, 19, 16),
        weight(&FLIGHT, 13, 38),
    ] },
    // GeneralInside
    Weights { ask: 86, reasons: &[
        weight(&USUAL, 15, 14),
    ] },
    // DeclareAvoid
    Weights { ask: 87, reasons: &[
        weight(&FLIGHT, 18, 23),
    ] },
    // DeclareInterception
    Weights { ask: 88, reasons: &[
        weight(&FIGHTS, 13, 17),
    ] },
    // ReactWithUnits
    Weights { ask: 89, reasons: &[
        weight(&USUAL, 15, 23),
    ] },
    // AvoidTo
    Weights { ask: 91, reasons: &[
        weight(&USUAL, 16, 18),
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
    // 
    Weights { ask: 96, reasons: &[
        weight(&USUAL, 16, 19),
    ] },
    // Convert
    Weights { ask: 97, reasons: &[
        weight(&USUAL, 15, 16),
    ] },
    // FlipHere
    Weights { ask: 98, reasons: &[
        weight(&USUAL, 24, 16),
    ] },
    // TakeSquadron
    Weights { ask: 99, reasons: &[
        weight(&USUAL, 16, 18),
    ] },
    // Counter
    Weights { ask: 120, reasons: &[
        weight(&KEEP, 48, 0),
    ] },
    // Way
    Weights { ask: 121, reasons: &[
        weight(&USUAL, 17, 18),
    ] },
    // Target
    Weights { ask: 122, reasons: &[
        weight(&USUAL, 13, 23),
    ] },
    // Whether
    Weights { ask: 124, reasons: &[
        weight(&USUAL, 19, 15),
    ] },
    // SetDie
    Weights { ask: 126, reasons: &[
        weight(&USUAL, 22, 13),
    ] },
    // Activate
    Weights { ask: 127, reasons: &[
        weight(&STOP, 12, 16),
        weight(&TARGET, 21, 17),
    ] },
    // March
    Weights { ask: 128, reasons: &[
        weight(&STOP, 1, 6),
        weight(&STRONG, 24, 21),
        weight(&TARGET, 30, 23),
    ] },
    // From
    Weights { ask: 140, reasons: &[
        weight(&USUAL, 3, 16),
    ] },
    // Place
    Weights { ask: 141, reasons: &[
        weight(&JOINED, 17, 16),
        weight(&NEARLY, 17, 16),
    ] },
    // Flip
    Weights { ask: 142, reasons: &[
        weight(&USUAL, 15, 16),
    ] },
    // Command
    Weights { ask: 160, reasons: &[
        weight(&USUAL, 14, 17),
    ] },
    // ChangeOfCommand
    Weights { ask: 161, reasons: &[
        weight(&USUAL, 16, 15),
    ] },
    // ElephantCharge
    Weights { ask: 162, reasons: &[
        weight(&USUAL, 16, 17),
    ] },
    // Reroll
    Weights { ask: 163, reasons: &[
        weight(&USUAL, 14, 16),
    ] },
    // SiegeLoss
    Weights { ask: 169, reasons: &[
        weight(&USUAL, 16, 15),
    ] },
    // DeterminedDefence
    Weights { ask: 170, reasons: &[
        weight(&USUAL, 11, 0),
    ] },
    // JoinSortie
    Weights { ask: 171, reasons: &[
        weight(&USUAL, 17, 15),
    ] },
    // SiegeAgain
    Weights { ask: 177, reasons: &[
        weight(&USUAL, 20, 16),
    ] },
    // BarcaRerolls
    Weights { ask: 179, reasons: &[
        weight(&USUAL, 16, 18),
    ] },
    // Declare
    Weights { ask: 200, reasons: &[
        weight(&USUAL, 19, 34),
    ] },
    // Avoid
    Weights { ask: 201, reasons: &[
        weight(&USUAL, 19, 18),
    ] },
    // 
    Weights { ask: 202, reasons: &[
        weight(&USUAL, 17, 16),
    ] },
    // Warships
    Weights { ask: 203, reasons: &[
        weight(&USUAL, 23, 30),
    ] },
    // SetOut
    Weights { ask: 204, reasons: &[
        weight(&USUAL, 16, 14),
    ] },
    // AddGeneral
    Weights { ask: 205, reasons: &[
        weight(&USUAL, 17, 13),
    ] },
    // AddUnits
    Weights { ask: 206, reasons: &[
        weight(&USUAL, 16, 0),
    ] },
    // SailTo
    Weights { ask: 207, reasons: &[
        weight(&USUAL, 16, 0),
    ] },
    // Maneuver
    Weights { ask: 210, reasons: &[
        weight(&USUAL, 0, 0),
    ] },
    // EvadeNow
    Weights { ask: 211, reasons: &[
        weight(&USUAL, 27, 27),
    ] },
    // Evade
    Weights { ask: 212, reasons: &[
        weight(&USUAL, 26, 34),
    ] },
    // Pursue
    Weights { ask: 213, reasons: &[
        weight(&USUAL, 19, 18),
    ] },
    // Reroll
    Weights { ask: 214, reasons: &[
        weight(&USUAL, 16, 19),
    ] },
    // Disembark
    Weights { ask: 218, reasons: &[
        weight(&FLIGHT, 0, 0),
    ] },
];
