//! The rules of all games for JavaScript: a wasm module, its glue and its types, with the bot of the documentation beside it.

use super::compile::{compile, profile};
use super::{program, remove, write};
use crate::Outcome;
use crate::{bindgen, browser, run, tools};
use std::path::PathBuf;

/// The name of the module's files.
const NAME: &str = "corvus";

/// Builds `crates/tools/js-api` with the page's profile and gives the folder with `corvus.js`, `corvus.d.ts`, `corvus_bg.wasm` and the bot.
///
/// # Errors
/// Fails if a tool is missing or the rules do not compile.
pub fn js_api() -> Outcome<PathBuf> {
    tools::for_page()?;
    let folder = run::scratch("js-api");
    remove(&folder)?;
    let compiled = compile(&["--package", "js-api"], "js_api", profile())?;
    let to = format!("--out-dir={}", folder.display());
    let name = format!("--out-name={NAME}");
    bindgen::run(&["--target=web", &to, &name, &compiled.display().to_string()])?;
    program::ship(&folder.join(format!("{NAME}_bg.wasm")))?;
    write(
        &folder.join("bot.js"),
        include_str!("../../../crates/tools/js-api/bot.js"),
    )?;
    write(&folder.join("index.html"), include_str!("js_api.html"))?;
    write(&folder.join("start.js"), include_str!("js_api.js"))?;
    Ok(folder)
}

/// Plays the bot of the documentation in a real browser: a whole war of each game.
///
/// # Errors
/// Fails if there is no browser, or a war does not come to its end.
pub fn bot() -> Outcome {
    let folder = js_api()?;
    print!("{}", run::output(browser::driver("js-api")?.arg(folder))?);
    Ok(())
}
