//! Strategy Cards 1 to 32.

use super::After::*;
use super::Breaks::*;
use super::Window::*;
use super::{BOTH, Card, Effect, PUNIC, ROME};
use crate::data::provinces::Province::{
    Celtiberia, CorsicaSardinia, Etruria, GalliaCisalpinia, GalliaTransalpinia, Liguria, Lucania, Sicilia,
};

/// The rows.
#[rustfmt::skip]
pub(super) const CARDS: [Card; 32] = [
    Card {
        number: 1, printed: 1, title: "Corsica and Sardinia Revolt", ops: 3, side: BOTH, ship: true, counter: false, after: Stays, truce: Broken,
        windows: &[OwnPlay], effect: Effect::Revolt { province: CorsicaSardinia, walls: true },
        text: "Works only if the opponent controls the province Corsica-Sardinia. Every PC marker of the opponent in that province is taken off the map, except in spaces where the opponent has at least one CU. Spaces become neutral (no marker). Affects all eligible markers, no choice.",
        doubt: "",
    },
    Card {
        number: 2, printed: 2, title: "Sicilia Revolts", ops: 3, side: BOTH, ship: true, counter: false, after: Stays, truce: Broken,
        windows: &[OwnPlay], effect: Effect::Revolt { province: Sicilia, walls: false },
        text: "Works only if the opponent controls the province of Sicilia. Every non-walled PC marker of the opponent in that province is taken off the map, except in spaces where the opponent has at least one CU. Spaces become neutral (no marker). Affects all eligible markers, no choice. Messana (Walled City) is untouched; Syracuse is another province and is untouched.",
        doubt: "",
    },
    Card {
        number: 3, printed: 3, title: "Numidia Revolts", ops: 3, side: BOTH, ship: true, counter: false, after: Stays, truce: Broken,
        windows: &[OwnPlay], effect: Effect::NumidiaRevolts,
        text: "Choose Western or Eastern Numidia (control of it is not required). Every PC marker of the opponent in the chosen province is taken off the map, except in spaces where the opponent has at least one CU.",
        doubt: "",
    },
    Card {
        number: 4, printed: 4, title: "Celtiberia Revolts", ops: 3, side: BOTH, ship: true, counter: false, after: Stays, truce: Broken,
        windows: &[OwnPlay], effect: Effect::Revolt { province: Celtiberia, walls: true },
        text: "Works only if the opponent controls the province of Celtiberia. Every PC marker of the opponent in that province is taken off the map, except in spaces where the opponent has at least one CU. Spaces become neutral (no marker). Affects all eligible markers, no choice.",
        doubt: "",
    },
    Card {
        number: 5, printed: 6, title: "Maharbal's Cavalry", ops: 1, side: PUNIC, ship: false, counter: true, after: Stays, truce: Kept,
        windows: &[BattleRound], effect: Effect::MaharbalsCavalry,
        text: "In any battle: play it in place of a Battle Card. It counts as a Double Envelopment; if the defender matches it, the defender does not take the initiative without a roll; he may only try the usual counterattack. May be used even when no ordinary Battle Cards are left in hand.",
        doubt: "Inferred: It can also be used by a Carthaginian defender to match a Double Envelopment (it is treated as such a card). If it is the card that wins the battle, the +2 Double Envelopment retreat modifier applies.",
    },
    Card {
        number: 6, printed: 5, title: "Native Guides", ops: 2, side: BOTH, ship: false, counter: false, after: Stays, truce: Kept,
        windows: &[WithMove], effect: Effect::NativeGuides { attrition: -3, rating: 2 },
        text: "Played to activate a general with a Strategy Rating of 1 or 2: each of his attrition rolls for a mountain pass in this move is 3 lower, on top of the 2 of a pass that is not in the Alps (5 lower in all).",
        doubt: "",
    },
    Card {
        number: 7, printed: 7, title: "Hostile Tribes", ops: 1, side: BOTH, ship: false, counter: true, after: Stays, truce: BrokenAsOwn,
        windows: &[EnemyEnters, OwnPlay], effect: Effect::HostileTribes,
        text: "Aimed at one opposing army, or opposing CUs without a general, that is in or enters a space of Gallia Transalpinia or Liguria: that force rolls at once on the Attrition Table, always in the 5/6 column whatever its size. Playable as a counter during the opponent's move (when he enters such a space) or as one's own card play while the force stands there.",
        doubt: "Inferred: Truce: the list of breaking cards names Hostile Tribes \"if the event is used\", the general rule exempts counters; read together as: breaks it as an own card play, not as a counter.",
    },
    Card {
        number: 8, printed: 8, title: "Hostile Tribes", ops: 1, side: BOTH, ship: false, counter: true, after: Stays, truce: BrokenAsOwn,
        windows: &[EnemyEnters, OwnPlay], effect: Effect::HostileTribes,
        text: "Aimed at one opposing army, or opposing CUs without a general, that is in or enters a space of Gallia Transalpinia or Liguria: that force rolls at once on the Attrition Table, always in the 5/6 column whatever its size. Playable as a counter during the opponent's move (when he enters such a space) or as one's own card play while the force stands there.",
        doubt: "Inferred: Truce: the list of breaking cards names Hostile Tribes \"if the event is used\", the general rule exempts counters; read together as: breaks it as an own card play, not as a counter.",
    },
    Card {
        number: 9, printed: 9, title: "Philip V of Macedon Allies with Carthage", ops: 3, side: BOTH, ship: true, counter: false, after: RemovedSecond, truce: Broken,
        windows: &[OwnPlay], effect: Effect::PhilipOfMacedon { naval: -1 },
        text: "While Macedonia is not allied: only Carthage may use the event. Rome loses one card taken at random from its hand to the discard pile; Macedonia becomes allied (marker in the naval modifier box: -1 on the Naval Combat Table for Carthaginian sea moves). The card then goes to the discard pile as usual. While Macedonia is allied: only Rome may use the event. Carthage loses one random card, the alliance and its -1 end, and the card leaves the game.",
        doubt: "",
    },
    Card {
        number: 10, printed: 10, title: "Macedonian Reinforcements", ops: 2, side: PUNIC, ship: false, counter: false, after: Stays, truce: Broken,
        windows: &[OwnPlay], effect: Effect::MacedonianReinforcements { cus: 2 },
        text: "Only while Macedonia is allied with Carthage: place 2 Carthaginian CUs together in one Carthage-controlled port in Africa or Italy, not inside a besieged city.",
        doubt: "Inferred: Both CUs go to the same port (singular on the card). No placement in a port space occupied by enemy CUs unless a friendly unbesieged Walled City there can take them.",
    },
    Card {
        number: 11, printed: 11, title: "Balearic Slingers", ops: 1, side: BOTH, ship: false, counter: false, after: Stays, truce: Broken,
        windows: &[OwnPlay], effect: Effect::BalearicSlingers { cus: 1 },
        text: "Requires control of the Balearic Islands: 1 new CU of yours appears in a port of your choice that has your PC marker and no enemy CU.",
        doubt: "",
    },
    Card {
        number: 12, printed: 12, title: "African Reinforcements", ops: 2, side: PUNIC, ship: false, counter: false, after: Stays, truce: Broken,
        windows: &[OwnPlay], effect: Effect::AfricanReinforcements { elephants: 2 },
        text: "Place 2 elephant CUs in Carthage. For each elephant CU the supply cannot provide (4 in the game in total), place 1 ordinary CU in Carthage instead. Not if Carthage is besieged.",
        doubt: "",
    },
    Card {
        number: 13, printed: 13, title: "Bruttium Recruits", ops: 2, side: PUNIC, ship: false, counter: false, after: Stays, truce: Broken,
        windows: &[OwnPlay], effect: Effect::Recruits { cus: 2, provinces: &[Lucania] },
        text: "One Carthaginian general standing in Lucania receives 2 new CUs (owner picks which general).",
        doubt: "",
    },
    Card {
        number: 14, printed: 14, title: "Ligurian Recruits", ops: 2, side: PUNIC, ship: false, counter: false, after: Stays, truce: Broken,
        windows: &[OwnPlay], effect: Effect::Recruits { cus: 2, provinces: &[Liguria, GalliaCisalpinia, Etruria] },
        text: "One Carthaginian general standing in Liguria, Gallia Cisalpinia or Etruria receives 2 new CUs.",
        doubt: "",
    },
    Card {
        number: 15, printed: 15, title: "Iberian Recruits", ops: 1, side: BOTH, ship: false, counter: false, after: Stays, truce: Broken,
        windows: &[OwnPlay], effect: Effect::IberianRecruits { cus: 2 },
        text: "One of your generals standing in a Hispanian province under your control receives 2 new CUs.",
        doubt: "",
    },
    Card {
        number: 16, printed: 16, title: "Gallic Recruits", ops: 2, side: PUNIC, ship: false, counter: false, after: Stays, truce: Broken,
        windows: &[OwnPlay], effect: Effect::Recruits { cus: 2, provinces: &[GalliaTransalpinia, GalliaCisalpinia] },
        text: "One Carthaginian general standing in Gallia Transalpinia or Gallia Cisalpinia receives 2 new CUs.",
        doubt: "",
    },
    Card {
        number: 17, printed: 17, title: "Surprise Sortie", ops: 1, side: BOTH, ship: false, counter: false, after: Stays, truce: Broken,
        windows: &[OwnPlay], effect: Effect::SurpriseSortie { points: 1 },
        text: "Pick a Walled City under siege; its siege point total drops by 1.",
        doubt: "",
    },
    Card {
        number: 18, printed: 18, title: "Traitor in Tarentum", ops: 2, side: BOTH, ship: false, counter: false, after: Stays, truce: Kept,
        windows: &[WithSiege], effect: Effect::TraitorInTarentum { cus: 3, rating: 2 },
        text: "Played to activate a general with a Strategy Rating of 1 or 2: if he besieges enemy-held Tarentum with at least 3 CUs, there is no roll; Tarentum changes hands at once and enemy CUs inside it are eliminated.",
        doubt: "",
    },
    Card {
        number: 19, printed: 19, title: "Senate Dismisses Proconsul", ops: 1, side: BOTH, ship: false, counter: false, after: Stays, truce: Broken,
        windows: &[OwnPlay], effect: Effect::SenateDismissesProconsul,
        text: "If a Roman proconsul other than Scipio Africanus is on the map: he is removed (back to the pool) and the player of this card picks any Roman general not on the map, who takes his place as proconsul with the same army.",
        doubt: "Inferred: Fabius may not be picked if the proconsul's army is outside Italy, because he may not leave Italy (our reading).",
    },
    Card {
        number: 20, printed: 20, title: "Spy in Enemy Camp", ops: 1, side: BOTH, ship: false, counter: true, after: Stays, truce: Kept,
        windows: &[BattleStart], effect: Effect::SpyInEnemyCamp,
        text: "At the start of any battle: up to half of the opponent's Battle Cards (random) are turned face up and stay visible to you for the whole battle.",
        doubt: "Inferred: Half is rounded down.",
    },
    Card {
        number: 21, printed: 21, title: "Mercenaries Desert", ops: 2, side: ROME, ship: false, counter: false, after: Stays, truce: Broken,
        windows: &[OwnPlay], effect: Effect::MercenariesDesert,
        text: "Every Carthaginian force on the map that is not in a space with a Carthage-controlled Walled City (inside or outside is the same) rolls on the Attrition Table in the column of its size. A force with a general first rolls one die: on a result up to that general's battle rating the force is exempt.",
        doubt: "",
    },
    Card {
        number: 22, printed: 22, title: "Mutin's Numidians", ops: 1, side: PUNIC, ship: false, counter: false, after: Stays, truce: Broken,
        windows: &[OwnPlay], effect: Effect::MutinsNumidians { cus: 1 },
        text: "Choose a space of the province Sicilia that has no Walled City and no Roman CU: place 1 Carthaginian CU and a Carthaginian PC marker there; a Roman PC marker there is flipped.",
        doubt: "",
    },
    Card {
        number: 23, printed: 23, title: "Numidian Ally", ops: 3, side: ROME, ship: true, counter: false, after: Stays, truce: Broken,
        windows: &[OwnPlay], effect: Effect::NumidianAlly { markers: 3 },
        text: "Rome takes up to 3 spaces of Eastern Numidia that hold no Carthaginian CU: empty spaces get a Roman PC marker, Carthaginian markers are turned to Roman.",
        doubt: "",
    },
    Card {
        number: 24, printed: 24, title: "Sophonisba Seduces a Numidian King", ops: 3, side: PUNIC, ship: true, counter: false, after: Stays, truce: Broken,
        windows: &[OwnPlay], effect: Effect::Sophonisba { markers: 3 },
        text: "Carthage picks one of the two Numidian provinces and takes up to 3 of its spaces that hold no Roman CU: empty spaces get a Carthaginian PC marker, Roman markers are turned to Carthaginian.",
        doubt: "",
    },
    Card {
        number: 25, printed: 25, title: "Capua Sides with Carthage", ops: 2, side: PUNIC, ship: false, counter: false, after: Removed, truce: Broken,
        windows: &[OwnPlay], effect: Effect::CapuaSidesWithCarthage { provinces: 3 },
        text: "Only if Carthage controls at least 3 provinces of Italy: Capua becomes Carthaginian and any Roman CUs inside the city are eliminated. The card leaves the game.",
        doubt: "Inferred: Roman CUs outside the walls stay; generals inside without CUs are displaced; siege points there are removed.",
    },
    Card {
        number: 26, printed: 26, title: "Syracuse Allies with Carthage", ops: 3, side: PUNIC, ship: true, counter: false, after: Removed, truce: Broken,
        windows: &[OwnPlay], effect: Effect::SyracuseAllies,
        text: "Syracuse becomes Carthaginian; Roman CUs inside are eliminated. From then on the usual -1 naval modifier for control of Syracuse applies while Carthage holds it. The card leaves the game.",
        doubt: "Inferred: Roman CUs outside the walls stay; generals inside without CUs are displaced.",
    },
    Card {
        number: 27, printed: 27, title: "\"I have come into Italy...\" (Hannibal)", ops: 2, side: PUNIC, ship: false, counter: false, after: Stays, truce: Broken,
        windows: &[OwnPlay], effect: Effect::ComeIntoItaly { markers: 2 },
        text: "Only if Hannibal is in Italy: flip 2 Roman non-walled PC markers to Carthaginian, anywhere in Italy, in spaces without Roman CUs.",
        doubt: "Inferred: If only one marker qualifies, one is flipped.",
    },
    Card {
        number: 28, printed: 28, title: "Hannibal Charms Italy", ops: 2, side: PUNIC, ship: false, counter: false, after: Stays, truce: Kept,
        windows: &[WithMove], effect: Effect::CharmsItaly,
        text: "Played to activate Hannibal: in each Italian space he enters that holds no Roman CU, a Roman PC marker is taken off (also after an overrun there, or after the Romans have avoided battle). The marker where he starts may be taken off too for 1 of his movement points. Walled Cities are not touched.",
        doubt: "Inferred: Hannibal must be the moving commander.",
    },
    Card {
        number: 29, printed: 29, title: "Carthaginian Naval Victory", ops: 2, side: PUNIC, ship: false, counter: false, after: Stays, truce: Broken,
        windows: &[OwnPlay], effect: Effect::NavalVictory { naval: -1 },
        text: "Until the end of the turn: -1 on the Naval Combat Table for Carthaginian sea moves, and Rome may move by sea only with a Minor or Major Campaign event.",
        doubt: "",
    },
    Card {
        number: 30, printed: 30, title: "Carthaginian Siege Train", ops: 3, side: PUNIC, ship: true, counter: false, after: Stays, truce: Broken,
        windows: &[OwnPlay], effect: Effect::SiegeTrain,
        text: "Put the siege train with any Carthaginian general. A general who has it ignores the -1 for Carthaginian sieges. Counts as a Carthaginian CU without effect in battle and without using the 10 CU limit; may not cross an Alps pass nor move by sea; removed if enemy CUs catch it alone or if its force must retreat. If already on the map, playing the event again may move it to another general.",
        doubt: "Inferred: It counts as a CU wherever rules 25 (30) do not except it: for the 3 CU siege minimum, the attrition column and holding a space; it gives no Battle Card and does not count for the columns or losses of a battle.",
    },
    Card {
        number: 31, printed: 31, title: "Spanish Allies Desert", ops: 1, side: BOTH, ship: false, counter: true, after: Stays, truce: Kept,
        windows: &[BattleStart], effect: Effect::SpanishAlliesDesert,
        text: "At the start of a battle in Hispania: for that battle the opponent gets no Battle Cards for allied provinces of Hispania.",
        doubt: "",
    },
    Card {
        number: 32, printed: 32, title: "Numidian Allies Desert", ops: 1, side: BOTH, ship: false, counter: true, after: Stays, truce: Kept,
        windows: &[BattleStart], effect: Effect::NumidianAlliesDesert,
        text: "At the start of a battle in Africa: for that battle the opponent gets no Battle Cards for Western or Eastern Numidia (up to 4 lost).",
        doubt: "",
    },
];
