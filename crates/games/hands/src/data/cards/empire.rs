//! The Empire cards (2, 5.4.1), Rome's first, then Carthage's, then the neutral ones. One row a title; how many copies there are, it says.

use super::Symbols;
use engine::Side;
use engine::scene::Certainty::{self, *};

/// What kind of card it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// Heavy Infantry.
    HeavyInfantry,
    /// Light Infantry.
    LightInfantry,
    /// Cavalry: half of its strength counts in a siege (5.1.3).
    Cavalry,
    /// A Leader.
    Leader,
    /// War Elephants: a die says their strength.
    Elephants,
    /// It draws cards.
    Support,
    /// It sells Wine (5.3.3).
    Merchant,
    /// It fortifies (5.1.3).
    Fortification,
    /// It helps whoever besieges.
    SiegeEngine,
    /// It is as good as a ship.
    Naval,
    /// It settles.
    Colonists,
    /// It bribes (5.2.6).
    Agent,
}

/// Strength of a card in a land battle, before Cavalry is halved (5.2.2): in a field battle and in a siege, for the attacker and for the
/// defender. A Ship symbol counts beside it, in its own place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Strength {
    /// In a field battle: the attacker's, the defender's.
    pub field: [u8; 2],
    /// In a siege: the attacker's, the defender's.
    pub siege: [u8; 2],
}

/// What the die of War Elephants does: spaces that the marker moves for their owner, by the face, 1 first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Elephants {
    /// Spaces by the face.
    pub moves: [i8; 6],
    /// What is taken off the die in a siege; less than 1 counts as 1.
    pub siege: u8,
}

/// What is printed of an Empire card.
#[derive(Clone, Copy, Debug)]
pub struct Empire {
    /// Its title.
    pub title: &'static str,
    /// Whose it is; `None` for a neutral card.
    pub owner: Option<Side>,
    /// How many there are.
    pub copies: u8,
    /// How many of them lie in the first Draw deck (3.1).
    pub starting: u8,
    /// Price in Silver (5.4.1).
    pub silver: u8,
    /// Whether a card with a Colonist must be discarded for it too (5.4.1).
    pub manpower: bool,
    /// Its kind.
    pub kind: Kind,
    /// The symbols of its Ability box.
    pub symbols: Symbols,
    /// Strength in land battles.
    pub strength: Strength,
    /// The lowest face that hits for each Sword of a Leader in a naval battle (5.2.5); 0 for other cards.
    pub hits: u8,
    /// Whether it has the Bribe symbol.
    pub bribed: bool,
    /// Whether one may raid with it.
    pub raids: bool,
    /// Whether it blocks a raid.
    pub blocks_raid: bool,
    /// Whether one may bribe with it.
    pub bribes: bool,
    /// Whether it blocks a bribe.
    pub blocks_bribe: bool,
    /// Whether it blocks a pillage.
    pub blocks_pillage: bool,
    /// Whether it goes back to the Empire deck after a battle, and is never a loss.
    pub returns: bool,
    /// Cards that it draws as a free action.
    pub draws: u8,
    /// Whether the strategy of the Celtic allies takes the larger sum off its price.
    pub celtic: bool,
    /// Whether the strategy of the Numidian alliance is about it.
    pub numidian: bool,
    /// Its die, if it has one.
    pub elephants: Option<Elephants>,
    /// Its effect in our words.
    pub text: &'static str,
    /// How sure the row is: as its least sure value.
    pub certainty: Certainty,
    /// What in it is not sourced.
    pub doubt: &'static str,
}

const ROME: Option<Side> = Some(Side::Rome);
const PUNIC: Option<Side> = Some(Side::Carthage);
const BOTH: Option<Side> = None;
const WHOLE: &str = "No public source gives this card: all of it is reconstructed.";

