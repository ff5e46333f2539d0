//! `bench` and the native half of "the same in wasm": numbers of the trial tool and of the rules in wasm in a real browser.

use crate::{Outcome, browser, page, run};

/// Random wars whose odds are measured, and answers of each kind of question.
const ODDS_WARS: &str = "60";
const ODDS_OF_EACH: &str = "8";

/// Speed of the rules natively and as the page ships them; the last line is for programs.
///
/// # Errors
/// Fails if either side cannot be built or run.
pub fn bench() -> Outcome {
    let mut last = Vec::new();
    for (at, game) in page::games().enumerate() {
        let native = trial(&["bench", game])?;
        let wasm = wasm_bench(&["bench", game])?;
        let odds_native = trial(&["weigh", game, "--games", ODDS_WARS, "--each", ODDS_OF_EACH])?;
        let odds_wasm = wasm_bench(&["weigh", game, ODDS_WARS, ODDS_OF_EACH])?;
        println!("{game}, native: {}\n{}", native.trim_end(), odds_native.trim_end());
        println!("{game}, wasm: {}\n{}", wasm.trim_end(), odds_wasm.trim_end());
        let numbers = [
            ("native", run::value(&native, "decisions_per_second")?),
            ("native_reexecuted", run::value(&native, "reexecuted_per_second")?),
            ("wasm", run::value(&wasm, "decisions_per_second")?),
            ("wasm_reexecuted", run::value(&wasm, "reexecuted_per_second")?),
            ("game_bytes", run::value(&native, "game_bytes")?),
            ("odds_max_us", run::value(&odds_native, "odds_max_us")?),
            ("wasm_odds_max_us", run::value(&odds_wasm, "odds_max_us")?),
        ];
        // The first game's numbers bear no name, as programs have always read them.
        let named = if at == 0 { String::new() } else { format!("{game}_") };
        last.extend(numbers.map(|(key, value)| format!("{named}{key}={value}")));
    }
    println!("{}", last.join(" "));
    Ok(())
}

/// Runs the native tool and gives what it prints.
///
/// # Errors
/// Fails if it finds something, or does not build.
pub fn trial(words: &[&str]) -> Outcome<String> {
    let mut command = run::cargo_command(&["run", "--release", "--quiet", "--package", "trial", "--"]);
    run::output(command.args(words))
}

/// Runs the rules in wasm with the page's profile, in a real browser; gives its last line.
///
/// # Errors
/// Fails if it does not build or there is no browser.
pub fn wasm_bench(words: &[&str]) -> Outcome<String> {
    let folder = page::wasm_bench()?;
    run::output(browser::driver("wasm-bench")?.arg(folder).args(words))
}
