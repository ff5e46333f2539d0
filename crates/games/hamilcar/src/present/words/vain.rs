//! Why an Event would change nothing, as its card is played (5.2.C1, 17.1).

use super::names::place;
use crate::Hamilcar;
use crate::data::cards::{Effect, card};
use crate::data::spaces::at::{CARTHAGO, SYRACUSAE};
use crate::rules::cards;
use crate::state::State;
use engine::{CardId, Legality, Side};
use punic::present::vain::Events;

impl Events for Hamilcar {
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
    let no_ships = || format!("{who} has all its Warships in play");
    let nobody_sails = |rating| format!("no General of {who} with a Strategy Rating of up to {rating} can go to sea");
    match card(id).effect {
        Effect::SurpriseSortie { .. } | Effect::SiegeWorksBurned { .. } => {
            format!("no Walled City of {who} is Besieged with a CU inside")
        }
        Effect::SiegeEngineers { cus } | Effect::TraitorInTheCity { cus, .. } => {
            let supremacy = match card(id).effect {
                Effect::TraitorInTheCity { .. } if state.supremacy != side => {
                    ", and a Large one is not betrayed without Naval Supremacy"
                }
                Effect::SiegeEngineers { .. } => ", or its Siege Train is there already",
                _ => "",
            };
            format!("no General of {who} with {cus} CUs stands before an enemy Walled City{supremacy}")
        }
        Effect::HieroSuesForPeace { cus } => format!(
            "{} is not Carthaginian, or no Roman General with {cus} CUs stands before it without Carthaginian CUs outside",
            place(SYRACUSAE)
        ),
        Effect::Citadel { .. } => "the Citadel can be placed in no other Walled City now".into(),
        Effect::TribalResistance { .. } => "no Tribe has Subjugation Points on it".into(),
        Effect::HannibalTheRhodian { .. } => format!("no Besieged port of {who} has room inside"),
        Effect::WarElephants { .. } if state.elephants_in_supply() == 0 => "no Elephant is left".into(),
        Effect::MamertineVolunteers { .. }
        | Effect::LibyanLevies { .. }
        | Effect::LigurianMercenaries { .. }
        | Effect::IberianMercenaries { .. }
        | Effect::WarElephants { .. }
        | Effect::AlliedAuxiliaries { .. } => {
            format!("{who} has no space of those named on the card that can take the CUs")
        }
        Effect::NumidianRevolt { .. } => "Carthage has no PC without CUs in Numidia, nor may Libya revolt".into(),
        Effect::MutinyOfMercenaries => "Carthage has no CU outside the spaces of its own Walled Cities".into(),
        Effect::CouncilOfElders { .. } => {
            format!(
                "the Miat is full, and {} has no room for a Supply Train",
                place(CARTHAGO)
            )
        }
        Effect::Epidemic { .. } => format!("no General of {enemy} has CUs with him"),
        Effect::GrainShortage { .. } => format!("{enemy} has no Supply Train"),
        Effect::MessengerIntercepted => format!("{enemy} holds no card"),
        Effect::SicilianAlliesDesert { .. } => {
            "Carthage has no CU but Elephants in the Sicilia region outside Walled Cities".into()
        }
        Effect::PunicFaith { .. } => "Carthage knows every card of Rome".into(),
        Effect::Diplomacy { .. } => format!("{enemy} has no PC without Units, and {who} can place none"),
        Effect::SurpriseRaids { .. } => format!("no PC of {enemy} without Units is next to a CU of {who}"),
        Effect::SenateRecallsProconsul { .. } => "Rome has no Proconsul".into(),
        Effect::FlamenMartialis { .. } => "no Consul is on the map".into(),
        Effect::Truce => "there is a Truce already".into(),
        Effect::Campaign { .. } => format!("no General of {who} can be activated"),
        Effect::ForcedMarch { rating, .. } => {
            format!("no General of {who} with a Strategy Rating of up to {rating} can be activated")
        }
        Effect::SociiNavales { .. } => format!("{}, and {}", no_ships(), nobody_sails(card(id).ops)),
        Effect::PatrioticLoans { .. } => no_ships(),
        Effect::CapturedQuinquereme { .. } => "Roman Seamanship is at its best already".into(),
        Effect::TrainedRowers { .. } => {
            "Rome has too few Ready Warships at port to improve its Seamanship, and none that is Spent".into()
        }
        Effect::PunicShipyards { .. } => format!("{}, and none that is Spent", no_ships()),
        Effect::RaidOnPort { rating, .. } | Effect::MareNostrum { rating, .. } => nobody_sails(rating),
        _ => "it has nothing to work on".into(),
    }
}
