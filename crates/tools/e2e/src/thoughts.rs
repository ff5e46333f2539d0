//! Thoughts of the computer player, asked of its program as the page asks it, and thought natively beside.

use crate::{Browser, Outcome};
use ai::message::{Reply, Request, ThinkRequest};
use ai::{Evaluate, Level, Policy, Share, Stake, Thinker};
use engine::{Game, PlayerView, Seed, Seeded};
use registry::AiTask;
use serde_json::{Value, json};
use testkit::cases::CaseLanguage;

/// Noise of the policy that plays the wars, in points: they differ, and stay sensible.
const HEAT: u8 = 8;
/// Of the questions of a war one in so many is thought about.
const ONE_IN: usize = 7;
/// So many questions are put to the program at once.
const AT_ONCE: usize = 2;
/// So many times as long as a player waits they may take.
const PATIENCE: u32 = 6;

/// A question, and what came of thinking about it natively.
pub struct Asked {
    /// The order.
    pub order: Request,
    /// The reply.
    pub reply: Reply,
}

/// Questions of wars that the policy plays, each thought about at a level.
pub struct Questions {
    /// How many.
    pub count: usize,
    /// The level's number.
    pub level: u8,
    /// Those alone on which this much hangs, if it is said.
    pub stake: Option<Stake>,
}

impl AiTask for Questions {
    type Output = Vec<Asked>;

    fn run<R: Evaluate + CaseLanguage>(self) -> Vec<Asked> {
        let level = Level::of(self.level).expect("a level that there is");
        let mut all = Vec::new();
        for war in 1.. {
            let setup = R::unpack(0).expect("every game has a plain set-up");
            let mut game = Game::<R>::from_state(R::start(setup), Seeded::new(Seed(war)));
            let mut policy = Policy::new(Seed(war), HEAT);
            let mut met = 0;
            while let Some(pending) = game.pending() {
                if all.len() == self.count {
                    return all;
                }
                let wanted = self.stake.is_none_or(|stake| stake == R::stake(&pending.question));
                if pending.legal.len() > 1 && wanted {
                    met += 1;
                    if met % ONE_IN == 0 {
                        all.push(asked::<R>(&game, level, all.len() as u32));
                    }
                }
                let at = policy.choose::<R>(game.state(), &pending.question, &pending.legal);
                game.answer(pending.legal[at])
                    .expect("the policy answers what is legal");
            }
        }
        all
    }
}

/// The question that waits in a game, and the thought about it.
fn asked<R: Evaluate>(game: &Game<R>, level: Level, number: u32) -> Asked {
    let by = game.pending().expect("a question waits").question.to;
    let blind = PlayerView::of(game, by).expect("this side is asked");
    let seed = number.wrapping_mul(0x9E37_79B9);
    let thought = Thinker::thought_through(&blind, level, Seed(seed.into()));
    let question = ThinkRequest {
        number,
        blind: blind.to_bytes(),
        level: level.number,
        seed,
        halved: false,
        share: Share::WHOLE,
    };
    Asked {
        order: Request::Think(question),
        reply: Reply::of(number, &thought),
    }
}

/// `think` puts a question to the computer player and gives the reply with the milliseconds it took: a script beside it names the way there
/// (`put`) and passes on what is said (`hear`). The program hears nothing before it is ready. JSON has the bytes of a question as numbers.
const THINK: &str = r#"
    let settle, begin;
    const ready = new Promise((done) => (begin = done));
    const hear = (said) => {
        if (said.type === "ready") begin();
        else if (said.type !== "thinking") settle([said, performance.now()]);
    };
    window.think = async (order) => {
        let began = 0;
        const reply = new Promise((done) => (settle = done));
        ready.then(() => {
            began = performance.now();
            put({ ...order, blind: Uint8Array.from(order.blind) });
        });
        const [said, ended] = await reply;
        return [said, ended - began];
    };
"#;

/// A worker with the page's own computer player.
const WORKER: &str = r#"
    const worker = new Worker(document.documentElement.dataset.ai, { type: "module" });
    window.brain = worker;
    worker.onerror = (event) => settle([String(event.message), 0]);
    worker.onmessage = ({ data }) => hear(data);
    const put = (order) => worker.postMessage(order, [order.blind.buffer]);
