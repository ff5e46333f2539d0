//! Which card, and for what (7.2, 8).

use super::army::{Army, Field, NEVER};
use super::pcs::Spots;
use super::posts;
use super::reasons::{EVENT, KEEP, MUSTER, NEARLY, OPS, STOP, TARGET};
use super::survey::Survey;
use crate::data::cards::{Effect, card};
use crate::data::generals::{COUNT as GENERALS, who};
use crate::data::provinces::{Province, Region, region_of};
use crate::rules::{cards, siege};
use crate::state::reach;
use crate::{Named, State};
use ::ai::Advice;
use engine::{CardId, Choice, Side, UnitId};

/// Points against an Event that changes nothing.
const VAIN: i32 = 150;

/// What a card's uses come to, in points.
pub(super) struct Uses {
    survey: Survey,
    pcs: [i32; 3],
    /// Strategy Rating of each general and the points of his activation, by road and if the card has a ship; the best first.
    generals: Vec<(u8, i32, i32)>,
}

impl Uses {
    pub(super) fn of(s: &State, side: Side) -> Self {
        let survey = Survey::of(s);
        let in_play = s.generals_in_play(side).iter();
        let mut generals = Vec::with_capacity(GENERALS);
        generals.extend(in_play.map(|unit| {
            let (by_road, by_ship) = activation(s, &survey, unit);
            (s.strategy_rating(unit), by_road, by_ship)
        }));
        generals.sort_unstable_by_key(|(_, by_road, by_ship)| -by_road.max(by_ship));
        Uses {
            survey,
            pcs: Spots::of(s, side).best(s, side),
            generals,
        }
    }

    /// The best activation of a general whom so many OPs move.
    fn move_by(&self, ops: u8, ship: bool) -> i32 {
        let moved = self.generals.iter().filter(|(rating, ..)| *rating <= ops);
        let worth = moved.map(|(_, by_road, by_ship)| if ship { by_road.max(by_ship) } else { by_road });
        worth.max().copied().unwrap_or(NEVER)
    }

    /// So many PCs: they stay, and an army goes on.
    fn place(&self, ops: u8) -> i32 {
        5 * self.pcs.iter().take(usize::from(ops)).sum::<i32>() / 2
    }

    /// The best that can be done with a card.
    fn best(&self, s: &State, side: Side, id: CardId) -> i32 {
        let row = card(id);
        let event = if cards::law(s, side, id).is_ok() {
            self.event(s, side, id)
        } else {
            0
        };
        self.move_by(row.ops, row.ship).max(self.place(row.ops)).max(event)
    }

    /// What an Event is worth to the side that has its card.
    fn event(&self, s: &State, side: Side, id: CardId) -> i32 {
        if !cards::has_effect(s, side, id) {
            return 0;
        }
        let (row, survey, enemy) = (card(id), &self.survey, side.enemy());
        let holds = |of: Side, province: Province| i32::from(survey.controls(of, province));
        match row.effect {
            Effect::Campaign { generals } => {
                let moved = self.generals.iter().take(usize::from(generals));
                let worth = moved.map(|(_, by_road, by_ship)| *by_road.max(by_ship).max(&0));
                12 * worth.sum::<i32>() / 10
            }
            Effect::ForceMarch { rating, by_sea, .. } => self.move_by(rating, by_sea) + 3,
            Effect::NativeGuides { rating, .. } => self.move_by(rating, false) + 1,
            Effect::TraitorInTarentum { rating, .. } => self.move_by(rating, false) + 1,
            Effect::TreacheryWithinCity { .. } => self.move_by(row.ops, false) + 2,
            Effect::AdriaticPirates { .. } => self.move_by(row.ops, true) + 2,
            Effect::CharmsItaly => self.move_by(1, false) + 18,
            Effect::ComeIntoItaly { .. } => 34 * i32::from(hannibal_is_in_italy(s)),
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
            Effect::MutinsNumidians { .. } => 16,
            Effect::PhilipOfMacedon { .. } => 18,
            Effect::Epidemic | Effect::Pestilence { .. } | Effect::MercenariesDesert => 14,
            _ => 8,
        }
    }
}

