//! The probe: the rules in wasm, built exactly as the page ships them, on a page of their own.

use super::{failed, for_wasm};
use crate::Outcome;
use crate::{run, tools};
use std::path::PathBuf;

/// Builds `crates/probe` with the page's profile and gives a folder to serve.
///
/// # Errors
/// Fails if a tool is missing or the probe does not compile.
pub fn probe() -> Outcome<PathBuf> {
    const TARGET: &str = "wasm32-unknown-unknown";
    tools::for_page()?;
    let build = run::cargo_command(&[
        "build",
        "--quiet",
        "--package",
        "probe",
        "--profile",
        "page",
        "--target",
        TARGET,
    ]);
    run::succeed(&mut for_wasm(build))?;
    let folder = run::scratch("probe");
    let program = run::target().join(TARGET).join("page/probe.wasm");
    let mut bindgen = run::command("wasm-bindgen");
    bindgen
        .args(["--target", "web", "--no-typescript", "--out-dir"])
        .arg(&folder)
        .arg(program);
    run::succeed(&mut bindgen)?;
    for (name, text) in [
        ("index.html", include_str!("probe.html")),
        ("start.js", include_str!("probe.js")),
    ] {
        let file = folder.join(name);
        std::fs::write(&file, text).map_err(|error| failed("write", &file, &error))?;
    }
    Ok(folder)
}
