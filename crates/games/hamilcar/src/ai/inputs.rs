//! By what a position is judged: quantities more of which are worth something to Rome.
//!
//! `politics`: Provinces and how near they are to being turned, PCs and the Miat. `land`: armies, Generals and sieges. `sea`: Warships and
//! what follows from them, Mercenaries and cards.

mod land;
mod politics;
mod sea;

use crate::State;
use ::ai::{Input, Inputs, input};
use engine::Side;

/// In the order in which [`measure`] pushes them.
#[rustfmt::skip]
pub(super) const INPUTS: &[Input] = &[
    input("entries",                30,    69),
    input("ahead",                   9,     1),
    input("winter",                -52,    86),
    input("last_entries",            0,    24),
    input("last_ahead",              0,   144),
    input("italia",                 48,   -43),
    input("italia_bare",            25,    79),
    input("entry_carthago",         62,   -63),
    input("entry_libya",           126,   -11),
    input("entry_numidia",         -22,   -67),
    input("entry_etruria",         -50,   -30),
    input("entry_latium",         -120,   101),
    input("entry_campania",          3,    10),
    input("entry_apulia",         -101,    31),
    input("entry_lucania",          28,    28),
    input("entry_sicilia",         -13,    81),
    input("entry_syracuse",          7,    41),
    input("entry_corsica",          44,     7),
    input("entry_tyrrhenum",        20,  -107),
    input("entry_lilybaeum",        80,    98),
    input("entry_miat",            -34,   -51),
    input("samnium",               -18,    94),
    input("margins",               -40,    61),
    input("one_short",              -9,    18),
    input("two_short",             -41,    32),
    input("bare",                   -3,     2),
    input("safe",                  -12,    19),
    input("last_one_short",          0,   -10),
    input("last_two_short",          0,     7),
    input("last_bare",               0,    -9),
    input("pcs",                    22,     7),
    input("few_pcs",               -44,    10),
    input("isolated",              -13,   -27),
    input("miat",                   35,   -11),
    input("flippable",              21,   118),
    input("last_flippable",          0,    43),
    input("cus",                     6,    -4),
    input("armies",                  6,   -14),
    input("led",                   -11,    12),
    input("rome_in_sicily",         38,    10),
    input("rome_in_africa",       -103,    18),
    input("rome_on_islands",         7,    12),
    input("punic_in_sicily",        67,    17),
    input("punic_in_italy",         16,     9),
    input("punic_on_islands",        3,    13),
    input("sicily_odds",           -36,    29),
    input("leaderless",             -2,    -1),
    input("exposed",               -10,    -1),
    input("elephants",              -1,   -10),
    input("generals",               -5,    -9),
    input("commanders",            -10,     8),
    input("consuls_in_roma",       -16,    11),
    input("sieges",                 17,    30),
    input("at_walls",               39,     7),
    input("at_tribes",              12,   -49),
    input("at_carthago",            47,    29),
    input("at_roma",                41,    22),
    input("near_carthago",          73,    -7),
    input("near_roma",              10,    -7),
    input("near_syracusae",         13,   -12),
    input("threatened",              4,    -2),
    input("cornered",               14,    -5),
    input("may_flip",               -9,    26),
    input("trains",                 -1,     0),
    input("rome_ready",             10,     3),
    input("rome_spent",             -1,     1),
    input("punic_ready",           -22,    15),
    input("punic_spent",           -16,     3),
    input("ships",                  12,    -9),
    input("supremacy",              63,    63),
    input("seamanship",             88,    27),
    input("too_few_ready",          56,    -5),
    input("corvi",                  11,   -14),
    input("mercenaries",           -98,    39),
    input("cards",                  -3,    19),
    input("to_play",                -2,     1),
    input("war_chest",              -4,    -7),
    input("truce",                 -27,   -86),
];

/// 1 for Rome, -1 for Carthage.
const fn sign(side: Side) -> i32 {
    match side {
        Side::Rome => 1,
        Side::Carthage => -1,
    }
}

/// Measures a position. Nothing that is hidden from a side is read.
pub(super) fn measure(s: &State, inputs: &mut Inputs) {
    politics::measure(s, inputs);
    land::measure(s, inputs);
    sea::measure(s, inputs);
}
