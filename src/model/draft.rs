//! What has been chosen and not yet said: answers tried on a copy of the game, one gesture at a time.
//!
//! An answer is *free* while it leads to no die, no draw, no question to the other side and no new segment. Free answers are taken
//! at once on the copy; the first that is not is held back until it is confirmed, so nobody sees a die before he has committed. What
//! is laid down in a fight is held back too, with what it is said to stand for: the other side sees it at once.

use crate::games::{ACTS, Asked, Preview};
use engine::scene::{AskKind, Route, Seat};
use engine::{Choice, SpaceId, Viewer};

/// A free answer in the draft (no die, no draw, no question to the other side, no new segment), with its question.
#[derive(Clone)]
pub struct FreeAnswer {
    /// The question.
    pub asked: Asked,
    /// The answer.
    pub choice: Choice,
    /// Answers of one gesture are taken back together.
    pub gesture: u32,
}

/// Answers not yet said.
#[derive(Clone)]
pub struct Draft {
    /// What is said before anything else: what lies above the reaction that is looked at has been let pass.
    pub above: Vec<Choice>,
    /// The game with that.
    base: Preview,
    /// The free answers in order.
    pub free: Vec<FreeAnswer>,
    /// The game with them.
    pub preview: Preview,
    /// The game as it is drawn: with the free answers up to the first step of a march, or to the last that says who goes along.
    pub shown: Preview,
    /// The answer that is not free.
    pub held: Option<Choice>,
    /// What shall follow once the other side has let it pass.
    pub beyond: Vec<Choice>,
    /// Whether it is a plan that the page offers again after a die: nobody has chosen anything since.
    pub again: bool,
    gesture: u32,
    undone: Vec<Undone>,
}

/// A gesture that was taken back, as its answers lay in the draft.
#[derive(Clone, Default)]
struct Undone {
    free: Vec<Choice>,
    held: Option<Choice>,
    beyond: Vec<Choice>,
}

impl Draft {
    /// Whether the army that marches is at sea, with what has been chosen.
    pub fn at_sea(&self) -> bool {
        let stacks = self.preview.scene(Viewer::Public).stacks;
        stacks.iter().any(|s| s.active && matches!(s.seat, Seat::AtSea(_)))
    }

    /// An empty draft.
    pub fn new(game: &Preview) -> Self {
        Draft {
            above: Vec::new(),
            base: game.clone(),
            free: Vec::new(),
            preview: game.clone(),
            shown: game.clone(),
            held: None,
            beyond: Vec::new(),
            again: false,
            gesture: 0,
            undone: Vec::new(),
        }
    }

    /// An empty draft of what comes after these answers, which are said together with it.
    pub fn after(game: &Preview, above: Vec<Choice>) -> Self {
        let mut base = game.clone();
        for choice in &above {
            base.answer(*choice);
        }
        Draft {
            above,
            ..Draft::new(&base)
        }
    }

    /// The same draft with nothing chosen.
    pub fn emptied(&self) -> Self {
        Draft {
            above: self.above.clone(),
            ..Draft::new(&self.base)
        }
    }

    /// Whether a reaction is looked at above which others wait.
    pub fn looks(&self) -> bool {
        !self.above.is_empty()
    }

    /// Whether nothing has been chosen.
    pub fn is_empty(&self) -> bool {
        self.free.is_empty() && self.held.is_none()
    }

    /// Whether a march has been planned that Confirm ends where it stands.
    pub fn stops(&self) -> bool {
        let marched = self.free.iter().any(|s| s.asked.kind == AskKind::March);
        let asked = self.preview.asked().filter(|_| marched && self.held.is_none());
        asked.is_some_and(|a| a.kind == AskKind::March && a.offers(Choice::Pass))
    }

    /// Whether it is an action of a round that is being chosen.
    pub fn acts(&self) -> bool {
        ACTS && self.free.first().is_some_and(|first| first.asked.kind == AskKind::Act)
    }

    /// Takes the answers of one gesture. Those that are not legal end it. What `silent` answers, to the same side, is answered with it.
    pub fn gesture(&mut self, choices: &[Choice], silent: &dyn Fn(&Asked, &Preview) -> Option<Choice>) {
        self.undone.clear();
        self.again = false;
        self.take(choices, silent);
    }

