//! Wars that pass, and falsified lines that do not.

use super::board::{Board, Own};
use super::fights::{Battle, Fights};
use super::market::{Market, Owned};
use super::{Deed, Line, Report, Seen, Told, audited, audited_from};
use crate::data::cards::{FIRST_EVENT, MERCHANTS};
use crate::{Hands, OwnAsk, Prompt, State};
use engine::{CardId, CardSet, Side};
use testkit::audit::harness::{self, Watched, one_more};
use testkit::golden;

fn own(now: &State, side: Side) -> Own {
    let own = now.of(side);
    Own {
        towns: own.towns,
        cities: own.cities,
        capital: own.capital,
        captured: [own.captured.towns, own.captured.cities, own.captured.capital.into()].map(u32::from),
        fleet: own.fleet,
        ships: own.warships.into(),
        silver: own.silver.into(),
        vp: own.vp.into(),
        prestige: own.prestige.into(),
        pillage: own.pillage.into(),
    }
}

fn board(now: &State) -> Board {
    Board {
        own: Side::BOTH.map(|side| own(now, side)),
        walls: now.fortified,
        free: now.syracuse_free,
        turn: now.turn.into(),
    }
}

/// The Merchants of both sides are called alike, and taken for the last of them.
fn alike(mut cards: CardSet) -> CardSet {
    if cards.and(MERCHANTS).is_empty() {
        return cards;
    }
    cards = cards.without(MERCHANTS);
    cards.insert(MERCHANTS.iter().last().expect("each side has a Merchant"));
    cards
}

fn battle(now: &State, side: Side) -> Option<Battle> {
    let battle = now.of(side).battle.as_ref()?;
    Some(Battle {
        at: battle.at,
        siege: battle.siege,
        round: battle.round.into(),
        marker: battle.marker.into(),
        cards: Side::BOTH.map(|side| alike(battle.cards[side])),
        combined: Side::BOTH.map(|side| battle.combined[side]),
        barred: battle.barred,
    })
}

fn owned(now: &State, side: Side) -> Option<Owned> {
    let owned = now.of(side).strategy?;
    Some(Owned {
        card: owned.card,
        price: owned.price.into(),
        flipped: owned.flipped,
    })
}

/// What is known of a position.
fn seen(now: &State) -> Seen {
    Seen {
        board: board(now),
        market: Market::with(Side::BOTH.map(|side| owned(now, side))),
        fights: Fights {
            open: Side::BOTH.map(|side| battle(now, side)),
            ..Fights::default()
        },
        ..Seen::set_up()
    }
}

/// What the lines have told against what lies on the table.
fn differs(told: &Seen, now: &State) -> Option<String> {
    let here = seen(now);
    let side = |at: usize| {
        let differs = told.board.own[at] != here.board.own[at] || told.fights.open[at] != here.fights.open[at];
        let price = |market: &Market| market.owned[at].map(|owned| (owned.card, owned.flipped));
        let market = price(&told.market) != price(&here.market);
        (differs || market).then(|| {
            format!(
                "{:?} {:?} {:?}\n{:?} {:?} {:?}",
                told.board.own[at],
                told.fights.open[at],
                told.market.owned[at],
                here.board.own[at],
                here.fights.open[at],
                here.market.owned[at]
            )
        })
    };
    let rest = told.board.walls != here.board.walls || told.board.free != here.board.free;
    let fate = told.fate != now.fate.map(|side| side as usize);
    let common = (rest || fate).then(|| "walls, Syracuse or the Fate Token".to_owned());
    side(0).or_else(|| side(1)).or(common)
}

impl Watched for Seen {
    type Game = Hands;

    fn setup(number: u64) -> crate::Setup {
        crate::Setup::unpack(number as u32 % 16).unwrap_or_default()
    }

    fn of(now: &State) -> Self {
        seen(now)
    }

    fn read(&mut self, line: &Line<'_>) -> Result<(), String> {
        self.settle(line)?;
        self.take(line).into_iter().collect()
    }

    fn is_told(_: &State, asked: Option<Prompt>) -> bool {
        matches!(asked, Some(Prompt::Own(OwnAsk::Act { .. })))
    }

    fn differs(&mut self, now: &State) -> Option<String> {
        differs(self, now)
    }

    fn audited<'a>(from: &State, lines: impl Iterator<Item = &'a str>) -> Report {
        audited_from(seen(from), lines)
    }
}

/// Ways to falsify a line that the line itself gives away, or the one after it.
fn lies(line: &str) -> Vec<String> {
    let swap = |one: &str, other: &str| line.contains(one).then(|| line.replace(one, other));
    let about = |section: &str| line.ends_with(&format!("({section})"));
    let lies = [
        one_more(line, "the marker starts at "),
        one_more(line, "the marker stands at "),
        one_more(line, " and move it "),
        one_more(line, "goes into round "),
        one_more(line, " Prestige and has "),
        one_more(line, "Pillage marker stands at "),
        one_more(line, " from the bank; its Pillage marker stands at "),
        one_more(line, "Rome takes ").filter(|_| about("4.1") || about("5.3.1")),
        one_more(line, "Carthage takes ").filter(|_| about("5.3.1")),
        one_more(line, "Rome scores "),
        one_more(line, ", Carthage ").filter(|_| about("4.1")),
        one_more(line, "The pillage costs Rome "),
        one_more(line, " for ").filter(|_| !["4.1", "6.2", "5.2.6"].into_iter().any(about)),
        one_more(line, " to keep "),
        one_more(line, "the next Campaign takes "),
        one_more(line, "it falls to "),
        one_more(line, "changed to "),
        one_more(line, "it comes to "),
        one_more(line, "Rome has ").filter(|_| about("6.2")),
        one_more(line, " VP, ").filter(|_| about("6.2")),
        one_more(line, "Rome loses ").filter(|_| about("5.2.5") || about("4.7")),
        one_more(line, ": ").filter(|_| line.contains(" hit")),
        swap("Rome wins the battle at sea", "Carthage wins the battle at sea"),
        swap("nobody wins the battle at sea", "Rome wins the battle at sea"),
        swap(": out of supply, its own card cannot block", ""),
        swap("it falls to Rome", "it falls to Carthage"),
        swap(" ends in a draw", " is won"),
        swap("Rome captures the Town", "Rome captures the City"),
        swap("is a Town of Rome now", "is a Town of Carthage now"),
        swap("the Town of Rome is gone", "the Town of Carthage is gone"),
        swap("Rome takes the Fate Token", "Carthage takes the Fate Token"),
    ];
    lies.into_iter().flatten().filter(|lie| lie != line).collect()
}

#[test]
fn every_war_passes_and_its_log_tells_the_table() {
    harness::every_war_passes_and_its_log_tells_the_table::<Seen>();
}

#[test]
fn every_falsified_line_is_named() {
    harness::every_falsified_line_is_named::<Seen>(&[1, 5, 22], lies);
}

#[test]
fn golden_logs_pass() {
    for log in golden::logs::<Hands>() {
        assert_eq!(audited(&log).findings, []);
    }
}

/// 6.2: 90 VP by the Campaign of turn 11 bring the end near after turn 12 has begun, and its Event does not count as that of turn 12.
#[test]
fn a_turn_that_begins_ends_the_campaign_before() {
    let mut seen = Seen::set_up();
    let card = CardId(FIRST_EVENT as u8);
    for (section, deed) in [("4.7", Deed::EventDrawn { card }), ("4.1", Deed::Turn(12))] {
        seen.deed = deed;
        seen.goes_on(section);
    }
    assert!(seen.struck.is_none());
}
