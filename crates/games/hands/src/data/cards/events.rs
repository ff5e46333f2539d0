//! The 14 Random Events (4.7), and the five that may stand in their place (7.3).

use Happening::*;
use engine::scene::Certainty::{self, *};

/// What happens to the side that is hit, with the numbers of the text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Happening {
    /// Warships at sea sink up to this face; with the Corvus, up to the other.
    Storms {
        /// The highest face that sinks a Warship.
        sinks: u8,
        /// The same for the owner of the Corvus.
        corvus: u8,
    },
    /// Warships at sea are lost; with the Corvus, so many.
    Gale {
        /// Warships.
        ships: u8,
        /// Warships of the owner of the Corvus.
        corvus: u8,
    },
    /// Half of the Warships, rounded up; the owner of Veteran Crews loses so many fewer.
    NavalDisaster {
        /// Warships fewer.
        crews: u8,
    },
    /// A die says how many Warships are lost: 1 for 1 to 3, 2 for 4 to 6; the owner of Veteran Crews loses so many fewer.
    NavalMishap {
        /// Warships fewer.
        crews: u8,
    },
    /// A Leader goes to the Empire deck; else a random card is discarded.
    LeaderDies,
    /// All Leaders of hand and battles are discarded; else a random card.
    LeadersQuarrel,
    /// One Leader of hand or battle is discarded, chosen by his owner.
    LeaderSulks,
    /// Each mercenary of hand and Reserve is paid or leaves; with Celtic Allies Carthage pays the other sum.
    MercenaryRevolt {
        /// Silver for each card.
        price: u8,
        /// The same with Celtic Allies.
        celtic: u8,
    },
    /// One mercenary of hand or Reserve, chosen by its owner, is paid or leaves.
    MercenaryUnrest {
        /// Silver.
        price: u8,
        /// The same with Celtic Allies.
        celtic: u8,
    },
    /// A City becomes a Town, a Town is gone, chosen by the other side; else so much Silver is lost.
    Rebellion {
        /// Silver, where no location can rebel.
        silver: u8,
    },
    /// The same, chosen by its owner, who may pay to prevent it.
    Unrest {
        /// Silver that prevents it.
        silver: u8,
    },
    /// The marker of a siege moves so far; else a Fortification is lost.
    Traitor {
        /// Spaces.
        spaces: i8,
    },
    /// So many random cards of the hand are discarded.
    Plague {
        /// Cards.
        cards: u8,
    },
    /// Half of the Silver, rounded up, at most so much.
    Corruption {
        /// Silver.
        most: u8,
    },
    /// An Infantry or Cavalry card of hand or Reserve goes to the Empire deck; else so much Silver is lost.
    Desertion {
        /// Silver.
        silver: u8,
    },
    /// Silver for each location in supply in Sicily, at most so much.
    Harvest {
        /// Silver.
        most: u8,
    },
    /// VP.
    Omens {
        /// VP.
        vp: u8,
    },
    /// From a turn on the war may end: die and turns since then must come to the target.
    Peace {
        /// The first turn in which it can.
        first: u8,
        /// What the die and the turns before this one, counted from the first, must come to.
        target: u8,
    },
}

impl Happening {
    /// Whether it is good for the side that it befalls (6F).
    #[must_use]
    pub const fn is_good(self) -> bool {
        matches!(self, Harvest { .. } | Omens { .. })
    }
}

/// An Event that may stand in place of another (7.3).
#[derive(Clone, Copy, Debug)]
pub struct Alternate {
    /// The highest face that hits Carthage: Rome is hit by those above.
    pub carthage: u8,
    /// Whether it has the Reshuffle symbol.
    pub reshuffle: bool,
    /// What happens.
    pub happening: Happening,
    /// Its effect in our words.
    pub text: &'static str,
}

/// What is printed of a Random Event.
#[derive(Clone, Copy, Debug)]
pub struct Event {
    /// Its title.
    pub title: &'static str,
    /// The highest face that hits Carthage: Rome is hit by those above. 0 for an Event that hits both.
    pub carthage: u8,
    /// Whether it has the Reshuffle symbol.
    pub reshuffle: bool,
    /// What happens.
    pub happening: Happening,
    /// Its effect in our words.
    pub text: &'static str,
    /// What may stand in its place.
    pub alternate: Option<Alternate>,
    /// How sure the row is: as its least sure value.
    pub certainty: Certainty,
    /// What in it is not sourced.
    pub doubt: &'static str,
}

impl Event {
    /// The Event as it is played: itself, or with Fortuna's alternates what stands in its place.
    #[must_use]
    pub fn played(&self, alternates: bool) -> Alternate {
        self.alternate.filter(|_| alternates).unwrap_or(Alternate {
            carthage: self.carthage,
            reshuffle: self.reshuffle,
            happening: self.happening,
            text: self.text,
        })
    }
}

const SHUFFLED: bool = true;
const STAYS: bool = false;
const STORMS: &str =
    "If your Fleet is in a Sea Zone, roll a die for each Warship: it sinks on 1 to 3, with Corvus on 1 to 4.";
const WHOLE: &str = "No public source gives this card: all of it is reconstructed.";

