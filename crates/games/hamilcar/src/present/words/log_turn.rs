//! Lines of sections 2 to 6 and 15.

use super::log_movement::numbered;
use super::names::{force, full, holder, linked, numeral, office, several, titled, titled_with_ops};
use super::{Told, tells};
use crate::data::generals::general as row;
use crate::data::setup::{READY, SPENT};
use crate::data::tracks::{DISPLAY, Entry, SEAMANSHIP, turn_box};
use crate::protocol::buttons::Named;
use crate::protocol::event::TurnEvent;
use crate::state::{Mood, Office, Where};
use engine::scene::Show;
use engine::{CardId, Rule, Side, Viewer};

/// The line of an event of the turn.
pub(super) fn tell(event: &TurnEvent, rule: Rule, by: Viewer) -> Told {
    match event {
        TurnEvent::SetUp(None) => tells(
            None,
            "The board is set: eleven Walled Cities, the Tribes, the PCs, the deck and the pools of Generals.",
        ),
        TurnEvent::SetUp(Some(side)) => tells(*side, set_up(*side)),
        TurnEvent::WarBegins => tells(
            None,
            "The war begins with the Strategy Phase: turn I has no reinforcements.",
        ),
        TurnEvent::Drawn(general) => tells(
            row(*general).side,
            format!("{} is drawn from the pool.", full(*general)),
        ),
        TurnEvent::MiatIs(mood) => tells(
            Side::Carthage,
            match mood {
                Mood::Warlike => "The Miat is Warlike: it counts for Carthage.",
                Mood::Neutral => "The Miat is Neutral: Carthaginian CUs and Supply Trains may not leave Africa.",
                Mood::Peaceful => "The Miat is Peaceful: it counts for Rome, and Carthage is held as by a Truce.",
            },
        ),
        TurnEvent::Die { side, die } => tells(*side, format!("{} rolls the Die: {die}.", side.name()))
            .shows(Show::Dice(vec![numbered(*side, *die)])),
        TurnEvent::ShipsReturn { side, count } => tells(
            *side,
            format!(
                "{} of {} can be built again.",
                several(*count, "sunk Warship"),
                side.name()
            ),
        ),
        TurnEvent::Recalled(general) => tells(
            Side::Carthage,
            format!("{} is called home to the pool.", full(*general)),
        ),
        TurnEvent::ChestsEmptied { discarded, removed } => tells(
            None,
            format!(
                "The War Chest boxes are emptied: {} discarded, {} removed from the game.",
                several(*discarded, "card"),
                several(*removed, "card"),
            ),
        ),
        TurnEvent::TurnBegins(turn) => {
            let line = tells(
                None,
                format!("Turn {} begins: {}.", numeral(*turn), turn_box(*turn).dates),
            );
            if *turn > 1 { line.shows(Show::TurnEnd) } else { line }
        }
        TurnEvent::Dealt { side, cards } => tells(
            *side,
            punic::present::words::dealt(*side, by.sees(*side), cards, titled),
        ),
        TurnEvent::Reshuffled => tells(None, "The discards are shuffled into the Strategy Deck."),
        TurnEvent::PlaysFirst(side) => tells(None, format!("{} plays first.", side.name())),
        TurnEvent::ClaimsFirst(side) => tells(*side, format!("{} claims the first play with a Campaign.", side.name())),
        TurnEvent::Played { side, card, how } => tells(*side, played(*side, *card, *how)),
        TurnEvent::Passed(side) => tells(*side, format!("{} has no card left and passes.", side.name())),
        TurnEvent::PcPlaced { side, at } => {
            tells(*side, format!("{} places a PC in {}.", side.name(), linked(*at))).at(&[*at])
        }
        TurnEvent::PcFlipped { side, at } => tells(
            *side,
            format!("{} wins over {}: its PC is flipped.", side.name(), linked(*at)),
        )
        .at(&[*at]),
        TurnEvent::PcRemoved { side, at } => tells(*side, pc_removed(*side, &linked(*at), rule)).at(&[*at]),
        TurnEvent::MiatPlaced(slot) => tells(
            Side::Carthage,
            format!("Carthage places a PC on slot {slot} of the Miat."),
        ),
        TurnEvent::MiatRemoved(slot) => tells(
            Side::Carthage,
            format!("Carthage takes the PC off slot {slot} of the Miat."),
        ),
        TurnEvent::Province { entry, owner } => tells(*owner, province(*entry, *owner)),
        TurnEvent::Placed { side, at, units } => tells(
            *side,
            format!("{} places {} in {}.", side.name(), force(*units), linked(*at)),
        )
        .at(&[*at]),
        TurnEvent::Removed { side, at, units } => tells(
            *side,
            format!("{} removes {} from {}.", side.name(), force(*units), linked(*at)),
        )
        .at(&[*at]),
        TurnEvent::GeneralPlaced { general, at } => {
            tells(row(*general).side, arrives(*general, *at)).at(at.space().as_slice())
        }
        TurnEvent::Elected { general, office: to } => tells(Side::Rome, elected(*general, *to)),
        TurnEvent::Displaced(general) => tells(row(*general).side, format!("{} is displaced.", full(*general))),
        TurnEvent::Eliminated(general) => tells(row(*general).side, format!("{} leaves the war.", full(*general))),
        TurnEvent::JoinsPool(general) => tells(
            row(*general).side,
            format!("{} joins the pool of Generals.", full(*general)),
        ),
        TurnEvent::ShipsBuilt { side, count } => tells(
            *side,
            format!("{} brings {} into port.", side.name(), several(*count, "Ready Warship")),
        ),
        TurnEvent::CountsAs { general, rating } => tells(
            row(*general).side,
            format!(
                "{}'s Strategy Rating counts as {rating} in Africa, once this turn.",
                full(*general)
            ),
        ),
        TurnEvent::ShipGivenUp { side } => tells(*side, format!("{} turns a Warship at port into a CU.", side.name())),
        TurnEvent::ShipsRefitted { side, count } => {
            tells(*side, format!("{} refits {}.", side.name(), several(*count, "Warship")))
        }
        TurnEvent::Converted { side, count } => tells(
            *side,
            format!(
                "{} turns {} into {}.",
                side.name(),
                several(*count, "CU"),
                several(*count, "Ready Warship")
            ),
        ),
        TurnEvent::Seamanship(level) => tells(
            Side::Rome,
            format!(
                "Roman Seamanship is now {}{}.",
                SEAMANSHIP[usize::from((*level).clamp(1, 4)) - 1].name,
                if rule.0 == "5.3.C" {
                    ": too few Ready Warships for the level above"
                } else {
                    ""
                }
            ),
        ),
        TurnEvent::Supremacy(side) => tells(*side, format!("{} holds Naval Supremacy.", side.name())),
        TurnEvent::Attrition {
            side,
            at,
            die,
            cus,
            losses,
            elephant,
        } => tells(
            *side,
            format!(
                "Attrition in {}: on {} {} loses {losses} of {}{}.",
                linked(*at),
                punic::present::words::a(&die.to_string()),
                side.name(),
                several(*cus, "CU"),
                if *elephant { ", an Elephant first" } else { "" },
            ),
        )
        .at(&[*at]),
        TurnEvent::TrainSpent { side, at } => tells(*side, train_spent(*side, &linked(*at), rule)).at(&[*at]),
        TurnEvent::VictoryCheck { rome, carthage } => tells(None, check(*rome, *carthage)),
        TurnEvent::ItalianProvinces(count) => tells(
            Side::Rome,
            format!(
                "Rome controls {} in Italia, where Samnium counts too; with fewer than 3 the war is lost.",
                several(*count, "Province")
            ),
        ),
        TurnEvent::FinalCount { rome, carthage } => tells(
            None,
            format!(
                "The last turn is over: Rome holds {}, Carthage {}; Carthage wins a tie.",
                several(*rome, "Province"),
                several(*carthage, "Province")
            ),
        ),
        TurnEvent::WarChest { rome, carthage } => tells(None, chest(*rome, *carthage)),
        TurnEvent::Agreed(said) => tells(None, said.clone()),
        TurnEvent::Hired { general, pcs } => tells(
            Side::Carthage,
            format!(
                "Carthage hires {} for {} of the Miat.",
                full(*general),
                several(*pcs, "PC")
            ),
        ),
        TurnEvent::TacticsRemembered => tells(
            Side::Carthage,
            "Xanthippus drills the Elephants: Forgotten Tactics no longer burden their Charges.",
        ),
        TurnEvent::ContractProlonged { pcs } => tells(
            Side::Carthage,
            format!("Xanthippus stays for {} of the Miat.", several(*pcs, "PC")),
        ),
        TurnEvent::Selected(general) => tells(Side::Rome, format!("Rome selects {}.", full(*general))),
        TurnEvent::LeftUnplaced { side, count } => tells(
            *side,
            format!("{} leaves {} unplaced.", side.name(), several(*count, "PC")),
        ),
        TurnEvent::DuiliusPaid => tells(
            Side::Rome,
            "Rome pays 1 point for C. Duilius: he may be elected Proconsul next turn.",
        ),
        TurnEvent::RunsBlockade { at, port } => tells(
            Side::Carthage,
            format!(
                "A Warship runs the blockade of {} with supplies from {}.",
                linked(*at),
                linked(*port)
            ),
        )
        .at(&[*port, *at]),
        TurnEvent::Discarded { side, card } => tells(
            *side,
            format!("{} discards {}, unplayed.", side.name(), titled_with_ops(*card)),
        ),
        TurnEvent::BlockadeRun {
            at,
            red,
            face,
            points,
            left,
            sunk,
        } => tells(
            Side::Carthage,
            format!(
                "The {} Siege Die shows face {face}: {} removed from {}, {left} left; the Warship is {}.",
                if *red { "red" } else { "white" },
                several(*points, "Siege Point"),
                linked(*at),
                if *sunk { "sunk" } else { "safe" },
            ),
        )
        .at(&[*at]),
        TurnEvent::Unstable { side, tribes } => tells(
            *side,
            format!(
                "{} at home, Subjugated by nobody, {} {} as many PCs.",
                several(*tribes, "Tribe"),
                if *tribes == 1 { "costs" } else { "cost" },
                side.name(),
            ),
        ),
        TurnEvent::Over { winner } => tells(*winner, format!("{} wins the war.", winner.name())),
    }
}

