//! The table as a player sees and touches it: what is asked, what may be tapped, what lies where.

use crate::{Browser, Find, Outcome, War};
use serde_json::{Value, json};

/// The seat of one person with both sides, as the page names it.
pub const ALONE: &str = "Both sides, alone";
/// The seat of two at one tablet.
pub const TOGETHER: &str = "Both sides, two at this table";

/// What a new game hardly ever needs lies behind this.
pub const MORE: &str = "css:details summary";

/// Whether a sheet of this title sums up a turn.
pub fn ends_a_turn(title: &str) -> bool {
    title.starts_with("Turn ") && title.ends_with(" is over")
}

/// Reads off the page what a player would read. It looks, it does not touch.
const LOOK: &str = r#"
    const all = (selector) => [...document.querySelectorAll(selector)];
    const text = (selector) => document.querySelector(selector)?.textContent ?? "";
    const shown = (e) => e.getClientRects().length > 0 && !e.disabled;
    const over = all(".over .sheet").at(-1);
    const handed = document.querySelector(".buttons.handover");
    return {
        screen: document.querySelector("[data-screen]")?.dataset.screen ?? "",
        sheet: over ? over.getAttribute("aria-label") : handed ? "Change of seats" : null,
        notice: text(".notice p"),
        busy: !!document.querySelector(".prompt[aria-busy=true]"),
        half: !!document.querySelector(".log[aria-busy=true]"),
        asked: text(".prompt .ask"),
        side: document.querySelector("[data-asked]")?.dataset.asked ?? "",
        when: text(".top .when"),
        choices: all(".prompt [data-choice], .fan [data-choice]").filter(shown).map((e) => e.dataset.choice),
        rows: all(".prompt [data-row]").length,
        lit: all("[data-space]").filter((e) => e.getAttribute("aria-label").endsWith("May be chosen."))
            .map((e) => e.dataset.space),
        ready: all(".stack.ready").map((e) => e.dataset.stack),
        cards: all(".slot.ready [data-card]").filter(shown).map((e) => e.dataset.card),
        kinds: all(".duel .kind.ready").filter(shown).map((e) => e.dataset.kind),
        chosen: all(".slot.chosen [data-card], .kind.chosen").length,
        undo: all("[aria-label=Undo]").some(shown),
        log: all(".log li").map((e) => e.textContent),
        places: all("[data-space]").map((e) => e.getAttribute("aria-label")),
        stacks: all("[data-stack]").map((e) => e.getAttribute("aria-label")),
    };
"#;

/// What a player sees at one moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seen(Value);

impl Seen {
    /// `home`, `setup` or `table`.
    pub fn screen(&self) -> &str {
        self.0["screen"].as_str().unwrap_or_default()
    }

    /// The name of what lies over the page, or "Change of seats" where the tablet is to be taken by the other player.
    pub fn sheet(&self) -> Option<&str> {
        self.0["sheet"].as_str()
    }

    /// Whether the sheet of a turn that is over lies there.
    pub fn turn_is_over(&self) -> bool {
        self.sheet().is_some_and(ends_a_turn)
    }

    /// Whether an answer is being written or played: what is asked may still change.
    pub fn busy(&self) -> bool {
        self.0["busy"] == true
    }

    /// The question, in words.
    pub fn asked(&self) -> &str {
        self.0["asked"].as_str().unwrap_or_default()
    }

    /// Which side is asked: `rome` or `carthage`.
    pub fn side(&self) -> &str {
        self.0["side"].as_str().unwrap_or_default()
    }

    /// Turn and phase.
    pub fn when(&self) -> &str {
        self.0["when"].as_str().unwrap_or_default()
    }

    /// A message of the page to the player.
    pub fn notice(&self) -> &str {
        self.0["notice"].as_str().unwrap_or_default()
    }

    /// The buttons of the prompt.
    pub fn choices(&self) -> Vec<&str> {
        self.list("choices")
    }

    /// Whether the prompt has this button.
    pub fn offers(&self, choice: &str) -> bool {
        self.choices().contains(&choice)
    }

    /// Spaces that may be tapped.
    pub fn lit(&self) -> Vec<&str> {
        self.list("lit")
    }

    /// Stacks with a general who may be tapped, by key.
    pub fn ready(&self) -> Vec<&str> {
        self.list("ready")
    }

    /// Cards that may be tapped, by number.
    pub fn cards(&self) -> Vec<&str> {
        self.list("cards")
    }

    /// Kinds of cards of a fight that may be laid down, by name.
    pub fn kinds(&self) -> Vec<&str> {
        self.list("kinds")
    }

