//! Random wars keep every promise of the kit: rules, undo, links, secrets.

use hands::Hands;
use kernel::trial::{Campaign, fuzz};

#[test]
fn random_wars_keep_every_promise() {
    let report = fuzz::<Hands>(&Campaign {
        games: 12,
        seed: 90,
        ..Campaign::default()
    });
    assert_eq!(
        (report.finished, report.findings.len()),
        (12, 0),
        "{:#?}",
        report.findings
    );
}
