//! A guided first game as it is written: its pages in order, words for every other moment, and the answers of the other side.
//!
//! A plain text. `seed N` and `side NAME` begin it. `# Title` begins a page: with `ask:` (words of the question) and `do:` (the words
//! on its answer) it waits for that answer, without them it is only read. `? words of a question` begins what is said to somebody who
//! plays otherwise, and `=` the last page. `foe: words => answer` is what the other side answers; the first that fits counts.
//!
//! `log: words` on a page names a line of the log that it speaks of: the guide shows that line below its words. `holds: statement` (of a
//! case file) and `asked: words` (of the waiting question) are what else its words rest on: tests hold them against the war, the page
//! leaves them out.

use crate::games::{AnyGame, Asked};
use engine::{Choice, Envelope, Seed, Side};

/// A page of the lesson.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct LessonPage {
    /// Its title.
    pub title: String,
    /// Words of the question that it waits for.
    pub ask: String,
    /// The words on the answer, empty on a page that is only read.
    pub answer: String,
    /// What it says.
    pub words: Vec<String>,
    /// Words of the lines of the log that it speaks of.
    pub log: Vec<String>,
    /// What else its words rest on, as written.
    #[cfg(test)]
    pub claims: Vec<String>,
}

/// A lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lesson {
    /// Which game, by its place in the registry.
    pub game: usize,
    /// The seed of its war.
    pub seed: u64,
    /// The side of the newcomer.
    pub side: Side,
    /// The turn of play in which it takes place, as the scene calls it.
    pub turn: String,
    /// Its pages in order.
    pub pages: Vec<LessonPage>,
    /// What is said to somebody who plays otherwise: by words of the question.
    pub free: Vec<LessonPage>,
    /// The last page.
    pub end: LessonPage,
    /// What the other side answers.
    pub foe: Vec<ScriptedReply>,
    /// All answers of the war as the lesson tells it.
    pub course: Vec<Expected>,
}

/// What the other side answers to a question.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScriptedReply {
    /// Words of the question.
    pub ask: String,
    /// The words of the answer.
    pub answer: String,
}

/// An answer of the war as the lesson tells it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Expected {
    /// The answer.
    pub choice: Choice,
    /// The page that waits for it, if one does.
    pub page: Option<usize>,
}

/// Whether a question has these words, in its title or its text.
pub fn asks(asked: &Asked, words: &str) -> bool {
    asked.title.contains(words) || asked.text.contains(words)
}

/// The answer with these words.
pub fn labelled(asked: &Asked, words: &str) -> Option<Choice> {
    asked.answers.iter().find(|a| a.label == words).map(|a| a.choice)
}

impl Lesson {
    /// The lesson of a text, walked once from its beginning to its end; a line that fits nowhere is left out.
    pub fn of(game: usize, text: &str) -> Self {
        let mut lesson = Lesson {
            game,
            seed: 0,
            side: Side::Rome,
            turn: String::new(),
            pages: Vec::new(),
            free: Vec::new(),
            end: LessonPage::default(),
            foe: Vec::new(),
            course: Vec::new(),
        };
        let mut kind = ' ';
        for line in text.lines().filter(|line| !line.is_empty()) {
            let fresh = |title: &str| LessonPage {
                title: title.into(),
                ..LessonPage::default()
            };
            match line.split_once(' ').unwrap_or((line, "")) {
                ("seed", number) => lesson.seed = number.parse().unwrap_or_default(),
                ("side", name) if name == Side::Carthage.name() => lesson.side = Side::Carthage,
                ("side", _) => {}
                ("foe:", rule) => {
                    if let Some((ask, answer)) = rule.split_once(" => ") {
                        lesson.foe.push(ScriptedReply {
                            ask: ask.into(),
                            answer: answer.into(),
                        });
                    }
                }
                ("#", title) => {
                    lesson.pages.push(fresh(title));
                    kind = '#';
                }
                ("?", words) => {
                    lesson.free.push(LessonPage {
                        ask: words.into(),
                        ..LessonPage::default()
                    });
                    kind = '?';
                }
                ("=", title) => {
                    lesson.end = fresh(title);
                    kind = '=';
                }
                (head, rest) => {
                    let page = match kind {
                        '#' => lesson.pages.last_mut(),
                        '?' => lesson.free.last_mut(),
                        '=' => Some(&mut lesson.end),
                        _ => None,
                    };
                    let Some(page) = page else { continue };
                    match head {
                        "ask:" => page.ask = rest.into(),
                        "do:" => page.answer = rest.into(),
                        "log:" => page.log.push(rest.into()),
                        "holds:" | "asked:" => {
                            #[cfg(test)]
                            page.claims.push(line.into());
                        }
                        _ => page.words.push(line.into()),
                    }
                }
            }
        }
        lesson.walk();
        lesson
    }

    /// The war of the lesson before its first answer.
    pub fn war(&self, envelope: Envelope) -> AnyGame {
        AnyGame::new(self.game, 0, Seed(self.seed), envelope)
    }

    /// Plays the war as it is told, and remembers its answers.
    fn walk(&mut self) {
        let mut war = self.war(Envelope::default());
        self.turn = war.preview().scene(engine::Viewer::Public).turn;
        let mut at = 0;
        while let Some(asked) = war.preview().asked().filter(|_| self.course.len() < 999) {
            let page = (at..self.pages.len()).find(|at| !self.pages[*at].answer.is_empty());
            let fits = page.and_then(|page| {
                let found = &self.pages[page];
                let waits = asked.to == self.side && asks(&asked, &found.ask);
                labelled(&asked, &found.answer).filter(|_| waits)
            });
            let (choice, page) = match fits {
                Some(choice) => (Some(choice), page),
                None if asked.to != self.side => (self.reply(&asked), None),
                None => (only(&asked), None),
            };
            let Some(choice) = choice.filter(|choice| war.answer(*choice)) else {
                return;
            };
            self.course.push(Expected { choice, page });
            at = page.map_or(at, |page| page + 1);
        }
    }

    /// What the other side answers: as written, else nothing, else the first that is legal.
    pub fn reply(&self, asked: &Asked) -> Option<Choice> {
        let mut written = self.foe.iter().filter(|reply| asks(asked, &reply.ask));
        written
            .find_map(|reply| labelled(asked, &reply.answer))
            .or_else(|| asked.decline())
            .or_else(|| asked.answers.first().map(|a| a.choice))
    }
}

/// The answer of somebody who has no other.
fn only(asked: &Asked) -> Option<Choice> {
    match asked.answers.as_slice() {
        [one] => Some(one.choice),
        _ => None,
    }
}

/// What lights up: an attribute of the page and its value.
pub type Highlight = (&'static str, String);

/// What the guide says now.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct GuideText {
    /// A title.
    pub title: String,
    /// Sentences.
    pub words: Vec<String>,
    /// The lines of the log that they speak of, by their places.
    pub lines: Vec<usize>,
    /// What lights up: any of these.
    pub light: Vec<Highlight>,
    /// On a page that is only read: the number of the page after it.
    pub next: Option<usize>,
    /// How many answers of the game stand when what was done otherwise is taken back.
    pub back: Option<usize>,
    /// Whether the lesson is over.
    pub over: bool,
}
