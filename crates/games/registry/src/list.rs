//! The list of games.

/// Hands the list to a macro. A line for each game: its number in links, for ever the same (`Rules::GAME` of `engine`); its name
/// (`Rules::NAME`), which is that of its folder and of its feature too; the type of its rules. The page has a program for each
/// game of `page`; those of `tests` are in none.
macro_rules! for_each_game {
    ($with:ident) => {
        $with! {
            page {
                1 "hamilcar" hamilcar::Hamilcar;
                2 "hannibal" hannibal::Hannibal;
                3 "hands" hands::Hands;
            }
            tests {
                15 "pig" pig::Pig;
            }
        }
    };
}
