//! The program and its glue call each other by long names that end in a hash, which no packing shrinks; here they get short
//! ones. The glue also loses its comments and indents. Together 3 KB of brotli.

use super::failed;
use super::finish::write;
use super::slim::{joined, leb128, put_leb128, sections};
use crate::Outcome;
use std::collections::BTreeMap;
use std::path::Path;

/// Kinds of sections that hold names.
const IMPORTS: u8 = 2;
const EXPORTS: u8 = 7;
/// The kind of an import or export that is a function.
const FUNCTION: u8 = 0;

/// Short names by long ones.
type Names = BTreeMap<String, String>;

/// Gives a program and its glue short names for each other.
///
/// # Errors
/// Fails if a file cannot be read or written, or is not as wasm-bindgen writes it.
pub fn shorten(program: &Path, glue: &Path) -> Outcome {
    let wasm = std::fs::read(program).map_err(|error| failed("read", program, &error))?;
    let script = std::fs::read_to_string(glue).map_err(|error| failed("read", glue, &error))?;
    let script = without_sync(&script);
    let mut names = Names::new();
    let wasm = renamed(&wasm, &mut names)
        .ok_or_else(|| format!("{} imports or exports what glue cannot give", program.display()))?;
    std::fs::write(program, wasm).map_err(|error| failed("write", program, &error))?;
    // Some are named as what they call: those have their short names already.
    for (name, short) in declared(&script) {
        names.entry(name).or_insert(short);
    }
    write(glue, &lean(&script, &names))
}

/// The program with short names; `names` gets them all.
fn renamed(wasm: &[u8], names: &mut Names) -> Option<Vec<u8>> {
    let mut all = Vec::new();
    for (kind, content) in sections(wasm)? {
        let content = match kind {
            IMPORTS => entries(content, true, names)?,
            EXPORTS => entries(content, false, names)?,
            _ => content.to_vec(),
        };
        all.push((kind, content));
    }
    Some(joined(all))
}

/// The entries of a section with names: for imports the module, then the name, the kind of thing, and a number.
fn entries(content: &[u8], modules: bool, names: &mut Names) -> Option<Vec<u8>> {
    let (count, mut rest) = leb128(content)?;
    let mut out = Vec::new();
    put_leb128(&mut out, count);
    for _ in 0..count {
        if modules {
            let (module, after) = text(rest)?;
            put_text(&mut out, module);
            rest = after;
        }
        let (name, after) = text(rest)?;
        put_text(&mut out, short(name, names));
        let (kind, after) = after.split_first()?;
        if modules && *kind != FUNCTION {
            return None;
        }
        let (number, after) = leb128(after)?;
        out.push(*kind);
        put_leb128(&mut out, number);
        rest = after;
    }
    rest.is_empty().then_some(out)
}

/// The name to use: a short one for each that ends in a hash, or that only the two know.
fn short<'a>(name: &'a str, names: &'a mut Names) -> &'a str {
    let hash = name.get(name.len().saturating_sub(16)..).unwrap_or_default();
    let hashed = hash.len() == 16 && hash.bytes().all(|b| b.is_ascii_hexdigit());
    if !hashed && !name.starts_with("__") {
        return name;
    }
    let next = format!("_{:x}", names.len());
    names.entry(name.to_owned()).or_insert(next)
}

fn text(bytes: &[u8]) -> Option<(&str, &[u8])> {
    let (length, rest) = leb128(bytes)?;
    Some((std::str::from_utf8(rest.get(..length)?).ok()?, &rest[length..]))
}

fn put_text(to: &mut Vec<u8>, text: &str) {
    put_leb128(to, text.len());
    to.extend_from_slice(text.as_bytes());
}

/// The glue without the way in that waits for nothing: the page is started by the other one.
fn without_sync(script: &str) -> String {
    let (before, rest) = script.split_once("function initSync(").unwrap_or((script, ""));
    let after = rest.split_once("\n}\n").map_or("", |(_, after)| after);
    [before, after].concat().replace("export { initSync, ", "export { ")
}

/// Short names for the functions that the glue keeps to itself.
fn declared(script: &str) -> Names {
    let names = script
        .lines()
        .filter_map(|line| line.strip_prefix("function ")?.split('(').next());
    names
        .enumerate()
        .map(|(n, name)| (name.to_owned(), format!("${n:x}")))
        .collect()
}

/// The glue with the short names, without comments that fill their lines, without indents, and without names for what is given back at once.
fn lean(script: &str, names: &Names) -> String {
    const RESULT: &str = "const ret = ";
    let mut out = String::new();
    let mut result = None;
    let mut comment = false;
    for line in script.lines().map(str::trim) {
        comment |= line.starts_with("/*");
        if !(comment || line.is_empty() || line.starts_with("//")) {
            let at = out.len();
            if let (Some(at), "return ret;") = (result.take(), line) {
                out.replace_range(at..at + RESULT.len(), "return ");
                continue;
            }
            result = line.starts_with(RESULT).then_some(at);
            for word in line.split_inclusive(|c| !in_names(c)) {
                let name = word.trim_end_matches(|c| !in_names(c));
                out += names.get(name).map_or(name, String::as_str);
                out += &word[name.len()..];
            }
            out.push('\n');
        }
        comment &= !line.ends_with("*/");
    }
    out.replace(": function(", "(")
}

fn in_names(c: char) -> bool {
    c.is_ascii_alphanumeric() || matches!(c, '_' | '$')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hashes_go_from_both_sides() {
        let mut names = Names::new();
        let imports = [&[1, 1, b'm', 20][..], b"__a_0123456789abcdef", &[0, 5]].concat();
        let wasm = joined([(IMPORTS, imports), (EXPORTS, b"\x01\x06memory\x02\x00".to_vec())]);
        let after = renamed(&wasm, &mut names).unwrap();
        let imports = [&[1, 1, b'm', 2][..], b"_0", &[0, 5]].concat();
        assert_eq!(
            after,
            joined([(IMPORTS, imports), (EXPORTS, b"\x01\x06memory\x02\x00".to_vec())])
        );
        let own = "function isLikeNone(x) {\n    const ret = f(x);\n    return ret;\n}\na: function(b) {\n";
        assert_eq!(lean(own, &declared(own)), "function $0(x) {\nreturn f(x);\n}\na(b) {\n");
        let two = "function a() {\n}\nfunction initSync(m) {\n    m();\n}\nexport { initSync, b as default };\n";
        assert_eq!(without_sync(two), "function a() {\n}\nexport { b as default };\n");
        let script = "/** For\n * people. */\n    // and this\n  __a_0123456789abcdef: f(__a_0123456789abcdef2);\n";
        assert_eq!(lean(script, &names), "_0: f(__a_0123456789abcdef2);\n");
    }

    #[test]
    fn other_imports_are_refused() {
        let wasm = joined([(IMPORTS, vec![1, 1, b'm', 1, b'n', 3, 0x7f, 0])]);
        assert_eq!(renamed(&wasm, &mut Names::new()), None);
    }
}
