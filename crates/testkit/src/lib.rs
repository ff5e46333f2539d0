//! The test kit that every game runs: random games to the end with every promise of rules, timeline, links and secrecy checked.

pub mod audit;
pub mod cases;
pub mod fighters;
pub mod golden;
pub mod map_spec;
pub mod position;

mod any;
mod bench;
mod blind;
mod campaign;
mod challenges;
mod damage;
mod dice;
mod digest;
mod english;
mod fields;
mod fingerprint;
mod later;
mod leaning;
mod log;
mod older;
mod player;
mod refusals;
mod setups;
mod short_wars;
mod step;
mod straight;
mod tested;
mod unweighed;
mod walk;
mod watch;
mod weigh;

use engine::{Choice, Present, Question};

pub use any::{any_answers, any_link, any_position, any_save, link_of_other_rules};
pub use bench::{Measured, measure_links, measure_longest, reexecute, straight_games, whole_game_of};
pub use blind::other_world;
pub use campaign::{Campaign, Finding, Report, What, fuzz, fuzz_telling};
pub use challenges::{CHALLENGE_APART, challenges_hold};
pub use damage::{Damaged, damage};
pub use dice::Dice;
pub use digest::digest;
pub use english::{golden_lines, of_another_number, of_one_number, sentences};
pub use fields::no_field_comes_unmarked;
pub use fingerprint::{Change, Fingerprint, fingerprint, no_rule_changes_without_a_new_revision};
pub use later::wars_outlive_a_new_field;
pub use leaning::{Leaning, begun};
pub use log::log_from;
pub use older::{Older, older_links};
pub use player::Kinds;
pub use setups::{Tried, setups};
pub use short_wars::{deals_anew, short_wars_hold};
pub use straight::Hired;
pub use tested::{RANDOM, Tested};
pub use unweighed::unweighed;
pub use watch::{by_lot, ends_soundly, watch};
pub use weigh::{Weighed, weigh};

/// What the kit has to know of a game besides its rules.
pub trait RandomPlay: Present {
    /// Changes a starting position into one where rare cards and abilities come up, in a way that depends on the number alone. The
    /// position must be sound.
    fn rare_start(_state: &mut Self::State, _number: u64) {}

    /// How much the random player of the game that began from the rare start of this number leans towards an answer: he picks among those
    /// he leans to most. All answers alike, if the game does not say.
    #[must_use]
    fn lean(_number: u64, _state: &Self::State, _question: &Question<Self::Prompt>, _answer: Choice) -> i8 {
        0
    }

    /// What an event is counted as: as `Debug` begins it, if the game has no better name.
    #[must_use]
    fn name_event(event: &Self::Event) -> String {
        straight::name_of(event)
    }

    /// Names of events and prompts, as `Debug` begins them, that must come up in a large campaign: counted as 0 if they do not.
    /// With none, all that comes up is counted.
    #[must_use]
    fn rare() -> &'static [&'static str] {
        &[]
    }
}
