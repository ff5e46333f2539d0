//! The buttons that are neither space, card, general nor number, with their words.

use kernel::Choice;

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
        }
    };
}

named! {
    /// Play the card as an Event (8.3).
    Event = "event",
    /// Move a general (8.2).
    Activate = "activate",
    /// Place PC markers (8.2).
    PlacePcs = "place PCs",
    /// Raise troops (8.2).
    RaiseTroops = "raise troops",
    /// Discard (8.6).
    Discard = "discard",
    /// A plain CU is lost (17.2).
    LoseCu = "lose a CU",
    /// A CU with Elephants is lost (17.2).
    LoseElephant = "lose an elephant CU",
    /// The siege train is lost (25, 30).
    LoseTrain = "lose the siege train",
}

impl Named {
    /// The named answer as a choice.
    #[must_use]
    pub const fn choice(self) -> Choice {
        Choice::Named(self as u8)
    }

    /// The named answer of a choice.
    #[must_use]
    pub fn from_choice(choice: Choice) -> Option<Named> {
        match choice {
            Choice::Named(number) => Named::ALL.get(usize::from(number)).copied(),
            _ => None,
        }
    }
}
