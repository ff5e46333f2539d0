//! Prompts of sections 4 to 6 and 15.

use super::ask_officers::{entry, proconsul};
use super::ask_play::{bought, play};
use super::names::{few, force, full, joined, list, people, place, rated, several, short, titled};
use super::{council, says};
use crate::Hamilcar;
use crate::board::politics::may_place_pc;
use crate::data::cards::card;
use crate::data::generals::who::XANTHIPPUS;
use crate::data::spaces;
use crate::data::tracks::{LAST_TURN, SEAMANSHIP, turn_box};
use crate::protocol::prompt::TurnAsk;
use crate::rules::isolation::{isolated, supplied};
use crate::rules::reinforcement::converts;
use crate::state::{Phase, State};
use engine::scene::AskKind;
use engine::{CardId, Prompting, Rule, Side, UnitId};

/// What a question of the turn says.
pub(super) fn prompting(state: &State, to: Side, rule: Rule, about: TurnAsk) -> Prompting {
    let who = to.name();
    match about {
        TurnAsk::PlaceCu { left } => says(
            AskKind::Place,
            None,
            format!("{who} places a CU"),
            format!(
                "Reinforcements: {who} places {} with a General, or in a Walled City of its own that is not Besieged.",
                several(left, "CU")
            ),
        ),
        TurnAsk::MiatCu { left } => says(
            AskKind::Buttons,
            None,
            "The Council votes troops",
            format!(
                "The Miat still gives {}: each comes to Carthago as a CU, or becomes a Ready Warship at port. {} left in supply.",
                several(left, "CU"),
                several(state.ships_in_supply(to), "Warship"),
            ),
        ),
        TurnAsk::PlaceGeneral(unit) => says(
            AskKind::Place,
            None,
            format!("{} enters", short(unit)),
            entry(to, unit, rule),
        ),
        TurnAsk::RefitForAdmirals { left } => says(
            AskKind::Buttons,
            None,
            "Admirals refit the fleet",
            format!(
                "The Admirals placed in Carthago can make {} Ready again. {} Spent at port.",
                several(left, "Warship"),
                match state.ships[to].spent {
                    1 => "1 lies".into(),
                    spent => format!("{spent} lie"),
                }
            ),
        ),
        TurnAsk::Proconsul => proconsul(state),
        TurnAsk::Reform(unit) => says(
            AskKind::Buttons,
            None,
            format!("{} reforms the fleet", short(unit)),
            format!(
                "{} is an Admiral elected in Roma: he may introduce one Naval Reform. Seamanship is {}; it can rise once a turn, by Reform or card. Corvi are {}.",
                rated(unit),
                SEAMANSHIP[usize::from(state.seamanship.clamp(1, 4)) - 1].name,
                if state.corvi { "mounted" } else { "not mounted" },
            ),
        ),
        TurnAsk::ConvertCus(unit) => says(
            AskKind::Buttons,
            None,
            "CUs go aboard",
            format!(
                "{} turns up to {} in Roma into a Ready Warship each at port: {} is the limit.",
                full(unit),
                several(converts(state, unit), "CU"),
                if converts(state, unit) > state.battle_rating(unit) {
                    "one more than his Battle Rating"
                } else {
                    "his Battle Rating"
                },
            ),
        ),
        TurnAsk::PreEmpt => says(
            AskKind::Window,
            None,
            format!("Does {who} make sure of playing first?"),
            format!(
                "{enemy} holds Naval Supremacy and is about to say who plays first. If {who} reacts with a Minor or Major Campaign, {who} plays first, with that card.{aim}",
                enemy = to.enemy().name(),
                aim = aim(state),
            ),
        ),
        TurnAsk::GoFirst => says(
            AskKind::Buttons,
            None,
            format!("{who} says who plays first"),
            format!(
                "{who} has its new cards, holds Naval Supremacy and decides which side plays the first card of the turn; the sides then take turns.{}",
                aim(state)
            ),
        ),
        TurnAsk::PlayCard => play(state, to),
        TurnAsk::UseCard(id) => says(
            AskKind::Buttons,
            None,
            titled(id),
            format!(
                "{who} {} it for one Operation with its {}{}.{}{}",
                if card(id).side == Some(to.enemy()) {
                    format!(
                        "cannot play its Event, which is for {} alone: it uses",
                        to.enemy().name()
                    )
                } else {
                    match state.phase {
                        Phase::FirstPlayer => "plays it for its Event, or uses".to_owned(),
                        _ => "plays it for its Event, uses".to_owned(),
                    }
                },
                several(card(id).ops, "OP"),
                // A Campaign with which a side goes first is not discarded (5.2.B).
                match state.phase {
                    Phase::FirstPlayer => "",
                    _ => ", or discards it",
                },
                trains(
                    state,
                    to,
                    id,
                    " To activate a General costs Supply Trains besides the OPs: "
                ),
                punic::present::vain::said::<Hamilcar>(state, to, id),
            ),
        ),
        TurnAsk::ActivateGeneral(id) => says(
            AskKind::General,
            None,
            "Activate a General",
            format!(
                "{} activates one General, for as many OPs as his Strategy Rating, the first of his two numbers (the second is for battle). The card pays {}; each OP more costs a Supply Train in his space.{}",
                titled(id),
                several(card(id).ops, "OP"),
                trains(state, to, id, " Now that is "),
            ),
        ),
        TurnAsk::PlacePc { left } => says(
            AskKind::Place,
            None,
            format!("{who} places {}", several(left, "PC")),
            format!(
                "{} places a PC in a free space (no Tribe, no Walled City, no PC, no enemy CU), or flips an enemy PC where a {} CU stands.{}",
                match (rule.0, left) {
                    ("5.6", _) => "This point".to_owned(),
                    ("5.2.C2.5", _) => "This OP".to_owned(),
                    (_, 1) => "1 OP left: it".to_owned(),
                    (_, left) => format!("{left} OPs left: each"),
                },
                people(to),
                doomed(state, to),
            ),
        ),
        TurnAsk::Handicap { left } => says(
            AskKind::Place,
            None,
            format!("{who} places {} before the war", several(left, "PC")),
            format!(
                "This was agreed as a handicap: {who} may place each in a free space (no Tribe, no Walled City, no PC, no enemy CU), or flip an enemy PC where a CU of its own stands. The cards are dealt when it is done."
            ),
        ),
        TurnAsk::RaiseTroops => says(
            AskKind::General,
            None,
            format!("{who} raises troops"),
            format!(
                "The 3-OP card gives 1 CU to a General in a space and a Province that {who} controls, not in a Besieged Walled City."
            ),
        ),
        TurnAsk::SplitOp { left } => says(
            AskKind::Buttons,
            None,
            format!("{} to spend", several(left, "OP")),
            format!(
                "Each OP buys one thing: {}. What is not spent is lost.",
                joined(bought(to), "or")
            ),
        ),
        TurnAsk::PlaceTrain => says(
            AskKind::Place,
            None,
            format!("{who} places a Supply Train"),
            format!(
                "A Supply Train joins a General's Army, or comes into a Walled City of {who}'s that is not Besieged and has room for it."
            ),
        ),
        TurnAsk::RemovePc { left } if matches!(rule.0, "15.3.A" | "5.2.C3" | "16.3") => says(
            AskKind::Remove,
            None,
            "A PC of the Miat",
            format!(
                "{}{who} gives up {}{}.{}",
                match rule.0 {
                    "5.2.C3" => "The Mercenary is paid for. ",
                    "16.3" => "Xanthippus' contract is paid for. ",
                    _ if state.battle.is_some() => "The battle is lost, and half of the Units lost are paid in PCs. ",
                    _ => "",
                },
                if rule.0 != "15.3.A" && left > 1 && left == state.miat_pcs() {
                    format!("all {left} PCs")
                } else {
                    several(left, "PC")
                },
                if rule.0 == "15.3.A" {
                    ", the first from its council, the Miat"
                } else {
                    " of its council, the Miat"
                },
                council::without(state, if rule.0 == "15.3.A" { 1 } else { left }),
            ),
        ),
        TurnAsk::RemovePc { left } => says(
            AskKind::Remove,
            None,
            format!("{who} removes PCs"),
            format!(
                "{} {who} takes {} off the map, whichever it likes except Walled Cities. A side with too few loses the war.",
                why_removed(state, to, rule),
                several(left, "PC"),
            ),
        ),
        TurnAsk::SpareAttrition(at) => says(
            AskKind::Buttons,
            Some(at),
            format!("Winter in {}", place(at)),
            format!(
                "{who}'s Force of {} winters on hostile ground in {}. It rolls for Attrition, or spends one Supply Train and is spared.",
                force(state.place(at).outside[to]),
                place(at),
            ),
        ),
        TurnAsk::AttritionLoss { at, left } => says(
            AskKind::Remove,
            Some(at),
            format!("Losses in {}", place(at)),
            format!(
                "Attrition takes {} from {who}'s Force in {}: {who} chooses which.",
                several(left, "CU"),
                place(at)
            ),
        ),
        TurnAsk::WarChestTrain { left } => says(
            AskKind::Remove,
            None,
            format!("Does {who} even the War Chests?"),
            format!(
                "{who} played {} more than {enemy}: so many points {enemy} spends next, on PCs, Supply Trains and Warships. Each Supply Train that {who} gives up takes one away.",
                several(left, "OP"),
                enemy = to.enemy().name(),
            ),
        ),
        TurnAsk::WarChest { left } => says(
            AskKind::Buttons,
            None,
            format!("{who} spends {}", several(left, "point")),
            format!(
                "{who} played fewer OPs than {} and has {} to spend: each refits a Warship, places a Supply Train, or places or flips a PC. \
                 What is not spent is lost.",
                to.enemy().name(),
                several(left, "point"),
            ),
        ),
        TurnAsk::MiatSlot => says(
            AskKind::Buttons,
            None,
            "A PC on the Miat",
            "The Miat, Carthage's council, has five slots, each for one PC: 1 and 2 together bring 1 CU more each turn, 4 and 5 a General. Three PCs, one on slot 3, make it Warlike.",
        ),
        TurnAsk::LandMercenary(unit) => says(
            AskKind::Place,
            None,
            format!("{} lands", short(unit)),
            format!(
                "{} comes with {} to a port that Carthage controls{}, not Besieged and not held by enemy CUs.",
                rated(unit),
                if unit == XANTHIPPUS { "an Elephant" } else { "1 CU" },
                if unit == XANTHIPPUS { " in Africa" } else { "" },
            ),
        ),
        TurnAsk::Contract => says(
            AskKind::Buttons,
            None,
            "Xanthippus' contract",
            format!(
                "Xanthippus' year is over. For {} from the Miat, which holds {}, he stays this turn too; else he leaves the war.",
                several(turn_box(state.turn.clamp(1, 7)).mercenary_cost, "PC"),
                state.miat_pcs(),
            ),
        ),
        TurnAsk::BlockadedCity => says(
            AskKind::Place,
            None,
            "The blockade is run",
            "Which Besieged Walled City do the runners supply? Each point on the Siege Die takes a Siege Point off it; a loss sinks their Warship.",
        ),
        TurnAsk::BlockadePort => says(
            AskKind::Place,
            None,
            "The runners load",
            "From which Major Port does the Supply Train come that the runners carry? It is used up.",
        ),
        TurnAsk::BlockadeDiscard => says(
            AskKind::Card,
            None,
            "A card for the runners",
            format!(
                "{who} discards one card for the attempt. It is not played, and its OPs do not count in the War Chest."
            ),
        ),
        TurnAsk::SelectConsul { left } => says(
            AskKind::General,
            None,
            "Select a Consul?",
            format!(
                "{who} elects {}. It may choose from the pool, or draw by lot.",
                several(left, "Consul")
            ),
        ),
    }
}

