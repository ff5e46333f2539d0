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
    OPS "ops" "has most Operations Points"
    EVENT "event" "has an Event that is worth more"
    FIGHTS "fights" "meets a weaker army"
    FLIGHT "flight" "keeps away from a stronger army"
    TARGET "target" "leads an army to what it can win: a city, a space, a weaker army"
    SIEGE "siege" "besieges or subjugates"
    STRONG "strong" "moves the stronger army"
    MAJORITY "majority" "turns a Province"
    NEARLY "nearly" "brings a Province nearer to being turned"
    JOINED "joined" "joins what would be isolated"
    MUSTER "muster" "makes a strong army stronger"
    FLEET "fleet" "is strong at sea where that is needed"
    KEEP "keep" "keeps a card for a better moment"
    STOP "stop" "leaves something undone"
}
