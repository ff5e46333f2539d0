//! 6 Ending the Game.

use crate::board::supply;
use crate::data::locations::{Area, capital, location};
use crate::data::tracks::{CAPTURED_END, LEAD, MAJORITIES, MOST_PRESTIGE, VP_END};
use crate::protocol::event::{Final, What};
use crate::state::{CampaignCard, Ending};
use crate::{Board, State, emit};
use engine::{Flow, Outcome, PerSide, Rule, Side};

/// 6.1: who has the enemy capital, or every location in Sicily, wins at once.
pub(crate) fn at_once(t: &mut Board<'_>) -> Flow<()> {
    for side in Side::BOTH {
        let owned = t.state.owned(side);
        if owned.contains(capital(side.enemy())) {
            let because = "The enemy capital is settled.";
            t.end(Outcome::new(side, Rule("6.1"), because))?;
        }
        if Area::Sicily.locations().without(owned).is_empty() {
            let because = "All of Sicily is in one hand.";
            t.end(Outcome::new(side, Rule("6.1"), because))?;
        }
    }
    Ok(())
}

/// 6.2: what brings the end near, if anything does, as the table lies now. The side whose round it is comes first.
pub(crate) fn condition(s: &State) -> Option<Ending> {
    [s.active, s.active.enemy()].into_iter().find_map(|side| {
        let own = s.of(side);
        let conditions = [
            (s.towns_left(side) == 0, Ending::Towns(side)),
            (s.cities_left(side) == 0, Ending::Cities(side)),
            (own.captured.points() >= CAPTURED_END, Ending::Captured(side)),
            (own.prestige >= MOST_PRESTIGE, Ending::Prestige(side)),
            (own.vp >= VP_END, Ending::Points(side)),
        ];
        conditions.into_iter().find_map(|(met, ending)| met.then_some(ending))
    })
}

/// 6.2: the end is near, and stays so; Campaign leaves the game, wherever it is.
pub(crate) fn comes_near(t: &mut Board<'_>, ending: Ending) {
    if t.state.ending.is_some() {
        return;
    }
    t.state.ending = Some(ending);
    emit(t, "6.2", What::EndIsNear(ending));
    t.state.campaign = CampaignCard::Gone;
    emit(t, "6.2", What::CampaignGone);
}

/// 6.2: at the end of a round, before the hand is filled.
pub(crate) fn at_end_of_round(t: &mut Board<'_>) -> Flow<()> {
    if let Some(ending) = condition(&t.state) {
        comes_near(t, ending);
    }
    when_no_battle_is_left(t)
}

/// 6.1, 6.2: at the end of a Campaign: a lead of 25 VP wins; else the conditions are looked at.
pub(crate) fn at_end_of_campaign(t: &mut Board<'_>) -> Flow<()> {
    for side in Side::BOTH {
        if t.state.of(side).vp >= t.state.of(side.enemy()).vp.saturating_add(LEAD) {
            let because = "A lead of 25 VP at the end of a Campaign.";
            t.end(Outcome::new(side, Rule("6.1"), because))?;
        }
    }
    at_end_of_round(t)
}

/// 6.2: whether the end is near and no battle is in progress, so that the final scores are counted.
pub(crate) fn is_here(s: &State) -> bool {
    s.ending.is_some() && s.battles().next().is_none()
}

/// 6.2: once the end is near the game is over when no battle is in progress.
pub(crate) fn when_no_battle_is_left(t: &mut Board<'_>) -> Flow<()> {
    if is_here(&t.state) {
        finish(t)?;
    }
    Ok(())
}

/// 6.2: both sides add what they have; the higher total wins, Carthage if they are equal.
fn finish(t: &mut Board<'_>) -> Flow<()> {
    for side in Side::BOTH {
        let score = final_score(&t.state, side);
        emit(t, "6.2", What::FinalScore { side, score });
    }
    let [rome, carthage] = Side::BOTH.map(|side| final_score(&t.state, side).total());
    let outcome = match rome.cmp(&carthage) {
        core::cmp::Ordering::Greater => Outcome::new(Side::Rome, Rule("6.2"), "Rome has more victory points."),
        core::cmp::Ordering::Less => Outcome::new(Side::Carthage, Rule("6.2"), "Carthage has more victory points."),
        core::cmp::Ordering::Equal => {
            Outcome::new(Side::Carthage, Rule("6.2"), "Victory points are equal: Carthage wins.")
        }
    };
    t.end(outcome).map(drop)
}

/// 6.2: what each side has at the end, part by part; nothing while the war goes on, nor where 6.1 has ended it.
#[must_use]
pub(crate) fn counted(s: &State) -> Vec<(&'static str, PerSide<u16>)> {
    if !is_here(s) {
        return Vec::new();
    }
    let [rome, carthage] = Side::BOTH.map(|side| final_score(s, side).parts());
    let both = rome.into_iter().zip(carthage);
    both.map(|((part, rome), (_, carthage))| (part, PerSide::new(rome.into(), carthage.into())))
        .collect()
}

/// 6.2: what a side comes to at the end.
#[must_use]
pub(crate) fn final_score(s: &State, side: Side) -> Final {
    let own = s.of(side);
    let owned = s.owned(side);
    let conquered = owned
        .iter()
        .map(location)
        .filter(|row| row.owner() == Some(side.enemy()));
    let majorities = MAJORITIES
        .into_iter()
        .filter(|(area, many, _)| owned.and(area.locations()).len() >= *many);
    Final {
        track: own.vp,
        developed: s.developed(side).and(supply::supplied(s, side)).len() as u8,
        prestige: own.prestige,
        captured: own.captured,
        conquered: conquered.map(|row| row.vp).sum(),
        majorities: majorities.map(|(_, _, vp)| vp).sum(),
    }
}
