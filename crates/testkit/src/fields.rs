//! The fields of a game's positions by layout: a field that is not marked where it comes would make every older link unreadable.

use engine::Rules;
use std::collections::BTreeMap;
use std::env;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

/// The layout of a field that was there from the first.
const FIRST: u16 = 1;

/// Fields of a type, each with the layout in which it came, in their order.
type Fields = Vec<(String, u16)>;

/// Holds the fields of all types that positions are made of against the `fields.txt` of the game's crate. `folder` is that of the crate,
/// `sources` are the folders with such types, from there. With `CORVUS_WRITE=1` the file is written anew, if no field has to be marked before.
///
/// # Panics
/// If a field has come without `since`, or names have changed and the file was not written, or a file cannot be read or written.
pub fn no_field_comes_unmarked<R: Rules>(folder: &str, sources: &[&str]) {
    let folder = Path::new(folder);
    let file = folder.join("fields.txt");
    let kept_text = fs::read_to_string(&file).unwrap_or_default();
    let (kept_schema, kept) = read(&kept_text);
    let now = of_sources(&sources.iter().map(|source| folder.join(source)).collect::<Vec<_>>());
    if let Err(what) = marked(kept_schema, &kept, R::SCHEMA, &now) {
        panic!("{what}");
    }
    let text = written(R::SCHEMA, &now);
    if text == kept_text {
        return;
    }
    assert!(
        env::var_os("CORVUS_WRITE").is_some(),
        "fields of the state have come or have other names, and all are marked: `cargo xtask renew {}` writes fields.txt anew",
        R::NAME
    );
    fs::write(file, text).expect("fields.txt can be written");
}

/// Whether every field that has come since the kept layout is marked, and none has gone.
///
/// # Errors
/// The words say what to add.
fn marked(
    kept_schema: u16,
    kept: &BTreeMap<String, Fields>,
    schema: u16,
    now: &BTreeMap<String, Fields>,
) -> Result<(), String> {
    let next = kept_schema + 1;
    for (name, fields) in now {
        if let Some((field, layout)) = fields.iter().find(|(_, layout)| *layout > schema) {
            return Err(format!(
                "{name}.{field} comes with layout {layout}: raise SCHEMA to {layout}"
            ));
        }
        let Some(before) = kept.get(name) else {
            continue; // a new type comes with the field that holds it, which is marked
        };
        let older = |fields: &Fields| fields.iter().filter(|(_, layout)| *layout <= kept_schema).count();
        let new = || fields.iter().find(|field| !before.contains(field));
        let new = new().map_or("a field", |(field, _)| field);
        if older(fields) > older(before) {
            return Err(format!(
                "{name}.{new} is younger than layout {kept_schema}, in which games are kept: write \
                 #[serde(deserialize_with = \"engine::code::since::<{next}, _, _>\")] above it, and raise SCHEMA to {next}"
            ));
        }
        if older(fields) < older(before) {
            return Err(format!(
                "a field of {name} is gone, and positions of layout {kept_schema} hold it: a field that is no longer used stays"
            ));
        }
    }
    Ok(())
}

/// The layout and the fields that a text holds.
fn read(text: &str) -> (u16, BTreeMap<String, Fields>) {
    let (mut schema, mut types) = (FIRST, BTreeMap::new());
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let mut words = line.split(' ');
        match words.next() {
            Some("schema") => {
                schema = words
                    .next()
                    .and_then(|n| n.parse().ok())
                    .expect("the layout is a number")
            }
            Some(name) => drop(types.insert(name.to_owned(), words.map(field).collect())),
            None => {}
        }
    }
    (schema, types)
}

/// `spent` came with the first layout, `spent:2` with the second.
fn field(word: &str) -> (String, u16) {
    let (name, layout) = word.split_once(':').unwrap_or((word, "1"));
    (
        name.to_owned(),
        layout.parse().expect("the layout of a field is a number"),
    )
}

fn written(schema: u16, types: &BTreeMap<String, Fields>) -> String {
    let mut text = String::from(
        "# The fields of all types that positions are made of, by type; `name:2` came with layout 2. tests/revision.rs compares.\n",
    );
    writeln!(text, "schema {schema}").expect("a string takes everything");
    for (name, fields) in types {
        text.push_str(name);
        for (field, layout) in fields {
            match *layout {
                FIRST => write!(text, " {field}"),
                layout => write!(text, " {field}:{layout}"),
            }
            .expect("a string takes everything");
        }
        text.push('\n');
    }
    text
}

