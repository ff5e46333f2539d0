//! The 48 Battle Cards (2.1, 14).

/// A type of Battle Card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum BattleCard {
    /// Frontal Assault.
    FrontalAssault,
    /// Flank Left.
    FlankLeft,
    /// Flank Right.
    FlankRight,
    /// Probe: Hannibal may play one as another type (24).
    Probe,
    /// Double Envelopment: matched, it gives the initiative away (14.8).
    DoubleEnvelopment,
    /// Reserve: any of the other five (14.9).
    Reserve,
}

impl BattleCard {
    /// How many types there are.
    pub const COUNT: usize = 6;

    /// How many cards there are.
    pub const DECK: u8 = 48;

    /// All types in their order.
    pub const ALL: [BattleCard; Self::COUNT] = {
        use BattleCard::*;
        [FrontalAssault, FlankLeft, FlankRight, Probe, DoubleEnvelopment, Reserve]
    };

    /// The types that a Reserve may stand for (14.9).
    pub const PLAIN: [BattleCard; 5] = {
        use BattleCard::*;
        [FrontalAssault, FlankLeft, FlankRight, Probe, DoubleEnvelopment]
    };

    /// Its name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            BattleCard::FrontalAssault => "Frontal Assault",
            BattleCard::FlankLeft => "Flank Left",
            BattleCard::FlankRight => "Flank Right",
            BattleCard::Probe => "Probe",
            BattleCard::DoubleEnvelopment => "Double Envelopment",
            BattleCard::Reserve => "Reserve",
        }
    }

    /// How many of it the deck holds (2.1).
    #[must_use]
    pub const fn in_deck(self) -> u8 {
        [12, 9, 9, 8, 6, 4][self as usize]
    }

    /// What it adds to the roll on the Retreat Table when it wins the battle (14.12).
    #[must_use]
    pub const fn retreat(self) -> i8 {
        match self {
            BattleCard::Probe => -2,
            BattleCard::DoubleEnvelopment => 2,
            _ => 0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_deck_holds_48() {
        assert_eq!(
            BattleCard::ALL.iter().map(|c| c.in_deck()).sum::<u8>(),
            BattleCard::DECK
        );
    }
}
