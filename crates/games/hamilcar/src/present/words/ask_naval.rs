//! Prompts of sections 8 and 9.

use super::ask_battle::abilities;
use super::ask_movement::only_rome;
use super::log_naval::added;
use super::log_naval_battle::COLUMN_HEADS;
use super::names::{full, joined, kind, leading, list, place, rated, several, short, titled};
use super::says;
use crate::data::generals::general;
use crate::data::tracks::SEAMANSHIP;
use crate::protocol::prompt::NavalAsk;
use crate::rules::naval::{column, comes_back, leader, leaders, modifiers};
use crate::state::{Fleet, NavalBattle, State, Where};
use engine::scene::AskKind;
use engine::{Prompting, Side, SpaceId, UnitSet};

/// What a question of a Naval Interception or Battle says.
pub(super) fn prompting(state: &State, to: Side, about: NavalAsk) -> Prompting {
    match about {
        NavalAsk::Declare | NavalAsk::Avoid | NavalAsk::AvoidAgain => sighted(state, to, about),
        NavalAsk::Command => command(state, to),
        NavalAsk::Warships
        | NavalAsk::SetOut
        | NavalAsk::AddGeneral
        | NavalAsk::AddUnits(_)
        | NavalAsk::SailTo
        | NavalAsk::AddRefitted => forming(state, to, about),
        NavalAsk::Maneuver | NavalAsk::EvadeNow | NavalAsk::Evade | NavalAsk::Pursue | NavalAsk::Reroll => {
            round(state, to, about)
        }
        NavalAsk::CallOff | NavalAsk::Prizes | NavalAsk::Loss(_) | NavalAsk::StormLoss(_) | NavalAsk::Disembark => {
            costs(state, to, about)
        }
    }
}

/// The port where Fleets meet, or that one has come to.
pub(super) fn sea(state: &State) -> Option<SpaceId> {
    let battle = state.naval.map(|b| b.at);
    battle
        .or(state.interception.map(|i| i.at))
        .or(state.voyage.map(|v| v.at))
}

/// The Fleet that sails: "L. Cornelius Scipio with C. Duilius and 2 Warships".
pub(super) fn sailing(state: &State) -> String {
    match (leader(state), state.voyage) {
        (Some(unit), Some(v)) => {
            let mut with = state.generals_where(v.side, Where::AtSea);
            with.remove(unit);
            format!("{} {}", full(unit), leading(with, v.warships, v.units))
        }
        _ => "The enemy Fleet".into(),
    }
}

/// 8.1, 8.2: a Fleet has come to a port.
fn sighted(state: &State, to: Side, about: NavalAsk) -> Prompting {
    let (who, at) = (to.name(), sea(state));
    let port = at.map_or("a port", place);
    let level = &SEAMANSHIP[usize::from(state.seamanship.clamp(1, 4)) - 1];
    let track = several(level.punic_symbols, "Punic symbol");
    let needs = format!(
        "The symbols of the Naval Die and of {} Seamanship ({track}) cancel each other: one of {who}'s must be left.",
        level.name
    );
    match about {
        NavalAsk::Declare => {
            let cost = if state.supremacy == to {
                format!(" If not, {} takes Naval Supremacy.", to.enemy().name())
            } else {
                format!(" {} holds Naval Supremacy and may try to avoid it.", to.enemy().name())
            };
            says(
                AskKind::Reaction,
                at,
                "Intercept the Fleet?",
                format!(
                    "{} comes to {port}, within reach of {who}'s Warships: {} at port. Only one attempt is made against a Fleet.{cost}",
                    sailing(state),
                    several(state.ships[to].ready, "Ready Warship"),
                ),
            )
        }
        NavalAsk::AvoidAgain => says(
            AskKind::Reaction,
            at,
            "Pullus tries again",
            format!("L. Iunius Pullus commands the Fleet: {who} may roll the Naval Die once more. {needs}"),
        ),
        _ => says(
            AskKind::Reaction,
            at,
            "Avoid the Interception?",
            format!("{who} holds Naval Supremacy and may try to avoid the Interception off {port}. {needs}"),
        ),
    }
}

