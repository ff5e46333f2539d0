//! House rule H.1: one side places PC markers more before the war.

use crate::{Handicap, ask};
use engine::{Choice, Flow, Options, Rules, Side, SpaceId, Table};

impl Handicap {
    /// The side says where it places a marker, and it is placed; or it stops. Tells how many are left to be placed, none if it is done. The
    /// log begins with what is announced, before any has been placed.
    ///
    /// # Errors
    /// [`engine::Halt`].
    pub fn place_one<R: Rules>(
        self,
        t: &mut Table<'_, R>,
        left: u8,
        announce: fn(&mut Table<'_, R>),
        about: impl Into<R::Prompt>,
        offer: fn(&R::State, &mut Options, Side),
        place: fn(&mut Table<'_, R>, Side, SpaceId) -> Flow<()>,
    ) -> Flow<Option<u8>> {
        let Some((side, most)) = self.placed() else {
            return Ok(None);
        };
        if left == most {
            announce(t);
        }
        let answer = ask(t, side, about, "H.1", |s, o| {
            offer(s, o, side);
            o.offer(Choice::Pass);
        })?;
        let Choice::Space(at) = answer else {
            return Ok(None);
        };
        place(t, side, at)?;
        Ok(left.checked_sub(1).filter(|left| *left > 0))
    }
}
