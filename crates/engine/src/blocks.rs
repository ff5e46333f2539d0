//! Files of blocks: blocks with an empty line between them, each line a name and what it says. A block whose lines all begin with `#` is a
//! head.

/// The blocks of a file that say something.
fn blocks(file: &'static str) -> impl Iterator<Item = &'static str> {
    let is_head = |block: &&str| block.lines().all(|line| line.starts_with('#'));
    file.trim().split("\n\n").filter(move |block| !is_head(block))
}

/// What the blocks of a file say, each taken line by line.
///
/// # Errors
/// The line that `take` does not take.
pub(crate) fn read<T: Default>(
    file: &'static str,
    take: impl Fn(&mut T, &'static str, &'static str) -> Option<()>,
) -> Result<Vec<T>, String> {
    let of_block = |block: &'static str| {
        let mut one = T::default();
        for line in block.trim().lines().filter(|line| !line.starts_with('#')) {
            let taken = line
                .split_once(": ")
                .and_then(|(name, said)| take(&mut one, name, said));
            taken.ok_or_else(|| format!("not a line of such a block: {line}"))?;
        }
        Ok(one)
    };
    blocks(file).map(of_block).collect()
}
