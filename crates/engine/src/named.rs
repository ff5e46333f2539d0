//! Answers that are neither space, card, unit nor number: buttons, with their words.

/// Makes the named answers of a game: `Named`, with the words of each.
///
/// ```
/// use engine::Choice;
/// engine::named! {
///     /// Discard the card.
///     Discard = "discard",
///     /// Go to sea.
///     Sail = "go to sea",
/// }
/// assert_eq!(Named::from_choice(Choice::Named(1)), Some(Named::Sail));
/// assert_eq!((Named::Sail.choice(), Named::Sail.words()), (Choice::Named(1), "go to sea"));
/// ```
#[macro_export]
macro_rules! named {
    ($($(#[$doc:meta])* $name:ident = $words:literal,)*) => {
        /// A named answer. Its number stands in journals and links: add at the end, never reorder within a revision.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[repr(u8)]
        pub enum Named { $($(#[$doc])* $name),* }

        impl Named {
            /// All of them in the order of their numbers.
            pub const ALL: &[Named] = &[$(Named::$name),*];

            /// The words on its button, the same in case files.
            #[must_use]
            pub const fn words(self) -> &'static str {
                match self { $(Named::$name => $words),* }
            }

            /// The answer.
            #[must_use]
            pub const fn choice(self) -> $crate::Choice {
                $crate::Choice::Named(self as u8)
            }

            /// The named answer of a choice, if it is one.
            #[must_use]
            pub fn from_choice(choice: $crate::Choice) -> Option<Named> {
                match choice {
                    $crate::Choice::Named(number) => Named::ALL.get(usize::from(number)).copied(),
                    _ => None,
                }
            }
        }
    };
}