    /// The log, as far as it is shown, the latest line first.
    pub fn log(&self) -> Vec<&str> {
        self.list("log")
    }

    /// The lines of the log that have come since `before`, in their order. Only the latest are on the page, the last one first.
    pub fn told_since(&self, before: &Seen) -> Vec<&str> {
        let (mut now, mut then) = (self.log(), before.log());
        now.reverse();
        then.reverse();
        fresh(&now, &then).to_vec()
    }

    /// How many lines since `before` have these words.
    pub fn tells(&self, before: &Seen, words: &str) -> usize {
        self.told_since(before)
            .iter()
            .filter(|line| line.contains(words))
            .count()
    }

    /// Whether the log, as far as it is shown, has these words.
    pub fn tells_at_all(&self, words: &str) -> bool {
        self.log().iter().any(|line| line.contains(words))
    }

    /// What each space is and holds, in words that begin with its name.
    pub fn places(&self) -> Vec<&str> {
        self.list("places")
    }

    /// Whether a card of the hand is being played.
    pub fn plays_a_card(&self) -> bool {
        self.0["chosen"].as_u64().unwrap_or(0) > 0
    }

    /// How many rows the panel of questions has.
    pub fn rows(&self) -> u64 {
        self.0["rows"].as_u64().unwrap_or(0)
    }

    /// Whether something can be taken back.
    pub fn can_undo(&self) -> bool {
        self.0["undo"] == true
    }

    /// What lies on the map: every space and every stack in words.
    pub fn position(&self) -> Value {
        // What is lit belongs to the question, not to the position.
        let places = self.list("places").into_iter();
        let places: Vec<&str> = places.map(|name| name.trim_end_matches(" May be chosen.")).collect();
        json!({ "when": self.when(), "places": places, "stacks": self.list("stacks") })
    }

    fn list(&self, key: &str) -> Vec<&str> {
        self.0[key]
            .as_array()
            .into_iter()
            .flatten()
            .filter_map(Value::as_str)
            .collect()
    }

    /// The question, the side and all that can be touched, for messages.
    pub fn words(&self) -> String {
        let (sheet, asked, side) = (&self.0["sheet"], self.asked(), self.side());
        let (choices, lit, ready, cards) = (self.choices(), self.lit(), self.ready(), self.cards());
        format!("sheet {sheet}; {side}: {asked}; buttons {choices:?}, lit {lit:?}, ready {ready:?}, cards {cards:?}")
    }
}

/// What follows the old lines in a list that grows at its end and forgets its beginning.
fn fresh<'a, 'b>(now: &'b [&'a str], then: &[&str]) -> &'b [&'a str] {
    let kept = |fresh: &usize| {
        let old = &now[..now.len() - fresh];
        let same = old
            .iter()
            .rev()
            .zip(then.iter().rev())
            .all(|(line, other)| line == other);
        same && old.is_empty() == then.is_empty()
    };
    let fresh = (0..=now.len()).find(kept).unwrap_or(now.len());
    &now[now.len() - fresh..]
}

impl Browser {
    /// What is seen now; map and log follow an answer with the next picture.
    pub fn seen(&self) -> Outcome<Seen> {
        self.wait_for("the picture of the whole table", || {
            let seen = self.look(LOOK)?;
            Ok((seen["half"] == false).then_some(Seen(seen)))
        })
    }

    /// Waits until what is seen fits.
    pub fn await_seen(&self, what: &str, fits: impl Fn(&Seen) -> bool) -> Outcome<Seen> {
        let found = self.wait_for(what, || Ok(Some(self.seen()?).filter(|seen| fits(seen))));
        found.map_err(|words| match self.seen() {
            Ok(seen) => format!("{words}\n  seen: {}", seen.words()),
            Err(_) => words,
        })
    }

    /// Waits until something has changed since `before` and answers are taken, a moment at most; gives what is seen then.
    pub fn after(&self, before: &Seen) -> Outcome<Seen> {
        for _ in 0..80 {
            let now = self.seen()?;
            if now != *before && !now.busy() {
                return Ok(now);
            }
            std::thread::sleep(std::time::Duration::from_millis(25));
        }
        self.seen()
    }

    /// Taps a button by the words of its choice: of the topmost sheet if there is one, else of the prompt.
    pub fn choose(&mut self, choice: &str) -> Outcome {
        let quoted = json!(choice);
        let scopes: &[&str] = if self.seen()?.sheet().is_some() {
            &[".handover", ".over"]
        } else {
            &[".prompt", ".hand", ".fan"]
        };
        let each = scopes.iter().map(|scope| format!("{scope} [data-choice={quoted}]"));
        let selector = each.collect::<Vec<_>>().join(", ");
        self.tap(Find::Css(selector))
    }