/// 2.2.E1: equals are aboard the moving Fleet when a Naval Battle begins.
fn command(state: &State, to: Side) -> Prompting {
    let who = to.name();
    let equals = leaders(state).iter().map(|unit| {
        let admiral = if general(unit).admiral { ", an Admiral" } else { "" };
        [&rated(unit), admiral].concat()
    });
    says(
        AskKind::General,
        sea(state),
        format!("Who commands {who}'s Fleet?"),
        format!(
            "Generals of equal rank are aboard off {}: {who} names the one who commands in the Naval Battle, {}. His ability counts; an Admiral's Battle Rating, the second number, is the column of the first roll, for anybody else it is I.{}",
            sea(state).map_or("the port", place),
            joined(equals.collect(), "or"),
            abilities(leaders(state).iter()),
        ),
    )
}

/// 8.3, 8.4: the Intercepting Fleet is formed.
fn forming(state: &State, to: Side, about: NavalAsk) -> Prompting {
    let who = to.name();
    let port = sea(state).map_or("the port", place);
    let fleet = state.interception.and_then(|i| i.fleet);
    let here = fleet.map(|f| lies(&f));
    let there = here.map_or("the port", place);
    let sailed = fleet.map_or_else(String::new, |f| {
        let led = f.commander.map_or_else(
            || " and no General yet".to_owned(),
            |g| format!(", {} in command", short(g)),
        );
        format!(
            "The Fleet lies off {there} {}{led}. ",
            leading(UnitSet::EMPTY, f.warships, f.units)
        )
    });
    let alone = fleet.is_some() && here != sea(state) && comes_back(state);
    match about {
        NavalAsk::Warships => says(
            AskKind::Compose,
            sea(state),
            format!("{who}'s Intercepting Fleet"),
            format!(
                "{} is off {port}. Of {} at port, how many Intercept it? 1 to 5; Units come aboard later, 10 in all.",
                sailing(state),
                several(state.ships[to].ready, "Ready Warship")
            ),
        ),
        NavalAsk::SetOut => says(
            AskKind::Destination,
            sea(state),
            "From which Major Port?",
            format!(
                "The Fleet of {who} sets out for {port} from a Major Port that {who} controls, and takes a General aboard on the way."
            ),
        ),
        NavalAsk::AddGeneral => says(
            AskKind::General,
            here,
            format!("Who goes aboard in {there}?"),
            format!(
                "{sailed}The first General aboard commands, unless one of higher rank joins. It needs one when it comes to {port}{}.",
                if alone {
                    ": if nobody goes aboard now, it must come back"
                } else {
                    ""
                }
            ),
        ),
        NavalAsk::AddUnits(k) => says(
            AskKind::Compose,
            here,
            format!("{}s go aboard in {there}", kind(k)),
            format!(
                "{sailed}How many {}s of {there} go aboard? 10 Units in all{}.",
                kind(k),
                only_rome(to, ", and a Consul keeps at least 3 CUs")
            ),
        ),
        NavalAsk::SailTo => says(
            AskKind::Destination,
            here,
            format!("On to {port}"),
            format!(
                "{sailed}Which port comes next? It may take aboard in each.{}",
                if alone {
                    " It must come back for its General: none waits ahead."
                } else {
                    ""
                }
            ),
        ),
        _ => says(
            AskKind::Buttons,
            here,
            "Adherbal refits a Warship",
            format!(
                "{sailed}Adherbal commands it and has refitted a Spent Warship: does it join the Fleet, or stay Ready at port?"
            ),
        ),
    }
}

/// The port where an Intercepting Fleet lies.
fn lies(fleet: &Fleet) -> SpaceId {
    fleet.route.spaces()[fleet.route.spaces().len() - 1]
}

/// Who stands where in the battle: "Round 2 off Lipara. Rome has 2 Warships, Carthage 3."
fn standing(state: &State, battle: &NavalBattle) -> String {
    format!(
        "Round {} of 3 off {}: Rome has {}, Carthage {}; {} holds Naval Supremacy.",
        battle.round,
        place(battle.at),
        several(state.warships_at_sea(Side::Rome), "Warship"),
        several(state.warships_at_sea(Side::Carthage), "Warship"),
        state.supremacy.name()
    )
}

/// How a side would roll now.
fn roll(state: &State, side: Side) -> String {
    let (column, _) = column(state, side);
    let modifiers = modifiers(state, side);
    format!(
        "{} rolls in column {}; {}.",
        side.name(),
        COLUMN_HEADS[usize::from(column.clamp(1, 5)) - 1],
        added(&modifiers)
    )
}

