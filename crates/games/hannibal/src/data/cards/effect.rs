//! What the Events do (25): a name for each and the numbers in its text.

use crate::data::provinces::Province;

/// The Event of a card with the numbers printed in it.
#[allow(missing_docs, reason = "fields are named after what they count")]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// #1 #2 #4
    Revolt { province: Province, walls: bool },
    /// #3
    NumidiaRevolts,
    /// #5
    MaharbalsCavalry,
    /// #6
    NativeGuides { attrition: i8, rating: u8 },
    /// #7 #8
    HostileTribes,
    /// #9
    PhilipOfMacedon { naval: i8 },
    /// #10
    MacedonianReinforcements { cus: u8 },
    /// #11
    BalearicSlingers { cus: u8 },
    /// #12
    AfricanReinforcements { elephants: u8 },
    /// #13 #14 #16
    Recruits { cus: u8, provinces: &'static [Province] },
    /// #15
    IberianRecruits { cus: u8 },
    /// #17
    SurpriseSortie { points: u8 },
    /// #18
    TraitorInTarentum { cus: u8, rating: u8 },
    /// #19
    SenateDismissesProconsul,
    /// #20
    SpyInEnemyCamp,
    /// #21
    MercenariesDesert,
    /// #22
    MutinsNumidians { cus: u8 },
    /// #23
    NumidianAlly { markers: u8 },
    /// #24
    Sophonisba { markers: u8 },
    /// #25
    CapuaSidesWithCarthage { provinces: u8 },
    /// #26
    SyracuseAllies,
    /// #27
    ComeIntoItaly { markers: u8 },
    /// #28
    CharmsItaly,
    /// #29
    NavalVictory { naval: i8 },
    /// #30
    SiegeTrain,
    /// #31
    SpanishAlliesDesert,
    /// #32
    NumidianAlliesDesert,
    /// #33 #34 #37 #38 #39 #40
    Campaign { generals: u8 },
    /// #35 #36
    Diplomacy { markers: u8 },
    /// #41
    BadWeather { spaces: u8 },
    /// #42
    ElephantFright { cards: u8 },
    /// #43
    SlavesRaised { cus: u8, provinces: u8 },
    /// #44 #45 #46 #47 #48
    AlliedAuxiliaries { cus: u8, province: Province },
    /// #49
    FleetBreaksSiege,
    /// #50
    AdriaticPirates { cus: u8 },
    /// #51
    Epidemic,
    /// #52
    Pestilence { attrition: i8 },
    /// #53
    TribalResistance,
    /// #54
    TreacheryWithinCity { rolls: u8 },
    /// #55
    MessengerIntercepted,
    /// #56
    GrainShortage { markers: u8 },
    /// #57
    HannoCounsels,
    /// #58
    CatoCounsels,
    /// #59
    AllyDeserts,
    /// #60
    StormsAtSea { attrition: i8 },
    /// #61 #62 #63
    ForceMarch { mp: u8, rating: u8, by_sea: bool },
    /// #64
    Truce,
}