    /// Taps a space on the map, where its marker is; the whole map is shown first if it is out of sight.
    pub fn tap_space(&mut self, name: &str) -> Outcome {
        self.tap_on_map(&format!("[data-space={}]", json!(name)), ".target, .wash")?;
        self.tell_apart(name)
    }

    /// Taps a stack, by its key.
    pub fn tap_stack(&mut self, key: &str) -> Outcome {
        let name = self.look(&format!(
            "return document.querySelector('[data-stack={}]')?.ariaLabel",
            json!(key)
        ))?;
        self.tap_on_map(&format!("[data-stack={}]", json!(key)), "*")?;
        self.tell_apart(name.as_str().unwrap_or_default())
    }

    /// Taps a stack with a general who may be chosen, by his full name.
    pub fn tap_general(&mut self, name: &str) -> Outcome {
        let find = format!(
            "return [...document.querySelectorAll('.stack.ready')].find((e) => e.ariaLabel.includes({}))?.dataset.stack",
            json!(name)
        );
        let key = self.await_script(name, &find)?;
        self.tap_stack(key.as_str().unwrap_or_default())
    }

    /// Taps a card of the hand, by its number.
    pub fn tap_card(&mut self, number: &str) -> Outcome {
        self.tap(Find::Css(format!(".hand [data-card={}]", json!(number))))
    }

    /// Where two targets lie close together the page asks which is meant.
    fn tell_apart(&mut self, name: &str) -> Outcome {
        if self.seen()?.sheet() == Some("Which of them?") {
            self.choose(name)?;
        }
        Ok(())
    }

    fn tap_on_map(&mut self, selector: &str, part: &str) -> Outcome {
        let script = format!(
            "const thing = document.querySelector({}), part = thing?.querySelector({}) ?? thing;
            if (!part) return null;
            const box = part.getBoundingClientRect();
            const spots = [[.5, .5], [.3, .7], [.7, .7], [.7, .3], [.3, .3]];
            const free = ([x, y]) => {{
                const hit = document.elementFromPoint(x, y);
                return hit?.closest('.pane') && !hit.closest('button, .fan');
            }};
            return spots.map(([x, y]) => [box.left + box.width * x, box.top + box.height * y]).find(free) ?? null;",
            json!(selector),
            json!(part),
        );
        let place = |browser: &Browser| -> Outcome<Option<(f64, f64)>> {
            let found = browser.look(&script)?;
            Ok(found[0].as_f64().zip(found[1].as_f64()))
        };
        if let Some(place) = place(self)? {
            return self.tap_at(place);
        }
        if self.sees("css:.map-tools:not(.open) .fold")? {
            self.tap("css:.map-tools .fold")?;
        }
        self.tap("The whole map")?;
        let place = self.wait_for(selector, || place(self))?;
        self.tap_at(place)
    }

    /// From the entrance to the table: how it is played is the words of the radio button, such as `Alone with both sides`.
    pub fn sit_down(&mut self, manner: &str, seed: &str) -> Outcome {
        self.tap("css:[data-here=true] [data-door=new]")?;
        self.tap(Find::Begins(manner.to_owned()))?;
        self.tap(MORE)?;
        self.tap(Find::Begins("Seed".to_owned()))?;
        self.type_text(seed)?;
        self.tap("css:[data-door=start]")?;
        self.await_seen("the table", |seen| seen.screen() == "table").map(drop)
    }

    /// Opens the link of a war that this browser does not know, in a seat named as on the page.
    pub fn open_link(&mut self, war: &War, seat: &str) -> Outcome {
        // A new tab's address: going from fragment to fragment would load nothing.
        self.open("about:blank")?;
        self.open(&war.fragment())?;
        self.tap(Find::Role("button", seat.to_owned()))?;
        let open = |seen: &Seen| seen.sheet().is_none_or(|sheet| sheet == "Change of seats");
        self.await_seen("the table", |seen| seen.screen() == "table" && open(seen))
            .map(drop)
    }
}

#[cfg(test)]
mod tests {
    use super::fresh;

    #[test]
    fn new_lines_are_found_behind_old_ones() {
        assert_eq!(fresh(&["b", "c", "d"], &["a", "b", "c"]), ["d"]);
        assert_eq!(fresh(&["a"], &[]), ["a"]);
        assert!(fresh(&["a", "b"], &["a", "b"]).is_empty());
        assert_eq!(fresh(&["x", "y"], &["a", "b"]), ["x", "y"]);
    }
}
