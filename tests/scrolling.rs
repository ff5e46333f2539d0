//! What scrolls sideways keeps a swipe to itself: at its end the browser would take it for the way back.

#[test]
fn what_scrolls_sideways_hands_no_swipe_to_the_browser() {
    let folder = std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/style")).expect("there are styles");
    let mut found = 0;
    for file in folder.map(|entry| entry.expect("it can be read").path()) {
        let text = std::fs::read_to_string(&file).expect("it can be read");
        for rule in text.split('}').filter(|rule| rule.contains("overflow-x: auto")) {
            found += 1;
            assert!(
                rule.contains("overscroll-behavior-x: contain"),
                "{}: {}",
                file.display(),
                rule.trim()
            );
        }
    }
    assert!(found > 3, "{found} scrollers");
}
