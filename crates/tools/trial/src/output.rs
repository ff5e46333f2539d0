//! What this tool writes. The standard library's `println!` panics when nobody reads on, as after `trial rules GAME | head -1`; the
//! macros of the same names here end the program instead.

use std::fmt::Arguments;
use std::io::{self, ErrorKind, Write};
use std::process::exit;

/// What a shell says of a program that a broken pipe has ended: 128 and the number of the signal.
const BROKEN_PIPE: i32 = 141;

macro_rules! print {
    ($($what:tt)*) => { $crate::output::write(&mut ::std::io::stdout().lock(), format_args!($($what)*), "") };
}
macro_rules! println {
    ($($what:tt)*) => { $crate::output::write(&mut ::std::io::stdout().lock(), format_args!($($what)*), "\n") };
}
macro_rules! eprintln {
    ($($what:tt)*) => { $crate::output::write(&mut ::std::io::stderr().lock(), format_args!($($what)*), "\n") };
}

/// Writes words and what ends them, at once.
pub fn write(to: &mut dyn Write, what: Arguments<'_>, end: &str) {
    if let Err(error) = to.write_fmt(format_args!("{what}{end}")).and_then(|()| to.flush()) {
        exit(unread(&error));
    }
}

/// The exit code after a write that failed.
fn unread(error: &io::Error) -> i32 {
    if error.kind() == ErrorKind::BrokenPipe {
        BROKEN_PIPE
    } else {
        1
    }
}