"#;

/// Two workers that share each thought, as they do for a level of [`Level::workers`]; the first replies.
pub const TWO_WORKERS: &str = r#"
    const both = [0, 1].map(() => new Worker(document.documentElement.dataset.ai, { type: "module" }));
    window.brain = both;
    let begun = 0;
    both.forEach((worker, part) => {
        worker.onerror = (event) => settle([String(event.message), 0]);
        worker.onmessage = ({ data }) => {
            if (data.type === "part") both[1 - part].postMessage({ type: "take", number: data.number, part: data.part });
            else if (data.type === "ready") ++begun === 2 && hear(data);
            else if (part === 0) hear(data);
        };
    });
    const put = (order) => both.forEach((worker, part) => worker.postMessage({ ...order, share: { part, parts: 2 } }));
"#;

/// The same beside the page on its own thread, which can be slowed and whose memory can be looked at: the script believes to be in a worker.
pub const ON_THE_PAGE: &str = r#"
    globalThis.postMessage = hear;
    const make = WebAssembly.instantiateStreaming;
    WebAssembly.instantiateStreaming = async (...all) => {
        const made = await make.apply(WebAssembly, all);
        window.brain = made.instance.exports;
        return made;
    };
    const put = (order) => dispatchEvent(new MessageEvent("message", { data: order }));
    import(document.documentElement.dataset.ai);
"#;

/// Opens the page with the program of a game and its computer player in a worker, or as `script` has it.
///
/// # Errors
/// If the page does not start.
pub fn begin(browser: &mut Browser, game: u8, script: Option<&str>) -> Outcome {
    browser.open("")?;
    browser.look(&format!("localStorage.setItem('corvus/program', {game})"))?;
    browser.reload()?;
    browser.find("css:[data-here=true] [data-door=new]")?;
    hire(browser, script)
}

/// Starts the computer player of the program that runs: in a worker, or as `script` has it.
///
/// # Errors
/// If the script fails.
pub fn hire(browser: &Browser, script: Option<&str>) -> Outcome {
    let script = script.unwrap_or(WORKER);
    browser.look(&format!("{THINK}{script}")).map(drop)
}

/// From now on it thinks about these questions without end.
///
/// # Errors
/// If the script fails.
pub fn keep_busy(browser: &Browser, asked: &[Asked]) -> Outcome {
    let orders = json!(orders(asked));
    let script =
        format!("(async () => {{ for (;;) for (const order of {orders}) await think(order); }})(); return true");
    browser.look(&script).map(drop)
}

fn orders(asked: &[Asked]) -> Vec<&Request> {
    asked.iter().map(|asked| &asked.order).collect()
}

/// What the program replies to each question, and the milliseconds it took.
///
/// # Errors
/// If it fails.
pub fn replies(browser: &Browser, asked: &[Asked]) -> Outcome<Vec<(Reply, f64)>> {
    let mut all = Vec::new();
    for some in asked.chunks(AT_ONCE) {
        browser.look(&format!(
            "window.told = null;
            (async () => {{
                const told = [];
                for (const order of {}) told.push(await think(order));
                window.told = told;
            }})()
            return true",
            json!(orders(some))
        ))?;
        // A slowed processor takes longer than the patience of a player.
        let mut tries = (0..PATIENCE).map(|_| browser.await_script("the thoughts", "return window.told"));
        let told = tries.find_map(Result::ok).ok_or("the thoughts do not come")?;
        for reply in told.as_array().into_iter().flatten() {
            let said = serde_json::from_value(reply[0].clone()).map_err(|_| format!("it says {}", reply[0]))?;
            all.push((said, reply[1].as_f64().unwrap_or_default()));
        }
    }
    Ok(all)
}

/// A number that a script gives.
///
/// # Errors
/// If it gives none.
pub fn number(browser: &Browser, script: &str) -> Outcome<f64> {
    let value: Value = browser.look(script)?;
    value.as_f64().ok_or_else(|| format!("{value} is no number"))
}
