//! Several tabs of one browser, scripts that spoil a page before it loads, files in and out.

use crate::{Browser, Outcome};
use serde_json::json;
use std::path::Path;

impl Browser {
    /// The tab in view, to come back to.
    pub fn tab(&self) -> Outcome<String> {
        let handle = self.session.get("window")?;
        Ok(handle.as_str().unwrap_or_default().to_owned())
    }

    /// Brings another tab into view.
    pub fn to_tab(&self, tab: &str) -> Outcome {
        self.session.post("window", &json!({ "handle": tab })).map(drop)
    }

    /// Opens an empty tab of the same browser and brings it into view.
    pub fn another_tab(&self) -> Outcome<String> {
        let new = self.session.post("window/new", &json!({ "type": "window" }))?;
        let tab = new["handle"].as_str().unwrap_or_default().to_owned();
        self.to_tab(&tab)?;
        self.prepare()?;
        Ok(tab)
    }

    /// Closes the tab in view and brings another into view.
    pub fn close_for(&self, tab: &str) -> Outcome {
        self.session.devtools("Page.close", &json!({}))?;
        self.to_tab(tab)
    }

    /// Runs a script before those of every page that this tab loads from now on: a browser that lacks something.
    pub fn before_load(&self, script: &str) -> Outcome {
        let source = json!({ "source": script });
        self.session
            .devtools("Page.addScriptToEvaluateOnNewDocument", &source)
            .map(drop)
    }

    /// Leaves the origin of the page so many bytes of room.
    pub fn leave_room(&self, bytes: u64) -> Outcome {
        let origin = self.look("return location.origin")?;
        let quota = json!({ "origin": origin, "quotaSize": bytes });
        self.session
            .devtools("Storage.overrideQuotaForOrigin", &quota)
            .map(drop)
    }

    /// Chooses a file where the page asks for one.
    pub fn choose_file(&self, selector: &str, file: &Path) -> Outcome {
        let find = json!({ "expression": format!("document.querySelector({})", json!(selector)) });
        let found = self.session.devtools("Runtime.evaluate", &find)?;
        let files = json!({ "files": [file], "objectId": found["result"]["objectId"] });
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
