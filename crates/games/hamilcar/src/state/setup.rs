//! What is agreed before the war: the optional rules, then the house rules.

use punic::Handicap;
use serde::{Deserialize, Serialize};

engine::agreed! {
    /// What is agreed before the game: the optional rules (16) and the house rules.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
    pub struct Setup {
        /// 16.1: the Roman reinforcements are not varied.
        pub non_variable_reinforcements: bool = "16.1" "Fixed Roman reinforcements"
            "Rome gets 5 CUs each turn, however many provinces it holds. Helps Rome.";
        /// 16.2: Rome selects its Consuls.
        pub consul_selection: bool = "16.2" "Consul selection"
            "Rome may choose its Consuls instead of drawing them. Helps Rome.";
        /// 16.3: Mercenaries stay under contract.
        pub prolonged_contract: bool = "16.3" "Prolonged contract"
            "Carthage may pay for Xanthippus once more and keep him a turn longer. Helps Carthage.";
        /// 16.4: Carthage may run a blockade.
        pub blockade_runners: bool = "16.4" "Blockade runners"
            "Instead of a card, Carthage may send a Warship with supplies into a Besieged city and undo Siege Points. Helps Carthage.";
        /// 16.5: Tribes cost PCs.
        pub political_instability: bool = "16.5" "Political instability"
            "Each turn a Tribe nobody is subduing costs the side at home there a PC; Madauros has no Tribe.";
        /// 16.6: Pulcher and cards 58 and 59.
        pub price_of_failure: bool = "16.6" "Price of Failure"
            "Adds the General P. Claudius Pulcher and the cards Price of Failure and Bad Omen.";
        /// H.1: one side places PCs more before the war.
        #[serde(deserialize_with = "engine::code::since::<3, _, _>")]
        pub handicap: Handicap = "H.1" "Handicap"
            "Before the first cards are dealt one side may place so many PCs more than are printed, by the rules for placing them. For players of different strength.";
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::scene::Setting;

    /// Links have packed them so: the numbers are for ever.
    #[test]
    fn what_links_have_packed_stays_what_it_is() {
        let all: Vec<(&str, u32)> = Setup::SWITCHES.iter().map(|row| (row.rule.0, row.set(0, 1))).collect();
        let bits = [
            ("16.1", 1),
            ("16.2", 2),
            ("16.3", 4),
            ("16.4", 8),
            ("16.5", 16),
            ("16.6", 32),
            ("H.1", 64),
        ];
        assert_eq!(all, bits);
        let setup = Setup {
            price_of_failure: true,
            handicap: Handicap::of(6).expect("Carthage places three"),
            ..Setup::default()
        };
        assert_eq!(setup.pack(), 32 + 6 * 64);
        assert_eq!(Setup::unpack(32 + 6 * 64), Some(setup));
        assert_eq!(Setup::unpack(7 * 64), None);
        assert_eq!(Setup::unpack(512), None);
    }
}
