//! The programs the other commands need, and how each is had. Nothing is installed twice.

use crate::Outcome;
use crate::run;
use std::path::{Path, PathBuf};

/// The WebDriver program of Firefox. Any version will do that a machine has.
pub const GECKODRIVER: (&str, &str) = ("geckodriver", "0.37.1");

/// What builds the page for whoever knows Rust on the web. A newer line wants a newer compiler.
pub const TRUNK: (&str, &str) = ("trunk", "0.21.14");

/// What looks for hurdles on the page: it knows hundreds of ways in which a page can shut somebody out, and no page is without its own.
/// A tool of the journeys alone: it is neither in the repository nor in the page.
const AXE: (&str, &str) = ("axe-core", "4.11.4");

/// What builds the page: the wasm32 target.
///
/// # Errors
/// Fails if it is missing and cannot be installed; the words say what.
pub fn for_page() -> Outcome {
    if sysroot()?.join("lib/rustlib/wasm32-unknown-unknown/lib").is_dir() {
        return Ok(());
    }
    add(&["target", "add", "wasm32-unknown-unknown"])
}

/// rustfmt and clippy, which a minimal toolchain lacks.
///
/// # Errors
/// Fails if one is missing and rustup cannot add it.
pub fn for_checks() -> Outcome {
    for (program, component) in [("fmt", "rustfmt"), ("clippy", "clippy")] {
        if !run::works(&mut run::cargo_command(&[program, "--version"])) {
            add(&["component", "add", component])?;
        }
    }
    Ok(())
}

/// One of the LLVM tools that belong to the compiler, such as `llvm-cov`.
///
/// # Errors
/// Fails if rustup cannot add the component `llvm-tools`.
pub fn llvm(tool: &str) -> Outcome<PathBuf> {
    let host = run::output(run::command("rustc").args(["--print", "host-tuple"]))?;
    let name = format!("{tool}{}", std::env::consts::EXE_SUFFIX);
    let path = sysroot()?.join("lib/rustlib").join(host.trim()).join("bin").join(name);
    if !path.exists() {
        add(&["component", "add", "llvm-tools"])?;
    }
    if path.exists() {
        Ok(path)
    } else {
        Err(format!("there is no {}", path.display()))
    }
}

/// geckodriver, where the machine has none.
///
/// # Errors
/// Fails if cargo cannot install it.
pub fn geckodriver() -> Outcome {
    if run::works(run::command(GECKODRIVER.0).arg("--version")) {
        return Ok(());
    }
    with_cargo(GECKODRIVER, &[])
}

/// Trunk of the version that the page is built with: the machine's, or one of our own. Gives the program.
///
/// # Errors
/// Fails if cargo cannot install it.
pub fn trunk() -> Outcome<PathBuf> {
    let (program, version) = TRUNK;
    let has = |path: &Path| {
        let said = run::command(&path.to_string_lossy()).arg("--version").output();
        said.is_ok_and(|said| String::from_utf8_lossy(&said.stdout).trim() == format!("{program} {version}"))
    };
    if has(Path::new(program)) {
        return Ok(PathBuf::from(program));
    }
    let folder = run::scratch("trunk-program");
    let own = folder
        .join("bin")
        .join(format!("{program}{}", std::env::consts::EXE_SUFFIX));
    if !has(&own) {
        // It fetches nothing and is asked by nobody for updates: its ways into the network stay out, which halves what is compiled.
        let root = folder.to_string_lossy();
        with_cargo(TRUNK, &["--no-default-features", "--debug", "--root", &root])?;
    }
    Ok(own)
}

/// Installs a program of this version with cargo.
fn with_cargo((program, version): (&str, &str), how: &[&str]) -> Outcome {
    let mut install = run::cargo_command(&[
        "install",
        "--quiet",
        "--locked",
        "--version",
        &format!("={version}"),
        program,
    ]);
    install
        .args(how)
        // It does little work of its own: a quick build is worth more than a quick program.
        .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "1")
        .env("CARGO_PROFILE_RELEASE_LTO", "off")
        .env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16")
        .env("CARGO_PROFILE_DEV_DEBUG", "0")
        .env("CARGO_INCREMENTAL", "0")
        // A target directory of the caller's would keep a thousand files of a foreign build.
        .env_remove("CARGO_TARGET_DIR")
        .env_remove("RUSTFLAGS");
    let what = format!("installing {program} {version} with cargo, once on this machine");
    run::doing(&what, || run::succeed(&mut install))
}

/// The program of axe-core, fetched once with npm.
///
/// # Errors
/// Fails if it is not there and npm cannot fetch it.
pub fn axe() -> Outcome<PathBuf> {
    let (name, version) = AXE;
    let folder = run::scratch("axe");
    let program = folder.join(format!("{version}.min.js"));
    if program.is_file() {
        return Ok(program);
    }
    std::fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let packed = folder.join(format!("{name}-{version}.tgz"));
    let fetch = |command: &mut std::process::Command| run::succeed(command.current_dir(&folder));
    let wanted = format!("{name}@{version}");
    fetch(run::command("npm").args(["pack", "--silent", wanted.as_str()]))
        .map_err(|words| format!("{words}; the journeys need {name}, which npm fetches"))?;
    fetch(run::command("tar").arg("-xzf").arg(&packed).arg("package/axe.min.js"))?;
    std::fs::rename(folder.join("package/axe.min.js"), &program)
        .map_err(|error| format!("{}: {error}", program.display()))?;
    Ok(program)
}

fn sysroot() -> Outcome<PathBuf> {
    Ok(PathBuf::from(
        run::output(run::command("rustc").args(["--print", "sysroot"]))?.trim(),
    ))
}

fn add(words: &[&str]) -> Outcome {
    eprintln!("installing {} with rustup", words[words.len() - 1]);
    run::succeed(run::command("rustup").args(words))
        .map_err(|words| format!("{words}; with a toolchain that is not rustup's, add it by hand"))
}
