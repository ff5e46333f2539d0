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
    POINTS "points" "brings Victory Points"
    AREA "area" "brings a majority nearer, or the whole of Sicily"
    DENIES "denies" "takes something from the other side"
    CONTESTED "contested" "is before the other side there"
    ENDS "ends" "brings the end of the war nearer, or keeps it off"
    CITY "city" "makes a City"
    RAID "raid" "takes a token by a raid"
    ATTACK "attack" "attacks where it can win"
    FORCE "force" "brings strength where it decides"
    FLEET "fleet" "is strong at sea where that is needed"
    WARSHIP "warship" "makes the Fleet stronger"
    COURSE "course" "cuts off by sea, or keeps the sea open"
    PILLAGE "pillage" "pillages"
    SAFE "safe" "makes something safer"
    SILVER "silver" "brings Silver"
    TRADE "trade" "trades for Silver"
    COST "cost" "costs Silver"
    CARDS "cards" "brings cards that are needed"
    DRAFT "draft" "drafts what the deck needs"
    STRATEGY "strategy" "buys what helps for the rest of the war"
    DRAW "draw" "draws cards while they can be used"
    CHEAP "cheap" "spends what is worth least"
    DEAD "dead" "gets rid of what is of no use"
    STOP "stop" "leaves something undone"
}
