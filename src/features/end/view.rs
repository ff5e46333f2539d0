//! Between turns, at the end, who holds what, and giving up.

use crate::features::answering::commit;
use crate::features::coach::review;
use crate::features::log;
use crate::features::opponent::{self, streaks};
use crate::features::table::board;
use crate::games::LogLine;
use crate::map;
use crate::model::msg::{AnswerMsg, GameMsg, LinkMsg, LookMsg, Msg, PastMsg};
use crate::model::screen::Screen;
use crate::model::{Model, Sheet, Table, log_index};
use crate::tree::{Element, On, button, el};
use crate::widgets::basic::{main, pieces, quiet, rule, side};
use crate::widgets::sheet::Content;
use core::ops::Range;
use engine::scene::{BoardKind, Chapter, Shape, Tells};
use engine::{PerSide, Side};

/// How many battles are listed as those that decided the war.
const DECISIVE: usize = 5;

/// What happened in the turn that ended at this line of the log: control, losses, battles, points, and what was shuffled.
pub fn summary(table: &Table, at: usize) -> Content {
    let turns = log_index::turns(&table.ticker.log);
    let ended = turns.iter().position(|turn| turn.contains(&at)).unwrap_or(0);
    let ended = ended.saturating_sub(1);
    let turn = turns[ended].clone();
    let lines = &table.ticker.log[turn.clone()];
    let mut body = Vec::new();
    // The scene shows who holds what now: it belongs to the summary until that changes.
    let changes = |line: &LogLine| {
        matches!(
            line.line.tells,
            Tells::Control | Tells::Region | Tells::Points | Tells::Income
        )
    };
    if !table.ticker.log.get(at..).unwrap_or_default().iter().any(changes) {
        body.push(tally(table.view_model.scene.score));
        body.extend(board::regions(&table.view_model.scene));
    }
    let part = |chapter: &Chapter| {
        if chapter.of.is_empty() {
            return losses(table, chapter.title, lines);
        }
        let told: Vec<Element> = turn
            .clone()
            .filter(|at| chapter.of.contains(&table.ticker.log[*at].line.tells))
            .map(|at| log::view::line(table, Some(at), &table.ticker.log[at]).class("depth-0"))
            .collect();
        let section = el("section").with(el("h3").text(chapter.title));
        if told.is_empty() {
            section.with(el("p.doubt").text(chapter.none))
        } else {
            section.with(el("ol.log-all.onward").all(told))
        }
    };
    body.extend(table.game.chapters().iter().map(part));
    body.push(
        el("div.buttons.foot")
            .with(main("Go on", Msg::Look(LookMsg::Close)).attr("data-first", ""))
            .with(button("All of this turn", Msg::Past(PastMsg::Turn(ended)))),
    );
    Content::new(over(table, at), body)
}

/// The title of the summary: which turn is over.
fn over(table: &Table, at: usize) -> String {
    let turns = log_index::turns(&table.ticker.log);
    let ended = turns.iter().rfind(|turn| turn.start < at);
    ended.map_or_else(String::new, |turn| {
        log_index::turn_name(&table.ticker.log, turn.clone())
    }) + " is over"
}

/// What each side has lost in these lines.
fn losses(table: &Table, title: &'static str, lines: &[LogLine]) -> Element {
    let lost = log_index::lost(lines);
    let one = |of: Side| {
        el("p.lost")
            .with(side(Some(of)))
            .text(format!("{} lost {}.", of.name(), pieces(table, lost[of])))
    };
    el("section").with(el("h3").text(title)).all(Side::BOTH.map(one))
}

fn tally(score: PerSide<u8>) -> Element {
    let one = |of: Side| el("b").text(score[of].to_string());
    el("p.tally")
        .with(side(Some(Side::Rome)))
        .text("Rome ")
        .with(one(Side::Rome))
        .with(side(Some(Side::Carthage)))
        .text("Carthage ")
        .with(one(Side::Carthage))
}