fn set_up(side: Side) -> String {
    let printed = |fleet: &engine::PerSide<u8>| fleet[side];
    format!(
        "{} sets up its Armies, and at port {} and {}.",
        side.name(),
        several(printed(&READY), "Ready Warship"),
        several(printed(&SPENT), "Spent Warship"),
    )
}

fn played(side: Side, id: CardId, how: Named) -> String {
    let name = side.name();
    let card_words = titled_with_ops(id);
    match how {
        Named::Discard => format!("{name} discards {card_words} for no effect."),
        Named::Activate => format!("{name} plays {card_words} to activate a General."),
        Named::PlacePcs => format!("{name} plays {card_words} for political control."),
        Named::RaiseTroops => format!("{name} plays {card_words} to raise troops."),
        Named::BuildShips => format!("{name} plays {card_words} to build Warships."),
        Named::SplitOps => format!("{name} plays {card_words} and splits its OPs."),
        Named::Event => format!("{name} plays {card_words} for its Event."),
        other => format!("{name} plays {card_words}: {}.", other.words()),
    }
}

fn pc_removed(side: Side, place: &str, rule: Rule) -> String {
    match rule.0 {
        "5.4" => format!("{}'s PC in {place} is isolated and lost.", side.name()),
        _ => format!("{} takes its PC off {place}.", side.name()),
    }
}

