//! What the view model says in words: the Confirm button, the planned path, a space.

use crate::features::answering::propose::grows;
use crate::features::answering::tap_actions;
use crate::games::{AnyGame, Asked};
use crate::model::draft::Draft;
use crate::model::view_model::ViewModel;
use engine::scene::{AskKind, Counter, Seat, Stack};
use engine::words::joined;
use engine::{Choice, SpaceId};

impl ViewModel {
    /// What the Confirm button says, if there is something to confirm.
    pub(super) fn confirm_label(&self, game: &AnyGame, draft: &Draft, asked: &Asked) -> Option<String> {
        if !self.rows.is_empty() {
            return None;
        }
        let marched = self.path.len() > self.gone.max(1);
        match asked.kind {
            AskKind::March if (draft.held.is_some() || marched) && draft.at_sea() => {
                return Some("Confirm the voyage".into());
            }
            AskKind::March if draft.held.is_some() || marched => {
                // Where the army could go on or do more, Confirm alone would not say that it stops.
                let stops = draft.stops() && asked.answers.len() > 1;
                return Some(
                    if stops {
                        "Confirm the march and stop"
                    } else {
                        "Confirm the march"
                    }
                    .into(),
                );
            }
            AskKind::Place | AskKind::Remove => {
                let batch = self.batch.as_ref()?;
                if batch.total != 1 {
                    return draft.held.map(|_| format!("Confirm {} of {}", batch.done, batch.total));
                }
            }
            AskKind::Card
            | AskKind::Lay
            | AskKind::Buttons
            | AskKind::General
            | AskKind::March
            | AskKind::Compose
            | AskKind::Reaction
            | AskKind::Window
            | AskKind::Destination
            | AskKind::Dice
            | AskKind::Act
            | AskKind::Pay => {}
        }
        let held = draft.held?;
        let what = if let Choice::Card(card) = held {
            game.card(card).title.to_owned()
        } else {
            [draft.preview.label(held), grows(&draft.preview, &self.scene, held)].concat()
        };
        let laid = self.card.filter(|_| draft.lays());
        let what = match laid {
            Some(card) => format!("{} {what}", game.card(card).title),
            None => what,
        };
        let brings = tap_actions::brings_in_draft(game, draft);
        let brings = if brings.is_empty() {
            brings
        } else {
            format!(" ({brings})")
        };
        Some(format!("Confirm: {what}{brings}"))
    }

    /// The planned path in words, with the places where the other side may react.
    pub(super) fn plan_in_words(&self, may_end: bool, each: Option<String>) -> Option<String> {
        self.confirm.as_ref()?;
        let name = |at: &SpaceId| self.scene.spaces.iter().find(|s| s.id == *at).map_or("", |s| s.name);
        let list = |spaces: &[SpaceId]| spaces.iter().map(name).collect::<Vec<_>>().join(", ");
        if let Some(batch) = self.batch.as_ref().filter(|b| !b.placed.is_empty()) {
            return Some(each.unwrap_or_else(|| format!("{}.", list(&batch.placed))));
        }
        let mut ahead = self.path[self.gone.saturating_sub(1)..].to_vec();
        if ahead.len() < 2 {
            return None;
        }
        // Who lands where his Fleet lies goes nowhere else.
        ahead.dedup();
        let mut words = format!("{}.{}", list(&ahead), self.along());
        words.push_str(&self.reacts(&list));
        for at in &self.contested {
            let Some(enemy) = self.enemy_at(*at) else { continue };
            words.push_str(&if self.fights.contains(at) {
                format!(" Battle in {} against {enemy}.", name(at))
            } else {
                format!(" In {}: {enemy}.", name(at))
            });
        }
        let left = self.scene.route.as_ref().map_or(0, |r| r.total.saturating_sub(r.spent));
        if (self.ends || may_end) && left > 0 {
            let end = if self.ends {
                "The march ends there"
            } else {
                "Confirm ends the march there"
            };
            words.push_str(&format!(
                " {end}; {left} {} not used.",
                if left == 1 { "MP is" } else { "MPs are" }
            ));
        }
        words.push_str(&self.given_up);
        words.push_str(&self.warns);
        Some(words)
    }

