//! Which sound is heard when. All of it follows from lines that lie open, from counters that move on the map and from who is asked: nobody hears
//! what he may not know. The port plays a sound, makes the device tremble, or neither, as the player has set.

pub mod wave;

use crate::games::LogLine;
use crate::model::effect::Effect;
use crate::model::playback::FrameAnimation;
use crate::model::screen::Screen;
use crate::model::sound::Sound;
use crate::model::{Model, Table};
use engine::Side;
use engine::scene::{Show, Tells};

/// After each message: what is to be heard of it.
pub fn after(model: &mut Model, effects: &mut Vec<Effect>) {
    let settings = &model.settings;
    let wanted = settings.sounds() || settings.vibrates();
    let table = model.table.as_ref().filter(|_| wanted && model.screen == Screen::Table);
    let Some(table) = table else {
        model.heard.at = None;
        return;
    };
    let answers = table.game.answers().len();
    let before = model.heard.at.filter(|(id, ..)| *id == table.id);
    // While something is played nobody has been asked yet.
    let turn = if table.playback.on() {
        before
            .and_then(|(_, _, turn)| turn)
            .filter(|_| before.is_some_and(|(_, at, _)| at == answers))
    } else {
        turn(table)
    };
    model.heard.at = Some((table.id, answers, turn));
    let Some((_, heard, was)) = before else { return };
    let frame = effects.iter().find_map(|effect| {
        let Effect::Play(animation, _) = effect else {
            return None;
        };
        of_frame(table.playback.line.as_ref(), animation)
    });
    let told = (frame.is_none() && answers > heard).then(|| table.game.told(heard));
    let told = told.iter().flatten().filter_map(|(_, line)| of_line(line));
    // What is still to be played is heard with its own picture.
    let told = told.filter(|sound| !table.playback.on() || *sound == Sound::Card);
    let next = turn.filter(|_| was != turn).map(|_| Sound::Turn);
    if let Some(sound) = frame.or(told.max()).max(next) {
        effects.push(Effect::Sound(sound));
    }
}

/// The side that takes the tablet, or that answers on the one device that is its own.
fn turn(table: &Table) -> Option<Side> {
    let own = table.view_model.to().filter(|to| table.seats.own() == Some(*to));
    table.seats.handover.or(own)
}

/// The sound of one thing that is seen.
fn of_frame(line: Option<&LogLine>, animation: &FrameAnimation) -> Option<Sound> {
    let moves = (!animation.moves.is_empty()).then_some(Sound::March);
    line.and_then(of_line).max(moves)
}

/// The sound of a line that everybody may read: a card that it names lies open.
fn of_line(line: &LogLine) -> Option<Sound> {
    let line = &line.line;
    if matches!(line.tells, Tells::Won | Tells::Falls) {
        Some(Sound::Battle)
    } else if matches!(line.show, Some(Show::Dice(_))) {
        Some(Sound::Dice)
    } else {
        (line.tells == Tells::Played || !line.cards.is_empty()).then_some(Sound::Card)
    }
}
