//! Who can bring the end of the war near within a round (6.2), and how it would stand then.

use crate::State;
use crate::data::tracks::{CAPTURED_END, MOST_PRESTIGE, VP_END};
use crate::rules::campaign::campaign_points;
use crate::rules::ending::final_score;
use engine::Side;

/// Actions of a round (4.2), each of which lays a token at most.
const ACTIONS: u8 = 2;
/// Points of the token that one action captures at most: a City or the Capital (6.2).
const CAPTURE: u8 = 2;

/// "Carthage can lay its last Town. As it stands: Rome 19, Carthage 21." One sentence for each side that can, by what lies open; none once the end is near.
pub(crate) fn near_end(s: &State) -> Vec<String> {
    if s.ending.is_some() {
        return Vec::new();
    }
    let [rome, carthage] = Side::BOTH.map(|side| final_score(s, side).total());
    let all = Side::BOTH
        .into_iter()
        .filter_map(|side| Some((side, within_a_round(s, side)?)));
    all.map(|(side, deed)| {
        format!(
            "{} {deed}. As it stands: Rome {rome}, Carthage {carthage}.",
            side.name()
        )
    })
    .collect()
}

/// How a side can bring the end near in its next round, if it can.
fn within_a_round(s: &State, side: Side) -> Option<String> {
    let own = s.of(side);
    let few = |left: u8| (1..=ACTIONS).contains(&left);
    let captures = own.captured.points() + CAPTURE >= CAPTURED_END;
    let deeds = [
        (few(s.towns_left(side)), "can lay its last Town".to_owned()),
        (few(s.cities_left(side)), "can lay its last City".to_owned()),
        (
            captures,
            format!("can come to {CAPTURED_END} points of captured tokens"),
        ),
        (
            own.prestige + 1 >= MOST_PRESTIGE,
            format!("can come to {MOST_PRESTIGE} Prestige"),
        ),
        (
            own.vp.saturating_add(campaign_points(s, side)) >= VP_END,
            format!("comes to {VP_END} VP with the next Campaign"),
        ),
    ];
    deeds.into_iter().find_map(|(can, deed)| can.then_some(deed))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Hands, Setup};
    use engine::Rules;

    #[test]
    fn the_last_towns_are_told_with_the_score_as_it_stands() {
        let mut s = Hands::start(Setup::default());
        assert_eq!(near_end(&s), [] as [String; 0]);
        let free = s.unoccupied().iter().collect::<Vec<_>>();
        for at in free {
            if s.towns_left(Side::Carthage) > ACTIONS {
                s.players.carthage.towns.insert(at);
            }
        }
        let [rome, carthage] = Side::BOTH.map(|side| final_score(&s, side).total());
        let told = near_end(&s);
        assert_eq!(
            told,
            [format!(
                "Carthage can lay its last Town. As it stands: Rome {rome}, Carthage {carthage}."
            )]
        );
        assert!(s.towns_left(Side::Rome) > ACTIONS);
    }
}
