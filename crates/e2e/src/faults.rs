//! What a page must never say: errors on the console, broken policy, things that failed to load.

use crate::Outcome;
use crate::chromedriver::Session;
use serde_json::json;

/// Runs before any script of a page: a breach of the policy becomes a console error.
pub const WATCH: &str = r#"addEventListener("securitypolicyviolation", (event) => console.error(
  "securitypolicyviolation", event.violatedDirective, event.blockedURI, event.sourceFile, event.lineNumber));"#;

/// Everything bad on the console since the last call.
pub fn heard(session: &Session) -> Outcome<Vec<String>> {
    let log = session.post("se/log", &json!({ "type": "browser" }))?;
    let bad = log
        .as_array()
        .into_iter()
        .flatten()
        .filter(|entry| entry["level"] == "SEVERE");
    Ok(bad
        .filter_map(|entry| entry["message"].as_str())
        .map(str::to_owned)
        .collect())
}
