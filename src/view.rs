//! What the player sees. Components are thin: what to show is worked out in `app` and `draw`.

mod board;
mod card;
mod end;
mod entry;
mod hand;
mod inspect;
mod log;
mod map;
mod pane;
mod panel;
mod prompt;
mod setup;
mod sheet;
mod small;
mod table;

use crate::app::{Model, Msg, Screen, Table, update};
use crate::port;
use kernel::SpaceId;
use leptos::prelude::*;

/// The page's handle on its model: cheap to copy, the same everywhere.
#[derive(Clone, Copy)]
pub struct App {
    model: RwSignal<Model, LocalStorage>,
    /// A space that the map shall show.
    pub look_at: RwSignal<Option<SpaceId>>,
    /// Which panel a narrow screen shows.
    tab: RwSignal<u8>,
}

impl App {
    fn new() -> Self {
        App {
            model: RwSignal::new_local(Model::default()),
            look_at: RwSignal::new(None),
            tab: RwSignal::new(0),
        }
    }

    /// Lets something happen.
    pub fn send(self, msg: Msg) {
        let mut effects = Vec::new();
        self.model.update(|model| effects = update(model, msg));
        port::carry_out(self, effects);
    }

    /// A part of the model that views follow: they change when it changes.
    fn part<T: PartialEq + Send + Sync + 'static>(self, read: impl Fn(&Model) -> T + Send + Sync + 'static) -> Memo<T> {
        Memo::new(move |_| self.model.with(&read))
    }

    /// A part of the table, or the default when there is none.
    fn table<T: PartialEq + Default + Send + Sync + 'static>(
        self,
        read: impl Fn(&Table) -> T + Send + Sync + 'static,
    ) -> Memo<T> {
        self.part(move |m| m.table.as_ref().map(&read).unwrap_or_default())
    }

    /// Reads the table once, without following it.
    fn peek<T: Default>(self, read: impl FnOnce(&Table) -> T) -> T {
        self.model
            .with_untracked(|m| m.table.as_ref().map(read).unwrap_or_default())
    }
}

/// Puts the page into the document and takes the boot screen away.
pub fn mount() {
    leptos::mount::mount_to_body(|| {
        let app = App::new();
        port::begin(app);
        page(app)
    });
    if let Some(boot) = document().get_element_by_id("boot") {
        boot.remove();
    }
}

fn page(app: App) -> impl IntoView {
    let symbols = file("static/symbols.svg");
    let screen = app.part(|m| m.screen);
    let notice = app.part(|m| m.notice.clone());
    let live = app.table(|t| {
        t.desk
            .asked
            .as_ref()
            .map(|a| format!("{}: {}. {}", a.to.name(), a.title, a.text))
    });
    view! {
        <div class="symbols" aria-hidden="true" inner_html=move || symbols.get().unwrap_or_default()></div>
        {move || match screen.get() {
            Screen::Home => entry::home(app).into_any(),
            Screen::Setup => setup::setup(app).into_any(),
            Screen::Table => table::table(app).into_any(),
        }}
        {move || sheet::topmost(app)}
        <p class="unseen" role="status" aria-live="polite">{move || live.get()}</p>
        {move || notice.get().map(|words| view! {
            <div class="notice" role="alert">
                <p>{words}</p>
                <button on:click=move |_| app.send(Msg::Notice(None))>"Close"</button>
            </div>
        })}
    }
}

/// A text file of our own, once it has come.
fn file(path: &'static str) -> RwSignal<Option<String>> {
    let text = RwSignal::new(None);
    leptos::task::spawn_local(async move { text.set(port::fetch_text(path).await) });
    text
}
