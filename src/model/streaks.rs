//! Wins and losses against the computer player.

/// Wins or losses in a row after which another level is offered.
pub const RUNNING: i8 = 3;

/// The wars of one game against one level that ended alike.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Streak {
    /// The game's place in the registry.
    game: u8,
    /// The level.
    level: u8,
    /// Wins running; below 0 losses running.
    pub wins: i8,
    /// The id of the last of these wars: it counts once.
    last: u32,
}

/// The streaks of all games.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Streaks(Vec<Streak>);

impl Streaks {
    /// As kept on the device: four numbers for each game.
    pub fn to_text(&self) -> String {
        let one = |s: &Streak| format!("{} {} {} {};", s.game, s.level, s.wins, s.last);
        self.0.iter().map(one).collect()
    }

    /// Read back; what makes no sense is left out.
    pub fn from_text(text: &str) -> Self {
        let one = |part: &str| {
            let mut numbers = part.split(' ').map(|number| number.parse::<i64>().ok());
            let mut next = || numbers.next().flatten();
            Some(Streak {
                game: next()?.try_into().ok()?,
                level: next()?.try_into().ok()?,
                wins: next()?.clamp(-99, 99) as i8,
                last: next()?.try_into().ok()?,
            })
        };
        Streaks(text.split(';').filter_map(one).collect())
    }

    /// The streak against this level in a game.
    pub fn of(&self, game: u8, level: u8) -> Option<Streak> {
        let mut found = self.0.iter().filter(|s| s.game == game && s.level == level);
        found.next().copied()
    }

    /// A war of a game has ended.
    pub fn count(&mut self, game: u8, level: u8, won: bool, id: u32) {
        let old = self.of(game, level);
        if old.is_some_and(|old| old.last == id) {
            return;
        }
        let before = old.map_or(0, |old| old.wins);
        let wins = if won {
            before.max(0).saturating_add(1)
        } else {
            before.min(0).saturating_sub(1)
        };
        // Against another level it begins anew.
        self.0.retain(|s| s.game != game);
        self.0.push(Streak {
            game,
            level,
            wins: wins.clamp(-99, 99),
            last: id,
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wins_and_losses_running_are_counted_once_for_each_war() {
        let mut streaks = Streaks::default();
        for id in [1, 2, 2, 3] {
            streaks.count(1, 2, true, id);
        }
        streaks.count(3, 1, false, 9);
        assert_eq!(streaks.of(1, 2).map(|s| s.wins), Some(3));
        assert_eq!(Streaks::from_text(&streaks.to_text()), streaks);
        streaks.count(1, 2, false, 4);
        assert_eq!(streaks.of(1, 2).map(|s| s.wins), Some(-1));
        streaks.count(1, 3, true, 5);
        assert_eq!((streaks.of(1, 2), streaks.of(1, 3).map(|s| s.wins)), (None, Some(1)));
    }

    #[test]
    fn damaged_streaks_are_left_out() {
        assert_eq!(
            Streaks::from_text("1 2 x 4;;9;1 999 1 1;-1 1 1 1;1 2 3"),
            Streaks::default()
        );
        assert_eq!(Streaks::from_text("1 2 500 7;"), Streaks::from_text("1 2 99 7"));
    }
}
