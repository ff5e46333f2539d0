//! Prompts of sections 5 to 8, 19, 21 and 22.

use super::names::{few, force, full, list, more, place, rated, several, titled, titled_with_ops};
use super::says;
use crate::Hannibal;
use crate::board::politics::may_place_pc;
use crate::data::cards::card;
use crate::data::generals::who::{AFRICANUS, FABIUS};
use crate::data::spaces;
use crate::data::tracks::{LAST_TURN, TURNS};
use crate::protocol::prompt::TurnAsk;
use crate::rules::isolation::isolated;
use crate::state::{Marker, Office, State};
use engine::scene::AskKind;
use engine::words::played;
use engine::{CardId, Prompting, Rule, Side, SpaceId, UnitId};

/// What a question of the turn says.
pub(super) fn prompting(state: &State, to: Side, rule: Rule, about: TurnAsk) -> Prompting {
    let who = to.name();
    match about {
        TurnAsk::PlaceCu { left } => says(AskKind::Place, None, format!("{who} places a CU"), place_cu(to, left)),
        TurnAsk::PlaceGeneral(unit) => says(
            AskKind::Place,
            None,
            format!("{} enters", full(unit)),
            entry(state, unit, rule),
        ),
        TurnAsk::Proconsul => says(AskKind::General, None, "Who stays as proconsul?", proconsul(state)),
        TurnAsk::PreEmpt => says(
            AskKind::Window,
            None,
            "Does Rome go first?",
            format!(
                "Carthage is about to say who plays the first card of this turn. Rome goes first if it plays a Minor or Major Campaign as \
                 its first card now. It may not discard that card if it can use it.{}",
                aim(state)
            ),
        ),
        TurnAsk::GoFirst => says(
            AskKind::Buttons,
            None,
            format!("{who} says who goes first"),
            format!(
                "{who} decides which side plays the first card of the turn. After that the sides take turns.{}",
                aim(state)
            ),
        ),
        TurnAsk::PlayCard => played(says(
            AskKind::Card,
            None,
            format!("{who} plays a card"),
            format!(
                "{who} has {} left, {} has {}. {who} must play one: for its operation number, for its Event, or just to discard it.{}",
                several(state.hands[to].len() as u8, "card"),
                to.enemy().name(),
                several(state.hands[to.enemy()].len() as u8, "card"),
                if plays_first_card(state, to) || state.turn == LAST_TURN {
                    aim(state)
                } else {
                    ""
                },
            ),
        )),
        TurnAsk::UseCard(id) => says(AskKind::Buttons, None, titled(id), use_card(state, to, id)),
        TurnAsk::Handicap { left } => says(
            AskKind::Place,
            None,
            format!("{who} places {} before the war", several(left, "PC")),
            format!(
                "This was agreed as a handicap: {who} may place each in a neutral space without enemy CUs, or flip an enemy PC where a CU of its own stands outside walls; Walled Cities and Tribes take none. The cards are dealt when it is done."
            ),
        ),
        TurnAsk::PlacePc { left } => says(
            AskKind::Place,
            None,
            format!("{who} places PCs"),
            format!(
                "{} left. A PC goes to a neutral space without enemy CUs, or an enemy PC is flipped where a CU of {who} stands outside \
                 walls. Walled Cities and Tribes take none.{}",
                several(left, "PC"),
                doomed(state, to),
            ),
        ),
        TurnAsk::RaiseTroops => says(
            AskKind::General,
            None,
            format!("{who} raises troops"),
            format!(
                "1 CU joins a general who stands in a space of {who}, in a province of {who}, and not behind walls under siege."
            ),
        ),
        TurnAsk::RemovePc { left } => says(
            AskKind::Remove,
            None,
            format!("{who} removes PCs"),
            format!(
                "{} {who} takes {} off the map, whichever it likes. Walled Cities and Tribes do not count.",
                why_removed(to, rule),
                several(left, "PC"),
            ),
        ),
        TurnAsk::LoseCu { at, left } => {
            let units = state
                .march
                .filter(|m| m.at == at && m.side == to)
                .map_or(state.place(at).all(to), |m| m.units);
            // All that the die takes is taken off together: an elephant CU that goes first stands there still.
            let first = if units.elephants > 0 {
                " Where the table takes an elephant CU first, that one is lost besides."
            } else {
                ""
            };
            says(
                AskKind::Remove,
                Some(at),
                format!("{who} loses {}", several(left, "CU")),
                format!(
                    "{} Attrition leaves the choice of {} to {who}, from its {} in {}.{first}",
                    why_attrition(rule),
                    several(left, "CU"),
                    force(units),
                    place(at),
                ),
            )
        }
    }
}

/// 6.1, 6.2: where the CUs of a turn go.
fn place_cu(to: Side, left: u8) -> String {
    match (to, left) {
        (Side::Carthage, 4) => "The CU of Africa: it comes to Carthage, or to a general in Africa.".into(),
        (Side::Carthage, 3) => "The CU of New Carthage: it comes there, or to a general in Hispania.".into(),
        (Side::Carthage, 2) => "The CU of Baetica: it comes to New Carthage, or to a general in Hispania.".into(),
        (Side::Carthage, _) => "The free CU: it comes to Carthage, to New Carthage, or to any general.".into(),
        (Side::Rome, left) => format!(
            "{} to place, in Rome or with generals: at least 3 of the 5 in Italia, and so that 5 stand together somewhere if they can.",
            more(left, "CU")
        ),
    }
}

