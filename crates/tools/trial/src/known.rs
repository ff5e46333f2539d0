//! What the computer player is given at a question: taken from a game, or kept as a line of text that needs neither the game nor its revision.

use ai::Evaluate;
use ai::message::seed_of;
use engine::{PlayerView, Timeline, code};
use testkit::cases::CaseLanguage;

/// What a line holds before the position: the number of the game, the layout of the position, what the thought's chance grows from.
type Head = (u8, u16, u32);

/// Length of that head in bytes.
const HEAD: usize = 7;

/// What a side knows at a question to it, and what the chance of its thought grows from.
pub struct Known<R: Evaluate> {
    pub blind: PlayerView<R>,
    pub seed: u32,
}

impl<R: Evaluate + CaseLanguage> Known<R> {
    /// At the question where a link ends, or after so many of its answers.
    pub fn at(link: &str, at: Option<usize>) -> Result<Self, String> {
        let mut game: Timeline<R> = code::open_link(link).map_err(|error| error.to_string())?;
        if let Some(at) = at {
            game.seek(at);
        }
        Self::of(&game).ok_or_else(|| "nobody is asked there".to_owned())
    }

    /// At the question that waits in a game; `None` if none waits.
    pub fn of(game: &Timeline<R>) -> Option<Self> {
        Some(Known {
            blind: PlayerView::of(game.game(), game.pending()?.question.to)?,
            seed: seed_of(game.envelope.id, game.cursor()),
        })
    }

    /// As a line.
    pub fn to_line(&self) -> String {
        let mut bytes = vec![R::GAME];
        bytes.extend(R::SCHEMA.to_le_bytes());
        bytes.extend(self.seed.to_le_bytes());
        bytes.extend(self.blind.to_bytes());
        code::sealed(bytes)
    }

    /// From a line.
    pub fn of_line(line: &str) -> Result<Self, String> {
        let ((_, schema, seed), bytes) = opened(line)?;
        let (oldest, newest) = (R::OLDEST_SCHEMA, R::SCHEMA);
        if !(oldest..=newest).contains(&schema) {
            return Err(format!(
                "its blind line has layout {schema} of the position, not one of {oldest} to {newest}"
            ));
        }
        let blind = PlayerView::from_layout(schema, &bytes);
        let blind = blind.ok_or("today's rules do not lead to the question of its blind line")?;
        Ok(Known { blind, seed })
    }
}

/// The number of the game that a line is of.
pub fn game_of_line(line: &str) -> Result<u8, String> {
    opened(line).map(|((game, ..), _)| game)
}

/// The head of a line and the bytes of its position.
fn opened(line: &str) -> Result<(Head, Vec<u8>), String> {
    let damaged = "its blind line is damaged";
    let mut head = code::unsealed(line).ok_or(damaged)?;
    if head.len() < HEAD {
        return Err(damaged.to_owned());
    }
    let position = head.split_off(HEAD);
    let [game, schema @ .., a, b, c, d] = <[u8; HEAD]>::try_from(head).map_err(|_| damaged)?;
    let head = (game, u16::from_le_bytes(schema), u32::from_le_bytes([a, b, c, d]));
    Ok((head, position))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::think::Considered;
    use ai::{Level, Stake, Thought};
    use registry::AiTask;
    use testkit::whole_game_of;

    /// A link to a question of a random war on which much hangs.
    fn searched<R: Evaluate + CaseLanguage>() -> String {
        let mut game = whole_game_of::<R>(R::unpack(0).expect("nothing is switched on"), 11);
        game.envelope.id = 77;
        let much = |game: &Timeline<R>| {
            game.pending()
                .is_some_and(|asked| R::stake(&asked.question) == Stake::Much)
        };
        let at = (20..game.answers().len()).find(|at| {
            game.seek(*at);
            much(&game)
        });
        assert!(at.is_some(), "a card or an action is chosen");
        code::to_link(&game)
    }

    /// The thoughts by a link and by its line.
    struct Both;

    impl AiTask for Both {
        type Output = [Thought; 2];

        fn run<R: Evaluate + CaseLanguage>(self) -> Self::Output {
            let by_link = Known::<R>::at(&searched::<R>(), None).expect("somebody is asked");
            let by_line = Known::<R>::of_line(&by_link.to_line()).expect("it has just been written");
            let level = Level::ALL[2].with_budget(60, Stake::Much);
            [by_link, by_line].map(|known| Considered::of(&known, level).thought)
        }
    }

    /// What is said of lines that are not as they were written.
    struct Harmed;

    impl AiTask for Harmed {
        type Output = ();

        fn run<R: Evaluate + CaseLanguage>(self) {
            let known = Known::<R>::at(&searched::<R>(), None).expect("somebody is asked");
            let said = |line: &str| Known::<R>::of_line(line).err().expect("it is refused");
            let line = known.to_line();
            assert_eq!(game_of_line(&line), Ok(R::GAME));
            for at in [0, line.len() / 2, line.len() - 1] {
                let mut other = line.clone();
                let letter = if line[at..].starts_with('A') { "B" } else { "A" };
                other.replace_range(at..=at, letter);
                assert_eq!(said(&other), "its blind line is damaged");
                assert!(game_of_line(&other).is_err());
            }
            assert_eq!(said(&line[..line.len() - 4]), "its blind line is damaged");
            assert_eq!(said(&code::sealed(vec![R::GAME, 1])), "its blind line is damaged");

            let bytes = code::unsealed(&line).expect("it has just been written");
            let mut older = bytes.clone();
            older[1..3].fill(0);
            assert!(said(&code::sealed(older)).starts_with("its blind line has layout 0 of the position, not "));
            let cut = &bytes[..bytes.len() - 1];
            assert!(said(&code::sealed(cut.to_vec())).starts_with("today's rules do not lead to"));
        }
    }

    #[test]
    fn a_thought_by_a_line_is_that_by_its_link() {
        for game in registry::built_in_games()
            .filter(|game| game.page)
            .map(|game| game.number)
        {
            let [by_link, by_line] = registry::ai_with_number(game, Both).expect("the game has a computer player");
            assert!(by_link.rollouts > 0, "it has been searched");
            assert_eq!(by_link, by_line);
        }
    }

    #[test]
    fn a_line_that_is_not_as_it_was_written_is_refused_by_name() {
        for game in registry::built_in_games()
            .filter(|game| game.page)
            .map(|game| game.number)
        {
            registry::ai_with_number(game, Harmed).expect("the game has a computer player");
        }
    }
}
