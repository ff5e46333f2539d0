//! What tools do with a game that they know by its number or its name.

use crate::playable::Playable;
use crate::{FIRST, number_of};
use ai::Evaluate;

/// Something to do with whichever game is meant.
pub trait Task {
    /// What comes of it.
    type Output;

    /// Does it.
    fn run<R: Playable>(self) -> Self::Output;
}

/// Something to do with the computer player of whichever game is meant.
pub trait AiTask {
    /// What comes of it.
    type Output;

    /// Does it.
    fn run<R: Evaluate + Playable>(self) -> Self::Output;
}

macro_rules! tasks {
    (page { $($number:literal $name:literal $rules:ty;)* } tests { $($test_number:literal $test_name:literal $test_rules:ty;)* }) => {
        /// Does something with the game of a number; none if this program does not hold it.
        pub fn with_number<T: Task>(number: u8, task: T) -> Option<T::Output> {
            match number {
                $(#[cfg(feature = $name)] $number => Some(task.run::<$rules>()),)*
                $(#[cfg(feature = $test_name)] $test_number => Some(task.run::<$test_rules>()),)*
                _ => None,
            }
        }

        /// Does something with the computer player of the game of a number; none if this program does not hold it.
        pub fn ai_with_number<T: AiTask>(number: u8, task: T) -> Option<T::Output> {
            match number {
                $(#[cfg(feature = $name)] $number => Some(task.run::<$rules>()),)*
                _ => None,
            }
        }

        /// Does something with the computer player of the game of a name; none if this program does not hold it.
        pub fn ai_with_name<T: AiTask>(name: &str, task: T) -> Option<T::Output> {
            match name {
                $(#[cfg(feature = $name)] $name => Some(task.run::<$rules>()),)*
                _ => None,
            }
        }

        /// Does something with the game of a name; none if this program does not hold it.
        pub fn with_name<T: Task>(name: &str, task: T) -> Option<T::Output> {
            match name {
                $(#[cfg(feature = $name)] $name => Some(task.run::<$rules>()),)*
                $(#[cfg(feature = $test_name)] $test_name => Some(task.run::<$test_rules>()),)*
                _ => None,
            }
        }
    };
}

for_each_game!(tasks);

/// Does something with the computer player of the game that this program holds; of several, the first. None if it has none.
pub fn with_ai<T: AiTask>(task: T) -> Option<T::Output> {
    ai_with_number(number_of(FIRST), task)
}
