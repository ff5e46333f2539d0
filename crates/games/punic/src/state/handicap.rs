//! What is agreed of house rule H.1: one side places PC markers more before the war.

use engine::Side;
use engine::scene::Setting;
use serde::{Deserialize, Serialize};

/// Most PC markers that a side gets more.
const MOST: u8 = 3;

/// Which side places how many PC markers more, if any.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Handicap(Option<(Side, u8)>);

impl Handicap {
    /// The side, and how many markers it may place; none are agreed by default.
    #[must_use]
    pub const fn placed(self) -> Option<(Side, u8)> {
        self.0
    }

    /// How many markers are placed before the war, if any are.
    #[must_use]
    pub fn left(self) -> Option<u8> {
        self.0.map(|(_, most)| most)
    }

    /// Whether the side may still have so many markers to place: at least one, and no more than were agreed.
    #[must_use]
    pub fn may_leave(self, left: u8) -> bool {
        self.0.is_some_and(|(_, most)| (1..=most).contains(&left))
    }
}

impl Setting for Handicap {
    const NAMES: &'static [&'static str] = &["Rome 1", "Rome 2", "Rome 3", "Carthage 1", "Carthage 2", "Carthage 3"];

    fn number(self) -> u32 {
        u32::from(u8::from(self))
    }

    fn of(number: u32) -> Option<Self> {
        u8::try_from(number).ok()?.try_into().ok()
    }
}

impl From<Handicap> for u8 {
    fn from(handicap: Handicap) -> u8 {
        handicap.0.map_or(0, |(side, markers)| side as u8 * MOST + markers)
    }
}

impl TryFrom<u8> for Handicap {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Self, Self::Error> {
        let Some(at) = number.checked_sub(1) else {
            return Ok(Handicap(None));
        };
        let side = Side::BOTH.get(usize::from(at / MOST)).ok_or("no such handicap")?;
        Ok(Handicap(Some((*side, at % MOST + 1))))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_setting_has_its_name_and_number() {
        assert_eq!(Handicap::of(0), Some(Handicap::default()));
        for (at, name) in Handicap::NAMES.iter().enumerate() {
            let handicap = Handicap::of(at as u32 + 1).expect("each name is a setting");
            let (side, markers) = handicap.placed().expect("only the default is none");
            assert_eq!(format!("{side:?} {markers}"), *name);
            assert_eq!(handicap.number(), at as u32 + 1);
        }
        assert_eq!(Handicap::of(7), None);
        assert_eq!(Handicap::of(256), None);
    }
}
