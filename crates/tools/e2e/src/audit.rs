//! Whether everybody can use what is shown: what axe-core finds, and how large the things are that one taps.

use crate::{Browser, Outcome};
use serde_json::{Value, json};

/// What axe-core is asked for: WCAG 2.2 A and AA with all that came before, and good practice.
const TAGS: [&str; 6] = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/// Sizes of everything that takes taps, by what it grows by: a label takes the taps of its radio button, an `::after` widens a button.
/// Words and sections (28 pixels high, lines apart) in running text and what lies on the map are no buttons of their own: of the map the nearest legal target is taken,
/// within 22 pixels, and every answer is a button of the list as well.
const SMALL: &str = r#"
    const bare = "[data-space], [data-stack], .words, .words .named, .rule, p .term, li .term, dd .term, [tabindex='-1']";
    const found = [];
    for (const e of document.querySelectorAll("button, a[href], input, textarea, select, summary, [role=button]")) {
        if (e.disabled || e.closest("[inert]") || e.matches(bare) || !e.getClientRects().length) continue;
        const area = e.matches("input") ? e.closest("label") ?? e : e;
        const box = area.getBoundingClientRect();
        let [w, h] = [box.width, box.height];
        const more = getComputedStyle(e, "::after");
        if (more.content !== "none" && more.position === "absolute") {
            const by = (side) => Math.max(0, -parseFloat(more[side]) || 0);
            w += by("left") + by("right"); h += by("top") + by("bottom");
        }
        if (w < 43.9 || h < 43.9)
            found.push(`${(e.ariaLabel || e.textContent || e.tagName).trim().slice(0, 40)} ${w.toFixed(0)}x${h.toFixed(0)}`);
    }
    return [...new Set(found)];
"#;

/// axe-core, read once.
pub struct Auditor {
    program: String,
}

impl Auditor {
    /// Reads the program that the variable AXE names.
    ///
    /// # Errors
    /// Fails if there is none.
    pub fn new() -> Outcome<Auditor> {
        let path =
            std::env::var_os("AXE").ok_or("AXE names no axe.min.js; `cargo xtask e2e` fetches it and says where")?;
        let program = std::fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
        Ok(Auditor { program })
    }

    /// What axe-core finds wrong with what is shown now; with `colours`, with its contrast alone.
    ///
    /// # Errors
    /// Fails if it does not run.
    pub fn faults(&self, browser: &Browser, colours: bool) -> Outcome<Vec<String>> {
        // As a tool of the browser's, not of the page's: the page's policy stays as strict as it is.
        if browser.look("return typeof axe")? == "undefined" {
            browser.evaluate(&format!("{};0", self.program))?;
        }
        let only = if colours {
            json!({ "type": "rule", "values": ["color-contrast"] })
        } else {
            json!({ "type": "tag", "values": TAGS })
        };
        let options = json!({ "runOnly": only, "resultTypes": ["violations"] });
        let found = browser.evaluate(&format!(
            "axe.run(document, {options}).then((r) => r.violations.map((v) => v.id + ': ' + v.nodes.slice(0, 4)
                .map((n) => n.target.join(' ') + ' (' + (n.any[0] ?? n.all[0] ?? n.none[0])?.message + ')').join('; ')))"
        ))?;
        Ok(words(&found))
    }

    /// What is smaller than a finger: under 44 pixels wide or high.
    ///
    /// # Errors
    /// Fails if the page cannot be looked at.
    pub fn small(&self, browser: &Browser) -> Outcome<Vec<String>> {
        browser.look(SMALL).map(|found| words(&found))
    }
}

fn words(list: &Value) -> Vec<String> {
    let each = list.as_array().into_iter().flatten().filter_map(Value::as_str);
    each.map(str::to_owned).collect()
}
