//! Positions for journeys through the page to start from: wars played by the rules as they are today, at random but for some wishes, until
//! one fits. Nothing is stored, so nothing grows stale.

use crate::Kinds;
use engine::{Choice, Envelope, Pending, Rules, Seed, Timeline};

/// A question of a war.
pub type Asked<R> = Pending<<R as Rules>::Prompt>;

/// What a search comes to, or why it has found nothing.
pub type Found<T> = Result<T, String>;

/// More wars than this are not tried: some ten seconds.
const MOST_WARS: u64 = 20_000;

/// A position from which a journey starts. The answers that follow are on the war's tape, if it is about them.
pub struct Position<R: Rules> {
    /// The war, at the position.
    pub war: Timeline<R>,
    /// The number of answers at which the matter is over.
    pub end: usize,
    /// Names of the spaces that it is about, if they matter.
    pub spaces: Vec<&'static str>,
}

impl<R: Rules> Position<R> {
    /// A position that is about what waits there.
    #[must_use]
    pub fn at(war: Timeline<R>) -> Self {
        let end = war.cursor();
        Position {
            war,
            end,
            spaces: Vec::new(),
        }
    }

    /// A position that is about the answers up to this number of them.
    #[must_use]
    pub const fn until(war: Timeline<R>, end: usize) -> Self {
        Position {
            war,
            end,
            spaces: Vec::new(),
        }
    }
}

/// Plays wars until one fits, and gives it at the moment at which it does. Of each question, `wish` may give the answer;
/// else it is random.
///
/// # Errors
/// Fails if no war comes to it.
pub fn search<R: Rules>(
    what: &str,
    mut wish: impl FnMut(&Timeline<R>, &Asked<R>) -> Option<Choice>,
    mut fits: impl FnMut(&Timeline<R>) -> bool,
) -> Found<Timeline<R>> {
    for number in 1..=MOST_WARS {
        let mut war = begun(number)?;
        if play(&mut war, number, &mut wish, &mut fits)? {
            return Ok(war);
        }
    }
    Err(format!("{MOST_WARS} wars did not come to {what}"))
}

/// The war of this number, played to its end.
///
/// # Errors
/// Fails if a legal answer is refused.
pub fn played<R: Rules>(
    number: u64,
    mut wish: impl FnMut(&Timeline<R>, &Asked<R>) -> Option<Choice>,
) -> Found<Timeline<R>> {
    let mut war = begun(number)?;
    play(&mut war, number, &mut wish, &mut |_| false)?;
    Ok(war)
}

/// The random war of this number at the first moment that fits, else at its end; and whether one fits.
///
/// # Errors
/// Fails if a legal answer is refused.
pub fn random_war<R: Rules>(number: u64, mut fits: impl FnMut(&Timeline<R>) -> bool) -> Found<(Timeline<R>, bool)> {
    let mut war = begun(number)?;
    let found = play(&mut war, number, &mut at_random, &mut fits)?;
    Ok((war, found))
}

/// A moment in the middle of a war: after so many answers of the random war of this number.
///
/// # Errors
/// Fails if that war is shorter.
pub fn some_moment<R: Rules>(number: u64, answers: usize) -> Found<Timeline<R>> {
    match random_war(number, |war| war.cursor() == answers)? {
        (war, true) => Ok(war),
        (_, false) => Err("the war is shorter".to_owned()),
    }
}

/// The random war of this number so many answers before its end.
///
/// # Errors
/// Fails if the war is shorter.
pub fn near_the_end<R: Rules>(number: u64, answers: usize) -> Found<Timeline<R>> {
    let mut war = begun(number)?;
    war.play(&mut Kinds::new(Seed(!number)));
    let all = war.answers().len();
    war.seek(all.checked_sub(answers).ok_or("the war is shorter")?);
    // What follows is to be decided anew: the link ends here.
    Ok(war)
}

/// No wish: all answers are random.
pub fn at_random<R: Rules>(_: &Timeline<R>, _: &Asked<R>) -> Option<Choice> {
    None
}

/// A war before its first answer.
fn begun<R: Rules>(number: u64) -> Found<Timeline<R>> {
    let setup = R::unpack(0).ok_or("the game has no first set-up")?;
    let envelope = Envelope {
        id: 0xc0c0_0000 | number as u32,
        ..Envelope::default()
    };
    Ok(Timeline::new(setup, Seed(number), envelope))
}

/// Plays on to the first moment that fits, else to the end; whether one fits.
fn play<R: Rules>(
    war: &mut Timeline<R>,
    number: u64,
    wish: &mut impl FnMut(&Timeline<R>, &Asked<R>) -> Option<Choice>,
    fits: &mut impl FnMut(&Timeline<R>) -> bool,
) -> Found<bool> {
    let mut player = Kinds::new(Seed(!number));
    while let Some(asked) = war.pending().cloned() {
        if fits(war) {
            return Ok(true);
        }
        let choice = wish(war, &asked).filter(|choice| asked.legal.contains(choice));
        let choice = choice.unwrap_or_else(|| asked.legal[player.pick(&asked.legal)]);
        war.answer(choice)
            .map_err(|refused| format!("a legal answer was refused: {refused:?}"))?;
    }
    Ok(false)
}
