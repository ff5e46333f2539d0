//! The page itself, which a strict Content-Security-Policy lets run: the script that starts a program stands in it, the policy knows
//! that script by its hash, and is written into the page for hosts that send no headers.

use super::program::Program;
use super::{failed, files, hash, read, write as put};
use crate::Outcome;
use crate::run;
use std::path::Path;

/// The script that starts the page, with `{programs}` to be put in.
const BOOT: &str = include_str!("boot.js");
/// How its element begins in `index.html`, and ends.
const BEGIN: &str = "<script type=\"module\" async>";
const END: &str = "</script>";
/// How a link to a style sheet begins there, and ends.
const LINK: &str = "<link rel=\"stylesheet\" href=\"";
const CLOSE: &str = "\" />";

/// Writes the page that starts one of these programs, each of the game of a number in links and with the script of its computer player,
/// and what hosts and the service worker need, into a folder that has all other files.
///
/// # Errors
/// Fails if something in the page would break the policy, or a file cannot be read or written.
pub fn write(programs: &[(u8, Program, String)], to: &Path) -> Outcome {
    let listed = programs.iter().map(|(number, Program { glue, wasm, size }, mind)| {
        format!("\"{number}\": [\"./{glue}\", \"./{wasm}\", {size}, \"./{mind}\"]")
    });
    let boot = BOOT.replace(
        "{programs}",
        &format!("{{ {} }}", listed.collect::<Vec<_>>().join(", ")),
    );
    let policy = serve::policy::allowing(&boot);
    let page = with_one_style_sheet(&read(&run::root().join("index.html"))?, to)?;
    let page = with_policy(&page.replace("{boot}", &boot), &policy)?;
    obeys_policy(&page)?;
    put(&to.join("index.html"), &page)?;
    serve::offline::write(to).map_err(|error| failed("make ready for playing offline", to, &error))?;
    put(&to.join("_headers"), headers(to, &policy)?)
}

/// The page with one link in the place of its style sheets, which become one file in `folder`, in their order: one request instead of many.
fn with_one_style_sheet(page: &str, folder: &Path) -> Outcome<String> {
    let (head, rest) = page.split_once(LINK).ok_or("index.html has no style sheet")?;
    let (mut all, mut tail) = (String::new(), "");
    for part in rest.split(LINK) {
        let (name, after) = part.split_once(CLOSE).ok_or("a style sheet's link has no end")?;
        all += &read(&run::root().join(name))?;
        tail = after;
    }
    let name = format!("style-{:016x}.css", hash(all.as_bytes()));
    put(&folder.join(&name), &all)?;
    Ok(format!("{head}{LINK}./{name}{CLOSE}{tail}"))
}

/// The policy stands before everything that could load something.
fn with_policy(page: &str, policy: &str) -> Outcome<String> {
    const CHARSET: &str = "<meta charset=\"utf-8\"";
    let at = page
        .find(CHARSET)
        .ok_or("the page does not begin with <meta charset=\"utf-8\">")?;
    let end = at + page[at..].find('>').ok_or("<meta charset> has no end")? + 1;
    let (before, after) = page.split_at(end);
    Ok(format!("{before}\n    {}{after}", serve::policy::element(policy)))
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

/// Whether a name ends, before its extension, in `-` and 16 hexadecimal digits.
fn hashed(name: &str) -> bool {
    let stem = name.split('.').next().unwrap_or_default();
    stem.rsplit_once('-')
        .is_some_and(|(_, hash)| hash.len() == 16 && hash.bytes().all(|b| b.is_ascii_hexdigit()))
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "<meta charset=\"utf-8\" /><script type=\"module\" async>{boot}</script><p>x</p>";

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
            with_policy(PAGE, "x")
                .unwrap()
                .starts_with("<meta charset=\"utf-8\" />\n    <meta http-equiv=")
        );
    }

    #[test]
    fn hashed_names_are_known() {
        assert!(hashed("hamilcar-5ddd18cc0d3c9870.wasm") && hashed("boot-00000000000000ab.js"));
        assert!(!hashed("static/guard.js") && !hashed("maps/a-b.svg"));
    }
}