    fn take(&mut self, choices: &[Choice], silent: &dyn Fn(&Asked, &Preview) -> Option<Choice>) {
        self.held = None;
        self.beyond.clear();
        self.gesture += 1;
        for (at, &choice) in choices.iter().enumerate() {
            let mut before = (self.free.len(), self.preview.clone(), self.shown.clone());
            let mut led = Some(choice);
            let mut free = self.try_answer(choice);
            while let Some((asked, next)) = self
                .preview
                .asked()
                .filter(|_| free)
                .and_then(|a| silent(&a, &self.preview).map(|next| (a, next)))
            {
                // A lone card that pays leads to what follows it; a window that is let pass does not.
                let paid = asked.kind != AskKind::Window;
                let here = paid.then(|| (self.free.len(), self.preview.clone(), self.shown.clone()));
                free = self.try_answer(next);
                if !free {
                    // What follows of itself is not free: then neither is the answer that led there. A lone card is asked for.
                    self.free.truncate(before.0);
                    (self.preview, self.shown) = (before.1, before.2);
                    self.held = led;
                    break;
                }
                if let Some(here) = here {
                    (before, led) = (here, None);
                }
            }
            if !free {
                if self.held.is_some() {
                    self.beyond = choices[at + 1..].to_vec();
                }
                return;
            }
        }
    }

    /// Takes one answer: `true` if it was legal and free.
    fn try_answer(&mut self, choice: Choice) -> bool {
        let Some(asked) = self.preview.asked() else {
            return false;
        };
        if !asked.offers(choice) {
            return false;
        }
        let mut next = self.preview.clone();
        if !next.answer(choice) {
            return false;
        }
        if next.progress() != self.preview.progress()
            || asked.kind == AskKind::Lay && !names(&self.preview, choice, &next)
            || leaves_the_way(&asked, choice, &next)
        {
            self.held = Some(choice);
            return false;
        }
        // What is planned is drawn as a path; who goes along on it, as he stands then.
        let joins = matches!(asked.kind, AskKind::General | AskKind::Compose);
        if joins || !(walks(asked.kind) && space(choice).is_some() || self.walked()) {
            self.shown = next.clone();
        }
        self.preview = next;
        self.free.push(FreeAnswer {
            asked,
            choice,
            gesture: self.gesture,
        });
        true
    }

    /// Whether a card of a fight is among the free answers: what it stands for is being said.
    pub fn lays(&self) -> bool {
        self.free.iter().any(|s| s.asked.kind == AskKind::Lay)
    }

    /// Whether a step of a path is among the free answers.
    pub fn walked(&self) -> bool {
        let mut free = self.free.iter();
        free.any(|s| walks(s.asked.kind) && space(s.choice).is_some())
    }

    /// The spaces of the path from where its army set out, and how many of them lie behind it already: `said` is the march that the game
    /// holds, `ahead` the one with the draft. A game need not keep a trail: then the answers tell it.
    pub fn path(&self, said: Option<Route>, ahead: Option<&Route>) -> (Vec<SpaceId>, usize) {
        let asked = self.preview.asked();
        let own = |route: &Route| asked.as_ref().is_some_and(|a| a.to == route.side);
        let mut path = said.filter(own).map_or(Vec::new(), |r| r.spaces);
        let mut gone = path.len();
        let waits = asked.as_ref().filter(|_| self.held.is_some());
        let free = self.free.iter().map(|s| (&s.asked, space(s.choice)));
        for (asked, to) in free.chain(waits.map(|a| (a, None))).filter(|(a, _)| walks(a.kind)) {
            let elsewhere = asked.kind == AskKind::March && path.last() != asked.at.as_ref();
            if let Some(from) = asked.at.filter(|_| path.is_empty() || elsewhere) {
                (path, gone) = (vec![from], 0);
            }
            if let Some(to) = to.filter(|to| path.last() != Some(to)) {
                path.push(to);
            }
        }
        let trail = ahead.map_or(&[][..], |r| &r.spaces);
        let mine = ahead.is_some_and(own);
        let walking = asked.as_ref().is_some_and(|a| walks(a.kind));
        if mine && (path.is_empty() || trail.len() > 1 && trail.last() == path.last()) {
            gone = if trail.starts_with(&path[..gone]) { gone } else { 0 };
            path = trail.to_vec();
        } else if path.is_empty() && !walking {
            // Somebody else is asked than the side that marches: all of the path lies behind its army.
            (path, gone) = (trail.to_vec(), trail.len());
        }
        (path, gone)
    }

    /// The answer that is not free, and those that shall follow it.
    pub fn choices_ahead(&self) -> impl Iterator<Item = Choice> {
        self.held.into_iter().chain(self.beyond.iter().copied())
    }

    /// All answers in the order in which they will be said.
    pub fn choices(&self) -> Vec<Choice> {
        let free = self.free.iter().map(|s| s.choice);
        self.above.iter().copied().chain(free).chain(self.held).collect()
    }

