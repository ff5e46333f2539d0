//! The probe: the rules in wasm, built exactly as the page ships them, on a page of their own.

use super::compile::{bind, compile, profile};
use super::{remove, write};
use crate::Outcome;
use crate::{run, tools};
use std::path::PathBuf;

/// Builds `crates/tools/wasm-bench` with the page's profile and gives a folder to serve.
///
/// # Errors
/// Fails if a tool is missing or the probe does not compile.
pub fn probe() -> Outcome<PathBuf> {
    tools::for_page()?;
    let folder = run::scratch("probe");
    remove(&folder)?;
    bind(&compile(&["--package", "probe"], "probe", profile())?, "probe", &folder)?;
    write(&folder.join("index.html"), include_str!("probe.html"))?;
    write(&folder.join("start.js"), include_str!("probe.js"))?;
    Ok(folder)
}
