//! `index.html` as it stands in the repository: which programs and styles the page has.

use super::read;
use crate::Outcome;
use crate::run;
use lol_html::html_content::Element;
use lol_html::{RewriteStrSettings, element, rewrite_str};

/// A program of the page: a `<link data-trunk rel="rust">`. Trunk reads the same attributes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ProgramLink {
    /// The name of its binary, and of its files.
    pub bin: String,
    /// The features that it is compiled with, and no others.
    pub features: String,
    /// The profile of a whole page.
    pub release: String,
    /// The profile of a draft.
    pub draft: String,
}

/// What `index.html` asks for.
#[derive(Default)]
pub struct Source {
    /// Its text.
    pub html: String,
    /// Its programs, in its order.
    pub programs: Vec<ProgramLink>,
    /// The paths of its style sheets, in its order.
    pub styles: Vec<String>,
    /// The folders whose files the page has as they are.
    pub folders: Vec<String>,
}

/// Reads `index.html`.
///
/// # Errors
/// Fails if it cannot be read, or a link to a program lacks what Trunk needs.
pub fn source() -> Outcome<Source> {
    let html = read(&run::root().join("index.html"))?;
    let (mut programs, mut styles, mut folders) = (Vec::new(), Vec::new(), Vec::new());
    let settings = RewriteStrSettings::new()
        .append_element_content_handler(element!("link[data-trunk][rel=rust]", |link| {
            programs.push(program(link)?);
            Ok(())
        }))
        .append_element_content_handler(element!("link[data-trunk][rel=css]", |link| {
            styles.push(attribute(link, "href")?);
            Ok(())
        }))
        .append_element_content_handler(element!("link[data-trunk][rel=copy-dir]", |link| {
            folders.push(attribute(link, "href")?);
            Ok(())
        }));
    rewrite_str(&html, settings).map_err(|error| format!("index.html: {error}"))?;
    Ok(Source {
        html,
        programs,
        styles,
        folders,
    })
}

fn program(link: &Element<'_, '_>) -> Outcome<ProgramLink> {
    Ok(ProgramLink {
        bin: attribute(link, "data-bin")?,
        features: attribute(link, "data-cargo-features")?,
        release: attribute(link, "data-cargo-profile-release")?,
        draft: attribute(link, "data-cargo-profile-dev")?,
    })
}

fn attribute(link: &Element<'_, '_>, name: &str) -> Outcome<String> {
    let value = link.get_attribute(name);
    value.ok_or_else(|| format!("index.html: a link of Trunk has no {name}"))
}

/// The style sheets as one text.
///
/// # Errors
/// Fails if one cannot be read.
pub fn joined(styles: &[String]) -> Outcome<String> {
    styles.iter().map(|name| read(&run::root().join(name))).collect()
}
