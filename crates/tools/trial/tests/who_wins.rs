//! The table of who wins in `docs/data.md` is what `trial wins` counts. With `CORVUS_WRITE=1` this test writes it anew.

use std::process::Command;
use std::{env, fs, thread};

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../docs/data.md");
const BEGINS: &str = "<!-- Who wins, as counted: cargo xtask renew hamilcar -->\n";
const ENDS: &str = "<!-- Until here as counted. -->\n";

/// The players, and how `trial` is called for them.
const ROWS: [(&str, &str); 2] = [
    ("random", "wins hamilcar --games 2000"),
    ("simple ones that fight", "wins hamilcar --games 1000 --players fighter"),
];

/// How many wars a call plays, and how many Rome and Carthage win.
fn counted(call: &str) -> [u64; 3] {
    let output = Command::new(env!("CARGO_BIN_EXE_trial"))
        .args(call.split(' '))
        .output()
        .expect("the tool starts");
    let text = String::from_utf8(output.stdout).expect("it writes text");
    assert!(
        output.status.success(),
        "{call}: a war has not come to its end:\n{text}"
    );
    let pairs = text.lines().last().unwrap_or_default().split(' ');
    let value = |key: &str| {
        let found = { pairs.clone() }.find_map(|pair| pair.strip_prefix(key)?.strip_prefix('='));
        found
            .and_then(|number| number.parse().ok())
            .unwrap_or_else(|| panic!("{call}: no {key} in {text}"))
    };
    ["games", "rome", "carthage"].map(value)
}

/// "260 (26.0%)"
fn share(wins: u64, games: u64) -> String {
    let per_mille = (wins * 1000 + games / 2) / games;
    format!("{wins} ({}.{}%)", per_mille / 10, per_mille % 10)
}

fn written() -> String {
    let rows = ROWS.map(|(players, call)| (players, call, thread::spawn(move || counted(call))));
    let rows = rows.map(|(players, call, counting)| (players, call, counting.join().expect("it has counted")));
    let mut out = String::from(BEGINS);
    out.push_str("\n| players | wars | Rome wins | Carthage wins |\n|---|---|---|---|\n");
    for (players, call, [games, rome, carthage]) in rows {
        let (rome, carthage) = (share(rome, games), share(carthage, games));
        out.push_str(&format!(
            "| {players}: `trial {call}` | {games} | {rome} | {carthage} |\n"
        ));
    }
    let over = |side: usize| rows.iter().all(|(_, _, wins)| wins[side] * 10 > wins[0] * 9);
    out.push_str(match (over(1), over(2)) {
        (true, _) => "\nRome wins over 90% in both.\n\n",
        (_, true) => "\nCarthage wins over 90% in both.\n\n",
        _ => "\nNo side wins over 90% in both, so no row was changed for it.\n\n",
    });
    out + ENDS
}

#[test]
fn the_table_is_what_is_counted() {
    let text = fs::read_to_string(FILE).expect("docs/data.md is part of the project");
    let begins = text.find(BEGINS).expect("a mark stands before the table");
    let ends = text.find(ENDS).expect("a mark stands after it") + ENDS.len();
    let wanted = [&text[..begins], &written(), &text[ends..]].concat();
    if env::var_os("CORVUS_WRITE").is_some() {
        fs::write(FILE, wanted).expect("docs/data.md can be written");
    } else {
        let again = "the rules lead to other winners by now: `cargo xtask renew hamilcar` writes the table anew";
        let differs = text.lines().zip(wanted.lines()).find(|(kept, now)| kept != now);
        assert_eq!(
            differs, None,
            "the first line of docs/data.md, as it is and as counted; {again}"
        );
        assert!(text == wanted, "{again}");
    }
}
