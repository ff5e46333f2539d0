//! Many style sheets for people, two for the browser: what the first table needs, and the rest.

use super::failed;
use super::finish::{hash, write};
use crate::Outcome;
use std::path::Path;

/// How a link to a style sheet begins, as trunk writes it.
const LINK: &str = "<link rel=\"stylesheet\" href=\"./";

/// Style sheets that nobody needs before the first table stands: the boot script fetches them when the program runs.
const LATER: [&str; 5] = ["share-", "help-", "replay-", "print-", "duel-"];

/// The page with one link in the place of its style sheets, which become one file in `folder`, in their order; and the name of another
/// file with those that come [`LATER`].
///
/// # Errors
/// Fails if a style sheet cannot be read, or one has not the form that trunk gives it.
pub fn joined(page: &str, folder: &Path) -> Outcome<(String, String)> {
    let mut parts = page.split(LINK);
    let mut head = parts.next().unwrap_or_default().to_owned();
    let (mut all, mut later, mut tail) = (String::new(), String::new(), String::new());
    for part in parts {
        let (name, rest) = part.split_once('"').ok_or("a style sheet's link has no end")?;
        let (_, after) = rest.split_once('>').ok_or("a style sheet's link has no end")?;
        let file = folder.join(name);
        let into = if LATER.iter().any(|early| name.starts_with(early)) {
            &mut later
        } else {
            &mut all
        };
        into.push_str(&std::fs::read_to_string(&file).map_err(|error| failed("read", &file, &error))?);
        into.push('\n');
        std::fs::remove_file(&file).map_err(|error| failed("remove", &file, &error))?;
        tail += after.trim_start_matches([' ', '\n']);
    }
    let name = written(&all, "style", folder)?;
    head += &format!("{LINK}{name}\" />\n    {tail}");
    Ok((head, written(&later, "later", folder)?))
}

/// Writes a style sheet under a name with its hash, and gives that name.
fn written(css: &str, stem: &str, folder: &Path) -> Outcome<String> {
    let css = without_comments(css);
    let name = format!("{stem}-{:016x}.css", hash(css.as_bytes()));
    write(&folder.join(&name), &css)?;
    Ok(name)
}

/// Comments and empty lines are for people.
fn without_comments(css: &str) -> String {
    let mut parts = css.split("/*");
    let mut kept = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        kept += part.split_once("*/").map_or("", |(_, after)| after);
    }
    let lines = kept.lines().map(str::trim).filter(|line| !line.is_empty());
    lines.flat_map(|line| [line, "\n"]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_go_and_rules_stay() {
        assert_eq!(
            without_comments("/* a */\n.b { c: d; } /* e */\n\n  .f {}\n"),
            ".b { c: d; }\n.f {}\n"
        );
    }
}
