//! By what a position is judged: quantities more of which are worth something to Rome.
//!
//! `politics`: provinces and how near they are to being turned, PCs. `armies`: where CUs and generals stand, and what threatens them.
//! `sieges`: walls, Tribes and the two capitals, whose fall ends the war. `events`: cards, and what Events have left.

mod armies;
mod events;
mod politics;
mod sieges;

use super::army::Army;
use super::survey::Survey;
use crate::State;
use crate::data::spaces;
use ::ai::{Input, Inputs, input};
use engine::{PerSide, Side, SpaceId, SpaceSet};

/// In the order in which [`measure`] pushes them.
#[rustfmt::skip]
pub(super) const INPUTS: &[Input] = &[
    input("rome",                     63,    34),
    input("points",                   30,    99),
    input("leads",                    -4,     5),
    input("winter",                   -8,    19),
    input("last_points",               0,    29),
    input("last_leads",                0,    74),
    input("final_points",              0,    15),
    input("italy_lost",              -34,   -39),
    input("italy_nearly",           -118,   -47),
    input("baetica",                  -4,     8),
    input("orospeda",                 -8,    30),
    input("celtiberia",                3,   -19),
    input("idubeda",                  13,    10),
    input("gallia_cisalpinia",        32,     3),
    input("etruria",                 -45,   -23),
    input("samnium",                  -7,   -30),
    input("latium",                   63,    34),
    input("campania",                 23,   -82),
    input("apulia",                   15,    -2),
    input("lucania",                  24,     8),
    input("sicilia",                 -23,   -10),
    input("syracuse",                 -7,   120),
    input("corsica_sardinia",         -2,    45),
    input("western_numidia",          -2,     6),
    input("eastern_numidia",         -10,   -12),
    input("carthaginia",              28,    46),
    input("carthage",                -63,   -34),
    input("gauls",                     4,    -1),
    input("one_short",                33,    58),
    input("two_short",                34,    24),
    input("three_short",              23,     9),
    input("bare",                      0,    30),
    input("one_spare",                13,    32),
    input("safe",                     17,    37),
    input("open_one",                -30,    79),
    input("open_two",                -14,    52),
    input("last_one_short",            0,   -36),
    input("last_two_short",            0,   -12),
    input("last_bare",                 0,   -25),
    input("last_open_one",             0,   218),
    input("last_open_two",             0,    68),
    input("pcs",                       8,     2),
    input("few_pcs",                  92,     6),
    input("isolated",                 11,    17),
    input("kept_by_armies",            8,     8),
    input("flippable",                 8,    27),
    input("last_flippable",            0,   -27),
    input("cities",                   55,     8),
    input("tribes",                   52,   -29),
    input("cus",                       0,     3),
    input("leaderless",               -2,    -2),
    input("inside",                  -37,    17),
    input("hostile",                  -2,     0),
    input("strongest",                 2,    -2),
    input("second",                    2,     0),
    input("ratings",                  -7,    -6),
    input("commanders",               -4,     3),
    input("hannibal",                 45,    71),
    input("hannibal_leads",            1,    -5),
    input("hannibal_in_italy",         1,   -15),
    input("hannibal_inside",          -4,   -67),
    input("africanus",               -26,    -3),
    input("africanus_leads",           4,    -1),
    input("africanus_lost",           97,   137),
    input("africanus_in_africa",     100,   103),
    input("rome_in_italy",             5,    -6),
    input("rome_in_spain",             6,     9),
    input("rome_in_africa",           21,     5),
    input("rome_on_islands",          15,     7),
    input("punic_in_italy",           -1,    -4),
    input("punic_among_gauls",         1,     0),
    input("punic_in_spain",           -3,    -4),
    input("punic_in_africa",           8,     0),
    input("punic_on_islands",          2,    14),
    input("italy_odds",                3,    -1),
    input("spain_odds",                4,     7),
    input("africa_odds",              -2,     4),
    input("consular",                -15,   138),
    input("elephants",               -11,    -2),
    input("trains",                  -38,    58),
    input("threatened",                5,     4),
    input("trapped",                   2,     5),
    input("may_flip",                  4,     0),
    input("city_sieges",              41,    62),
    input("tribe_sieges",            -14,    12),
    input("at_rome",                  48,    88),
    input("at_carthage",             106,   -24),
    input("near_rome",                 0,    -4),
    input("near_carthage",             5,    -1),
    input("comes_to_rome",             0,     9),
    input("comes_to_carthage",        -5,     5),
    input("garrison_of_rome",          2,    10),
    input("garrison_of_carthage",     -4,    -7),
    input("relief",                   74,   100),
    input("cards",                    11,    24),
    input("to_play",                   2,    16),
    input("macedonia",                86,    -9),
    input("naval_victory",             5,    76),
    input("truce",                    17,   -35),
    input("hanno",                   -56,     0),
    input("cato",                    -44,    -7),
];

/// 1 for Rome, -1 for Carthage.
const fn sign(side: Side) -> i32 {
    match side {
        Side::Rome => 1,
        Side::Carthage => -1,
    }
}

/// What a side has in a space.
struct Stack {
    at: SpaceId,
    /// CUs, those inside walls among them.
    cus: i32,
    /// Those outside walls, with who commands them.
    outside: Army,
}

/// Where both sides stand.
struct Table<'a> {
    s: &'a State,
    survey: Survey,
    stacks: PerSide<Vec<Stack>>,
}

