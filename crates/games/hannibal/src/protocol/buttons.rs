//! The buttons that are neither space, card, general nor number, with their words.

engine::named! {
    /// Play the card as an Event (8.3).
    Event = "event",
    /// Move a general (8.2).
    Activate = "activate",
    /// Place PC markers (8.2).
    PlacePcs = "place PCs",
    /// Raise troops (8.2).
    RaiseTroops = "raise troops",
    /// Discard (8.6).
    Discard = "discard",
    /// A plain CU is lost (17.2).
    LoseCu = "lose a CU",
    /// A CU with Elephants is lost (17.2).
    LoseElephant = "lose an elephant CU",
    /// The siege train is lost (25, 30).
    LoseTrain = "lose the siege train",
    /// A plain CU of those who sallied out is lost (20.7).
    LoseSortieCu = "lose a CU of the sortie",
    /// A CU with Elephants of those who sallied out is lost (20.7).
    LoseSortieElephant = "lose an elephant CU of the sortie",
    /// The card counts as this type (14.9, 24).
    AsFrontalAssault = "as Frontal Assault",
    /// The card counts as this type (14.9, 24).
    AsFlankLeft = "as Flank Left",
    /// The card counts as this type (14.9, 24).
    AsFlankRight = "as Flank Right",
    /// The card counts as this type (14.9, 24).
    AsProbe = "as Probe",
    /// The card counts as this type (14.9, 24).
    AsDoubleEnvelopment = "as Double Envelopment",
    /// The attacker breaks off (16.1).
    Withdraw = "withdraw",
    /// The deserting ally brings a card drawn from those that lie face down (25, 59).
    DrawUnseen = "draw one unseen",
    /// Western Numidia (25, 3 and 24).
    WesternNumidia = "Western Numidia",
    /// Eastern Numidia (25, 3 and 24).
    EasternNumidia = "Eastern Numidia",
    /// An attempt on a city or a Tribe (20.2).
    Siege = "besiege",
    /// The army inside a city attacks (20.7).
    Sortie = "sally out",
    /// Choose who and what goes along (10.8, 10.9).
    Arrange = "choose units",
    /// Naval movement (11.1).
    Sail = "go to sea",
    /// The intercepted army does not back up (12.5).
    Stand = "stand and fight",
    /// The intercepted army goes partly inside, partly back (12.8).
    Divide = "divide the army",
    /// Hannibal takes off the PC marker where he sets out (25, 28).
    Charm = "win over this space",
}
