//! The program of a game: compiled for wasm with the page's profile, with its glue, both named by what is in them.

use super::{copy, failed, games, hash, read, remove, write};
use crate::Outcome;
use crate::run;
use std::path::{Path, PathBuf};
use std::process::Command;
use wasm_bindgen_cli_support::Bindgen;

/// What the programs are compiled for.
const TARGET: &str = "wasm32-unknown-unknown";
/// What follows the glue of a computer player's program, with the game's number and the name of its wasm file to be put in.
const MIND_END: &str = include_str!("mind.js");

/// A program of the page.
pub struct Program {
    /// The name of its glue in the page's folder.
    pub glue: String,
    /// The name of its wasm file there.
    pub wasm: String,
    /// The bytes of that file.
    pub size: u64,
}

/// Builds the page's program with one game into the page's folder.
///
/// # Errors
/// Fails if it does not compile or cannot be written.
pub fn build(game: &str, to: &Path) -> Outcome<Program> {
    let made = run::scratch(&format!("program-{game}"));
    remove(&made)?;
    let compiled = compile(&with_game("corvus", game), "corvus", "page")?;
    writes_no_float(&compiled)?;
    bind(&compiled, game, &made)?;
    let (glue, wasm) = (made.join(format!("{game}.js")), made.join(format!("{game}_bg.wasm")));
    let bytes = std::fs::read(&wasm).map_err(|error| failed("read", &wasm, &error))?;
    holds_one_game(&bytes, game)?;
    let program = Program {
        glue: format!("{game}-{:016x}.js", hash(read(&glue)?.as_bytes())),
        wasm: format!("{game}-{:016x}.wasm", hash(&bytes)),
        size: bytes.len() as u64,
    };
    copy(&glue, &to.join(&program.glue))?;
    copy(&wasm, &to.join(&program.wasm))?;
    Ok(program)
}

/// Builds the program of a game's computer player into the page's folder; the name of its script. Nobody fetches it who does not play
/// against it.
///
/// # Errors
/// Fails if it does not compile or cannot be written.
pub fn build_mind(number: u8, game: &str, to: &Path) -> Outcome<String> {
    let made = run::scratch(&format!("mind-{game}"));
    remove(&made)?;
    let name = format!("{game}{}", serve::offline::MIND);
    bind(&compile(&with_game("thinker", game), "thinker", "mind")?, &name, &made)?;
    let wasm = made.join(format!("{name}_bg.wasm"));
    let bytes = std::fs::read(&wasm).map_err(|error| failed("read", &wasm, &error))?;
    let wasm_name = format!("{name}{:016x}.wasm", hash(&bytes));
    copy(&wasm, &to.join(&wasm_name))?;
    let end = MIND_END
        .replace("{game}", &number.to_string())
        .replace("{wasm}", &wasm_name);
    let script = read(&made.join(format!("{name}.js")))? + &end;
    let script_name = format!("{name}{:016x}.js", hash(script.as_bytes()));
    write(&to.join(&script_name), script)?;
    Ok(script_name)
}

/// What cargo builds of a package with one game.
fn with_game(package: &'static str, game: &str) -> [String; 5] {
    [
        "--package",
        package,
        "--no-default-features",
        "--features",
        &format!("games/{game}"),
    ]
    .map(str::to_owned)
}

/// A program names the map of its own game, if one is drawn, and of no other: it holds the rules of one.
fn holds_one_game(program: &[u8], game: &str) -> Outcome {
    for other in games() {
        let map = format!("static/maps/{other}.svg");
        let held = program.windows(map.len()).any(|part| part == map.as_bytes());
        if held != (other == game && run::root().join(&map).exists()) {
            let what = if held { "holds" } else { "does not hold" };
            return Err(format!("the program of {game} {what} the rules of {other}"));
        }
    }
    Ok(())
}

/// The library's functions that print and read any float exactly, with their tables of powers, are 20 KB of a packed program. The page needs
/// neither: `draw::n` writes its numbers, and what is read is whole. A draft is not so small that it leaves out what nobody calls.
fn writes_no_float(compiled: &Path) -> Outcome {
    if is_draft() {
        return Ok(());
    }
    let program = std::fs::read(compiled).map_err(|error| failed("read", compiled, &error))?;
    for function in ["float_to_decimal", "dec2flt"] {
        if program.windows(function.len()).any(|part| part == function.as_bytes()) {
            return Err(format!(
                "the page prints or reads a float ({function}): write it with draw::n, or keep a whole number"
            ));
        }
    }
    Ok(())
}

/// Compiles what cargo is told to with a profile and gives the wasm file of this name.
///
/// # Errors
/// Fails if it does not compile.
pub fn compile(what: &[impl AsRef<std::ffi::OsStr>], name: &str, profile: &str) -> Outcome<PathBuf> {
    let mut build = run::cargo_command(&["build", "--quiet", "--profile", profile, "--target", TARGET]);
    run::succeed(for_wasm(build.args(what)))?;
    Ok(run::target().join(TARGET).join(profile).join(format!("{name}.wasm")))
}

/// Writes `NAME.js` and `NAME_bg.wasm` of a compiled program: names of functions are for debuggers and stay out.
///
/// # Errors
/// Fails if the file was not made for this version of wasm-bindgen.
pub fn bind(compiled: &Path, name: &str, to: &Path) -> Outcome {
    let mut bindgen = Bindgen::new();
    bindgen
        .input_path(compiled)
        .out_name(name)
        .typescript(false)
        .omit_default_module_path(true)
        .remove_name_section(true)
        .remove_producers_section(true);
    bindgen
        .web(true)
        .and_then(|bindgen| bindgen.generate(to))
        .map_err(|error| format!("{}: {error:#}", compiled.display()))
}

/// What the compiler is told for wasm: no path of this machine in the messages of panics.
fn for_wasm(command: &mut Command) -> &mut Command {
    let mut flags = Vec::new();
    let mut shorten = |from: &Path, to: &str| flags.push(format!("--remap-path-prefix={}={to}", from.display()));
    let home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| std::env::home_dir().map(|home| home.join(".cargo")));
    for registry in home
        .iter()
        .filter_map(|home| std::fs::read_dir(home.join("registry/src")).ok())
        .flatten()
        .flatten()
    {
        shorten(&registry.path(), "crates");
    }
    if is_draft() {
        drafted(command);
    } else {
        shorten(run::root(), "corvus");
    }
    command
        .env_remove("RUSTFLAGS")
        .env("CARGO_ENCODED_RUSTFLAGS", flags.join("\x1f"))
}

/// Whether a draft is asked for.
fn is_draft() -> bool {
    std::env::var_os("CORVUS_DRAFT").is_some()
}

/// A draft of the page, to be looked at while one works on it: built in seconds, and far too large.
fn drafted(command: &mut Command) {
    let settings = [
        ("LTO", "off"),
        ("OPT_LEVEL", "1"),
        ("CODEGEN_UNITS", "16"),
        ("INCREMENTAL", "true"),
    ];
    for (name, value) in settings {
        for profile in ["PAGE", "MIND"] {
            command.env(format!("CARGO_PROFILE_{profile}_{name}"), value);
        }
    }
}
