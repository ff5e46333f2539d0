//! `docs/data-hands.md` names every doubtful row. With `CORVUS_WRITE=1` this test writes that part of it anew.

use engine::scene::Certainty::{self, Inferred, Reconstructed, Sourced};
use hands::data::{cards, locations, tracks, ways};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::{env, fs};

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../docs/data-hands.md");
const MARK: &str = "<!-- From here on written from the rows: cargo xtask renew hands -->\n";

/// Rows of one file, grouped by certainty and by what is said of them.
#[derive(Default)]
struct Rows(BTreeMap<(u8, String), Vec<String>>);

impl Rows {
    fn add(&mut self, name: impl Into<String>, certainty: Certainty, doubt: &str) {
        let group = self.0.entry((2 - certainty as u8, doubt.into())).or_default();
        group.push(name.into());
    }

    fn write(&self, out: &mut String, file: &str, said: &str) {
        writeln!(out, "\n### `{file}`\n\n{said}\n").expect("writing to a string");
        for ((rank, doubt), names) in &self.0 {
            let word = ["Reconstructed", "Inferred", "Sourced"][usize::from(*rank)];
            let line = format!("- **{word}** ({}): {}. {doubt}", names.len(), names.join(", "));
            writeln!(out, "{}", line.trim_end()).expect("writing to a string");
        }
    }
}

fn written() -> String {
    let mut out = String::from(MARK);
    let name = |at| locations::location(at).name;

    let mut rows = Rows::default();
    locations::LOCATIONS
        .iter()
        .for_each(|row| rows.add(row.name, row.certainty, row.doubt));
    rows.write(
        &mut out,
        "locations.rs",
        "The board: area, coast, VP, Colonist, defence, what lies there at set-up.",
    );

    let mut rows = Rows::default();
    for way in ways::WAYS {
        let doubt = if way.certainty == Sourced { "" } else { ways::DOUBT };
        rows.add(format!("{}–{}", name(way.a), name(way.b)), way.certainty, doubt);
    }
    rows.write(&mut out, "ways.rs", "Which locations are connected, and how.");

    let mut rows = Rows::default();
    for row in cards::LOCATION_CARDS {
        rows.add(name(row.location), Reconstructed, row.doubt);
    }
    rows.write(&mut out, "cards/locations.rs", "The symbols of the Location cards.");

    let mut rows = Rows::default();
    cards::EMPIRE
        .iter()
        .for_each(|row| rows.add(row.title, row.certainty, row.doubt));
    rows.write(
        &mut out,
        "cards/empire.rs",
        "Title, copies, price, manpower, type, strength, abilities.",
    );

    let mut rows = Rows::default();
    cards::STRATEGY
        .iter()
        .for_each(|row| rows.add(row.title, row.certainty, row.doubt));
    rows.write(
        &mut out,
        "cards/strategy.rs",
        "Title, owner, price, Maintenance, effect, what they do to Events.",
    );

    let mut rows = Rows::default();
    cards::EVENTS
        .iter()
        .for_each(|row| rows.add(row.title, row.certainty, row.doubt));
    rows.write(
        &mut out,
        "cards/events.rs",
        "Title, copies, ranges, Reshuffle symbol, effects.",
    );

    let mut rows = Rows::default();
    cards::DEUS
        .iter()
        .for_each(|row| rows.add(row.title, row.certainty, row.doubt));
    rows.write(&mut out, "cards/deus.rs", "Title, owner, price, effect.");

    let mut rows = Rows::default();
    let length = format!("Battle Strength track, {} spaces each way", tracks::TRACK);
    rows.add(length, Reconstructed, "Only that it is finite is known.");
    rows.add(
        "Pillage track, 3 VP at 8",
        Inferred,
        "1 and 2 VP follow from a sum in the rules.",
    );
    rows.add("all else", Sourced, "");
    rows.write(&mut out, "tracks.rs", "Tracks, tokens and the numbers of the rules.");
    out
}

#[test]
fn every_row_is_named_with_how_sure_it_is() {
    let text = fs::read_to_string(FILE).expect("docs/data-hands.md is part of the project");
    let by_hand = &text[..text.find(MARK).expect("the mark stands before the rows")];
    let wanted = format!("{by_hand}{}", written());
    if env::var_os("CORVUS_WRITE").is_some() {
        fs::write(FILE, wanted).expect("docs/data-hands.md can be written");
    } else {
        assert!(
            text == wanted,
            "docs/data-hands.md is not what the rows say: `cargo xtask renew hands` writes it anew"
        );
    }
}
