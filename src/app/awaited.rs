//! The answer of the computer player for which the page waits, and whether it can be given yet.

use mind::message::Reply;

/// What has become of the last order.
#[derive(Default)]
pub struct Awaited {
    /// The number of the order, until its answer is given or wanted no more.
    order: Option<u32>,
    /// Whether the time before which no answer is given is over.
    due: bool,
    /// The answer that waits for it.
    answer: Option<Reply>,
}

impl Awaited {
    /// An order of this number has been given.
    pub fn order(number: u32) -> Self {
        Awaited {
            order: Some(number),
            ..Awaited::default()
        }
    }

    /// Whether this order's answer is still to be given.
    pub fn is_of(&self, number: u32) -> bool {
        self.order == Some(number)
    }

    /// Whether there is an order.
    pub fn waits(&self) -> bool {
        self.order.is_some()
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
            self.order = None;
        }
        answer
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::Choice;

    fn answer(number: u32) -> Reply {
        Reply::Thought {
            number,
            answer: Choice::Pass,
            chance: 0,
            rollouts: 0,
            budget: 0,
            whole: true,
        }
    }

    #[test]
    fn an_answer_waits_for_its_time() {
        let mut awaited = Awaited::order(1);
        awaited.hear(1, answer(1));
        assert!(!awaited.thinks() && awaited.take().is_none());
        awaited.is_due();
        assert_eq!(awaited.take(), Some(answer(1)));
        assert!(!awaited.waits() && awaited.take().is_none());
    }

    #[test]
    fn a_late_answer_of_an_earlier_order_is_dropped() {
        let mut awaited = Awaited::order(2);
        awaited.is_due();
        awaited.hear(1, answer(1));
        assert!(awaited.thinks() && awaited.take().is_none());
        awaited.hear(2, answer(2));
        awaited.hear(1, answer(1));
        assert_eq!(awaited.take(), Some(answer(2)));
        awaited.hear(2, answer(2));
        assert!(awaited.take().is_none(), "nor one that is wanted no more");
    }
}
