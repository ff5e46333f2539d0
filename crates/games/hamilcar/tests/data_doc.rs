//! `docs/data.md` names every doubtful row. With `CORVUS_WRITE=1` this test writes that part of it anew.

use engine::scene::Certainty::{self, Inferred, Reconstructed, Sourced};
use hamilcar::data::{cards, dice, generals, lanes, roads, spaces, tactics, tracks};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::{env, fs};

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../docs/data.md");
const MARK: &str = "<!-- From here on written from the rows: cargo xtask renew hamilcar -->\n";

/// Rows of one file, grouped by certainty and by what is said of them.
#[derive(Default)]
struct Rows(BTreeMap<(u8, String), Vec<String>>);

impl Rows {
    fn add(&mut self, name: impl Into<String>, certainty: Certainty, doubt: &str) {
        if certainty != Sourced || !doubt.is_empty() {
            self.0
                .entry((2 - certainty as u8, doubt.into()))
                .or_default()
                .push(name.into());
        }
    }

    fn write(&self, out: &mut String, file: &str, said: &str) {
        writeln!(out, "\n### `{file}`\n\n{said}\n").expect("writing to a string");
        for ((rank, doubt), names) in &self.0 {
            let word = ["Reconstructed", "Inferred", "Sourced, but for"][usize::from(*rank)];
            let names = names.join(", ");
            writeln!(
                out,
                "- **{word}** ({}): {names}.{}{doubt}",
                names.split(", ").count(),
                if doubt.is_empty() { "" } else { " " }
            )
            .expect("writing to a string");
        }
    }
}

fn between(a: engine::SpaceId, b: engine::SpaceId) -> String {
    format!("{}–{}", spaces::space(a).name, spaces::space(b).name)
}

fn written() -> String {
    let mut out = String::from(MARK);

    let mut rows = Rows::default();
    cards::CARDS
        .iter()
        .for_each(|c| rows.add(format!("#{} {}", c.number, c.title), c.certainty, c.doubt));
    rows.write(
        &mut out,
        "cards/rows_*.rs",
        "OPs, side, marks, title, effect. The certainty is that of number, title and effect together.",
    );

    let mut rows = Rows::default();
    for die in dice::Die::ALL {
        for (i, f) in dice::faces(die)
            .iter()
            .enumerate()
            .filter(|(_, f)| f.certainty != Sourced)
        {
            rows.add(
                format!("{} face {} ({})", die.name(), i + 1, f.words().replace(", ", " + ")),
                f.certainty,
                "",
            );
        }
    }
    rows.write(&mut out, "dice.rs", dice::DOUBT);

    let mut rows = Rows::default();
    for (i, t) in tracks::TURNS.iter().enumerate() {
        rows.add(format!("turn {} ({})", i + 1, t.dates), t.certainty, t.doubt);
    }
    rows.add(
        "elephants of the Attrition Table",
        Reconstructed,
        tracks::ATTRITION_DOUBT,
    );
    rows.add("layout of the Miat", tracks::miat::CERTAINTY, tracks::miat::DOUBT);
    rows.add("Provincial Display at set-up", Inferred, tracks::DISPLAY_DOUBT);
    rows.write(
        &mut out,
        "tracks.rs",
        "Game Turn Track, Attrition Table, Miat, Provincial Display.",
    );

    let mut rows = Rows::default();
    generals::GENERALS
        .iter()
        .for_each(|g| rows.add(g.name, g.certainty, g.doubt));
    rows.write(&mut out, "generals.rs", "Ratings, traits, abilities.");

    let mut rows = Rows::default();
    spaces::SPACES
        .iter()
        .for_each(|s| rows.add(s.name, s.certainty, s.doubt));
    rows.write(&mut out, "spaces.rs", "Name, province, port, walls, marker at set-up.");

    let mut rows = Rows::default();
    for r in roads::ROADS.iter().filter(|r| r.certainty != Sourced) {
        rows.add(between(r.a, r.b), r.certainty, roads::DOUBT);
    }
    rows.write(&mut out, "roads.rs", "Which spaces a road joins.");

    let mut rows = Rows::default();
    for l in lanes::LANES.iter().filter(|l| l.certainty != Sourced) {
        rows.add(between(l.a, l.b), l.certainty, "");
    }
    rows.add(
        "all storms",
        lanes::STORMS_CERTAINTY,
        "No number of storm symbols is sourced.",
    );
    rows.add("Mare Tyrrhenum", lanes::TYRRHENUM_CERTAINTY, lanes::TYRRHENUM_DOUBT);
    rows.write(&mut out, "lanes.rs", "Which ports a sea lane joins, and its storms.");

    let mut rows = Rows::default();
    tactics::TACTICS
        .iter()
        .for_each(|t| rows.add(t.title, t.certainty, t.doubt));
    rows.write(&mut out, "tactics.rs", "Naval Tactic Cards: titles, copies, effects.");
    out
}

#[test]
fn every_doubtful_row_is_named() {
    let text = fs::read_to_string(FILE).expect("docs/data.md is part of the project");
    let by_hand = &text[..text.find(MARK).expect("the mark stands before the rows")];
    let wanted = format!("{by_hand}{}", written());
    if env::var_os("CORVUS_WRITE").is_some() {
        fs::write(FILE, wanted).expect("docs/data.md can be written");
    } else {
        assert!(
            text == wanted,
            "docs/data.md is not what the rows say: `cargo xtask renew hamilcar` writes it anew"
        );
    }
}
