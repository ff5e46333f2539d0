//! `renew GAME`: writes anew what mirrors a game's rules and rows, in the order in which one file needs the other.

use crate::{Outcome, bench, page, run};

/// The war with which tests of the page play: one of the first game.
const FIXTURE: &str = "src/fixtures/whole-war.txt";
/// The golden war that takes its place when the rules lead it elsewhere.
const SUCCESSOR: &str = "fighters-2/link";

/// Draws the map, writes `revision.txt`, `fields.txt`, documents, `reasons.txt`, golden wars and the positions of moves anew, and the war of the page's tests
/// if it no longer plays on. What is as it was stays as it is.
///
/// # Errors
/// Fails if there is no such game, or something has to be changed by hand before; the words of the failing test say what.
pub fn renew(game: &str) -> Outcome {
    if !page::games().any(|known| known == game) {
        return Err(format!("no game of the page is called {game}"));
    }
    eprintln!("== map");
    run::cargo(&["run", "--release", "--quiet", "--package", "mapmaker", "--", game])?;
    eprintln!("== revision and fields");
    write(game, "revision")?;
    eprintln!("== documents");
    if has_test(game, "data_doc") {
        write(game, "data_doc")?;
    }
    write("trial", "who_wins")?;
    eprintln!("== reasons of the computer player");
    if has_test(game, "reasons") {
        write(game, "reasons")?;
    }
    eprintln!("== golden wars");
    golden(game)?;
    eprintln!("== moves of the computer player");
    moves(game)?;
    if page::games().next() == Some(game) {
        eprintln!("== the war of the page's tests");
        war(game)?;
    }
    println!(
        "renewed; `git diff` shows what has changed. By hand: counts of tests/older_links.rs, the help, the lesson (docs/data.md)."
    );
    Ok(())
}

/// Whether a game has a test of this name, which holds a file.
fn has_test(game: &str, test: &str) -> bool {
    run::root()
        .join(format!("crates/games/{game}/tests/{test}.rs"))
        .exists()
}

/// Lets a test write the file that it holds.
fn write(package: &str, test: &str) -> Outcome {
    let mut cargo = run::cargo_command(&["test", "--quiet", "--package", package, "--test", test]);
    run::succeed(cargo.env("CORVUS_WRITE", "1"))
}

/// The golden wars of all games are written aside, and those of this one take the place of its old ones.
fn golden(game: &str) -> Outcome {
    let aside = run::scratch("renewed");
    page::remove(&aside)?;
    print!("{}", bench::trial(&["golden", &aside.to_string_lossy()])?);
    let (from, to) = (
        aside.join(game).join("golden"),
        run::root().join(format!("crates/games/{game}/golden")),
    );
    let wars = page::files(&from)?;
    page::remove(&to)?;
    wars.iter()
        .try_for_each(|file| page::copy(&from.join(file), &to.join(file)))
}

/// Positions of moves that have none yet are written down by their links.
fn moves(game: &str) -> Outcome {
    let files = ["moves", "moves-wanted"].map(|name| format!("crates/games/{game}/{name}.txt"));
    let mut call = vec!["moves", "--write"];
    call.extend(
        files
            .iter()
            .map(String::as_str)
            .filter(|file| run::root().join(file).exists()),
    );
    if call.len() > 2 {
        print!("{}", bench::trial(&call)?);
    }
    Ok(())
}

/// The war of the page's tests stays as long as today's rules play it on; `trial log` fails otherwise.
fn war(game: &str) -> Outcome {
    let kept = run::root().join(FIXTURE);
    if bench::trial(&["log", page::read(&kept)?.trim()]).is_ok() {
        return Ok(());
    }
    let successor = run::root().join(format!("crates/games/{game}/golden/{SUCCESSOR}"));
    page::copy(&successor, &kept)
}