/// So many spaces are named; more would not be read.
const NAMED: usize = 5;

/// 5.4: the spaces where a PC could be placed that nothing would keep when the turn ends.
fn doomed(state: &State, to: Side) -> String {
    let reached = supplied(state, to);
    let open = spaces::all().filter(|at| may_place_pc(state, to, *at).is_ok() && !reached.contains(*at));
    let names: Vec<String> = open.map(|at| place(at).to_owned()).collect();
    isolated_there(names)
}

/// 5.4: the PCs of a side that are lost when the turn ends, as things stand.
pub(crate) fn isolated_now(state: &State, side: Side) -> String {
    isolated_there(isolated(state, side).iter().map(|at| place(at).to_owned()).collect())
}

fn isolated_there(names: Vec<String>) -> String {
    if names.is_empty() {
        return String::new();
    }
    format!(
        " Isolated as things stand, and lost when the turn ends: {}.",
        few(names, NAMED)
    )
}

/// 2.3.D1: what an activation with this card takes besides its OPs, after these words.
fn trains(state: &State, to: Side, id: CardId, before: &str) -> String {
    let spent = |unit: UnitId| {
        let missing = state.activation_ops(unit).saturating_sub(card(id).ops);
        let there = state.place(state.general(unit).at.space()?).all(to).trains;
        (missing > 0 && missing <= there).then(|| format!("{} for {}", several(missing, "Supply Train"), short(unit)))
    };
    let all: Vec<String> = state.generals_in_play(to).iter().filter_map(spent).collect();
    if all.is_empty() {
        return String::new();
    }
    format!("{before}{}.", list(all))
}