fn hannibal_is_in_italy(s: &State) -> bool {
    let place = s.general(who::HANNIBAL).at.space();
    place.is_some_and(|at| region_of(at) == Region::Italia)
}

/// What an activation is worth for a general, by road and with a ship.
fn activation(s: &State, survey: &Survey, unit: UnitId) -> (i32, i32) {
    let Some(at) = s.general(unit).at.space() else {
        return (NEVER, NEVER);
    };
    if s.campaign.as_ref().is_some_and(|c| reach(c.general(unit)) == 0) {
        return (NEVER, NEVER);
    }
    let army = Army::led_by(s, unit);
    if siege::may_attempt(s, unit).is_ok() {
        let worth = army.attempt(s, survey, at);
        return (worth, worth);
    }
    let (_, there) = s.stack(army.side, s.general(unit).at);
    let leads = if s.commander(there) == Some(unit) { 0 } else { 7 };
    let left = leads + posts::worth(s, survey, army, at);
    let field = Field::of(s, survey, army, Some(at));
    let by_road = field.beyond(at) - left;
    let by_ship = if crate::data::spaces::space(at).port.is_some() {
        field.overseas(s, army, at) - left
    } else {
        by_road
    };
    (by_road, by_ship)
}

/// The card that does most.
pub(super) fn which(s: &State, side: Side, advice: &mut Advice<'_>) {
    let uses = Uses::of(s, side);
    for (at, choice) in advice.legal().iter().enumerate() {
        let Choice::Card(id) = choice else { continue };
        advice.give(at, &OPS, 4 * i32::from(card(*id).ops));
        advice.give(at, &TARGET, uses.best(s, side, *id).max(0) / 2);
        if card(*id).counter {
            advice.give(at, &KEEP, -4);
        }
    }
}

/// Whether Rome spends a Campaign to go first (7.3).
pub(super) fn pre_empt(s: &State, side: Side, advice: &mut Advice<'_>) {
    let uses = Uses::of(s, side);
    for (at, choice) in advice.legal().iter().enumerate() {
        match choice {
            Choice::Card(id) => advice.give(at, &EVENT, uses.event(s, side, *id) / 2),
            _ => advice.give(at, &KEEP, 40),
        }
    }
}

/// What a card is used for.
pub(super) fn what_for(s: &State, side: Side, id: CardId, advice: &mut Advice<'_>) {
    let (uses, row) = (Uses::of(s, side), card(id));
    for (at, choice) in advice.legal().iter().enumerate() {
        match Named::from_choice(*choice) {
            Some(Named::Activate) => advice.give(at, &TARGET, uses.move_by(row.ops, row.ship)),
            Some(Named::PlacePcs) => advice.give(at, &NEARLY, uses.place(row.ops)),
            Some(Named::Event) if !cards::has_effect(s, side, id) => advice.give(at, &STOP, -VAIN),
            Some(Named::Event) => advice.give(at, &EVENT, 2 * uses.event(s, side, id)),
            Some(Named::RaiseTroops) => advice.give(at, &MUSTER, 10),
            _ => advice.give(at, &STOP, -40),
        }
    }
}

/// Who is activated (8.2, 10.11).
pub(super) fn who(s: &State, advice: &mut Advice<'_>) {
    let survey = Survey::of(s);
    for (at, choice) in advice.legal().iter().enumerate() {
        match choice {
            Choice::Unit(unit) => {
                let (by_road, by_ship) = activation(s, &survey, *unit);
                advice.give(at, &TARGET, by_road.max(by_ship));
            }
            _ => advice.give(at, &STOP, 0),
        }
    }
}

/// Whether a Counter Event is played now (8.4): where much is at stake.
pub(super) fn counter(s: &State, side: Side, advice: &mut Advice<'_>) {
    let fought = s
        .battle
        .as_ref()
        .map_or(0, |b| b.began[side.enemy()].fighting() + b.began[side].fighting());
    let marching = s.march.map_or(0, |m| m.units.fighting());
    let stake = i32::from(fought.max(marching));
    advice.each(&EVENT, |choice| match choice {
        Choice::Card(_) => 33 * stake / 10 - 3,
        _ => 0,
    });
}