/// 6.1, 6.5, 6.7: where a general enters.
fn entry(state: &State, unit: UnitId, rule: Rule) -> String {
    match (rule.0, unit) {
        ("6.7", _) => format!(
            "{} comes with 5 CUs as proconsul: to a round space of Rome's in Italia, or to such a port in Hispania, without enemy CUs.",
            rated(state, AFRICANUS)
        ),
        ("6.5", FABIUS) => format!(
            "{} is consul. He is placed in Italia where at least 5 CUs of Rome stand and no siege shuts them in; without such an \
             army with any CUs there, else in Rome.",
            rated(state, unit)
        ),
        ("6.5", _) => format!(
            "{} is consul. He is placed where at least 5 CUs of Rome stand and no siege shuts them in, else in Rome.",
            rated(state, unit)
        ),
        _ => format!(
            "{} was displaced and returns: to CUs of Carthage that are not under siege.",
            rated(state, unit)
        ),
    }
}

/// 6.4: one general of the old year may stay.
fn proconsul(state: &State) -> String {
    let in_office = |office: Office| {
        let in_play = state.generals_in_play(Side::Rome).iter();
        in_play
            .filter(move |unit| *unit != AFRICANUS && state.general(*unit).office == office)
            .map(|unit| rated(state, unit))
    };
    let old: Vec<String> = in_office(Office::Consul).chain(in_office(Office::Proconsul)).collect();
    format!(
        "The year is over for {}. One of them may stay with his army as proconsul; the others go back to the cup, and two new consuls \
         are drawn.",
        list(old)
    )
}

/// 7.2, 8.2: what a card may be used for.
fn use_card(state: &State, to: Side, id: CardId) -> String {
    let row = card(id);
    let own = row.side != Some(to.enemy());
    let mut text = format!(
        "{} plays {}. Choose {}what its operation number does: move a general with a Strategy Rating of up to {}, or place \
         up to {}{}.",
        to.name(),
        titled_with_ops(id),
        if own { "its Event, or " } else { "" },
        row.ops,
        several(row.ops, "PC"),
        if row.ops == 3 { ", or raise 1 CU" } else { "" },
    );
    if !own {
        text.push_str(&format!(" Its Event is for {} alone.", to.enemy().name()));
    }
    if own && state.effects.truce && row.truce != crate::data::cards::Breaks::Kept {
        text.push_str(" Its Event would end the Truce.");
    }
    text.push_str(&punic::present::vain::said::<Hannibal>(state, to, id));
    text
}

/// So many spaces are named; more would not be read.
const NAMED: usize = 5;

/// 19.4: the spaces where a PC could be placed that nothing would keep when the turn ends.
fn doomed(state: &State, to: Side) -> String {
    let lost = |at: &SpaceId| {
        let mut after = state.clone();
        after.place_mut(*at).marker = Marker::Pc(to);
        isolated(&after, to).contains(*at)
    };
    let open = spaces::all().filter(|at| may_place_pc(state, to, *at).is_ok());
    let names: Vec<String> = open.filter(lost).map(|at| place(at).to_owned()).collect();
    isolated_there(names)
}

/// 19.4: the PCs of a side that are lost when the turn ends, as things stand.
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

/// 10.10, 15.5, 22.2: why PCs are removed.
fn why_removed(to: Side, rule: Rule) -> String {
    match rule.0 {
        "15.5" => "The battle is lost, and a PC is lost for every two CUs that it has cost.".into(),
        "10.10" => "Hannibal is dead, and that costs Carthage five PCs.".into(),
        _ => format!(
            "{} has fewer Political Points than {} and pays the difference in PCs.",
            to.name(),
            to.enemy().name()
        ),
    }
}

/// 10.6, 21, 25: why a force suffers Attrition.
fn why_attrition(rule: Rule) -> &'static str {
    match rule.0 {
        "21.1" => "Winter on hostile ground.",
        "10.6" => "A mountain pass has been crossed.",
        "21.3" | "25.7" | "25.8" => "Hostile tribes attack.",
        "25.60" => "A storm meets the fleet.",
        "25.21" => "Mercenaries desert.",
        _ => "Sickness breaks out.",
    }
}

/// Whether a side still holds all the cards it was dealt.
fn plays_first_card(state: &State, side: Side) -> bool {
    let turn = usize::from(state.turn.max(1)) - 1;
    TURNS
        .get(turn)
        .is_some_and(|row| state.hands[side].len() >= u32::from(row.cards))
}

/// 22.4, 23: what a war is about, said in its first turn; in the last one, which way it is decided.
fn aim(state: &State) -> &'static str {
    match state.turn {
        1 => {
            " The war is won by whoever has more Political Points after turn 9, Carthage if they are equal, or at once by taking the \
             enemy's capital."
        }
        LAST_TURN => {
            " After this turn the war is won by whoever has more Political Points, Carthage if they are equal."
        }
        _ => "",
    }
}
