//! Events (4.7) and the Fate Token (6F): whom the die means, and what an Event takes.

use super::board::holds;
use super::deed::{Deed, Token};
use super::names::name;
use super::points::{diplomat, silver_gained};
use super::{Auditor, Seen};
use crate::data::cards::{Effect, Happening, MERCENARIES, deus, event};
use crate::data::locations::Area;
use engine::SpaceId;
use testkit::audit::read::{Line, same};

#[derive(Default)]
pub(super) struct Events {
    done: usize,
    /// Whether the Event has come to nothing.
    ignored: bool,
    /// Whether the Fate Token has been looked at.
    fate_told: bool,
}

impl Auditor<Seen> for Events {
    fn take(&mut self, _: &Line<'_>, seen: &Seen) -> Result<(), String> {
        match &seen.deed {
            Deed::EventDrawn { .. } => {
                self.done += 1;
                (self.ignored, self.fate_told) = (false, false);
                Ok(())
            }
            Deed::EventDie { face, shifted, side } => die(seen, *face, *shifted, *side),
            Deed::Ignored => {
                self.ignored = true;
                Ok(())
            }
            Deed::FateToken { side } => {
                self.fate_told = true;
                same("the Fate Token", Some(*side), moves(seen))?;
                same("an Event that has worked", self.ignored, false)
            }
            Deed::Income(_) => {
                let due = moves(seen).filter(|_| !self.ignored && !self.fate_told);
                same("where the Fate Token should go", None, due)
            }
            deed => strikes(seen, deed),
        }
    }

    fn done(&self) -> usize {
        self.done
    }
}

/// 4.7: the face after Devotio, the Fate Token and Tax Collectors, and whom it means.
fn die(seen: &Seen, face: u32, shifted: u32, side: usize) -> Result<(), String> {
    let struck = seen.struck.ok_or("no Event is drawn")?;
    let row = event(struck.card).played(struck.alternate);
    let rebels = matches!(row.happening, Happening::Rebellion { .. } | Happening::Unrest { .. });
    let luck = |side: usize| {
        let card = match seen.effect(side) {
            Some(Effect::Devotio(by)) => i32::from(by),
            Some(Effect::TaxCollectors(_)) if rebels => -1,
            _ => 0,
        };
        card + i32::from(seen.fate == Some(side))
    };
    let rome = luck(0) - luck(1);
    let up = if row.happening.is_good() { rome } else { -rome };
    holds((1..=6).contains(&face), || "a die has six faces".to_owned())?;
    same("the changed die", shifted as i32, (face as i32 + up).clamp(1, 6))?;
    same("whom it befalls", side, usize::from(shifted <= row.carthage.into()))
}

/// 6F: where the Fate Token goes by this Event, if it moves.
fn moves(seen: &Seen) -> Option<Option<usize>> {
    let (happening, side) = seen.happening()?;
    let side = side.filter(|_| seen.with_fate)?;
    let hurt = if happening.is_good() { 1 - side } else { side };
    match seen.fate {
        None => Some(Some(hurt)),
        Some(holder) if holder == hurt => None,
        Some(_) => Some(None),
    }
}

/// What an Event takes from the side that it befalls.
fn strikes(seen: &Seen, deed: &Deed) -> Result<(), String> {
    let befalls = |side: usize| match seen.happening() {
        Some((happening, Some(who))) if who == side => Ok(happening),
        _ => Err("no Event befalls that side".to_owned()),
    };
    match deed {
        Deed::WarshipsLost { side, lost, faces } => ships(seen, befalls(*side)?, *side, *lost, faces),
        Deed::SilverLost { side, silver } => {
            let had = seen.board.own[*side].silver;
            let due = match befalls(*side)? {
                Happening::Corruption { most } => had.div_ceil(2).min(most.into()),
                Happening::Rebellion { silver } => {
                    holds(!any_restless(seen, *side), || "a location can rebel".to_owned())?;
                    had.min(silver.into())
                }
                Happening::Unrest { silver } => silver.into(),
                Happening::Desertion { silver } => had.min(silver.into()),
                _ => 0,
            };
            same("Silver lost", *silver, due)
        }
        Deed::SilverGained { side, silver } => same("Silver", *silver, silver_gained(seen, *side)?),
        Deed::Paid { side, card, silver } => {
            let (price, celtic) = match befalls(*side)? {
                Happening::MercenaryRevolt { price, celtic } | Happening::MercenaryUnrest { price, celtic } => {
                    (price, celtic)
                }
                _ => return Err("nobody wants his pay".to_owned()),
            };
            let allies = matches!(seen.effect(*side), Some(Effect::CelticAllies { .. }));
            same("a mercenary", MERCENARIES.contains(*card), true)?;
            same("the pay", *silver, u32::from(if allies { celtic } else { price }))
        }
        Deed::TownGone { side, at } => rises(seen, befalls(*side)?, *side, *at, Token::Town),
        Deed::BecomesTown { side, at } if seen.board.token(*side, *at) == Some(Token::City) => {
            rises(seen, befalls(*side)?, *side, *at, Token::City)
        }
        Deed::Betrayed { at, marker } => betrayed(seen, *at, *marker),
        Deed::WallsOpened { at } => {
            let side = seen.board.owner(*at).ok_or("nobody holds it")?;
            let traitor = matches!(befalls(side)?, Happening::Traitor { .. });
            holds(traitor && !sieges(seen, side), || "there is no traitor".to_owned())
        }
        Deed::PeaceDie {
            face,
            changed,
            comes_to,
        } => {
            let turn = seen.board.turn as i32;
            same("a peace", turn >= 7 && (*changed == 0 || diplomat(seen)), true)?;
            same(
                "what the die comes to",
                *comes_to as i32,
                *face as i32 + turn - 6 + changed,
            )
        }
        Deed::ShipsGiven { side, ships } => {
            let Deed::DeusPlayed { side: who, card, .. } = seen.last else {
                return Err("nothing gives Warships".to_owned());
            };
            let given = match deus(card).power {
                crate::data::cards::Power::Citizens(ships) => ships,
                _ => 0,
            };
            same("who is given Warships", *side, who)?;
            same(
                "Warships",
                *ships,
                u32::from(given).min(8 - seen.board.own[*side].ships),
            )
        }
        _ => Ok(()),
    }
}

