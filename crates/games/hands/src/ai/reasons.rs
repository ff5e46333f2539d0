//! The reasons for and against answers, in words as they follow "because it".

use ::ai::Reason;

macro_rules! reasons {
    ($($name:ident $short:literal $words:literal)*) => {
        $(#[doc = $words] pub(super) static $name: Reason = Reason { name: $short, words: $words };)*
    };
}

reasons! {
    USUAL "usual" "is what one does"
    POINTS "points" "brings Victory Points"
    DENIES "denies" "takes something from the other side"
    SILVER "silver" "brings Silver"
    COST "cost" "costs Silver"
    CARDS "cards" "brings cards that are needed"
    CHEAP "cheap" "spends what is worth least"
    FORCE "force" "brings strength where it decides"
    FLEET "fleet" "is needed at sea"
    SAFE "safe" "makes something safer"
    DEAD "dead" "gets rid of what is of no use"
    STOP "stop" "leaves something undone"
}
