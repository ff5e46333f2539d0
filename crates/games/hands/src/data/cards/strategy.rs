//! The 15 strategy cards (4.6). The alternate cards of Fortuna are the same but for their Maintenance (7.1).

use engine::Side;
use engine::scene::Certainty::{self, *};

/// What a strategy card changes, with the numbers of its text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// The Reserve holds so many cards (5.4.4).
    Reserve(u8),
    /// Silver off the price of Celtic Infantry, and off that of other Infantry that can be bribed; at least 1 is paid (5.4.1).
    CelticAllies {
        /// Off Celtic Infantry.
        celtic: u8,
        /// Off the others.
        others: u8,
    },
    /// Infantry of the Reserve fights at sea: the lowest faces that hit (5.2.5).
    Corvus {
        /// For Light Infantry.
        light: u8,
        /// For Heavy Infantry.
        heavy: u8,
    },
    /// Settling in Sicily and Corsica-Sardinia needs no Colonist (5.1.1).
    Diplomacy,
    /// Every Event die is shifted in the owner's favour by so much (4.7).
    Devotio(u8),
    /// Taking money brings so much more (5.3.1).
    TaxCollectors(u8),
    /// A Fortification adds only so much against the owner (5.1.3).
    Siegecraft(u8),
    /// A rough road costs so many Wagons (5.1.1).
    Roads(u8),
    /// The bonus of Combined Arms (5.2.2).
    CombinedArms(u8),
    /// A raid with Numidian Cavalry reaches so much further, and that Cavalry costs so much less (5.2.4, 5.4.1).
    NumidianAlliance {
        /// Connections.
        reach: u8,
        /// Silver.
        discount: u8,
    },
    /// So much is added to the die of War Elephants, up to 6.
    ElephantDrivers(u8),
    /// The price of a Warship (5.6.3).
    Shipwrights(u8),
    /// Location cards that the Trader may add (5.3.2).
    TradeNetwork(u8),
    /// Spaces by which the marker starts further on the owner's side when an unfortified location of his is attacked (5.2.1).
    HitAndRun(u8),
    /// Dice of Warships that missed and may be rolled again (5.2.5).
    VeteranCrews(u8),
}

/// What is printed of a strategy card.
#[derive(Clone, Copy, Debug)]
pub struct Strategy {
    /// Its title.
    pub title: &'static str,
    /// The side that alone may buy it, if it is not for both.
    pub owner: Option<Side>,
    /// Its price in Silver, before what its place in the row adds (5.5.1).
    pub silver: u8,
    /// Its Maintenance on the alternate card (7.1).
    pub maintenance: u8,
    /// What it changes.
    pub effect: Effect,
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

/// The strategy cards. To correct one, change its row; rows never change places, since kept games count them.
#[rustfmt::skip]
pub static STRATEGY: [Strategy; 15] = [
    //   title                owner Silver Maintenance
    card("Deep Reserve",      BOTH,  3, 0, Effect::Reserve(7), "Your Reserve holds 7 cards. Lose this card with more than 5 there, and they stay, but none is added before fewer than 5 lie there.", "Inferred: owner. Reconstructed: price, Maintenance and Events."),
    card("Celtic Allies",     PUNIC, 4, 1, Effect::CelticAllies { celtic: 2, others: 1 }, "Celtic Infantry costs 2 Silver less, other Infantry that can be bribed 1 less, at least 1. An Emergency Levy doubles what is left. MERCENARY REVOLT: each card costs you 1 Silver more to keep.", "Reconstructed: Maintenance, effect and Events."),
    card("Corvus",            ROME,  5, 2, Effect::Corvus { light: 5, heavy: 3 }, "In a naval battle, after Leaders and before the dice, you may send Infantry from your Reserve, one card for each of your Warships at most. Each rolls a die: Light Infantry hits on 5 or 6, Heavy Infantry on 3 to 6. If you win with at least one there, you capture a Warship. STORMS AT SEA: your Warships sink on 1 to 4.", "Inferred: Events. Reconstructed: price and Maintenance."),
    card("Diplomacy",         BOTH,  3, 1, Effect::Diplomacy, "You settle in Sicily and Corsica-Sardinia without a Colonist. PEACE: you may change the die by 1 after it has been rolled.", "Inferred: owner. Reconstructed: price, effect and Events."),
    card("Devotio",           ROME,  3, 1, Effect::Devotio(1), "ALL EVENTS: the die is changed by 1 in your favour, within 1 to 6.", "Inferred: owner and Events. Reconstructed: price and Maintenance."),
    card("Tax Collectors",    BOTH,  4, 2, Effect::TaxCollectors(1), "Taking money brings 1 Silver more. REBELLION: the die is changed by 1 against you.", "Inferred: title. Reconstructed: all else."),
    card("Siegecraft",        BOTH,  4, 1, Effect::Siegecraft(1), "When you attack a fortified location, its Fortification adds 1 instead of 2.", WHOLE),
    card("Roman Roads",       ROME,  3, 0, Effect::Roads(1), "A rough road costs you 1 Wagon instead of 2. The straits still cost 2.", WHOLE),
    card("Manipular Tactics", ROME,  4, 1, Effect::CombinedArms(2), "Combined Arms gives you 2 instead of 1.", WHOLE),
    card("Numidian Alliance", PUNIC, 3, 1, Effect::NumidianAlliance { reach: 1, discount: 1 }, "A raid with Numidian Cavalry reaches 1 connection further. Numidian Cavalry costs 1 Silver less.", WHOLE),
    card("Elephant Drivers",  PUNIC, 3, 1, Effect::ElephantDrivers(1), "Add 1 to each die of War Elephants, up to 6.", WHOLE),
    card("Shipwrights",       BOTH,  4, 2, Effect::Shipwrights(2), "A Warship costs you 2 Silver instead of 3. The Colonist is still needed.", WHOLE),
    card("Trade Network",     PUNIC, 4, 2, Effect::TradeNetwork(3), "The Trader may add 3 Location cards instead of 2.", WHOLE),
    card("Hit and Run",       BOTH,  3, 0, Effect::HitAndRun(1), "When an unfortified location of yours is attacked, the marker starts 1 space further on your side.", WHOLE),
    card("Veteran Crews",     BOTH,  4, 1, Effect::VeteranCrews(2), "Once in each naval battle, after both have rolled, roll up to 2 dice of your Warships again that missed. NAVAL DISASTER: you lose 1 Warship fewer.", WHOLE),
];

const fn card(
    title: &'static str,
    owner: Option<Side>,
    silver: u8,
    maintenance: u8,
    effect: Effect,
    text: &'static str,
    doubt: &'static str,
) -> Strategy {
    Strategy {
        title,
        owner,
        silver,
        maintenance,
        effect,
        text,
        certainty: Reconstructed,
        doubt,
    }
}
