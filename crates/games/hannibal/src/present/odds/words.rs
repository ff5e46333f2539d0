//! What odds say.

use super::because::because;
use super::duel::Field;
use super::estimate::Estimate;
use super::tally::Tally;
use crate::data::generals::general;
use crate::data::spaces::space;
use crate::present::words::names::several;
use crate::protocol::prompt::{MovementAsk, Prompt};
use crate::{Hannibal, State};
use engine::odds::{Chance, Odds, Part, Standing};
use engine::{Choice, Side, SpaceId, UnitId};
use punic::WIN;

type Outcomes = [(Tally, Chance)];

/// What is taken for granted in a battle of cards.
const POLICY: [&str; 3] = [
    "The attacker leads his longest type, a Reserve last.",
    "The defender matches when he can, with a plain card before a Reserve, and counterattacks while both still hold a card.",
    "Nobody withdraws, and nobody plays a Strategy Card.",
];

/// What is taken for granted before one.
const ON_THE_WAY: &str = "Nobody answers with a card, and nobody reacts who has not said so.";

/// What is known of a battle of cards under way before any is drawn.
pub(super) fn battle(s: &State) -> Odds {
    let about = s
        .battle
        .as_ref()
        .map_or_else(String::new, |b| format!("Battle of {}", space(b.at()).name));
    Odds {
        about,
        goal: Aim::Win.words(),
        ..Odds::default()
    }
}

/// What is known, and after it the battle as far as it has been drawn.
pub(super) fn estimated(mut odds: Odds, counted: &Estimate, by: Side) -> Odds {
    let margin = counted.margin_per_mille();
    let title = if odds.parts.is_empty() {
        "Result"
    } else {
        "If it comes to battle"
    };
    let wins = counted.wins(by);
    if odds.good.is_some() && !odds.forces.is_empty() {
        odds.forces = format!("otherwise {} to win, {}", wins.percent(), odds.forces);
    }
    odds.good = odds.good.or(Some(wins));
    odds.parts.push(Part {
        title: format!("{title}: an estimate, within {}.{} points", margin / 10, margin % 10),
        outcomes: Side::BOTH
            .map(|side| (format!("{} wins", side.name()), counted.wins(side)))
            .into(),
    });
    odds.parts.extend(Side::BOTH.map(|side| losses(counted, side)));
    odds.assumptions.push(format!(
        "{} battles, each with all hands that you do not know dealt anew: 19 estimates of 20 lie within the margin.",
        counted.runs
    ));
    odds.assumptions.extend(POLICY.map(str::to_owned));
    odds
}

/// The Battle Cards with which each side begins, the side that commits first; a span where dice before the battle change their number.
pub(super) fn forces(fields: &[(Field, u32)], by: Side) -> String {
    let of = |side: Side| {
        let counts = || fields.iter().map(|(field, _)| field.cards[side as usize]);
        match (counts().min().unwrap_or(0), counts().max().unwrap_or(0)) {
            (few, many) if few == many => few.to_string(),
            (few, many) => format!("{few} to {many}"),
        }
    };
    format!("{} against {} Battle Cards", of(by), of(by.enemy()))
}

/// What a side loses.
fn losses(counted: &Estimate, side: Side) -> Part {
    let counts = counted.lost[side as usize].iter().enumerate();
    let chance = |count: u32| Chance::new(u64::from(count), u64::from(counted.runs.max(1)));
    Part {
        title: format!("{} loses before its retreat", side.name()),
        outcomes: counts
            .filter(|(_, count)| **count > 0)
            .map(|(lost, count)| (cus(lost as u8), chance(*count)))
            .collect(),
    }
}

fn cus(count: u8) -> String {
    match count {
        0 => "nothing".to_owned(),
        count => several(count, "CU"),
    }
}

/// What a side is after with an answer.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Aim {
    Intercept,
    Escape,
    GoOn,
    Through,
    Points,
    Withdraw,
    Win,
    Spare,
    /// 25: an Event brings Attrition upon the enemy.
    Harm,
}

impl Aim {
    fn of(about: Prompt, outcomes: &Outcomes) -> Option<Aim> {
        let any = |is: &dyn Fn(&Tally) -> bool| outcomes.iter().any(|(tally, _)| is(tally));
        Some(match about {
            Prompt::Movement(MovementAsk::Sail) if any(&|t| t.voyage.is_some()) => Aim::Through,
            _ if any(&|t| t.reactions.avoiding.is_some()) => Aim::Escape,
            _ if any(&|t| t.reactions.intercepting[0].is_some()) => Aim::Intercept,
            _ if any(&|t| t.reactions.pursuing.is_some()) => Aim::GoOn,
            _ if any(&|t| t.withdrawing.is_some()) => Aim::Withdraw,
            _ if any(&Tally::fights) => Aim::Win,
            _ if any(&|t| t.siege.is_some()) => Aim::Points,
            _ if any(&|t| t.voyage.is_some()) => Aim::Through,
            Prompt::Turn(_) | Prompt::Card(_) if any(&|t| t.attrition.is_some()) => Aim::Harm,
            _ if any(&|t| t.attrition.is_some()) => Aim::Spare,
            _ => return None,
        })
    }

