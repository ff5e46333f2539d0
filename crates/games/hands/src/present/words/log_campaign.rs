//! Lines of the Campaign, of Events and of the end (4.1, 4.7, 6, 6F, 7).

use super::names::{capital, cards, deus_price, linked, marker, one, silver, title, titled, vp};
use crate::data::cards::deus;
use crate::data::tracks::TURNS;
use crate::protocol::event::{Final, Pile, What};
use crate::state::Ending;
use engine::scene::Show;
use engine::words::{Told, die, holder, tells};
use engine::{PerSide, Side};

/// The line of what a Campaign brings, and of the end.
pub(super) fn tell(what: &What) -> Told {
    match what {
        What::CampaignDrawn { aside } => {
            let then = if *aside {
                "it is set aside until the end of the round"
            } else {
                "it is set aside, and the Campaign follows"
            };
            tells(Side::Carthage, format!("Carthage draws Campaign: {then}."))
        }
        What::CampaignBack => tells(
            Side::Carthage,
            "Campaign goes back to the bottom of Carthage's Draw deck.",
        ),
        What::CampaignBegins => tells(None, "The Campaign of this turn is carried out."),
        What::CampaignGone => tells(None, "Campaign leaves the game."),
        What::Income(income) => tells(None, both("takes", *income, silver, "for its Cities in supply")),
        What::Points(points) => tells(None, both("scores", *points, vp, "for what it has won")),
        What::Maintained {
            side,
            card,
            silver: price,
            next,
        } => {
            let kept = format!("{} pays {} to keep {}", side.name(), silver(*price), titled(*card));
            tells(
                *side,
                format!("{kept}; the next Campaign takes {} for it.", silver(*next)),
            )
        }
        What::Flipped { side, card } => tells(
            *side,
            format!(
                "{} cannot pay for {}: the card has no effect any more.",
                side.name(),
                titled(*card)
            ),
        ),
        What::TurnBegins(turn) => {
            let years = TURNS.get(usize::from(*turn) - 1).copied().unwrap_or_default();
            let line = tells(None, format!("Turn {turn} begins: {years}."));
            if *turn > 1 { line.shows(Show::TurnEnd) } else { line }
        }
        What::EndIsNear(ending) => tells(whose(*ending), format!("The end is near: {}.", because(*ending))),
        What::FinalScore { side, score } => tells(*side, total(*side, *score)),
        What::DeusPlayed { side, card } => tells(
            *side,
            format!(
                "{} plays its Deus Ex Machina card for {}: {}.",
                side.name(),
                deus_price(deus(*card)),
                titled(*card)
            ),
        ),
        What::Recalled { side, cards: all } => tells(
            *side,
            format!(
                "{} takes {} from its Discard pile into its hand.",
                side.name(),
                cards(*all)
            ),
        ),
        What::SerpentAt(at) => tells(
            Side::Carthage,
            format!(
                "The Serpent of Africa bars {}: Rome does not reinforce its battle there in its next round.",
                linked(*at)
            ),
        )
        .at(&[*at]),
        _ => event(what),
    }
}

/// "Rome takes 3 Silver for …, Carthage 2 Silver."
fn both(does: &str, counts: PerSide<u8>, said: fn(u8) -> String, why: &str) -> String {
    format!(
        "Rome {does} {} {why}, Carthage {}.",
        said(counts.rome),
        said(counts.carthage)
    )
}

/// 4.7: what an Event does.
fn event(what: &What) -> Told {
    match what {
        What::EventDrawn(card) => tells(None, format!("Event: {}.", title(*card))),
        What::EventDie { face, shifted, side } => {
            let change = if face == shifted {
                String::new()
            } else {
                format!(", changed to {shifted}")
            };
            tells(
                *side,
                format!("The die shows {face}{change}: it falls to {}.", side.name()),
            )
            .shows(Show::Dice(vec![die(*side, "Event", *face)]))
        }
        What::EventIgnored(card) => tells(None, format!("{} comes to nothing.", title(*card))),
        What::EventsReshuffled => tells(None, "All Events are shuffled."),
        What::RandomDiscard { side, card } => {
            tells(*side, format!("{} discards {} at random.", side.name(), one(*card)))
        }
        What::LeaderLeaves { .. } => leader(what),
        What::TownGone { side, at } => tells(
            *side,
            format!("{} rises: {}'s Town there is gone.", linked(*at), side.name()),
        )
        .at(&[*at]),
        What::Betrayed { at, marker: now } => tells(
            None,
            format!("A traitor in {}: the marker stands {}.", linked(*at), marker(*now)),
        )
        .at(&[*at]),
        What::WallsOpened { at } => tells(
            None,
            format!(
                "A traitor opens the walls of {}: its Fortification is gone.",
                linked(*at)
            ),
        )
        .at(&[*at]),
        What::PeaceDie {
            face,
            changed,
            comes_to,
        } => peace(*face, *changed, *comes_to),
        What::FateToken(Some(side)) => tells(*side, format!("{} takes the Fate Token.", side.name())),
        What::FateToken(None) => tells(None, "The Fate Token is set aside."),
        _ => counts(what),
    }
}

