//! What can be reached from a question: tried on copies of the game, never by rules of the page's own.

use crate::features::answering::propose::forced;
use crate::games::{Answer, Asked, Preview};
use crate::model::seats::Seats;
use crate::model::view_model::{Lit, LitGeneral};
use engine::scene::AskKind;
use engine::text::uncapital;
use engine::{Choice, SpaceId};

/// How many positions a search may try: a march of four points over a dense map takes about a hundred.
const LIMIT: usize = 240;

/// What a way costs: MPs first, then places where a die falls or the other side may react, then steps.
type Cost = (u8, usize, usize);

/// The cheapest way that is known to a space.
struct Way {
    lit: Lit,
    cost: Cost,
    /// The game there and its question, while the way goes on and has not been followed.
    there: Option<(Preview, Asked)>,
}

/// Every space that answers to this question and its like can reach, by the cheapest way, nearest first; where the army stands only if the
/// question itself offers it, never by a round trip.
pub fn spaces(game: &Preview, seats: &Seats) -> Vec<Lit> {
    let Some(first) = game.asked() else { return Vec::new() };
    let stands = game.route().and_then(|r| r.spaces.last().copied());
    let begun = (spent(game).unwrap_or(0), 0, 0);
    let total = game.route().map_or(0, |route| route.total);
    let mut ways: Vec<Way> = Vec::new();
    let mut follow = Some((game.clone(), first.clone(), None::<Lit>, begun));
    let mut tried = 0;
    while let Some((here, asked, way, cost)) = follow {
        for answer in &asked.answers {
            let Choice::Space(at) = answer.choice else { continue };
            let known = ways.iter().position(|known| known.lit.at == at);
            // No step costs less than one MP.
            let least = (cost.0.saturating_add(1), cost.1, cost.2 + 1);
            let round_trip = way.is_some() && stands == Some(at);
            if round_trip || known.is_some_and(|known| ways[known].cost <= least) || tried >= LIMIT {
                continue;
            }
            tried += 1;
            let mut there = here.clone();
            there.answer(answer.choice);
            let at_once = spent(&there).filter(|mps| *mps > cost.0);
            let goes_on = let_pass(&mut there, &first, here.progress().chance, seats);
            // Where the other side may react first, MPs are spent after that; a march that has ended by then may have taken all of them.
            let after = || spent(&there).unwrap_or(total).max(least.0);
            let mps = at_once.unwrap_or_else(after);
            let mut lit = way.clone().unwrap_or(Lit {
                at,
                path: Vec::new(),
                spaces: Vec::new(),
                contested: Vec::new(),
            });
            lit.at = at;
            lit.path.push(answer.choice);
            lit.spaces.push(at);
            if goes_on.unwrap_or(true) {
                lit.contested.push(at);
            }
            let asked = there.asked().filter(|a| {
                a.to == first.to && a.kind == first.kind && there.progress().chance == here.progress().chance
            });
            let found = Way {
                cost: (mps, lit.contested.len(), lit.path.len()),
                lit,
                there: asked.map(|asked| (there, asked)),
            };
            match known {
                Some(known) if ways[known].cost > found.cost => ways[known] = found,
                Some(_) => {}
                None => ways.push(found),
            }
        }
        let cheapest = ways
            .iter_mut()
            .filter(|way| way.there.is_some())
            .min_by_key(|way| way.cost);
        follow = cheapest.and_then(|way| {
            let (there, asked) = way.there.take()?;
            Some((there, asked, Some(way.lit.clone()), way.cost))
        });
    }
    ways.sort_by_key(|way| way.cost);
    ways.into_iter().map(|way| way.lit).collect()
}

/// The MPs that a march has spent, while one is under way.
fn spent(game: &Preview) -> Option<u8> {
    game.route().map(|route| route.spent)
}

/// Declines for the other side until the first side is asked again, and returns whether the other side was asked at all. Returns `None`
/// when a die falls, or when the other side must answer and cannot decline. Questions at which the page does not stop do not count.
pub fn let_pass(game: &mut Preview, first: &Asked, chance: u32, seats: &Seats) -> Option<bool> {
    let mut asked_other = false;
    for _ in 0..12 {
        if game.progress().chance != chance {
            return None;
        }
        let asked = game.asked()?;
        if let Some(choice) = seats.passes(&asked, game) {
            game.answer(choice);
            continue;
        }
        if asked.to == first.to {
            return Some(asked_other);
        }
        asked_other = true;
        if !matches!(asked.kind, AskKind::Reaction | AskKind::Window) || !game.answer(asked.decline()?) {
            return None;
        }
    }
    None
}