    /// Takes back the last gesture.
    pub fn undo(&mut self) -> bool {
        if self.is_empty() {
            return false;
        }
        let last = if self.held.is_some() {
            self.gesture
        } else {
            self.free.last().map_or(0, |s| s.gesture)
        };
        let gone = self.free.iter().filter(|s| s.gesture == last);
        let gone = Undone {
            free: gone.map(|s| s.choice).collect(),
            held: self.held,
            beyond: core::mem::take(&mut self.beyond),
        };
        let mut undone = core::mem::take(&mut self.undone);
        undone.push(gone);
        let kept: Vec<(u32, Choice)> = self
            .free
            .iter()
            .filter(|s| s.gesture != last)
            .map(|s| (s.gesture, s.choice))
            .collect();
        self.rebuild(&kept);
        self.undone = undone;
        true
    }

    /// Whether a gesture can be made again.
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// Makes the gesture taken back again.
    pub fn redo(&mut self) -> bool {
        let Some(undone) = self.undone.pop() else { return false };
        self.take(&undone.free, &|_, _| None);
        (self.held, self.beyond) = (undone.held, undone.beyond);
        true
    }

    /// Holds the last free answer back: what follows of itself is not free.
    pub fn hold_last(&mut self) {
        let mut kept: Vec<(u32, Choice)> = self.free.iter().map(|s| (s.gesture, s.choice)).collect();
        let last = kept.pop();
        self.rebuild(&kept);
        self.held = last.map(|(_, choice)| choice);
    }

    /// Takes back one answer out of the middle and keeps the others as far as they are still legal.
    pub fn take_back(&mut self, choice: Choice) {
        if self.held == Some(choice) {
            self.held = None;
            self.beyond.clear();
            return;
        }
        let Some(at) = self.free.iter().rposition(|s| s.choice == choice) else {
            return;
        };
        let mut kept: Vec<(u32, Choice)> = self.free.iter().map(|s| (s.gesture, s.choice)).collect();
        kept.extend(self.held.map(|c| (self.gesture, c)));
        kept.remove(at);
        self.rebuild(&kept);
    }

    fn rebuild(&mut self, kept: &[(u32, Choice)]) {
        let gesture = self.gesture;
        *self = self.emptied();
        for (number, choice) in kept {
            self.gesture = *number;
            if !self.try_answer(*choice) {
                break;
            }
        }
        self.gesture = gesture;
    }

    /// The spaces of the batch that is being placed or removed: those a tap takes back.
    pub fn batch(&self) -> Vec<SpaceId> {
        let answers = self.batch_answers().map(|s| s.choice);
        let mut spaces: Vec<SpaceId> = self.held.into_iter().chain(answers).filter_map(space).collect();
        if self.batch_kind().is_none() {
            return Vec::new();
        }
        spaces.reverse();
        spaces
    }

    /// The answers that belong to one batch with the question that waits, the latest first.
    pub fn batch_answers(&self) -> impl Iterator<Item = &FreeAnswer> {
        let now = self.preview.asked().map(|a| a.batch());
        self.free.iter().rev().take_while(move |s| Some(s.asked.batch()) == now)
    }

    /// The kind of the batch, if the question that waits is one of a batch.
    pub fn batch_kind(&self) -> Option<AskKind> {
        let kind = self.preview.asked()?.kind;
        matches!(kind, AskKind::Place | AskKind::Remove).then_some(kind)
    }
}

/// Whether it is still to be said what a card stands for: it does not lie on the field before that.
pub fn names(before: &Preview, choice: Choice, after: &Preview) -> bool {
    let field = |game: &Preview| game.scene(Viewer::Public).duel.map(|duel| (duel.attack, duel.answer));
    let buttons = after.asked().is_some_and(|a| a.kind == AskKind::Buttons);
    matches!(choice, Choice::Card(_)) && buttons && field(before) == field(after)
}

/// Whether a step of a march leads to another question than the next step, as to who sallies out to join the battle: the march is confirmed
/// before.
fn leaves_the_way(asked: &Asked, choice: Choice, after: &Preview) -> bool {
    let steps = asked.kind == AskKind::March && space(choice).is_some();
    steps && after.asked().is_some_and(|next| !walks(next.kind))
}

/// Whether a question is answered by going to a space.
pub fn walks(kind: AskKind) -> bool {
    matches!(kind, AskKind::March | AskKind::Destination)
}

/// The space of an answer.
pub fn space(choice: Choice) -> Option<SpaceId> {
    match choice {
        Choice::Space(space) => Some(space),
        Choice::Pass
        | Choice::Yes
        | Choice::No
        | Choice::Card(_)
        | Choice::Unit(_)
        | Choice::Number(_)
        | Choice::Named(_) => None,
    }
}
