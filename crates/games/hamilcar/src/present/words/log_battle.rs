//! Lines of sections 13 and 14.

use super::log_movement::numbered;
use super::names::{self, force, full, leading, linked, list, several, short};
use super::{Told, tells};
use crate::data::dice::{Die, Face, face, faces};
use crate::data::generals::{general, who};
use crate::data::spaces::space;
use crate::protocol::event::BattleEvent;
use crate::state::{Charge, Force};
use engine::Side::{self, Carthage, Rome};
use engine::scene::{Certainty, DieShown, Show};
use engine::{PerSide, Rule, UnitId, UnitSet};
use punic::present::words::{does, under};

/// The line of an event of battle or siege.
pub(super) fn tell(event: &BattleEvent, rule: &str) -> Told {
    match event {
        BattleEvent::Begins {
            at,
            attacker,
            forces,
            generals,
        } => {
            let army = |side: Side| {
                let leaders: Vec<_> = generals[side].iter().map(|g| short(g).to_owned()).collect();
                if leaders.is_empty() {
                    force(forces[side])
                } else {
                    format!("{} with {}", list(leaders), force(forces[side]))
                }
            };
            let (attack, defence) = (*attacker, attacker.enemy());
            let text = format!(
                "Battle of {}: {} attacks, {}; {} stands, {}.",
                linked(*at),
                attack.name(),
                army(attack),
                defence.name(),
                army(defence)
            );
            tells(attack, text).at(&[*at])
        }
        BattleEvent::Commands { general: unit } => tells(general(*unit).side, format!("{} commands.", full(*unit))),
        BattleEvent::CommandRolled { die, commander } => tells(
            Carthage,
            format!(
                "The Consuls may quarrel: on 4 to 6 the other one leads. Carthage rolls {die}: {} commands.",
                full(*commander),
            ),
        )
        .shows(Show::Dice(vec![numbered(Carthage, *die)])),
        BattleEvent::Levels { counts, levels } => tells(None, level_step(rule, *counts, *levels)),
        BattleEvent::Charge(now) => {
            tells(Carthage, charge(*now, rule)).shows(Show::Dice(vec![numbered(Carthage, now.die)]))
        }
        BattleEvent::Fright { less } => tells(Rome, format!("Elephant Fright takes {less} off the die of the charge.")),
        BattleEvent::Ability(unit) => tells(general(*unit).side, ability(*unit)),
        BattleEvent::Rated { general: unit, rating } => tells(
            general(*unit).side,
            format!("{} fights with Battle Rating {rating}.", full(*unit)),
        ),
        BattleEvent::CalledOff { at, to, units } => {
            let back = if at == to { " inside the walls" } else { "" };
            tells(
                Rome,
                format!(
                    "Rome heeds the omen and calls the attack in {} off: its Army goes back{back} to {} {}.",
                    linked(*at),
                    linked(*to),
                    leading(UnitSet::EMPTY, 0, *units)
                ),
            )
            .at(&[*at, *to])
        }
        BattleEvent::Die {
            side,
            large,
            face: rolled,
        } => die_falls(
            *side,
            *side,
            (*large, *rolled),
            format!("{} rolls the", side.name()),
            "",
        ),
        BattleEvent::Rerolled {
            by,
            side,
            large,
            face: rolled,
        } => {
            let whose = format!("{} has {}'s", by.name(), side.name());
            die_falls(*by, *side, (*large, *rolled), whose, " rolled again")
        }
        BattleEvent::Hits(hits) => tells(
            None,
            format!(
                "Rome suffers {}, Carthage {}{}.",
                several(hits.rome, "hit"),
                several(hits.carthage, "hit"),
                if hits.rome == hits.carthage {
                    ": in a tie the Attacker loses"
                } else {
                    ""
                }
            ),
        ),
        BattleEvent::Lost { side, at, units } => tells(
            *side,
            format!("{} loses {} in {}.", side.name(), force(*units), linked(*at)),
        )
        .at(&[*at]),
        BattleEvent::Won { winner, at } => tells(
            *winner,
            format!("{} wins the Battle of {}.", winner.name(), linked(*at)),
        )
        .at(&[*at]),
        BattleEvent::Retreated {
            side,
            from,
            to,
            units,
            generals,
        } => tells(
            *side,
            format!(
                "{} retreats from {} to {}{} with {}{}.",
                side.name(),
                linked(*from),
                linked(*to),
                if rule == "13.5.D" { " by sea" } else { "" },
                force(*units),
                under(generals.iter().map(|unit| short(unit).to_owned()).collect())
            ),
        )
        .at(&[*from, *to]),
        BattleEvent::RetreatedInside {
            side,
            at,
            units,
            generals,
        } => tells(
            *side,
            format!("{} inside {}.", company(*units, *generals, ["goes", "go"]), linked(*at)),
        )
        .at(&[*at]),
        BattleEvent::NoRetreat { side, at, units } => tells(
            *side,
            format!(
                "{} finds no way out of {}: {} lost.",
                side.name(),
                linked(*at),
                company(*units, UnitSet::EMPTY, ["is", "are"])
            ),
        )
        .at(&[*at]),
        BattleEvent::Absorbed { side, at, units } => tells(
            *side,
            format!("The retreat sweeps {} along from {}.", force(*units), linked(*at)),
        )
        .at(&[*at]),
        BattleEvent::Consequences { side, units, pcs } => tells(
            *side,
            format!(
                "{} has lost {} in this battle: it costs {}.",
                side.name(),
                several(*units, "Unit"),
                several(*pcs, "PC")
            ),
        ),
        BattleEvent::HalfRounded { units, half } => tells(None, format!("Half of {units}, rounded down, is {half}.")),
        BattleEvent::Detached { general: unit, at } => tells(
            general(*unit).side,
            format!("{} conducts the attempt on {} with 3 CUs.", full(*unit), linked(*at)),
        )
        .at(&[*at]),
        BattleEvent::SiegeDie {
            side,
            at,
            red,
            points,
            losses,
            ..
        } => siege_die(*side, *red, *points, *losses, &linked(*at)).at(&[*at]),
        BattleEvent::DeterminedDefence { side, at, units } => tells(
            *side,
            format!(
                "{} gives {} inside {} to cancel a Siege Point.",
                side.name(),
                force(*units),
                linked(*at)
            ),
        )
        .at(&[*at]),
        BattleEvent::NoDefence { side, at } => tells(
            *side,
            format!(
                "No Determined Defence of {}: it would leave a Consul inside with fewer than 3 CUs.",
                linked(*at)
            ),
        )
        .at(&[*at]),
        BattleEvent::Points {
            at,
            side,
            points,
            needed,
        } => {
            let what = if space(*at).capacity > 0 {
                "Siege"
            } else {
                "Subjugation"
            };
            let text = format!("{} now bears {points} of {needed} {what} Points.", linked(*at));
            tells(*side, text).at(&[*at])
        }
        BattleEvent::Besieged { at, by } => {
            tells(*by, format!("{} is Besieged by {}.", linked(*at), by.name())).at(&[*at])
        }
        BattleEvent::CityFalls { at, to, lost } => tells(
            *to,
            match lost.is_empty() {
                true => format!("{} falls to {}.", linked(*at), to.name()),
                false => format!("{} falls to {} and loses {}.", linked(*at), to.name(), force(*lost)),
            },
        )
        .at(&[*at]),
        BattleEvent::Subjugated { at, by } => tells(
            *by,
            format!("The Tribe of {} is Subjugated by {}.", linked(*at), by.name()),
        )
        .at(&[*at]),
        BattleEvent::Lifted { at } => {
            let text = if space(*at).capacity > 0 {
                format!("The siege of {} is lifted.", linked(*at))
            } else {
                format!("The attempt on {} comes to nothing.", linked(*at))
            };
            tells(None, text).at(&[*at])
        }
        BattleEvent::Sortie {
            at,
            side,
            units,
            generals,
        } => tells(
            *side,
            format!(
                "{} out of {}.",
                company(*units, *generals, ["sallies", "sally"]),
                linked(*at)
            ),
        )
        .at(&[*at]),
    }
}

