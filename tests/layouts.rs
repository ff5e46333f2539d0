//! The layouts of the page exclude each other: a screen has exactly one, and every style that depends on a size names the layouts it is for.

const COLUMN: &str = "(width < 700px) and (orientation: portrait)";
const BESIDE: [&str; 2] = [
    "(width < 900px) and (orientation: landscape)",
    "(height <= 520px) and (orientation: landscape)",
];
const TALL: &str = "(width >= 700px) and (orientation: portrait)";
const WIDE: &str = "(width >= 900px) and (height > 520px) and (orientation: landscape)";
/// Parts of a layout: letters that would meet on the narrowest column, and cards of a battle on a low one of the widest.
const PARTS: [&str; 2] = [
    "(width < 360px) and (orientation: portrait)",
    "(width >= 900px) and (520px < height <= 860px) and (orientation: landscape)",
];

/// The media queries of a style that ask for a size, with where they stand.
fn queries() -> Vec<(String, String)> {
    let folder = std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/style")).expect("there are styles");
    let mut found = Vec::new();
    for file in folder.map(|entry| entry.expect("it can be read").path()) {
        let text = std::fs::read_to_string(&file).expect("it can be read");
        let all = text.split("@media").skip(1).filter_map(|rest| rest.split_once('{'));
        let sized = all.filter(|(query, _)| {
            ["width", "height", "orientation"]
                .iter()
                .any(|word| query.contains(word))
        });
        found.extend(sized.map(|(query, _)| (file.display().to_string(), query.trim().to_owned())));
    }
    found
}

/// Whether a screen fits one query without commas.
fn fits(query: &str, (width, height): (u32, u32)) -> bool {
    query.split(" and ").all(|feature| {
        let feature = feature.trim().trim_matches(['(', ')']);
        let pixels = |words: &str| -> u32 { words.trim_end_matches("px").parse().expect("pixels") };
        let size = |word: &str| if word == "width" { width } else { height };
        match feature.split(' ').collect::<Vec<_>>()[..] {
            ["orientation:", "portrait"] => height >= width,
            ["orientation:", "landscape"] => height < width,
            [word, "<", most] => size(word) < pixels(most),
            [word, "<=", most] => size(word) <= pixels(most),
            [word, ">", least] => size(word) > pixels(least),
            [word, ">=", least] => size(word) >= pixels(least),
            [least, "<", word, "<=", most] => size(word) > pixels(least) && size(word) <= pixels(most),
            _ => panic!("a feature that is not understood: {feature}"),
        }
    })
}

#[test]
fn every_screen_has_exactly_one_layout() {
    for width in (320..2600).step_by(13).chain([359, 360, 699, 700, 899, 900]) {
        for height in (320..2600).step_by(13).chain([520, 521]) {
            let screen = (width, height);
            let all = [
                fits(COLUMN, screen),
                BESIDE.iter().any(|query| fits(query, screen)),
                fits(TALL, screen),
                fits(WIDE, screen),
            ];
            assert_eq!(all.iter().filter(|is| **is).count(), 1, "{screen:?}: {all:?}");
        }
    }
}

#[test]
fn every_style_that_asks_for_a_size_names_layouts() {
    let queries = queries();
    for (file, query) in &queries {
        for part in query.split(", ") {
            let named = [COLUMN, TALL, WIDE].contains(&part) || BESIDE.contains(&part) || PARTS.contains(&part);
            assert!(named, "{file}: {part}");
        }
        let beside = BESIDE.iter().filter(|part| query.contains(*part)).count();
        assert_ne!(beside, 1, "{file}: half of a layout: {query}");
    }
    assert!(queries.len() > 20, "{} styles ask for a size", queries.len());
}
