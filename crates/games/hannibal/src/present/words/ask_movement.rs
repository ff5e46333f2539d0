//! Prompts of sections 9 to 11 and 18, and who commands of equals (12.6).

use super::log_movement::NAMES;
use super::names::{full, kind, leading, list, more, place, rated, several, short, shorts, signed, titled, units};
use super::{ask_reactions, says};
use crate::data::cards::{Effect, card};
use crate::data::roads::{Way, between, neighbours};
use crate::data::spaces::space;
use crate::protocol::event::NavalModifier;
use crate::protocol::prompt::MovementAsk;
use crate::rules::movement::{duty, naval_modifiers, sea_limit};
use crate::state::{ACTED, Kind, MOST_POINTS, March, State};
use engine::scene::AskKind;
use engine::text::capital;
use engine::{CardId, Prompting, Side, SpaceId};

/// What a question of movement says.
pub(super) fn prompting(state: &State, to: Side, about: MovementAsk) -> Prompting {
    let here = state.march.map(|m| m.at);
    match about {
        MovementAsk::Activate(id) => says(
            AskKind::General,
            None,
            "Activate a general",
            format!(
                "{} moves one general with a Strategy Rating of up to {}: 4 MPs with up to 10 CUs{}.",
                titled(id),
                card(id).ops,
                if card(id).ship {
                    ", or by sea with up to 5 for 3 of them"
                } else {
                    ""
                },
            ),
        ),
        MovementAsk::Campaign { card: id, left } => says(
            AskKind::General,
            None,
            format!("{}: who is activated?", card(id).title),
            activates(id, left),
        ),
        MovementAsk::March => march(state),
        MovementAsk::TakeGeneral(unit) => says(
            AskKind::Compose,
            here,
            format!("Does {} go along?", short(unit)),
            format!(
                "{} may march with the army or stay behind.{}",
                rated(state, unit),
                only_rome(to, " A consul who stays keeps at least 5 CUs.")
            ),
        ),
        MovementAsk::TakeUnits(Kind::Train) => says(
            AskKind::Compose,
            here,
            "The siege train",
            "Does the siege train go along? It does not count among the 10 CUs, and crosses neither the Alps nor the sea.",
        ),
        MovementAsk::TakeUnits(k) => says(
            AskKind::Compose,
            here,
            format!("{}s in the army", capital(kind(k))),
            format!(
                "How many {}s go along? An army moves with up to 10 CUs{}.{}",
                kind(k),
                only_rome(to, ", and a consul neither goes nor stays with fewer than 5"),
                duty(state)
            ),
        ),
        MovementAsk::TakeMoved { kind: k, class } => says(
            AskKind::Compose,
            here,
            format!("{}s that {}", capital(kind(k)), moved(class)),
            format!(
                "How many of the {}s go along that {}? With one campaign card no CU spends more than 4 MPs, and none moves after it has \
                 fought or besieged.",
                kind(k),
                moved(class),
            ),
        ),
        MovementAsk::Command(at) => says(
            AskKind::General,
            Some(at),
            format!("Who commands for {}?", to.name()),
            ask_reactions::command(state, at, to.name()),
        ),
        MovementAsk::Sail => sail(state, to),
        MovementAsk::LandInside(at) => says(
            AskKind::Buttons,
            Some(at),
            format!("Where in {} does the army land?", place(at)),
            format!(
                "Enemy CUs stand before {}. The army lands inside the walls, where nobody meets it, or outside and meets them.",
                place(at)
            ),
        ),
        MovementAsk::RemoveHere(at) => says(
            AskKind::Buttons,
            Some(at),
            format!("Does Rome lose {}?", place(at)),
            format!(
                "Hanno has ended his move in {} without a battle: he may take the Roman PC off it.",
                place(at)
            ),
        ),
    }
}

/// What is said of a march that is not on the table.
pub(super) const NO_MARCH: &str = "A general marches.";

