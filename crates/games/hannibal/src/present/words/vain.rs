//! Why an Event would change nothing, as its card is played (8.3, 25).

use super::names::place;
use crate::Hannibal;
use crate::data::cards::{Effect, card};
use crate::data::generals::who;
use crate::data::provinces::{Province, Region, region_of};
use crate::data::spaces::at::{CAPUA, SYRACUSE};
use crate::rules::cards;
use crate::state::State;
use engine::{CardId, Legality, Side};
use punic::present::vain::Events;

impl Events for Hannibal {
    fn allowed(state: &State, side: Side, card: CardId) -> Legality {
        cards::law(state, side, card)
    }

    fn has_effect(state: &State, side: Side, card: CardId) -> bool {
        cards::has_effect(state, side, card)
    }

    fn why(state: &State, side: Side, card: CardId) -> String {
        why(state, side, card)
    }
}

/// Why the Event of a card would change nothing for a side now: words that end a sentence.
fn why(state: &State, side: Side, id: CardId) -> String {
    let (who, enemy) = (side.name(), side.enemy().name());
    match card(id).effect {
        Effect::Revolt { province, .. } if !state.controls_province(side.enemy(), province) => {
            not_of(enemy, province.name())
        }
        Effect::Revolt { province, .. } => format!("{enemy} has no PC without CUs in {}", province.name()),
        Effect::NumidiaRevolts => format!("{enemy} has no PC without CUs in either Numidia"),
        Effect::Sophonisba { .. } => format!("neither Numidia has a space that {who} could take"),
        Effect::NumidianAlly { .. } => {
            format!("{} has no space that {who} could take", Province::EasternNumidia.name())
        }
        Effect::Diplomacy { .. } => format!("{enemy} has no PC without CUs"),
        Effect::ComeIntoItaly { .. } => come_into_italy(state, enemy),
        Effect::GrainShortage { .. } if !state.controls_province(side, Province::Sicilia) => {
            not_of(who, Province::Sicilia.name())
        }
        Effect::GrainShortage { .. } => format!("{enemy} has no PC"),
        Effect::MutinsNumidians { .. } => format!("{who} can take no space without walls in Sicilia"),
        Effect::HostileTribes => format!("{enemy} has no CU in Gallia Transalpinia or Liguria"),
        Effect::MercenariesDesert => format!("{enemy} has no CU outside its own Walled Cities"),
        Effect::Epidemic => format!("no general of {enemy} has CUs with him"),
        Effect::Pestilence { .. } => format!("no general of {enemy} besieges a city of {who} with CUs"),
        Effect::SurpriseSortie { .. } => "no Walled City is besieged".into(),
        Effect::FleetBreaksSiege => "no port is besieged".into(),
        Effect::TribalResistance => "no Tribe has points of subjugation on it".into(),
        Effect::CapuaSidesWithCarthage { .. } if state.place(CAPUA).city() != Some(Side::Rome) => {
            format!("{} is not Rome's", place(CAPUA))
        }
        Effect::CapuaSidesWithCarthage { provinces } | Effect::SlavesRaised { provinces, .. }
            if cards::italian_provinces(state, Side::Carthage) < provinces =>
        {
            format!(
                "Carthage controls fewer than {provinces} provinces of {}",
                Region::Italia.name()
            )
        }
        Effect::SyracuseAllies => format!("{} is not Rome's", place(SYRACUSE)),
        Effect::MacedonianReinforcements { .. } if !state.effects.macedonia => {
            "Macedonia is not allied with Carthage".into()
        }
        Effect::MacedonianReinforcements { .. } => format!("no port of {who} in Africa or Italia can take the CUs"),
        Effect::BalearicSlingers { .. } if !state.controls_province(side, Province::BalearicIslands) => {
            not_of(who, "the Balearic Islands")
        }
        Effect::BalearicSlingers { .. } => format!("no port of {who} can take the CUs"),
        Effect::AfricanReinforcements { .. } => "the city of Carthage can take no CU".into(),
        Effect::SlavesRaised { .. } => "the city of Rome can take no CU, or the enemy is before it".into(),
        Effect::Recruits { provinces, .. } => {
            let names: Vec<String> = provinces.iter().map(|p| p.name().to_owned()).collect();
            format!(
                "no general of {who} who can take the CUs is in {}",
                engine::words::joined(names, "or")
            )
        }
        Effect::IberianRecruits { .. } => format!(
            "no general of {who} who can take the CUs is in a province of {} that {who} controls",
            Region::Hispania.name()
        ),
        Effect::AlliedAuxiliaries { province, .. } if !state.controls_province(side, province) => {
            not_of(who, province.name())
        }
        Effect::AlliedAuxiliaries { .. } => {
            format!(
                "no general of {who} who can take the CUs is in {}",
                Region::Italia.name()
            )
        }
        Effect::SiegeTrain => format!("no general of {who} can take the Siege Train"),
        Effect::SenateDismissesProconsul => "there is no proconsul whose army another general could take over".into(),
        Effect::MessengerIntercepted => format!("{enemy} holds no card"),
        Effect::Truce => "there is a Truce already".into(),
        _ => "it has nothing to work on".into(),
    }
}

/// 27: Hannibal has to be in Italy.
fn come_into_italy(state: &State, enemy: &str) -> String {
    let italia = Region::Italia;
    let there = state.general(who::HANNIBAL).at.space().map(region_of) == Some(italia);
    match there {
        false => format!("Hannibal is not in {}", italia.name()),
        true => format!("{enemy} has no PC without CUs in {}", italia.name()),
    }
}

fn not_of(side: &str, province: &str) -> String {
    format!("{side} does not control {province}")
}
