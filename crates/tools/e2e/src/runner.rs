//! Plays journeys, several at a time, and says how each went.
//!
//! A browser waits more than it works, so there is one player for each core; each has a server, a display and a folder of pictures of its own.
//! A journey that must have the machine to itself is played after the others. Of a whole run those that failed are played once more, alone, if
//! they are few: a browser of a busy machine may lose a tap. The count of both is said.

use crate::journeys::Journey;
use crate::{BrowserEngine, Outcome, World};
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::time::Instant;

/// Pictures of failed journeys are left here; a player's last ones in a folder below.
const PICTURES: &str = "target/e2e";
/// So many failures may be the machine's.
const AGAIN: usize = 3;

/// Plays journeys at the page in `folder` and prints how each went. Whether all went well, and there were any.
///
/// # Errors
/// Fails if there is no page, or what the engine needs does not start.
pub fn run(engine: BrowserEngine, folder: &Path, asked: &[&Journey]) -> Outcome<bool> {
    let players = (0..players()).map(|number| Player::new(engine, folder, number));
    let players: Vec<Player> = players.collect::<Outcome<_>>()?;
    let (alone, together): (Vec<&Journey>, Vec<&Journey>) = asked.iter().copied().partition(|journey| journey.alone);
    let (first, _) = players.split_at(1);
    let mut failed = play_all(&players, &together);
    failed.extend(play_all(first, &alone));
    let at_first = failed.len();
    if (1..=AGAIN).contains(&at_first) && asked.len() > at_first {
        println!("failed at first: {at_first}; once more");
        failed = play_all(first, &failed);
    }
    println!(
        "journeys={} failed_at_first={at_first} failed={}",
        asked.len(),
        failed.len()
    );
    Ok(failed.is_empty() && !asked.is_empty())
}

/// One for each core.
fn players() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// Each player takes the next journey until none is left. The journeys that failed.
fn play_all<'a>(players: &[Player], journeys: &[&'a Journey]) -> Vec<&'a Journey> {
    let left = Mutex::new(journeys.iter().copied());
    let next = || left.lock().expect("no player breaks down over the list").next();
    let play = |player: &Player| {
        let mut failed = Vec::new();
        while let Some(journey) = next() {
            if !player.play(journey) {
                failed.push(journey);
            }
        }
        failed
    };
    std::thread::scope(|scope| {
        let play = &play;
        let threads: Vec<_> = players.iter().map(|player| scope.spawn(move || play(player))).collect();
        let failed = threads
            .into_iter()
            .flat_map(|thread| thread.join().expect("a journey fails in words"));
        failed.collect()
    })
}

/// Who plays one journey at a time.
struct Player {
    world: World,
    pictures: PathBuf,
}

impl Player {
    fn new(engine: BrowserEngine, folder: &Path, number: usize) -> Outcome<Player> {
        let pictures = Path::new(PICTURES).join(format!("player-{number}"));
        let world = World::of(engine, folder, &pictures)?;
        Ok(Player { world, pictures })
    }

    /// Plays a journey, says how it went, and whether well.
    fn play(&self, journey: &Journey) -> bool {
        self.forget_pictures();
        let begun = Instant::now();
        let outcome = (journey.run)(&self.world);
        let time = begun.elapsed().as_secs_f32();
        let (verdict, fault) = match &outcome {
            Ok(()) => ("ok    ", String::new()),
            Err(words) => ("FAILED", format!("\n  {words}{}", self.keep_pictures(journey.name))),
        };
        let notes: String = self
            .world
            .notes()
            .iter()
            .map(|note| format!("\n         {note}"))
            .collect();
        println!("{verdict} {time:5.1} s  {}{notes}{fault}", journey.name);
        outcome.is_ok()
    }

    /// Keeps the last pictures of a failed journey's browsers under its name, and says where.
    fn keep_pictures(&self, journey: &str) -> String {
        let name: String = { journey.chars() }
            .map(|c| if c.is_ascii_alphanumeric() { c } else { '-' })
            .collect();
        let mut said = String::new();
        for last in self.last_pictures() {
            let file = last.file_name().unwrap_or_default().to_string_lossy();
            let kept = Path::new(PICTURES).join(format!("{name}-{}", file.trim_start_matches("last-")));
            if std::fs::rename(&last, &kept).is_ok() {
                said += &format!("\n  see {}", kept.display());
            }
        }
        said
    }

    fn forget_pictures(&self) {
        for last in self.last_pictures() {
            // A picture that stays misleads at most.
            drop(std::fs::remove_file(last));
        }
    }

    fn last_pictures(&self) -> Vec<PathBuf> {
        let files = std::fs::read_dir(&self.pictures).into_iter().flatten().flatten();
        files.map(|entry| entry.path()).collect()
    }
}
