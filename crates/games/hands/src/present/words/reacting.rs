//! What a question to react says on one sheet with others of its moment (5.2.4 to 5.2.6, 5.3.4).

use super::names::place;
use crate::protocol::prompt::{Prompt, TableAsk, WindowAsk};
use engine::{Question, Reacting};

/// The words of a question to react; empty ones for any other.
pub(super) fn reacting(question: &Question<Prompt>) -> Reacting {
    let (who, enemy) = (question.to.name(), question.to.enemy().name());
    match question.about {
        Prompt::Window(WindowAsk::Raid(at)) => Reacting {
            happens: format!("{enemy} raids {}", place(at)),
            about: format!("Block the raid on {}", place(at)),
            act: "Block it …",
            pass: format!("{enemy} takes the token"),
            forgo: "",
        },
        Prompt::Window(WindowAsk::Pillage(at)) => Reacting {
            happens: format!("{enemy} pillages {}", place(at)),
            about: format!("Block the pillage of {}", place(at)),
            act: "Block it …",
            pass: format!("{enemy} takes Silver"),
            forgo: "",
        },
        Prompt::Window(WindowAsk::Bribe) => Reacting {
            happens: format!("{enemy} bribes a mercenary"),
            about: "Block the bribe".into(),
            act: "Block it …",
            pass: format!("{who} gives up a mercenary, if it has one"),
            forgo: "",
        },
        Prompt::Window(WindowAsk::Leader) => Reacting {
            happens: "The Fleets meet".into(),
            about: "Send a Leader".into(),
            act: "Send a Leader …",
            pass: format!("no Leader of {who} sails"),
            forgo: "",
        },
        Prompt::Window(WindowAsk::Colonist(at)) => Reacting {
            happens: format!("{who} has taken {}", place(at)),
            about: format!("Settle {}", place(at)),
            act: "Settle it …",
            pass: format!("{} stays unoccupied", place(at)),
            forgo: "",
        },
        Prompt::Table(TableAsk::Retreat { draw: true, .. }) => Reacting {
            happens: "The battle at sea is a draw".into(),
            about: format!("{who}'s Fleet may leave"),
            act: "Leave …",
            pass: format!("{who}'s Fleet stays"),
            forgo: "",
        },
        _ => Reacting::default(),
    }
}
