//! Events: what each is worth to the side that has its card, and what it brings (25).

use super::cards::Uses;
use super::sieges::Lifted;
use super::survey::Survey;
use super::ways::within_a_march;
use crate::State;
use crate::data::cards::{Effect, card};
use crate::data::generals::who;
use crate::data::provinces::{Province, Region};
use crate::present::words::names::{place, several};
use crate::rules::cards;
use engine::{CardId, Side};

impl Uses {
    /// What an Event is worth to the side that has its card.
    pub(super) fn event(&self, s: &State, side: Side, id: CardId) -> i32 {
        if !cards::has_effect(s, side, id) {
            return 0;
        }
        let (row, survey, enemy) = (card(id), &self.spots.survey, side.enemy());
        let holds = |of: Side, province: Province| i32::from(survey.controls(of, province));
        match row.effect {
            Effect::Campaign { generals } => 12 * self.move_all(generals) / 10,
            Effect::ForceMarch { rating, by_sea, .. } => self.move_by(rating, by_sea) + 3,
            Effect::NativeGuides { rating, .. } => self.move_by(rating, false) + 1,
            Effect::TraitorInTarentum { rating, .. } => self.move_by(rating, false) + 1,
            Effect::TreacheryWithinCity { .. } => self.move_by(row.ops, false) + 2,
            Effect::AdriaticPirates { .. } => self.move_by(row.ops, true) + 2,
            Effect::CharmsItaly => self.move_by(1, false) + 18 * i32::from(charms(s, survey)),
            Effect::ComeIntoItaly { .. } => 34 * i32::from(s.hannibal_is_in_italy()),
            Effect::Revolt { province, .. } => 46 * holds(enemy, province),
            Effect::NumidiaRevolts => {
                26 * holds(enemy, Province::EasternNumidia).max(holds(enemy, Province::WesternNumidia))
            }
            Effect::NumidianAlly { .. } => 34 * (1 - holds(side, Province::EasternNumidia)),
            Effect::Sophonisba { .. } => {
                36 * holds(enemy, Province::EasternNumidia).max(holds(enemy, Province::WesternNumidia))
            }
            Effect::GrainShortage { .. } => 34 * holds(side, Province::Sicilia),
            Effect::CapuaSidesWithCarthage { .. } | Effect::SlavesRaised { .. } => 34,
            Effect::SyracuseAllies => 74 * (1 - holds(side, Province::Syracuse)),
            Effect::Diplomacy { .. } | Effect::MessengerIntercepted => 22,
            Effect::Recruits { cus, .. }
            | Effect::AlliedAuxiliaries { cus, .. }
            | Effect::IberianRecruits { cus }
            | Effect::BalearicSlingers { cus }
            | Effect::MacedonianReinforcements { cus }
            | Effect::AfricanReinforcements { elephants: cus } => 5 * i32::from(cus),
            Effect::SurpriseSortie { .. } | Effect::FleetBreaksSiege | Effect::TribalResistance => {
                Lifted::best(s, side, id).map_or(0, |lifted| lifted.worth)
            }
            Effect::MutinsNumidians { .. } => 16,
            Effect::PhilipOfMacedon { .. } => 18,
            Effect::Epidemic | Effect::Pestilence { .. } | Effect::MercenariesDesert => 14,
            _ => 8,
        }
    }

    /// What an Event brings, in words.
    pub(super) fn brings(&self, s: &State, side: Side, id: CardId) -> String {
        let (row, enemy) = (card(id), side.enemy());
        let strikes = |of: Side, province: &str| format!("strikes {province}, which {} controls", of.name());
        match row.effect {
            Effect::Campaign { generals } => format!("activates up to {}", several(generals, "general")),
            Effect::ForceMarch { rating, by_sea, .. } => self.moving(s, rating, by_sea),
            Effect::NativeGuides { rating, .. } | Effect::TraitorInTarentum { rating, .. } => {
                self.moving(s, rating, false)
            }
            Effect::Recruits { cus, .. }
            | Effect::AlliedAuxiliaries { cus, .. }
            | Effect::IberianRecruits { cus }
            | Effect::BalearicSlingers { cus }
            | Effect::MacedonianReinforcements { cus }
            | Effect::AfricanReinforcements { elephants: cus } => format!("brings {}", several(cus, "CU")),
            Effect::TreacheryWithinCity { .. } => self.moving(s, row.ops, false),
            Effect::AdriaticPirates { .. } => self.moving(s, row.ops, true),
            Effect::Revolt { province, .. } => strikes(enemy, province.name()),
            Effect::NumidiaRevolts => strikes(enemy, "Numidia"),
            Effect::NumidianAlly { markers } => format!("takes up to {} of Eastern Numidia", several(markers, "space")),
            Effect::Sophonisba { markers } => {
                format!(
                    "takes up to {} of a Numidia from {}",
                    several(markers, "space"),
                    enemy.name()
                )
            }
            Effect::SyracuseAllies => "wins Syracuse over".into(),
            Effect::CapuaSidesWithCarthage { .. } => "wins Capua over".into(),
            Effect::CharmsItaly => "takes off Rome's PCs where Hannibal marches in Italy".into(),
            Effect::ComeIntoItaly { markers } => format!("flips {} of Rome in Italy", several(markers, "PC")),
            Effect::Diplomacy { markers } => {
                format!("flips {} of {} without a march", several(markers, "PC"), enemy.name())
            }
            Effect::SlavesRaised { cus, .. } | Effect::MutinsNumidians { cus } => {
                format!("brings {}", several(cus, "CU"))
            }
            Effect::SurpriseSortie { .. } | Effect::FleetBreaksSiege | Effect::TribalResistance => {
                let lifted = Lifted::best(s, side, id);
                lifted.map_or_else(String::new, |lifted| {
                    let points = several(lifted.points, "siege point");
                    format!("takes {points} off {}", place(lifted.at))
                })
            }
            Effect::Epidemic | Effect::Pestilence { .. } | Effect::MercenariesDesert => {
                format!("may cost {} CUs", enemy.name())
            }
            _ => format!("has the Event {}", row.title),
        }
    }
}

/// Whether Hannibal can come to a space of Rome's in Italy in one march (25, 28).
fn charms(s: &State, survey: &Survey) -> bool {
    let reach = s.general(who::HANNIBAL).at.space().map(within_a_march);
    let italian = survey.controlled(Side::Rome).and(Region::Italia.spaces());
    reach.is_some_and(|reach| !reach.and(italian).is_empty())
}

/// Whether an Event is hardly more than the activation of one general, and counts no more.
pub(super) fn marches(id: CardId) -> bool {
    cards::moves(id) && !matches!(card(id).effect, Effect::Campaign { .. } | Effect::CharmsItaly)
}