fn train_spent(side: Side, place: &str, rule: Rule) -> String {
    let purpose = match rule.0 {
        "2.3.D1" => " for a missing OP",
        "5.3.A" => " and is spared Attrition",
        _ => " to even the War Chests",
    };
    format!("{} gives up a Supply Train in {place}{purpose}.", side.name())
}

fn province(entry: u8, owner: Option<Side>) -> String {
    let (the, name) = match DISPLAY.get(usize::from(entry)) {
        Some((Entry::Miat, _)) => ("The ", Entry::Miat.name()),
        Some((entry, _)) => ("", entry.name()),
        None => ("", ""),
    };
    match owner {
        Some(side) => format!("{the}{name} falls to {}.", side.name()),
        None => format!("{the}{name} belongs to {} now.", holder(None)),
    }
}

fn arrives(general: engine::UnitId, at: Where) -> String {
    match at.space() {
        Some(space) => format!("{} arrives in {}.", full(general), linked(space)),
        None => format!("{} goes back to the pool.", full(general)),
    }
}

fn elected(general: engine::UnitId, to: Office) -> String {
    format!("{} is elected {}.", full(general), office(to))
}

fn check(rome: u8, carthage: u8) -> String {
    let count = format!(
        "Victory Check: Rome holds {}, Carthage {carthage}",
        several(rome, "Province"),
    );
    match rome.cmp(&carthage) {
        core::cmp::Ordering::Equal => format!("{count}; nobody pays."),
        core::cmp::Ordering::Less => format!("{count}; Rome pays {}.", several(carthage - rome, "PC")),
        core::cmp::Ordering::Greater => format!("{count}; Carthage pays {}.", several(rome - carthage, "PC")),
    }
}

fn chest(rome: u8, carthage: u8) -> String {
    let more = match rome.cmp(&carthage) {
        core::cmp::Ordering::Equal => return format!("War Chest: {} each; nothing is owed.", several(rome, "OP")),
        core::cmp::Ordering::Less => Side::Carthage,
        core::cmp::Ordering::Greater => Side::Rome,
    };
    format!(
        "War Chest: Rome played {}, Carthage {}; {} may spend up to {}.",
        several(rome, "OP"),
        several(carthage, "OP"),
        more.enemy().name(),
        several(rome.abs_diff(carthage), "point"),
    )
}
