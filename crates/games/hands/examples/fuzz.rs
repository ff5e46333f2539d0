//! The test kit over random wars of Hands in the Sea: `cargo run --release -p hands --example fuzz -- GAMES SEED`.
use hands::Hands;
use testkit::{Campaign, fuzz};
fn main() {
    let games = std::env::args().nth(1).and_then(|n| n.parse().ok()).unwrap_or(20);
    let seed = std::env::args().nth(2).and_then(|n| n.parse().ok()).unwrap_or(1);
    let report = fuzz::<Hands>(&Campaign {
        games,
        seed,
        ..Campaign::default()
    });
    println!("{}", report.line(0));
    for finding in report.findings.iter().take(6) {
        println!("{finding}\n  {}", finding.story.join("\n  "));
    }
    for (name, count) in &report.counts {
        print!("{name}={count} ");
    }
}
