//! The march that is planned: its path, where the other side is asked on it, what it puts at stake, and what is left of the MPs.

use crate::features::answering::view_model::words;
use crate::features::planned_move::reachable;
use crate::games::AnyGame;
use crate::model::draft::{Draft, space, walks};
use crate::model::seats::Seats;
use crate::model::view_model::ViewModel;
use engine::scene::AskKind;
use engine::{Choice, SpaceId};

impl ViewModel {
    /// The path that is planned, and what is left of the MPs once the other side has let it pass.
    pub(super) fn route(&mut self, game: &AnyGame, draft: &Draft, seats: &Seats) {
        let public = engine::Viewer::Public;
        let ahead = draft.preview.scene(public);
        (self.path, self.gone) = draft.path(game.preview().route(), ahead.route.as_ref());
        self.scene.route = ahead.route;
        // Before an army that marches another may slip away or retreat: nobody of the first goes with it.
        let to = self.to();
        self.along = ahead
            .stacks
            .iter()
            .find(|stack| stack.active && Some(stack.side) == to)
            .cloned();
        self.left_behind = self.along.as_ref().map_or(0, |now| {
            let stacks = game.preview().scene(public).stacks;
            let before = stacks.iter().find(|stack| stack.key == now.key);
            before.map_or(0, |before| words::left_behind(before, now, &stacks, &ahead.stacks))
        });
        let mut told = game.preview();
        for free in &draft.free {
            self.given_up.push_str(&told.gives_up(free.choice));
            told.answer(free.choice);
        }
        let walks = self.asked.as_ref().filter(|a| walks(a.kind));
        let mut ahead = draft.preview.clone();
        // Behind a die nothing is tried: what falls there would show.
        let mut known = true;
        let planned: Vec<Choice> = draft.choices_ahead().filter(|_| walks.is_some()).collect();
        for (step, choice) in planned.iter().enumerate() {
            let Some(at) = space(*choice) else {
                self.risks.push_str(&ahead.risks(*choice));
                if known {
                    self.given_up.push_str(&ahead.gives_up(*choice));
                }
                // By a button the army goes on to what is planned behind it.
                let (asked, chance) = (ahead.asked(), ahead.progress().chance);
                if let Some(asked) = asked.filter(|_| known && step + 1 < planned.len()) {
                    known = ahead.answer(*choice) && reachable::let_pass(&mut ahead, &asked, chance, seats).is_some();
                }
                continue;
            };
            self.path.push(at);
            if !known {
                continue;
            }
            self.given_up.push_str(&ahead.gives_up(*choice));
            let (asked, chance) = (ahead.asked(), ahead.progress().chance);
            if asked
                .as_ref()
                .is_some_and(|asked| reachable::fights(&ahead, *choice, asked, seats))
            {
                self.fights.push(at);
                self.risks.push_str(&ahead.risks(*choice));
            }
            let before = ahead.clone();
            let answered = ahead.answer(*choice) && ahead.progress().chance == chance;
            let goes_on = asked
                .as_ref()
                .filter(|_| answered)
                .and_then(|asked| reachable::let_pass(&mut ahead, asked, chance, seats));
            if let Some(asked) = asked.filter(|_| goes_on.unwrap_or(true)) {
                self.contested.push(at);
                self.reactions
                    .push(reachable::reactions(&before, *choice, &asked, seats));
            }
            known = goes_on.is_some();
            let now = goes_on.and_then(|_| ahead.route());
            match (now, &mut self.scene.route) {
                (Some(now), route) => *route = Some(now),
                // The march is over, or a die falls first: of what is left then nothing is said.
                (None, Some(last)) => last.total = 0,
                (None, None) => {}
            }
        }
        let marches = ahead
            .asked()
            .is_some_and(|a| a.kind == AskKind::March && Some(a.to) == self.to());
        self.warns = if marches && known { ahead.warns() } else { String::new() };
        self.ends = draft.held.is_some() && self.contested.is_empty() && reachable::ends(&ahead, self.to());
    }

    /// Where the army stands whose path has been planned and not yet said.
    pub fn planned_from(&self) -> Option<SpaceId> {
        let asked = self.asked.as_ref().filter(|_| self.confirm.is_some())?;
        let from = self.gone.max(1) - 1;
        let begun = (walks(asked.kind) && self.path.len() > from + 1).then(|| self.path[from])?;
        let stays = asked.kind == AskKind::Destination && asked.offers(Choice::Space(begun));
        (!stays).then_some(begun)
    }
}