/// Storms and disasters at sea.
fn ships(seen: &Seen, happening: Happening, side: usize, lost: u32, faces: &[u32]) -> Result<(), String> {
    let own = &seen.board.own[side];
    let at_sea = if own.fleet.is_some() { own.ships } else { 0 };
    let corvus = matches!(seen.effect(side), Some(Effect::Corvus { .. }));
    let veterans = matches!(seen.effect(side), Some(Effect::VeteranCrews(_)));
    let saved = |crews: u8| if veterans { u32::from(crews) } else { 0 };
    let (dice, due) = match happening {
        Happening::Storms { sinks, corvus: worse } => {
            let up_to = u32::from(if corvus { worse } else { sinks });
            let sunk = faces.iter().filter(|face| **face <= up_to).count() as u32;
            (at_sea, sunk)
        }
        Happening::Gale { ships, corvus: more } => (0, at_sea.min(if corvus { more } else { ships }.into())),
        Happening::NavalDisaster { crews } => (0, own.ships.div_ceil(2).saturating_sub(saved(crews))),
        Happening::NavalMishap { crews } => {
            let wanted = if faces.first().is_some_and(|face| *face <= 3) {
                1_u32
            } else {
                2
            };
            (1, wanted.saturating_sub(saved(crews)).min(own.ships))
        }
        _ => return Err("no Event takes Warships".to_owned()),
    };
    same("dice", faces.len() as u32, dice)?;
    same("Warships lost", lost, due)
}

/// Whether a location may rebel: in Sicily or Corsica-Sardinia, without walls and without a battle.
fn restless(seen: &Seen, side: usize, at: SpaceId) -> bool {
    let islands = Area::Sicily.locations().or(Area::Corsica.locations());
    let quiet = seen.board.walls.or(seen.embattled());
    seen.board.owned(side).and(islands).without(quiet).contains(at)
}

fn any_restless(seen: &Seen, side: usize) -> bool {
    seen.board.owned(side).iter().any(|at| restless(seen, side, at))
}

fn rises(seen: &Seen, happening: Happening, side: usize, at: SpaceId, token: Token) -> Result<(), String> {
    let rebels = matches!(happening, Happening::Rebellion { .. } | Happening::Unrest { .. });
    same("the token", seen.board.token(side, at), Some(token))?;
    holds(rebels && restless(seen, side, at), || {
        format!("{} does not rebel", name(at))
    })
}

/// Whether a side takes part in a siege.
fn sieges(seen: &Seen, side: usize) -> bool {
    let part = |attacker: usize, at: SpaceId| attacker == side || seen.board.owner(at) == Some(side);
    let open = seen.fights.open.iter().enumerate();
    open.filter_map(|(attacker, battle)| Some((attacker, battle.as_ref()?)))
        .any(|(attacker, battle)| battle.siege && part(attacker, battle.at))
}

/// A traitor moves the marker of a siege against the side that the Event befalls.
fn betrayed(seen: &Seen, at: SpaceId, marker: i32) -> Result<(), String> {
    let Some((Happening::Traitor { spaces }, Some(side))) = seen.happening() else {
        return Err("there is no traitor".to_owned());
    };
    let attacker = seen.fights.attacker(at).ok_or("no siege is laid")?;
    let battle = seen.fights.open[attacker].as_ref().ok_or("no siege is laid")?;
    let part = attacker == side || seen.board.owner(at) == Some(side);
    holds(battle.siege && part, || format!("{} is not besieged so", name(at)))?;
    same("the marker", marker, battle.moved(attacker, 1 - side, spaces.into()))
}