impl<'a> Table<'a> {
    fn of(s: &'a State) -> Self {
        let mut stacks = PerSide::new(Vec::with_capacity(16), Vec::with_capacity(16));
        for at in spaces::all() {
            for side in Side::BOTH {
                let cus = i32::from(s.place(at).all(side).fighting());
                if cus > 0 {
                    let outside = Army::at(s, side, at);
                    stacks[side].push(Stack { at, cus, outside });
                }
            }
        }
        Table {
            s,
            survey: Survey::of(s),
            stacks,
        }
    }

    /// CUs of a side in some spaces.
    fn cus(&self, side: Side, spaces: SpaceSet) -> i32 {
        let stacks = self.stacks[side].iter().filter(|stack| spaces.contains(stack.at));
        stacks.map(|stack| stack.cus).sum()
    }

    /// Armies of a side outside walls with a general in some spaces.
    fn armies(&self, side: Side, spaces: SpaceSet) -> impl Iterator<Item = &Stack> {
        let stacks = self.stacks[side].iter().filter(move |stack| spaces.contains(stack.at));
        stacks.filter(|stack| stack.outside.cus > 0 && stack.outside.commander.is_some())
    }
}

/// Measures a position. Nothing that is hidden from a side is read.
pub(super) fn measure(s: &State, inputs: &mut Inputs) {
    let table = Table::of(s);
    politics::measure(&table, inputs);
    armies::measure(&table, inputs);
    sieges::measure(&table, inputs);
    events::measure(s, inputs);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::generals::who;
    use crate::data::provinces::Province;
    use crate::data::spaces::at;
    use crate::data::tracks::LAST_TURN;
    use crate::state::{Force, Marker, Office, Where};
    use crate::testing::test_table::{empty, general, stand};
    use crate::{Hannibal, Setup};
    use engine::Rules;

    /// The amount of an input.
    fn amount(s: &State, name: &str) -> i32 {
        let mut inputs = Inputs::default();
        measure(s, &mut inputs);
        assert_eq!(inputs.amounts().len(), INPUTS.len());
        let at = INPUTS.iter().position(|input| input.name == name);
        inputs.amounts()[at.expect("an input of this name")]
    }

    #[test]
    fn the_war_begins_with_more_for_rome_in_points_and_for_carthage_in_generals() {
        let s = Hannibal::start(Setup::default());
        for (name, wanted) in [
            ("points", 2),
            ("leads", 1),
            ("last_points", 0),
            ("cus", 0),
            ("consular", 1),
            ("hannibal_leads", -10),
            ("rome_in_italy", 8),
            ("punic_in_spain", -12),
            ("near_rome", 0),
            ("garrison_of_carthage", -4),
        ] {
            assert_eq!(amount(&s, name), wanted, "{name}");
        }
        assert!(amount(&s, "strongest") < 0 && amount(&s, "italy_odds") > 0);
    }

    #[test]
    fn hannibal_before_rome_counts_by_its_garrison_and_by_his_siege_points() {
        let mut s = empty();
        stand(&mut s, Side::Rome, at::ROME, 2, 0);
        stand(&mut s, Side::Carthage, at::CAPUA, 8, 0);
        general(&mut s, who::HANNIBAL, Where::At(at::CAPUA), Office::None);
        assert_eq!((amount(&s, "near_rome"), amount(&s, "at_rome")), (-7, 0));
        assert_eq!(amount(&s, "comes_to_rome"), -8);
        let place = s.place_mut(at::ROME);
        place.outside = PerSide::new(Force::NONE, Force::new(8, 0, 0));
        place.inside = Force::new(2, 0, 0);
        place.points = 2;
        assert_eq!((amount(&s, "at_rome"), amount(&s, "city_sieges")), (-5, -2));
        assert_eq!(amount(&s, "inside"), -2);
    }

    #[test]
    fn a_weaker_army_without_a_retreat_is_threatened_and_trapped() {
        let mut s = empty();
        stand(&mut s, Side::Rome, at::HISPALIS, 4, 0);
        stand(&mut s, Side::Carthage, at::MALACA, 8, 0);
        general(&mut s, who::HANNIBAL, Where::At(at::MALACA), Office::None);
        assert_eq!(
            (
                amount(&s, "threatened"),
                amount(&s, "trapped"),
                amount(&s, "leaderless")
            ),
            (-4, -4, -4)
        );
        s.place_mut(at::HISPALIS).marker = Marker::Pc(Side::Rome);
        assert_eq!((amount(&s, "threatened"), amount(&s, "trapped")), (-4, 0));
    }

    #[test]
    fn pcs_that_armies_alone_keep_and_provinces_that_are_open_are_told() {
        let mut s = empty();
        s.place_mut(at::BENEVENTUM).marker = Marker::Pc(Side::Carthage);
        assert_eq!((amount(&s, "isolated"), amount(&s, "kept_by_armies")), (1, 0));
        stand(&mut s, Side::Carthage, at::BENEVENTUM, 1, 0);
        assert_eq!((amount(&s, "isolated"), amount(&s, "kept_by_armies")), (0, 1));
        let before = ["one_short", "open_one"].map(|name| amount(&s, name) + 1);
        let spaces: Vec<_> = Province::Etruria.spaces().iter().take(2).collect();
        spaces
            .iter()
            .for_each(|at| s.place_mut(*at).marker = Marker::Pc(Side::Rome));
        assert_eq!(["one_short", "open_one"].map(|name| amount(&s, name)), before);
        assert_eq!(amount(&s, "last_open_one"), 0);
        s.turn = LAST_TURN;
        assert_eq!(amount(&s, "last_open_one"), before[1]);
    }
}
