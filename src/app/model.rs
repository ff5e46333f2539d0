//! All that the page knows.

use super::anywhere::Anywhere;
use super::comfort::Comfort;
use super::commit;
use super::draft::{Draft, Step};
use super::guide::{Lesson, Told};
use super::keep::Record;
use super::learn::{Learn, Page};
use super::msg::Msg;
use super::orders::{Orders, Scope};
use super::playback::Playback;
use super::replay::Past;
use super::rewind::Rewinding;
use super::seats::{Mode, Seats};
use super::seen::Seen;
use super::series::Pick;
use super::settings::Settings;
use super::share::{Reading, Shared};
use super::slots::{Slot, SlotSheet, Slots};
use super::story::Search;
use super::view_model::ViewModel;
use crate::games::{self, AnyGame, Asked, LogLine};
use kernel::odds::Odds;
use kernel::scene::{AskKind, BoardKind, DieShown, Fact, Scene, Tells};
use kernel::{CardId, Choice, PerSide, Refusal, Rule, Side, SpaceId, UnitId, Viewer};
use std::sync::Arc;

/// Which screen is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Screen {
    /// The entrance.
    #[default]
    Home,
    /// A new game is being set up.
    Setup,
    /// The table.
    Table,
}

/// What lies over the screen; the topmost is closed first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sheet {
    /// The menu of the table.
    Menu,
    /// A space.
    Space(SpaceId),
    /// A stack, by its key.
    Stack(String),
    /// A card, large.
    Card(CardId),
    /// A pile, by its place in the scene.
    Pile(usize),
    /// Two or more things lie under one finger.
    Loupe(Vec<Target>),
    /// The whole log.
    Log,
    /// All boards, where they do not lie on the map.
    Boards,
    /// All answers as a list.
    Answers,
    /// What happened in the turn that has just ended.
    Summary(usize),
    /// The end of the war.
    End,
    /// Giving up: asked once, asked twice.
    Concede(bool),
    /// The game as a link.
    Share(String),
    /// Something about links.
    Sharing(Shared),
    /// A link to be opened is pasted here.
    Paste,
    /// Whose seat a game from a link is played from.
    Seat,
    /// A sheet about kept games.
    Slots(SlotSheet),
    /// A plain word about the data.
    About,
    /// Where the page stops for a side.
    Stops(Side),
    /// The standing orders of a side, for everything or for a space or an army.
    Orders(Side, Scope),
    /// A battle or siege die by die, by a line of the log that belongs to it.
    Breakdown(usize),
    /// Who holds what.
    Holdings,
    /// Starting a separate game (a fork) from the moment that is looked at.
    Fork,
    /// What will be printed.
    Print,
    /// The odds of an answer.
    Odds(Choice),
    /// What can be set on this device.
    Settings,
    /// All cards and generals, by deck.
    Browser(usize),
    /// One of their faces, by deck and place.
    Face(usize, usize),
    /// Playing without a network, new versions.
    Anywhere,
    /// A page of the rules help.
    Rules(Page),
    /// The moments to which both may agree to go back.
    Moments,
    /// Going back, as far as it has been agreed to.
    Rewind(Rewinding),
    /// What has happened since a side last did something.
    Since(Side),
}

/// Something that can be tapped.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Target {
    /// A space.
    Space(SpaceId),
    /// A stack, by its key.
    Stack(String),
    /// A general.
    General(UnitId),
    /// A card.
    Card(CardId),
}

/// Why not: shown beside the thing that was tapped.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tip {
    /// What was tapped.
    pub title: String,
    /// One sentence.
    pub because: String,
    /// The section.
    pub rule: Rule,
    /// Where, if on the map.
    pub at: Option<SpaceId>,
}

impl Tip {
    /// The tip of a refusal.
    pub fn of(title: String, refusal: Refusal, at: Option<SpaceId>) -> Self {
        Tip {
            title,
            because: refusal.because.into(),
            rule: refusal.rule,
            at,
        }
    }
}

/// A stack fanned out beside its place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fan {
    /// The key of the stack.
    pub key: String,
    /// Which of its pieces is looked at: generals first, then units by kind.
    pub piece: Option<usize>,
}

/// The report of a battle or siege, as it last lay on the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fought {
    /// Which it was.
    pub title: String,
    /// What counted.
    pub facts: Vec<Fact>,
    /// The dice of its last throw.
    pub dice: Vec<DieShown>,
}

impl Fought {
    /// What lies there, if something is being fought over; of a siege what the log has told since.
    pub fn of(scene: &Scene, since: &[LogLine]) -> Option<Self> {
        let board = scene.boards.iter().find(|b| b.kind.is_fight());
        let siege = board.is_some_and(|b| b.kind == BoardKind::Siege);
        let mut told = since.iter().rev().map(|l| &l.line);
        let last = told.find(|l| siege && matches!(l.tells, Tells::Progress | Tells::Falls));
        let came = last.map(|line| Fact {
            note: line.text.clone(),
            ..Fact::default()
        });
        (!scene.facts.is_empty()).then(|| Fought {
            title: board.map_or_else(String::new, |b| b.title.clone()),
            facts: came.map_or_else(|| scene.facts.clone(), |came| vec![came]),
            dice: scene.dice.clone(),
        })
    }
}

