//! Following a war that is known beforehand, by taps for both sides at one tablet: each of its answers is given as a player would.

use crate::browser::PATIENCE;
use crate::table::ends_a_turn;
use crate::{Browser, Outcome, Seen, War};
use engine::scene::AskKind;
use engine::{CardId, Choice, Prompting, Side};
use std::time::{Duration, Instant};

/// So many looks at the same page running tell that it stays as it is.
const LOOKS: u32 = 6;
/// Between two looks.
const PAUSE: Duration = Duration::from_millis(60);

/// Gives the answers of the war's tape up to `end`, on the page and on the war. Questions for which the page does not stop are passed
/// over. Returns what each window looked like before it was answered.
///
/// # Errors
/// Fails if an answer cannot be given.
pub fn follow(browser: &mut Browser, war: &mut War, end: usize) -> Outcome<Vec<Seen>> {
    let mut windows = Vec::new();
    while war.cursor() < end {
        let (Some(asked), Some(here)) = (war.asked(), Stop::of(war)) else {
            break;
        };
        let Some(seen) = comes(browser, war, &here)? else {
            war.seek(war.cursor() + 1);
            continue;
        };
        let words = &here.words;
        let choice = war.tape()[war.cursor()];
        let before = (war.picks(), asked);
        let label = war.label(choice);
        let named = Names::of(war, choice);
        let reacts = who_reacts(war, &seen);
        war.seek(war.cursor() + 1);
        if words.kind == AskKind::Window {
            windows.push(seen.clone());
        }
        let tried = match (words.kind, choice, reacts) {
            (AskKind::Window, Choice::Pass, Some(row)) => browser.choose(&format!("React {row}")),
            _ => give(browser, &seen, words.kind, choice, &label, &named),
        };
        tried.map_err(|error| format!("\"{label}\" to \"{}\": {error}; {}", words.title, seen.words()))?;
        browser.after(&seen)?;
        let after = (war.picks(), war.asked().unwrap_or(before.1));
        let last = matches!(
            words.kind,
            AskKind::Window | AskKind::Destination | AskKind::Act | AskKind::Pay | AskKind::Card
        );
        let held = before != after || last;
        let again = Stop::of(war).is_some_and(|next| next.looks_like(&here));
        if held || !again {
            confirm(browser, &here, again)?;
        }
    }
    Ok(windows)
}

/// A question at which the page may stop.
struct Stop {
    words: Prompting,
    to: Side,
}

impl Stop {
    /// The question that waits in a war.
    fn of(war: &War) -> Option<Self> {
        Some(Stop {
            words: war.prompting()?,
            to: war.asked()?,
        })
    }

    /// Whether the page shows it as it shows another.
    fn looks_like(&self, other: &Stop) -> bool {
        let (happens, before) = (&self.words.reacting.happens, &other.words.reacting.happens);
        self.to == other.to && (self.words.title == other.words.title || !happens.is_empty() && happens == before)
    }

    /// Whether it stands on the page.
    fn stands(&self, seen: &Seen) -> bool {
        let happens = &self.words.reacting.happens;
        let asked = seen.asked();
        let stands =
            asked.contains(self.words.title.as_str()) || !happens.is_empty() && asked.contains(happens.as_str());
        stands && seen.side().eq_ignore_ascii_case(self.to.name())
    }
}

/// Waits for the page to come to the question that waits in the war. It has passed it by when it stays at a later one, or at the war's end.
fn comes(browser: &mut Browser, war: &mut War, here: &Stop) -> Outcome<Option<Seen>> {
    let mut later = None;
    let begun = Instant::now();
    let mut beyond = 0;
    while beyond < LOOKS {
        let seen = at_the_table(browser)?;
        if here.stands(&seen) {
            return Ok(Some(seen));
        }
        let later = later.get_or_insert_with(|| stops_after(war));
        let passed = seen.asked().contains("has won") || later.iter().any(|stop| stop.stands(&seen));
        beyond = if passed && !seen.busy() { beyond + 1 } else { 0 };
        if begun.elapsed() > PATIENCE {
            return Err(format!("\"{}\" does not come; {}", here.words.title, seen.words()));
        }
        std::thread::sleep(PAUSE);
    }
    Ok(None)
}

/// The questions after the one that waits, to the end of the war's tape.
fn stops_after(war: &mut War) -> Vec<Stop> {
    let here = war.cursor();
    let mut stops = Vec::new();
    for at in here + 1..=war.tape().len() {
        war.seek(at);
        stops.extend(Stop::of(war));
    }
    war.seek(here);
    stops
}

