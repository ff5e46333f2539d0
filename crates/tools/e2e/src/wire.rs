//! JSON over HTTP, to programs on this machine.

use crate::Outcome;
use serde_json::Value;
use std::sync::LazyLock;
use std::time::Duration;

/// Longer than any command to a browser should take.
const PATIENCE: Duration = Duration::from_secs(60);

/// It keeps its connections open, for a journey sends thousands of requests.
static AGENT: LazyLock<ureq::Agent> = LazyLock::new(|| {
    let config = ureq::Agent::config_builder()
        .timeout_global(Some(PATIENCE))
        .http_status_as_error(false)
        .build();
    ureq::Agent::new_with_config(config)
});

/// Sends one request and gives the answer's JSON, whatever its status; the caller knows its errors.
///
/// # Errors
/// Fails if nobody answers, or not in JSON.
pub fn send(method: &str, address: &str, body: Option<&Value>) -> Outcome<Value> {
    let text = body.map(Value::to_string).unwrap_or_default();
    let request = ureq::http::Request::builder()
        .method(method)
        .uri(address)
        .header("Content-Type", "application/json");
    let answer = request
        .body(text)
        .map_err(|error| error.to_string())
        .and_then(|request| {
            let mut answer = AGENT.run(request).map_err(|error| error.to_string())?;
            answer
                .body_mut()
                .with_config()
                .limit(64 << 20)
                .read_to_string()
                .map_err(|error| error.to_string())
        });
    let answer = answer.map_err(|error| format!("{method} {address}: {error}"))?;
    Ok(serde_json::from_str(&answer).unwrap_or(Value::String(answer)))
}
