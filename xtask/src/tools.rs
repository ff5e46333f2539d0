//! The programs the other commands need, and how each is had. Nothing is installed twice.

use crate::Outcome;
use crate::run;
use std::path::PathBuf;

/// The page's builder: the newest that the pinned rustc compiles.
const TRUNK: (&str, &str) = ("trunk", "0.21.14");
/// Must equal the `wasm-bindgen` in Cargo.toml to the last number.
const WASM_BINDGEN: (&str, &str) = ("wasm-bindgen", "0.2.130");

/// The WebDriver program of Firefox. Any version will do that a machine has.
pub const GECKODRIVER: (&str, &str) = ("geckodriver", "0.37.1");

/// What looks for hurdles on the page: it knows hundreds of ways in which a page can shut somebody out, and no page is without its own.
/// A tool of the journeys alone: it is neither in the repository nor in the page.
const AXE: (&str, &str) = ("axe-core", "4.11.4");

/// Where our own tools go when the machine has another version that we must not replace.
pub fn private_bin() -> PathBuf {
    run::root().join("target/tools/bin")
}

/// What builds the page: the wasm32 target, trunk and wasm-bindgen.
///
/// # Errors
/// Fails if something is missing and cannot be installed; the words say what.
pub fn for_page() -> Outcome {
    wasm_target()?;
    // With the locked versions: they are the ones this trunk was released with. Without its default features, TLS and a check for
    // newer trunks, which we never ask of it: they take a third of the time that it takes to build.
    installed(TRUNK, "trunk", &["--locked", "--no-default-features"])?;
    // Without a lock: its own names a package that registries no longer have.
    installed(WASM_BINDGEN, "wasm-bindgen-cli", &[])
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
    installed(GECKODRIVER, "geckodriver", &["--locked"])
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

fn wasm_target() -> Outcome {
    if sysroot()?.join("lib/rustlib/wasm32-unknown-unknown/lib").is_dir() {
        return Ok(());
    }
    add(&["target", "add", "wasm32-unknown-unknown"])
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

/// Makes sure that `program` is there in exactly this version; a person's other version stays untouched.
fn installed((program, version): (&str, &str), package: &str, how: &[&str]) -> Outcome {
    let found = version_of(program);
    if found.as_deref() == Some(version) {
        return Ok(());
    }
    eprintln!("installing {package} {version} with cargo: this takes some minutes, once");
    let mut install = run::cargo_command(&["install", "--version", &format!("={version}")]);
    install.args(how).arg(package);
    // Neither does much work of its own: a quick build is worth more than a quick program.
    install
        .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "1")
        .env("CARGO_PROFILE_RELEASE_LTO", "off");
    install.env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16");
    // A target directory of the caller's would keep a thousand files of a foreign build.
    install
        .env_remove("CARGO_TARGET_DIR")
        .env_remove("RUSTFLAGS")
        .env("CARGO_INCREMENTAL", "0");
    if found.is_some() {
        install.arg("--root").arg(run::root().join("target/tools"));
    }
    run::succeed(&mut install)?;
    match version_of(program) {
        Some(now) if now == version => Ok(()),
        now => Err(format!(
            "`{program}` should be {version} now, but is {}",
            now.unwrap_or("not found".into())
        )),
    }
}

/// The version a program gives for itself: the second word of `PROGRAM --version`.
fn version_of(program: &str) -> Option<String> {
    let output = run::command(program).arg("--version").output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    text.split_whitespace().nth(1).map(str::to_owned)
}
