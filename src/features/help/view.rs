//! The rules in our own words: a topic for each section, a list of them by chapter with a search, and the terms.

use crate::games;
use crate::model::book::{Book, Piece, Section, pieces};
use crate::model::learn::{Fetched, Topic};
use crate::model::msg::{HelpMsg, Msg};
use crate::model::{Model, Sheet};
use crate::tree::{Element, Node, button, el};
use crate::widgets::basic;
use crate::widgets::basic::{main, quiet};
use crate::widgets::sheet::Content;

/// How many finds of a search are shown.
const FINDS: usize = 30;

/// The keys of the table.
const KEYS: &str = "Keys: Ctrl+Z takes back, Ctrl+Shift+Z goes forward, Esc closes what lies on top. On the map the arrows move, Enter chooses, I \
                    looks closer, + and − zoom.";

/// Opens a topic of the help.
pub fn open(topic: Topic) -> Msg {
    Msg::Help(HelpMsg::Open(topic))
}

/// The button to the rules, if the game has them in our own words.
pub fn rules(game: usize) -> Option<Element> {
    let help = games::about(game).help;
    help.map(|_| quiet("Rules", open(Topic::Contents)))
}

/// A topic of the help, with its title.
pub fn topic(model: &Model, topic: &Topic) -> Content {
    let Some(book) = &model.learn.book else {
        return Content::new("Rules", waiting(model.learn.fetched));
    };
    let found = match topic {
        Topic::Contents => None,
        Topic::Section(id) => book.at(id).map(|at| section(book, at)),
        Topic::Glossary => Some(Content::new("Terms", vec![glossary(book)])),
        Topic::Term(name) => book
            .term(name)
            .map(|said| Content::new(name, vec![linked(book, el("p"), said)])),
    };
    let mut content = found.unwrap_or_else(|| {
        Content::new(
            "Rules",
            contents(book, games::about(model.war()).chapters, &model.learn.search),
        )
    });
    content.body.insert(0, navigation(model, topic));
    content
}

/// The sheet while the texts are fetched, or after that has failed.
fn waiting(fetched: Fetched) -> Vec<Element> {
    match fetched {
        Fetched::Missing => vec![
            el("p").text("The rules cannot be fetched just now. They need a connection once, at their first opening."),
            el("div.buttons").with(main("Try again", Msg::Help(HelpMsg::Again))),
        ],
        Fetched::Unasked | Fetched::Soon | Fetched::Asked => {
            vec![el("p").attr("role", "status").text("Fetching the rules …")]
        }
    }
}

/// Back to the topic before, and to the lists.
fn navigation(model: &Model, topic: &Topic) -> Element {
    let before = model.sheets.iter().rev().nth(1);
    let glossary = games::about(model.war()).glossary;
    let back = matches!(before, Some(Sheet::Rules(_))).then(|| quiet("Back", Msg::Help(HelpMsg::Back)));
    let to = |words: &str, to: Topic| (*topic != to).then(|| quiet(words, open(to)));
    el("nav.help-ways")
        .label("Rules")
        .maybe(back)
        .maybe(to("Contents", Topic::Contents))
        .maybe(glossary.and_then(|_| to("Terms", Topic::Glossary)))
}

fn contents(book: &Book, chapters: &[(&str, &str)], search: &str) -> Vec<Element> {
    let field = basic::search("Find words in the rules", "rules", search, |_, words| {
        Msg::Help(HelpMsg::Search(words))
    });
    if search.trim().is_empty() {
        let chapters = chapters.iter().map(|(number, name)| chapter(book, number, name));
        let chapters = el("div.chapters").all(chapters).with(coach());
        return vec![field, chapters, el("p.doubt").text(KEYS)];
    }
    let found = book.find(search);
    let words = match found.len() {
        0 => "Nothing found: try fewer words, or others.".to_string(),
        1 => "One section.".to_string(),
        many if many > FINDS => format!("{many} sections; the best {FINDS}."),
        many => format!("{many} sections."),
    };
    let rows = found.iter().take(FINDS).map(|at| entry(&book.sections[*at]));
    vec![
        field,
        el("p").attr("role", "status").class("doubt").text(words),
        el("ul.menu").attr("data-found", "").all(rows),
    ]
}

/// How a player gets better at the game.
const COACH: [(&str, &str); 4] = [
    (
        "Challenges",
        "On Home: moments from wars in which one answer is clearly better than the others. Find it, and read why. \
              After a wrong answer the coach can tell you what is wrong with it.",
    ),
    (
        "Hint",
        "Below the question, when you play alone, in the lesson, or against the computer if you agreed on it at set-up: the best answers, with \
              their chances and reasons.",
    ),
    (
        "Review",
        "In the menu when the war is over: what your own answers cost you, the costliest mistake first, and what the better answers have in common. \
              Each mistake can be tried again. \
              What dice and draws gave or took is shown apart.",
    ),
    (
        "Short wars",
        "At set-up, as the length of the war: its last turns only, with other cards and dice each time.",
    ),
];

