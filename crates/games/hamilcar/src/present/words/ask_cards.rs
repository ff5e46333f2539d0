//! Prompts of Events (5.2.C1, 17.1).

use super::ask_naval::{sailing, sea};
use super::ask_reactions::coming;
use super::names::{company, place, several, titled};
use super::says;
use crate::data::cards::{Effect, Window, card};
use crate::protocol::prompt::CardAsk;
use crate::state::State;
use engine::scene::AskKind;
use engine::{CardId, Prompting, Side, SpaceId};

/// Where something goes on, as both sides see: a battle, a siege, a Fleet at sea, a march.
fn scene_of(state: &State) -> Option<SpaceId> {
    let fight = state.battle.map(|b| b.at).or(state.attempt.map(|a| a.at));
    fight.or_else(|| sea(state)).or(state.march.map(|m| m.at))
}

/// What a question of an Event says.
pub(super) fn prompting(state: &State, to: Side, about: CardAsk) -> Prompting {
    let who = to.name();
    match about {
        CardAsk::Counter { window, to: card } => says(
            AskKind::Window,
            scene_of(state),
            "A Counter Event?",
            format!(
                "{}. {who} may now play a Counter Event, if it holds one.",
                answering(state, to, window, card)
            ),
        ),
        CardAsk::Way(id) => says(
            AskKind::Buttons,
            None,
            card(id).title,
            format!("{who} chooses how {} works.", titled(id)),
        ),
        CardAsk::Target { card: id, left } => target(who, id, left),
        CardAsk::Activate(id) => says(
            AskKind::General,
            None,
            format!("{}: who is activated?", card(id).title),
            activates(who, id),
        ),
        CardAsk::Whether(id) => whether(state, who, id),
        CardAsk::Loss { card: id, at, left } => says(
            AskKind::Remove,
            Some(at),
            format!("Losses in {}", place(at)),
            format!(
                "{} costs {who}'s Force in {} {}: {who} chooses which.",
                titled(id),
                place(at),
                several(left, "CU")
            ),
        ),
        CardAsk::March { card: id, left } => says(
            AskKind::General,
            None,
            card(id).title,
            format!(
                "{who} chooses whom {} activates: {}. He moves, fights and besieges before anything else is done.",
                titled(id),
                marches(id, left)
            ),
        ),
        CardAsk::From(id) => says(
            AskKind::Place,
            None,
            card(id).title,
            format!(
                "{who} plays {}. From which space do the raids start? One of its CUs is there, and enemy PCs without Units next to it are lost.",
                titled(id)
            ),
        ),
        CardAsk::Raid { card: id, from, left } => says(
            AskKind::Place,
            Some(from),
            card(id).title,
            format!(
                "{who} raids from {}: {} next to it, without enemy Units, {} removed.",
                place(from),
                several(left, "enemy PC"),
                if left == 1 { "is" } else { "are" },
            ),
        ),
        CardAsk::Place { card: id, left } => says(
            AskKind::Place,
            None,
            card(id).title,
            format!(
                "{} still gives {who} {}, in spaces without a PC, Tribe, Walled City or enemy CU.",
                titled(id),
                several(left, "PC")
            ),
        ),
        CardAsk::Flip { card: id, at } => says(
            AskKind::Buttons,
            Some(at),
            format!("{} in {}", card(id).title, place(at)),
            format!(
                "{who} flips {}'s PC in {} to its own side, or removes it.",
                to.enemy().name(),
                place(at)
            ),
        ),
        CardAsk::SetDie => says(
            AskKind::Buttons,
            None,
            "Good Omen",
            format!("{who} says what the Die shows."),
        ),
    }
}

