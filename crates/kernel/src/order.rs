//! Putting a few things in order.

/// Things by their key, those of equal keys in the order in which they came. By plain insertion: it is meant for a handful, and the
/// standard sorts weigh 1 KB in the page for each kind of thing.
///
/// ```
/// assert_eq!(kernel::by_key(["Roma", "Ostia", "Capua"], |name| name.len()), ["Roma", "Ostia", "Capua"]);
/// ```
pub fn by_key<T, K: Ord>(things: impl IntoIterator<Item = T>, key: impl Fn(&T) -> K) -> Vec<T> {
    let mut ordered: Vec<T> = Vec::new();
    for thing in things {
        let place = ordered.partition_point(|other| key(other) <= key(&thing));
        ordered.insert(place, thing);
    }
    ordered
}

#[cfg(test)]
mod tests {
    use super::by_key;

    #[test]
    fn equal_keys_keep_their_order() {
        assert_eq!(by_key([31, 12, 30, 11], |n| n / 10), [12, 11, 31, 30]);
    }
}
