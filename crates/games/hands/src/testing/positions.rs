//! Positions of this game from which journeys through the page start, by what they show: rounds of actions, with battles, with a question to
//! the other side, in the middle of a war.

use crate::{Hands, Named, OwnAsk, Prompt, State, What, WindowAsk};
use engine::{Choice, Logged, Present, Side, Timeline};
use testkit::position::{self, Found, Position, played, search};

type War = Timeline<Hands>;
type Asked = position::Asked<Hands>;

/// The beginning of the name of a round, which the number of its turn follows.
const OF_TURN: &str = "a round of turn ";

/// What there is to be seen, for lists.
pub(super) const ALL: &[&str] = &[
    "two battles",
    "a raid to block",
    "Fleets beside each other",
    "a round of turn N",
    "SIDE may ACTION",
    "an Event is drawn",
    "a raid is blocked",
    "a Leader sails",
    "a war of rounds",
];

/// The position that shows this, if the game has one of that name.
pub(super) fn showing(what: &str) -> Option<Found<Position<Hands>>> {
    let war = match what {
        "two battles" => two_battles(Side::Rome),
        "a raid to block" => a_block(Side::Carthage),
        "Fleets beside each other" => a_battle_at_sea(Side::Rome),
        "an Event is drawn" => return Some(a_war_that_tells(|what| matches!(what, What::EventDrawn(_)))),
        "a raid is blocked" => return Some(a_war_that_tells(|what| matches!(what, What::Blocked { .. }))),
        "a Leader sails" => return Some(a_war_that_tells(|what| matches!(what, What::LeaderSails { .. }))),
        "a war of rounds" => return Some(a_war_that_tells(|_| true)),
        other => match other.strip_prefix(OF_TURN) {
            Some(turn) => a_round(turn.parse().ok()?, Side::Rome),
            None => {
                let (side, action) = other.split_once(" may ")?;
                let side = Side::BOTH.into_iter().find(|of| of.name() == side)?;
                may(side, *Named::ALL.iter().find(|named| named.words() == action)?)
            }
        },
    };
    Some(war.map(Position::at))
}

/// Where an action is asked, all that follows is answered as proposed: so wars get on.
fn as_proposed(war: &War, asked: &Asked) -> Option<Choice> {
    let acts = matches!(asked.question.about, Prompt::Own(OwnAsk::Act { .. }));
    let follows = matches!(asked.question.about, Prompt::Own(_)) && !acts;
    follows
        .then(|| Hands::proposed(war.state(), &asked.question, &asked.legal))
        .flatten()
}

fn found(what: &str, mut fits: impl FnMut(&State, &Asked) -> bool) -> Found<War> {
    search(what, as_proposed, |war| {
        war.pending().is_some_and(|asked| fits(war.state(), asked))
    })
}

/// A war with all its answers on its tape, at the one with which something is told for the first time.
fn a_war_that_tells(tells: impl Fn(&What) -> bool) -> Found<Position<Hands>> {
    for number in 1..=3000 {
        let mut war = played(number, as_proposed)?;
        let end = war.cursor();
        let told = war.log().enumerate().find_map(|(at, logged)| match logged {
            Logged::Note(entry) if tells(&entry.event.what) => Some(at),
            _ => None,
        });
        let Some(line) = told else { continue };
        while war.cursor() > 0 && war.log_at(war.cursor()) > line {
            war.seek(war.cursor() - 1);
        }
        return Ok(Position::until(war, end));
    }
    Err("no war tells it".to_owned())
}

/// The first moment of a side's round at which it has two actions, or the one of the first turn, and may do this.
fn may(side: Side, action: Named) -> Found<War> {
    found(action.words(), |_, asked| {
        let free = matches!(asked.question.about, Prompt::Own(OwnAsk::Act { .. }));
        free && asked.question.to == side && asked.legal.contains(&action.choice())
    })
}

/// Whether this side has two actions left, and nothing is under way.
fn acts(asked: &Asked, side: Side) -> bool {
    asked.question.to == side && matches!(asked.question.about, Prompt::Own(OwnAsk::Act { left: 2 }))
}

/// The beginning of a side's round in this turn.
fn a_round(turn: u8, side: Side) -> Found<War> {
    found("a round", |state, asked| state.turn == turn && acts(asked, side))
}

/// A round in which both sides have a battle going on, with cards of both in each.
fn two_battles(side: Side) -> Found<War> {
    found("two battles", |state, asked| {
        let fought = state.battles().filter(|(attacker, battle)| {
            !battle.cards[*attacker].is_empty() && !battle.cards[attacker.enemy()].is_empty()
        });
        acts(asked, side) && fought.count() == 2
    })
}

/// A raid that a side may block, while it holds a card that does.
fn a_block(side: Side) -> Found<War> {
    found("a raid that can be blocked", |_, asked| {
        let raided = matches!(asked.question.about, Prompt::Window(WindowAsk::Raid(_)));
        raided && asked.question.to == side && asked.legal.len() > 1
    })
}

/// A round of a side whose Fleet lies beside the enemy's, with a Ship in its hand to engage it, and a Leader in one hand or the other.
fn a_battle_at_sea(side: Side) -> Found<War> {
    found("Fleets beside each other", |state, asked| {
        let leads = |of: Side| !state.of(of).hand.and(crate::data::cards::LEADERS).is_empty();
        acts(asked, side) && asked.legal.contains(&Named::Engage.choice()) && Side::BOTH.into_iter().any(leads)
    })
}