/// The types with `Deserialize` in the sources below some folders.
fn of_sources(folders: &[PathBuf]) -> BTreeMap<String, Fields> {
    let mut types = BTreeMap::new();
    let mut open = folders.to_vec();
    while let Some(folder) = open.pop() {
        let entries = fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
        for path in entries.map(|entry| entry.expect("a folder of ours can be listed").path()) {
            if path.is_dir() {
                open.push(path);
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                of_text(
                    &fs::read_to_string(&path).expect("a source of ours is UTF-8"),
                    &mut types,
                );
            }
        }
    }
    types
}

/// Reads the types of a source that rustfmt has laid out: a type ends at a brace that is indented as its head is.
fn of_text(text: &str, types: &mut BTreeMap<String, Fields>) {
    let mut lines = text.lines();
    while let Some(line) = lines.next() {
        if !line.trim_start().starts_with("#[derive(") || !line.contains("Deserialize") {
            continue;
        }
        let head = lines.by_ref().find(|line| !line.trim_start().starts_with(['#', '/']));
        let Some(head) = head.filter(|head| head.ends_with('{')) else {
            continue; // without named fields
        };
        let indent = head.len() - head.trim_start().len();
        let close = format!("{}}}", " ".repeat(indent));
        let words = head.trim_start().trim_start_matches("pub ");
        let name = words.split(' ').nth(1).unwrap_or_default();
        let name = name.split(['<', '(']).next().unwrap_or_default();
        let (mut fields, mut layout, mut variant) = (Fields::new(), FIRST, String::new());
        for line in lines.by_ref().take_while(|line| **line != close) {
            let text = line.trim();
            if let Some((_, since)) = text.split_once("since::<") {
                layout = since.split(',').next().and_then(|n| n.parse().ok()).unwrap_or(FIRST);
            } else if let Some(opened) = text.strip_suffix(" {") {
                variant = format!("{opened}.");
            } else if text.starts_with('}') {
                variant.clear();
            } else if let Some((field, _)) = text.split_once(": ").filter(|(field, _)| is_field(field)) {
                let field = field.rsplit(' ').next().unwrap_or_default();
                fields.push((format!("{variant}{field}"), layout));
                layout = FIRST;
            }
        }
        if !fields.is_empty() {
            assert!(
                types.insert(name.to_owned(), fields).is_none(),
                "two types of the state are called {name}"
            );
        }
    }
}

/// Whether the words before a colon are the name of a field, with or without `pub`.
fn is_field(words: &str) -> bool {
    let name = words.rsplit(' ').next().unwrap_or_default();
    let lower = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
    !name.is_empty() && name.chars().all(lower) && (name == words || words.starts_with("pub"))
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOURCE: &str = "
#[derive(Clone, Serialize, Deserialize)]
pub struct March {
    /// Where: the space.
    pub at: u8,
    #[serde(deserialize_with = \"engine::code::since::<2, _, _>\")]
    pub spent: u8,
}
#[derive(Deserialize)]
pub enum Office {
    Consul,
    Dictator { turn: u8 },
    Other {
        side: u8,
    },
}
";

    fn types(text: &str) -> BTreeMap<String, Fields> {
        let mut types = BTreeMap::new();
        of_text(text, &mut types);
        types
    }

    #[test]
    fn fields_are_read_and_written() {
        let text = written(2, &types(SOURCE));
        assert!(
            text.contains("\nschema 2\nMarch at spent:2\nOffice Other.side\n"),
            "{text}"
        );
        assert_eq!(read(&text), (2, types(SOURCE)));
    }

    #[test]
    fn a_field_that_comes_without_since_is_refused() {
        let kept = types(SOURCE);
        let holds = |text: &str, schema: u16| marked(2, &kept, schema, &types(text));
        assert_eq!(holds(SOURCE, 2), Ok(()));
        let unmarked = SOURCE.replace("    pub at", "    pub won: bool,\n    pub at");
        let what = holds(&unmarked, 2).expect_err("it is not marked");
        assert!(
            what.starts_with("March.won is younger than layout 2") && what.contains("since::<3, _, _>"),
            "{what}"
        );
        let with = |layout: u8| {
            SOURCE.replace(
                "    pub at",
                &format!(
                    "    #[serde(deserialize_with = \"since::<{layout}, _, _>\")]\n    pub won: bool,\n    pub at"
                ),
            )
        };
        assert!(
            holds(&with(2), 2).is_err(),
            "positions of layout 2 have been kept without it"
        );
        assert!(
            holds(&with(3), 2)
                .expect_err("the layout is not raised")
                .contains("raise SCHEMA to 3")
        );
        assert_eq!(holds(&with(3), 3), Ok(()));
        assert!(
            holds(&SOURCE.replace("    pub at: u8,\n", ""), 2).is_err(),
            "a field is gone"
        );
        assert_eq!(holds(&SOURCE.replace("pub at", "pub place"), 2), Ok(()), "a name alone");
    }
}
