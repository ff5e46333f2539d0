//! Units in the words of a log.

use testkit::audit::read::count;

/// Combat Units in a list of Units.
pub fn cus(text: &str) -> u32 {
    count(text, "CU") + count(text, "Elephant")
}

/// Units of all kinds in a list.
pub fn units(text: &str) -> u32 {
    cus(text) + count(text, "Supply Train")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn units_of_a_list_are_counted() {
        let force = "Hanno with 2 CUs, 1 Elephant and 3 Supply Trains";
        assert_eq!((cus(force), units(force)), (3, 6));
    }
}
