//! The journeys, in the order in which they run.

mod addresses;
mod against;
mod boot;
mod budget;
mod challenges;
mod coaching;
mod deaths;
mod deciding;
mod everyone;
mod focus;
mod follow;
mod keeping;
mod keyboard;
mod learning;
mod links;
mod looking_back;
mod offline;
mod orders;
mod play;
mod reactions;
mod readable;
mod reader;
mod refusals;
mod rounds;
mod screens;
mod seats;
mod second;
mod secrets;
mod seen;
mod sharing;
mod short_wars;
mod sounds;
mod steady;
mod strangers;
mod tabs;
mod thinking;
mod thoughts;
mod under;
mod windows;

use crate::{Outcome, World};

/// A journey: what a player does, and what must come of it.
pub struct Journey {
    /// Its name, for the terminal.
    pub name: &'static str,
    /// The doing of it.
    pub run: fn(&World) -> Outcome,
    /// Whether it needs no more than WebDriver, so that every engine can play it.
    pub everywhere: bool,
    /// Whether it holds times against a limit, so that nothing else may run beside it.
    pub alone: bool,
}

const fn to(name: &'static str, run: fn(&World) -> Outcome) -> Journey {
    Journey {
        name,
        run,
        everywhere: false,
        alone: false,
    }
}

/// A journey of the smoke that WebKit and Firefox play too.
const fn everywhere(name: &'static str, run: fn(&World) -> Outcome) -> Journey {
    Journey {
        name,
        run,
        everywhere: true,
        alone: false,
    }
}

/// A journey that holds times against a limit.
const fn alone(name: &'static str, run: fn(&World) -> Outcome) -> Journey {
    Journey {
        name,
        run,
        everywhere: false,
        alone: true,
    }
}

