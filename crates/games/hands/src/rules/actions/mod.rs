//! 4.2, 5: the actions of a round, and the free actions beside them.

pub(crate) mod strategy;

pub(crate) mod attack;
pub(crate) mod bribe;
pub(crate) mod cards;
pub(crate) mod draft;
pub(crate) mod expand;
mod free;
pub(crate) mod money;
pub(crate) mod naval;
pub(crate) mod pillage;
pub(crate) mod raid;
pub(crate) mod sea;

use crate::board::payment::{self, Means};
use crate::board::why_not;
use crate::protocol::prompt::OwnAsk;
use crate::protocol::refusals::{cards as card_refusals, round as refusals};
use crate::rules::{deus, ending};
use crate::state::{Action, Phase};
use crate::{Board, Named, State};
use engine::{Flow, Legality, Question, Rule, Side};

/// 4.2: one action, one free action, or the end of the round.
///
/// # Errors
/// [`engine::Halt`].
pub(crate) fn act(t: &mut Board<'_>) -> Flow<()> {
    let (side, left) = (t.state.active, t.state.round.left);
    let about = OwnAsk::Act { left }.into();
    let answer = t.ask(Question::uncommitted(side, about, Rule("4.2")), &mut |s, o| {
        let means = Means::of(s, side);
        if left == 0 {
            o.offer(Named::EndRound.choice());
        } else if o.explaining() {
            o.weigh(Named::EndRound.choice(), || Err(refusals::ACTIONS_LEFT));
        }
        for action in Action::ALL {
            if left > 0 || action.is_free() || o.explaining() {
                o.weigh(Named::of(action).choice(), || law(s, &means, action));
            }
        }
        why_not::cards(s, o, side, card_refusals::NOT_A_CARD);
        why_not::places(o, card_refusals::NOT_A_PLACE);
    })?;
    match Named::from_choice(answer).and_then(Named::action) {
        Some(action) => {
            payment::begin(t, action);
            t.within(|t| play(t, side, action))?;
            ending::at_once(t)
        }
        None => {
            t.disclose();
            t.state.phase = Phase::End;
            Ok(())
        }
    }
}

/// Whether an action can be taken now: at least one way to carry it out is open.
fn law(s: &State, means: &Means, action: Action) -> Legality {
    if !action.is_free() {
        refusals::NO_ACTION_LEFT.unless(s.round.left > 0)?;
    }
    match action {
        Action::Settle => expand::can_settle(s, means),
        Action::Develop => expand::can_develop(s, means),
        Action::Fortify => expand::can_fortify(s, means),
        Action::Attack => attack::can_attack(s, means),
        Action::Reinforce => attack::can_reinforce(s, means),
        Action::Leader => attack::can_add_leader(s, means),
        Action::Raid => raid::can_raid(s, means),
        Action::Engage => naval::can_engage(s, means),
        Action::Bribe => bribe::can_bribe(s, means),
        Action::TakeMoney => money::can_take(means),
        Action::Trader => money::can_trade(means),
        Action::Merchant => money::can_sell(means),
        Action::Pillage => pillage::can_pillage(s, means),
        Action::Draft => draft::can_draft(s, means),
        Action::Discard => cards::can_discard(s, means.side),
        Action::Return => cards::can_return(s, means.side),
        Action::Reserve => cards::can_reserve(s, means.side),
        Action::BuyStrategy => strategy::can_buy(s, means.side),
        Action::DropStrategy => strategy::can_drop(s, means.side),
        Action::Cycle => Ok(()),
        Action::SeaMove => sea::can_sail(s, means.side),
        Action::Build => sea::can_build(s, means),
        Action::Pass => refusals::PASSED_ALREADY.unless(!s.round.passed),
        Action::DrawCards => free::can_draw(means),
        Action::Retrieve => free::can_retrieve(s, means.side),
        Action::Withdraw => free::can_withdraw(s, means.side),
        Action::DeusExMachina => deus::can_play(s, means.side),
    }
}

/// Carries an action out.
fn play(t: &mut Board<'_>, side: Side, action: Action) -> Flow<()> {
    match action {
        Action::Settle => expand::settle(t, side),
        Action::Develop => expand::develop(t, side),
        Action::Fortify => expand::fortify(t, side),
        Action::Attack => attack::attack(t, side),
        Action::Reinforce => attack::reinforce(t, side),
        Action::Leader => attack::add_leader(t, side),
        Action::Raid => raid::raid(t, side),
        Action::Engage => naval::engage(t, side),
        Action::Bribe => bribe::bribe(t, side),
        Action::TakeMoney => money::take(t, side),
        Action::Trader => money::trade(t, side),
        Action::Merchant => money::sell(t, side),
        Action::Pillage => pillage::pillage(t, side),
        Action::Draft => draft::draft(t, side),
        Action::Discard => cards::discard(t, side),
        Action::Return => cards::return_one(t, side),
        Action::Reserve => cards::reserve(t, side),
        Action::BuyStrategy => strategy::buy(t, side),
        Action::DropStrategy => strategy::drop_one(t, side),
        Action::Cycle => strategy::cycle(t, side),
        Action::SeaMove => sea::sail(t, side),
        Action::Build => sea::build(t, side),
        Action::Pass => free::pass(t, side),
        Action::DrawCards => free::draw_cards(t, side),
        Action::Retrieve => free::retrieve(t, side),
        Action::Withdraw => free::withdraw(t, side),
        Action::DeusExMachina => deus::play(t, side),
    }
}
