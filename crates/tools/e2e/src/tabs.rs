//! Several tabs of one browser, files in and out.

use crate::browser::Tab;
use crate::{Browser, Outcome};
use serde_json::json;
use std::path::Path;

impl Browser {
    /// Opens an empty window of the same browser and looks at it: two windows are both in view, two tabs are not.
    pub fn another_window(&self) -> Outcome<Tab> {
        let new = self.session.post("window/new", &json!({ "type": "window" }))?;
        self.session.post("window", &json!({ "handle": new["handle"] }))?;
        self.prepare()?;
        self.tab()
    }

    /// Closes the tab that is looked at and looks at another.
    pub fn close_for(&self, tab: &Tab) -> Outcome {
        self.session.devtools("Page.close", &json!({}))?;
        self.look_at(tab)
    }

    /// Chooses a file where the page asks for one.
    pub fn choose_file(&self, selector: &str, file: &Path) -> Outcome {
        let find = json!({ "expression": format!("document.querySelector({})", json!(selector)) });
        let object = self.wait_for(selector, || {
            let found = self.session.devtools("Runtime.evaluate", &find)?;
            Ok(found["result"]["objectId"].as_str().map(str::to_owned))
        })?;
        let files = json!({ "files": [file], "objectId": object });
        self.session.devtools("DOM.setFileInputFiles", &files).map(drop)
    }

    /// Downloads go to this folder from now on.
    pub fn download_to(&self, folder: &Path) -> Outcome {
        let whereto = json!({ "behavior": "allow", "downloadPath": folder });
        self.session.devtools("Browser.setDownloadBehavior", &whereto).map(drop)
    }

    /// Waits for a download of this name and gives its text.
    pub fn downloaded(&self, file: &Path) -> Outcome<String> {
        self.wait_for("the file", || {
            Ok(std::fs::read_to_string(file).ok().filter(|t| !t.is_empty()))
        })
    }
}
