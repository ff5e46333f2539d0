//! Draws the map of a game: `cargo run --release -p mapmaker -- GAME [--check]`, as `cargo xtask map GAME` does.
//!
//! It reads the coast in `assets/coast` and what the game says about its map ([`testkit::map_spec`]), and writes the ground (`static/maps/<game>.svg`), a small
//! picture of it for lists (`static/maps/small-<game>.svg`) and the layout (`crates/games/<game>/src/data/layout.rs`). With `--check` it writes nothing and fails when the files differ. It
//! fails when names, markers or stacks cover each other, and tells the smallest distances for each size of screen.
//!
//! The way of the map: [`mod@warp`] → [`mod@coast`] → [`mod@provinces`] → [`mod@roads`] → [`mod@sea`], [`mod@afloat`] and
//! [`mod@lanes`] → [`mod@options`] and [`mod@place`] (names, armies) → [`mod@draw`] and [`mod@small`] (svg), [`mod@table`] (Rust), [`mod@check`]. No step uses chance.

mod afloat;
mod board;
mod check;
mod coast;
mod draw;
mod hills;
mod lanes;
mod letters;
mod options;
mod path;
mod place;
mod plane;
mod provinces;
mod roads;
mod sea;
mod small;
mod table;
mod warp;

use registry::Task;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use testkit::Tested;
use testkit::map_spec::MapSpec;

/// The project's root, from where this crate lies.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../..")
}

/// What the files of a map should hold, by their paths from the root.
struct Map {
    files: Vec<(String, String)>,
    faults: Vec<String>,
    report: String,
}

/// What the map of a game is drawn from.
struct Spec;

impl Task for Spec {
    type Output = Option<MapSpec>;

    fn run<R: Tested>(self) -> Self::Output {
        R::map()
    }
}

/// What the map of the game of a name is drawn from.
fn spec(game: &str) -> Option<MapSpec> {
    registry::with_name(game, Spec).flatten()
}

/// The games that have a map.
fn games() -> impl Iterator<Item = &'static str> {
    registry::built_in_games()
        .map(|game| game.name)
        .filter(|game| spec(game).is_some())
}

/// The rings of the coast of a map.
fn coast(spec: &MapSpec) -> Result<Vec<Vec<[f64; 2]>>, String> {
    let path = root().join(format!("assets/coast/{}.land.geojson", spec.coast));
    let text = std::fs::read_to_string(&path).map_err(|e| format!("{}: {e}", path.display()))?;
    coast::read(&text, &spec.clips)
}

/// Draws a game's map.
fn map(game: &str) -> Result<Map, String> {
    let spec = spec(game).ok_or_else(|| {
        let games: Vec<&str> = games().collect();
        format!("there is no map of \"{game}\"; there are those of {}", games.join(", "))
    })?;
    let board = board::Board::new(&spec, &coast(&spec)?);
    Ok(Map {
        files: vec![
            (format!("static/maps/{game}.svg"), draw::svg(&spec, &board)),
            (format!("static/maps/small-{game}.svg"), small::svg(game, &spec, &board)),
            (
                format!("crates/games/{game}/src/data/layout.rs"),
                table::table(game, &spec, &board),
            ),
        ],
        faults: check::faults(&spec, &board),
        report: check::report(&spec, &board),
    })
}

/// Writes the files, or names those that differ.
fn keep(map: &Map, only_check: bool) -> Result<(), String> {
    for (file, text) in &map.files {
        let path = root().join(file);
        if !only_check {
            std::fs::write(&path, text).map_err(|e| format!("{file}: {e}"))?;
        } else if std::fs::read_to_string(&path)
            .map_err(|e| format!("{file}: {e}"))?
            .replace('\r', "")
            != *text
        {
            return Err(format!(
                "{file} is not what mapmaker draws: cargo xtask renew GAME, or cargo xtask map GAME for the map alone"
            ));
        }
    }
    Ok(())
}

fn main() -> ExitCode {
    let mut args = std::env::args().skip(1);
    let (game, option) = (args.next(), args.next());
    let only_check = option.as_deref() == Some("--check");
    let (Some(game), true, None) = (game, option.is_none() || only_check, args.next()) else {
        eprintln!("usage: mapmaker GAME [--check]");
        return ExitCode::from(2);
    };
    let map = match map(&game).and_then(|map| keep(&map, only_check).map(|()| map)) {
        Ok(map) => map,
        Err(why) => {
            eprintln!("mapmaker: {why}");
            return ExitCode::FAILURE;
        }
    };
    print!("{}", map.report);
    map.faults.iter().for_each(|fault| println!("fault: {fault}"));
    println!("map game={game} faults={}", map.faults.len());
    if map.faults.is_empty() {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn committed_files_are_what_is_drawn() {
        for game in super::games() {
            let map = super::map(game).expect("the coast is in the repository");
            assert_eq!(super::keep(&map, true), Ok(()));
            assert!(map.faults.is_empty(), "{game}: {:#?}", map.faults);
        }
    }

    #[test]
    fn an_unknown_game_is_named() {
        assert!(super::map("chess").is_err_and(|why| why.contains("chess")));
    }
}
