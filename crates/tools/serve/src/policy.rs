//! The Content-Security-Policy: scripts, styles, pictures and connections from the page's own address alone, and one script in the page
//! itself, known by its hash: the one that starts it, which would else cost a round trip.

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use sha2::{Digest, Sha256};

/// The policy, with `{start}` to be put in: the hash of the script that starts the page.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'{start}; style-src 'self'; \
img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; \
base-uri 'none'; form-action 'none'";
/// How a page begins to say its policy.
const SAYS: &str = "<meta http-equiv=\"Content-Security-Policy\" content=\"";

/// The policy of a page that holds this script, as it stands between its tags.
pub fn allowing(script: &str) -> String {
    let hash = BASE64_STANDARD.encode(Sha256::digest(script));
    POLICY.replace("{start}", &format!(" 'sha256-{hash}'"))
}

/// The policy of a draft that holds this script and is loaded again after each change by another script, which has a nonce and listens to a socket.
pub fn of_draft(script: &str, nonce: &str) -> String {
    allowing(script)
        .replace("script-src ", &format!("script-src 'nonce-{nonce}' "))
        .replace("connect-src 'self'", "connect-src 'self' ws: wss:")
}

/// The element by which a page says its policy.
pub fn element(policy: &str) -> String {
    format!("{SAYS}{policy}\" />")
}

/// The policy that a page says; of one that says none, the policy that allows it no script.
pub fn of(page: &str) -> String {
    let said = page.split_once(SAYS).and_then(|(_, rest)| rest.split_once('"'));
    said.map_or_else(|| POLICY.replace("{start}", ""), |(policy, _)| policy.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_says_what_it_allows() {
        let policy = allowing("start()");
        assert!(policy.contains("'wasm-unsafe-eval' 'sha256-") && !policy.contains("unsafe-inline"));
        assert_ne!(policy, allowing("start() "));
        assert_eq!(
            of(&format!("<meta charset=\"utf-8\">{}<p>x</p>", element(&policy))),
            policy
        );
        assert!(!of("<p>x</p>").contains("sha256"));
        assert!(!policy.contains("nonce") && !policy.contains("ws:"));
        let draft = of_draft("start()", "word");
        assert!(draft.contains("script-src 'nonce-word' 'self'") && draft.contains("connect-src 'self' ws: wss:;"));
    }
}
