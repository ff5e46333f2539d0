//! What odds say.

use super::Estimate;
use super::because::because;
use super::tally::Tally;
use crate::data::generals::general;
use crate::data::spaces::space;
use crate::prompt::{MovementAsk, Prompt};
use crate::words::names::several;
use crate::{Hannibal, State};
use kernel::odds::{Chance, Odds, Part, Standing};
use kernel::{Choice, Side, UnitId};

type Outcomes = [(Tally, Chance)];

/// What is taken for granted in a battle of cards.
const POLICY: [&str; 4] = [
    "An estimate: hands that you do not know are dealt thousands of times.",
    "The attacker leads his longest type, a Reserve last.",
    "The defender matches when he can, with a plain card before a Reserve, and counterattacks while both still hold a card.",
    "Nobody withdraws, and nobody plays a Strategy Card.",
];

/// What is taken for granted before one.
const ON_THE_WAY: &str = "Nobody answers with a card, and nobody reacts who has not said so.";

/// The odds of a battle of cards under way.
pub(super) fn battle(estimate: &Estimate, by: Side, s: &State) -> Odds {
    let about = s
        .battle
        .as_ref()
        .map_or_else(String::new, |b| ["Battle of ", space(b.at()).name].concat());
    Odds {
        about,
        good: Some(estimate.wins(by)),
        goal: "to win",
        parts: parts(estimate),
        modifiers: vec![margin(estimate)],
        assumptions: POLICY.map(str::to_owned).to_vec(),
    }
}

fn margin(estimate: &Estimate) -> String {
    let margin = estimate.margin_per_mille().div_ceil(10);
    [
        "Within ",
        &margin.to_string(),
        if margin == 1 { " point." } else { " points." },
    ]
    .concat()
}

/// Who wins, and what each side loses.
fn parts(estimate: &Estimate) -> Vec<Part> {
    let result = Part {
        title: "Result".to_owned(),
        outcomes: Side::BOTH
            .map(|side| ([side.name(), " wins"].concat(), estimate.wins(side)))
            .into(),
    };
    let losses = Side::BOTH.map(|side| {
        let counts = estimate.lost[side as usize].iter().enumerate();
        let chance = |count: u32| Chance::new(u64::from(count), u64::from(estimate.runs.max(1)));
        Part {
            title: [side.name(), " loses before its retreat"].concat(),
            outcomes: counts
                .filter(|(_, count)| **count > 0)
                .map(|(lost, count)| (cus(lost as u8), chance(*count)))
                .collect(),
        }
    });
    core::iter::once(result).chain(losses).collect()
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
}

impl Aim {
    fn of(about: Prompt, outcomes: &Outcomes) -> Option<Aim> {
        let any = |is: &dyn Fn(&Tally) -> bool| outcomes.iter().any(|(tally, _)| is(tally));
        Some(match about {
            Prompt::Movement(MovementAsk::Sail) if any(&|t| t.voyage.is_some()) => Aim::Through,
            _ if any(&|t| t.avoiding.is_some()) => Aim::Escape,
            _ if any(&|t| t.intercepting[0].is_some()) => Aim::Intercept,
            _ if any(&|t| t.pursuing.is_some()) => Aim::GoOn,
            _ if any(&|t| t.withdrawing.is_some()) => Aim::Withdraw,
            _ if any(&Tally::fights) => Aim::Win,
            _ if any(&|t| t.siege.is_some()) => Aim::Points,
            _ if any(&|t| t.voyage.is_some()) => Aim::Through,
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
            Aim::Win => "to win",
            Aim::Spare => "to lose nothing",
        }
    }

    fn reached(self, tally: &Tally) -> bool {
        match self {
            Aim::Intercept => tally.intercepting.iter().flatten().any(|(_, succeeds)| *succeeds),
            Aim::Escape => tally.avoiding.is_some_and(|(_, avoided)| avoided),
            Aim::GoOn => tally.pursuing.is_some_and(|(_, goes_on)| goes_on),
            Aim::Through => tally.voyage == Some(0),
            Aim::Points => tally.siege.is_some_and(|(points, _, falls)| points > 0 || falls),
            Aim::Withdraw => tally.withdrawing == Some(true),
            Aim::Spare => tally.attrition == Some(0),
            Aim::Win => false,
        }
    }
}

/// The odds of dice, and of the battles that may follow them.
pub(super) fn odds(
    standing: &Standing<'_, Hannibal>,
    choice: Choice,
    outcomes: &Outcomes,
    fights: &[Option<Estimate>],
) -> Option<Odds> {
    let side = standing.pending.question.to;
    let aim = Aim::of(standing.pending.question.about, outcomes)?;
    let mut rows: Vec<(String, Chance)> = Vec::new();
    for (tally, chance) in outcomes {
        let words = result(tally);
        match rows.iter_mut().find(|row| row.0 == words) {
            Some(row) => row.1 = row.1.or(*chance),
            None => rows.push((words, *chance)),
        }
    }
    let mut parts = vec![Part {
        title: "Result".to_owned(),
        outcomes: rows,
    }];
    let fought = pooled(outcomes, fights);
    if let Some(fought) = &fought {
        parts.extend(self::parts(fought).into_iter().map(|part| Part {
            title: match part.title.as_str() {
                "Result" => "If it comes to battle".to_owned(),
                _ => part.title,
            },
            ..part
        }));
    }
    let good = match (&fought, aim) {
        (Some(fought), Aim::Win) => fought.wins(side),
        _ => outcomes
            .iter()
            .filter(|(tally, _)| aim.reached(tally))
            .fold(Chance::new(0, 1), |sum, (_, chance)| sum.or(*chance)),
    };
    let mut assumptions = vec![ON_THE_WAY.to_owned()];
    if fought.is_some() {
        assumptions.extend(POLICY.map(str::to_owned));
    }
    Some(Odds {
        about: about(aim).to_owned(),
        good: Some(good),
        goal: aim.words(),
        parts,
        modifiers: because(standing, choice, aim, outcomes)
            .into_iter()
            .chain(fought.iter().map(margin))
            .collect(),
        assumptions,
    })
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
        Aim::Spare => "Attrition",
    }
}