/// A card without any ability: rows name what they have.
const PLAIN: Empire = Empire {
    title: "",
    owner: BOTH,
    copies: 1,
    starting: 0,
    silver: 0,
    manpower: false,
    kind: Kind::HeavyInfantry,
    symbols: Symbols::NONE,
    strength: Strength {
        field: [0, 0],
        siege: [0, 0],
    },
    hits: 0,
    bribed: false,
    raids: false,
    blocks_raid: false,
    bribes: false,
    blocks_bribe: false,
    blocks_pillage: false,
    returns: false,
    draws: 0,
    celtic: false,
    numidian: false,
    elephants: None,
    text: "",
    certainty: Reconstructed,
    doubt: WHOLE,
};

/// A card with Swords that count everywhere.
const fn armed(kind: Kind, swords: u8) -> Empire {
    let each = [swords, swords];
    Empire {
        kind,
        symbols: Symbols {
            swords,
            ..Symbols::NONE
        },
        strength: Strength {
            field: each,
            siege: each,
        },
        ..PLAIN
    }
}

/// One of the four Legions.
const LEGION: Empire = Empire {
    owner: ROME,
    silver: 4,
    manpower: true,
    blocks_raid: true,
    text: "2 Swords in any land battle. From your hand it blocks a raid.",
    doubt: LATER_LEGION,
    ..armed(Kind::HeavyInfantry, 2)
};

const LATER_LEGION: &str = "Inferred: title, manpower and type. Reconstructed: copies, price and abilities.";

