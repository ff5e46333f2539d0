//! What a player can do, one folder for each feature: what its messages do, and what it shows.

pub mod answering;
pub mod battle_cards;
pub mod challenges;
pub mod coach;
pub mod end;
pub mod hand;
pub mod heading;
pub mod help;
pub mod home;
pub mod install;
pub mod lesson;
pub mod links;
pub mod log;
pub mod odds;
pub mod opponent;
pub mod planned_move;
pub mod playback;
pub mod reactions;
pub mod replay;
pub mod saved_games;
pub mod seating;
pub mod settings;
pub mod setup;
pub mod sound;
pub mod spoken;
pub mod table;