/// 5.5, 13.6, 2.2.D2: why PCs are removed.
fn why_removed(state: &State, to: Side, rule: Rule) -> String {
    let fallen = state.attempt.filter(|a| a.side != to).map(|a| place(a.at));
    match rule.0 {
        "5.5" => format!(
            "The Victory Check counted more Provinces for {} than for {}: the difference is paid in PCs.",
            to.enemy().name(),
            to.name()
        ),
        "9.4" => "Half of the Units and Warships lost with the Naval Battle, rounded down, are paid in PCs.".into(),
        "13.6" => "Half of the Units lost with the Land Battle, rounded down, are paid in PCs.".into(),
        "2.2.D2" if let Some(city) = fallen => format!(
            "{city} falls to {}, and an Aristocrat of the garrison is displaced: his Battle Rating is paid in PCs.",
            to.enemy().name()
        ),
        "2.2.D2" => "An Aristocrat is displaced, and his Battle Rating is paid in PCs.".into(),
        "17.1.56" => {
            "The Flamen Martialis may not leave the City while the rites last, unless PCs are given up for it.".into()
        }
        "16.5" => "Tribes that nobody Subjugates make the home Region unstable.".into(),
        _ => "PCs are to be paid.".into(),
    }
}

/// 4.1, 6.2: what a war is about, said in its first turn; in the last one, which way it is decided.
pub(super) fn aim(state: &State) -> &'static str {
    match state.turn {
        1 => {
            " The war is won by whoever holds more entries of the Provincial Display after turn 7, Carthage if they are equal, or at once by \
             taking the enemy's capital."
        }
        LAST_TURN => {
            " After this turn the war is won by whoever holds more entries of the Provincial Display, Carthage if they are equal."
        }
        _ => "",
    }
}
