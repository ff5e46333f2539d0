//! From trunk's output to a page that a strict Content-Security-Policy lets run: the script that starts it takes the place of trunk's,
//! `window.wasmBindings` goes, and the policy, which knows that script by its hash, is written into the page itself for hosts that send no headers.

use super::glue;
use super::slim::slim;
use super::style;
use super::{copy, failed, files, remove};
use crate::Outcome;
use std::path::{Path, PathBuf};

/// What `{programs}` is put into.
const BOOT: &str = include_str!("boot.js");
/// What speaks when the page does not start.
const GUARD: &str = "static/guard.js";
/// The symbols: who drew them is said in the file for people, and among the credits.
const SYMBOLS: &str = "static/symbols.svg";
/// How trunk begins the script it writes into the page.
const INLINE: &str = "<script type=\"module\">";
/// How ours begins, which waits for no style sheet, and ends.
const BEGIN: &str = "<script type=\"module\" async>";
const END: &str = "</script>";

/// Fills `to` with the finished form of what trunk made of each program: all of the first, and of the others what differs.
///
/// # Errors
/// Fails if trunk's script is not as expected, or if anything left in the page would break the policy.
pub fn finish(from: &[(&str, PathBuf)], to: &Path) -> Outcome {
    remove(to)?;
    let (_, first) = from.first().ok_or("the page has no program")?;
    for file in files(first)?.iter().filter(|file| !is_program(file)) {
        copy(&first.join(file), &to.join(file))?;
    }
    let mut programs = Vec::new();
    for (number, (game, folder)) in from.iter().enumerate() {
        programs.push(format!("\"{}\": {}", number + 1, program(game, folder, to)?));
    }
    let index = to.join("index.html");
    let html = std::fs::read_to_string(&index).map_err(|error| failed("read", &index, &error))?;
    let (before, _, after) = split(&html)?;
    let after = without_preloads(after);

    let page = style::joined(&[before, BEGIN, "{boot}", END, &after].concat(), to)?;
    let boot = bare(BOOT).replace("{programs}", &format!("{{ {} }}", programs.join(", ")));
    let guard = to.join(GUARD);
    let plain = std::fs::read_to_string(&guard).map_err(|error| failed("read", &guard, &error))?;
    write(&guard, &bare(&plain))?;
    let symbols = to.join(SYMBOLS);
    let drawn = std::fs::read_to_string(&symbols).map_err(|error| failed("read", &symbols, &error))?;
    let (before, after) = drawn.split_once("<!--").ok_or("the symbols do not say who drew them")?;
    let after = after.split_once("-->").map_or("", |(_, after)| after.trim_start());
    write(&symbols, &[before, after].concat())?;
    let policy = serve::policy::allowing(&boot);
    let page = with_policy(&bare(&page).replace("{boot}", &boot), &policy)?;
    obeys_policy(&page)?;
    write(&index, &page)?;
    serve::offline::write(to).map_err(|error| failed("make ready for playing offline", to, &error))?;
    write(&to.join("_headers"), &headers(to, &policy)?)
}

/// Whether a file is a program, or the glue of one.
fn is_program(file: &Path) -> bool {
    let name = file.to_string_lossy();
    name.starts_with("corvus-") && (name.ends_with(".js") || name.ends_with(".wasm"))
}

/// Copies the program of a game, slimmed, with its glue; gives where they lie and how many bytes the program has, as JavaScript.
fn program(game: &str, from: &Path, to: &Path) -> Outcome<String> {
    let index = from.join("index.html");
    let html = std::fs::read_to_string(&index).map_err(|error| failed("read", &index, &error))?;
    let (_, script, _) = split(&html)?;
    let taken = |name: &str| {
        let name = name.trim_start_matches("./");
        let called = whole(&name.replacen("corvus", game, 1));
        copy(&from.join(name), &to.join(&called)).map(|()| called)
    };
    let glue = taken(quoted_after(script, "from ").ok_or("trunk's script names no module")?)?;
    let wasm = taken(quoted_after(script, "module_or_path: ").ok_or("trunk's script names no wasm file")?)?;
    let program = to.join(&wasm);
    slim(&program)?;
    glue::shorten(&program, &to.join(&glue))?;
    let size = std::fs::metadata(&program)
        .map_err(|error| failed("measure", &program, &error))?
        .len();
    Ok(format!("[\"./{glue}\", \"./{wasm}\", {size}]"))
}

