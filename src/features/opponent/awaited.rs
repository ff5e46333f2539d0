//! What is ordered of the computer player until it listens, and the answer for which the page waits, until it can be given.

use ai::message::{Reply, Request};

/// What has become of the last order.
#[derive(Default)]
pub struct Awaited {
    /// The number of the order, until its answer is given or wanted no more.
    request: Option<u32>,
    /// Whether the time before which no answer is given is over.
    due: bool,
    /// The answer that waits for it.
    answer: Option<Reply>,
}

impl Awaited {
    /// An order of this number has been given.
    pub fn request(number: u32) -> Self {
        Awaited {
            request: Some(number),
            ..Awaited::default()
        }
    }

    /// Whether this order's answer is still to be given.
    pub fn is_of(&self, number: u32) -> bool {
        self.request == Some(number)
    }

    /// Whether there is an order.
    pub fn waits(&self) -> bool {
        self.request.is_some()
    }

    /// Whether there is an order without an answer.
    pub fn thinks(&self) -> bool {
        self.waits() && self.answer.is_none()
    }

    /// From now on the answer may be given.
    pub fn is_due(&mut self) {
        self.due = true;
    }

    /// An answer to the order of this number has come. One to an earlier order comes too late.
    pub fn hear(&mut self, number: u32, answer: Reply) {
        if self.is_of(number) {
            self.answer = Some(answer);
        }
    }

    /// The answer, once it is there and its time has come.
    pub fn take(&mut self) -> Option<Reply> {
        let answer = if self.due { self.answer.take() } else { None };
        if answer.is_some() {
            self.request = None;
        }
        answer
    }
}

/// Orders to the computer player. Its program hears nothing before it has said that it is ready.
#[derive(Default)]
pub struct Outbox {
    open: bool,
    /// What is posted once the program listens: a question, and then perhaps a stop.
    waiting: Vec<Request>,
}

impl Outbox {
    /// Whether the program listens.
    pub fn is_open(&self) -> bool {
        self.open
    }

    /// Takes an order, and gives it back if it can be posted now. A question takes the place of all that waits.
    pub fn put(&mut self, request: Request) -> Option<Request> {
        if self.open {
            return Some(request);
        }
        if matches!(request, Request::Think(_)) {
            self.waiting.clear();
        }
        self.waiting.push(request);
        None
    }

    /// From now on the program listens. What has waited is posted in this order.
    pub fn open(&mut self) -> Vec<Request> {
        self.open = true;
        std::mem::take(&mut self.waiting)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ai::Share;
    use ai::message::ThinkRequest;
    use engine::Choice;

    fn answer(number: u32) -> Reply {
        Reply::Thought {
            number,
            answer: Choice::Pass,
            chance: 0,
            rollouts: 0,
            budget: 0,
            parts: 1,
            whole: true,
        }
    }

    #[test]
    fn an_answer_waits_for_its_time() {
        let mut awaited = Awaited::request(1);
        awaited.hear(1, answer(1));
        assert!(!awaited.thinks() && awaited.take().is_none());
        awaited.is_due();
        assert_eq!(awaited.take(), Some(answer(1)));
        assert!(!awaited.waits() && awaited.take().is_none());
    }

    #[test]
    fn a_late_answer_of_an_earlier_order_is_dropped() {
        let mut awaited = Awaited::request(2);
        awaited.is_due();
        awaited.hear(1, answer(1));
        assert!(awaited.thinks() && awaited.take().is_none());
        awaited.hear(2, answer(2));
        awaited.hear(1, answer(1));
        assert_eq!(awaited.take(), Some(answer(2)));
        awaited.hear(2, answer(2));
        assert!(awaited.take().is_none(), "nor one that is wanted no more");
    }

    fn think(number: u32) -> Request {
        Request::Think(ThinkRequest {
            number,
            blind: Vec::new(),
            level: 1,
            seed: 0,
            halved: false,
            share: Share::WHOLE,
        })
    }

    #[test]
    fn what_is_ordered_too_early_is_posted_in_order_when_the_program_listens() {
        let mut outbox = Outbox::default();
        assert_eq!(outbox.put(think(1)), None);
        assert_eq!(outbox.put(Request::Stop), None);
        assert!(!outbox.is_open());
        assert_eq!(outbox.open(), [think(1), Request::Stop]);
        assert_eq!(outbox.put(think(2)), Some(think(2)));
        assert!(outbox.is_open() && outbox.open().is_empty());
    }

    #[test]
    fn a_later_question_takes_the_place_of_one_that_waits() {
        let mut outbox = Outbox::default();
        for request in [think(1), Request::Stop, think(2)] {
            assert_eq!(outbox.put(request), None);
        }
        assert_eq!(outbox.open(), [think(2)]);
    }
}
