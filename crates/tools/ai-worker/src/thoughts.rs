//! The question that the program thinks about.

use crate::task::{Begin, BeginContinuation, BeginFortune, Step, Thinking};
use ai::message::{Reply, Request};
use registry::AiTask;

/// Rollouts between two looks at the clock.
const BATCH: u32 = 4;

/// The question that is thought about, if there is one.
#[derive(Default)]
pub struct Thoughts {
    thinking: Option<Box<dyn Thinking>>,
    /// Whether it waits for what other programs tell.
    waits: bool,
}

impl Thoughts {
    /// Takes an order of the page. What is replied at once.
    pub fn take(&mut self, request: Request) -> Option<Reply> {
        match request {
            Request::Think(question) => self.begin(question.number, Begin::from(question)),
            Request::Hint(wanted) => self.begin(wanted.question.number, Begin::from(wanted)),
            Request::Judge(wanted) => self.begin(wanted.question.number, Begin::from(wanted)),
            Request::Continuation(wanted) => self.begin(wanted.number, BeginContinuation(wanted)),
            Request::Fortune(wanted) => self.begin(wanted.number, BeginFortune(wanted)),
            Request::Take { number, part } => {
                if let Some(thinking) = &mut self.thinking {
                    thinking.take(number, part);
                    self.waits = false;
                }
                None
            }
            Request::Stop => self.thinking.take().map(|thinking| thinking.thought()),
        }
    }

    fn begin(&mut self, number: u32, task: impl AiTask<Output = Option<Box<dyn Thinking>>>) -> Option<Reply> {
        self.waits = false;
        self.thinking = registry::with_ai(task).flatten();
        self.thinking.is_none().then_some(Reply::Failed { number })
    }

    /// Whether there is more to think about.
    pub fn go_on(&self) -> bool {
        self.thinking.is_some() && !self.waits
    }

