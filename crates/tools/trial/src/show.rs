//! `trial show LINK` and `trial replay LINK`: a game as text.

use engine::scene::{CellState, Scene, Seat, SpaceShown, Stack};
use engine::{Present, Rules, Side, Timeline, Viewer, code};
use registry::Task;
use std::fmt::Write;
use testkit::{RandomPlay, log_from};

pub struct Show<'a> {
    pub link: &'a str,
}

impl Task for Show<'_> {
    type Output = u8;

    fn run<R: RandomPlay>(self) -> u8 {
        if let (Err(code::LinkError::RulesChanged { .. }), Ok(still)) =
            (code::open_link::<R>(self.link), code::last_position::<R>(self.link))
        {
            println!("{still}\n\n{}", position(&still.game));
            return 0;
        }
        opened::<R>(self.link, |game| {
            print!("{}", position(&game));
            println!("\nLog");
            log_from(&game, 0).iter().for_each(|line| println!("  {line}"));
        })
    }
}

pub struct Replay<'a> {
    pub link: &'a str,
}

impl Task for Replay<'_> {
    type Output = u8;

    fn run<R: RandomPlay>(self) -> u8 {
        opened::<R>(self.link, |mut game| {
            game.seek(0);
            log_from(&game, 0).iter().for_each(|line| println!("  {line}"));
            while let Some(question) = game.pending().map(|p| p.question) {
                let Some(answer) = game.answers().get(game.cursor()).copied() else {
                    break;
                };
                let words = R::label(game.state(), &question, answer.choice);
                let title = R::prompting(game.state(), &question).title;
                println!(
                    "{} {} [{}] {title}: {words}",
                    game.cursor() + 1,
                    question.to.name(),
                    question.rule
                );
                let told = log_from(&game, 0).len();
                game.redo();
                log_from(&game, told).iter().for_each(|line| println!("  {line}"));
            }
            print!("\n{}", position(&game));
        })
    }
}

/// Opens the link and does something with the game; the exit code.
pub fn opened<R: Rules>(link: &str, then: impl FnOnce(Timeline<R>)) -> u8 {
    match code::open_link(link) {
        Ok(game) => {
            then(game);
            0
        }
        Err(error) => {
            println!("FAIL seed=- answer=0 link={link} what={error}");
            1
        }
    }
}

/// The position and the question that waits.
fn position<R: Present>(game: &Timeline<R>) -> String {
    let mut text = table(&R::scene(game.state(), Viewer::Both));
    if let Some(pending) = game.pending() {
        let question = &pending.question;
        let prompt = R::prompting(game.state(), question);
        let words = |choice| R::label(game.state(), question, choice);
        put(
            &mut text,
            format_args!(
                "\n{} is asked ({}): {}",
                question.to.name(),
                question.rule,
                prompt.title
            ),
        );
        put(&mut text, format_args!("  {}", prompt.text));
        for choice in &pending.legal {
            put(&mut text, format_args!("  - {}", words(*choice)));
        }
        for (choice, why) in game.refusals() {
            put(
                &mut text,
                format_args!("  x {}: {} ({})", words(choice), why.because, why.rule),
            );
        }
    }
    if let Some(outcome) = game.outcome() {
        put(
            &mut text,
            format_args!(
                "\n{} wins ({}): {}",
                outcome.winner.name(),
                outcome.rule,
                outcome.because
            ),
        );
    }
    text
}

fn put(text: &mut String, line: std::fmt::Arguments<'_>) {
    writeln!(text, "{line}").expect("a string takes all text");
}

fn table(scene: &Scene) -> String {
    let mut text = String::new();
    put(&mut text, format_args!("{} {}", scene.turn, scene.phase));
    put(
        &mut text,
        format_args!("Score: Rome {}, Carthage {}", scene.score.rome, scene.score.carthage),
    );
    for space in &scene.spaces {
        let here: Vec<&Stack> = scene.stacks.iter().filter(|s| s.seat.space() == space.id).collect();
        if !here.is_empty() || space.control.is_some() || !space.marks.is_empty() {
            put(&mut text, format_args!("  {}", space_line(space)));
            here.iter()
                .for_each(|stack| put(&mut text, format_args!("    {}", stack_line(stack))));
        }
    }
    for board in &scene.boards {
        put(&mut text, format_args!("{} {}", board.title, board.aside));
        for row in &board.rows {
            let cells = row.iter().map(|cell| {
                let mark = if cell.state == CellState::Current { "*" } else { "" };
                let side = cell.side.map_or("", Side::name);
                let parts = [mark, cell.text.as_str(), cell.under.as_str(), cell.symbol, side];
                parts
                    .iter()
                    .filter(|p| !p.is_empty())
                    .copied()
                    .collect::<Vec<_>>()
                    .join(" ")
            });
            put(&mut text, format_args!("  {}", cells.collect::<Vec<_>>().join(" | ")));
        }
    }
    for pile in &scene.piles {
        let cards: Vec<String> = pile.cards.iter().map(|c| c.0.to_string()).collect();
        put(
            &mut text,
            format_args!("{}: {} {}", pile.title, pile.count, cards.join(" ")),
        );
    }
    for (side, hand) in scene.hands.iter() {
        let cards: Vec<String> = hand.cards.iter().flatten().map(|c| c.0.to_string()).collect();
        put(
            &mut text,
            format_args!("{} holds {}: {}", side.name(), hand.count, cards.join(" ")),
        );
    }
    for fact in &scene.facts {
        put(
            &mut text,
            format_args!(
                "{}: Rome {}, Carthage {} {}",
                fact.title, fact.value.rome, fact.value.carthage, fact.note
            ),
        );
    }
    if let Some(route) = &scene.route {
        let spaces: Vec<String> = route.spaces.iter().map(|s| s.0.to_string()).collect();
        let (spent, total) = (route.spent, route.total);
        put(
            &mut text,
            format_args!(
                "{} marches {} ({spent} of {total})",
                route.side.name(),
                spaces.join(" > ")
            ),
        );
    }
    text
}

fn space_line(space: &SpaceShown) -> String {
    let control = space
        .control
        .map_or(String::new(), |side| format!(" [{}]", side.name()));
    let marks: Vec<&str> = space.marks.iter().map(|mark| mark.name.as_str()).collect();
    format!("{}{control} {}", space.name, marks.join(", "))
}

fn stack_line(stack: &Stack) -> String {
    let place = match stack.seat {
        Seat::Outside(_) => "",
        Seat::Inside(_) => " inside",
        Seat::AtSea(_) => " at sea",
    };
    let generals = stack.generals.iter().map(|g| g.full.to_owned());
    let units = stack.units.iter().map(|u| u.name.clone());
    format!(
        "{}{place}: {}",
        stack.side.name(),
        generals.chain(units).collect::<Vec<_>>().join(", ")
    )
}
