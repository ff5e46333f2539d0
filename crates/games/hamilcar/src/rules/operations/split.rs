//! Splitting the OPs of a card (5.2.C2.5).

use super::{TrainWith, pc_law, place_one_pc, place_train, refit, refit_law, train_law};
use crate::board::{miat, why_not};
use crate::protocol::refusals::turn as refusals;
use crate::{Board, Named, TurnAsk, ask};
use engine::{Choice, Flow, Side};

/// Each OP buys a PC on the Miat, a refitted Warship, a Supply Train, or a PC placed or flipped.
pub fn split(t: &mut Board<'_>, side: Side, ops: u8) -> Flow<()> {
    for left in (1..=ops).rev() {
        let answer = ask(t, side, TurnAsk::SplitOp { left }, "5.2.C2.5", |s, o| {
            o.weigh(Named::OnePc.choice(), || pc_law(s, side));
            // Carthage alone places PCs on the Miat, one on each slot (2.1.G, 15.3.A).
            if side == Side::Carthage {
                o.weigh(Named::MiatPc.choice(), || miat::room_law(s));
            }
            o.weigh(Named::PlaceTrain.choice(), || train_law(s, side, TrainWith::Army));
            o.weigh(Named::Refit.choice(), || refit_law(s, side));
            o.offer(Choice::Pass);
            why_not::nothing_else(s, o, side, refusals::CHOOSE_FIRST);
        })?;
        match Named::from_choice(answer) {
            Some(Named::OnePc) => place_one_pc(t, side, "5.2.C2.5")?,
            Some(Named::MiatPc) => miat::place(t, "5.2.C2.5")?,
            Some(Named::PlaceTrain) => place_train(t, side, TrainWith::Army, "5.2.C2.5")?,
            Some(Named::Refit) => refit(t, side, 1),
            _ => break,
        }
    }
    Ok(())
}