/// Who holds what: provinces, then every space by its holder. Waters and harbours are where fleets lie.
pub fn holdings(table: &Table) -> Content {
    let scene = &table.view_model.scene;
    let mut body = vec![tally(scene.score)];
    body.extend(board::regions(scene));
    let cells = scene.boards.iter().filter(|b| b.kind == BoardKind::Regions);
    let provinces = cells
        .flat_map(|b| b.rows.iter().flatten())
        .filter(|cell| !cell.note.is_empty());
    let provinces = provinces.map(|cell| el("li").with(side(cell.side)).text(" ").text(&cell.note));
    body.push(el("ul.prose").all(provinces));
    for holder in [Some(Side::Rome), Some(Side::Carthage), None] {
        let held: Vec<Element> = scene
            .spaces
            .iter()
            .filter(|s| s.control == holder && !matches!(s.shape, Shape::Water | Shape::Harbour))
            .map(|s| quiet(s.name, Msg::Past(PastMsg::Show(s.id))))
            .collect();
        let title = holder.map_or("Nobody", Side::name);
        body.push(
            el("section")
                .with(el("h3").with(side(holder)).text(format!(
                    " {title}: {} {}",
                    held.len(),
                    table.game.about().places
                )))
                .with(el("p.places").all(held)),
        );
    }
    Content::new("Who holds what", body)
}

/// Who won and how it came to that.
pub fn end(model: &Model, table: &Table) -> Option<Content> {
    let over = table.view_model.outcome.as_ref()?;
    let rows = table.ticker.scores.iter().map(|(turn, score)| {
        el("tr")
            .with(el("th").attr("scope", "row").text(turn))
            .with(el("td").text(score.rome.to_string()))
            .with(el("td").text(score.carthage.to_string()))
    });
    let head = ["Turn", "Rome", "Carthage"]
        .into_iter()
        .map(|h| el("th").attr("scope", "col").text(h));
    let mut body = vec![
        el("p.victor")
            .attr("data-winner", over.winner.name())
            .with(side(Some(over.winner)))
            .with(el("b").text(format!(" {} has won.", table.seats.name(over.winner)))),
        el("p").text(&over.because).text(" ").maybe(over.rule.map(rule)),
        tally(table.view_model.scene.score),
    ];
    body.extend(table.seats.mode.against().map(|(own, computer)| {
        let words = format!("{} against {}.", own.name(), opponent::named(computer));
        el("p.doubt").text(words)
    }));
    body.extend(counted(table));
    body.extend(board::regions(&table.view_model.scene));
    body.push(el("h3").text("The way there"));
    body.extend(line(&table.ticker.scores));
    body.push(
        el("table.way")
            .with(el("thead").with(el("tr").all(head)))
            .with(el("tbody").all(rows)),
    );
    let decisive = log_index::decisive(&table.ticker.log, table.ticker.begun, DECISIVE);
    if !decisive.is_empty() {
        body.push(el("h3").text("What decided it"));
        body.push(el("ul.menu").all(decisive.into_iter().map(|f| swing(table, f))));
    }
    body.extend(streaks::offer(model).map(|(words, _)| {
        let offered = el("button").on(On::Chance(|it| Msg::Game(GameMsg::Offered(it))));
        let offered = offered.attr("data-choice", "Offered").text("At that level");
        el("div.buttons").with(el("p").text(words)).with(offered)
    }));
    body.push(
        el("div.buttons")
            .with(
                el("button.main")
                    .attr("data-choice", "Rematch")
                    .on(On::Chance(|it| Msg::Game(GameMsg::Rematch(it))))
                    .text("Rematch, sides changed"),
            )
            .maybe(review::view::door(table))
            .with(button("Look back", Msg::Past(PastMsg::Begin)))
            .with(button("The whole log", Msg::Look(LookMsg::Open(Sheet::Log))))
            .with(button("Share", Msg::Link(LinkMsg::Share)))
            .with(button("Home", Msg::Look(LookMsg::Go(Screen::Home)))),
    );
    Some(Content::new("The war is over", body))
}