fn coach() -> Element {
    let line = |(name, words): (&str, &str)| el("p").with(el("b").text(name)).text(". ").text(words);
    el("details")
        .key("coach")
        .with(el("summary").text("Learning with the coach"))
        .all(COACH.map(line))
}

fn chapter(book: &Book, number: &str, name: &str) -> Element {
    let inside = book
        .sections
        .iter()
        .filter(|s| s.id.split('.').next().unwrap_or_default() == number);
    el("details")
        .key(number)
        .with(el("summary").text(format!("{number}. {name}")))
        .with(el("ul.menu").all(inside.map(entry)))
}

/// A line that leads to a section.
fn entry(section: &Section) -> Element {
    let row = button("", open(Topic::Section(section.id.clone())))
        .class("row")
        .attr("data-section", &section.id);
    el("li").with(
        row.with(el("b").text(&section.title))
            .with(el("small").text(number(&section.id))),
    )
}

/// The number of a section as it is printed, without the suffix that we have added to tell cards apart.
fn number(id: &str) -> String {
    let parts = id.split('.');
    let named = |part: &&str| part.len() < 4;
    format!("§ {}", parts.take_while(named).collect::<Vec<_>>().join("."))
}

fn section(book: &Book, at: usize) -> Content {
    let section = &book.sections[at];
    let mut body = vec![el("p.doubt").text(number(&section.id))];
    body.extend(prose(book, &section.lines));
    let step = |to: Option<usize>, words: &str| {
        let next = to.and_then(|to| book.sections.get(to))?;
        Some(button(words, open(Topic::Section(next.id.clone()))).with(el("small").text(format!(" {}", next.title))))
    };
    body.push(
        el("nav.buttons.help-steps")
            .label("Neighbours")
            .maybe(step(at.checked_sub(1), "Previous section"))
            .maybe(step(Some(at + 1), "Next section")),
    );
    Content::new(&section.title, body)
}

/// Paragraphs, lists and examples, with links in them.
fn prose(book: &Book, lines: &[String]) -> Vec<Element> {
    let mut all: Vec<Element> = Vec::new();
    for line in lines {
        if let Some(item) = line.strip_prefix("- ") {
            let item = linked(book, el("li"), item);
            match all.last_mut().filter(|last| last.tag == "ul") {
                Some(list) => list.children.push(item.into()),
                None => all.push(el("ul.prose").with(item)),
            }
        } else if let Some(row) = line.strip_prefix("| ") {
            match all.last_mut().filter(|last| last.tag == "table") {
                Some(table) => {
                    let mut cells = row.split('|').map(str::trim);
                    let first = cells
                        .next()
                        .map(|cell| linked(book, el("th").attr("scope", "row"), cell));
                    let cells = cells.map(|cell| linked(book, el("td"), cell));
                    table.children.push(el("tr").maybe(first).all(cells).into());
                }
                None => {
                    let heads = row
                        .split('|')
                        .map(str::trim)
                        .map(|cell| linked(book, el("th").attr("scope", "col"), cell));
                    all.push(el("table.rows").with(el("tr").all(heads)));
                }
            }
        } else if let Some(example) = line.strip_prefix("> ") {
            all.push(linked(book, el("p.example"), example));
        } else {
            all.push(linked(book, el("p"), line));
        }
    }
    all
}

/// Words with their links, in an element.
fn linked(book: &Book, mut into: Element, line: &str) -> Element {
    for piece in pieces(line) {
        into.children.push(match piece {
            Piece::Words(words) => Node::Text(words.into()),
            Piece::Section(id) => {
                let name = book.title(id).unwrap_or_default();
                let link = button(number(id), open(Topic::Section(id.into())));
                let link = link.class("rule").label(format!("Rule {id}, {name}"));
                link.attr("data-rule", id).into()
            }
            Piece::Term(name) => button(name, open(Topic::Term(name.into()))).class("term").into(),
        });
    }
    into
}

fn glossary(book: &Book) -> Element {
    let all = book.terms.iter().map(|(name, said)| {
        let head = el("dt").text(name);
        el("div").with(head).with(linked(book, el("dd"), said))
    });
    el("dl.terms").all(all)
}

/// Once the rules are here, every chip in the page says the title of its section.
pub fn name_chips(book: &Book, nodes: &mut [Node]) {
    each(nodes, &mut |element| {
        let id = element.attributes.iter().find(|(name, _)| *name == "data-rule");
        if let Some(title) = id.and_then(|(_, id)| Some(format!("Rule {id}, {}", book.title(id)?))) {
            element.put("aria-label", title);
        }
    });
}

/// In a game without rules in our own words a chip is a plain number and a term a plain word.
pub fn still_chips(nodes: &mut [Node]) {
    each(nodes, &mut |element| {
        let chip = |(name, value): &(&str, String)| *name == "data-rule" || *name == "class" && value == "term";
        if element.attributes.iter().any(chip) {
            (element.tag, element.click) = ("span", None);
        }
    });
}

/// Calls a function with each element of a tree.
pub fn each(nodes: &mut [Node], change: &mut impl FnMut(&mut Element)) {
    for node in nodes {
        if let Node::Element(element) = node {
            change(element);
            each(&mut element.children, change);
        }
    }
}
