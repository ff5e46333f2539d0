//! The sequence of play (5): one segment for each phase, and one for each card.

use crate::Board;
use crate::rules::{attrition, isolation, reinforcement, setup, strategy, victory};
use crate::state::Phase;
use engine::Flow;

/// Plays one segment, and says which comes next.
///
/// # Errors
/// [`engine::Halt`].
pub fn step(t: &mut Board<'_>) -> Flow<()> {
    t.state.phase = match t.state.phase {
        Phase::Handicap(left) => setup::handicap(t, left)?,
        Phase::Reinforcement => reinforcement::reinforcement_phase(t)?,
        Phase::Deal => strategy::deal_cards(t)?,
        Phase::FirstPlayer => strategy::who_goes_first(t)?,
        Phase::Play(side) => strategy::play(t, side)?,
        Phase::Campaign(side) => strategy::campaign_goes_on(t, side)?,
        Phase::WinterAttrition => attrition::winter_attrition_phase(t)?,
        Phase::PoliticalIsolation => isolation::political_isolation_phase(t)?,
        Phase::VictoryCheck => victory::victory_check_phase(t)?,
        Phase::EndOfTurn => victory::end_of_turn(t),
    };
    Ok(())
}
