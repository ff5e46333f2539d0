//! What tests and tools ask of the game beside its rules: the words of case files, random wars, simple players, golden wars,
//! the audit of their logs, what its map is drawn from, positions for journeys. No program of the page holds it.

mod audit;
mod case_language;
mod fighter;
mod map;
mod positions;
mod random_play;
mod sections;
mod tested;

#[cfg(test)]
mod random_positions;
#[cfg(test)]
pub(crate) mod test_table;
