//! A small static server for this machine alone: it gives the page out as a good host would, with the strict
//! policy in a header, right types, brotli where the browser takes it, and nothing injected.
//!
//! ```no_run
//! let site = serve::Site::new("dist").under("/corvus");
//! let server = serve::start(site, 8080).expect("a port is free");
//! println!("{}", server.address());
//! server.wait();
//! ```

mod http;
pub mod offline;
pub mod policy;
mod site;

pub use site::{LOST, PREVIEW, Site, content_type};

use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;

/// What is given out at the moment, and what has been asked for.
#[derive(Default)]
struct Stage {
    site: Mutex<Option<Arc<Site>>>,
    heard: Mutex<Option<Vec<String>>>,
}

impl Stage {
    /// Somebody asks for a path: the site that answers, if any does.
    fn heard(&self, path: &str) -> Option<Arc<Site>> {
        if let Some(heard) = self.heard.lock().unwrap_or_else(PoisonError::into_inner).as_mut() {
            heard.push(path.to_owned());
        }
        self.site.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn show(&self, site: Option<Site>) {
        *self.site.lock().unwrap_or_else(PoisonError::into_inner) = site.map(Arc::new);
    }
}

/// A server that runs until the process ends.
pub struct Server {
    at: SocketAddr,
    prefix: String,
    stage: Arc<Stage>,
    thread: JoinHandle<()>,
}

impl Server {
    /// Where the page is, with a slash at the end.
    pub fn address(&self) -> String {
        format!("http://{}{}/", self.at, self.prefix)
    }

    /// The port that was really taken.
    pub fn port(&self) -> u16 {
        self.at.port()
    }

    /// Gives out another site from now on.
    pub fn show(&self, site: Site) {
        self.stage.show(Some(site));
    }

    /// Hangs up on everybody from now on, until something is shown again.
    pub fn stop(&self) {
        self.stage.show(None);
    }

    /// The paths that have been asked for since the last call, answered or not; the first call begins the list.
    pub fn requests(&self) -> Vec<String> {
        let mut heard = self.stage.heard.lock().unwrap_or_else(PoisonError::into_inner);
        heard.replace(Vec::new()).unwrap_or_default()
    }

    /// Serves until the process ends.
    pub fn wait(self) {
        if self.thread.join().is_err() {
            eprintln!("serve: the listening thread ended");
        }
    }
}

/// Serves `site` on 127.0.0.1. A `port` that is taken is replaced by a free one; 0 asks for any.
///
/// # Errors
/// Fails only if the machine has no free port at all.
pub fn start(site: Site, port: u16) -> std::io::Result<Server> {
    let listener =
        TcpListener::bind((Ipv4Addr::LOCALHOST, port)).or_else(|_| TcpListener::bind((Ipv4Addr::LOCALHOST, 0)))?;
    let at = listener.local_addr()?;
    let prefix = site.prefix().to_owned();
    let stage = Arc::new(Stage::default());
    stage.show(Some(site));
    let shown = Arc::clone(&stage);
    let thread = std::thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            let stage = Arc::clone(&shown);
            std::thread::spawn(move || {
                // A browser that hangs up in the middle is no fault of ours.
                drop(http::converse(stream, &stage));
            });
        }
    });
    Ok(Server {
        at,
        prefix,
        stage,
        thread,
    })
}