/// Which space a card works on, why now, and what it does there.
fn target(who: &str, id: CardId, left: u8) -> Prompting {
    let (kind, title, what) = match card(id).effect {
        Effect::SurpriseSortie { .. } | Effect::SiegeWorksBurned { .. } => (
            AskKind::Remove,
            "whose siege is broken?",
            "the Besieged Walled City whose Siege Points go",
        ),
        Effect::SiegeEngineers { .. } => (
            AskKind::Place,
            "where does the Siege Train go?",
            "the enemy Walled City before which the Siege Train comes",
        ),
        Effect::TraitorInTheCity { .. } => (
            AskKind::Place,
            "which city is betrayed?",
            "the enemy Walled City that takes a Siege Point without a roll",
        ),
        Effect::Citadel { .. } => (
            AskKind::Place,
            "which city is fortified?",
            "the Walled City of its own that gets the Citadel",
        ),
        Effect::TribalResistance { .. } => (
            AskKind::Remove,
            "which Tribe resists?",
            "the Tribe whose Subjugation Points go",
        ),
        Effect::HannibalTheRhodian { .. } => (
            AskKind::Place,
            "which port is supplied?",
            "the Besieged port city that lets the Rhodian in",
        ),
        Effect::MamertineVolunteers { cus }
        | Effect::LibyanLevies { cus }
        | Effect::LigurianMercenaries { cus }
        | Effect::AlliedAuxiliaries { cus } => {
            return says(
                AskKind::Place,
                None,
                format!("{}: where do they gather?", card(id).title),
                format!("{who} chooses where {} come. {}", several(cus, "CU"), card(id).text),
            );
        }
        Effect::IberianMercenaries { .. } => {
            return says(
                AskKind::Place,
                None,
                format!("{}: {} to place", card(id).title, several(left, "CU")),
                format!(
                    "{who} places one CU after the other; {} left. {}",
                    several(left, "CU"),
                    card(id).text
                ),
            );
        }
        Effect::Epidemic { .. } => (
            AskKind::General,
            "which Army falls ill?",
            "the enemy Army that rolls for Attrition, by the General who commands it",
        ),
        Effect::WarElephants { .. } => (
            AskKind::Place,
            "where do the Elephants land?",
            "the space to which the Elephants come",
        ),
        _ => {
            return says(
                target_kind(id),
                None,
                card(id).title,
                format!(
                    "{who} plays {}{}. {}",
                    titled(id),
                    match left {
                        0 | 1 => String::new(),
                        left => format!(", up to {left} targets"),
                    },
                    card(id).text
                ),
            );
        }
    };
    says(
        kind,
        None,
        format!("{}: {title}", card(id).title),
        format!("{who} chooses {what}. {}", card(id).text),
    )
}

/// Whom a card activates, for what.
fn activates(who: &str, id: CardId) -> String {
    match card(id).effect {
        Effect::SiegeEngineers { .. } => format!(
            "{who} may use the {} of the card for one Siege attempt by a General before that city; Supply Trains add nothing.",
            several(card(id).ops, "OP")
        ),
        Effect::SociiNavales { .. } => format!(
            "{who} may use the {} of the card to activate a General. He must go to sea, and may march before and after.",
            several(card(id).ops, "OP")
        ),
        _ => format!("{who} activates a General. {}", card(id).text),
    }
}

/// Whether something a card allows is done.
fn whether(state: &State, who: &str, id: CardId) -> Prompting {
    let port = state.voyage.map(|v| v.at);
    let (at, title, text) = match card(id).effect {
        Effect::SiegeEngineers { .. } => {
            let attempt = state.attempt;
            let points = attempt.map_or(0, |a| a.points);
            let losses = attempt.map_or(0, |a| a.to_lose);
            (
                attempt.map(|a| a.at),
                "The Siege Train: roll again?".to_owned(),
                format!(
                    "The Siege Die gives {} and costs {}. {who} may roll it once more for its Siege Train; the second result stands.",
                    several(points, "Siege Point"),
                    several(losses, "CU")
                ),
            )
        }
        Effect::RaidOnPort { inside, .. } => (
            port,
            format!("{}: here?", card(id).title),
            format!(
                "The Fleet is in {}. {who} may burn the enemy's Supply Trains outside walls here, and {} inside. Only one port on this voyage.",
                port.map_or("port", place),
                inside
            ),
        ),
        Effect::MareNostrum { .. } => match (port, state.effects.errand.and_then(|errand| errand.port)) {
            (Some(at), _) => (
                port,
                format!("{}: here?", card(id).title),
                format!(
                    "The Fleet is in {}. {who} may remove the enemy PC here. Only one port on this voyage.",
                    place(at)
                ),
            ),
            (None, at) => (
                at,
                format!("{}: a PC?", card(id).title),
                format!(
                    "The voyage has ended in {}, where the enemy PC is gone. {who} may place its own there.",
                    at.map_or("port", place)
                ),
            ),
        },
        _ => (None, card(id).title.to_owned(), card(id).text.to_owned()),
    };
    says(AskKind::Buttons, at, title, text)
}