/// 9.2: a step of a round.
fn round(state: &State, to: Side, about: NavalAsk) -> Prompting {
    let who = to.name();
    let Some(battle) = state.naval else {
        return says(AskKind::Window, sea(state), "Naval Battle", "A Naval Battle is fought.");
    };
    let standing = standing(state, &battle);
    match about {
        NavalAsk::Maneuver => says(
            AskKind::Window,
            Some(battle.at),
            format!("Does {who} maneuver before its roll?"),
            format!(
                "{standing} {} {who} may play one Tactic Card before its Battle Roll.",
                roll(state, to)
            ),
        ),
        NavalAsk::EvadeNow => says(
            AskKind::Window,
            Some(battle.at),
            if battle.acting == to {
                format!("Does {who} Evade before its own roll?")
            } else {
                format!("Does {who} Evade before {} rolls?", battle.acting.name())
            },
            format!(
                "{standing} {} is about to roll. {who} may Evade by {}Evasion: it loses the battle, and its Warships come home Spent.",
                battle.acting.name(),
                if state.tactics.hands[to].is_empty() {
                    ""
                } else {
                    "Flee! or "
                }
            ),
        ),
        NavalAsk::Evade => says(
            AskKind::Window,
            Some(battle.at),
            format!("Does {who} Evade after its roll?"),
            format!(
                "{standing} {who} has rolled, and may Evade by {}a card: it loses the battle, and its Warships come home Spent.",
                if state.supremacy == to {
                    "giving up Naval Supremacy or by "
                } else {
                    ""
                }
            ),
        ),
        NavalAsk::Pursue => says(
            AskKind::Window,
            Some(battle.at),
            format!("Does {who} pursue the Fleet that Evades?"),
            format!("{standing} The enemy Evades. Pursuit cancels it and the battle goes on; else {who} has won."),
        ),
        _ => says(
            AskKind::Buttons,
            Some(battle.at),
            "Hamilcar may roll again",
            format!(
                "{standing} The roll shows {}. Once in a battle that he commands Hamilcar may roll again; the second roll stands.",
                battle.roll.map_or_else(
                    || "nothing yet".to_owned(),
                    |r| format!("{}, {}", r.die, several(r.hits, "hit"))
                )
            ),
        ),
    }
}

/// What a battle or a storm costs, and where Fleets land.
fn costs(state: &State, to: Side, about: NavalAsk) -> Prompting {
    let who = to.name();
    let port = sea(state).map_or("the port", place);
    match about {
        NavalAsk::CallOff => says(
            AskKind::Buttons,
            sea(state),
            "A bad omen",
            format!(
                "{} is played. Rome may call off the battle near {port}: its Fleet then goes back and moves no more. Else it fights with the Battle Rating of {} counted 1 lower.",
                titled(crate::data::cards::BAD_OMEN),
                state
                    .naval
                    .map_or_else(|| "its General".to_owned(), |b| rated(b.commanders.rome))
            ),
        ),
        NavalAsk::Prizes => says(
            AskKind::Buttons,
            sea(state),
            "Prizes",
            format!(
                "{who} may take Warships it hits as Prizes instead of sinking them. A winner claims them all; of those a loser holds the winner gets half."
            ),
        ),
        NavalAsk::Loss(left) => says(
            AskKind::Remove,
            sea(state),
            format!("{who} loses {}", several(left, "Unit")),
            format!(
                "No Warship of {who} is left off {port}: each hit takes another Unit of the Fleet. {} to go; {who} chooses.",
                several(left, "Unit")
            ),
        ),
        NavalAsk::StormLoss(left) => says(
            AskKind::Remove,
            sea(state),
            format!("The storm takes {}", several(left, "Unit")),
            format!(
                "The Warships are gone first; the Fleet {} loses {} more; {who} chooses.",
                leading(UnitSet::EMPTY, 0, state.units_at_sea(to)),
                several(left, "Unit")
            ),
        ),
        _ => {
            let fleet = state.interception.and_then(|i| i.fleet);
            let way = fleet.map_or_else(Vec::new, |f| {
                f.route.spaces().iter().map(|at| place(*at).to_owned()).collect()
            });
            says(
                AskKind::Destination,
                sea(state),
                format!("Where does {who}'s Fleet land?"),
                format!(
                    "It came by {}. It lands in one of these ports that has no enemy Generals or CUs; its Warships stay Ready.",
                    list(way)
                ),
            )
        }
    }
}
