//! What the Events do (17.1): a name for each and the numbers in its text. `crate::rules::cards` carries them out.

/// The Event of a card with the numbers printed in it.
#[allow(missing_docs, reason = "fields are named after what they count")]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// #1
    ElephantFright { less: u8 },
    /// #2
    SurpriseSortie { cus: u8 },
    /// #3
    SiegeEngineers { cus: u8 },
    /// #4
    TraitorInTheCity { cus: u8, points: u8 },
    /// #5
    SociiNavales { warships: u8 },
    /// #6
    PatrioticLoans { warships: u8 },
    /// #7
    CapturedQuinquereme { levels: u8 },
    /// #8
    TrainedRowers { levels: u8, refits: u8 },
    /// #9
    HieroSuesForPeace { cus: u8 },
    /// #10
    MamertineVolunteers { cus: u8 },
    /// #11
    CruelSea { with_corvi: u8 },
    /// #12
    Evasion,
    /// #13
    HannibalTheRhodian { cus: u8, trains: u8 },
    /// #14
    TrappedInHarbour,
    /// #15
    VeteranHelmsmen { tactics: u8 },
    /// #16
    PunicShipyards { warships: u8, refits: u8 },
    /// #17
    Corvus,
    /// #18
    SiegeWorksBurned { cus: u8 },
    /// #19
    RaidOnPort { rating: u8, inside: u8 },
    /// #20
    MareNostrum { rating: u8 },
    /// #21
    LibyanLevies { cus: u8 },
    /// #22
    LigurianMercenaries { cus: u8 },
    /// #23
    IberianMercenaries { cus: u8 },
    /// #24
    WarElephants { elephants: u8 },
    /// #25
    NumidianRevolt { pcs: u8 },
    /// #26
    MutinyOfMercenaries,
    /// #27
    CouncilOfElders { pcs: u8, trains: u8 },
    /// #28 #29 #30 #31 #47 #48
    Campaign { generals: u8 },
    /// #32
    BadWeather { points: u8 },
    /// #33 #34
    AlliedAuxiliaries { cus: u8 },
    /// #35 #36
    Epidemic { more: u8 },
    /// #37
    GrainShortage { outside: u8, inside: u8 },
    /// #38
    MessengerIntercepted,
    /// #39
    StormsAtSea,
    /// #40 #41
    ForcedMarch { rating: u8, points: u8 },
    /// #42
    SicilianAlliesDesert { cus: u8 },
    /// #43
    Triumph { lost: u8, pcs: u8 },
    /// #44
    SpoilsOfWar { pcs: u8 },
    /// #45
    PunicFaith { shown: u8 },
    /// #46
    Citadel { points: u8, room: u8 },
    /// #49
    Truce,
    /// #50
    GoodOmen,
    /// #51
    Diplomacy { removed: u8, placed: u8 },
    /// #52
    SurpriseRaids { pcs: u8 },
    /// #53
    TribalResistance { cus: u8 },
    /// #54
    Ambush { rating: u8 },
    /// #55
    SenateRecallsProconsul { ops: u8 },
    /// #56
    FlamenMartialis { pcs: u8 },
    /// #57
    Dictator { lead: u8, cus: u8 },
    /// #58
    PriceOfFailure,
    /// #59
    BadOmen { rating: u8 },
}