/// Generals and units together, with what they do: "Hanno with 2 CUs goes", "1 CU goes".
fn company(units: Force, generals: UnitSet, verb: [&str; 2]) -> String {
    let names: Vec<String> = generals.iter().map(|g| short(g).to_owned()).collect();
    does(&names, names::units(units), units.units(), verb)
}

/// A step of the dice levels (13.3).
fn level_step(rule: &str, counts: PerSide<u8>, levels: PerSide<u8>) -> String {
    let what = match rule {
        "13.3.A" => "CUs",
        "13.3.B" => "Allies",
        _ => "Battle Rating of the General",
    };
    format!(
        "{what}: Rome {}, Carthage {}. Dice levels: Rome {}, Carthage {}.",
        counts.rome, counts.carthage, levels.rome, levels.carthage
    )
}

/// A general's ability at work in a battle (17.2).
fn ability(unit: UnitId) -> String {
    let name = full(unit);
    match unit {
        who::FLORUS => format!("{name} leaves Carthage no dice level for having more Allies."),
        who::CALATINUS => format!("{name} saves his Force from one of the hits."),
        who::HASDRUBAL => format!("{name} leads the charge: its die counts 1 higher."),
        who::MEGELLUS => format!("{name} gives the city no time for a determined defence."),
        who::PULCHER => format!("{name} is blamed: Rome removes 1 more PC."),
        who::REGULUS => format!("{name} has won and may march on."),
        _ => format!("{name} shows his skill."),
    }
}

