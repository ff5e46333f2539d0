//! The reasons for and against answers, in words as they follow "because it".

use ::ai::Reason;

macro_rules! reasons {
    ($($name:ident $short:literal $words:literal)*) => {
        $(#[doc = $words] pub(super) static $name: Reason = Reason { name: $short, words: $words };)*

        /// All of them.
        pub(super) const ALL: &[&Reason] = &[$(&$name),*];
    };
}

reasons! {
    USUAL "usual" "is what one does"
    OPS "ops" "has the higher operation number"
    EVENT "event" "has an Event that is worth more"
    FIGHTS "fights" "meets a weaker army"
    FLIGHT "flight" "keeps away from a stronger army"
    TARGET "target" "leads an army to what it can win: a city, a space, a weaker army"
    SIEGE "siege" "besieges or subjugates"
    STRONG "strong" "puts a better general over more CUs"
    MAJORITY "majority" "turns a province"
    NEARLY "nearly" "brings a province nearer to being turned"
    ISOLATED "isolated" "is isolated when the turn ends"
    MUSTER "muster" "makes a strong army stronger"
    WRECK "wreck" "may be met by the Roman fleet"
    KEEP "keep" "keeps a card for a better moment"
    STANDS "stands" "is of use where it stands"
    STAYS "stays" "leaves no army without a general"
    STOP "stop" "leaves something undone"
}
