//! Setting up a game: everything has a default, so the table is two taps from the first paint.

use crate::features::opponent::considering;
use crate::features::setup::{AGAINST_COMPUTER, ALONE, TOGETHER};
use crate::games;
use crate::games::GAMES;
use crate::model::install::{Install, Offline};
use crate::model::msg::{Field, GameMsg, LookMsg, Msg};
use crate::model::opponent::{Opponent, ProgramState};
use crate::model::screen::Screen;
use crate::model::{Form, SideChoice};
use crate::tree::{Element, On, el};
use crate::widgets::basic::{quiet, rule};
use ai::Level;
use engine::scene::Switch;
use engine::{ShortWar, Side};

const PLAYERS: [(&str, &str); 4] = [
    ("Two at this table", "Hands close before the other side is asked."),
    ("Alone with both sides", "Both hands lie open, one tap apart."),
    (
        "By link",
        "This device is one side; the other gets a link after each turn.",
    ),
    (
        "Against the computer",
        "It plays the other side, even without a network, and never sees your hand.",
    ),
];

/// What the levels of the computer player are like.
const LEVELS: [&str; 4] = [
    "plays by its first thought",
    "tries a few things out, and overlooks some",
    "tries many things out",
    "tries the most out, and takes twice the time",
];

/// Most by which one side may win more of a hundred wars before the other is called the harder one.
const EVEN: u8 = 10;

/// A radio button.
pub fn pick(group: &'static str, chosen: bool, msg: Msg, words: Element) -> Element {
    let input = el("input")
        .attr("type", "radio")
        .attr("name", group)
        .attr("prop:checked", if chosen { "true" } else { "false" })
        .click(msg);
    el("label.pick").with(input).with(words)
}

fn field(words: &str, most: &'static str, value: &str, typed: On) -> Element {
    let input = el("input")
        .attr("type", "text")
        .attr("maxlength", most)
        .attr("autocomplete", "off")
        .attr("prop:value", value)
        .on(typed);
    el("label.field").with(el("span").text(words)).with(input)
}

fn fields(legend: &str) -> Element {
    el("fieldset").with(el("legend").text(legend))
}

/// The optional rules, then the house rules, which are in no rulebook.
fn agreements(form: &Form) -> impl Iterator<Item = Element> {
    [("Optional rules", false), ("House rules: not from the rulebook", true)]
        .into_iter()
        .filter_map(|(legend, house)| {
            let rows = games::info(form.game).switches().iter().enumerate();
            let rows: Vec<Element> = rows
                .filter(|(_, row)| row.is_house_rule() == house)
                .map(|(at, row)| agreement(form, at, row))
                .collect();
            (!rows.is_empty()).then(|| fields(legend).all(rows))
        })
}

/// A switch that is on or off, or the settings of which one holds.
fn agreement(form: &Form, at: usize, row: &'static Switch) -> Element {
    let now = row.setting(form.switches);
    let words = || {
        let title = el("b").text(row.title).text(" ").with(rule(row.rule));
        el("span").with(title).with(el("small").text(row.text))
    };
    if let [_] = row.settings {
        let input = el("input")
            .attr("type", "checkbox")
            .attr("data-switch", row.rule.0)
            .attr("prop:checked", if now == 1 { "true" } else { "false" })
            .click(Msg::Game(GameMsg::Form(Field::Setting(at, 1 - now))));
        return el("label.pick").with(input).with(words());
    }
    let names = ["Off"].iter().chain(row.settings);
    let settings = names.enumerate().map(|(setting, name)| {
        let chosen = Msg::Game(GameMsg::Form(Field::Setting(at, setting as u32)));
        pick(row.rule.0, now == setting as u32, chosen, el("span").text(*name))
    });
    el("div")
        .attr("role", "group")
        .label(row.title)
        .attr("data-switch", row.rule.0)
        .with(words())
        .with(el("div.choice").all(settings))
}

/// Which war all is about; another one may come with a program of its own.
pub fn wars(now: usize) -> Element {
    let all = GAMES.iter().map(|game| {
        let (n, about) = (game.place(), &game.about);
        el("button")
            .click(Msg::Game(GameMsg::Form(Field::War(n))))
            .attr("data-war", n.to_string())
            .attr("aria-pressed", if n == now { "true" } else { "false" })
            .with(el("b").text(about.title))
            .with(el("small").text(about.war))
    });
    el("div.wars").attr("role", "group").label("Which game").all(all)
}

/// The whole war, or one of its short wars: three turns from a moment of a war that was played.
fn lengths(form: &Form) -> Option<Element> {
    let wars = games::info(form.game).short_wars();
    if wars.is_empty() {
        return None;
    }
    let way = |chosen: Option<usize>, name: &str, what: String| {
        let words = el("span").with(el("b").text(name)).with(el("small").text(what));
        let msg = Msg::Game(GameMsg::Form(Field::ShortWar(chosen)));
        pick("length", form.short_war == chosen, msg, words).attr("data-length", name)
    };
    let about = |war: &ShortWar| {
        let [one, two] = war.history;
        format!("{one} {two} {} turns, about {} cards or actions.", war.turns, war.cards)
    };
    let whole = way(None, "The whole war", "From its first turn to its last.".to_owned());
    let short = wars
        .iter()
        .enumerate()
        .map(|(at, war)| way(Some(at), war.name, about(war)));
    Some(fields("How long").with(whole).all(short))
}

