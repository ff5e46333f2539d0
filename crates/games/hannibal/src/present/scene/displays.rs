//! The provinces: whose they are, and by how much (19.1, 22.1).

use crate::data::provinces::Province;
use crate::state::State;
use engine::scene::{Board, Cell, CellState};
use engine::words::holder;
use engine::{PerSide, Side};

/// Those that are Political Points first; the others, in brackets, are shown beside them.
pub(super) fn provinces(state: &State) -> Board {
    let (counted, other): (Vec<Province>, Vec<Province>) = Province::ALL.into_iter().partition(|p| p.significant());
    let cells = counted.into_iter().chain(other).map(|province| cell(state, province));
    let score = PerSide::new(state.points(Side::Rome), state.points(Side::Carthage));
    punic::present::scene::provinces(score, cells)
}

fn cell(state: &State, province: Province) -> Cell {
    let held = |side: &Side| state.controls_province(*side, province);
    let side = Side::BOTH.into_iter().find(held);
    let name = short(province);
    Cell {
        text: if province.significant() {
            name.into()
        } else {
            format!("({name})")
        },
        side,
        state: match (province.significant(), side) {
            (false, _) => CellState::Past,
            (true, None) => CellState::Empty,
            (true, Some(_)) => CellState::Plain,
        },
        note: emit(state, province, side),
        ..Cell::default()
    }
}

/// The name of a province, short enough for its box; its note begins with the whole name.
const fn short(province: Province) -> &'static str {
    match province {
        Province::GalliaCisalpinia => "Gallia Cis.",
        Province::GalliaTransalpinia => "Gallia Trans.",
        Province::CorsicaSardinia => "Corsica–Sard.",
        Province::WesternNumidia => "W. Numidia",
        Province::EasternNumidia => "E. Numidia",
        Province::BalearicIslands => "Baleares",
        other => other.name(),
    }
}

/// Who holds a province, and by how much.
fn emit(state: &State, province: Province, side: Option<Side>) -> String {
    let of = province.spaces();
    let count = |side| of.iter().filter(|at| state.control(*at) == Some(side)).count();
    let mut text = format!(
        "{}: {}. Rome {}, Carthage {}, nobody {}; {} of {} are a majority.",
        province.name(),
        holder(side),
        count(Side::Rome),
        count(Side::Carthage),
        of.iter().count() - count(Side::Rome) - count(Side::Carthage),
        province.majority(),
        of.len(),
    );
    if !province.significant() {
        text.push_str(" It is no Political Point.");
    }
    text
}
