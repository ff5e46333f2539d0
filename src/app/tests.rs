//! What the page does, without a browser.
