//! Questions of a kind that many sections ask.

use crate::board::why_not;
use crate::{Board, Prompt, ask};
use engine::{Choice, Flow, Refusal, Side};

/// A public question that is answered by yes or no; `why` refuses all else that is tapped.
pub(crate) fn whether(
    t: &mut Board<'_>,
    to: Side,
    about: impl Into<Prompt>,
    section: &'static str,
    why: Refusal,
) -> Flow<bool> {
    let answer = ask(t, to, about.into(), section, |s, o| {
        o.offer(Choice::Yes);
        o.offer(Choice::No);
        why_not::nothing_else(s, o, to, why);
    })?;
    Ok(answer == Choice::Yes)
}
