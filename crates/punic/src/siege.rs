//! What is said of a siege or an attempt on a Tribe that nobody is left to keep (Hamilcar 14.1, Hannibal 20.6).

/// What a march gives up by which the last of the besiegers leave: a whole sentence after a space. `walled` tells a city from a Tribe.
#[must_use]
pub fn abandoned(name: &str, walled: bool, points: u8) -> String {
    let lost = if points == 1 {
        "its point is lost".to_owned()
    } else {
        format!("its {points} points are lost")
    };
    if walled {
        format!(" The siege of {name} is lifted: {lost}.")
    } else {
        format!(" The attempt on {name} comes to nothing: {lost}.")
    }
}