/// Whom a card activates, and how far he may go.
fn marches(id: CardId, left: u8) -> String {
    match card(id).effect {
        Effect::ForcedMarch { rating, points } => {
            format!("one General with a Strategy Rating of up to {rating}, for {points} MPs by land and sea")
        }
        _ => format!(
            "up to {} of any Strategy Rating{}. No Unit moves more than 4 MPs in all, and none moves after it has fought",
            several(left, "General"),
            if left > 1 { ", each of them once" } else { "" },
        ),
    }
}

/// What is tapped as the target of an Event.
fn target_kind(id: CardId) -> AskKind {
    match card(id).effect {
        Effect::FlamenMartialis { .. } => AskKind::General,
        _ => AskKind::Place,
    }
}

/// Who comes where with what, and how far he has come.
fn moving(state: &State) -> String {
    let (Some(at), Some(m)) = (scene_of(state), state.march) else {
        return String::new();
    };
    format!("{}, {} of {}", coming(state, at), m.left(), several(m.total, "MP"))
}

/// What opens a window for a side: which cards it might hold for it is not said, its own among them would stand on the open screen.
pub(super) fn answering(state: &State, to: Side, window: Window, card: Option<CardId>) -> String {
    let who = to.name();
    let there = scene_of(state);
    let name = match window {
        Window::EventPlayed => card.map_or_else(String::new, titled),
        Window::Move => moving(state),
        Window::PortEntered | Window::Landing | Window::SeaMove => sailing(state),
        Window::NavalBattle | Window::InNavalBattle => format!("A Naval Battle of {}", fleets(state)),
        Window::LandBattle => format!("A Land Battle{}", armies(state)),
        Window::Charge => to.enemy().name().to_owned(),
        Window::Siege => "An attempt".to_owned(),
        _ => who.to_owned(),
    };
    let does = match window {
        Window::EventPlayed => " is played for its Event",
        Window::Move => " left",
        Window::PortEntered => " is Intercepted",
        Window::Landing => " is about to land",
        Window::SeaMove => " has come through",
        Window::NavalBattle | Window::InNavalBattle | Window::LandBattle => " begins",
        Window::Charge => " announces an Elephant Charge",
        Window::Siege => " has been rolled for",
        Window::Won => " has won the battle",
        Window::OwnDie => " is about to roll the Die",
        Window::OwnTurn | Window::OwnPlay | Window::InsteadOfCard => " is on turn",
    };
    let named = there.filter(|_| window != Window::Move);
    let meets = named.filter(|_| matches!(window, Window::PortEntered | Window::Landing | Window::SeaMove));
    let meets = meets.map_or_else(String::new, |at| against(state, at));
    let (place, colon) = named.map_or(("", ""), |at| (place(at), ": "));
    format!("{place}{colon}{name}{does}{meets}")
}

/// Who stands where a Fleet has come, if anybody of the other side does: ", against Regulus with 4 CUs".
fn against(state: &State, at: SpaceId) -> String {
    let Some(enemy) = state.march.map(|m| m.side.enemy()) else {
        return String::new();
    };
    let (generals, units) = (state.generals_in(at, enemy), state.place(at).all(enemy));
    match generals.is_empty() && units.is_empty() {
        true => String::new(),
        false => format!(", against {}", company(units, generals)),
    }
}

/// The Fleets of a Naval Battle: "2 Warships of Rome and 3 Warships of Carthage".
fn fleets(state: &State) -> String {
    let of = |side: Side| format!("{} of {}", several(state.warships_at_sea(side), "Warship"), side.name());
    format!("{} and {}", of(Side::Rome), of(Side::Carthage))
}

/// Who meets whom in a Land Battle: ", Regulus with 4 CUs against Hanno with 3 CUs,".
fn armies(state: &State) -> String {
    state.battle.map_or_else(String::new, |battle| {
        let of = |side: Side| company(battle.forces[side], battle.generals[side]);
        format!(", {} against {},", of(battle.attacker), of(battle.attacker.enemy()))
    })
}