/// The page without trunk's words on what to fetch early: which program that is only the boot script knows.
fn without_preloads(html: &str) -> String {
    let mut parts = html.split("<link rel=\"");
    let mut kept = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let early = part.starts_with("preload\"") || part.starts_with("modulepreload\"");
        match part.split_once('>') {
            Some((_, after)) if early => kept += after,
            _ => kept += &["<link rel=\"", part].concat(),
        }
    }
    kept
}

/// A script or the page without indents and the comments that fill their lines: those are for people.
fn bare(text: &str) -> String {
    let lines = text.lines().map(str::trim);
    let lines = lines.filter(|line| !(line.is_empty() || line.starts_with("//") || line.starts_with("<!--")));
    lines.flat_map(|line| [line, "\n"]).collect()
}

/// The page before, in and after trunk's inline script.
fn split(html: &str) -> Outcome<(&str, &str, &str)> {
    let (before, rest) = html.split_once(INLINE).ok_or("trunk wrote no inline module script")?;
    let (script, after) = rest.split_once(END).ok_or("trunk's inline script has no end")?;
    Ok((before, script, after))
}

/// The text between the quotes that follow `key`.
fn quoted_after<'a>(script: &'a str, key: &str) -> Option<&'a str> {
    let (_, rest) = script.split_once(key)?;
    let quote = rest.chars().next().filter(|mark| matches!(mark, '\'' | '"'))?;
    rest[1..].split_once(quote).map(|(text, _)| text)
}

/// The policy stands before everything that could load something.
fn with_policy(page: &str, policy: &str) -> Outcome<String> {
    const CHARSET: &str = "<meta charset=\"utf-8\"";
    let at = page
        .find(CHARSET)
        .ok_or("the page does not begin with <meta charset=\"utf-8\">")?;
    let end = at + page[at..].find('>').ok_or("<meta charset> has no end")? + 1;
    let (before, after) = page.split_at(end);
    Ok([before, "\n    ", &serve::policy::element(policy), after].concat())
}

/// What the policy would block is an error here, not a blank page later. The script that starts the page is known to it.
fn obeys_policy(page: &str) -> Outcome {
    let (before, rest) = page.split_once(BEGIN).unwrap_or((page, ""));
    let after = rest.split_once(END).map_or("", |(_, after)| after);
    for tag in before.split('<').skip(1).chain(after.split('<').skip(1)) {
        let tag = tag.split('>').next().unwrap_or_default();
        let name = tag.split_whitespace().next().unwrap_or_default();
        if name == "style" || (name == "script" && !tag.contains("src=")) {
            return Err(format!("index.html has an inline <{tag}>, which the policy blocks"));
        }
        let loads = [" style=", " onload=", " onclick="];
        if loads.iter().any(|attribute| tag.contains(attribute)) {
            return Err(format!(
                "index.html has an inline attribute in <{tag}>, which the policy blocks"
            ));
        }
    }
    Ok(())
}

/// For hosts that read a `_headers` file: the policy for all, long keeping for names that carry a hash.
fn headers(folder: &Path, policy: &str) -> Outcome<String> {
    let mut text = format!(
        "/*\n  Content-Security-Policy: {policy}\n  X-Content-Type-Options: nosniff\n  Referrer-Policy: no-referrer\n"
    );
    for file in files(folder)? {
        let name = file.to_string_lossy().replace('\\', "/");
        let (path, keep) = match name.as_str() {
            "index.html" => ("", "no-cache"),
            name if hashed(name) => (name, "public, max-age=31536000, immutable"),
            name => (name, "no-cache"),
        };
        text.push_str(&format!("/{path}\n  Cache-Control: {keep}\n"));
    }
    Ok(text)
}