/// Confirms an answer, if the page wants it confirmed: its question then stands there until it is. Where the next question looks like it
/// (`again`), only time tells that it is not wanted.
fn confirm(browser: &mut Browser, answered: &Stop, again: bool) -> Outcome {
    let begun = Instant::now();
    let mut still = 0;
    while begun.elapsed() < PATIENCE && (still < LOOKS || !again) {
        let now = browser.seen()?;
        // A batch keeps the title of its first question while it waits for a Confirm.
        if !now.busy() && !answered.stands(&now) && !now.offers("Confirm") {
            break;
        }
        if !now.busy() && now.offers("Confirm") {
            browser.choose("Confirm")?;
            browser.after(&now)?;
            // The next question looks the same, and is not confirmed with this one.
            if again {
                break;
            }
        }
        still = if now.busy() { 0 } else { still + 1 };
        std::thread::sleep(PAUSE);
    }
    Ok(())
}

/// The row of a sheet of reactions, its first question being row 1, that is the first to be answered by more than letting it pass.
fn who_reacts(war: &mut War, seen: &Seen) -> Option<usize> {
    let begun = war.cursor();
    let tape = war.tape();
    let mut row = 0;
    let mut found = None;
    while found.is_none() && (row == 0 || seen.offers(&format!("React {}", row + 1))) {
        let (Some(asked), Some(choice)) = (war.prompting(), tape.get(war.cursor()).copied()) else {
            break;
        };
        let (kind, occasion) = (asked.kind, war.occasion());
        if !matches!(kind, AskKind::Window | AskKind::Reaction) {
            break;
        }
        row += usize::from(occasion.is_none_or(|occasion| !occasion.often));
        found = (!matches!(choice, Choice::Pass | Choice::No)).then_some(row);
        war.seek(war.cursor() + 1);
    }
    war.seek(begun);
    found.filter(|row| *row > 1)
}

/// What is seen once the tablet is taken and no sheet hides the table.
pub fn at_the_table(browser: &mut Browser) -> Outcome<Seen> {
    loop {
        let seen = browser.seen()?;
        match seen.sheet() {
            None => return Ok(seen),
            Some("Change of seats") => browser.tap("css:.handover [data-choice^='I am']")?,
            Some(title) if ends_a_turn(title) => browser.tap("Go on")?,
            Some(_) => browser.tap("Close")?,
        }
        browser.after(&seen)?;
    }
}

/// What the thing that an answer names is called on the page.
struct Names {
    card: String,
    title: &'static str,
    general: &'static str,
    space: &'static str,
}

impl Names {
    fn of(war: &War, choice: Choice) -> Self {
        let mut all = Names {
            card: String::new(),
            title: "",
            general: "",
            space: "",
        };
        match choice {
            Choice::Card(card) => (all.card, all.title) = card_of(war, card),
            Choice::Unit(unit) => all.general = war.general(unit),
            Choice::Space(at) => all.space = war.space(at),
            _ => {}
        }
        all
    }
}

fn card_of(war: &War, card: CardId) -> (String, &'static str) {
    let face = war.card(card);
    (face.number.to_string(), face.title)
}

/// Gives an answer by the tap a player would make.
fn give(browser: &mut Browser, seen: &Seen, kind: AskKind, choice: Choice, label: &str, named: &Names) -> Outcome {
    match (kind, choice) {
        (AskKind::Compose, _) => browser.choose("Confirm"),
        (AskKind::Reaction | AskKind::Window, Choice::Pass | Choice::No) => browser.choose("No reaction"),
        (AskKind::Reaction, _) => {
            let quoted = label.replace('\'', "\\'");
            browser.tap(format!("css:.prompt [data-row='0'] [data-choice='{quoted}']").as_str())?;
            let picked = browser.after(seen)?;
            browser.choose("Confirm")?;
            browser.after(&picked).map(drop)
        }
        (AskKind::Window, Choice::Card(_)) => {
            if seen.offers("React") {
                browser.choose("React")?;
                browser.after(seen)?;
                at_the_table(browser)?;
            }
            let ready = browser.await_seen("the card", |seen| seen.cards().contains(&named.card.as_str()))?;
            browser.tap_card(&named.card)?;
            browser.after(&ready).map(drop)
        }
        // A card that lies in no hand is offered by its title.
        (_, Choice::Card(_)) if !seen.cards().contains(&named.card.as_str()) && seen.offers(named.title) => {
            browser.choose(named.title)
        }
        (_, Choice::Card(_)) => browser.tap_card(&named.card),
        (_, Choice::Unit(_)) if !seen.ready().is_empty() => browser.tap_general(named.general),
        (_, Choice::Space(_)) if seen.lit().contains(&named.space) => browser.tap_space(named.space),
        // Back to where the plan begins: on the map that takes the plan back.
        (AskKind::March, Choice::Space(_)) => {
            browser.choose("All answers")?;
            browser.tap(format!("css:.answers [data-choice='{label}']").as_str())
        }
        (AskKind::March, Choice::Pass) if !seen.offers(label) => browser.choose("Confirm"),
        _ => browser.choose(label),
    }
}
