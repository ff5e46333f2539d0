//! `play`: the release build, served on this machine.

use crate::Outcome;
use crate::page;
use std::io::Write;

/// Where the page is looked for first.
pub const PORT: u16 = 8080;

/// Builds the page, serves it until the process is ended, and prints its address.
///
/// # Errors
/// Fails if the page cannot be built or no port is free.
pub fn play(port: u16) -> Outcome {
    let folder = page::build()?;
    let server = serve::start(serve::Site::new(folder), port).map_err(|error| format!("no port is free: {error}"))?;
    if server.port() != port {
        println!("Port {port} is taken; {} is free.", server.port());
    }
    println!("Corvus is at {} (Ctrl-C ends it)", server.address());
    std::io::stdout().flush().map_err(|error| error.to_string())?;
    server.wait();
    Ok(())
}
