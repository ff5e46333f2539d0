//! Many style sheets for people, one for the browser.

use super::failed;
use super::finish::{hash, write};
use crate::Outcome;
use std::path::Path;

/// How a link to a style sheet begins, as trunk writes it.
const LINK: &str = "<link rel=\"stylesheet\" href=\"./";

/// The page with one link in the place of its style sheets, which become one file in `folder`, in their order.
///
/// # Errors
/// Fails if a style sheet cannot be read, or one has not the form that trunk gives it.
pub fn joined(page: &str, folder: &Path) -> Outcome<String> {
    let mut parts = page.split(LINK);
    let mut head = parts.next().unwrap_or_default().to_owned();
    let (mut all, mut tail) = (String::new(), String::new());
    for part in parts {
        let (name, rest) = part.split_once('"').ok_or("a style sheet's link has no end")?;
        let (_, after) = rest.split_once('>').ok_or("a style sheet's link has no end")?;
        let file = folder.join(name);
        all.push_str(&std::fs::read_to_string(&file).map_err(|error| failed("read", &file, &error))?);
        all.push('\n');
        std::fs::remove_file(&file).map_err(|error| failed("remove", &file, &error))?;
        tail += after.trim_start_matches([' ', '\n']);
    }
    let css = tight(&without_comments(&all));
    let name = format!("style-{:016x}.css", hash(css.as_bytes()));
    write(&folder.join(&name), &css)?;
    head += &format!("{LINK}{name}\" />\n    {tail}");
    Ok(head)
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

/// Without the spaces that mean nothing: those inside of a selector and of strings stay.
fn tight(css: &str) -> String {
    let words: Vec<&str> = css.split_whitespace().collect();
    let idle = [
        ("{ ", "{"),
        (" {", "{"),
        ("; ", ";"),
        (" }", "}"),
        (";}", "}"),
        ("} ", "}"),
        (": ", ":"),
        (", ", ","),
    ];
    idle.into_iter()
        .fold(words.join(" "), |css, (wide, narrow)| css.replace(wide, narrow))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spaces_that_mean_something_stay() {
        assert_eq!(
            tight(".a :is(.b, .c) > d {\ne: f  g, calc(1px + 2px);\nh: \"–\";\n}\n@media (i: j) {\n.k { l: m; }\n}\n"),
            ".a :is(.b,.c) > d{e:f g,calc(1px + 2px);h:\"–\"}@media (i:j){.k{l:m}}"
        );
    }

    #[test]
    fn comments_go_and_rules_stay() {
        assert_eq!(
            without_comments("/* a */\n.b { c: d; } /* e */\n\n  .f {}\n"),
            ".b { c: d; }\n.f {}\n"
        );
    }
}
