//! As much of HTTP/1.1 as a browser needs to fetch files: GET and HEAD, kept-alive connections.

use crate::Stage;
use crate::site::Answer;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::time::Duration;

/// A request line or header longer than this ends the connection.
const LONGEST_LINE: u64 = 16 * 1024;
/// More headers than this end the connection.
const MOST_HEADERS: usize = 100;
/// How long a kept-alive connection may be silent.
const PATIENCE: Duration = Duration::from_secs(60);

/// Answers requests on one connection until either side has had enough.
pub fn converse(stream: TcpStream, stage: &Stage) -> std::io::Result<()> {
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_nodelay(true)?;
    let mut reader = BufReader::new(stream.try_clone()?);
    let mut writer = stream;
    while let Some(request) = read_request(&mut reader)? {
        let Some(site) = stage.heard(&request.path) else {
            break;
        };
        let answer = match request.method.as_str() {
            "GET" | "HEAD" => site.answer(&request.path, request.brotli),
            _ => Answer::words("405 Method Not Allowed", "Only GET and HEAD are answered here."),
        };
        write_answer(&mut writer, &answer, request.method == "HEAD", request.close)?;
        if request.close {
            break;
        }
    }
    Ok(())
}

struct Request {
    method: String,
    path: String,
    brotli: bool,
    close: bool,
}

fn read_request(reader: &mut impl BufRead) -> std::io::Result<Option<Request>> {
    let Some(first) = read_line(reader)? else {
        return Ok(None);
    };
    let mut words = first.split_whitespace();
    let (Some(method), Some(path), Some(version)) = (words.next(), words.next(), words.next()) else {
        return Ok(None);
    };
    let mut request = Request {
        method: method.to_owned(),
        path: path.to_owned(),
        brotli: false,
        close: version != "HTTP/1.1",
    };
    for _ in 0..MOST_HEADERS {
        match read_line(reader)? {
            None => return Ok(None),
            Some(line) if line.is_empty() => return Ok(Some(request)),
            Some(line) => {
                let Some((name, value)) = line.split_once(':') else {
                    continue;
                };
                if name.eq_ignore_ascii_case("accept-encoding") {
                    request.brotli = value
                        .split(',')
                        .any(|coding| coding.split(';').next().is_some_and(is_brotli));
                } else if name.eq_ignore_ascii_case("connection") {
                    request.close |= value.trim().eq_ignore_ascii_case("close");
                }
            }
        }
    }
    Ok(None)
}

fn is_brotli(coding: &str) -> bool {
    coding.trim().eq_ignore_ascii_case("br")
}

/// One line without its end; `None` when the connection is over or the line is out of all bounds.
fn read_line(reader: &mut impl BufRead) -> std::io::Result<Option<String>> {
    let mut line = Vec::new();
    let length = reader.take(LONGEST_LINE).read_until(b'\n', &mut line)?;
    if length == 0 || line.last() != Some(&b'\n') {
        return Ok(None);
    }
    Ok(Some(
        String::from_utf8_lossy(&line).trim_end_matches(['\r', '\n']).to_owned(),
    ))
}

fn write_answer(writer: &mut impl Write, answer: &Answer, head_only: bool, close: bool) -> std::io::Result<()> {
    let mut head = format!(
        "HTTP/1.1 {}\r\nContent-Length: {}\r\n",
        answer.status,
        answer.body.len()
    );
    for (name, value) in &answer.headers {
        head.push_str(&format!("{name}: {value}\r\n"));
    }
    head.push_str(if close { "Connection: close\r\n\r\n" } else { "\r\n" });
    writer.write_all(head.as_bytes())?;
    if !head_only {
        writer.write_all(&answer.body)?;
    }
    writer.flush()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_request_is_read_with_its_codings() {
        let mut text: &[u8] =
            b"GET /a/b.js?x=1 HTTP/1.1\r\nHost: x\r\nAccept-Encoding: gzip, deflate, br;q=1.0\r\n\r\nGET";
        let request = read_request(&mut text).unwrap().unwrap();
        assert_eq!((request.method.as_str(), request.path.as_str()), ("GET", "/a/b.js?x=1"));
        assert!(request.brotli && !request.close);
        assert!(read_request(&mut text).unwrap().is_none(), "half a request is none");
    }

    #[test]
    fn endless_lines_and_headers_end_the_connection() {
        let long = format!("GET /{} HTTP/1.1\r\n\r\n", "a".repeat(20_000));
        assert!(read_request(&mut long.as_bytes()).unwrap().is_none());
        let many = format!("GET / HTTP/1.1\r\n{}\r\n", "A: b\r\n".repeat(200));
        assert!(read_request(&mut many.as_bytes()).unwrap().is_none());
    }
}