/// How a side is given to the first player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Lot {
    /// By lot.
    #[default]
    Drawn,
    /// As chosen.
    Chosen(Side),
}

/// A new game in the making.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Form {
    /// Which game.
    pub game: usize,
    /// Who plays: 0 together, 1 alone, 2 by link.
    pub players: usize,
    /// The names of the two players as typed, first player first.
    pub names: [String; 2],
    /// Which side the first player takes.
    pub lot: Lot,
    /// The seed as typed; empty for a drawn one.
    pub seed: String,
    /// The optional rules and house rules that are set, packed.
    pub switches: u32,
}

impl Default for Form {
    fn default() -> Self {
        Form {
            game: games::FIRST,
            players: 0,
            names: Default::default(),
            lot: Lot::default(),
            seed: String::new(),
            switches: 0,
        }
    }
}

/// A game on the table.
pub struct Table {
    /// The id of the slot in which it is kept. The game's own, the same on every device, lies in its envelope.
    pub id: u32,
    /// The game as it has been said.
    pub game: AnyGame,
    /// Who sits where.
    pub seats: Seats,
    /// The answers that have been chosen and not yet confirmed.
    pub draft: Draft,
    /// What was confirmed and waits behind a reaction: answers, whose, and how much chance had fallen then.
    pub plan: Option<(Vec<Choice>, Side, u32)>,
    /// The side whose last answer was an attempt by standing order: all that can goes along.
    pub tried: Option<Side>,
    /// The rows of the panel that have been seen, with what was chosen.
    pub picks: Vec<Pick>,
    /// From how many answers to how many one tap has led, where it gave several: one step back takes them all back.
    pub leaps: Vec<(usize, usize)>,
    /// What is shown.
    pub view_model: Arc<ViewModel>,
    /// The log as it may be read here.
    pub log: Vec<LogLine>,
    /// How many lines of it are old.
    pub old: usize,
    /// The line of the log that is being told on the map.
    pub news: Option<usize>,
    /// The battle or siege that the last answer brought to its end, as it last lay there.
    pub fought: Option<Fought>,
    /// Whether the end has been told.
    pub told: bool,
    /// The line of the log whose summary has been shown.
    pub summed: usize,
    /// Why not.
    pub tip: Option<Tip>,
    /// The stack that is fanned out.
    pub fan: Option<Fan>,
    /// What is to be said aloud instead of the question: where the keyboard stands, what was fanned out.
    pub spoken: Option<String>,
    /// Where the keyboard stands on the map.
    pub cursor: Option<SpaceId>,
    /// Whether the cursor only points at what a link named: the next answer takes it away.
    pub pointed: bool,
    /// Counts what is written.
    pub sequence: u32,
    /// The slot in which it is kept.
    pub slot: Slot,
    /// An answer is being written: no input until it is.
    pub saving: bool,
    /// What was answered meanwhile: its turn comes when the last answer is written.
    pub waits: Option<Msg>,
    /// Grows the answers of a game that plays itself; 0 when it stands still.
    pub chance: u64,
    /// Whether a game that plays itself runs.
    pub runs: bool,
    /// Whether it runs fast.
    pub fast: bool,
    /// Whether it only shows how the table lay at an earlier moment.
    pub past: bool,
    /// The score at the end of each turn, once the war is over.
    pub way: Vec<(String, PerSide<u8>)>,
    /// The odds of the answers that commit to dice, as far as they have been worked out.
    pub odds: Vec<(Choice, Odds)>,
    /// The answers whose odds are still to be worked out.
    pub weighs: Vec<Choice>,
    /// Whether `Effect::Weigh` has been asked for and its step of working out odds has not been made yet.
    pub weighing: bool,
    /// The words of the lesson that this game is.
    pub lesson: Option<Arc<Lesson>>,
    /// What was shown when odds were begun.
    pub weighed: Option<Arc<ViewModel>>,
    /// What is being played of what has just happened.
    pub playback: Playback,
}

impl Table {
    /// Puts a game on the table.
    pub fn new(mut game: AnyGame, mode: Mode) -> Self {
        game.envelope_mut().manner = mode.number();
        let id = game.envelope().id;
        let draft = Draft::new(&game.sketch());
        let mut seats = Seats {
            mode,
            names: game.envelope().names.clone(),
            orders: Orders::of(&game.envelope().orders),
            occasions: game.occasions(),
            ..Seats::default()
        };
        if game.over().is_none() {
            seats.turn_to(draft.sketch.asked().as_ref(), &draft.sketch);
        }
        let view_model = Arc::new(ViewModel::of(&game, &draft, &seats, &[]));
        let mut table = Table {
            id,
            game,
            seats,
            draft,
            plan: None,
            tried: None,
            picks: Vec::new(),
            leaps: Vec::new(),
            view_model,
            log: Vec::new(),
            old: 0,
            news: None,
            fought: None,
            told: false,
            summed: 0,
            tip: None,
            fan: None,
            spoken: None,
            cursor: None,
            pointed: false,
            sequence: 0,
            slot: Slot::default(),
            saving: false,
            waits: None,
            chance: 0,
            runs: false,
            fast: false,
            past: false,
            way: Vec::new(),
            odds: Vec::new(),
            weighs: Vec::new(),
            weighing: false,
            lesson: None,
            weighed: None,
            playback: Playback::default(),
        };
        table.read_log();
        table.old = table.log.len();
        if table.view_model.outcome.is_some() {
            table.told = true;
            table.way = table.game.way();
        }
        table
    }