/// All journeys.
pub const ALL: &[Journey] = &[
    everywhere("boot: the page starts under the strict policy", boot::starts),
    to("boot: a breach of the policy is heard", boot::breach_is_heard),
    to("boot: three deaths, three returns", boot::comes_back),
    to("boot: a page loaded again begins with the table", boot::table_first),
    to("boot: no WebAssembly is said in words", boot::no_webassembly),
    to("boot: a breakdown gives the games out and leads back", boot::breakdown),
    to(
        "boot: a version that breaks down at its start is left behind",
        boot::broken_version,
    ),
    to(
        "offline: a game without a server, and no other origin ever",
        offline::without_a_server,
    ),
    to("offline: a new version in mid-game, in two tabs", offline::new_version),
    to("offline: plain http says what it denies", offline::plain_http),
    everywhere("play: the first turn, by taps, both sides", play::first_turn),
    to(
        "play: alone, without a single hand-over",
        play::alone_without_a_hand_over,
    ),
    everywhere("play: odds that nobody wants stay hidden", play::odds_stay_hidden),
    to("play: a war watched to its end", play::watched_to_the_end),
    to("play: victory and rematch", play::victory_and_rematch),
    to("thoughts: a thousand are the same as natively", thoughts::as_natively),
    to("deaths: tab closed in mid-move", deaths::tab_closed),
    to("deaths: tab crashed in mid-move", deaths::tab_crashed),
    to("deaths: browser killed in mid-move", deaths::browser_killed),
    to(
        "deaths: browser killed the moment the next question stands",
        deaths::killed_at_once,
    ),
    to("deaths: ten tabs closed at random", deaths::tabs_closed_at_random),
    to("deaths: ten tabs crashed at random", deaths::tabs_crashed_at_random),
    to(
        "deaths: ten browsers killed at random",
        deaths::browsers_killed_at_random,
    ),
    to("keeping: a name, a copy, deleted and back", keeping::slots),
    to("keeping: a file says what it adds and replaces nothing", keeping::files),
    to("keeping: stores that refuse", keeping::refused),
    to(
        "keeping: locks that are refused, alone and with all stores",
        keeping::refused_locks,
    ),
    to("keeping: stores that are full", keeping::full),
    to("refusals: one thing after the other", refusals::one_by_one),
    to("refusals: all of it at once", refusals::all_at_once),
    to("refusals: no cookies, and no store with them", refusals::no_cookies),
    to(
        "refusals: a screen that goes dark and a player that does not start",
        refusals::said,
    ),
    to("keeping: local storage is full, and nothing goes", keeping::local_full),
    to("keeping: damaged records", keeping::damaged),
    to("keeping: a game that stopped the page opens earlier", keeping::earlier),
    to("tabs: one plays, one looks on and takes over", tabs::take_over),
    to("tabs: both are loaded again, one of them closes", tabs::loaded_again),
    to("tabs: two answer at once, without locks", tabs::at_once),
    to(
        "tabs: two answer at once and hear nothing of each other",
        tabs::at_once_unheard,
    ),
    everywhere("rounds: actions by their doors, both sides", rounds::actions_by_taps),
    to("rounds: a raid that may be blocked", rounds::raid),
    to("rounds: a battle at sea with a Leader", rounds::at_sea),
    to("rounds: a Campaign with its Event", rounds::campaign),
    to("rounds: the end of a war", rounds::to_the_end),
    to("rounds: hands stay closed at one table", rounds::closed_hands),
    to("rounds: a round by keyboard", keyboard::a_round),
    to("rounds: a round by roles and names alone", reader::a_round),
    to("rounds: the guided game as it is told", rounds::guided_game),
    everywhere("against: both sides play, with a reload between", against::plays),
    everywhere("against: a person takes over by a link", against::taken_over),
    to("against: a link is played on in another browser", against::played_on),
    to("against: without a network", against::without_a_network),
    alone("against: the answer at once", thinking::hurried),
    to("against: the program stops", thinking::stopped),
    to("against: the host has only a newer version", thinking::outdated),
    alone("against: time tells nothing", thinking::time_tells_nothing),
    to("against: a whole war", against::whole_war),
    to("against: a whole second war", against::whole_second_war),
    to("against: a whole war in rounds", against::whole_war_of_rounds),
    everywhere(
        "links: the other player gets one seat and the same position",
        links::other_seat,
    ),
    everywhere(
        "links: the same position, log and undo on another device",
        links::same_game,
    ),
    to(
        "orders: six optional rules, in the log and in the link",
        orders::optional_rules,
    ),
    to("orders: a handicap is placed before the first turn", orders::handicap),
    to(
        "orders: a standing order lets an army pass, and the log says so",
        orders::standing,
    ),
    to("orders: in one space the player wants to be asked", orders::named),
    to("links: damaged ones are refused and harm nothing", links::damaged),
    to("links: hurt ones open, by paste and by address", links::hurt),
    to("addresses: a link over a table is offered", addresses::over_a_table),
    to("addresses: each Back does something or leaves", addresses::back),
    to("addresses: a link that has lost its #", addresses::lost),
    to(
        "sharing: a code is read back, blurred, turned and halved",
        sharing::code_read_back,
    ),
    to(
        "sharing: no code where a camera could not read it",
        sharing::no_code_where_it_cannot_be_read,
    ),
    to(
        "sharing: a position shows no hand and is not kept",
        sharing::position_to_look_at,
    ),
    to("sharing: two games that part are both kept", sharing::two_games),
    to("sharing: sent, played and sent back in six taps", sharing::six_taps),
    to(
        "sharing: a link from a file and from the clipboard",
        sharing::from_file_and_clipboard,
    ),
    to(
        "secrets: nothing of a closed hand anywhere in the browser",
        secrets::at_one_tablet,
    ),
    to("secrets: a turn side by side, by touch", secrets::side_by_side),
    to("secrets: a turn face to face, by touch", secrets::face_to_face),
    everywhere(
        "keyboard: a march through the list of all answers",
        keyboard::by_the_list,
    ),
    everywhere(
        "keyboard: a march through the arrow keys of the map",
        keyboard::by_the_map,
    ),
    to("keyboard: keys with modifiers are the browser's", keyboard::modifiers),
    to("reader: the same said twice is heard twice", reader::said_twice),
    to("reader: a whole turn by roles and names alone", reader::whole_turn),
    to("everyone: the entrance can be used by everybody", everyone::entrance),
    to("everyone: so can the table and its sheets", everyone::table),
    to("everyone: so can every kind of question", everyone::questions),
    to(
        "everyone: so can what is learned, kept and looked back at",
        everyone::beside,
    ),
    to("everyone: so can going back together", everyone::going_back),
    to(
        "everyone: so can kept games, the bar of a deleted one and a file",
        everyone::kept,
    ),
    to("keyboard: a whole turn of both sides", keyboard::whole_turn),
    to("budget: three markers in six taps", budget::three_markers),
    to("budget: a march in four", budget::march),
    to("budget: no reaction in one, an interception in two", budget::reactions),
    to("budget: a siege roll in three", budget::siege),
    to("budget: losses as proposed in one", budget::losses),
    to("budget: conceding takes two steps", budget::concede),
    to(
        "reactions: an avoid and two interceptions on one sheet",
        reactions::one_sheet,
    ),
    to(
        "reactions: a retreat of three spaces with a penalty",
        reactions::retreat,
    ),
    to("reactions: a sortie", reactions::sortie),
    to(
        "windows: a fleet is intercepted, fights three rounds and the loser comes home",
        windows::at_sea,
    ),
    to(
        "windows: a counter event breaks into the other side's move",
        windows::interrupted,
    ),
    to(
        "windows: with a card and without they look the same",
        windows::looks_the_same,
    ),
    to(
        "learning: the rules from a prompt, a refusal, a card and the log",
        learning::rules_from_everywhere,
    ),
    to("learning: search, terms, cards and generals", learning::looked_up),
    to(
        "learning: the guided game as it is told, resumed in the middle",
        learning::guided_game,
    ),
    to("learning: whoever strays takes it back, or plays on", learning::strayed),
    to("coach: hints alone, by key and by tap", coaching::alone),
    to(
        "coach: a hint in the lesson, without a network",
        coaching::in_the_lesson,
    ),
    to("coach: against the computer where it is agreed", coaching::agreed),
    to(
        "coach: a review with second tries, without a network",
        coaching::reviewed,
    ),
    to(
        "challenges: failed, solved by keys, shown, without a network",
        challenges::solved_and_failed,
    ),
    to("short wars: from set-up to the last card", short_wars::to_its_last_card),
    everywhere(
        "second war: over the Alps, a battle by both sides, its link elsewhere",
        second::over_the_alps,
    ),
    to("second war: the guided game as it is told", second::guided_game),
    to(
        "second war: a kept game of each, each with its program",
        second::two_wars,
    ),
    to("looking back: the log by turn and by words", looking_back::log),
    to("looking back: step, turn, event, by itself", looking_back::replay),
    to(
        "looking back: from battle to battle, to its dice and to the map",
        looking_back::battles,
    ),
    to(
        "looking back: a link to a moment, in a new browser",
        looking_back::link_to_a_moment,
    ),
    to("looking back: a game of its own", looking_back::fork),
    to("looking back: on paper without a hand", looking_back::paper),
    to("looking back: the log as a file", looking_back::export),
    to("deciding: both agree to go back", deciding::both_agree),
    to("deciding: alone, with new dice", deciding::alone_new_dice),
    to("deciding: what is played, and skipped", deciding::played),
    to("seats: the screen stays on", seats::awake),
    to("seats: an open hand closes", seats::hand_closes),
    to(
        "seats: a hand that is held open closes with the finger",
        seats::hand_held_open,
    ),
    to("seats: a player's view is kept", seats::view_is_kept),
    to("seats: two fingers spread the map", seats::two_fingers),
    to("seats: each player has letters of his own size", seats::letters_of_each),
    to("seats: the table turns", seats::table_turns),
    to(
        "sounds: heard, not of a hidden page, refused in words",
        sounds::on_and_off,
    ),
    to("steady: the map stays under a finger", steady::map),
    to("steady: Confirm stays from goal to goal", steady::confirm),
    to("steady: what is confirmed stays under the finger", under::the_finger),
    to("steady: face to face the map lies still", under::face_to_face),
    to("seats: the tablet is handed over in the panel", seats::hand_over),
    to("seats: a tap that comes twice opens no hand", seats::tapped_twice),
    to(
        "seats: a tap that comes twice gives one answer",
        seats::tapped_twice_by_one_side,
    ),
    to("seats: a glance face to face", seats::glance_face_to_face),
    to("readable: stacks around a besieged city", readable::siege),
    to("readable: letters of 150 per cent", readable::large_letters),
    to("focus: back to what opened a sheet", focus::comes_back),
    to("focus: a sheet over a sheet, and an answer in one", focus::in_its_place),
    to("focus: Escape in a composition", focus::composition),
    to("strangers: a translator", strangers::translated),
    to("strangers: extensions", strangers::extended),
    to("screens: every size, both ways round", screens::every_size),
    to("screens: the lessons", screens::lessons),
    to("screens: a long question leaves the map its room", screens::steady_map),
];
