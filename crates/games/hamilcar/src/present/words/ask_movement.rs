//! Prompts of section 7.

use super::names::{joined, kind, leading, list, place, rated, several, short, units};
use super::says;
use crate::data::roads::by_road;
use crate::data::spaces::at::{MESSANA, REGIUM};
use crate::data::spaces::space;
use crate::data::tracks::SEAMANSHIP;
use crate::protocol::prompt::MovementAsk;
use crate::rules::movement::duty;
use crate::rules::naval::leader;
use crate::rules::siege::CUS_NEEDED;
use crate::state::{ACTED, Squadrons, State};
use engine::scene::AskKind;
use engine::{Prompting, Side, SpaceId, UnitId, UnitSet};

/// What a question of movement says.
pub(super) fn prompting(state: &State, to: Side, about: MovementAsk) -> Prompting {
    let who = to.name();
    let here = state.voyage.map(|v| v.at).or(state.march.map(|m| m.at));
    match about {
        MovementAsk::March => march(state),
        MovementAsk::TakeGeneral(unit) => says(
            AskKind::Compose,
            here,
            format!("Does {} go along?", short(unit)),
            format!(
                "{} may {}.{}{}",
                rated(unit),
                if state.voyage.is_some() {
                    "come aboard or stay in the port"
                } else {
                    "march with the Army or stay behind"
                },
                commands_aboard(state, unit),
                if state.is_consul(unit) {
                    " A Consul who stays keeps at least 3 CUs."
                } else {
                    ""
                }
            ),
        ),
        MovementAsk::TakeUnits(k) => says(
            AskKind::Compose,
            here,
            format!("{}s in the Army", kind(k)),
            format!(
                "How many {}s go along? An Army holds up to 10 Units{}.{}",
                kind(k),
                only_rome(to, ", and a Consul keeps at least 3 CUs"),
                if k.fights() { duty(state) } else { String::new() }
            ),
        ),
        MovementAsk::TakeMoved { kind: k, spent } => says(
            AskKind::Compose,
            here,
            format!("{}s that {}", kind(k), moved(spent)),
            format!(
                "How many of the {}s go along that {}? With one card no Unit moves more than 4 MPs, and none moves after it has fought or besieged.",
                kind(k),
                moved(spent),
            ),
        ),
        MovementAsk::TakeWarships => says(
            AskKind::Compose,
            here,
            "Warships of the Fleet",
            format!(
                "Of {} at port, how many guard the Fleet? At most 5, and 10 Units in all. Without a battle they come back Ready.",
                several(state.ships[to].ready, "Ready Warship"),
            ) + some_have_sailed(state),
        ),
        MovementAsk::TakeSquadron { spent } => says(
            AskKind::Compose,
            here,
            format!("Warships that {}", moved(spent)),
            format!(
                "How many of the Ready Warships guard the Fleet that {}? At most 5 in all, and 10 Units. With one card none sails more than 4 MPs, and none after a Naval Battle.",
                moved(spent),
            ),
        ),
        MovementAsk::Sail => sail(state),
        MovementAsk::Raid => says(
            AskKind::Place,
            here,
            "Carthalo's raid",
            "Carthalo flips one enemy PC in a space next to his, by road or coastal sea lane, without a Walled City, Tribe or enemy Unit. It is all he does in this activation.",
        ),
        MovementAsk::Convert { left } => says(
            AskKind::Buttons,
            here,
            "Crews for the legions?",
            format!(
                "L. Manlius Vulso Longus is in a Major Port of Rome's: up to {} at port may become CUs with him, one for one. Then he moves or besieges.",
                several(left, "Warship"),
            ),
        ),
        MovementAsk::FlipHere(at) => says(
            AskKind::Buttons,
            Some(at),
            format!("Does {} change sides?", place(at)),
            format!(
                "M. Valerius Maximus has ended his movement in {} with CUs: he may flip the enemy PC there.",
                place(at)
            ),
        ),
        MovementAsk::Overrun => says(
            AskKind::Buttons,
            here,
            format!("Does {who} overrun the garrison?"),
            format!(
                "A single CU guards Supply Trains here. Overrun, it is gone, the Trains are yours, and the march may go on. In a Land Battle its side would pay PCs for what it loses, but {who} would stop."
            ),
        ),
    }
}

/// What it means that a General comes aboard who outranks all others there (2.2.E1).
fn commands_aboard(state: &State, unit: UnitId) -> String {
    match leader(state) {
        Some(now) if state.rank(unit) > state.rank(now) => {
            format!(" He outranks {}: aboard, he commands the Fleet.", short(now))
        }
        _ => String::new(),
    }
}

/// Words that only Rome needs: Carthage has no Consuls (2.3.E3).
pub(super) fn only_rome(to: Side, words: &'static str) -> &'static str {
    if to == Side::Rome { words } else { "" }
}

/// That not every Ready Warship may be able to go, in a Campaign in which some have been to sea (7.1).
fn some_have_sailed(state: &State) -> &'static str {
    match state.campaign.as_ref().filter(|c| c.sailed != Squadrons::default()) {
        Some(_) => " With one card no Warship sails more than 4 MPs, and none after a Naval Battle.",
        None => "",
    }
}

