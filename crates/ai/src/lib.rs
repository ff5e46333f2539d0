//! The computer opponent. It knows the engine, and of a game what the game says of itself ([`Evaluate`]).
//!
//! It is given a [`engine::PlayerView`], never a game: no seed, no card that its side has not seen. A [`Policy`] answers by named reasons; a
//! [`Thinker`] tries its answers out in worlds that could be, plays each on by the policy of both sides to a moment between two cards, and
//! judges that by a [`value`]. All of it is integers, so a thought is the same natively and in the browser.

pub mod message;

mod calibration;
mod compare;
mod continuation;
#[cfg(feature = "testing")]
mod digest;
mod evaluate;
mod facts;
mod fortune;
#[cfg(feature = "testing")]
mod fortune_checks;
mod hint;
mod holdings;
mod horizon;
mod judge;
mod level;
mod policy;
#[cfg(feature = "testing")]
mod said;
#[cfg(feature = "testing")]
mod secrecy;
mod share;
mod tables;
mod thinker;
mod thought;
mod trying;
mod value;
mod weights;

pub use calibration::{Calibration, KNOTS, ROWS};
pub use compare::compare;
pub use continuation::{CONTINUATION_WORLDS, Continuation, ContinuationLine, ContinuationStory};
#[cfg(feature = "testing")]
pub use digest::digest_of_thoughts;
pub use evaluate::{
    Advice, Counted, END, Evaluate, GivenReason, Input, Inputs, Pause, Reason, SeatView, difference, input, reasons,
};
pub use fortune::{Fortune, FortuneSum, LATE, LATE_REPLAYS, REPLAYS, Stretch};
#[cfg(feature = "testing")]
pub use fortune_checks::{fortune_holds, fortune_of_forks_holds, war_of_policies};
pub use hint::{Estimate, NamedAnswer, hint};
pub use holdings::{Holding, HoldingKind};
pub use horizon::Horizon;
pub use judge::{Fault, Judge, Verdict};
pub use level::{Level, ROLLOUT_HEAT, Stake};
pub use policy::Policy;
#[cfg(feature = "testing")]
pub use said::reasons_are_said;
#[cfg(feature = "testing")]
pub use secrecy::{Compared, secrecy};
pub use share::{RoundPart, Share, Sums};
pub use thinker::{Progress, Thinker};
pub use thought::{Thought, TriedAnswer};
pub use value::{WHOLE, chance_of, chance_of_rome, value};
pub use weights::{WHOLE_WEIGHT, Weight, Weights, check as check_weights, weight};
