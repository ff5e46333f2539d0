//! `circles`: modules of a crate that name each other in a circle.

use crate::imports::Imports;
use crate::{Outcome, run};
use std::path::{Path, PathBuf};
use walkdir::{DirEntry, WalkDir};

/// Prints the circles of each crate, or of the crates with these `src` folders; the last line is for programs.
///
/// # Errors
/// A source that cannot be read.
pub fn circles(folders: &[&str]) -> Outcome {
    let mut sources: Vec<PathBuf> = folders.iter().map(PathBuf::from).collect();
    if sources.is_empty() {
        sources = crates();
    }
    let (mut count, mut inside, mut largest) = (0, 0, 0);
    for source in sources {
        let circles = Imports::of_folder(&source)?.circles();
        let short = source.strip_prefix(run::root()).unwrap_or(&source).display();
        for circle in &circles {
            let names: Vec<String> = circle.iter().map(|module| module.join("::")).collect();
            println!("{short}: {} modules: {}", circle.len(), names.join(" "));
        }
        count += circles.len();
        inside += circles.iter().map(Vec::len).sum::<usize>();
        largest = circles.first().map_or(0, Vec::len).max(largest);
    }
    println!("circles={count} modules={inside} largest={largest}");
    Ok(())
}

/// The `src` folder of every crate of the workspace.
fn crates() -> Vec<PathBuf> {
    let folders = WalkDir::new(run::root()).sort_by_file_name().into_iter();
    let folders = folders.filter_entry(|entry| entry.depth() == 0 || is_ours(entry.path()));
    folders
        .flatten()
        .map(DirEntry::into_path)
        .filter(|folder| folder.join("Cargo.toml").exists() && folder.join("src").exists())
        .map(|folder| folder.join("src"))
        .collect()
}

/// Whether crates may lie in a folder: not in sources, in what is built or in what begins with a point.
fn is_ours(folder: &Path) -> bool {
    let name = folder.file_name().unwrap_or_default().to_string_lossy();
    folder.is_dir() && !name.starts_with('.') && !["src", "target", "dist", "static", "node_modules"].contains(&&*name)
}
