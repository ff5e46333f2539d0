//! The question that the program thinks about.

use crate::task::{Begin, Thinking};
use ai::message::{Reply, Request};

/// Rollouts between two looks at the clock.
const BATCH: u32 = 4;

/// The question that is thought about, if there is one.
#[derive(Default)]
pub struct Thoughts {
    thinking: Option<Box<dyn Thinking>>,
}

impl Thoughts {
    /// Takes an order of the page. What is replied at once.
    pub fn take(&mut self, request: Request) -> Option<Reply> {
        match request {
            Request::Think(question) => {
                let number = question.number;
                self.thinking = registry::with_ai(Begin(question)).flatten();
                self.thinking.is_none().then_some(Reply::Failed { number })
            }
            Request::Stop => self.thinking.take().map(|thinking| thinking.thought()),
        }
    }

    /// Whether there is more to think about.
    pub fn go_on(&self) -> bool {
        self.thinking.is_some()
    }

    /// Thinks until a slice is over, or the question is thought through. Returns `Thinking` after a slice, or the `Thought` at the end.
    pub fn think(&mut self, is_over: impl Fn() -> bool) -> Option<Reply> {
        let mut thinking = self.thinking.take()?;
        loop {
            match thinking.go_on(BATCH) {
                None => return Some(thinking.thought()),
                Some(said) if is_over() => {
                    self.thinking = Some(thinking);
                    return Some(said);
                }
                Some(_) => {}
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ai::Evaluate;
    use ai::message::ThinkRequest;
    use engine::{Game, PlayerView, Seed, Seeded};
    use registry::AiTask;
    use registry::Playable;

    /// The first question of a war with more than one answer.
    struct First;

    impl AiTask for First {
        type Output = Vec<u8>;

        fn run<R: Evaluate + Playable>(self) -> Vec<u8> {
            let setup = R::unpack(0).expect("every game has a plain set-up");
            let mut game = Game::<R>::from_state(R::start(setup), Seeded::new(Seed(1)));
            loop {
                let pending = game.pending().expect("a war begins with questions");
                if pending.legal.len() > 1 {
                    let by = pending.question.to;
                    return PlayerView::of(&game, by).expect("this side is asked").to_bytes();
                }
                game.answer(pending.legal[0]).expect("it is legal");
            }
        }
    }

    fn first() -> Vec<u8> {
        registry::with_ai(First).expect("tests hold games")
    }

    fn think(number: u32, level: u8, blind: Vec<u8>) -> Request {
        Request::Think(ThinkRequest {
            number,
            blind,
            level,
            seed: 9,
            halved: false,
        })
    }

    #[test]
    fn a_question_is_thought_through_in_slices() {
        let mut thoughts = Thoughts::default();
        assert_eq!(thoughts.take(think(1, 1, first())), None);
        let mut last = None;
        while thoughts.go_on() {
            last = thoughts.think(|| true);
        }
        assert!(
            matches!(
                last,
                Some(Reply::Thought {
                    number: 1,
                    whole: true,
                    ..
                })
            ),
            "{last:?}"
        );
        assert_eq!(thoughts.think(|| true), None, "there is nothing more to think about");
    }

    #[test]
    fn a_thought_that_is_stopped_is_given_as_far_as_it_has_come() {
        let mut thoughts = Thoughts::default();
        thoughts.take(think(1, 3, first()));
        thoughts.take(think(2, 3, first()));
        let stopped = thoughts.take(Request::Stop);
        assert!(
            matches!(stopped, Some(Reply::Thought { number: 2, .. })),
            "a new question takes the place of the one before: {stopped:?}"
        );
        assert!(!thoughts.go_on());
        assert_eq!(thoughts.take(Request::Stop), None, "nothing is thought about");
    }

    #[test]
    fn what_cannot_be_read_is_named() {
        let mut thoughts = Thoughts::default();
        for request in [think(3, 1, vec![9; 40]), think(3, 1, Vec::new()), think(3, 99, first())] {
            assert_eq!(thoughts.take(request), Some(Reply::Failed { number: 3 }));
            assert!(!thoughts.go_on());
        }
    }
}