/// Words that only Rome needs: Carthage has no consuls (18.1).
pub(super) fn only_rome(to: Side, words: &'static str) -> &'static str {
    if to == Side::Rome { words } else { "" }
}

/// What CUs have moved with the card that is being resolved (10.11, 10.12).
fn moved(class: u8) -> String {
    match class {
        0 => "have not moved yet".to_owned(),
        ACTED => "have fought or besieged already".to_owned(),
        class if class <= MOST_POINTS => format!("have moved {}", several(class, "space")),
        class => format!("have moved {} with Nero alone", several(class - ACTED - 1, "space")),
    }
}

/// 10.11, 25: whom a card activates, and how far he goes.
fn activates(id: CardId, left: u8) -> String {
    let title = titled(id);
    match card(id).effect {
        Effect::Campaign { generals } => format!(
            "{title} activates {} of any Strategy Rating, nobody twice: 4 MPs with up to 10 CUs, or one of them by sea. He \
             moves, fights and besieges before the next.",
            if left < generals {
                more(left, "general")
            } else {
                several(left, "general")
            }
        ),
        Effect::ForceMarch { rating, mp, by_sea } => format!(
            "{title} moves one general with a Strategy Rating of up to {rating}: {mp} MPs with up to 10 CUs{}.",
            if by_sea {
                "; by sea, with up to 5, costs 3 of them"
            } else {
                ""
            }
        ),
        effect => format!(
            "{title} moves one general{}: 4 MPs with up to 10 CUs. {}",
            match effect {
                Effect::CharmsItaly => ", and that is Hannibal".into(),
                Effect::NativeGuides { rating, .. } | Effect::TraitorInTarentum { rating, .. } => {
                    format!(" with a Strategy Rating of up to {rating}")
                }
                _ => format!(" with a Strategy Rating of up to {}", card(id).ops),
            },
            brings(effect)
        ),
    }
}

/// What an Event adds to the move that it brings (25, 6, 18, 28, 50 and 54).
fn brings(effect: Effect) -> String {
    match effect {
        Effect::NativeGuides { attrition, .. } => {
            format!("Each roll for a mountain pass is {} lower.", attrition.unsigned_abs())
        }
        Effect::TraitorInTarentum { cus, .. } => {
            format!("If he besieges Tarentum with {cus} CUs or more, it opens its gates without a roll.")
        }
        Effect::CharmsItaly => {
            "Roman PCs without Roman CUs are taken off the spaces of Italia that he enters, and off the first for 1 MP."
                .into()
        }
        Effect::AdriaticPirates { cus } => {
            format!("With up to {cus} CUs he is safe at sea from or to Brundisium, Croton or Tarentum.")
        }
        Effect::TreacheryWithinCity { rolls } => {
            format!("If he besieges a Walled City he rolls {rolls} times, and all rolls count.")
        }
        _ => "He may fight and besiege.".into(),
    }
}

/// 10.2: the march goes on.
fn march(state: &State) -> Prompting {
    let Some(m) = state.march else {
        return says(AskKind::March, None, "March", NO_MARCH);
    };
    let army = format!("He is in {} {}", place(m.at), leading(m.units));
    let text = match m.left() {
        _ if m.stopped => format!("{army}, and has to stop. He may still besiege, or end his activation."),
        0 => format!(
            "{army}, and has spent his {}. He may still act here, or end his activation.",
            several(m.total, "MP")
        ),
        left => format!(
            "{army}: {left} of {} left.{}{} Choose where he goes, or what he does here.",
            several(m.total, "MP"),
            stays(state, &m),
            costs(state, &m)
        ),
    };
    says(
        AskKind::March,
        Some(m.at),
        format!("{} marches", short(m.general)),
        text,
    )
}

/// Who marches with the army, and what it leaves where it stands.
fn stays(state: &State, m: &March) -> String {
    let (force, mut here) = state.stack(m.side, state.general(m.general).at);
    here.remove(m.general);
    let along = shorts(m.with);
    let mut left = shorts(here.without(m.with));
    if force.holds(m.units) {
        left.extend(units(force.minus(m.units)));
    }
    let mut text = String::new();
    if !along.is_empty() {
        text.push_str(&format!(" With him: {}.", list(along)));
    }
    if !left.is_empty() {
        text.push_str(&format!(" Not with him: {}.", list(left)));
    }
    text
}

/// What the ways out of a space cost (10.2, 10.6, 11.1).
fn costs(s: &State, m: &March) -> String {
    let mut text = " A road costs 1".to_owned();
    let any = |which: &[Way]| {
        let ways = |to: &SpaceId| between(m.at, *to).is_some_and(|way| which.contains(&way));
        neighbours(m.at).iter().any(ways)
    };
    if any(&[Way::Alps, Way::Pass]) {
        text.push_str(", a mountain pass 2");
        if !s.setup.passes_without_attrition {
            text.push_str(" and Attrition");
        }
    }
    if any(&[Way::Strait]) {
        text.push_str(", a strait 2");
    }
    if space(m.at).port.is_some() && card(m.card).ship {
        text.push_str(", the sea 3");
    }
    text.push('.');
    text
}

/// 11: the port to sail to.
fn sail(state: &State, to: Side) -> Prompting {
    let Some(m) = state.march else {
        return says(AskKind::Destination, None, "Where to by sea?", NO_MARCH);
    };
    let danger = match to {
        Side::Rome => "Nobody fights a Roman fleet".to_owned(),
        Side::Carthage if state.effects.truce => "In a Truce nobody fights its fleet".to_owned(),
        Side::Carthage => format!(
            "The Roman fleet may meet it: on the Naval Combat Table 1 or less gets through, 2 turns back, 3 or more sinks it{}",
            modifiers(state, &m)
        ),
    };
    says(
        AskKind::Destination,
        Some(m.at),
        format!("Where does {} sail?", short(m.general)),
        format!(
            "{} goes to sea in {} {}; this card lets {} go by sea. It costs 3 MPs and ends in another port. {danger}.",
            full(m.general),
            place(m.at),
            NAMES.leading(m.with, m.units),
            several(sea_limit(&m).unwrap_or(0), "CU")
        ),
    )
}

/// What is added to the die whichever port is chosen (11.6).
fn modifiers(state: &State, m: &March) -> String {
    let mut parts = added(&naval_modifiers(state, m.general, m.units, &[m.at]));
    parts.push("the number of the port where it lands, 1 more if that is Rome's".into());
    let pirates = match card(m.card).effect {
        Effect::AdriaticPirates { cus } if m.event => {
            format!(". Up to {cus} CUs are safe from or to Brundisium, Croton and Tarentum")
        }
        _ => String::new(),
    };
    format!(". Its die is changed by {}{pirates}", list(parts))
}

/// What is added to the roll on the Naval Combat Table, and for what: "-2 for Carthage", "-1 for so few CUs".
pub(crate) fn added(all: &[(NavalModifier, i8)]) -> Vec<String> {
    let said = |(adds, add): &(NavalModifier, i8)| {
        let add = signed(*add);
        match *adds {
            NavalModifier::Port(at) => format!("{add} for {}", place(at)),
            NavalModifier::Roman(at) => format!("{add} since Rome controls {}", place(at)),
            NavalModifier::Few => format!("{add} for so few CUs"),
            NavalModifier::Syracuse => format!("{add} for Syracuse"),
            NavalModifier::Macedonia => format!("{add} for Macedonia"),
            NavalModifier::Victory => format!("{add} for the Naval Victory"),
            NavalModifier::Sailor => format!("{add} for the general"),
        }
    };
    all.iter().filter(|(_, add)| *add != 0).map(said).collect()
}
