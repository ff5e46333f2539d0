//! What is agreed before the war: the optional rules, then the house rules.

use punic::Handicap;
use serde::{Deserialize, Serialize};

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
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Links have packed them so: the numbers are for ever.
    #[test]
    fn what_links_have_packed_stays_what_it_is() {
        let all: Vec<(&str, u32)> = Setup::SWITCHES.iter().map(|row| (row.rule.0, row.set(0, 1))).collect();
        assert_eq!(all, [("21.1", 1), ("H.1", 2)]);
        assert_eq!(Setup::unpack(0), Some(Setup::default()));
        assert_eq!(Setup::unpack(2 * 7), None);
        assert_eq!(Setup::unpack(16), None);
    }
}
