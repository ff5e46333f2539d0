//! Wars that pass, and falsified lines that do not.

use super::board::{Board, Own};
use super::fights::{Battle, Fights};
use super::market::{Market, Owned};
use super::{Line, Report, Seen, Told, audited, audited_from};
use hands::data::cards::MERCHANTS;
use hands::{Hands, OwnAsk, Prompt, State};
use kernel::trial::{Fuzzed, Kinds};
use kernel::{CardSet, Choice, Game, Rules, Seed, Seeded, Shown, Side, Viewer};
use std::fs;
use std::path::Path;

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

/// A war at random, led to where its rare start points.
struct War {
    start: State,
    lines: Vec<String>,
    /// Where the lines have told something else than what lay on the table.
    differs: Option<String>,
}

impl War {
    fn of(number: u64, rare: bool) -> War {
        let setup = hands::Setup::unpack(number as u32 % 16).unwrap_or_default();
        let mut start = Hands::start(setup);
        if rare {
            Hands::rare_start(&mut start, number);
        }
        let mut war = War {
            start: start.clone(),
            lines: Vec::new(),
            differs: None,
        };
        let mut told = seen(&start);
        let mut game = Game::<Hands>::from_state(start, Seeded::new(Seed(number)));
        let mut player = Kinds::new(Seed(number));
        let mut read = 0;
        for _ in 0..2500 {
            let entries = game.log()[read..].iter();
            let fresh = entries.filter_map(|entry| Hands::line(&entry.event, Viewer::Both));
            for line in fresh {
                let line = format!("{} ({})", line.text, line.rule.map_or("", |rule| rule.0));
                let read = Line::of(&line);
                let mut said = vec![told.settle(&read)];
                said.extend(told.take(&read));
                war.lines.push(line);
                let wrong = said.into_iter().find_map(Result::err);
                if let Some(what) = wrong.filter(|_| war.differs.is_none()) {
                    war.differs = Some(war.story(war.lines.len(), &what));
                }
            }
            read = game.log().len();
            let now = game.state();
            let Some(pending) = game.pending() else { break };
            let (question, legal) = (pending.question, pending.legal.clone());
            let quiet = matches!(question.about, Prompt::Own(OwnAsk::Act { .. }));
            if quiet && war.differs.is_none() {
                war.differs = differs(&told, now).map(|what| war.story(war.lines.len(), &what));
            }
            let lean = |choice: &Choice| i8::from(rare) * Hands::lean(number, game.state(), &question, *choice);
            let most = legal.iter().map(lean).max();
            let best: Vec<Choice> = { legal.iter().copied() }
                .filter(|choice| Some(lean(choice)) == most)
                .collect();
            game.answer(best[player.pick(&best)]).expect("a legal answer is taken");
        }
        war
    }

    /// What is wrong at a line, with those before it.
    fn story(&self, line: usize, what: &str) -> String {
        let before = &self.lines[line.saturating_sub(14)..line];
        format!("{what}\n{}", before.join("\n"))
    }

    fn audited(&self) -> Report {
        audited_from(seen(&self.start), self.lines.iter().map(String::as_str))
    }

    /// Its audit with one line put otherwise.
    fn falsified(&self, at: usize, lie: &str) -> Report {
        let put = |(i, line)| if i == at { lie } else { line };
        let lines = self.lines.iter().map(String::as_str).enumerate().map(put);
        audited_from(seen(&self.start), lines)
    }
}

#[test]
fn every_war_passes_and_its_log_tells_the_table() {
    let (mut done, mut wrong) = ([0; 5], Vec::new());
    let wars = if std::env::var_os("CORVUS_DEEP").is_some() {
        1000
    } else {
        60
    };
    for number in 0..wars {
        let war = War::of(number, number % 4 > 0);
        let report = war.audited();
        let told = report.findings.first().map(|(line, what)| war.story(*line, what));
        wrong.extend(war.differs.or(told).map(|what| format!("war {number}: {what}")));
        done = [0, 1, 2, 3, 4].map(|at| done[at] + report.done.0[at].1);
    }
    wrong.truncate(5);
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
    assert!(done.iter().all(|count| *count > 20), "{done:?}");
}

/// A line with the number after some words one higher.
fn one_more(line: &str, before: &str) -> Option<String> {
    let (head, rest) = line.split_once(before)?;
    let digits = rest.find(|c: char| !c.is_ascii_digit())?;
    let number: u32 = rest[..digits].parse().ok()?;
    Some(format!("{head}{before}{}{}", number + 1, &rest[digits..]))
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
        // Which card of a trade is its Ship, a line does not say, and another may make it one more.
        one_more(line, " for ").filter(|_| !["4.1", "6.2", "5.2.6", "5.3.2"].into_iter().any(about)),
        one_more(line, " to keep "),
        one_more(line, "it befalls "),
        one_more(line, "changed to "),
        one_more(line, "it comes to "),
        one_more(line, "Rome has ").filter(|_| about("6.2")),
        one_more(line, " VP, ").filter(|_| about("6.2")),
        one_more(line, "Rome loses ").filter(|_| about("5.2.5") || about("4.7")),
        one_more(line, ": ").filter(|_| line.contains(" hit")),
        swap("Rome wins the battle at sea", "Carthage wins the battle at sea"),
        swap("nobody wins the battle at sea", "Rome wins the battle at sea"),
        swap("it befalls Rome", "it befalls Carthage"),
        swap(" ends in a draw", " is won"),
        swap("Rome captures the Town", "Rome captures the City"),
        swap("is a Town of Rome now", "is a Town of Carthage now"),
        swap("the Town of Rome is gone", "the Town of Carthage is gone"),
        swap("Rome takes the Fate Token", "Carthage takes the Fate Token"),
    ];
    lies.into_iter().flatten().filter(|lie| lie != line).collect()
}

#[test]
fn every_falsified_line_is_named() {
    let (mut told, mut passed) = (0, Vec::new());
    for number in [1, 5, 22] {
        let war = War::of(number, true);
        for (at, line) in war.lines.iter().enumerate() {
            for lie in lies(line) {
                let findings = war.falsified(at, &lie).findings;
                let near = findings
                    .first()
                    .is_some_and(|(line, _)| (at + 1..=at + 2).contains(line));
                if !near {
                    passed.push(format!("war {number}, {}: {lie}: {:?}", at + 1, findings.first()));
                }
                told += 1;
            }
        }
    }
    assert_eq!(passed, [""; 0]);
    assert!(told > 100, "{told}");
}

#[test]
fn golden_logs_pass() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../hands/golden");
    for war in fs::read_dir(folder).expect("the golden wars lie there") {
        let log = fs::read_to_string(war.expect("a folder").path().join("log.txt")).expect("each has its log");
        assert_eq!(audited(&log).findings, []);
    }
}
