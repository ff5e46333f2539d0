//! How the prompts of a game are declared: a prompt of a part of the rulebook with its number, and the prompts of all parts as one type.

/// Declares the prompts of a part of the rulebook, each with its number in journals and links, which is for ever.
///
/// ```
/// engine::prompts! {
///     /// A question of a battle.
///     #[derive(Clone, Copy, PartialEq, Eq, Debug)]
///     pub enum BattleAsk below 40 {
///         /// 13.1: whether the defender withdraws.
///         Withdraw = 0,
///         /// 13.4: which CU is lost.
///         Loss { /// How many are still to be lost.
///             left: u8 } = 2,
///         /// 13.2: which die of a side is rolled again.
///         Reroll(u8) = 1,
///     }
/// }
/// assert_eq!([BattleAsk::Withdraw, BattleAsk::Loss { left: 3 }, BattleAsk::Reroll(5)].map(BattleAsk::id), [0, 2, 1]);
/// ```
#[macro_export]
macro_rules! prompts {
    (
        $(#[$meta:meta])*
        pub enum $name:ident below $most:literal {
            $($(#[$doc:meta])* $variant:ident $({ $($(#[$of_field:meta])* $field:ident: $type:ty),* $(,)? })? $(($held:ty))? = $number:literal,)*
        }
    ) => {
        $(#[$meta])*
        pub enum $name {
            $($(#[$doc])* $variant $({ $($(#[$of_field])* $field: $type),* })? $(($held))?,)*
        }

        impl $name {
            #[doc = concat!("Its number, below ", $most, ".")]
            #[must_use]
            pub const fn id(self) -> u8 {
                match self {
                    $($name::$variant { .. } => {
                        const { assert!($number < $most, "a number of the next part") };
                        $number
                    })*
                }
            }
        }
    };
}

/// Makes a prompt of the prompts of each part.
///
/// ```
/// # #[derive(PartialEq, Debug)] pub enum TurnAsk { Play }
/// # #[derive(PartialEq, Debug)] pub enum CardAsk { Target }
/// #[derive(PartialEq, Debug)]
/// pub enum Prompt {
///     Turn(TurnAsk),
///     Card(CardAsk),
/// }
/// engine::prompt_of_parts!(Prompt: Turn(TurnAsk), Card(CardAsk));
/// assert_eq!(Prompt::from(CardAsk::Target), Prompt::Card(CardAsk::Target));
/// ```
#[macro_export]
macro_rules! prompt_of_parts {
    ($prompt:ident: $($variant:ident($ask:ty)),* $(,)?) => {
        $(impl From<$ask> for $prompt {
            fn from(ask: $ask) -> Self {
                $prompt::$variant(ask)
            }
        })*
    };
}
