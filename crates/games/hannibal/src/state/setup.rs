//! What is agreed before the war: the optional rules, then the house rules.

use engine::scene::Setting;
use punic::Handicap;
use serde::{Deserialize, Serialize};

/// How many CUs more than are printed stand in Carthage at the beginning (H.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum MoreInCarthage {
    /// None.
    #[default]
    None,
    /// Two.
    Two,
    /// Four.
    Four,
    /// Six.
    Six,
}

impl MoreInCarthage {
    /// How many CUs.
    #[must_use]
    pub const fn cus(self) -> u8 {
        2 * self as u8
    }
}

impl Setting for MoreInCarthage {
    const NAMES: &'static [&'static str] = &["2", "4", "6"];

    fn number(self) -> u32 {
        self as u32
    }

    fn of(number: u32) -> Option<Self> {
        let all = [Self::None, Self::Two, Self::Four, Self::Six];
        all.get(number as usize).copied()
    }
}

engine::agreed! {
    /// What is agreed before the game: the optional rules and the house rules.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
    pub struct Setup {
        /// 21.1: an army that crosses a Mountain Pass rolls for no Attrition.
        pub passes_without_attrition: bool = "21.1" "Passes without Attrition"
            "An army that crosses a Mountain Pass suffers no Attrition there; the pass still costs 2 MPs. Helps Carthage.";
        /// H.1: one side places PC markers more before the war.
        pub handicap: Handicap = "H.1" "Handicap"
            "Before the first cards are dealt one side may place so many PCs more than are printed, by the rules for placing them. For players of different strength.";
        /// H.2: more CUs stand in Carthage at the beginning.
        #[serde(deserialize_with = "engine::code::since::<4, _, _>")]
        pub more_in_carthage: MoreInCarthage = "H.2" "More CUs in Carthage"
            "Carthage begins with this many more CUs in its capital, which is then harder to take. Between computer players Rome wins more often.";
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Links have packed them so: the numbers are for ever.
    #[test]
    fn what_links_have_packed_stays_what_it_is() {
        let all: Vec<(&str, u32)> = Setup::SWITCHES.iter().map(|row| (row.rule.0, row.set(0, 1))).collect();
        assert_eq!(all, [("21.1", 1), ("H.1", 2), ("H.2", 16)]);
        assert_eq!(Setup::unpack(0), Some(Setup::default()));
        assert_eq!(Setup::unpack(2 * 7), None);
        assert_eq!(Setup::unpack(16 * 3).map(|setup| setup.more_in_carthage.cus()), Some(6));
        assert_eq!(Setup::unpack(64), None);
    }
}
