//! What the colours of `style/tokens.css` promise, worked out: contrast of every pair that means something, in light, dark and high contrast,
//! and sides that stay apart for people who see fewer colours.

#[path = "colours/mod.rs"]
mod colours;

use colours::{Colour, Tokens, apart, blind, contrast};

/// What people read: 4.5 to 1, and 7 to 1 in high contrast.
const TEXT: (f64, f64) = (4.5, 7.0);
/// Symbols, lines and borders that mean something: 3 to 1, and 4.5 to 1 in high contrast.
const SIGN: (f64, f64) = (3.0, 4.5);
/// Sides are at least so far apart, by CIEDE2000.
const APART: f64 = 20.0;

const PAPERS: &str = "paper paper-2 paper-3";
const WASHES: &str = "rome-wash punic-wash";
const PROVINCES: &str = "it-1 it-2 it-3 si-1 si-2 af-1 af-2 af-3 co-1 hi-1 hi-2 hi-3 ga-1 ga-2 ga-3";

/// What lies on what: how much contrast it needs, the tokens of it, the tokens under it. `a/b` is one thing with a face and an edge, of
/// which one must stand out; `a@85` is drawn with 85 % of its ink.
const PAIRS: &[((f64, f64), &str, &str)] = &[
    // Panels: text, second text, section chips and quiet buttons.
    (TEXT, "ink ink-2", PAPERS),
    (TEXT, "ink ink-2", WASHES),
    // A button that goes on, a pressed one, the turn of the track, a notice.
    (TEXT, "paper-3 paper", "ink"),
    (TEXT, "glyph", "rome punic"),
    (SIGN, "glyph", "tribe"),
    // The reason of a refusal, the number of a counter event, a side's name, dice and tallies.
    (TEXT, "refuse counter", "paper-3"),
    (TEXT, "rome-text punic-text", PAPERS),
    (TEXT, "rome-text", "rome-wash"),
    (TEXT, "punic-text", "punic-wash"),
    // Borders of buttons, fields and dice; the frame of a refusal; what has the focus.
    (SIGN, "ink-2", PAPERS),
    (SIGN, "ink-2", WASHES),
    (SIGN, "refuse counter focus", PAPERS),
    (SIGN, "refuse focus", WASHES),
    (SIGN, "shore", PAPERS),
    // A card that may be played: its ring is yellow inside a dark line.
    (SIGN, "legal/legal-line", PAPERS),
    // The map: names of spaces, provinces, seas and lanes.
    (TEXT, "ink", PROVINCES),
    (TEXT, "ink", "sea land paper-3"),
    (TEXT, "it-ink", "it-1 it-2 it-3"),
    (TEXT, "si-ink", "si-1 si-2"),
    (TEXT, "af-ink", "af-1 af-2 af-3"),
    (TEXT, "co-ink", "co-1"),
    (TEXT, "hi-ink", "hi-1 hi-2 hi-3"),
    (TEXT, "ga-ink", "ga-1 ga-2 ga-3"),
    (TEXT, "it-ink si-ink af-ink co-ink hi-ink ga-ink", "sea"),
    (TEXT, "sea-ink", "sea"),
    // Borders of provinces are dashed over their fills.
    (SIGN, "shore", PROVINCES),
    // Lines of the map.
    (SIGN, "shore", "sea"),
    (SIGN, "road", PROVINCES),
    (SIGN, "road", "road-bed"),
    (SIGN, "sea-ink storm ink", "sea"),
    (SIGN, "sea-ink", "paper-3"),
    // Markers and counters on land and water.
    (
        SIGN,
        "rome/rome-deep punic/punic-deep neutral/neutral-ink tribe/ink",
        PROVINCES,
    ),
    (
        SIGN,
        "rome/rome-deep punic/punic-deep neutral/neutral-ink",
        "sea paper-3",
    ),
    (SIGN, "neutral-ink", "neutral"),
    // What may be tapped, what is chosen, why not, where the keyboard stands.
    (SIGN, "legal/legal-line select refuse focus", PROVINCES),
    (SIGN, "legal/legal-line select refuse focus", "sea"),
    (SIGN, "legal-line", "legal"),
    (SIGN, "ink@70", PROVINCES),
];

/// Colours that tell whose something is.
const SIDES: &[(&str, &str)] = &[
    ("rome", "punic"),
    ("rome-text", "punic-text"),
    ("rome", "neutral"),
    ("punic", "neutral"),
];

/// Every theme with each contrast.
const LOOKS: [(bool, bool); 4] = [(false, false), (true, false), (false, true), (true, true)];

fn look((dark, high): (bool, bool)) -> (String, Tokens) {
    let name = format!(
        "{}{}",
        if dark { "dark" } else { "light" },
        if high { ", high contrast" } else { "" }
    );
    (name, Tokens::read(include_str!("../style/tokens.css"), dark, high))
}

/// One thing over one ground: the better of face and edge.
fn stands_out(tokens: &Tokens, what: &str, ground: Colour) -> f64 {
    let each = what.split('/').filter_map(|part| {
        let (name, ink) = part.split_once('@').unwrap_or((part, "100"));
        let share = ink.parse::<f64>().expect("percent of ink") / 100.0;
        Some(contrast(tokens.get(name)?.over(ground, share), ground))
    });
    each.fold(0.0, f64::max)
}

#[test]
fn what_is_read_and_what_means_something_stands_out() {
    let mut faint = Vec::new();
    for state in LOOKS {
        let (name, tokens) = look(state);
        for ((least, more), whats, grounds) in PAIRS {
            let least = if state.1 { more } else { least };
            for what in whats.split(' ') {
                for under in grounds.split(' ') {
                    let ground = tokens.get(under).unwrap_or_else(|| panic!("no token --{under}"));
                    let found = stands_out(&tokens, what, ground);
                    if found < *least {
                        faint.push(format!("{name}: {what} on {under} {found:.2}, needs {least}"));
                    }
                }
            }
        }
    }
    assert!(faint.is_empty(), "{} too faint:\n{}", faint.len(), faint.join("\n"));
}

#[test]
fn sides_stay_apart_for_everyone() {
    let mut close = Vec::new();
    for state in LOOKS {
        let (name, tokens) = look(state);
        for (one, other) in SIDES {
            let pair = [one, other].map(|token| tokens.get(token).expect("a side's token"));
            for (sight, matrix) in blind::ALL {
                let found = apart(pair[0].seen(matrix), pair[1].seen(matrix));
                if found < APART {
                    close.push(format!("{name}, {sight}: {one} and {other} {found:.1} apart"));
                }
            }
        }
    }
    assert!(close.is_empty(), "{}", close.join("\n"));
}

#[test]
fn the_measures_are_the_published_ones() {
    let (black, white) = (Colour::hex("#000"), Colour::hex("#ffffff"));
    assert!((contrast(black, white) - 21.0).abs() < 1e-9);
    assert!((contrast(Colour::hex("#767676"), white) - 4.54).abs() < 0.01);
    // Two rows of the test data of Sharma, Wu and Dalal (2005).
    assert!((colours::ciede2000([50.0, 2.6772, -79.7751], [50.0, 0.0, -82.7485]) - 2.0425).abs() < 1e-4);
    assert!((colours::ciede2000([60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387]) - 1.2644).abs() < 1e-4);
    // Grey stays grey for everyone.
    let grey = Colour::hex("#808080");
    for (_, matrix) in blind::ALL {
        assert!(apart(grey.seen(matrix), grey) < 1.0);
    }
}