    /// Takes the answers of one gesture, and gives those for which the page does not stop.
    pub fn gesture(&mut self, choices: &[Choice]) {
        let seats = &self.seats;
        self.draft.gesture(choices, &|asked, game| seats.passes(asked, game));
    }

    /// Settings have changed: they travel with the game.
    pub fn put_orders(&mut self) {
        self.game.envelope_mut().orders = self.seats.orders.bytes();
    }

    /// Builds the view model anew, clears `spoken` and stops the playback.
    pub fn refresh(&mut self) {
        self.spoken = None;
        self.playback.stop();
        let blank = self.hidden().then(|| Draft::new(&self.game.sketch_for(self.viewer())));
        let draft = blank.as_ref().unwrap_or(&self.draft);
        let mut view_model = ViewModel::of(&self.game, draft, &self.seats, &self.picks);
        view_model.can_undo = !draft.is_empty() || commit::can_go_back(self);
        self.view_model = Arc::new(view_model);
    }

    /// Through whose eyes the table is drawn.
    fn viewer(&self) -> Viewer {
        self.seats.viewer(self.game.over().is_some())
    }

    /// Whether something has been chosen from a hand that is closed now: it shows again when the hand does.
    pub fn hidden(&self) -> bool {
        let viewer = self.viewer();
        let secret = |asked: &Asked| asked.secret && !viewer.sees(asked.to);
        // A window that was let pass tells of no hand: the page does it unasked.
        let passed = |s: &Step| s.asked.kind == AskKind::Window && s.asked.decline() == Some(s.choice);
        let mut steps = self.draft.steps.iter();
        self.game.untold_to(viewer)
            || steps.any(|s| secret(&s.asked) && !passed(s))
            || self.draft.held.is_some() && self.draft.sketch.asked().is_some_and(|a| secret(&a))
    }

    /// Reads the log anew.
    pub fn read_log(&mut self) {
        let viewer = self.viewer();
        // The old one goes first: two of a long war at once would be the most that the page ever holds.
        self.log = Vec::new();
        self.log = self.game.log(viewer, &self.seats.orders.given);
    }
}

/// What the browser can and cannot do.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Abilities {
    /// Whether neither store takes anything.
    pub forgetful: bool,
    /// Whether it has been said that a store refuses.
    pub warned: bool,
    /// Whether a share sheet exists.
    pub share: bool,
    /// Where the page lives: links begin with it.
    pub address: String,
}

impl Model {
    /// Which war all is about that names none, by its place in the registry: that on the table, else that of the next new game.
    pub fn war(&self) -> usize {
        self.table.as_ref().map_or(self.form.game, |t| games::number(&t.game))
    }

    /// What the guide of a lesson says now.
    pub fn told(&self) -> Option<Told> {
        super::guide::told(self.learn.read, self.table.as_ref()?)
    }
}

/// All that the page knows.
#[derive(Default)]
pub struct Model {
    /// Which screen.
    pub screen: Screen,
    /// What lies over it.
    pub sheets: Vec<Sheet>,
    /// The game on the table.
    pub table: Option<Table>,
    /// The earlier moment of it that is looked at.
    pub past: Option<Past>,
    /// The link that is being read.
    pub reading: Option<Reading>,
    /// The moment that a link names which is being opened.
    pub wanted: Option<Result<usize, ()>>,
    /// What is looked for in the log.
    pub search: Search,
    /// The game being set up.
    pub form: Form,
    /// The kept games, the latest first.
    pub kept: Vec<Record>,
    /// Whether the stores have been read.
    pub ready: bool,
    /// A word to the player that goes away again.
    pub notice: Option<String>,
    /// What came of copying or sharing.
    pub word: String,
    /// What has been typed where a link is pasted.
    pub pasted: String,
    /// Which panel a narrow screen shows.
    pub tab: u8,
    /// At which writing of the game the player chose it: it stays until the next.
    pub tab_chosen: Option<u32>,
    /// At which writing of the game the other hand was laid in front: it lies there until the next.
    pub turned: Option<u32>,
    /// Whether the buttons that move the map are unfolded on a narrow screen.
    pub tools: bool,
    /// What this device has seen of games by link.
    pub seen: Vec<(u32, Seen)>,
    /// What the browser can do.
    pub abilities: Abilities,
    /// What the player of this device has set.
    pub settings: Settings,
    /// Playing without a network, new versions.
    pub anywhere: Anywhere,
    /// What is known of the slots.
    pub slots: Slots,
    /// What there is to learn.
    pub learn: Learn,
    /// How the table behaves on this device.
    pub comfort: Comfort,
}