    const fn words(self) -> &'static str {
        match self {
            Aim::Intercept => "to intercept",
            Aim::Escape => "to get away",
            Aim::GoOn => "to go on",
            Aim::Through => "to get through",
            Aim::Points => "to gain a point",
            Aim::Withdraw => "to withdraw",
            Aim::Win => WIN,
            Aim::Spare => "to lose nothing",
            Aim::Harm => "to cost the enemy a CU",
        }
    }

    fn reached(self, tally: &Tally) -> bool {
        match self {
            Aim::Intercept => tally
                .reactions
                .intercepting
                .iter()
                .flatten()
                .any(|(_, succeeds)| *succeeds),
            Aim::Escape => tally.reactions.avoiding.is_some_and(|(_, avoided)| avoided),
            Aim::GoOn => tally.reactions.pursuing.is_some_and(|(_, goes_on)| goes_on),
            Aim::Through => tally.voyage == Some(0),
            Aim::Points => tally.siege.is_some_and(|(points, _, falls)| points > 0 || falls),
            Aim::Withdraw => tally.withdrawing == Some(true),
            Aim::Spare => tally.attrition == Some(0),
            Aim::Harm => tally.attrition.is_some_and(|lost| lost > 0),
            Aim::Win => false,
        }
    }
}

/// The odds of dice. Of a battle that follows nothing is said yet, nor how likely it is to be won.
pub(super) fn odds(standing: &Standing<'_, Hannibal>, choice: Choice, outcomes: &Outcomes) -> Option<Odds> {
    let aim = Aim::of(standing.pending.question.about, outcomes)?;
    let mut rows: Vec<(String, Chance)> = Vec::new();
    for (tally, chance) in outcomes {
        let words = result(tally);
        match rows.iter_mut().find(|row| row.0 == words) {
            Some(row) => row.1 = row.1.or(*chance),
            None => rows.push((words, *chance)),
        }
    }
    let certain = matches!(&rows[..], [(words, _)] if words == BATTLE);
    let result = Part {
        title: "Result".to_owned(),
        outcomes: rows,
    };
    let reached = outcomes.iter().filter(|(tally, _)| aim.reached(tally));
    let good = reached.fold(Chance::new(0, 1), |sum, (_, chance)| sum.or(*chance));
    let inside = outcomes.iter().find_map(|(tally, _)| tally.inside).map(hides);
    Some(Odds {
        about: about(aim).to_owned(),
        good: (aim != Aim::Win).then_some(good),
        goal: aim.words(),
        forces: String::new(),
        parts: if certain { Vec::new() } else { vec![result] },
        modifiers: because(standing, choice, aim, outcomes),
        assumptions: [ON_THE_WAY.to_owned()].into_iter().chain(inside).collect(),
        further: None,
    })
}

/// Who is taken to hide inside (10.7).
fn hides((side, at, cus): (Side, SpaceId, u8)) -> String {
    if cus == 0 {
        return format!(
            "{} keeps nobody inside {}, unless it has said otherwise: its walls do not hold all of them.",
            side.name(),
            space(at).name,
        );
    }
    format!(
        "{} keeps {} inside {}, and with them each General who may: all that the walls hold, unless it has said otherwise. Only what stands outside is counted in a battle.",
        side.name(),
        several(cus, "CU"),
        space(at).name,
    )
}

const fn about(aim: Aim) -> &'static str {
    match aim {
        Aim::Intercept => "Interception",
        Aim::Escape => "Avoiding battle",
        Aim::GoOn => "Pursuit",
        Aim::Through => "Naval Combat",
        Aim::Points => "Siege",
        Aim::Withdraw => "Withdrawal",
        Aim::Win => "Battle",
        Aim::Spare | Aim::Harm => "Attrition",
    }
}

/// What is said of dice that lead to a battle; nothing where it is certain.
const BATTLE: &str = "battle";

/// What came of it, in a few words.
fn result(tally: &Tally) -> String {
    let name = |unit: UnitId| general(unit).short;
    let tried = |(unit, succeeds): (UnitId, bool), yes: &str, no: &str| {
        format!("{} {}", name(unit), if succeeds { yes } else { no })
    };
    let mut said: Vec<String> = Vec::new();
    said.extend(tally.attrition.map(|lost| format!("{} lost", cus(lost))));
    said.extend(
        tally
            .voyage
            .map(|voyage| ["gets through", "must return", "is sunk"][usize::from(voyage)].to_owned()),
    );
    said.extend(
        tally
            .reactions
            .avoiding
            .map(|attempt| tried(attempt, "slips away", "cannot slip away")),
    );
    let attempts = tally.reactions.intercepting.into_iter().flatten();
    said.extend(attempts.map(|attempt| tried(attempt, "intercepts", "does not intercept")));
    said.extend(
        tally
            .reactions
            .pursuing
            .map(|attempt| tried(attempt, "goes on", "stops")),
    );
    said.extend(tally.commander.map(|unit| format!("{} commands", name(unit))));
    said.extend(tally.charge.map(|(rome, carthage)| {
        let cost = |side: &str, cards: u8| format!("{side} loses {}", several(cards, "card"));
        match (rome, carthage) {
            (0, 0) => "the charge fails".to_owned(),
            (0, cards) => cost("the Elephants rampage: Carthage", cards),
            (cards, _) => cost("the charge succeeds: Rome", cards),
        }
    }));
    said.extend(tally.siege.map(|(points, lost, falls)| match (points, falls) {
        (_, true) => "it falls".to_owned(),
        (points, _) => format!("{}, {} lost", several(points, "point"), cus(lost)),
    }));
    said.extend(
        tally
            .withdrawing
            .map(|away| if away { "withdraws" } else { "must stay" }.to_owned()),
    );
    if tally.fights() {
        said.push(BATTLE.to_owned());
    }
    if said.is_empty() {
        "nothing".to_owned()
    } else {
        said.join(", ")
    }
}
