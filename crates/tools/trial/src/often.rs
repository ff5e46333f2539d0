//! `trial often`: the prompts, refusals and lines of the log that are met most often, with names and numbers made alike.

use crate::game_of_name;
use crate::players::Players;
use clap::Args;
use engine::{Decision, Game, Present, Seed, Side, Viewer};
use registry::{Listed, Task};
use std::collections::BTreeMap;
use testkit::Tested;

/// So many of each are shown.
const SHOWN: usize = 40;

#[derive(Args)]
pub struct Often {
    /// The game.
    #[arg(value_parser = game_of_name)]
    pub game: &'static Listed,
    /// How many wars.
    #[arg(long, value_name = "N", default_value_t = 100)]
    games: u64,
    /// The seed of the first war; the others follow.
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    players: Players,
}

/// How often something was met, and how it read last.
type Counts = BTreeMap<String, (u64, String)>;

impl Task for Often {
    type Output = Result<u8, String>;

    fn run<R: Tested>(self) -> Self::Output {
        let setup = R::unpack(0).expect("every game can be played without its switches");
        let start = |seed| Game::<R>::new(setup, seed);
        let names = names::<R>(&start(Seed(1)));
        let (mut prompts, mut refusals, mut lines) = (Counts::new(), Counts::new(), Counts::new());
        let mut questions = 0;
        for number in self.seed..self.seed + self.games {
            let (mut game, mut by) = (start(Seed(number)), self.players.of::<R>(Seed(number))?);
            while let Some(pending) = game.pending() {
                let question = pending.question;
                let said = R::prompting(game.state(), &question);
                questions += 1;
                let kind = format!("{:?}", question.about).replace(|c: char| c.is_ascii_digit(), "");
                add(&mut prompts, kind, &format!("{} | {}", said.title, said.text));
                let mut here: Vec<String> = game
                    .refusals()
                    .into_iter()
                    .map(|(_, why)| format!("{} ({})", why.because, why.rule))
                    .collect();
                here.sort();
                here.dedup();
                for why in here {
                    add(&mut refusals, why.clone(), &why);
                }
                let Decision::Take(at) = by.decide(game.state(), &question, &pending.legal) else {
                    break;
                };
                let choice = pending.legal[at];
                game.answer(choice).expect("a legal answer is taken");
            }
            for entry in game.log() {
                if let Some(line) = R::line(&entry.event, Viewer::Public) {
                    let text = format!("{} ({})", line.text, line.rule.map_or("", |rule| rule.0));
                    add(&mut lines, alike(&text, &names), &text);
                }
            }
        }
        show("Prompts", &prompts);
        show("Refusals", &refusals);
        show("Lines", &lines);
        println!("games={} questions={questions}", self.games);
        Ok(0)
    }
}

fn add(counts: &mut Counts, key: String, text: &str) {
    let of = counts.entry(key).or_default();
    of.0 += 1;
    of.1 = text.to_owned();
}

fn show(title: &str, counts: &Counts) {
    let mut all: Vec<_> = counts.iter().collect();
    all.sort_by_key(|(_, of)| core::cmp::Reverse(of.0));
    println!("{title}");
    for (key, (count, text)) in all.into_iter().take(SHOWN) {
        println!("{count:8} {key}\n         {text}");
    }
}

/// All names of places, Generals and cards, the longest first.
fn names<R: Present>(game: &Game<R>) -> Vec<&'static str> {
    let scene = R::scene(game.state(), Viewer::Public);
    let mut all: Vec<&str> = scene.spaces.iter().map(|space| space.name).collect();
    let cards = R::readable().into_iter().flat_map(|(_, cards)| cards);
    all.extend(cards.map(|id| R::card(id).title));
    all.extend(R::generals().iter().flat_map(|g| [g.shown.full, g.shown.name]));
    all.extend(Side::BOTH.map(Side::name));
    all.sort_by_key(|name| core::cmp::Reverse(name.len()));
    all
}

/// A line with names and numbers made alike.
fn alike(text: &str, names: &[&str]) -> String {
    let mut text = text.to_owned();
    for name in names {
        text = text.replace(name, "~");
    }
    let mut out = String::new();
    for c in text.chars() {
        let c = if c.is_ascii_digit() { '#' } else { c };
        if !(c == '#' && out.ends_with('#')) {
            out.push(c);
        }
    }
    out.replace("#s", "#")
        .replace("CUs", "CU")
        .replace("MPs", "MP")
        .replace("PCs", "PC")
}
