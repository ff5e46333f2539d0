//! The page itself, which a strict Content-Security-Policy lets run: the script that starts a program stands in it, the policy knows that script by
//! its hash, and is written into the page for hosts that send no headers.

use super::finish::Build;
use super::program::ProgramFiles;
use super::source::Source;
use crate::Outcome;
use lol_html::html_content::ContentType;
use lol_html::{RewriteStrSettings, element, rewrite_str, text};

/// The script that starts the page, with `{programs}` to be put in.
const BOOT: &str = include_str!("boot.js");

/// The programs of a game.
pub struct Row {
    /// The number of the game in links.
    pub number: u8,
    /// The page's program.
    pub program: ProgramFiles,
    /// The script of its computer player.
    pub ai: String,
}

/// Trunk's script that loads a draft again, inline in the page, with its nonce.
#[derive(PartialEq, Eq, Debug)]
pub struct Script {
    nonce: String,
    text: String,
}

/// The page that starts one of these programs, with this style sheet, and its policy.
///
/// # Errors
/// Fails if something in the page would break the policy.
pub fn page(source: &Source, rows: &[Row], style: &str, build: &Build) -> Outcome<(String, String)> {
    let reload = match build {
        Build::Release => None,
        Build::Draft(reload) => reload.as_ref(),
    };
    let boot = BOOT.replace("{programs}", &table(rows));
    let policy = match reload {
        None => serve::policy::allowing(&boot),
        Some(script) => serve::policy::of_draft(&boot, &script.nonce),
    };
    let (mut charsets, mut links, mut starts) = (0, 0, 0);
    let settings = RewriteStrSettings::new()
        .append_element_content_handler(element!("meta[charset]", |meta| {
            charsets += 1;
            // The policy stands before everything that could load something.
            meta.after(&format!("\n    {}", serve::policy::element(&policy)), ContentType::Html);
            Ok(())
        }))
        .append_element_content_handler(element!("link[data-trunk]", |link| {
            links += 1;
            if links == 1 {
                link.before(
                    &format!("<link rel=\"stylesheet\" href=\"./{style}\" />"),
                    ContentType::Html,
                );
            }
            link.remove();
            Ok(())
        }))
        .append_element_content_handler(element!("script[type=module]:not([src])", |script| {
            starts += 1;
            script.set_inner_content(&boot, ContentType::Html);
            Ok(())
        }))
        .append_element_content_handler(element!("body", |body| {
            if let Some(Script { nonce, text }) = reload {
                body.append(&format!("<script nonce=\"{nonce}\">{text}</script>"), ContentType::Html);
            }
            Ok(())
        }));
    let page = rewrite_str(&source.html, settings).map_err(|error| format!("index.html: {error}"))?;
    if (charsets, starts) != (1, 1) || links == 0 {
        return Err("index.html must have one <meta charset>, one <script type=\"module\"> and links of Trunk".into());
    }
    obeys_policy(&page, reload.is_some())?;
    Ok((page, policy))
}

/// The programs as the script knows them, by the numbers of their games.
fn table(rows: &[Row]) -> String {
    let row = |Row { number, program, ai }: &Row| {
        let ProgramFiles { glue, wasm, size } = program;
        format!("\"{number}\": [\"./{glue}\", \"./{wasm}\", {size}, \"./{ai}\"]")
    };
    format!("{{ {} }}", rows.iter().map(row).collect::<Vec<_>>().join(", "))
}

/// The script by which Trunk loads a draft again, if the page that it has written bears one.
///
/// # Errors
/// Fails if that page cannot be read.
pub fn reload_script(staged: &str) -> Outcome<Option<Script>> {
    let (mut nonce, mut script) = (None, String::new());
    let settings = RewriteStrSettings::new()
        .append_element_content_handler(element!("script[nonce]", |element| {
            nonce = element.get_attribute("nonce");
            Ok(())
        }))
        .append_element_content_handler(text!("script[nonce]", |part| {
            script += part.as_str();
            Ok(())
        }));
    rewrite_str(staged, settings).map_err(|error| format!("the page of Trunk: {error}"))?;
    Ok(nonce.map(|nonce| Script { nonce, text: script }))
}