/// What Units have moved with the card that is being resolved (7.1).
fn moved(spent: u8) -> String {
    match spent {
        0 => "have not moved yet".to_owned(),
        ACTED => "have fought or besieged already".to_owned(),
        spent => format!("have moved {}", several(spent, "MP")),
    }
}

/// 7.1, 7.2: the march goes on.
fn march(state: &State) -> Prompting {
    let Some(m) = state.march else {
        return says(AskKind::March, None, "March", "");
    };
    let army = format!("He is in {} {}", place(m.at), leading(UnitSet::EMPTY, 0, m.units));
    let stays = stays(state, m.at);
    let text = match m.left() {
        _ if m.stopped => format!("{army}, and has to stop. He may still act here, or end his activation."),
        0 => format!(
            "{army}, and has spent his {}. He may still act here, or end his activation.",
            several(m.total, "MP")
        ),
        left => format!(
            "{army}: {left} of {} left.{stays}{}{} Choose where he goes, or what he does here.",
            several(m.total, "MP"),
            costs(state, m.at),
            too_few(state, m.at)
        ),
    };
    says(
        AskKind::March,
        Some(m.at),
        format!("{} marches", short(m.general)),
        text,
    )
}

/// Who marches with the Army, and what it leaves where it stands.
fn stays(state: &State, at: SpaceId) -> String {
    let Some(m) = state.march else { return String::new() };
    let here = state.generals_at(at, m.side);
    let names = |of: UnitSet| of.iter().filter(|u| *u != m.general).map(|u| short(u).to_owned());
    let along: Vec<String> = names(m.generals().and(here)).collect();
    let mut left: Vec<String> = names(here.without(m.generals())).collect();
    let there = state.outside(at, m.side);
    if there.holds(m.units) {
        left.extend(units(there.minus(m.units)));
    }
    let mut text = String::new();
    if !along.is_empty() {
        text.push_str(&format!(" With him: {}.", list(along)));
    }
    if !left.is_empty() {
        text.push_str(&format!(" Not with him: {}.", list(left)));
    }
    let outranks = |unit: &UnitId| state.rank(*unit) > state.rank(m.general);
    let above: Vec<String> = m.with.iter().filter(outranks).map(|u| short(u).to_owned()).collect();
    if !above.is_empty() {
        text.push_str(&format!(
            " By land he does not lead {}, who outranks him: choose first who goes along.",
            list(above)
        ));
    }
    text
}

/// What the ways out of a space cost (7.2, 7.3).
fn costs(state: &State, at: SpaceId) -> String {
    let side = state.march.map_or(Side::Rome, |m| m.side);
    let sailed = state.march.is_some_and(|m| m.sailed);
    let mut text = " A road costs 1".to_owned();
    if at == MESSANA || at == REGIUM {
        text.push_str(", the Strait 2 by land");
    }
    if space(at).port && !sailed {
        text.push_str(", a sea lane 1");
        if side == Side::Rome && state.march.is_some_and(|m| !m.forced) {
            let range = SEAMANSHIP[usize::from(state.seamanship.clamp(1, 4)) - 1].range;
            text.push_str(&format!(" (Seamanship allows {} at sea)", several(range, "MP")));
        }
    }
    text.push('.');
    text
}

/// 14.1: cities and Tribes next to the march before which it would have too few CUs for an attempt.
fn too_few(state: &State, at: SpaceId) -> String {
    let Some(m) = state.march else { return String::new() };
    let few = |to: &SpaceId| {
        let there = state.place(*to);
        let wall = there.city() == Some(m.side.enemy()) || there.is_tribe();
        wall && there.outside[m.side].fighting() + m.units.fighting() < CUS_NEEDED
    };
    let names: Vec<String> = by_road(at)
        .iter()
        .filter(|to| few(to))
        .map(|to| place(*to).to_owned())
        .collect();
    if names.is_empty() {
        return String::new();
    }
    format!(" An attempt on {} needs {CUS_NEEDED} CUs there.", joined(names, "or"))
}

/// 7.3: the Fleet sails on.
fn sail(state: &State) -> Prompting {
    let (Some(m), Some(v)) = (state.march, state.voyage) else {
        return says(AskKind::March, None, "Sail", "");
    };
    let range = match v.side {
        _ if m.forced => u8::MAX,
        Side::Rome => SEAMANSHIP[usize::from(state.seamanship.clamp(1, 4)) - 1].range,
        Side::Carthage => m.total,
    };
    let text = format!(
        "He lies off {} {}{}",
        place(v.at),
        leading(m.with, v.warships, v.units),
        if v.warships == 0 {
            ", and no Warship guards the Fleet"
        } else {
            ""
        },
    );
    let text = match m.left().min(range.saturating_sub(v.spent)) {
        0 => format!("{text}, and can sail no further. He lands here."),
        left => format!(
            "{text}: {} left at sea. A coastal lane costs 1, the Mare Tyrrhenum 2; storm signs count only when a card brings a storm. Sail on, or land?",
            several(left, "MP"),
        ),
    };
    says(
        AskKind::March,
        Some(v.at),
        format!("{} is at sea", short(m.general)),
        text,
    )
}
