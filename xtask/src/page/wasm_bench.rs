//! The rules in wasm, built exactly as the page ships them, on a page of their own.

use super::compile::{bind, compile, profile};
use super::{remove, write};
use crate::Outcome;
use crate::{run, tools};
use std::path::PathBuf;

/// Builds `crates/tools/wasm-bench` with the page's profile and gives a folder to serve.
///
/// # Errors
/// Fails if a tool is missing or the rules do not compile.
pub fn wasm_bench() -> Outcome<PathBuf> {
    tools::for_page()?;
    let folder = run::scratch("wasm_bench");
    remove(&folder)?;
    bind(
        &compile(&["--package", "wasm-bench"], "wasm_bench", profile())?,
        "wasm_bench",
        &folder,
    )?;
    write(&folder.join("index.html"), include_str!("wasm_bench.html"))?;
    write(&folder.join("start.js"), include_str!("wasm_bench.js"))?;
    Ok(folder)
}
