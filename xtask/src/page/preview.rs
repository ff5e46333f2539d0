//! What chats and mail programs show beside a link: they read tags of the page, and most of them want the address of the picture whole. No file of the
//! page knows where it will be served, so whoever builds it may say: `CORVUS_ADDRESS=https://example.org/corvus/ cargo xtask dist`.

use crate::Outcome;
use lol_html::html_content::ContentType;
use lol_html::{RewriteStrSettings, element, rewrite_str};

/// The variable that names the address of the page.
pub const VARIABLE: &str = "CORVUS_ADDRESS";

/// The address of the page as the variable says it, with a slash at its end; none if it says nothing.
///
/// # Errors
/// Fails if it is no address of the web.
pub fn address() -> Outcome<Option<String>> {
    match std::env::var(VARIABLE) {
        Ok(said) if !said.trim().is_empty() => checked(&said).map(Some),
        _ => Ok(None),
    }
}

fn checked(said: &str) -> Outcome<String> {
    let address = said.trim().trim_end_matches('/');
    let host = ["https://", "http://"]
        .iter()
        .find_map(|scheme| address.strip_prefix(scheme));
    let plain = |host: &str| !host.is_empty() && !host.contains(|c: char| c.is_whitespace() || "\"<>#?".contains(c));
    match host.is_some_and(plain) {
        true => Ok(format!("{address}/")),
        false => Err(format!(
            "{VARIABLE} is to be an address like https://example.org/corvus/, not {said}"
        )),
    }
}

/// The page with whole addresses in its tags for previews.
///
/// # Errors
/// Fails if it cannot be read.
pub fn placed(page: &str, address: &str) -> Outcome<String> {
    let whole = |tag: &mut lol_html::html_content::Element<'_, '_>| {
        let content = tag.get_attribute("content").unwrap_or_default();
        tag.set_attribute("content", &format!("{address}{content}"))?;
        Ok(())
    };
    let settings = RewriteStrSettings::new()
        .append_element_content_handler(element!(
            "meta[property=\"og:image\"], meta[name=\"twitter:image\"]",
            whole
        ))
        .append_element_content_handler(element!("meta[property=\"og:type\"]", |tag| {
            let url = format!("\n    <meta property=\"og:url\" content=\"{address}\" />");
            tag.after(&url, ContentType::Html);
            Ok(())
        }));
    rewrite_str(page, settings).map_err(|error| format!("the tags for previews: {error}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::page::read;
    use crate::run::root;

    /// Both pages say the same in their tags, and the picture is there, as large as they say.
    #[test]
    fn the_tags_say_what_there_is() {
        let (index, lost) = (read(&root().join("index.html")).unwrap(), include_str!("404.html"));
        let tags = |html: &str| -> Vec<String> {
            let signs = ["property=\"og:", "name=\"twitter:", "name=\"description\""];
            let lines = html.lines().map(|line| line.trim().to_owned());
            lines
                .filter(|line| signs.iter().any(|sign| line.contains(sign)))
                .collect()
        };
        assert_eq!(tags(&index), tags(lost));
        assert!(tags(&index).len() > 10);
        let picture = std::fs::read(root().join(serve::PREVIEW)).expect("the picture");
        assert!(index.contains(serve::PREVIEW) && picture.len() < 300_000);
        let number = |at: usize| u32::from_be_bytes(picture[at..at + 4].try_into().unwrap());
        assert_eq!((number(16), number(20)), (1200, 630));
    }

    #[test]
    fn addresses_are_whole_where_the_page_is_told_its_own() {
        let page = "<meta property=\"og:type\" content=\"website\"><meta property=\"og:image\" content=\"a.png\"><meta name=\"twitter:image\" content=\"a.png\">";
        let placed = placed(page, "https://example.org/corvus/").unwrap();
        assert_eq!(
            placed.matches("content=\"https://example.org/corvus/a.png\"").count(),
            2
        );
        assert!(placed.contains("property=\"og:url\" content=\"https://example.org/corvus/\""));
        assert_eq!(
            checked(" https://example.org/corvus").unwrap(),
            "https://example.org/corvus/"
        );
        for no in [
            "corvus",
            "https://",
            "ftp://example.org",
            "https://a b/",
            "https://a/\"",
            "https://a/#b",
        ] {
            assert!(checked(no).is_err(), "{no}");
        }
    }
}