/// Which side is the harder one against a level, with the figure that says so: that of the level, or of the nearest below that was measured.
fn harder(measured: &[(u8, u8)], level: u8) -> Option<String> {
    let (level, rome) = measured.iter().rfind(|(of, _)| *of <= level)?;
    Some(between(Level::of(*level)?.name, *rome))
}

/// What the share of Rome between two computer players of a name says of the sides.
fn between(player: &str, rome: u8) -> String {
    let [wins, loses] = [rome.max(100 - rome), rome.min(100 - rome)];
    let (easy, hard) = if rome > 50 {
        (Side::Rome, Side::Carthage)
    } else {
        (Side::Carthage, Side::Rome)
    };
    if wins - loses <= EVEN {
        return format!("Between two {player}s Rome wins {rome} of 100 wars: neither side is much harder.");
    }
    format!(
        "Between two {player}s {} wins {wins} of 100 wars: {} is harder.",
        easy.name(),
        hard.name()
    )
}

/// How well a level does against the one below it, where that has been measured.
fn beats(measured: &[(u8, u8)], level: u8) -> Option<String> {
    let (_, wins) = measured.iter().find(|(of, _)| *of == level)?;
    let below = Level::of(level.checked_sub(1)?)?;
    Some(format!("wins {wins} of 100 wars against the {}", below.name))
}

/// The levels of the computer player, and whether it can be had.
fn levels(form: &Form, opponent: &Opponent, install: &Install) -> Element {
    let measured = games::about(form.game).wins_of_100;
    let picks = Level::ALL.iter().zip(LEVELS).map(|(level, what)| {
        let beats = beats(measured, level.number).map(|words| el("small").text(words));
        let words = el("span").with(el("b").text(level.name)).with(el("small").text(what));
        let words = words.maybe(beats);
        let chosen = Msg::Game(GameMsg::Form(Field::Level(level.number)));
        pick("level", form.level == level.number, chosen, words)
    });
    let word = match opponent.program {
        ProgramState::Absent => "",
        ProgramState::Coming => "The computer player is being fetched.",
        ProgramState::Ready => match install.offline {
            _ if install.opponent_kept => "The computer player is on this device and plays even without a network.",
            Offline::Unknown | Offline::Ready => {
                "The computer player is here. It is being kept for playing without a network."
            }
            Offline::Insecure | Offline::Unable | Offline::Draft => {
                "The computer player is here for as long as this page stays open."
            }
        },
        ProgramState::Broken => {
            "The computer player has stopped twice on this device, or the browser does not start it. Choose another way to play, or try again."
        }
        ProgramState::Outdated => considering::OUTDATED,
        ProgramState::Missing => {
            "The computer player is not on this device, and it cannot be fetched: there is no network. Choose another way to play, or try again."
        }
    };
    let again = opponent.trouble().map(|_| considering::again(opponent));
    let input = el("input")
        .attr("type", "checkbox")
        .attr("data-hints", "")
        .attr("prop:checked", if form.hints { "true" } else { "false" })
        .click(Msg::Game(GameMsg::Form(Field::Hints(!form.hints))));
    let words = el("span")
        .with(el("b").text("With a coach"))
        .with(el("small").text("Ask for a hint at any of your questions. The war says that it was played with hints."));
    let coach = el("label.pick").with(input).with(words);
    fields("How well it plays")
        .all(picks)
        .with(coach)
        .with(el("p.doubt").attr("role", "status").text(word))
        .maybe(again)
        .with(crate::features::opponent::view::door())
}

/// How two at one table sit, each with a picture: a tablet, and who reads it from where.
fn seating(form: &Form) -> Element {
    let ways = [
        ("Side by side", "Both read the page from here.", false),
        (
            "Face to face",
            "Question and hand turn to the player who is asked; the map stays.",
            true,
        ),
    ];
    let picks = ways.into_iter().map(|(name, what, facing)| {
        let words = el("span").with(el("b").text(name)).with(el("small").text(what));
        let chosen = Msg::Game(GameMsg::Form(Field::Facing(facing)));
        let near = r#"<circle class="near" cx="22" cy="50" r="5"/>"#;
        let other = if facing {
            r#"<circle class="far" cx="22" cy="6" r="5"/><path class="far" d="M12 17h20"/>"#
        } else {
            r#"<circle class="far" cx="36" cy="50" r="5"/>"#
        };
        let tablet = r#"<rect x="4" y="13" width="36" height="30" rx="3"/><path class="near" d="M12 39h20"/>"#;
        let picture = el("span").class("seats").attr("aria-hidden", "true").markup(format!(
            r#"<svg viewBox="0 0 44 56" width="44" height="56">{tablet}{near}{other}</svg>"#
        ));
        pick("seating", form.facing == facing, chosen, words).with(picture)
    });
    fields("How you sit").with(el("div.choice").all(picks))
}

