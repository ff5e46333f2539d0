//! Campaigns, force marches and abilities (10.11, 10.12, 24; 25).

use super::*;

#[test]
fn no_cu_moves_more_than_four_spaces_with_a_campaign() {
    let mut s = empty();
    army(&mut s, MAGO, SALMANTICA, 3, Office::None);
    army(&mut s, HASDRUBAL, BILBILIS, 0, Office::None);
    let answers = [
        Unit(MAGO),
        Space(SEGOVIA),
        Space(BILBILIS),
        Pass,
        Unit(HASDRUBAL),
        Space(IBERUS),
        Space(ILERDA),
    ];
    let played = event(s.clone(), Carthage, CAMPAIGN, &answers, &[]);
    assert_eq!(at(&played.state, HASDRUBAL), Some(ILERDA));
    assert_eq!(
        played.state.place(BILBILIS).outside.carthage.cu,
        3,
        "the fresh go: none of these"
    );
    let takes = [
        Unit(MAGO),
        Space(SEGOVIA),
        Space(BILBILIS),
        Pass,
        Unit(HASDRUBAL),
        ARRANGE,
        Choice::No,
        Number(3),
        Space(IBERUS),
        Space(ILERDA),
        ARRANGE,
        Number(0),
        Space(TARRACO),
    ];
    let played = event(s, Carthage, CAMPAIGN, &takes, &[]);
    assert_eq!(played.state.place(ILERDA).outside.carthage.cu, 3, "10.11: two and two");
    assert_eq!(at(&played.state, HASDRUBAL), Some(TARRACO));
}

#[test]
fn nero_moves_six_spaces_with_a_campaign_and_sails_twice() {
    let mut s = empty();
    army(&mut s, NERO, ROME, 6, Office::Consul);
    let way = [CAPUA, BENEVENTUM, CANNAE, TARENTUM, BRUNDISIUM].map(Space);
    let mut answers = vec![Unit(NERO), Space(TARQUINII), Space(ROME)];
    answers.extend(&way[..4]);
    let played = event(s.clone(), Rome, CAMPAIGN, &answers, &[]);
    assert_eq!(played.state.place(TARENTUM).outside.rome.cu, 6, "10.12");
    let twice = [Unit(NERO), SAIL, Space(CARALES), SAIL, Space(NICE)];
    let played = event(s, Rome, CAMPAIGN, &twice, &[]);
    assert_eq!(played.state.place(NICE).outside.rome.cu, 6, "24");
}

#[test]
fn a_force_march_by_sea_goes_twice() {
    let mut s = empty();
    army(&mut s, VARRO, ROME, 5, Office::Consul);
    let twice = [Unit(VARRO), SAIL, Space(CARALES), SAIL, Space(NICE)];
    let played = event(s, Rome, 63, &twice, &[]);
    assert_eq!(at(&played.state, VARRO), Some(NICE), "25.63");
}

#[test]
fn hanno_takes_off_a_marker_and_stays_in_africa() {
    let mut s = empty();
    army(&mut s, HANNO, ZAMA, 2, Office::None);
    pc(&mut s, THABRACA, Rome);
    let played = moves(s, HANNO, THREE, &[Space(THABRACA), Pass, Yes], &[]);
    assert_eq!(played.state.place(THABRACA).marker, Marker::None, "24");
    let mut s = empty();
    army(&mut s, HANNO, CARTHAGE, 2, Office::None);
    let played = moves(s, HANNO, THREE, &[SAIL, Space(ICOSIUM)], &[1]);
    assert_eq!(at(&played.state, HANNO), Some(ICOSIUM), "24");
}

#[test]
fn hannibal_charms_italy_where_he_sets_out_and_where_he_comes() {
    let mut s = empty();
    army(&mut s, HANNIBAL, CANNAE, 5, Office::None);
    for space in [CANNAE, ARPI, TERVENTUM] {
        pc(&mut s, space, Rome);
    }
    let answers = [Unit(HANNIBAL), Named::Charm.choice(), Space(ARPI), Space(TERVENTUM)];
    let played = event(s, Carthage, 28, &answers, &[]);
    assert!(played.state.pcs(Rome).is_empty(), "25.28");
    assert_eq!(at(&played.state, HANNIBAL), Some(TERVENTUM));
}

#[test]
fn a_campaign_is_over_when_its_owner_wants_no_more() {
    let mut s = empty();
    army(&mut s, MAGO, SEGOVIA, 3, Office::None);
    s.campaign = Some(Campaign::new(card(CAMPAIGN), Carthage, 3));
    let played = with_answers(s, &[Pass], &[], cards::campaign_goes_on);
    assert!(played.state.campaign.is_none());
}
