//! What tabs of one browser tell each other about kept games. In the browser it is a JavaScript object: `type` names it, `with` has what it needs. So
//! no other field is looked at: another program of this host may post anything.

use crate::model::msg::KeepMsg;
use crate::model::record::Record;
use serde::{Deserialize, Serialize};

/// What one tab tells all others.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", content = "with", rename_all = "camelCase")]
pub enum TabMessage {
    /// A game was deleted.
    Gone {
        /// The game's id.
        id: u32,
    },
    /// A game is played in the tab that tells it.
    Held {
        /// The game's id.
        id: u32,
    },
    /// A record was written.
    Written {
        /// Its text, as the stores have it: it says its layout, for the other tab may have another version of the page.
        record: String,
    },
}

impl TabMessage {
    /// What an older version of the page tells: `-` or `!` with a game's id, or else the text of a record.
    pub fn from_text(text: &str) -> Self {
        let id = |sign| text.strip_prefix(sign).and_then(|id| id.parse().ok());
        if let Some(id) = id('-') {
            TabMessage::Gone { id }
        } else if let Some(id) = id('!') {
            TabMessage::Held { id }
        } else {
            TabMessage::Written { record: text.into() }
        }
    }

    /// What it is to the model; none where the record cannot be read.
    pub fn to_msg(&self) -> Option<KeepMsg> {
        match self {
            TabMessage::Gone { id } => Some(KeepMsg::Gone(*id)),
            TabMessage::Held { id } => Some(KeepMsg::Held(*id)),
            TabMessage::Written { record } => Record::from_text(record).ok().map(KeepMsg::Elsewhere),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{from_value, json, to_value};

    #[test]
    fn each_message_comes_back() {
        let record = Record::default().to_text();
        for (message, object) in [
            (
                TabMessage::Gone { id: 7 },
                json!({ "type": "gone", "with": { "id": 7 } }),
            ),
            (
                TabMessage::Held { id: u32::MAX },
                json!({ "type": "held", "with": { "id": u32::MAX } }),
            ),
            (
                TabMessage::Written { record: record.clone() },
                json!({ "type": "written", "with": { "record": record } }),
            ),
        ] {
            assert_eq!(to_value(&message).unwrap(), object);
            assert_eq!(from_value::<TabMessage>(object).unwrap(), message);
        }
        for no in [
            json!(null),
            json!("-7"),
            json!({ "type": "gone" }),
            json!({ "type": "gone", "with": { "id": -7 } }),
        ] {
            assert!(from_value::<TabMessage>(no.clone()).is_err(), "{no}");
        }
    }

    #[test]
    fn what_an_older_page_tells_is_understood() {
        assert_eq!(TabMessage::from_text("-7"), TabMessage::Gone { id: 7 });
        assert_eq!(TabMessage::from_text("!4294967295"), TabMessage::Held { id: u32::MAX });
        let text = include_str!("../../fixtures/record-2-first-war.txt").trim();
        let record = Record::from_text(text).expect("a record");
        let written = TabMessage::from_text(text).to_msg();
        assert!(matches!(written, Some(KeepMsg::Elsewhere(told)) if told == record));
        for no in ["", "-", "!x", "-4294967296", "k2.spoilt"] {
            assert!(TabMessage::from_text(no).to_msg().is_none(), "{no}");
        }
    }
}
