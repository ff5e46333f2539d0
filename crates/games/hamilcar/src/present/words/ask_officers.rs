//! Where a General enters, and which Consul stays (5.1.B, 5.1.C).

use super::names::{full, list, rated, short};
use super::says;
use crate::data::generals::general;
use crate::state::{Office, State};
use engine::scene::AskKind;
use engine::{Prompting, Rule, Side, UnitId};

/// 5.1.B, 5.1.C: where a general enters.
pub(super) fn entry(to: Side, unit: UnitId, rule: Rule) -> String {
    let admiral = general(unit).admiral;
    match to {
        Side::Rome => format!(
            "{} is elected Consul. He is placed where at least 3 Roman CUs stand and no siege shuts them in, else in Roma.{}",
            rated(unit),
            if admiral {
                " As an Admiral placed in Roma he brings a Naval Reform."
            } else {
                ""
            },
        ),
        Side::Carthage => format!(
            "{} comes into the war: to Carthaginian CUs anywhere, or to a Walled City of Carthage's that is not Besieged.{}{}",
            rated(unit),
            if admiral {
                " As an Admiral placed in Carthago he refits Warships up to his Battle Rating."
            } else {
                ""
            },
            if rule.0 == "5.1.B" {
                " The Generals of last turn have been called home to the pool."
            } else {
                ""
            },
        ),
    }
}

/// 5.1.C: a Consul becomes Proconsul.
pub(super) fn proconsul(state: &State) -> Prompting {
    let in_office = |office| {
        state
            .generals_in_play(Side::Rome)
            .iter()
            .filter(move |u| state.general(*u).office == office)
    };
    let consuls = list(in_office(Office::Consul).map(|u| short(u).into()).collect());
    let cost = match in_office(Office::Proconsul).next() {
        Some(old) => format!(", in place of {}, who then leaves the war", full(old)),
        None => String::new(),
    };
    says(
        AskKind::General,
        None,
        "Elect a Proconsul?",
        format!("The year of {consuls} is over, and Consuls leave the war. One of them may stay as Proconsul{cost}."),
    )
}
