//! 4 Game Play Overview: rounds in turn, Rome's first, until the war is over.

use crate::board::hand;
use crate::data::cards::deus_of;
use crate::data::tracks::HAND;
use crate::protocol::event::What;
use crate::rules::{actions, battle, campaign, ending, events};
use crate::state::{CampaignCard, Phase, Round};
use crate::{Board, Setup, emit};
use engine::{Flow, Side};

/// Plays one segment of the sequence of play.
pub(crate) fn step(t: &mut Board<'_>) -> Flow<()> {
    match t.state.phase {
        Phase::SetUp => set_up(t),
        Phase::OwnBattle => {
            t.state.phase = Phase::OtherBattle;
            battle::of_attacker(t)
        }
        Phase::OtherBattle => {
            t.state.phase = Phase::Actions;
            battle::of_defender(t)?;
            ending::when_no_battle_is_left(t)
        }
        Phase::Actions => actions::act(t),
        Phase::End => {
            t.state.phase = Phase::Refill;
            ending::at_end_of_round(t)
        }
        Phase::Refill => refill(t),
        Phase::Reshuffle => campaign::reshuffle(t),
        Phase::Muster => campaign::muster(t),
        Phase::Event => events::draw(t),
        Phase::Struck => events::strike(t),
        Phase::Reckoning => campaign::reckon(t),
    }
}

/// 3.4, 3.6, 7.2: the row of strategy cards, the hands, and the secret cards.
fn set_up(t: &mut Board<'_>) -> Flow<()> {
    emit(t, "3", What::SetUp);
    emit(t, "4", What::TurnBegins(t.state.turn));
    for row in Setup::SWITCHES {
        if let Some(agreed) = row.said(t.state.setup.pack()) {
            emit(t, row.rule.0, What::Agreed(agreed));
        }
    }
    for place in (0..3).rev() {
        let card = actions::strategy::drawn(t)?;
        t.state.row[place] = card;
    }
    for side in Side::BOTH {
        hand::draw(t, side, HAND)?;
        if t.state.setup.deus_ex_machina {
            let card = t.draw_card(deus_of(side))?;
            t.state.of_mut(side).deus = Some(card);
        }
    }
    begin_round(t, Side::Rome);
    Ok(())
}

/// 4: a side's round begins with its battles.
pub(crate) fn begin_round(t: &mut Board<'_>, side: Side) {
    let actions = if t.state.opening { 1 } else { 2 };
    t.state.active = side;
    t.state.phase = Phase::OwnBattle;
    t.state.round = Round {
        left: actions,
        ..Round::default()
    };
    emit(t, "4", What::RoundBegins { side, actions });
}

/// 4: the hand is filled; then the Campaign, if it has been drawn (4.1), or the other side's round.
fn refill(t: &mut Board<'_>) -> Flow<()> {
    let side = t.state.active;
    if t.state.campaign != CampaignCard::Drawn && !hand::refill(t, side)? {
        return Ok(()); // a shuffle ends its segment: what a hand holds may be known by it
    }
    unbar(t, side);
    t.state.opening &= side == Side::Rome;
    if side == Side::Carthage && t.state.campaign == CampaignCard::Drawn {
        t.state.phase = Phase::Reshuffle;
        return Ok(());
    }
    begin_round(t, side.enemy());
    Ok(())
}

/// 7.2: the Serpent of Africa bars one round of the attacker.
fn unbar(t: &mut Board<'_>, side: Side) {
    if let Some(battle) = &mut t.state.of_mut(side).battle {
        battle.barred = false;
    }
}
