//! The page as Trunk builds it: with what it needs on this machine, and held against the page that `xtask` has built.

use super::{copy, failed, files};
use crate::Outcome;
use crate::{run, tools};
use std::path::{Path, PathBuf};

/// Builds the whole page with Trunk into a folder of its own, and gives that folder.
///
/// # Errors
/// Fails if Trunk cannot be had, or fails.
pub fn build() -> Outcome<PathBuf> {
    tools::for_page()?;
    let program = tools::trunk()?;
    let page = run::scratch("trunk");
    let mut trunk = run::command(&program.to_string_lossy());
    trunk.env("PATH", path_with_bindgen()?);
    trunk
        .args(["build", "--release", "--offline", "--skip-version-check", "--dist"])
        .arg(&page);
    run::doing("building the page with Trunk", || run::succeed(&mut trunk))?;
    Ok(page)
}

/// The search path with our `wasm-bindgen` before all others: it has the version of the page's.
fn path_with_bindgen() -> Outcome<std::ffi::OsString> {
    run::cargo(&[
        "build",
        "--release",
        "--quiet",
        "--package",
        "xtask",
        "--bin",
        "bindgen",
    ])?;
    let suffix = std::env::consts::EXE_SUFFIX;
    let folder = run::scratch("bin");
    copy(
        &run::target().join(format!("release/bindgen{suffix}")),
        &folder.join(format!("wasm-bindgen{suffix}")),
    )?;
    let path = run::search_path();
    let folders = std::iter::once(folder).chain(std::env::split_paths(&path));
    std::env::join_paths(folders).map_err(|error| format!("the search path: {error}"))
}

/// Fails, with the name of the first file that differs, unless two pages are the same.
///
/// # Errors
/// Fails if they differ, or a file cannot be read.
pub fn same(one: &Path, other: &Path) -> Outcome {
    let (here, there) = (files(one)?, files(other)?);
    if here != there {
        let odd = here
            .iter()
            .chain(&there)
            .find(|file| !(here.contains(file) && there.contains(file)));
        let name = odd.map_or_else(String::new, |file| file.display().to_string());
        return Err(format!("the pages of Trunk and of xtask have other files: {name}"));
    }
    for file in here {
        let read = |folder: &Path| std::fs::read(folder.join(&file)).map_err(|error| failed("read", &file, &error));
        if read(one)? != read(other)? {
            return Err(format!("{} is another in the page of Trunk", file.display()));
        }
    }
    Ok(())
}