/// The form of a new game.
pub fn setup(form: &Form, opponent: &Opponent, install: &Install) -> Element {
    let about = games::about(form.game);
    // Games of tests have no computer player.
    let ways = if games::find(form.game).is_some_and(|game| game.page) {
        4
    } else {
        3
    };
    let players = PLAYERS.iter().enumerate().take(ways).map(|(n, (name, what))| {
        let words = el("span").with(el("b").text(*name)).with(el("small").text(*what));
        pick(
            "players",
            form.players == n,
            Msg::Game(GameMsg::Form(Field::Players(n))),
            words,
        )
    });
    let lots = [
        ("By lot", SideChoice::Drawn),
        ("Rome", SideChoice::Chosen(Side::Rome)),
        ("Carthage", SideChoice::Chosen(Side::Carthage)),
    ];
    let lots = lots.into_iter().map(|(name, lot)| {
        pick(
            "lot",
            form.lot == lot,
            Msg::Game(GameMsg::Form(Field::Lot(lot))),
            el("span").text(name),
        )
    });
    let names = ["Your name", "The other's name"]
        .into_iter()
        .enumerate()
        .map(|(n, words)| {
            field(
                words,
                "16",
                &form.names[n],
                On::Typed(|n, name| Msg::Game(GameMsg::Form(Field::Name(n, name))), n),
            )
        });
    // A player of both sides takes no side.
    let sides = form.players != ALONE;
    let against = form.players == AGAINST_COMPUTER;
    let seed = field(
        "Seed of the dice: a number, or nothing for chance",
        "20",
        &form.seed,
        On::Typed(|_, seed| Msg::Game(GameMsg::Form(Field::Seed(seed))), 0),
    );
    let more = match games::info(form.game).switches() {
        [] => "Seed of the dice",
        _ => "Optional rules, seed of the dice",
    };
    el("div.entry")
        .key("setup")
        .attr("data-screen", "setup")
        .with(
            el("header.banner.small")
                .with(quiet("Back", Msg::Look(LookMsg::Go(Screen::Home))).class("quiet back"))
                .with(el("h1").attr("tabindex", "-1").attr("data-first", "").text(about.title))
                .with(el("p").text(about.war))
                .with(
                    el("p")
                        .attr("data-edition", "")
                        .with(el("small").text(format!("Rules of the {}", about.edition))),
                ),
        )
        .with(
            el("main.form")
                .with(wars(form.game))
                .with(
                    el("button.main.start")
                        .attr("data-door", "start")
                        .on(On::Chance(|it| Msg::Game(GameMsg::Start(it))))
                        .text("To the table"),
                )
                .with(fields("Who plays").all(players))
                .maybe(lengths(form))
                .maybe((form.players == TOGETHER).then(|| seating(form)))
                .maybe(against.then(|| levels(form, opponent, install)))
                .maybe(sides.then(|| fields("Names").all(names.take(if against { 1 } else { 2 }))))
                .maybe(sides.then(|| {
                    let harder = against.then(|| harder(about.rome_of_100, form.level)).flatten();
                    let evened_by = about.evened_by.filter(|(from, _)| form.level >= *from);
                    let evens = evened_by.map(|(_, words)| format!(" {words}"));
                    fields("You are")
                        .with(el("div.choice").all(lots))
                        .maybe(harder.map(|words| el("p.doubt").text(words + &evens.unwrap_or_default())))
                }))
                .maybe(form.short_war.is_none().then(|| {
                    // A short war has the rules and the dice of its own.
                    el("details")
                        .with(el("summary").text(more))
                        .with(seed)
                        .all(agreements(form))
                }))
                .with(el("p.doubt").text(crate::widgets::basic::doubts(form.game))),
        )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn how_strong_a_level_is_and_which_side_is_harder_is_told_by_wars() {
        let measured = [(1, 36), (3, 52)];
        let recruits = "Between two Recruits Carthage wins 64 of 100 wars: Rome is harder.";
        let legates = "Between two Legates Rome wins 52 of 100 wars: neither side is much harder.";
        for (level, words) in [(1, recruits), (2, recruits), (3, legates), (4, legates)] {
            assert_eq!(harder(&measured, level).as_deref(), Some(words));
        }
        assert_eq!(harder(&[], 1), None);
        assert_eq!(
            beats(&[(2, 90)], 2).as_deref(),
            Some("wins 90 of 100 wars against the Recruit")
        );
        assert_eq!(beats(&[(2, 90)], 3), None, "not measured");
        assert_eq!(harder(&[(3, 52)], 1), None);
    }
}