fn charge(now: Charge, rule: &str) -> String {
    let (result, rating) = (now.result(), now.rating);
    let parts = [
        (now.more, "more for Hasdrubal"),
        (now.forgotten, "less for Forgotten Tactics"),
        (now.fright, "less for Elephant Fright"),
    ];
    let reasons: Vec<String> = parts
        .into_iter()
        .filter(|(count, _)| *count > 0)
        .map(|(count, why)| format!("{count} {why}"))
        .collect();
    let more = if now.more > 0 {
        format!(" more {}", now.more)
    } else {
        String::new()
    };
    let read = match now.less() {
        _ if reasons.is_empty() => now.die.to_string(),
        0 => format!("{}{more} is {result} ({})", now.die, list(reasons)),
        less => format!("{}{more} less {less} is {result} ({})", now.die, list(reasons)),
    };
    let opening = if rule == general(who::METELLUS).section {
        "L. Caecilius Metellus has the charge rolled again,"
    } else {
        "The elephants charge"
    };
    let effect = match (now.rerolls(Rome), now.rerolls(Carthage)) {
        (true, false) => "the beasts turn, and Rome may reroll a die",
        (false, true) => "Carthage may reroll a die",
        (true, true) => "each side may reroll a die",
        (false, false) => "no effect",
    };
    format!("{opening} against Battle Rating {rating}: {read}; {effect}.")
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
        certainty: siege_face(die, points, losses),
        means: die.means().map(Rule),
    }]))
}

/// How sure the face with so many points and losses is.
fn siege_face(die: Die, points: u8, losses: u8) -> Certainty {
    let mut known = faces(die).iter().filter(|f| (f.siege, f.loss) == (points, losses));
    known.next().map_or(Certainty::Reconstructed, |f| f.certainty)
}

fn die_of(large: bool) -> Die {
    if large { Die::BattleLarge } else { Die::BattleSmall }
}

/// A Battle Die of a side shows a face, by what one side does.
fn die_falls(by: Side, of: Side, (large, rolled): (bool, u8), before: String, after: &str) -> Told {
    let (die, shown) = (die_of(large), battle_die(large, rolled));
    tells(by, format!("{before} {}{after}: {}.", die.name(), shown.words())).shows(Show::Dice(vec![lies(
        Some(of),
        die,
        shown,
    )]))
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
        (face.roman, "scutum"),
        (face.punic, "roundel"),
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
        certainty: face.certainty,
        means: die.means().map(Rule),
    }
}
