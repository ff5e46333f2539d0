//! What Events are worth.

use super::best_activation;
use super::worth::gain;
use crate::data::cards::{Effect, card};
use crate::data::provinces::Province;
use crate::{Prompt, State};
use engine::{CardId, Choice, Question, Side};

/// What an Event is worth to the side that has its card.
pub(super) fn worth(s: &State, side: Side, id: CardId) -> i32 {
    let card = card(id);
    let revolts = |province: Province| 35 * i32::from(s.controls_province(side.enemy(), province));
    match card.effect {
        Effect::Campaign { generals } => best_activation(s, side, 3) + 12 * i32::from(generals - 1),
        Effect::ForceMarch { rating, .. } => best_activation(s, side, rating) + 4,
        Effect::NativeGuides { rating, .. } | Effect::TraitorInTarentum { rating, .. } => {
            best_activation(s, side, rating) + 1
        }
        Effect::TreacheryWithinCity { .. } | Effect::AdriaticPirates { .. } => best_activation(s, side, card.ops) + 2,
        Effect::CharmsItaly if s.hannibal_is_in_italy() => 30,
        Effect::ComeIntoItaly { .. } if s.hannibal_is_in_italy() => 45,
        Effect::Revolt { province, .. } => revolts(province),
        Effect::NumidiaRevolts => revolts(Province::EasternNumidia).max(revolts(Province::WesternNumidia)),
        Effect::NumidianAlly { .. } | Effect::Sophonisba { .. } => {
            45 * i32::from(!s.controls_province(side, Province::EasternNumidia))
        }
        Effect::GrainShortage { .. } => 45 * i32::from(s.controls_province(side, Province::Sicilia)),
        Effect::CapuaSidesWithCarthage { .. } | Effect::SlavesRaised { .. } => 35,
        Effect::SyracuseAllies => 35 * i32::from(!s.controls_province(side, Province::Syracuse)),
        Effect::Diplomacy { .. } | Effect::MessengerIntercepted => 30,
        Effect::Recruits { cus, .. }
        | Effect::AlliedAuxiliaries { cus, .. }
        | Effect::IberianRecruits { cus }
        | Effect::BalearicSlingers { cus }
        | Effect::MacedonianReinforcements { cus }
        | Effect::AfricanReinforcements { elephants: cus } => 9 * i32::from(cus),
        Effect::MutinsNumidians { .. } => 20,
        _ => 8,
    }
}

/// The space that an Event works on: where it turns a province, where most enemies are, where more CUs join most.
pub(super) fn target(s: &State, asked: &Question<Prompt>, choice: Choice) -> i32 {
    let Choice::Space(at) = choice else { return 0 };
    let [own, enemies] = [asked.to, asked.to.enemy()].map(|side| i32::from(s.place(at).all(side).fighting()));
    gain(s, asked.to, at) + 3 * enemies + 2 * own
}
