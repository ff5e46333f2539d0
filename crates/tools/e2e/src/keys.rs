//! The keyboard.

use crate::browser_engine::BrowserEngine;
use crate::element;
use crate::{Browser, Outcome};
use serde_json::json;

impl Browser {
    /// Presses a key: a letter, or `Tab`, `Shift+Tab`, `Enter`, `Escape`, `Space`, `ArrowUp` and so on, `Control+z`.
    pub fn key(&mut self, name: &str) -> Outcome {
        let (modifiers, last) = name.rsplit_once('+').unwrap_or(("", name));
        let held: Vec<char> = modifiers
            .split('+')
            .filter(|word| !word.is_empty())
            .map(code)
            .collect::<Outcome<_>>()?;
        let last = code(last)?;
        let downs = held
            .iter()
            .chain([&last])
            .map(|key| json!({ "type": "keyDown", "value": key }));
        let ups = [&last]
            .into_iter()
            .chain(held.iter().rev())
            .map(|key| json!({ "type": "keyUp", "value": key }));
        let actions: Vec<_> = downs.chain(ups).collect();
        self.session.post(
            "actions",
            &json!({ "actions": [{ "type": "key", "id": "keys", "actions": actions }] }),
        )?;
        Ok(())
    }

    /// Types text where the focus is.
    pub fn type_text(&mut self, text: &str) -> Outcome {
        if self.engine == BrowserEngine::Chromium {
            let text = json!({ "text": text });
            return self.session.devtools("Input.insertText", &text).map(drop);
        }
        let focus = self.session.get("element/active")?;
        let keys = format!("element/{}/value", element::id(&focus)?);
        self.session.post(&keys, &json!({ "text": text })).map(drop)
    }

    /// The accessible name of what has the focus: what a screen reader has just read out.
    pub fn focused(&self) -> Outcome<String> {
        let script = "const it = document.activeElement; return it ? it.id || it.getAttribute('aria-label') || it.textContent : ''";
        self.look(script)
            .map(|value| value.as_str().unwrap_or_default().to_owned())
    }
}

/// WebDriver's character for a key.
fn code(name: &str) -> Outcome<char> {
    let mut letters = name.chars();
    if let (Some(letter), None) = (letters.next(), letters.next()) {
        return Ok(letter);
    }
    Ok(match name {
        "Backspace" => '\u{e003}',
        "Tab" => '\u{e004}',
        "Enter" => '\u{e007}',
        "Shift" => '\u{e008}',
        "Control" => '\u{e009}',
        "Alt" => '\u{e00a}',
        "Meta" => '\u{e03d}',
        "Escape" => '\u{e00c}',
        "Space" => ' ',
        "PageUp" => '\u{e00e}',
        "PageDown" => '\u{e00f}',
        "End" => '\u{e010}',
        "Home" => '\u{e011}',
        "ArrowLeft" => '\u{e012}',
        "ArrowUp" => '\u{e013}',
        "ArrowRight" => '\u{e014}',
        "ArrowDown" => '\u{e015}',
        "Delete" => '\u{e017}',
        _ => return Err(format!("`{name}` is no key we know")),
    })
}
