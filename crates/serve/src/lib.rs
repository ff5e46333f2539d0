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
mod site;

pub use site::{POLICY, Site, content_type};

use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::sync::Arc;
use std::thread::JoinHandle;

/// A server that runs until the process ends.
pub struct Server {
    at: SocketAddr,
    prefix: String,
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
    let site = Arc::new(site);
    let thread = std::thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            let site = Arc::clone(&site);
            std::thread::spawn(move || {
                // A browser that hangs up in the middle is no fault of ours.
                drop(http::converse(stream, &site));
            });
        }
    });
    Ok(Server { at, prefix, thread })
}
