//! What is agreed before a game: each thing is one field of a struct and one row of words, written once.

use crate::Rule;

/// What a field of a set-up may be. Links pack its number, so numbers stay for ever.
pub trait Setting: Copy + Default {
    /// The names of all but the default, which has the number 0: these have 1, 2, 3 and so on.
    const NAMES: &'static [&'static str];

    /// Its number.
    fn number(self) -> u32;
    /// The setting of a number, if there is one.
    fn of(number: u32) -> Option<Self>;
}

impl Setting for bool {
    const NAMES: &'static [&'static str] = &["on"];

    fn number(self) -> u32 {
        u32::from(self)
    }

    fn of(number: u32) -> Option<Self> {
        [false, true].get(number as usize).copied()
    }
}

/// A switch of the set-up: an optional rule or a house rule that both sides agree on before the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Switch {
    /// Its section.
    pub rule: Rule,
    /// A few words.
    pub title: &'static str,
    /// What it changes, in whole sentences.
    pub text: &'static str,
    /// What it can be set to beside off ([`Setting::NAMES`]).
    pub settings: &'static [&'static str],
    /// Its lowest bit in the packed set-up ([`crate::Rules::pack`]).
    shift: u32,
}

impl Switch {
    /// The row of a field of this type.
    #[must_use]
    pub const fn new<T: Setting>(rule: &'static str, title: &'static str, text: &'static str) -> Self {
        Switch {
            rule: Rule(rule),
            title,
            text,
            settings: T::NAMES,
            shift: 0,
        }
    }

    /// The rows with their bits, the first lowest.
    #[must_use]
    pub const fn placed<const N: usize>(mut rows: [Switch; N]) -> [Switch; N] {
        let (mut at, mut shift) = (0, 0);
        while at < N {
            rows[at].shift = shift;
            shift += rows[at].bits();
            at += 1;
        }
        rows
    }

    /// How many bits its settings need.
    const fn bits(&self) -> u32 {
        usize::BITS - self.settings.len().leading_zeros()
    }

    /// Its setting in a packed set-up: 0 is off, else one more than the place of its name.
    #[must_use]
    pub const fn setting(&self, packed: u32) -> u32 {
        packed >> self.shift & ((1 << self.bits()) - 1)
    }

    /// The packed set-up with this setting.
    #[must_use]
    pub const fn set(&self, packed: u32, setting: u32) -> u32 {
        packed & !(((1 << self.bits()) - 1) << self.shift) | setting << self.shift
    }

    /// What it is set to in a packed set-up, unless it is off: its title, and the name of the setting where there are several.
    #[must_use]
    pub fn said(&self, packed: u32) -> Option<String> {
        let name = self.settings.get((self.setting(packed) as usize).checked_sub(1)?)?;
        Some(match self.settings {
            [_] => self.title.to_owned(),
            _ => format!("{}, {name}", self.title),
        })
    }

    /// "Optional rule" or "House rule".
    #[must_use]
    pub fn kind(&self) -> &'static str {
        if self.is_house_rule() {
            "House rule"
        } else {
            "Optional rule"
        }
    }

    /// Whether it is a house rule: agreed among players, in no rulebook. Its section says so.
    #[must_use]
    pub fn is_house_rule(&self) -> bool {
        is_house_rule(self.rule.0)
    }
}

/// Whether a section is that of a house rule: they are numbered H.1, H.2 and so on, apart from the rulebook's.
#[must_use]
pub fn is_house_rule(section: &str) -> bool {
    section.as_bytes().starts_with(b"H.")
}

/// The set-up of a game: a struct whose fields are [`Setting`]s, each with the row that describes it. New fields come last, so that
/// what links have packed stays what it is; a field takes the bits that its settings need, above those of the field before it.
///
/// ```
/// engine::agreed! {
///     /// What is agreed.
///     #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
///     pub struct Setup {
///         /// 7.1: ships may be hired.
///         pub hired_ships: bool = "7.1" "Hired ships" "Ships may be hired for gold.";
///         /// H.1: storms are harder.
///         pub storms: bool = "H.1" "Storms" "A storm sinks one ship more.";
///     }
/// }
/// let setup = Setup { storms: true, ..Setup::default() };
/// assert_eq!(setup.pack(), 2);
/// assert_eq!(Setup::unpack(2), Some(setup));
/// assert_eq!(Setup::unpack(4), None);
/// assert!(Setup::SWITCHES[1].is_house_rule());
/// ```
#[macro_export]
macro_rules! agreed {
    (
        $(#[$of_struct:meta])*
        pub struct $Setup:ident {
            $($(#[$of_field:meta])* pub $field:ident: $type:ty = $rule:literal $title:literal $text:literal;)+
        }
    ) => {
        $(#[$of_struct])*
        pub struct $Setup {
            $($(#[$of_field])* pub $field: $type,)+
        }

        impl $Setup {
            /// What can be agreed, in the order of the fields.
            pub const SWITCHES: &'static [$crate::scene::Switch] = &$crate::scene::Switch::placed([
                $($crate::scene::Switch::new::<$type>($rule, $title, $text),)+
            ]);

            /// The whole set-up as a number, the first field in the lowest bits.
            #[must_use]
            pub fn pack(self) -> u32 {
                let settings = [$($crate::scene::Setting::number(self.$field)),+];
                let rows = Self::SWITCHES.iter().zip(settings);
                rows.fold(0, |packed, (row, setting)| row.set(packed, setting))
            }

            /// The set-up of a number, if there is one.
            #[must_use]
            pub fn unpack(packed: u32) -> Option<Self> {
                let mut rows = Self::SWITCHES.iter();
                let setup = $Setup {
                    $($field: <$type as $crate::scene::Setting>::of(rows.next()?.setting(packed))?,)+
                };
                (setup.pack() == packed).then_some(setup)
            }
        }
    };
}
