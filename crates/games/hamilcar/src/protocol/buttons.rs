//! The buttons that are neither space, card, general nor number, with their words.

use engine::{Choice, Options};
use punic::{Force, Kind};

engine::named! {
    /// Play the card as an Event (5.2.C1).
    Event = "event",
    /// Activate a general (5.2.C2.1).
    Activate = "activate",
    /// Place PCs (5.2.C2.2).
    PlacePcs = "place PCs",
    /// Raise Troops (5.2.C2.3).
    RaiseTroops = "raise troops",
    /// Shipbuilding (5.2.C2.4).
    BuildShips = "build warships",
    /// Split the OPs (5.2.C2.5).
    SplitOps = "split OPs",
    /// Discard for no effect (5.2.C5).
    Discard = "discard",
    /// Hire a Mercenary (5.2.C3).
    Hire = "hire a mercenary",
    /// Designate the Dictator (5.2.C4).
    Dictator = "designate a dictator",
    /// A PC on the Miat (5.2.C2.5).
    MiatPc = "PC on the Miat",
    /// Refit a Warship (5.2.C2.5).
    Refit = "refit a warship",
    /// Place a Supply Train (5.2.C2.5).
    PlaceTrain = "place a supply train",
    /// Place or flip one PC (5.2.C2.5).
    OnePc = "place or flip a PC",
    /// Go to sea (7.3).
    Sail = "sail",
    /// Pick up or drop (7.1).
    Arrange = "choose units",
    /// Besiege or subjugate (14.1).
    Siege = "siege",
    /// Destroy a Supply Train for 1 MP (2.3.D4).
    DestroyTrain = "destroy a supply train",
    /// Attack the besiegers (14.5.B).
    Sortie = "sortie",
    /// Land here (7.3).
    Land = "land",
    /// A plain CU is lost (13.4, 13.5.C, 14.2, 15.2).
    LoseCu = "lose a CU",
    /// An Elephant is lost (13.4, 13.5.C, 14.2, 15.2).
    LoseElephant = "lose an Elephant",
    /// A plain CU of those who sallied out is lost (14.5.B).
    LoseSortieCu = "lose a CU of the sortie",
    /// An Elephant of those who sallied out is lost (14.5.B).
    LoseSortieElephant = "lose an Elephant of the sortie",
    /// Rome's large Battle Die is rolled again (13.3.D).
    RerollRomeLarge = "reroll Rome's large die",
    /// Rome's small Battle Die is rolled again (13.3.D).
    RerollRomeSmall = "reroll Rome's small die",
    /// Carthage's large Battle Die is rolled again (13.3.D).
    RerollCarthageLarge = "reroll Carthage's large die",
    /// Carthage's small Battle Die is rolled again (13.3.D).
    RerollCarthageSmall = "reroll Carthage's small die",
    /// Naval Reform: CUs in Roma become Warships (5.1.C).
    ConvertCus = "convert CUs into warships",
    /// Naval Reform: Seamanship rises a level (5.1.C).
    ImproveSeamanship = "improve seamanship",
    /// Naval Reform: Corvi are mounted or dismounted (5.1.C, 15.5).
    Corvi = "mount or dismount Corvi",
    /// Carthalo's raid (17.2).
    Raid = "raid an adjacent PC",
    /// Himilco mends the walls (17.2).
    RepairWalls = "remove a Siege Point",
    /// Vulso takes a Spent Warship (17.2).
    SpentShip = "a Spent Warship",
    /// Vulso takes a Ready Warship (17.2).
    ReadyShip = "a Ready Warship",
    /// An attack is called off (17.1 #59).
    CallOff = "call off the battle",
    /// A battle is fought in spite of an omen (17.1 #59).
    FightOn = "fight on",
    /// Grain Shortage takes Supply Trains outside Walled Cities (17.1 #37).
    TrainsOutside = "supply trains outside the walls",
    /// Grain Shortage takes a Supply Train inside a Walled City (17.1 #37).
    TrainInside = "a supply train inside the walls",
    /// The War Chest pays for Duilius (5.6, 17.2).
    PayDuilius = "pay for Duilius",
    /// Instead of playing a card, Siege Points are to be removed (16.4).
    RunBlockade = "run the blockade",
    /// A Supply Train is lost (9.2.B1).
    LoseTrain = "lose a Supply Train",
    /// Naval Supremacy is given up to Evade (9.2.C).
    GiveUpSupremacy = "give up Naval Supremacy",
    /// The army inside its city takes the Supply Trains that the enemy has left before the walls (2.3.D3, 7.2.D).
    CaptureTrains = "capture supply trains",
}

impl Named {
    /// Offers the loss of a CU of each kind that is there.
    pub(crate) fn offer_losses(o: &mut Options, of: Force) {
        if of.cu > 0 {
            o.offer(Named::LoseCu.choice());
        }
        if of.elephants > 0 {
            o.offer(Named::LoseElephant.choice());
        }
    }

    /// The CU that is lost by an answer to them.
    pub(crate) fn lost(answer: Choice) -> Force {
        Force::one(if answer == Named::LoseElephant.choice() {
            Kind::Elephant
        } else {
            Kind::Cu
        })
    }
}