/// The Empire cards. To correct one, change its row; rows never change places, since kept games count them.
#[rustfmt::skip] // one printed value a word, so that a row is read at a glance
pub static EMPIRE: [Empire; 29] = [
    Empire { title: "Legion I", starting: 1, doubt: "Inferred: copies, manpower and type. Reconstructed: price and abilities.", ..LEGION },
    Empire { title: "Legion II", ..LEGION },
    Empire { title: "Legion III", ..LEGION },
    Empire { title: "Legion IV", ..LEGION },
    Empire { title: "Allied Infantry", owner: ROME, copies: 2, silver: 2, manpower: true,
        text: "1 Sword. Heavy Infantry for Combined Arms and for the Corvus.", ..armed(Kind::HeavyInfantry, 1) },
    Empire { title: "Velites", owner: ROME, copies: 2, silver: 2, blocks_raid: true,
        text: "1 Sword. From your hand it blocks a raid.", ..armed(Kind::LightInfantry, 1) },
    Empire { title: "Equites", owner: ROME, copies: 2, silver: 3, raids: true, blocks_raid: true,
        text: "1 Sword, half in a siege. It raids, and from your hand it blocks a raid.",
        doubt: "Inferred: abilities. Reconstructed: title, copies, price and manpower.", ..armed(Kind::Cavalry, 1) },
    Empire { title: "Consul", owner: ROME, copies: 2, silver: 3, hits: 4, blocks_bribe: true,
        text: "Free action: it joins a land battle of yours, which must be in supply, and adds its strength at once. In a naval battle it rolls a die from your hand, which hits on 4 to 6. From your hand it blocks a bribe.",
        doubt: "Reconstructed: copies, price, manpower and abilities.", ..armed(Kind::Leader, 1) },
    Empire { title: "Praetor", owner: ROME, silver: 2, hits: 5,
        text: "Free action: it joins a land battle of yours, which must be in supply, and adds its strength at once. In a naval battle it rolls a die from your hand, which hits on 5 or 6.",
        doubt: "Reconstructed: copies, price, manpower, strength and abilities.", ..armed(Kind::Leader, 1) },
    Empire { title: "Dictator", owner: ROME, silver: 4, hits: 4, returns: true,
        text: "2 Swords. Free action: it joins a land battle of yours, which must be in supply, and adds its strength at once. In a naval battle it rolls two dice from your hand, which hit on 4 to 6. After the battle it goes back to the Empire deck; it is never a loss.",
        doubt: "Reconstructed: copies, price, manpower, strength and abilities.", ..armed(Kind::Leader, 2) },
    Empire { title: "Senatorial Support", owner: ROME, copies: 2, starting: 1, silver: 3, kind: Kind::Support, draws: 3,
        text: "Free action: draw 3 cards, or as many as are left in your Draw deck. Nothing is shuffled for it.",
        doubt: "Inferred: type and abilities. Reconstructed: copies, price, manpower and strength.", ..PLAIN },
    Empire { title: "Merchant", owner: ROME, silver: 2, kind: Kind::Merchant,
        text: "Action: play it with any number of Location cards that show Wine and are in supply. Take 2 Silver for each.",
        doubt: "Reconstructed: copies, price, manpower and strength.", ..PLAIN },

    Empire { title: "Merchant", owner: PUNIC, starting: 1, silver: 2, kind: Kind::Merchant,
        text: "Action: play it with any number of Location cards that show Wine and are in supply. Take 2 Silver for each.",
        doubt: "Reconstructed: copies, price, manpower and strength.", ..PLAIN },
    Empire { title: "Magistrate", owner: PUNIC, copies: 2, starting: 1, silver: 3, kind: Kind::Support, draws: 3,
        text: "Free action: draw 3 cards, or as many as are left in your Draw deck. Nothing is shuffled for it. If Campaign is among them, it is carried out when your round ends.",
        doubt: "Inferred: type and abilities. Reconstructed: copies, price, manpower and strength.", ..PLAIN },
    Empire { title: "Libyan Infantry", owner: PUNIC, copies: 2, silver: 4, manpower: true, blocks_raid: true,
        text: "2 Swords. They are no mercenaries: nobody bribes them. From your hand they block a raid.", ..armed(Kind::HeavyInfantry, 2) },
    Empire { title: "Greek Mercenaries", owner: PUNIC, copies: 2, silver: 5, bribed: true,
        text: "2 Swords. They can be bribed.",
        doubt: "Inferred: manpower and abilities. Reconstructed: copies and price.", ..armed(Kind::HeavyInfantry, 2) },
    Empire { title: "Celtic Infantry", owner: PUNIC, copies: 2, silver: 4, bribed: true, celtic: true,
        strength: Strength { field: [2, 2], siege: [1, 1] },
        text: "2 Swords, of which 1 counts in a siege. They can be bribed.",
        doubt: "Inferred: title. Reconstructed: all else.", ..armed(Kind::HeavyInfantry, 2) },
    Empire { title: "Ligurian Infantry", owner: PUNIC, copies: 2, silver: 2, bribed: true,
        text: "1 Sword. They can be bribed.",
        doubt: "Inferred: manpower and abilities. Reconstructed: copies and price.", ..armed(Kind::LightInfantry, 1) },
    Empire { title: "Balearic Slingers", owner: PUNIC, silver: 2, bribed: true, blocks_raid: true,
        strength: Strength { field: [1, 1], siege: [1, 2] },
        text: "1 Sword; 2 when you defend in a siege. From your hand they block a raid. They can be bribed.", ..armed(Kind::LightInfantry, 1) },
    Empire { title: "Numidian Cavalry", owner: PUNIC, copies: 2, silver: 3, bribed: true, raids: true, blocks_raid: true, numidian: true,
        text: "1 Sword, half in a siege. It raids, and from your hand it blocks a raid. It can be bribed.",
        doubt: "Inferred: abilities. Reconstructed: copies, price and manpower.", ..armed(Kind::Cavalry, 1) },
    Empire { title: "Iberian Cavalry", owner: PUNIC, silver: 3, bribed: true, raids: true, blocks_raid: true,
        text: "1 Sword, half in a siege. It raids, and from your hand it blocks a raid. It can be bribed.",
        doubt: "Inferred: abilities. Reconstructed: copies, price, manpower and strength.", ..armed(Kind::Cavalry, 1) },
    Empire { title: "War Elephants", owner: PUNIC, copies: 2, silver: 4, strength: Strength { field: [0, 0], siege: [0, 0] },
        elephants: Some(Elephants { moves: [-1, 1, 2, 2, 3, 3], siege: 2 }),
        text: "They have a Sword. Roll a die as they come into the battle: the marker moves by 1 for 2, by 2 for 3 or 4, by 3 for 5 or 6, and 1 against you for 1. In a siege take 2 off the die. They are of no type for Combined Arms.",
        doubt: "Reconstructed: copies, price, manpower, strength and abilities.", ..armed(Kind::Elephants, 1) },
    Empire { title: "General", owner: PUNIC, copies: 2, silver: 3, hits: 4, blocks_bribe: true,
        text: "Free action: it joins a land battle of yours, which must be in supply, and adds its strength at once. In a naval battle it rolls a die from your hand, which hits on 4 to 6. From your hand it blocks a bribe.",
        doubt: "Reconstructed: copies, price, manpower and abilities.", ..armed(Kind::Leader, 1) },
    Empire { title: "Mercenary General", owner: PUNIC, silver: 5, hits: 4, bribed: true, returns: true,
        text: "2 Swords. Free action: it joins a land battle of yours, which must be in supply, and adds its strength at once. In a naval battle it rolls two dice from your hand, which hit on 4 to 6. After the battle it goes back to the Empire deck; it is never a loss. It can be bribed.",
        doubt: "Reconstructed: copies, price, manpower, strength and abilities.", ..armed(Kind::Leader, 2) },

    Empire { title: "Fortification", copies: 2, silver: 3, kind: Kind::Fortification, blocks_pillage: true,
        strength: Strength { field: [0, 1], siege: [0, 1] },
        text: "Action: play it with the card of a location of yours and pay 3 Silver: that location is fortified. Or it reinforces a battle in which you defend, with strength 1. From your hand it blocks a pillage.",
        doubt: "Inferred: price. Reconstructed: copies and manpower.", ..PLAIN },
    Empire { title: "Siege Engine", copies: 2, silver: 4, kind: Kind::SiegeEngine,
        strength: Strength { field: [0, 0], siege: [2, 0] },
        text: "It reinforces a siege that you lay, with strength 2.",
        doubt: "Reconstructed: copies, price, manpower, strength and abilities.", ..PLAIN },
    Empire { title: "Triremes", silver: 4, kind: Kind::Naval, blocks_pillage: true,
        symbols: Symbols { ship: true, ..Symbols::NONE },
        text: "A Ship symbol, for whatever needs one. From your hand it blocks a pillage, of a location out of supply too.",
        doubt: "Inferred: type. Reconstructed: copies, price, manpower and strength.", ..PLAIN },
    Empire { title: "Colonists", silver: 5, kind: Kind::Colonists,
        symbols: Symbols { colonist: true, ..Symbols::NONE },
        text: "A Colonist symbol: to settle, to develop, for Warships and for manpower.", ..PLAIN },
    Empire { title: "Agent", copies: 2, silver: 2, kind: Kind::Agent, bribes: true, blocks_bribe: true,
        text: "Action: pay 1 Silver to bribe a mercenary out of the other side's hand or Reserve. From your hand it blocks a bribe.",
        doubt: "Inferred: abilities. Reconstructed: title, copies, price, manpower, type and strength.", ..PLAIN },
];

/// How many Empire cards there are, without Campaign.
pub(super) const COPIES: usize = {
    let (mut count, mut i) = (0, 0);
    while i < EMPIRE.len() {
        count += EMPIRE[i].copies as usize;
        i += 1;
    }
    count
};

/// The row of each Empire card, and which copy of it, from 0.
pub(super) static ROWS: [(u8, u8); COPIES] = {
    let (mut rows, mut at, mut i) = ([(0, 0); COPIES], 0, 0);
    while i < EMPIRE.len() {
        let mut copy = 0;
        while copy < EMPIRE[i].copies {
            rows[at] = (i as u8, copy);
            at += 1;
            copy += 1;
        }
        i += 1;
    }
    rows
};
