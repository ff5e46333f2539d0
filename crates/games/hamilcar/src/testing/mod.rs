//! What tests and tools ask of the game beside its rules: the words of case files, and how random wars are played. No program of the page holds it.

mod audit;
mod case_language;
mod fighter;
mod golden;
mod map;
mod positions;
mod random_play;
mod sections;
