//! Strategy Cards 33 to 64.

use super::After::*;
use super::Breaks::*;
use super::Window::*;
use super::{BOTH, Card, Effect, PUNIC, ROME};
use crate::data::provinces::Province::{Apulia, Campania, Etruria, Lucania, Samnium};

/// The rows.
#[rustfmt::skip]
pub(super) const CARDS: [Card; 32] = [
    Card {
        number: 33, printed: 33, title: "Major Campaign", ops: 3, side: BOTH, ship: true, counter: false, after: Stays, truce: Kept,
        windows: &[OwnPlay], effect: Effect::Campaign { generals: 3 },
        text: "Activate three different generals one after the other, whatever their strategy ratings; each moves up to 4 spaces with up to 10 CUs and finishes his move, battle or siege before the next. One of the armies may use naval movement with up to 10 CUs.",
        doubt: "",
    },
    Card {
        number: 34, printed: 34, title: "Major Campaign", ops: 3, side: BOTH, ship: true, counter: false, after: Stays, truce: Kept,
        windows: &[OwnPlay], effect: Effect::Campaign { generals: 3 },
        text: "Activate three different generals one after the other, whatever their strategy ratings; each moves up to 4 spaces with up to 10 CUs and finishes his move, battle or siege before the next. One of the armies may use naval movement with up to 10 CUs.",
        doubt: "",
    },
    Card {
        number: 35, printed: 35, title: "Diplomacy", ops: 2, side: BOTH, ship: false, counter: false, after: Stays, truce: Broken,
        windows: &[OwnPlay], effect: Effect::Diplomacy { markers: 1 },
        text: "One enemy round PC marker anywhere on the map changes to your side, provided no enemy CU stands in its space; Walled City and Tribe markers are excluded.",
        doubt: "",
    },
    Card {
        number: 36, printed: 36, title: "Diplomacy", ops: 2, side: BOTH, ship: false, counter: false, after: Stays, truce: Broken,
        windows: &[OwnPlay], effect: Effect::Diplomacy { markers: 1 },
        text: "One enemy round PC marker anywhere on the map changes to your side, provided no enemy CU stands in its space; Walled City and Tribe markers are excluded.",
        doubt: "",
    },
    Card {
        number: 37, printed: 37, title: "Minor Campaign", ops: 3, side: BOTH, ship: true, counter: false, after: Stays, truce: Kept,
        windows: &[OwnPlay], effect: Effect::Campaign { generals: 2 },
        text: "Activate two different generals one after the other, whatever their strategy ratings; each moves up to 4 spaces with up to 10 CUs and finishes his move, battle or siege before the next. One of the armies may use naval movement with up to 10 CUs.",
        doubt: "",
    },
    Card {
        number: 38, printed: 38, title: "Minor Campaign", ops: 3, side: BOTH, ship: true, counter: false, after: Stays, truce: Kept,
        windows: &[OwnPlay], effect: Effect::Campaign { generals: 2 },
        text: "Activate two different generals one after the other, whatever their strategy ratings; each moves up to 4 spaces with up to 10 CUs and finishes his move, battle or siege before the next. One of the armies may use naval movement with up to 10 CUs.",
        doubt: "",
    },
    Card {
        number: 39, printed: 39, title: "Minor Campaign", ops: 3, side: BOTH, ship: true, counter: false, after: Stays, truce: Kept,
        windows: &[OwnPlay], effect: Effect::Campaign { generals: 2 },
        text: "Activate two different generals one after the other, whatever their strategy ratings; each moves up to 4 spaces with up to 10 CUs and finishes his move, battle or siege before the next. One of the armies may use naval movement with up to 10 CUs.",
        doubt: "",
    },
    Card {
        number: 40, printed: 40, title: "Minor Campaign", ops: 3, side: BOTH, ship: true, counter: false, after: Stays, truce: Kept,
        windows: &[OwnPlay], effect: Effect::Campaign { generals: 2 },
        text: "Activate two different generals one after the other, whatever their strategy ratings; each moves up to 4 spaces with up to 10 CUs and finishes his move, battle or siege before the next. One of the armies may use naval movement with up to 10 CUs.",
        doubt: "",
    },
    Card {
        number: 41, printed: 41, title: "Bad Weather", ops: 1, side: BOTH, ship: false, counter: true, after: Stays, truce: Kept,
        windows: &[EnemyMoved], effect: Effect::BadWeather { spaces: 2 },
        text: "When an enemy general is about to spend his 3rd movement point, or to sail: he moves only 2 spaces in all, and crosses no pass or strait that takes his 3rd or 4th point. A sea move is cancelled: the force stays in its port of embarkation for the rest of the card play. Not against interception, retreat, withdrawal or avoid battle. In a campaign it stops one general only; CUs later moved by another general keep their full 4 spaces.",
        doubt: "Inferred: It is played before he goes on rather than after his move, so that nothing has to be taken back.",
    },
    Card {
        number: 42, printed: 42, title: "Elephant Fright", ops: 1, side: ROME, ship: false, counter: true, after: Stays, truce: Kept,
        windows: &[Charge], effect: Effect::ElephantFright { cards: 2 },
        text: "When Carthage declares an elephant charge and before its die is rolled: the charge has no effect and the Carthaginian player loses 2 Battle Cards.",
        doubt: "Inferred: The 2 cards come off the number dealt (or at random if already dealt).",
    },
    Card {
        number: 43, printed: 43, title: "Two Legions of Slaves Raised (The Volones)", ops: 3, side: ROME, ship: true, counter: false, after: Stays, truce: Broken,
        windows: &[OwnPlay], effect: Effect::SlavesRaised { cus: 4, provinces: 3 },
        text: "Only if Carthage controls at least 3 provinces of Italy at that moment, and no Carthaginian CU is in Latium: Rome places 4 CUs in Latium (space Rome). Not if Rome is besieged.",
        doubt: "",
    },
    Card {
        number: 44, printed: 44, title: "Allied Auxiliaries (Apulia)", ops: 2, side: ROME, ship: false, counter: false, after: Stays, truce: Broken,
        windows: &[OwnPlay], effect: Effect::AlliedAuxiliaries { cus: 2, province: Apulia },
        text: "Needs Roman control of Apulia. One Roman general in Italy (any, Rome picks; not inside a besieged city) receives 2 new CUs. They never go to Rome without a general there; without an eligible general the event does nothing.",
        doubt: "",
    },
    Card {
        number: 45, printed: 45, title: "Allied Auxiliaries (Etruria)", ops: 2, side: ROME, ship: false, counter: false, after: Stays, truce: Broken,
        windows: &[OwnPlay], effect: Effect::AlliedAuxiliaries { cus: 2, province: Etruria },
        text: "Needs Roman control of Etruria. One Roman general in Italy (any, Rome picks; not inside a besieged city) receives 2 new CUs. They never go to Rome without a general there; without an eligible general the event does nothing.",
        doubt: "",
    },
    Card {
        number: 46, printed: 46, title: "Allied Auxiliaries (Samnium)", ops: 3, side: ROME, ship: true, counter: false, after: Stays, truce: Broken,
        windows: &[OwnPlay], effect: Effect::AlliedAuxiliaries { cus: 2, province: Samnium },
        text: "Needs Roman control of Samnium. One Roman general in Italy (any, Rome picks; not inside a besieged city) receives 2 new CUs. They never go to Rome without a general there; without an eligible general the event does nothing.",
        doubt: "",
    },
    Card {
        number: 47, printed: 47, title: "Allied Auxiliaries (Lucania)", ops: 3, side: ROME, ship: true, counter: false, after: Stays, truce: Broken,
        windows: &[OwnPlay], effect: Effect::AlliedAuxiliaries { cus: 2, province: Lucania },
        text: "Needs Roman control of Lucania. One Roman general in Italy (any, Rome picks; not inside a besieged city) receives 2 new CUs. They never go to Rome without a general there; without an eligible general the event does nothing.",
        doubt: "",
    },
    Card {
        number: 48, printed: 48, title: "Allied Auxiliaries (Campania)", ops: 1, side: ROME, ship: false, counter: false, after: Stays, truce: Broken,
        windows: &[OwnPlay], effect: Effect::AlliedAuxiliaries { cus: 2, province: Campania },
        text: "Needs Roman control of Campania. One Roman general in Italy (any, Rome picks; not inside a besieged city) receives 2 new CUs. They never go to Rome without a general there; without an eligible general the event does nothing.",
        doubt: "",
    },
    Card {
        number: 49, printed: 49, title: "Opposing Fleet Breaks Siege", ops: 1, side: BOTH, ship: false, counter: false, after: Stays, truce: Broken,
        windows: &[OwnPlay], effect: Effect::FleetBreaksSiege,
        text: "Pick a besieged Walled City that is a port (so not Capua); its siege points drop to 0.",
        doubt: "",
    },
    Card {
        number: 50, printed: 50, title: "Adriatic Pirates", ops: 3, side: PUNIC, ship: true, counter: false, after: Stays, truce: Kept,
        windows: &[WithNavalMove], effect: Effect::AdriaticPirates { cus: 3 },
        text: "Played to activate a general: a sea move with at most 3 CUs needs no Naval Combat roll if it begins or ends in Brundisium, Croton or Tarentum.",
        doubt: "",
    },
    Card {
        number: 51, printed: 51, title: "Epidemic", ops: 2, side: BOTH, ship: false, counter: false, after: Stays, truce: Broken,
        windows: &[OwnPlay], effect: Effect::Epidemic,
        text: "An enemy army of your choice suffers attrition: one roll in the column of its size, no modifier.",
        doubt: "Inferred: Army = CUs with a general (glossary).",
    },
    Card {
        number: 52, printed: 52, title: "Pestilence", ops: 2, side: BOTH, ship: false, counter: false, after: Stays, truce: Broken,
        windows: &[OwnPlay], effect: Effect::Pestilence { attrition: 1 },
        text: "An enemy army of your choice that is besieging a city suffers attrition: one roll in the column of its size, +1 to the die.",
        doubt: "Inferred: Besieging = the city in its space carries at least one siege point (rules 20.4).",
    },
    Card {
        number: 53, printed: 53, title: "Tribal Resistance", ops: 1, side: BOTH, ship: false, counter: false, after: Stays, truce: Broken,
        windows: &[OwnPlay], effect: Effect::TribalResistance,
        text: "Pick a Tribe under subjugation; its accumulated points drop to 0.",
        doubt: "",
    },
    Card {
        number: 54, printed: 54, title: "Treachery within City", ops: 2, side: BOTH, ship: false, counter: false, after: Stays, truce: Kept,
        windows: &[WithSiege], effect: Effect::TreacheryWithinCity { rolls: 2 },
        text: "Played to activate a general: if he besieges a Walled City, he rolls twice on the Siege Table, and both results are applied.",
        doubt: "Inferred: Walled Cities only, not subjugation. Marcellus does not combine (needs a campaign), nor Scipio Africanus (needs a force march).",
    },
    Card {
        number: 55, printed: 55, title: "Messenger Intercepted", ops: 3, side: BOTH, ship: true, counter: false, after: Stays, truce: Broken,
        windows: &[OwnPlay], effect: Effect::MessengerIntercepted,
        text: "A random strategy card of the opponent's hand moves to your hand.",
        doubt: "",
    },
    Card {
        number: 56, printed: 56, title: "Grain Shortage", ops: 2, side: PUNIC, ship: false, counter: false, after: Stays, truce: Broken,
        windows: &[OwnPlay], effect: Effect::GrainShortage { markers: 3 },
        text: "Only if Carthage controls Sicilia: take 3 Roman non-walled PC markers off the map, anywhere.",
        doubt: "Inferred: The Carthaginian player picks them.",
    },
    Card {
        number: 57, printed: 57, title: "Hanno Counsels Carthage", ops: 1, side: ROME, ship: false, counter: false, after: Stays, truce: Broken,
        windows: &[OwnPlay], effect: Effect::HannoCounsels,
        text: "From now until the start of the turn after the next reshuffle of the strategy deck, Carthaginian CUs may not leave Africa. Lone generals may. Placing reinforcements is not affected.",
        doubt: "",
    },
    Card {
        number: 58, printed: 58, title: "Cato Counsels Rome", ops: 1, side: PUNIC, ship: false, counter: false, after: Stays, truce: Broken,
        windows: &[OwnPlay], effect: Effect::CatoCounsels,
        text: "From now until the start of the turn after the next reshuffle of the strategy deck, Roman CUs may not move into Africa. CUs already there stay and may act; lone generals pass freely. Placing reinforcements is not affected.",
        doubt: "",
    },
    Card {
        number: 59, printed: 59, title: "Ally Deserts", ops: 1, side: BOTH, ship: false, counter: true, after: Stays, truce: Kept,
        windows: &[BattleStart, BattleRound], effect: Effect::AllyDeserts,
        text: "In a battle, before its first round or in any later one: take one Battle Card at random from the opponent's hand into your own; both players see which. Of cards that a spy has shown you may pick one instead.",
        doubt: "",
    },
    Card {
        number: 60, printed: 60, title: "Storms at Sea", ops: 1, side: BOTH, ship: false, counter: true, after: Stays, truce: Kept,
        windows: &[EnemySails], effect: Effect::StormsAtSea { attrition: 2 },
        text: "When the opponent moves an army by sea, before any Naval Combat roll: that force rolls on the Attrition Table in the column of its size with +2. Generals are unaffected; if no CU is left, the general returns alone to the port of embarkation and is not displaced.",
        doubt: "",
    },
    Card {
        number: 61, printed: 61, title: "Force March (1)", ops: 1, side: BOTH, ship: false, counter: false, after: Stays, truce: Kept,
        windows: &[OwnPlay], effect: Effect::ForceMarch { mp: 6, rating: 1, by_sea: false },
        text: "Move one general whose strategy rating is 1 (with up to 10 CUs) up to 6 spaces instead of 4.",
        doubt: "",
    },
    Card {
        number: 62, printed: 62, title: "Force March (2)", ops: 2, side: BOTH, ship: false, counter: false, after: Stays, truce: Kept,
        windows: &[OwnPlay], effect: Effect::ForceMarch { mp: 6, rating: 2, by_sea: false },
        text: "Move one general whose strategy rating is 1 or 2 (with up to 10 CUs) up to 6 spaces instead of 4.",
        doubt: "",
    },
    Card {
        number: 63, printed: 63, title: "Force March (3)", ops: 3, side: BOTH, ship: true, counter: false, after: Stays, truce: Kept,
        windows: &[OwnPlay], effect: Effect::ForceMarch { mp: 6, rating: 3, by_sea: true },
        text: "Move one general of any strategy rating (with up to 10 CUs) up to 6 spaces instead of 4. May include naval movement (3 movement points each, so one sea move plus 3 spaces, or two sea moves) with up to 5 CUs.",
        doubt: "Inferred: The 5 CU sea limit of a 3 operations card applies (not a campaign card).",
    },
    Card {
        number: 64, printed: 64, title: "Truce", ops: 2, side: BOTH, ship: false, counter: false, after: Stays, truce: Kept,
        windows: &[OwnPlay], effect: Effect::Truce,
        text: "A truce begins. While it lasts neither side may enter a space with an enemy CU or an enemy PC marker; no interception and no siege attempts (subjugation of neutral Tribes is allowed); Carthaginian sea moves need no Naval Combat roll (Storms at Sea still possible). Units already on enemy markers may stay, but those markers may not be converted and the units still suffer winter attrition. It ends as soon as either player uses a card as an event that breaks a truce. However the card is used (event, operations, discard), the strategy deck is reshuffled at the end of the turn; the reshuffle does not end the truce.",
        doubt: "Inferred: The truce carries over turn ends until broken.",
    },
];