/// The name with all 16 digits of its hash, of which trunk leaves leading zeros out: the service worker and hosts know it by them.
fn whole(name: &str) -> String {
    let Some((stem, rest)) = name.rsplit_once('-') else {
        return name.to_owned();
    };
    let digits = rest.find(['_', '.']).unwrap_or(rest.len());
    [stem, "-", &"0".repeat(16_usize.saturating_sub(digits)), rest].concat()
}

/// Whether a name ends, before its extension, in `-` and 16 hexadecimal digits.
fn hashed(name: &str) -> bool {
    let stem = name.split('.').next().unwrap_or_default().trim_end_matches("_bg");
    stem.rsplit_once('-')
        .is_some_and(|(_, hash)| hash.len() == 16 && hash.bytes().all(|b| b.is_ascii_hexdigit()))
}

/// Writes a text file.
///
/// # Errors
/// Fails if it cannot be written.
pub fn write(path: &Path, text: &str) -> Outcome {
    std::fs::write(path, text).map_err(|error| failed("write", path, &error))
}

/// FNV-1a, 64 bits: a name for a content, nothing more.
pub fn hash(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const TRUNKS: &str = "<meta charset=\"utf-8\" /><script type=\"module\">\n\
import init, * as bindings from './corvus-5ddd18cc0d3c9870.js';\n\
const wasm = await init({ module_or_path: './corvus-5ddd18cc0d3c9870_bg.wasm' });\n</script><p>x</p>";

    #[test]
    fn the_inline_script_is_found_and_read() {
        let (before, script, after) = split(TRUNKS).unwrap();
        assert!(before.starts_with("<meta") && after == "<p>x</p>");
        assert_eq!(quoted_after(script, "from "), Some("./corvus-5ddd18cc0d3c9870.js"));
        assert_eq!(
            quoted_after(script, "module_or_path: "),
            Some("./corvus-5ddd18cc0d3c9870_bg.wasm")
        );
    }

    #[test]
    fn what_the_policy_blocks_is_named() {
        assert!(obeys_policy("<script src=\"a.js\"></script><p class=\"a\">").is_ok());
        assert!(obeys_policy("<script type=\"module\" async>if (a<b) c()</script><p>").is_ok());
        for bad in [
            "<script>alert(1)</script>",
            "<script type=\"module\" async>a()</script><script>b()</script>",
            "<style>p{}</style>",
            "<p style=\"top:0\">",
            "<body onload=\"x()\">",
        ] {
            assert!(obeys_policy(bad).is_err(), "{bad}");
        }
        assert!(
            with_policy(TRUNKS, "x")
                .unwrap()
                .starts_with("<meta charset=\"utf-8\" />\n    <meta http-equiv=")
        );
    }

    #[test]
    fn hashed_names_are_known() {
        assert!(hashed("corvus-5ddd18cc0d3c9870_bg.wasm") && hashed("boot-00000000000000ab.js"));
        assert!(!hashed("static/guard.js") && !hashed("maps/a-b.svg"));
    }

    #[test]
    fn a_hash_keeps_its_leading_zeros() {
        assert_eq!(
            whole("corvus-4f48304578a82e5_bg.wasm"),
            "corvus-04f48304578a82e5_bg.wasm"
        );
        assert_eq!(whole("corvus-8304578a82e5.js"), "corvus-00008304578a82e5.js");
        assert_eq!(whole("corvus-5ddd18cc0d3c9870.js"), "corvus-5ddd18cc0d3c9870.js");
        assert!(hashed(&whole("corvus-1.js")) && !hashed(&whole("corvus.js")));
    }
}
