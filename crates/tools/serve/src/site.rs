//! What lies under an address: paths to files, types, compressed neighbours, headers.

use crate::policy;
use std::path::{Component, Path, PathBuf};

/// The page that hosts send where there is nothing. It mends links whose `#` has been lost.
pub const LOST: &str = "404.html";
/// The picture that chats and mail programs show beside a link. No player fetches it.
pub const PREVIEW: &str = "static/preview.png";

/// A folder to be served, and the path it is served under.
pub struct Site {
    folder: PathBuf,
    prefix: String,
    policy: String,
}

/// One answer to one request.
pub struct Answer {
    pub status: &'static str,
    pub headers: Vec<(&'static str, String)>,
    pub body: Vec<u8>,
}

impl Site {
    /// Serves `folder` at the root of the address, under the policy that its page says.
    pub fn new(folder: impl Into<PathBuf>) -> Site {
        let folder = folder.into();
        let page = std::fs::read_to_string(folder.join("index.html")).unwrap_or_default();
        Site {
            folder,
            prefix: String::new(),
            policy: policy::of(&page),
        }
    }

    /// Serves the folder under a sub-path such as `/games/corvus` instead.
    pub fn under(mut self, prefix: &str) -> Site {
        self.prefix = match prefix.trim_matches('/') {
            "" => String::new(),
            path => format!("/{path}"),
        };
        self
    }

    /// The sub-path, without a slash at its end.
    pub(crate) fn prefix(&self) -> &str {
        &self.prefix
    }

    pub(crate) fn answer(&self, target: &str, brotli: bool) -> Answer {
        let path = target.split(['?', '#']).next().unwrap_or_default();
        let Some(file) = self.file(path) else {
            return self.lost();
        };
        let kind = content_type(&file);
        let compressed = brotli.then(|| std::fs::read(with_br(&file)).ok()).flatten();
        let coded = compressed.is_some();
        let Some(body) = compressed.or_else(|| std::fs::read(&file).ok()) else {
            return self.lost();
        };
        let mut headers = vec![
            ("Content-Type", kind.to_owned()),
            ("Vary", "Accept-Encoding".to_owned()),
        ];
        if coded {
            headers.push(("Content-Encoding", "br".to_owned()));
        }
        headers.extend(common_headers(&self.policy));
        Answer {
            status: "200 OK",
            headers,
            body,
        }
    }

    /// The answer where there is nothing: the page that the folder has for it, as static hosts send it, else a sentence.
    fn lost(&self) -> Answer {
        const STATUS: &str = "404 Not Found";
        let Ok(body) = std::fs::read(self.folder.join(LOST)) else {
            return Answer::words(STATUS, "There is nothing at this address.");
        };
        let mut headers = vec![("Content-Type", content_type(Path::new(LOST)).to_owned())];
        headers.extend(common_headers(&self.policy));
        Answer {
            status: STATUS,
            headers,
            body,
        }
    }

    /// The file meant by a path, inside the folder or nowhere.
    fn file(&self, path: &str) -> Option<PathBuf> {
        let rest = percent_decoded(path.strip_prefix(&self.prefix)?)?;
        let rest = Path::new(rest.strip_prefix('/')?);
        let plain = rest.components().all(|part| matches!(part, Component::Normal(_)));
        if !plain || rest.to_string_lossy().contains(['\\', ':']) {
            return None;
        }
        let file = self.folder.join(rest);
        if file.is_dir() {
            Some(file.join("index.html"))
        } else {
            Some(file)
        }
    }
}

impl Answer {
    pub(crate) fn words(status: &'static str, words: &str) -> Answer {
        let mut headers = vec![("Content-Type", "text/plain; charset=utf-8".to_owned())];
        headers.extend(common_headers("default-src 'none'"));
        Answer {
            status,
            headers,
            body: words.as_bytes().to_vec(),
        }
    }
}

/// Nothing is reused unasked: a rebuilt page must show at the next reload.
fn common_headers(policy: &str) -> [(&'static str, String); 4] {
    [
        ("Content-Security-Policy", policy.to_owned()),
        ("X-Content-Type-Options", "nosniff".to_owned()),
        ("Referrer-Policy", "no-referrer".to_owned()),
        ("Cache-Control", "no-cache".to_owned()),
    ]
}

fn with_br(file: &Path) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(".br");
    PathBuf::from(name)
}

/// The media type of a file, by its ending.
pub fn content_type(file: &Path) -> &'static str {
    match file.extension().and_then(|ending| ending.to_str()).unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "wasm" => "application/wasm",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

/// `None` for a broken escape or bytes that are no text.
fn percent_decoded(text: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        if byte == b'%' {
            let digits = [rest.next()?, rest.next()?];
            let digits = std::str::from_utf8(&digits).ok()?;
            bytes.push(u8::from_str_radix(digits, 16).ok()?);
        } else {
            bytes.push(byte);
        }
    }
    String::from_utf8(bytes).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_stay_inside_the_folder() {
        let site = Site::new("/srv").under("corvus/");
        assert_eq!(site.file("/corvus/a%20b.js"), Some(PathBuf::from("/srv/a b.js")));
        for outside in [
            "/corvus/../x",
            "/corvus/%2e%2e/x",
            "/corvus//etc/x",
            "/other/a",
            "/corvus/a%2",
            "/corvus/c:x",
        ] {
            assert_eq!(site.file(outside), None, "{outside}");
        }
    }

    #[test]
    fn where_there_is_nothing_the_folder_has_a_page_for_it() {
        let folder = std::env::temp_dir().join(format!("corvus-lost-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let site = Site::new(&folder).under("corvus");
        let plain = site.answer("/corvus/%23EQEA", false);
        std::fs::write(folder.join(LOST), "lost").unwrap();
        let page = site.answer("/corvus/%23EQEA", false);
        std::fs::remove_dir_all(&folder).unwrap();
        assert_eq!((plain.status, page.status), ("404 Not Found", "404 Not Found"));
        assert_eq!(page.body, b"lost");
        assert!(
            page.headers
                .contains(&("Content-Type", "text/html; charset=utf-8".to_owned()))
        );
    }

    #[test]
    fn types_are_what_a_browser_insists_on() {
        assert_eq!(content_type(Path::new("a.wasm")), "application/wasm");
        assert_eq!(content_type(Path::new("a.js")), "text/javascript; charset=utf-8");
        assert_eq!(content_type(Path::new("_headers")), "application/octet-stream");
    }
}
