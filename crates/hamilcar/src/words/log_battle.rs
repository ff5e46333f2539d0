//! Lines of sections 13 and 14.

use super::log_movement::numbered;
use super::names::{force, full, place, several, short};
use super::{Told, tells};
use crate::data::dice::{Die, Face, face};
use crate::event::BattleEvent;
use kernel::Side::{self, Carthage, Rome};
use kernel::scene::{DieShown, Show};

/// The line of an event of battle or siege.
pub(super) fn tell(event: &BattleEvent) -> Told {
    match event {
        BattleEvent::Begins {
            at,
            attacker,
            forces,
            commanders,
        } => {
            let army = |side: Side| match commanders[side] {
                Some(general) => format!("{} with {}", short(general), force(forces[side])),
                None => force(forces[side]),
            };
            let (attack, defence) = (*attacker, attacker.enemy());
            let text = format!(
                "Battle of {}: {} attacks, {}; {} stands, {}.",
                place(*at),
                attack.name(),
                army(attack),
                defence.name(),
                army(defence)
            );
            tells(attack, text).at(&[*at])
        }
        BattleEvent::CommandRolled { die, commander } => tells(
            Rome,
            format!("The Consuls dispute the command, {die}: {} commands.", full(*commander)),
        )
        .shows(Show::Dice(vec![numbered(Carthage, *die)])),
        BattleEvent::Levels(levels) => tells(
            None,
            format!("Dice levels: Rome {}, Carthage {}.", levels.rome, levels.carthage),
        ),
        BattleEvent::Charge { die, less, rating } => {
            tells(Carthage, charge(*die, *less, *rating)).shows(Show::Dice(vec![numbered(Carthage, *die)]))
        }
        BattleEvent::Die {
            side,
            large,
            face: rolled,
        } => {
            let shown = battle_die(*large, *rolled);
            tells(
                *side,
                format!(
                    "{} rolls the {}: {}.",
                    side.name(),
                    die_of(*large).name(),
                    shown.words()
                ),
            )
            .shows(Show::Dice(vec![lies(Some(*side), die_of(*large), shown)]))
        }
        BattleEvent::Rerolled {
            by,
            side,
            large,
            face: rolled,
        } => {
            let shown = battle_die(*large, *rolled);
            tells(
                *by,
                format!(
                    "{} has {}'s {} rolled again: {}.",
                    by.name(),
                    side.name(),
                    die_of(*large).name(),
                    shown.words()
                ),
            )
            .shows(Show::Dice(vec![lies(Some(*side), die_of(*large), shown)]))
        }
        BattleEvent::Hits(hits) => tells(
            None,
            format!(
                "Rome scores {}, Carthage {}.",
                several(hits.rome, "hit"),
                several(hits.carthage, "hit")
            ),
        ),
        BattleEvent::Lost { side, at, units } => tells(
            *side,
            format!("{} loses {} in {}.", side.name(), force(*units), place(*at)),
        )
        .at(&[*at]),
        BattleEvent::Won { winner, at } => {
            tells(*winner, format!("{} wins the Battle of {}.", winner.name(), place(*at))).at(&[*at])
        }
        BattleEvent::Retreated { side, from, to, lost } => {
            let cost = if *lost > 0 {
                format!(" and loses {}", several(*lost, "CU"))
            } else {
                String::new()
            };
            tells(
                *side,
                format!(
                    "{} retreats from {} to {}{cost}.",
                    side.name(),
                    place(*from),
                    place(*to)
                ),
            )
            .at(&[*from, *to])
        }
        BattleEvent::RetreatedInside { side, at, units } => tells(
            *side,
            format!("{} retreats inside {} with {}.", side.name(), place(*at), force(*units)),
        )
        .at(&[*at]),
        BattleEvent::NoRetreat { side, at } => tells(
            *side,
            format!("{} finds no way out of {}: the Force is lost.", side.name(), place(*at)),
        )
        .at(&[*at]),
        BattleEvent::Absorbed { side, at } => tells(
            *side,
            format!("{}'s Force in {} is swept along.", side.name(), place(*at)),
        )
        .at(&[*at]),
        BattleEvent::Consequences { side, pcs } => tells(
            *side,
            format!("The defeat costs {} {}.", side.name(), several(*pcs, "PC")),
        ),
        BattleEvent::SiegeDie {
            side,
            at,
            red,
            points,
            losses,
        } => siege_die(*side, *red, *points, *losses, place(*at)).at(&[*at]),
        BattleEvent::DeterminedDefence { side, at } => tells(
            *side,
            format!(
                "{} gives 1 Supply Train and 1 CU inside {} to cancel a Siege Point.",
                side.name(),
                place(*at)
            ),
        )
        .at(&[*at]),
        BattleEvent::Points { at, points, needed } => {
            tells(None, format!("{} now bears {points} of {needed} points.", place(*at))).at(&[*at])
        }
        BattleEvent::CityFalls { at, to } => tells(*to, format!("{} falls to {}.", place(*at), to.name())).at(&[*at]),
        BattleEvent::Subjugated { at, by } => tells(
            *by,
            format!("The Tribe of {} is Subjugated by {}.", place(*at), by.name()),
        )
        .at(&[*at]),
        BattleEvent::Lifted { at } => tells(None, format!("The siege of {} is lifted.", place(*at))).at(&[*at]),
        BattleEvent::Sortie { at, side } => tells(
            *side,
            format!("{}'s besieged sally out of {}.", side.name(), place(*at)),
        )
        .at(&[*at]),
    }
}

fn charge(die: u8, less: u8, rating: u8) -> String {
    let result = die.saturating_sub(less);
    let read = if less > 0 {
        format!("{die} less {less} is {result}")
    } else {
        die.to_string()
    };
    let effect = if result <= 1 {
        "the beasts turn, and Rome may reroll a die"
    } else if result > rating {
        "Carthage may reroll a die"
    } else {
        "no effect"
    };
    format!("The elephants charge against Battle Rating {rating}: {read}; {effect}.")
}

fn siege_die(side: Side, red: bool, points: u8, losses: u8, place: &str) -> Told {
    let die = if red { Die::SiegeRed } else { Die::SiegeWhite };
    let effect = match (points, losses) {
        (0, 0) => "no effect".to_owned(),
        (points, 0) => several(points, "point"),
        (0, losses) => format!("{} lost", several(losses, "CU")),
        (points, losses) => format!("{}, {} lost", several(points, "point"), several(losses, "CU")),
    };
    let mut symbols = vec!["siege"; usize::from(points)];
    symbols.extend(vec!["skull"; usize::from(losses)]);
    tells(
        side,
        format!("{} rolls the {} before {place}: {effect}.", side.name(), die.name()),
    )
    .shows(Show::Dice(vec![DieShown {
        side: Some(side),
        kind: die.name(),
        symbols,
        number: 0,
    }]))
}

fn die_of(large: bool) -> Die {
    if large { Die::BattleLarge } else { Die::BattleSmall }
}

fn battle_die(large: bool, rolled: u8) -> &'static Face {
    face(die_of(large), rolled.clamp(1, 6))
}

/// A die as it lies.
pub(crate) fn lies(side: Option<Side>, die: Die, face: &Face) -> DieShown {
    let all = [
        (face.horse, "horse"),
        (face.figure, "figure"),
        (face.circle, "circle"),
        (face.siege, "siege"),
        (face.loss, "skull"),
    ];
    let symbols = all
        .into_iter()
        .flat_map(|(count, symbol)| core::iter::repeat_n(symbol, usize::from(count)))
        .collect();
    DieShown {
        side,
        kind: die.name(),
        symbols,
        number: face.number,
    }
}
