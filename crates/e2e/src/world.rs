//! What all journeys share: the page on a server of ours, and chromedriver.

use crate::chromedriver::Chromedriver;
use crate::{Browser, Outcome};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The page is served under a sub-path, because hosts do that.
const PREFIX: &str = "/games/corvus";

/// The page on a server, a driver, and a folder for pictures.
pub struct World {
    folder: PathBuf,
    server: serve::Server,
    address: String,
    driver: Arc<Chromedriver>,
    pictures: PathBuf,
}

impl World {
    /// Serves `folder` and starts chromedriver; pictures go to `pictures`.
    pub fn new(folder: &Path, pictures: &Path) -> Outcome<World> {
        if !folder.join("index.html").is_file() {
            return Err(format!("{} holds no page: run `cargo xtask dist`", folder.display()));
        }
        let server = serve::start(site(folder), 0).map_err(|error| error.to_string())?;
        std::fs::create_dir_all(pictures).map_err(|error| format!("{}: {error}", pictures.display()))?;
        let driver = Arc::new(Chromedriver::start()?);
        Ok(World {
            folder: folder.to_owned(),
            address: server.address(),
            server,
            driver,
            pictures: pictures.to_owned(),
        })
    }

    /// A browser with an empty profile, at the page, which stands.
    pub fn browser(&self) -> Outcome<Browser> {
        let mut browser = self.empty_browser()?;
        browser.open("")?;
        browser.await_gone("css:#boot")?;
        Ok(browser)
    }

    /// A world of its own with the same driver, whose server may be stopped and shown other folders.
    pub fn apart(&self) -> Outcome<World> {
        let server = serve::start(site(&self.folder), 0).map_err(|error| error.to_string())?;
        Ok(World {
            folder: self.folder.clone(),
            address: server.address(),
            server,
            driver: Arc::clone(&self.driver),
            pictures: self.pictures.clone(),
        })
    }

    /// The folder of the page.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// The server.
    pub fn server(&self) -> &serve::Server {
        &self.server
    }

    /// Serves another folder from now on.
    pub fn show(&self, folder: &Path) {
        self.server.show(site(folder));
    }

    /// A browser with an empty profile, at no page yet.
    pub fn empty_browser(&self) -> Outcome<Browser> {
        Browser::start(Arc::clone(&self.driver), &self.address, &self.pictures)
    }
}

fn site(folder: &Path) -> serve::Site {
    serve::Site::new(folder).under(PREFIX)
}