    /// Thinks until a slice is over, its share of a round has been played, or the question is thought through. Returns `Thinking` after a slice,
    /// the `Part` after a round, or the `Thought` at the end.
    pub fn think(&mut self, is_over: impl Fn() -> bool) -> Option<Reply> {
        let mut thinking = self.thinking.take()?;
        loop {
            match thinking.go_on(BATCH) {
                Step::Ends => return Some(thinking.thought()),
                Step::Goes(said) if is_over() => {
                    self.thinking = Some(thinking);
                    return Some(said);
                }
                Step::Goes(_) => {}
                Step::Told(said) => {
                    self.thinking = Some(thinking);
                    return Some(said);
                }
                Step::Waits => {
                    (self.thinking, self.waits) = (Some(thinking), true);
                    return None;
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ai::message::{ContinuationRequest, FortuneRequest, HintRequest, JudgeRequest, ThinkRequest};
    use ai::{Evaluate, Share};
    use engine::{Choice, Envelope, Game, PlayedGame, PlayerView, Random, Seed, Seeded, Timeline};
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
            share: Share::WHOLE,
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
    fn a_hint_names_answers_of_the_question_that_comes_after_those_given() {
        let hint = |answers: Vec<Choice>| {
            let Request::Think(question) = think(1, 3, first()) else {
                unreachable!("it is a question");
            };
            let mut thoughts = Thoughts::default();
            let refused = thoughts.take(Request::Hint(HintRequest { question, answers }));
            refused.or_else(|| thoughts.think(|| false))
        };
        let Some(Reply::Hint { number: 1, answers }) = hint(Vec::new()) else {
            panic!("a hint is given");
        };
        assert!((1..=3).contains(&answers.len()), "{answers:?}");
        assert!(answers[0].as_good || answers[0].estimate.is_none(), "{answers:?}");
        assert_eq!(hint(vec![Choice::Named(255)]), Some(Reply::Failed { number: 1 }));
    }

    /// What is said of an answer to the first question.
    fn judged(played: Choice) -> Option<Reply> {
        let Request::Think(question) = think(1, 3, first()) else {
            unreachable!("it is a question");
        };
        let mut thoughts = Thoughts::default();
        let refused = thoughts.take(Request::Judge(JudgeRequest {
            question,
            answers: Vec::new(),
            played,
            then: Vec::new(),
            best: None,
            rollouts: 64,
        }));
        refused.or_else(|| thoughts.think(|| false))
    }

    #[test]
    fn an_answer_is_judged_against_the_best_by_its_side() {
        let Some(Reply::Thought { answer, .. }) = ({
            let mut thoughts = Thoughts::default();
            thoughts.take(think(1, 3, first()));
            thoughts.think(|| false)
        }) else {
            panic!("a thought comes to an answer");
        };
        let Some(Reply::Judged { number: 1, verdict }) = judged(answer) else {
            panic!("an answer is judged");
        };
        assert!(verdict.is_none_or(|verdict| verdict.played.answer == answer));
        assert_eq!(judged(Choice::Named(255)), Some(Reply::Failed { number: 1 }));
    }

    /// The program with the request to continue the war after an answer to the first question, and what it replies at once.
    fn continuing(answer: Choice) -> (Thoughts, Option<Reply>) {
        let mut thoughts = Thoughts::default();
        let refused = thoughts.take(Request::Continuation(ContinuationRequest {
            number: 1,
            blind: first(),
            seed: 9,
            answers: Vec::new(),
            answer,
        }));
        (thoughts, refused)
    }

    #[test]
    fn a_war_is_continued_after_an_answer_the_same_way_each_time() {
        let offered = registry::with_ai(Offered(first())).expect("tests hold games");
        let continued = || continuing(offered).0.think(|| false);
        let Some(Reply::Continuation { number: 1, story }) = continued() else {
            panic!("it is continued");
        };
        assert!(!story.lines.is_empty(), "something happens");
        assert_eq!(continued(), Some(Reply::Continuation { number: 1, story }));
        let failed = Some(Reply::Failed { number: 1 });
        assert_eq!(continuing(Choice::Named(255)).1, failed, "it is not offered");
        let (mut thoughts, _) = continuing(offered);
        assert!(matches!(thoughts.think(|| true), Some(Reply::Thinking { .. })));
        assert_eq!(thoughts.take(Request::Stop), failed, "a part has no middle");
    }

    /// The first answer to the question that bytes are of.
    struct Offered(Vec<u8>);

    impl AiTask for Offered {
        type Output = Choice;

        fn run<R: Evaluate + Playable>(self) -> Choice {
            let blind = PlayerView::<R>::from_bytes(&self.0).expect("they have just been written");
            blind.game().pending().expect("a side is asked").legal[0]
        }
    }

    /// A war that players without plans have played.
    struct Whole;

    impl AiTask for Whole {
        type Output = Vec<u8>;

        fn run<R: Evaluate + Playable>(self) -> Vec<u8> {
            let setup = R::unpack(0).expect("every game has a plain set-up");
            let mut war = Timeline::<R>::new(setup, Seed(1), Envelope::default());
            war.play(&mut Random::new(Seed(1)));
            PlayedGame::of(&war).to_bytes()
        }
    }

    #[test]
    fn the_fortune_of_a_war_is_reckoned_whole_or_not_at_all() {
        let war = registry::with_ai(Whole).expect("tests hold games");
        let begun = |war: Vec<u8>| {
            let mut thoughts = Thoughts::default();
            let (number, seed) = (1, 9);
            let refused = thoughts.take(Request::Fortune(FortuneRequest { number, war, seed }));
            (thoughts, refused)
        };
        let (mut thoughts, refused) = begun(war.clone());
        assert_eq!(refused, None);
        let Some(Reply::Fortune { number: 1, stretches }) = thoughts.think(|| false) else {
            panic!("it is reckoned");
        };
        assert!(stretches.len() > 3, "{}", stretches.len());
        let failed = Some(Reply::Failed { number: 1 });
        let (mut thoughts, _) = begun(war.clone());
        assert!(matches!(thoughts.think(|| true), Some(Reply::Thinking { .. })));
        assert_eq!(thoughts.take(Request::Stop), failed, "a part has no sum");
        for at in 0..war.len() {
            let mut bad = war.clone();
            bad[at] ^= 0x15;
            bad.truncate(war.len() - at % 3);
            let (mut thoughts, refused) = begun(bad);
            let reply = refused.or_else(|| thoughts.think(|| true));
            assert!(reply.is_some(), "what is damaged is refused or reckoned: {at}");
        }
    }

    #[test]
    fn two_programs_that_share_a_question_come_to_one_thought() {
        let shared = |part| {
            let Request::Think(question) = think(1, 4, first()) else {
                unreachable!("it is a question");
            };
            let mut thoughts = Thoughts::default();
            let share = Share { part, parts: 2 };
            assert_eq!(thoughts.take(Request::Think(ThinkRequest { share, ..question })), None);
            thoughts
        };
        let mut both = [shared(0), shared(1)];
        let mut ends = Vec::new();
        while both.iter().any(Thoughts::go_on) {
            for at in [0, 1] {
                match both[at].think(|| false) {
                    Some(Reply::Part { number, part }) => {
                        assert_eq!(both[1 - at].take(Request::Take { number, part }), None);
                    }
                    Some(end) => ends.push(end),
                    None => {}
                }
            }
        }
        let mut alone = Thoughts::default();
        alone.take(think(1, 4, first()));
        let whole = alone.think(|| false).expect("it ends");
        let [
            Reply::Thought { answer, chance, .. },
            Reply::Thought { answer: other, .. },
            Reply::Thought {
                answer: same,
                chance: as_likely,
                ..
            },
        ] = [&ends[0], &ends[1], &whole]
        else {
            panic!("{ends:?} and {whole:?}");
        };
        assert!(answer == other && answer == same && chance == as_likely);
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