    /// What the other side may do on the way, and where: " In Capua and Roma the other side may intercept or play a card."
    fn reacts(&self, list: &dyn Fn(&[SpaceId]) -> String) -> String {
        let mut told: Vec<(&[String], Vec<SpaceId>)> = Vec::new();
        for (at, acts) in self.contested.iter().zip(&self.reactions) {
            match told.iter_mut().find(|(others, _)| others == acts) {
                Some((_, places)) => places.push(*at),
                None => told.push((acts, vec![*at])),
            }
        }
        let said = told.into_iter().map(|(acts, places)| match acts {
            [] => format!(" The other side may react in {}.", list(&places)),
            acts => {
                let acts = joined(acts.to_vec(), "or");
                format!(" In {} the other side may {acts}.", list(&places))
            }
        });
        said.collect()
    }

    /// Who goes along with the General who marches, in words: " With Caudex, 4 CUs."; nothing while nobody else does.
    fn along(&self) -> String {
        let Some(army) = self.along.as_ref() else {
            return String::new();
        };
        let units = army.units.iter().filter(|u| u.count > 0).map(|u| u.name.as_str());
        let all: Vec<&str> = army.generals.iter().skip(1).map(|g| g.name).chain(units).collect();
        match (all.is_empty(), self.left_behind) {
            (true, _) => String::new(),
            (false, 0) => format!(" With {}.", all.join(", ")),
            (false, 1) => format!(" With {}. 1 Unit stays behind.", all.join(", ")),
            (false, stay) => format!(" With {}. {stay} Units stay behind.", all.join(", ")),
        }
    }

    /// The army of the other side that stands openly in a space, in words.
    fn enemy_at(&self, at: SpaceId) -> Option<String> {
        let mut stacks = self.scene.stacks.iter();
        let stack = stacks.find(|s| s.seat == Seat::Outside(at) && Some(s.side) != self.to())?;
        let units = stack.units.iter().filter(|u| u.count > 0).map(|u| u.name.as_str());
        let all: Vec<&str> = stack.generals.iter().map(|g| g.name).chain(units).collect();
        Some(all.join(", "))
    }

    /// A space and what stands there, in whole sentences.
    pub fn about(&self, at: SpaceId) -> String {
        let Some(space) = self.scene.spaces.iter().find(|s| s.id == at) else {
            return String::new();
        };
        let mut words = format!("{}. {}", space.name, space.note);
        for stack in self.scene.stacks.iter().filter(|s| s.seat.space() == at) {
            words.push_str(&format!(" {}", stack.note));
        }
        if self.lit.iter().any(|l| l.at == at) {
            words.push_str(" May be chosen.");
        }
        words
    }

    /// What a plan says of MPs: "2 of 4 MPs left".
    pub fn left(&self) -> Option<String> {
        let route = self
            .scene
            .route
            .as_ref()
            .filter(|_| self.plan.is_some() && self.marches())?;
        let left = route.total.saturating_sub(route.spent);
        (route.total > 0).then(|| format!("{left} of {} MPs left", route.total))
    }
}

/// How many units of an army stay where it stood, by what more stands there afterwards: on its way it may pick up others. Ships come to it
/// where it puts to sea, and leave it where it lands.
pub(super) fn left_behind(before: &Stack, now: &Stack, all_before: &[Stack], all_now: &[Stack]) -> u32 {
    let at_sea = |stack: &Stack| matches!(stack.seat, Seat::AtSea(_));
    let lands = at_sea(before) && !at_sea(now);
    let count = |stack: &Stack, symbol: &str| {
        let units = stack.units.iter().filter(|unit| unit.symbol == symbol);
        units.map(|unit| u32::from(unit.count)).sum::<u32>()
    };
    let other = |stack: &&Stack| stack.seat == before.seat && stack.side == before.side && stack.key != now.key;
    let others = |stacks: &[Stack], symbol: &str| {
        let stacks = stacks.iter().filter(other);
        stacks.map(|stack| count(stack, symbol)).sum::<u32>()
    };
    let stays = |unit: &Counter| {
        let (all, along) = (u32::from(unit.count), count(now, unit.symbol));
        if lands && along == 0 {
            return 0;
        }
        if now.seat == before.seat {
            return all.saturating_sub(along);
        }
        let more = others(all_now, unit.symbol).saturating_sub(others(all_before, unit.symbol));
        more.min(all)
    };
    before.units.iter().map(stays).sum()
}

