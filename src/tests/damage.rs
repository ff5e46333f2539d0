//! Whatever lies in a store or a file: never a panic, never a lost game, always a reason in words.
//!
//! `CORVUS_CASES=100000 cargo test -p corvus damage` runs as many cases as one likes.

use crate::features::saved_games::incoming;
use crate::features::saved_games::record::newer;
use crate::model::msg::KeepMsg;
use crate::model::record::Record;
use crate::model::saved_games::Comes;
use crate::tests::keeping::{page, record};
use crate::tests::*;
use engine::Choice;

/// So many cases run with every test.
const CASES: u32 = 4000;

fn cases() -> u32 {
    let wanted = std::env::var("CORVUS_CASES").ok().and_then(|n| n.parse().ok());
    wanted.unwrap_or(CASES)
}

/// A text changed as a disk, a hand or a mail program would: letters changed, cut out, cut off, doubled, swapped; or nothing but chance.
fn harmed(texts: &[String], lots: &mut Lots) -> String {
    let mut bytes: Vec<u8> = texts[lots.of(texts.len())].bytes().collect();
    for _ in 0..=lots.of(3) {
        let (a, b) = (lots.of(bytes.len()), lots.of(bytes.len()));
        let (low, high) = (a.min(b), a.max(b));
        match lots.of(9) {
            0 => bytes.truncate(a),
            1 => drop(bytes.drain(..low)),
            2 => drop(bytes.drain(low..high)),
            3 if !bytes.is_empty() => bytes[a] = b"AZaz09-_.k\n \x7f"[lots.of(13)],
            4 if !bytes.is_empty() => bytes.swap(a, b),
            5 => {
                let other = texts[lots.of(texts.len())].as_bytes();
                let from = lots.of(other.len());
                bytes.truncate(a);
                bytes.extend_from_slice(&other[from..]);
            }
            6 => {
                let piece = bytes[low..high].to_vec();
                bytes.splice(low..low, piece);
            }
            7 => bytes = (0..lots.of(300)).map(|_| lots.of(128) as u8).collect(),
            _ => {}
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[test]
fn damage_in_a_store_loses_no_game() {
    let first = include_str!("../fixtures/record-1.txt").trim().to_string();
    let kept: Vec<Record> = (1..5)
        .map(|n| Record {
            name: "Name".into(),
            ..record(n, u64::from(n), 20 * n as usize)
        })
        .collect();
    let mut texts: Vec<String> = kept.iter().map(Record::to_text).collect();
    texts.push(first);
    let mut lots = Lots(11);
    for case in 0..cases() {
        let text = harmed(&texts, &mut lots);
        let id = 1 + lots.of(4) as u32;
        let found = Record::found(Some(id), &text);
        assert_eq!(found.id, id, "case {case}");
        match found.damage {
            None => assert!(
                texts.iter().any(|t| t == text.trim()) || found.open().is_ok(),
                "case {case}: {text}"
            ),
            Some(damage) => {
                assert!(damage.words().ends_with('.'));
                assert_eq!(found.open().err().as_deref(), Some(damage.words()), "case {case}");
            }
        }
        // The other store's copy is whole: it is the one that serves.
        let whole = kept[id as usize - 1].clone();
        let best = newer(found.clone(), whole.clone());
        assert!(best.damage.is_none() && best.sequence >= whole.sequence, "case {case}");
        if case % 50 == 0 {
            let model = page(kept.iter().cloned().chain([found]).collect());
            assert_eq!(model.saved_games.kept.len(), kept.len(), "case {case}");
            assert!(
                model
                    .saved_games
                    .kept
                    .iter()
                    .all(|r| r.damage.is_none() && r.open().is_ok()),
                "case {case}"
            );
        }
    }
}

#[test]
fn damage_in_a_file_loses_no_game() {
    let kept: Vec<Record> = (1..4).map(|n| record(n, u64::from(n), 15 * n as usize)).collect();
    let further: Vec<Record> = (1..4).map(|n| record(n, u64::from(n) % 2 + 1, 40)).collect();
    let mut texts = vec![incoming::to_file(kept.iter()), incoming::to_file(further.iter())];
    texts.push(texts[0].clone() + &texts[1]);
    texts.push("A letter that holds no game.\nNone at all.".into());
    let mut lots = Lots(12);
    for case in 0..cases() / 16 {
        let text = harmed(&texts, &mut lots);
        let mut model = page(kept.clone());
        let before: Vec<(u32, Vec<Choice>)> = kept
            .iter()
            .map(|r| (r.id, r.read().expect("whole").0.answers()))
            .collect();
        update(&mut model, Msg::Keep(KeepMsg::File(text.clone())));
        let words = model.saved_games.found.iter().all(|f| f.comes.words().ends_with('.'));
        assert!(words, "case {case}: {:?}", model.saved_games.found);
        let said = model.notice.is_some() || !model.saved_games.found.is_empty() || model.table.is_some();
        assert!(said, "case {case}: nothing was said of {text:?}");
        let adds = model
            .saved_games
            .found
            .iter()
            .filter(|f| matches!(f.comes, Comes::New | Comes::Beside(_)))
            .count();
        model.table = None;
        update(&mut model, Msg::Keep(KeepMsg::Add));
        assert_eq!(model.saved_games.kept.len(), kept.len() + adds, "case {case}");
        for (id, answers) in before {
            let now = model
                .saved_games
                .kept
                .iter()
                .find(|r| r.id == id)
                .expect("it is still there");
            let now = now.read().expect("and whole").0.answers();
            assert!(now.starts_with(&answers), "case {case}: game {id}");
        }
    }
}

#[test]
fn a_file_without_games_is_called_a_file() {
    for text in [
        "",
        "A letter that holds no game.\nNone at all.",
        "{\"list\": [1, 2]}",
        "\u{0}\u{1}PNG",
    ] {
        let mut model = page(Vec::new());
        update(&mut model, Msg::Keep(KeepMsg::File(text.into())));
        let words = model.notice.clone().expect("it is said");
        assert!(words.starts_with("This file holds no game"), "{text:?}: {words}");
        assert!(model.sheets.is_empty() && model.saved_games.found.is_empty() && model.table.is_none());
    }
}
