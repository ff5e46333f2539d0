//! The 35 Location cards: what stands in their Ability boxes (2). Their connections are those of the board ([`crate::data::ways`]).

use super::Symbols;
use crate::data::locations::{COUNT, at::*};
use engine::SpaceId;

/// What is printed of a Location card beside its connections.
#[derive(Clone, Copy, Debug)]
pub struct LocationCard {
    /// Its location.
    pub location: SpaceId,
    /// Its symbols.
    pub symbols: Symbols,
    /// What in the row is not sourced.
    pub doubt: &'static str,
}

/// The Location cards, in the order of the locations.
#[rustfmt::skip]
pub static LOCATION_CARDS: [LocationCard; COUNT] = [
    //   location     Wagon Ship Silver Wine Colonist Sword, what is not sourced
    card(PISA,        [0, 1, 1, 0, 0, 0], "Reconstructed: all symbols."),
    card(COSA,        [1, 0, 0, 0, 1, 0], "Reconstructed: all symbols."),
    card(ROME,        [1, 0, 2, 0, 1, 0], "Reconstructed: all symbols but the Colonist."),
    card(NEAPOLIS,    [0, 1, 2, 0, 0, 0], "Reconstructed: all symbols but the Ship."),
    card(VELIA,       [1, 0, 0, 1, 0, 0], "Reconstructed: all symbols but the Wagon."),
    card(TEMESA,      [0, 0, 1, 1, 0, 0], "Reconstructed: all symbols."),
    card(RHEGIUM,     [1, 0, 0, 0, 0, 1], "Reconstructed: all symbols."),
    card(LOCRI,       [0, 1, 0, 1, 0, 0], "No public source gives this card."),
    card(TARENTUM,    [0, 1, 1, 0, 1, 0], "No public source gives this card."),
    card(CARTHAGE,    [0, 1, 3, 0, 1, 0], "Reconstructed: all symbols."),
    card(UTICA,       [0, 1, 2, 0, 0, 0], "Reconstructed: all symbols but the Ship."),
    card(HIPPO_ACRA,  [0, 1, 0, 0, 1, 0], "Reconstructed: all symbols but the Ship and the Colonist."),
    card(HADRUMETUM,  [1, 0, 1, 0, 0, 0], "Reconstructed: all symbols but the Wagon."),
    card(TUNES,       [1, 0, 1, 0, 0, 0], "No public source gives this card."),
    card(ASPIS,       [0, 1, 0, 1, 0, 0], "No public source gives this card."),
    card(THAPSUS,     [0, 0, 1, 1, 0, 0], "No public source gives this card."),
    card(TABRACA,     [1, 0, 0, 0, 0, 1], "No public source gives this card."),
    card(ALERIA,      [0, 1, 0, 1, 0, 0], "Reconstructed: all symbols."),
    card(OLBIA,       [0, 1, 1, 0, 0, 0], "Reconstructed: all symbols."),
    card(NUARO,       [1, 0, 0, 0, 0, 1], "Reconstructed: all symbols."),
    card(THARROS,     [0, 1, 1, 0, 0, 0], "No public source gives this card."),
    card(CARALIS,     [0, 1, 2, 0, 0, 0], "Reconstructed: all symbols."),
    card(MESSANA,     [0, 1, 0, 0, 0, 1], "Reconstructed: all symbols."),
    card(TYNDARIS,    [0, 1, 0, 1, 0, 0], "Reconstructed: all symbols."),
    card(THERMAE,     [1, 0, 1, 0, 0, 0], "Reconstructed: all symbols."),
    card(PANORMUS,    [1, 0, 1, 1, 0, 0], "Reconstructed: all symbols."),
    card(HIPPANA,     [1, 0, 0, 0, 0, 1], "Reconstructed: all symbols."),
    card(DREPANA,     [0, 1, 1, 0, 0, 0], "No public source gives this card."),
    card(LILYBAEUM,   [0, 1, 0, 0, 0, 1], "Reconstructed: all symbols."),
    card(HERACLEA,    [1, 0, 1, 0, 0, 0], "Reconstructed: all symbols."),
    card(AGRIGENTUM,  [1, 0, 2, 0, 1, 0], "Reconstructed: all symbols."),
    card(CAMARINA,    [0, 0, 1, 1, 0, 0], "Reconstructed: all symbols."),
    card(SYRACUSE,    [0, 1, 3, 0, 1, 0], "Reconstructed: all symbols."),
    card(CATANA,      [1, 0, 1, 0, 0, 0], "Reconstructed: all symbols."),
    card(ENNA,        [1, 0, 1, 0, 0, 0], "Reconstructed: all symbols."),];

const fn card(location: SpaceId, symbols: [u8; 6], doubt: &'static str) -> LocationCard {
    let [wagon, ship, silver, wine, colonist, swords] = symbols;
    LocationCard {
        location,
        symbols: Symbols {
            wagon: wagon > 0,
            ship: ship > 0,
            silver,
            wine: wine > 0,
            colonist: colonist > 0,
            swords,
        },
        doubt,
    }
}