/// What the other side may do before a step is done, up to a die, as its buttons say it: "intercept", "play a card".
pub fn reactions(game: &Preview, choice: Choice, first: &Asked, seats: &Seats) -> Vec<String> {
    let (mut ahead, mut next) = (game.clone(), Some(choice));
    let mut all: Vec<String> = Vec::new();
    for _ in 0..12 {
        let answered = next.take().is_some_and(|answer| ahead.answer(answer));
        let Some(asked) = ahead.asked().filter(|_| answered) else {
            break;
        };
        if ahead.progress().chance != game.progress().chance {
            break;
        }
        next = seats.passes(&asked, &ahead);
        if next.is_some() || asked.to == first.to || !matches!(asked.kind, AskKind::Reaction | AskKind::Window) {
            continue;
        }
        let act = uncapital(asked.reacting.act.trim_end_matches(" …"));
        if !act.is_empty() && !all.contains(&act) {
            all.push(act);
        }
        next = asked.decline();
    }
    all
}

/// Whether a fight begins behind an answer, before any die, if the other side lets everything pass.
pub fn fights(game: &Preview, choice: Choice, first: &Asked, seats: &Seats) -> bool {
    let (mut ahead, mut next) = (game.clone(), Some(choice));
    for _ in 0..12 {
        let Some(answer) = next.take() else { return false };
        if !ahead.answer(answer) || ahead.progress().chance != game.progress().chance {
            return false;
        }
        if !ahead.scene(engine::Viewer::Public).facts.is_empty() {
            return true;
        }
        let Some(asked) = ahead.asked() else { return false };
        next = seats.passes(&asked, &ahead);
        if next.is_none() && asked.to != first.to {
            next = asked.decline();
        }
    }
    false
}

/// The generals that may be tapped, with the answers that lead to them: those of the question itself, or whom a card can activate. A card
/// and a general are enough. The targets of an Event may be tapped once it has been chosen.
pub fn generals(game: &Preview) -> Vec<LitGeneral> {
    let Some(asked) = game.asked() else { return Vec::new() };
    let mut found = named(&asked, None);
    let activates = |a: &&Answer| asked.kind == AskKind::Buttons && game.activates(a.choice);
    for answer in asked.answers.iter().filter(activates) {
        let mut next = game.clone();
        next.answer(answer.choice);
        let Some(then) = next.asked().filter(|_| next.progress() == game.progress()) else {
            continue;
        };
        if then.kind == AskKind::March && then.to == asked.to {
            // Only one can be named: he goes at once.
            let stacks = next.scene(engine::Viewer::Public).stacks;
            let only = stacks.iter().filter(|s| s.active).find_map(|s| s.generals.first());
            let path = vec![answer.choice];
            found.extend(only.map(|general| LitGeneral {
                unit: general.unit,
                path,
            }));
        } else {
            found.extend(named(&then, Some(answer.choice)));
        }
    }
    found
}

/// The answers that place a marker on a space with the card whose use is asked: a card and a space are enough.
pub fn marker(game: &Preview, at: SpaceId) -> Option<[Choice; 2]> {
    let asked = game.asked().filter(|asked| asked.kind == AskKind::Buttons)?;
    let places = asked
        .answers
        .iter()
        .map(|a| a.choice)
        .find(|choice| game.places(*choice))?;
    let mut next = game.clone();
    let begun = next.answer(places) && next.progress() == game.progress();
    let there = next.asked().filter(|then| begun && then.kind == AskKind::Place)?;
    there.offers(Choice::Space(at)).then_some([places, Choice::Space(at)])
}

/// The generals among whom a question lets its side choose, each with the answer that has led to it and his own.
fn named(asked: &Asked, led: Option<Choice>) -> Vec<LitGeneral> {
    let lit = |answer: &Answer| {
        let Choice::Unit(unit) = answer.choice else { return None };
        let path = led.into_iter().chain([answer.choice]).collect();
        (!answer.rare).then_some(LitGeneral { unit, path })
    };
    let answers = asked.answers.iter().filter(|_| asked.kind == AskKind::General);
    answers.filter_map(lit).collect()
}

/// How many more answers of a batch there are, this one and what goes of itself behind the last included.
pub fn batch_left(game: &Preview, kind: AskKind) -> usize {
    let mut preview = game.clone();
    let (progress, mut batch, mut follow) = (preview.progress(), None, 0);
    for left in 0..60 {
        let Some(asked) = preview.asked().filter(|a| a.kind == kind) else {
            return left + follow;
        };
        if preview.progress() != progress || *batch.get_or_insert(asked.batch()) != asked.batch() {
            return left + follow;
        }
        let Some(answer) = asked.answers.iter().find(|a| a.choice != Choice::Pass) else {
            return left;
        };
        follow = forced(&preview, answer.choice).len();
        preview.answer(answer.choice);
    }
    60
}

/// Whether a march of this side goes no further: it is not asked about, or no space is among its answers.
pub fn ends(game: &Preview, side: Option<engine::Side>) -> bool {
    match game.asked() {
        Some(asked) if asked.kind == AskKind::March && Some(asked.to) == side => {
            !asked.answers.iter().any(|a| matches!(a.choice, Choice::Space(_)))
        }
        Some(_) => game.route().is_none(),
        None => false,
    }
}