/// What the policy would block is an error here, not a blank page later. It knows the first inline module, which starts the page, and in a draft the
/// script with a nonce.
fn obeys_policy(page: &str, draft: bool) -> Outcome {
    let mut starts = 0;
    let settings = RewriteStrSettings::new().append_element_content_handler(element!("*", |tag| {
        let name = tag.tag_name();
        let known = tag.has_attribute("src") || draft && tag.has_attribute("nonce");
        if name == "style" || name == "script" && !known {
            let module = tag.get_attribute("type").as_deref() == Some("module");
            starts += u32::from(module);
            if !module || starts > 1 {
                return Err(format!("an inline <{name}>").into());
            }
        }
        let inline = |attribute: &str| attribute == "style" || attribute.starts_with("on");
        match tag.attributes().iter().find(|attribute| inline(&attribute.name())) {
            Some(attribute) => Err(format!("an inline attribute `{}` in <{name}>", attribute.name()).into()),
            None => Ok(()),
        }
    }));
    match rewrite_str(page, settings) {
        Ok(_) => Ok(()),
        Err(error) => Err(format!("index.html has {error}, which the policy blocks")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn source(html: &str) -> Source {
        Source {
            html: html.to_owned(),
            ..Source::default()
        }
    }

    const PAGE: &str = "<html><head><meta charset=\"utf-8\" />\n<link data-trunk rel=\"css\" href=\"a.css\" />\n<link data-trunk rel=\"rust\" />
<script type=\"module\" async></script></head><body><p>x</p></body></html>";

    #[test]
    fn the_page_says_its_policy_first_and_has_one_style_sheet() {
        let (page, policy) = self::page(&source(PAGE), &[], "style-1.css", &Build::Release).unwrap();
        let begin = format!(
            "<html><head><meta charset=\"utf-8\" />\n    {}\n",
            serve::policy::element(&policy)
        );
        assert!(page.starts_with(&begin), "{page}");
        assert_eq!(page.matches("style-1.css").count(), 1);
        assert!(!page.contains("data-trunk") && page.contains("const programs = {  };"));
        let script = page
            .split_once("async>")
            .and_then(|(_, rest)| rest.split_once("</script>"));
        let (script, _) = script.expect("the script that starts the page");
        assert_eq!(
            serve::policy::allowing(script),
            policy,
            "the policy knows the script as it stands"
        );
    }

    #[test]
    fn a_draft_is_loaded_again_by_a_script_that_its_policy_alone_allows() {
        let staged = "<body><script src=\"a.js\"></script><script nonce=\"{{N}}\">if (a < b) again()</script></body>";
        let script = reload_script(staged).unwrap().expect("a script with a nonce");
        assert_eq!(script.text, "if (a < b) again()");
        let draft = Build::Draft(Some(script));
        let (page, policy) = self::page(&source(PAGE), &[], "s.css", &draft).unwrap();
        assert!(
            page.contains("<script nonce=\"{{N}}\">if (a < b) again()</script></body>"),
            "{page}"
        );
        assert!(policy.contains("'nonce-{{N}}'") && policy.contains("connect-src 'self' ws: wss:"));
        assert_eq!(reload_script("<body></body>").unwrap(), None);
    }

    #[test]
    fn a_page_that_lacks_what_it_needs_is_refused() {
        for part in [
            "<meta charset=\"utf-8\" />",
            "<script type=\"module\" async></script>",
            "data-trunk",
        ] {
            let without = PAGE.replace(part, "");
            assert!(
                self::page(&source(&without), &[], "s.css", &Build::Release).is_err(),
                "{part}"
            );
        }
    }

    #[test]
    fn what_the_policy_blocks_is_named() {
        assert!(obeys_policy("<script src=\"a.js\"></script><p class=\"a\">", false).is_ok());
        assert!(obeys_policy("<script type=\"module\" async>if (a<b) c()</script><p>", false).is_ok());
        assert!(obeys_policy("<script nonce=\"x\">a()</script>", true).is_ok());
        for bad in [
            "<script>alert(1)</script>",
            "<script type=\"module\" async>a()</script><script>b()</script>",
            "<script type=\"module\">a()</script><script type=\"module\">b()</script>",
            "<script nonce=\"x\">a()</script>",
            "<style>p{}</style>",
            "<p style=\"top:0\">",
            "<body onload=\"x()\">",
        ] {
            assert!(obeys_policy(bad, false).is_err(), "{bad}");
        }
    }
}