/// The final score by its parts, where the game counts any.
fn counted(table: &Table) -> Option<Element> {
    let parts = table.game.counted();
    let cells = |name: &str, of: PerSide<u16>| {
        el("tr")
            .with(el("th").attr("scope", "row").text(name))
            .with(el("td").text(of.rome.to_string()))
            .with(el("td").text(of.carthage.to_string()))
    };
    let sum = parts.iter().fold(PerSide::new(0, 0), |sum, (_, of)| {
        PerSide::new(sum.rome + of.rome, sum.carthage + of.carthage)
    });
    let head = ["Counted", "Rome", "Carthage"]
        .into_iter()
        .map(|h| el("th").attr("scope", "col").text(h));
    (!parts.is_empty()).then(|| {
        el("table.way.counted")
            .with(el("thead").with(el("tr").all(head)))
            .with(el("tbody").all(parts.iter().map(|(name, of)| cells(name, *of))))
            .with(el("tfoot").with(cells("In all", sum)))
    })
}

/// A battle that decided: a tap leads to its moment.
fn swing(table: &Table, fight: Range<usize>) -> Element {
    let lines = &table.ticker.log[fight.clone()];
    let lost = log_index::lost(lines);
    let end = lines
        .iter()
        .rfind(|l| matches!(l.line.tells, Tells::Won | Tells::Falls))
        .unwrap_or(&lines[0]);
    let dead = lines.iter().filter(|l| l.line.tells == Tells::Death);
    let dead: String = dead.map(|l| format!(" {}", l.line.text)).collect();
    let turns = log_index::turns(&table.ticker.log);
    let turn = turns.into_iter().find(|turn| turn.contains(&fight.start));
    let turn = turn.map_or_else(String::new, |turn| log_index::turn_name(&table.ticker.log, turn) + ". ");
    let words = format!("{turn}Lost: Rome {}, Carthage {}.{dead}", lost.rome, lost.carthage);
    let row = button("", Msg::Past(PastMsg::Line(fight.start))).class("row");
    el("li").with(
        row.with(el("b").with(side(end.line.side)).text(" ").text(&end.line.text))
            .with(el("small").text(words)),
    )
}

/// The score of each turn as a line for each side; the table beside it says the same in numbers.
fn line(way: &[(String, PerSide<u8>)]) -> Option<Element> {
    let most = way
        .iter()
        .flat_map(|(_, s)| [s.rome, s.carthage])
        .max()
        .filter(|m| *m > 0)?;
    let steps = way.len().checked_sub(1).filter(|s| *s > 0)?;
    let path = |of: Side| {
        let mut d = String::new();
        for (n, (_, score)) in way.iter().enumerate() {
            let (x, y) = (
                10 + n * 280 / steps,
                90 - usize::from(score[of]) * 80 / usize::from(most),
            );
            d.push_str(&format!("{}{x} {y}", if n == 0 { "M" } else { "L" }));
        }
        format!(r#"<path class="{}" d="{d}"/>"#, map::class_of(of))
    };
    let both = path(Side::Rome) + &path(Side::Carthage);
    Some(
        el("svg.score-line")
            .attr("viewBox", "0 0 300 100")
            .attr("aria-hidden", "true")
            .markup(format!(r#"<path class="ground" d="M10 90H290"/>{both}"#)),
    )
}

/// Giving up: asked twice.
pub fn concede(table: &Table, sure: bool) -> Content {
    let (side, to) = (commit::would_concede(table), table.view_model.to());
    let who = side.name();
    let (words, yes, msg) = if sure {
        (
            format!("{who} lays down its arms. This ends the war."),
            "Yes, concede the war",
            Msg::Answer(AnswerMsg::Concede),
        )
    } else {
        let next = Msg::Look(LookMsg::Instead(Box::new(Msg::Look(LookMsg::Open(Sheet::Concede(
            true,
        ))))));
        (
            if to == Some(side) {
                format!("{who} is to answer now, so {who} would give up the war.")
            } else {
                format!("{who} would give up the war.")
            },
            "Concede",
            next,
        )
    };
    Content::new(
        "Concede",
        vec![
            el("p").text(words),
            el("div.buttons")
                .with(main(yes, msg).attr("data-choice", "Concede"))
                .with(button("Fight on", Msg::Look(LookMsg::Close))),
        ],
    )
}
