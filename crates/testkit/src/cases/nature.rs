//! Dice and draws as a case scripts them.

use engine::{CardId, Id, Lot, Nature, UnitId};
use std::collections::VecDeque;

/// Scripted chance: dice by kind in their order, draws by name. A die that is not scripted is a fault, a draw takes the first.
#[derive(Clone, Debug, Default)]
pub struct Scripted {
    /// Faces by kind of die, from 0.
    pub dice: Vec<(u8, VecDeque<u32>)>,
    /// Cards to be drawn next.
    pub cards: VecDeque<CardId>,
    /// Named pieces to be drawn next.
    pub units: VecDeque<UnitId>,
    /// The kind of a die that was thrown but not scripted.
    pub unscripted: Option<u8>,
}

impl Scripted {
    /// Scripts one more face of a die.
    pub fn push(&mut self, die: u8, face: u32) {
        match self.dice.iter_mut().find(|(id, _)| *id == die) {
            Some((_, faces)) => faces.push_back(face),
            None => self.dice.push((die, VecDeque::from([face]))),
        }
    }

    /// A die that is scripted and was not thrown, and how many of its faces.
    #[must_use]
    pub fn left_over(&self) -> Option<(u8, usize)> {
        let left = self.dice.iter().find(|(_, faces)| !faces.is_empty());
        left.map(|(id, faces)| (*id, faces.len()))
    }
}

/// Takes the first wanted member of a lot; the first member of all when none is wanted.
fn draw<I: Id>(wanted: &mut VecDeque<I>, from: engine::Set<I>) -> u32 {
    let Some(at) = wanted.iter().position(|id| from.contains(*id)) else {
        return 0;
    };
    let id = wanted.remove(at).expect("the position was just found");
    from.iter().take_while(|other| *other != id).count() as u32
}

impl Nature for Scripted {
    fn pick(&mut self, lot: Lot) -> u32 {
        match lot {
            Lot::Die { id, .. } => {
                let face = self
                    .dice
                    .iter_mut()
                    .find(|(die, _)| *die == id)
                    .and_then(|(_, faces)| faces.pop_front());
                if face.is_none() {
                    self.unscripted = Some(id);
                }
                face.unwrap_or(0)
            }
            Lot::Card(set) => draw(&mut self.cards, set),
            Lot::Unit(set) => draw(&mut self.units, set),
        }
    }
}
