//! What a page must never say: errors on the console, broken policy, things that failed to load.

use crate::Outcome;
use crate::driver::Session;
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

/// The same where the driver tells nothing of the console: the page is listened to from the moment at which it has been loaded.
/// Breaches of the policy are told afterwards too, where the engine can; and what should have been loaded and was not.
pub const LISTEN: &str = r#"
  if (window.corvusFaults) return;
  const faults = window.corvusFaults = [];
  const loud = console.error;
  console.error = (...words) => { faults.push(words.join(" ")); loud.apply(console, words); };
  addEventListener("error", (event) => faults.push(`${event.message ?? "not loaded"} ${event.target?.src ?? event.filename ?? ""}`), true);
  addEventListener("unhandledrejection", (event) => faults.push(`unhandled: ${event.reason}`));
  addEventListener("securitypolicyviolation", (event) => faults.push(
    `securitypolicyviolation ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile} ${event.lineNumber}`));
  for (const entry of performance.getEntriesByType("resource"))
    if (entry.responseStatus >= 400) faults.push(`${entry.responseStatus} ${entry.name}`);
"#;

/// Takes what has been heard by `LISTEN`.
pub const TAKE: &str = "return window.corvusFaults?.splice(0) ?? []";
