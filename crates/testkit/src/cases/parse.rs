//! The shape of a case file: cases, their parts and lines.

use engine::scene::is_house_rule;

/// One line with its number in the file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stated {
    /// Counted from 1.
    pub line: usize,
    /// The statement, comment and margin taken off.
    pub text: String,
}

/// A part of a case, in the order of the file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Part {
    /// Dice and draws that come next.
    Script(Vec<Stated>),
    /// Answers.
    Play(Vec<Stated>),
    /// What must be true now.
    Expect(Vec<Stated>),
}

/// One case.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Case {
    /// The line of its heading.
    pub line: usize,
    /// The sections it shows.
    pub sections: Vec<String>,
    /// What it says in plain words.
    pub title: String,
    /// The words after `start`.
    pub start: Stated,
    /// Changes to the starting position.
    pub arrange: Vec<Stated>,
    /// What is played and expected.
    pub parts: Vec<Part>,
}

/// The game that a case file names before its first case, `game hannibal`, if it does.
///
/// ```
/// use testkit::cases::game_named;
/// assert_eq!(game_named("# Ten cases\ngame hannibal\ncase 12.3 …"), Some("hannibal"));
/// assert_eq!(game_named("case 12.3 no game is named"), None);
/// ```
#[must_use]
pub fn game_named(text: &str) -> Option<&str> {
    let lines = text.lines().map(|raw| raw.split('#').next().unwrap_or("").trim_end());
    let first = { lines }.find(|line| !line.is_empty())?;
    first
        .strip_prefix("game")
        .filter(|name| name.starts_with(char::is_whitespace))
        .map(str::trim)
}

/// Reads a case file.
///
/// # Errors
/// The line and what is wrong with it.
pub fn parse(text: &str) -> Result<Vec<Case>, String> {
    let mut cases: Vec<Case> = Vec::new();
    let mut in_part = false;
    for (i, raw) in text.lines().enumerate() {
        let line = i + 1;
        let text = raw.split('#').next().unwrap_or("").trim();
        if text.is_empty() {
            continue;
        }
        let (first, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let flush_left = !raw.starts_with(char::is_whitespace);
        if flush_left && first == "game" {
            if !cases.is_empty() {
                return Err(format!("line {line}: `game {rest}` stands before the first case"));
            }
            continue;
        }
        if flush_left && first == "case" {
            let (sections, title) = heading(rest);
            if sections.is_empty() {
                return Err(format!(
                    "line {line}: a case names its section: `case 7.2.E what it shows`"
                ));
            }
            let start = Stated {
                line,
                text: String::new(),
            };
            cases.push(Case {
                line,
                sections,
                title,
                start,
                arrange: Vec::new(),
                parts: Vec::new(),
            });
            in_part = false;
            continue;
        }
        let Some(case) = cases.last_mut() else {
            return Err(format!("line {line}: a file begins with `case`"));
        };
        if flush_left {
            in_part = true;
            match first {
                "start" => {
                    case.start = Stated {
                        line,
                        text: rest.to_owned(),
                    };
                    in_part = false;
                }
                "dice" | "draw" => {
                    case.parts.push(Part::Script(vec![Stated {
                        line,
                        text: text.to_owned(),
                    }]));
                }
                "play" => case.parts.push(Part::Play(Vec::new())),
                "expect" => case.parts.push(Part::Expect(Vec::new())),
                other => {
                    return Err(format!(
                        "line {line}: `{other}` is no part of a case (start, dice, draw, play, expect)"
                    ));
                }
            }
            if first == "dice" || first == "draw" || rest.is_empty() {
                continue;
            }
            if first == "start" {
                continue;
            }
            push(case, line, rest, true);
            continue;
        }
        push(case, line, text, in_part);
    }
    if let Some(case) = cases.iter().find(|c| c.start.text.is_empty()) {
        return Err(format!("line {}: the case has no `start`", case.line));
    }
    Ok(cases)
}

/// Splits a line at its semicolons into statements of the part that is open.
fn push(case: &mut Case, line: usize, text: &str, in_part: bool) {
    let open = match (in_part, case.parts.last_mut()) {
        (true, Some(Part::Script(lines) | Part::Play(lines) | Part::Expect(lines))) => lines,
        _ => &mut case.arrange,
    };
    for statement in text.split(';').map(str::trim).filter(|s| !s.is_empty()) {
        open.push(Stated {
            line,
            text: statement.to_owned(),
        });
    }
}

/// The sections at the head of a heading, and the title after them.
fn heading(text: &str) -> (Vec<String>, String) {
    let mut sections = Vec::new();
    let mut rest = text.trim();
    while let Some(word) = rest.split_whitespace().next() {
        if !word.starts_with(|c: char| c.is_ascii_digit()) && !is_house_rule(word) {
            break;
        }
        sections.push(word.trim_end_matches(',').to_owned());
        rest = rest[word.len()..].trim_start();
    }
    (sections, rest.to_owned())
}
