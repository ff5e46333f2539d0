//! Rules by their section, and the reasons for a refusal.

use core::fmt;

/// A numbered section of the game's rulebook, as "7.2.A".
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Rule(pub &'static str);

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// Why a choice is not legal: one sentence and its section.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Refusal {
    /// The section that forbids it.
    pub rule: Rule,
    /// One whole sentence for the player.
    pub because: &'static str,
}

impl Refusal {
    /// A refusal by a section, in one whole sentence.
    #[must_use]
    pub const fn new(rule: Rule, because: &'static str) -> Self {
        Refusal { rule, because }
    }

    /// The law itself: allowed if the condition holds, refused for this reason otherwise.
    ///
    /// ```
    /// use engine::{Refusal, Rule};
    /// const NO_DIE: Refusal = Refusal::new(Rule("2.1"), "All your dice are rolled.");
    /// assert_eq!(NO_DIE.unless(false), Err(NO_DIE));
    /// ```
    ///
    /// # Errors
    /// This refusal, if the condition does not hold.
    pub const fn unless(self, allowed: bool) -> Legality {
        if allowed { Ok(()) } else { Err(self) }
    }
}

/// Whether the law allows a choice.
pub type Legality = Result<(), Refusal>;

/// Declares the refusals of a game as constants, and `ALL` of them for the tests. Section and sentence are the documentation of a constant;
/// a comment above it can say more.
///
/// ```
/// engine::laws! {
///     NO_DIE = "2.1", "All your dice are rolled.";
/// }
/// assert_eq!(ALL, [NO_DIE]);
/// assert_eq!(NO_DIE.rule.to_string(), "2.1");
/// ```
#[macro_export]
macro_rules! laws {
    ($($(#[$doc:meta])* $name:ident = $section:literal, $because:literal;)*) => {
        $(#[doc = concat!($section, ": ", $because)] $(#[$doc])* pub const $name: $crate::Refusal =
            $crate::Refusal { rule: $crate::Rule($section), because: $because };)*
        /// Every refusal of the game.
        pub const ALL: &[$crate::Refusal] = &[$($name),*];
    };
}
