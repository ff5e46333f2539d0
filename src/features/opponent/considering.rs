//! What stands in the place of the question while the computer player is asked: how far it has come, what can be done where it has stopped, and
//! the knobs of a war that two of them play.

use crate::features::opponent;
use crate::games::Asked;
use crate::model::Table;
use crate::model::msg::{DeviceMsg, GameMsg, InstallMsg, LookMsg, Msg, OpponentMsg};
use crate::model::opponent::{Opponent, ProgramState};
use crate::model::screen::Screen;
use crate::tree::{Element, button, el};
use crate::widgets::basic::main;
use crate::widgets::question::{ask, headline};
use ai::Level;
use engine::Side;
use engine::text::capital;

/// The computer player plays against the person, and is asked.
pub fn considering(table: &Table, opponent: &Opponent, section: Element, asked: &Asked) -> Element {
    let who = table.seats.name(asked.to);
    let text = if asked.secret { "" } else { &asked.text };
    let section = section
        .with(ask(Some(asked.to), &headline(asked, who), text, Some(asked.rule)))
        .with(state(opponent, who));
    let hurry = || main("Play now", Msg::Opponent(OpponentMsg::Hurry)).attr("data-choice", "Play now");
    let both = || button("Take both sides (shows its hand)", Msg::Opponent(OpponentMsg::TakeBoth));
    section.with(match opponent.trouble() {
        None => el("div.buttons").with(hurry()),
        Some(_) => el("div.buttons")
            .with(again(opponent))
            .with(leave("Continue later"))
            .with(both()),
    })
}

/// Two computer players play against each other.
pub fn watching(table: &Table, opponent: &Opponent, section: Element, asked: &Asked) -> Element {
    let watching = &table.watching;
    let plays = |side: Side| format!("{} plays {}", opponent::title(watching.levels[side]), side.name());
    let title = format!("{}, {}.", capital(&plays(Side::Rome)), plays(Side::Carthage));
    let section = section
        .with(ask(Some(asked.to), &title, &asked.title, None))
        .maybe((watching.runs || opponent.trouble().is_some()).then(|| state(opponent, asked.to.name())));
    if opponent.trouble().is_some() {
        return section.with(el("div.buttons").with(again(opponent)).with(leave("Leave")));
    }
    let pause = if watching.runs { "Pause" } else { "Go on" };
    let faster = if watching.fast { "Slower" } else { "Faster" };
    let next = |side: Side| {
        let name = Level::of(watching.levels[side]).map_or("", |level| level.name);
        button(format!("{}: {name}", side.name()), Msg::Game(GameMsg::NextLevel(side)))
            .label(format!("{} plays as {name}; change its level", side.name()))
            .attr("data-next-level", side.name())
    };
    section.with(
        el("div.buttons")
            .with(main(pause, Msg::Game(GameMsg::Pause)))
            .with(button(faster, Msg::Game(GameMsg::Faster)))
            .all(Side::BOTH.map(next))
            .with(leave("Leave")),
    )
}

/// The progress of the computer player's thought, or why it cannot think.
fn state(opponent: &Opponent, who: &str) -> Element {
    match opponent.trouble() {
        None => {
            let done = opponent.thought.as_ref().map_or(0, |thought| thought.per_mille);
            let bar = el("progress")
                .attr("max", "1000")
                .attr("value", done.to_string())
                .label(format!("How far {who} has thought"));
            let words = match opponent.program {
                ProgramState::Absent | ProgramState::Coming => "The computer player is being fetched.".to_owned(),
                ProgramState::Ready | ProgramState::Missing | ProgramState::Broken | ProgramState::Outdated => format!("{who} considers."),
            };
            el("div.considers").with(el("p").text(words)).with(bar)
        }
        Some(ProgramState::Missing) => el("p.doubt").text(
            "The computer player is not on this device yet, and it cannot be fetched: there is no network. The war goes on when there is one.",
        ),
        Some(ProgramState::Outdated) => el("p.doubt").text(format!("{OUTDATED} The war comes back with it.")),
        Some(_) => el("p.doubt").text(
            "The computer player has stopped twice. A link to the war shows us what happened: take it from the menu.",
        ),
    }
}

/// Said where the host has the program of another version alone.
pub const OUTDATED: &str = "A newer version of this page is out, and the computer player of this one can no longer be fetched: take the new version.";

/// What may help where something hinders it.
pub fn again(opponent: &Opponent) -> Element {
    if opponent.program == ProgramState::Outdated {
        return main(
            "Take the new version",
            Msg::Device(DeviceMsg::Install(InstallMsg::Take)),
        );
    }
    main("Try again", Msg::Opponent(OpponentMsg::Again))
}

fn leave(words: &str) -> Element {
    button(words, Msg::Look(LookMsg::Go(Screen::Home)))
}
