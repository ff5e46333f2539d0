//! What is checked where a game waits: options, answers, link and save.

use super::RandomPlay;
use super::straight::Begun;
use engine::code::{Opened, Opening, Save, open_position, to_link, to_position};
use engine::internals::shuffle;
use engine::{CardPermutation, Choice, Game, Lot, Nature, Seed, Seeded, Side, Timeline, Viewer};

fn ensure(holds: bool, otherwise: &'static str) -> Result<(), &'static str> {
    if holds { Ok(()) } else { Err(otherwise) }
}

/// The legal list is the same with and without reasons, names nothing twice, and agrees with `answer`.
pub(super) fn check_options<R: RandomPlay>(game: &Game<R>, chance: &mut Seeded) -> Result<(), &'static str> {
    let Some(pending) = game.pending() else { return Ok(()) };
    let options = game.explained();
    let (legal, refused) = (options.legal(), options.refused());
    ensure(
        legal == pending.legal,
        "options: asking for reasons changes what is legal",
    )?;
    ensure(
        !legal.is_empty() && legal.len() < 256,
        "options: none, or more than 255",
    )?;
    let mut named: Vec<Choice> = legal.iter().copied().chain(refused.iter().map(|(c, _)| *c)).collect();
    named.sort_unstable();
    ensure(
        named.windows(2).all(|w| w[0] != w[1]),
        "options: a choice is named twice",
    )?;
    let mut labels: Vec<String> = legal
        .iter()
        .map(|c| R::label(game.state(), &pending.question, *c))
        .collect();
    labels.sort_unstable();
    ensure(
        labels.windows(2).all(|w| w[0] != w[1]),
        "options: two answers have the same words",
    )?;
    let mut below = |n: usize| chance.pick(Lot::Die { id: 0, faces: n as u8 }) as usize;
    let mut copy = game.clone();
    if !refused.is_empty() {
        let (choice, refusal) = refused[below(refused.len().min(255))];
        let answer = copy.answer(choice);
        ensure(
            answer.is_err_and(|no| no.refusal == Some(refusal)),
            "answer: a refused choice is not rejected with its reason",
        )?;
    }
    let foreign = Choice::Named(255);
    ensure(
        legal.contains(&foreign) || copy.answer(foreign).is_err(),
        "answer: a choice that is not offered is taken",
    )?;
    ensure(
        copy.state() == game.state(),
        "answer: a rejected answer changes the game",
    )?;
    let answer = copy.answer(legal[below(legal.len())]);
    ensure(answer.is_ok(), "answer: a legal choice is rejected")
}

/// The game comes back from its link: position, question, log and undo limit.
pub(super) fn check_link<R: RandomPlay>(game: &Timeline<R>, begun: &Begun<R>) -> Result<(), &'static str> {
    let link = to_link(game);
    let opening = Opening::<R>::starting_from(&link, |_| begun.state.clone());
    let opened = opening.and_then(|opening| opening.advance(u32::MAX));
    let Ok(Opened::Whole(copy)) = opened else {
        return Err("link: it does not open");
    };
    ensure(copy.state() == game.state(), "link: another position")?;
    ensure(copy.pending() == game.pending(), "link: another question")?;
    ensure(copy.steps() == game.steps(), "link: another course")?;
    ensure(copy.undo_floor() == game.undo_floor(), "link: another limit of undo")?;
    ensure(copy.log().count() == game.log().count(), "link: another log")
}

/// A game of its own from here: its viewer meets the same table and question, it is sound, and it comes back from its link.
pub(super) fn check_fork<R: RandomPlay>(
    game: &Timeline<R>,
    begun: &Begun<R>,
    chance: &mut Seeded,
) -> Result<(), &'static str> {
    let viewers = [Viewer::Seat(Side::Rome), Viewer::Seat(Side::Carthage), Viewer::Public];
    let viewer = viewers[chance.pick(Lot::Die { id: 0, faces: 3 }) as usize];
    let mut fork = game.fork(game.cursor(), 1 + chance.pick(Lot::Die { id: 0, faces: 200 }), viewer);
    ensure(R::check(fork.state()).is_ok(), "blind: a fork is unsound")?;
    ensure(
        R::scene(fork.state(), viewer) == R::scene(game.state(), viewer),
        "blind: the table of a fork is another",
    )?;
    let told = game.game().told_to(viewer);
    let question = |game: &Game<R>| game.pending().map(|p| p.question);
    ensure(
        question(fork.game()) == question(&told),
        "blind: the question of a fork is another",
    )?;
    ensure(fork.undo_floor() == fork.cursor(), "blind: a fork can be taken back")?;
    for _ in 0..3 {
        let Some(pending) = fork.pending() else { break };
        let faces = pending.legal.len().min(255) as u8;
        let choice = pending.legal[chance.pick(Lot::Die { id: 0, faces }) as usize];
        ensure(fork.answer(choice).is_ok(), "blind: a fork rejects a legal choice")?;
    }
    check_link(&fork, begun).map_err(|_| "blind: a fork does not come back from its link")?;
    let (state, here) = (fork.state().clone(), fork.cursor());
    fork.seek(0);
    fork.seek(here);
    ensure(*fork.state() == state, "blind: a fork does not come back from its past")
}

/// The position to look at shows what lies open and nothing else: it is the same in a world in which hidden cards have changed places.
pub(super) fn check_position<R: RandomPlay>(game: &Timeline<R>, chance: &mut Seeded) -> Result<(), &'static str> {
    let told = game.game().told_to(Viewer::Public);
    let here = told.state();
    let link = to_position(game, &[]);
    let Ok(position) = open_position::<R>(&link) else {
        return Err("position: it does not open");
    };
    ensure(R::check(position.game.state()).is_ok(), "position: it is unsound")?;
    let same = R::scene(position.game.state(), Viewer::Public) == R::scene(game.state(), Viewer::Public);
    ensure(same, "blind: the scene of a position is another")?;
    let open = R::seen(here, Side::Rome).and(R::seen(here, Side::Carthage));
    let (mut other, mut names) = (here.clone(), CardPermutation::identity());
    for deck in R::decks(here) {
        shuffle(deck.without(open), &mut names, chance);
    }
    R::permute_cards(&mut other, &names);
    let other = Timeline::read_only(other, game.setup(), Seed(0), game.envelope.clone());
    ensure(
        to_position::<R>(&other, &[]) == link,
        "blind: a position tells what is hidden",
    )
}

/// The game comes back from its checkpoint and journal, and its last position from what is kept.
pub(super) fn check_save<R: RandomPlay>(game: &Timeline<R>) -> Result<(), &'static str> {
    let text = Save::of(game, "trial").to_text();
    let save = Save::from_text(&text).map_err(|_| "save: it cannot be read")?;
    let position = save.position::<R>().map_err(|_| "save: its last position is refused")?;
    ensure(position.game.state() == game.state(), "save: another position")?;
    let game = game.game();
    let (checkpoint, journal) = (game.checkpoint().clone(), game.journal().to_vec());
    let copy = Game::<R>::resume(checkpoint, journal, *game.nature_before(), *game.nature());
    let copy = copy.ok_or("resume: its journal does not come about")?;
    ensure(copy.state() == game.state(), "resume: another position")?;
    ensure(copy.pending() == game.pending(), "resume: another question")
}