/// 4.7: a Leader leaves: "Consul I of Rome leaves the hand for the Discard pile."
fn leader(what: &What) -> Told {
    let What::LeaderLeaves {
        side,
        card,
        whence,
        to,
        battle,
    } = what
    else {
        return tells(None, "");
    };
    let who = format!("{} of {}", titled(*card), side.name());
    let whither = match to {
        Pile::Neutral => "the neutral cards",
        Pile::Empire => "the Empire deck",
        _ => "the Discard pile",
    };
    match (battle, whence) {
        (Some((at, now)), _) => tells(
            *side,
            format!(
                "{who} leaves the battle of {} for {whither}: the marker stands {}.",
                linked(*at),
                marker(*now)
            ),
        )
        .at(&[*at]),
        (None, Pile::Reserve) => tells(*side, format!("{who} leaves the Reserve for {whither}.")),
        (None, _) => tells(*side, format!("{who} leaves the hand for {whither}.")),
    }
}

/// 4.7, 7.2: Silver and VP that come and go.
fn counts(what: &What) -> Told {
    match what {
        What::SilverLost { side, silver: lost } => tells(*side, format!("{} loses {}.", side.name(), silver(*lost))),
        What::SilverGained { side, silver: gained } => {
            tells(*side, format!("{} takes {}.", side.name(), silver(*gained)))
        }
        What::PointsGained { side, vp: gained } => tells(*side, format!("{} scores {}.", side.name(), vp(*gained))),
        What::Paid {
            side,
            card,
            silver: price,
        } => tells(
            *side,
            format!("{} pays {} for {}.", side.name(), silver(*price), titled(*card)),
        ),
        _ => tells(None, ""),
    }
}

/// The die of Peace.
fn peace(face: u8, changed: i8, comes_to: u8) -> Told {
    let change = match changed {
        0 => String::new(),
        1.. => ", with 1 added by Diplomacy".into(),
        _ => ", with 1 taken off by Diplomacy".into(),
    };
    // The die is nobody's.
    let shown = engine::scene::DieShown {
        side: None,
        ..die(Side::Rome, "Peace", face)
    };
    tells(
        None,
        format!("The die of Peace shows {face}{change}; with the turns it comes to {comes_to}."),
    )
    .shows(Show::Dice(vec![shown]))
}

/// Whose deed has brought the end near.
const fn whose(ending: Ending) -> Option<Side> {
    match ending {
        Ending::Towns(side)
        | Ending::Cities(side)
        | Ending::Captured(side)
        | Ending::Prestige(side)
        | Ending::Points(side) => Some(side),
        Ending::Turns | Ending::Peace => None,
    }
}

/// What has brought the end near (6.2), as a sentence without its full stop.
pub(crate) fn because(ending: Ending) -> String {
    let side = holder(whose(ending));
    match ending {
        Ending::Towns(_) => format!("{side} has no Town token left in its stock"),
        Ending::Cities(_) => format!("{side} has no City token left in its stock"),
        Ending::Captured(_) => format!("{side} has captured tokens worth 10 points"),
        Ending::Prestige(_) => format!("{side} has 8 Prestige"),
        Ending::Points(_) => format!("{side} has 90 VP"),
        Ending::Turns => "12 turns have elapsed".into(),
        Ending::Peace => "peace is made".into(),
    }
}

/// What a side comes to at the end, part by part.
fn total(side: Side, score: Final) -> String {
    let parts = [
        (score.developed, "for its Cities"),
        (score.prestige, "for Prestige"),
        (score.captured.points(), "for captured tokens"),
        (score.conquered, "for conquered locations"),
        (score.majorities, "for areas"),
    ];
    let mut said = format!("{} has {}", side.name(), vp(score.track));
    for (points, why) in parts.into_iter().filter(|(points, _)| *points > 0) {
        said.push_str(&format!(", {points} {why}"));
    }
    capital(&format!("{said}: {} in all.", vp(score.total())))
}
