//! A program as a page ships it: its glue and its wasm file, named by what is in them.

use super::finish::Build;
use super::{failed, games, hash, read, write};
use crate::Outcome;
use crate::run;
use std::path::Path;
use walrus::ModuleConfig;

/// What follows the glue of a computer player's program, with the name of its wasm file to be put in.
const AI_END: &str = include_str!("ai.js");

/// A program whose files have no names yet.
pub struct BuiltProgram {
    name: String,
    glue: String,
    /// Its wasm file.
    pub bytes: Vec<u8>,
}

/// The files of a program.
pub struct ProgramFiles {
    /// The name of its glue in the page's folder.
    pub glue: String,
    /// The name of its wasm file there.
    pub wasm: String,
    /// The bytes of that file.
    pub size: usize,
}

/// Reads a program as wasm-bindgen has left it in a folder.
///
/// # Errors
/// Fails if a file is missing, or is no program.
pub fn take(folder: &Path, name: &str, build: &Build) -> Outcome<BuiltProgram> {
    let wasm = folder.join(format!("{name}_bg.wasm"));
    let bytes = std::fs::read(&wasm).map_err(|error| failed("read", &wasm, &error))?;
    Ok(BuiltProgram {
        name: name.to_owned(),
        glue: read(&folder.join(format!("{name}.js")))?,
        bytes: match build {
            Build::Release => shipped(&bytes).map_err(|words| format!("{}: {words}", wasm.display()))?,
            Build::Draft(_) => bytes,
        },
    })
}

impl BuiltProgram {
    /// Writes the files of a program of the page.
    ///
    /// # Errors
    /// Fails if one cannot be written.
    pub fn write(self, to: &Path) -> Outcome<ProgramFiles> {
        let wasm = self.write_wasm(to)?;
        let glue = format!("{}-{:016x}.js", self.name, hash(self.glue.as_bytes()));
        write(&to.join(&glue), &self.glue)?;
        Ok(ProgramFiles {
            glue,
            wasm,
            size: self.bytes.len(),
        })
    }

    /// Writes the files of a program that is a worker; the name of its script, which starts it.
    ///
    /// # Errors
    /// Fails if one cannot be written.
    pub fn write_worker(self, to: &Path) -> Outcome<String> {
        let wasm = self.write_wasm(to)?;
        let script = self.glue + &AI_END.replace("{wasm}", &wasm);
        let name = format!("{}-{:016x}.js", self.name, hash(script.as_bytes()));
        write(&to.join(&name), script)?;
        Ok(name)
    }

    fn write_wasm(&self, to: &Path) -> Outcome<String> {
        let name = format!("{}-{:016x}.wasm", self.name, hash(&self.bytes));
        write(&to.join(&name), &self.bytes)?;
        Ok(name)
    }
}

/// Takes out of a compiled program, in its file, what is not handed on: names of functions, paths of this machine.
///
/// # Errors
/// Fails if the file is no program, or cannot be read or written.
pub fn ship(file: &Path) -> Outcome {
    let bytes = std::fs::read(file).map_err(|error| failed("read", file, &error))?;
    write(file, shipped(&bytes)?)
}

/// A program without the names of its functions, which are for debuggers, and without the paths of this machine, which are in the words of its
/// panics.
fn shipped(bytes: &[u8]) -> Outcome<Vec<u8>> {
    let mut config = ModuleConfig::new();
    config.generate_name_section(false).generate_producers_section(false);
    let mut module = config.parse(bytes).map_err(|error| format!("{error:#}"))?;
    let registries = run::registries();
    let segments: Vec<_> = module.data.iter().map(|data| data.id()).collect();
    for segment in segments {
        for registry in &registries {
            forget(&mut module.data.get_mut(segment).value, registry.as_bytes());
        }
    }
    Ok(module.emit_wasm())
}

/// Overwrites each occurrence of a path with `crates` and slashes. The length stays, so no address in the program changes.
fn forget(data: &mut [u8], path: &[u8]) {
    let (word, slash) = (b"crates", b'/');
    let mut from = 0;
    while let Some(at) = data[from..].windows(path.len()).position(|part| part == path) {
        let place = &mut data[from + at..from + at + path.len()];
        place.fill(slash);
        let length = word.len().min(place.len());
        place[..length].copy_from_slice(&word[..length]);
        from += at + path.len();
    }
}

/// A program names the map of its own game, if one is drawn, and of no other: it holds the rules of one.
///
/// # Errors
/// Fails if it holds another.
pub fn holds_one_game(program: &[u8], game: &str) -> Outcome {
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

#[cfg(test)]
mod tests {
    use super::forget;

    #[test]
    fn paths_of_the_machine_are_written_over() {
        let mut data = b"a /home/me/x/lib.rs /home/me/x/b /home".to_vec();
        forget(&mut data, b"/home/me/x");
        assert_eq!(data, b"a crates/////lib.rs crates/////b /home");
        let mut short = b"/a/b".to_vec();
        forget(&mut short, b"/a");
        assert_eq!(short, b"cr/b");
    }
}