/// All battles that may follow put together, each as often as the dice bring it about.
fn pooled(outcomes: &Outcomes, fights: &[Option<Estimate>]) -> Option<Estimate> {
    let mut all = Estimate::default();
    for ((_, chance), fight) in outcomes.iter().zip(fights) {
        let Some(fight) = fight else { continue };
        // In a thousand, so that counts stay small; what is rounded off goes on to the next count, so that all sums stay alike.
        let weight = u64::from(chance.per_mille().max(1));
        let mut scaled = fight.clone();
        scale(&mut scaled.wins, weight);
        scaled.lost.iter_mut().for_each(|counts| scale(counts, weight));
        scaled.runs = scaled.wins.iter().sum();
        all.add(&scaled);
    }
    (all.runs > 0).then_some(all)
}

/// So many thousandths of every count, and of their sum.
fn scale(counts: &mut [u32], weight: u64) {
    let (mut sum, mut given) = (0, 0);
    for count in counts {
        sum += u64::from(*count) * weight;
        let upto = u32::try_from(sum / 1_000).unwrap_or(u32::MAX);
        *count = upto - given;
        given = upto;
    }
}

/// What came of it, in a few words.
fn result(tally: &Tally) -> String {
    let name = |unit: UnitId| general(unit).short;
    let tried = |(unit, succeeds): (UnitId, bool), yes: &str, no: &str| {
        [name(unit), " ", if succeeds { yes } else { no }].concat()
    };
    let mut said: Vec<String> = Vec::new();
    said.extend(tally.attrition.map(|lost| [&cus(lost), " lost"].concat()));
    said.extend(
        tally
            .voyage
            .map(|voyage| ["gets through", "must return", "is sunk"][usize::from(voyage)].to_owned()),
    );
    said.extend(
        tally
            .avoiding
            .map(|attempt| tried(attempt, "slips away", "cannot slip away")),
    );
    let attempts = tally.intercepting.into_iter().flatten();
    said.extend(attempts.map(|attempt| tried(attempt, "intercepts", "does not intercept")));
    said.extend(tally.pursuing.map(|attempt| tried(attempt, "goes on", "stops")));
    said.extend(tally.commander.map(|unit| [name(unit), " commands"].concat()));
    said.extend(tally.charge.map(|(rome, carthage)| {
        let cost = |side: &str, cards: u8| [side, " loses ", &several(cards, "card")].concat();
        match (rome, carthage) {
            (0, 0) => "the charge fails".to_owned(),
            (0, cards) => cost("the Elephants rampage: Carthage", cards),
            (cards, _) => cost("the charge succeeds: Rome", cards),
        }
    }));
    said.extend(tally.siege.map(|(points, lost, falls)| match (points, falls) {
        (_, true) => "it falls".to_owned(),
        (points, _) => [&several(points, "point"), ", ", &cus(lost), " lost"].concat(),
    }));
    said.extend(
        tally
            .withdrawing
            .map(|away| if away { "withdraws" } else { "must stay" }.to_owned()),
    );
    if tally.fights() {
        said.push("battle".to_owned());
    }
    if said.is_empty() {
        "nothing".to_owned()
    } else {
        said.join(", ")
    }
}