/// The Events. To correct one, change its row; rows never change places, since kept games count them.
#[rustfmt::skip]
pub static EVENTS: [Event; 14] = [
    //    title               Carthage up to
    event("Storms at Sea",      2, SHUFFLED, Storms { sinks: 3, corvus: 4 }, STORMS,
        Some(Alternate { carthage: 2, reshuffle: true, happening: Gale { ships: 1, corvus: 2 }, text: "If your Fleet is in a Sea Zone, you lose a Warship, with Corvus 2." }),
        "Reconstructed: ranges, Reshuffle and effect."),
    event("Storms at Sea",      2, STAYS, Storms { sinks: 3, corvus: 4 }, STORMS, None, "Reconstructed: ranges, Reshuffle and effect."),
    event("Naval Disaster",     3, STAYS, NavalDisaster { crews: 1 }, "You lose half of your Warships, rounded up, wherever they are; with Veteran Crews 1 fewer.",
        Some(Alternate { carthage: 3, reshuffle: false, happening: NavalMishap { crews: 1 }, text: "Roll a die: on 1 to 3 you lose a Warship, on 4 to 6 you lose 2; with Veteran Crews 1 fewer." }),
        "Inferred: copies. Reconstructed: ranges, Reshuffle and effects."),
    event("Leader Dies",        3, STAYS, LeaderDies, "One of your Leaders, your choice, goes from hand, Reserve or battle to the Empire deck; the marker moves back by his strength. Without one, discard a random card of your hand.", None,
        "Inferred: effect. Reconstructed: copies, ranges and Reshuffle."),
    event("Leaders Quarrel",    2, SHUFFLED, LeadersQuarrel, "Discard all your Leaders of hand and battles; markers move back by their strength. Without one, discard a random card of your hand.",
        Some(Alternate { carthage: 2, reshuffle: true, happening: LeaderSulks, text: "Discard one of your Leaders, your choice, from hand or battle; the marker moves back by his strength." }),
        "Inferred: copies. Reconstructed: ranges, Reshuffle and effects."),
    event("Mercenary Revolt",   5, STAYS, MercenaryRevolt { price: 2, celtic: 3 }, "For each card of your hand and Reserve that can be bribed pay 2 Silver, Carthage with Celtic Allies 3, or it goes to the Empire deck.",
        Some(Alternate { carthage: 5, reshuffle: false, happening: MercenaryUnrest { price: 2, celtic: 3 }, text: "Choose a card of your hand or Reserve that can be bribed: pay 2 Silver, Carthage with Celtic Allies 3, or it goes to the Empire deck." }),
        "Inferred: copies. Reconstructed: ranges, Reshuffle and effects."),
    event("Rebellion",          3, STAYS, Rebellion { silver: 2 }, "The other side chooses a location of yours in Sicily or Corsica-Sardinia that is neither fortified nor in battle: a City becomes a Town, a Town is taken off. Without one, you lose 2 Silver.",
        Some(Alternate { carthage: 3, reshuffle: false, happening: Unrest { silver: 3 }, text: "Choose a location of yours in Sicily or Corsica-Sardinia that is neither fortified nor in battle: a City becomes a Town, a Town is taken off. Or pay 3 Silver and nothing happens." }),
        "Inferred: copies and effect. Reconstructed: ranges, Reshuffle and what else happens."),
    event("Traitor",            3, STAYS, Traitor { spaces: 2 }, "The marker of a siege that you take part in moves 2 spaces for the other side. Without one, the other side takes off a Fortification of yours.", None,
        "Inferred: effect. Reconstructed: copies, ranges and Reshuffle."),
    event("Plague",             3, SHUFFLED, Plague { cards: 2 }, "Discard 2 random cards of your hand.", None, WHOLE),
    event("Corruption",         4, STAYS, Corruption { most: 4 }, "You lose half of your Silver, rounded up, at most 4.", None, WHOLE),
    event("Desertion",          3, STAYS, Desertion { silver: 1 }, "One Infantry or Cavalry card of your hand or Reserve, your choice, goes to the Empire deck. Without one, you lose 1 Silver.", None, WHOLE),
    event("Bountiful Harvest",  3, STAYS, Harvest { most: 5 }, "Take 1 Silver for each location in supply that you control in Sicily, at most 5.", None, WHOLE),
    event("Favourable Omens",   3, STAYS, Omens { vp: 2 }, "You score 2 VP.", None, WHOLE),
    event("Peace",              0, SHUFFLED, Peace { first: 7, target: 7 }, "From turn 7 on: roll a die and add 1 for each turn after the sixth. With 7 or more the war ends when the last battle is over. The owner of Diplomacy may change the die by 1.", None,
        "Inferred: copies and effect. Reconstructed: Reshuffle and when the war ends."),
];

const fn event(
    title: &'static str,
    carthage: u8,
    reshuffle: bool,
    happening: Happening,
    text: &'static str,
    alternate: Option<Alternate>,
    doubt: &'static str,
) -> Event {
    Event {
        title,
        carthage,
        reshuffle,
        happening,
        text,
        alternate,
        certainty: Reconstructed,
        doubt,
    }
}