/// A batch whose questions are about different things, the subject of each with its answer: "Flaccus enters: Roma. Regulus enters: Capua."
pub(super) fn one_by_one(draft: &Draft) -> Option<String> {
    let asked = draft.preview.asked()?;
    let mut said: Vec<(String, String)> = Vec::new();
    for given in draft.batch_answers() {
        let label = given
            .asked
            .answers
            .iter()
            .find(|a| a.choice == given.choice)?
            .label
            .clone();
        said.insert(0, (given.asked.title.clone(), label));
    }
    said.push((asked.title.clone(), draft.preview.label(draft.held?)));
    let subject = |title: &str| title.split(' ').next().map(str::to_owned);
    let differ = said.iter().any(|(title, _)| subject(title) != subject(&said[0].0));
    let words: Vec<String> = said
        .iter()
        .map(|(title, at)| format!("{}: {at}.", title.as_str()))
        .collect();
    differ.then(|| words.join(" "))
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Side;

    /// Warships stay at sea where an army lands, and come to it where it puts to sea: neither changes how many stay behind.
    #[test]
    fn ships_are_not_counted_where_an_army_puts_to_sea_or_lands() {
        let army = |seat, units: [(&'static str, u8); 2]| Stack {
            key: "general-1".into(),
            side: Side::Rome,
            seat,
            generals: Vec::new(),
            units: units
                .into_iter()
                .filter(|(_, count)| *count > 0)
                .map(|(symbol, count)| Counter {
                    symbol,
                    count,
                    name: String::new(),
                })
                .collect(),
            active: true,
            note: String::new(),
        };
        let (sea, land) = (Seat::AtSea(SpaceId(0)), Seat::Outside(SpaceId(0)));
        let stays = |seat, units| Stack {
            key: "space-0".into(),
            ..army(seat, units)
        };
        let fleet = army(sea, [("legionary", 3), ("warship", 4)]);
        let lands = |legionaries, left| {
            let now = army(land, [("legionary", legionaries), ("warship", 0)]);
            left_behind(&fleet, &now, &[], &[stays(sea, [("legionary", left), ("warship", 4)])])
        };
        assert_eq!((lands(3, 0), lands(2, 1)), (0, 1));
        let smaller = army(sea, [("legionary", 3), ("warship", 3)]);
        assert_eq!(left_behind(&fleet, &smaller, &[], &[]), 1, "they have not gone yet");
        let ashore = army(land, [("legionary", 15), ("warship", 0)]);
        let left = [stays(land, [("legionary", 8), ("warship", 0)])];
        assert_eq!(
            left_behind(&ashore, &army(sea, [("legionary", 7), ("warship", 3)]), &[], &left),
            8
        );
        let along = army(land, [("legionary", 10), ("warship", 0)]);
        assert_eq!(left_behind(&ashore, &along, &[], &[]), 5);
    }

    #[test]
    fn what_is_picked_up_on_the_way_makes_no_fewer_stay() {
        let army = |key: &str, at, count| Stack {
            key: key.into(),
            side: Side::Rome,
            seat: Seat::Outside(SpaceId(at)),
            generals: Vec::new(),
            units: vec![Counter {
                symbol: "cu",
                count,
                name: String::new(),
            }],
            active: true,
            note: String::new(),
        };
        // Nine set out, three of them stay, and two join the others.
        let (before, now) = (army("general-1", 0, 9), army("general-1", 1, 8));
        let stay = |others, left| {
            let (then, there) = (army("space-0", 0, others), army("space-0", 0, left));
            left_behind(&before, &now, &[then], &[now.clone(), there])
        };
        assert_eq!(stay(0, 3), 3);
        assert_eq!(stay(4, 7), 3, "others have stood there before");
    }
}
