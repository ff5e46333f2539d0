//! The golden wars of this game, and the audit of its logs.

use crate::Hannibal;
use crate::testing::audit;
use testkit::Tested;
use testkit::audit::Report;

impl Tested for Hannibal {
    fn begins(log: &str) -> bool {
        log.starts_with(audit::BEGINNING)
    }

    fn audited(log: &str) -> Report {
        audit::audited(log)
    }
}
