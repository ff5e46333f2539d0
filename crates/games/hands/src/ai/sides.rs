//! What the two sides weigh otherwise. Rome begins without a Fleet and with fewer unoccupied locations in reach; most of these Carthage can
//! settle too.

use engine::PerSide;

/// Sixteenths that the worth of settling a location counts among other actions (5.1.1).
pub(super) const SETTLE: PerSide<i32> = PerSide::new(14, 28);
/// Sixteenths that the worth of an attack counts (5.2.1).
pub(super) const ATTACK: PerSide<i32> = PerSide::new(16, 12);
/// Points of a location that the other side can settle too (5.1.1).
pub(super) const CONTESTED: PerSide<i32> = PerSide::new(8, 8);
/// Sixteenths that its Campaigns count more.
pub(super) const CONTESTED_HELD: PerSide<i32> = PerSide::new(8, 8);
/// Points of a City beside its income (5.1.2).
pub(super) const CITY: PerSide<i32> = PerSide::new(13, 5);
/// Points of a raider that is drafted (5.2.4).
pub(super) const RAIDER: PerSide<i32> = PerSide::new(43, 20);
/// Points of a card that blocks raids (5.2.4).
pub(super) const BLOCKER: PerSide<i32> = PerSide::new(7, 0);
/// Points of a Warship for a Fleet that is weaker by three or more, by less or equal, stronger by one, by more (5.6.3).
pub(super) const WARSHIP: PerSide<[i32; 4]> = PerSide::new([16, 12, 21, 3], [11, 30, 24, 3]);
/// Points that each Warship less costs where the other Fleet is met (5.2.5).
pub(super) const WEAKER: PerSide<i32> = PerSide::new(24, 16);
/// Points of a Fleet in the Sicily Zone.
pub(super) const SICILY: PerSide<i32> = PerSide::new(10, 40);
/// Quarter points of a VP that a Fleet keeps for the next Campaign, or from the other side (4.1, 4.4): while Carthage has six cards or more
/// to draw before it, three to five, fewer.
pub(super) const BLOCKADE: PerSide<[i32; 3]> = PerSide::new([15, 32, 50], [0, 0, 0]);
