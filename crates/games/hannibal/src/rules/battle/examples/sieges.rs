//! Sorties, relief, landings and passes.

use super::*;
use crate::state::Force;

/// An army before New Carthage that besieges it, and one that comes to its relief from Acci.
fn besieged() -> State {
    let mut s = empty();
    stand(&mut s, Rome, NEW_CARTHAGE, 4, 0);
    stand(&mut s, Carthage, NEW_CARTHAGE, 3, 0);
    let place = s.place_mut(NEW_CARTHAGE);
    place.inside = Force::new(2, 0, 0);
    place.points = 1;
    general(&mut s, HANNIBAL, Where::Inside(NEW_CARTHAGE), Office::None);
    general(&mut s, HASDRUBAL, Where::At(NEW_CARTHAGE), Office::None);
    for at in [ACCI, SALARIA, LAMINIUM] {
        s.place_mut(at).marker = Marker::Pc(Carthage);
    }
    s
}

fn joined() -> (BattleAsk, Choice) {
    let (at, kind) = (NEW_CARTHAGE, crate::state::Kind::Cu);
    (BattleAsk::JoinSortie { at, kind }, Choice::Number(2))
}

/// 20.7: the relief and the sortie fight together under the general who outranks the other; beaten, each goes its own way.
#[test]
fn a_relief_with_a_sortie() {
    let onset = Onset::entering(NEW_CARTHAGE, Carthage, Entered::Road(ACCI), HASDRUBAL);
    let punic = [vec![DoubleEnvelopment; 5], vec![Probe; 3], vec![FlankLeft; 2]].concat();
    let roman = vec![DoubleEnvelopment, FrontalAssault, FrontalAssault, FrontalAssault];
    let played = fought(besieged(), onset, &[1, 1], &[punic, roman].concat(), &[joined()]);
    let began = notes(&played).find_map(|event| match event {
        BattleEvent::Begins { commanders, forces, .. } => Some((commanders.carthage, forces.carthage.cu)),
        _ => None,
    });
    assert_eq!(began, Some((Some(HANNIBAL), 5)));
    assert_eq!(played.flow, Ok(Some(Rome)));
    assert_eq!(played.state.general(HANNIBAL).at, Where::Inside(NEW_CARTHAGE));
    assert_eq!(played.state.general(HASDRUBAL).at, Where::At(ACCI));
    assert_eq!(played.state.place(NEW_CARTHAGE).inside.cu, 2);
    assert_eq!(
        played.state.place(ACCI).outside.carthage.cu,
        1,
        "a 1 costs five CUs two"
    );
    assert_eq!(played.state.place(NEW_CARTHAGE).points, 1, "the siege goes on");
}

/// 16.2: the same when they withdraw.
#[test]
fn a_relief_and_a_sortie_withdraw() {
    let onset = Onset::entering(NEW_CARTHAGE, Carthage, Entered::Road(ACCI), HASDRUBAL);
    let script = [joined(), (BattleAsk::Attack, Named::Withdraw.choice())];
    let played = fought(besieged(), onset, &[4], &[], &script);
    assert_eq!(played.flow, Ok(None));
    assert_eq!(played.state.place(NEW_CARTHAGE).inside.cu, 2);
    assert_eq!(played.state.place(ACCI).outside.carthage.cu, 3);
}

/// 20.6: with the last besieger the points go, and inside and outside are one again.
#[test]
fn a_siege_is_lifted() {
    let mut s = besieged();
    s.place_mut(NEW_CARTHAGE).outside.rome = Force::new(1, 0, 0);
    s.place_mut(NEW_CARTHAGE).outside.carthage = Force::NONE;
    general(&mut s, HASDRUBAL, Where::Displaced, Office::None);
    let onset = Onset {
        sally: Force::new(2, 0, 0),
        sally_generals: [HANNIBAL].into_iter().collect(),
        ..Onset::entering(NEW_CARTHAGE, Carthage, Entered::Start, HANNIBAL)
    };
    let played = fought(
        s,
        onset,
        &[1, 1],
        &[Probe, Probe, Probe, Probe, Probe, Probe, Probe, FlankLeft],
        &[],
    );
    assert_eq!(played.flow, Ok(Some(Carthage)));
    let place = played.state.place(NEW_CARTHAGE);
    assert_eq!(
        (place.points, place.outside.carthage.cu, place.inside),
        (0, 2, Force::NONE)
    );
    assert!(told(&played, &BattleEvent::Lifted { at: NEW_CARTHAGE }));
}

/// 15.2: who has landed is lost, unless there is a city of his own to go into; who has come over a pass may not go back.
#[test]
fn who_may_not_go_back() {
    let lost = |at: SpaceId, marker: Marker, entered: Entered| {
        let mut s = empty();
        s.place_mut(at).marker = marker;
        stand(&mut s, Rome, at, 4, 0);
        stand(&mut s, Carthage, at, 4, 0);
        general(&mut s, VARRO, Where::At(at), Office::Consul);
        general(&mut s, GISGO, Where::At(at), Office::None);
        s.place_mut(PISAE).marker = Marker::Pc(Carthage);
        s.place_mut(TOLETUM).marker = Marker::Pc(Carthage);
        let hand = [Probe, Probe, Probe, Probe, FlankLeft];
        let no = [(BattleAsk::Counterattack, Choice::No); 5];
        let onset = Onset::entering(at, Carthage, entered, GISGO);
        let played = fought(s, onset, &[1, 1], &[hand, hand].concat(), &no);
        assert_eq!(played.flow, Ok(Some(Rome)));
        assert!(played.state.place(at).outside.carthage.is_empty());
        played.state
    };
    let s = lost(MALACA, Marker::None, Entered::Sea(GADES));
    assert_eq!(s.general(GISGO).at, Where::Displaced);
    let s = lost(NEW_CARTHAGE, Marker::City(Carthage), Entered::Sea(GADES));
    assert_eq!(s.general(GISGO).at, Where::Inside(NEW_CARTHAGE));
    assert_eq!(s.place(NEW_CARTHAGE).inside.cu, 2, "of three that were left");
    let s = lost(FAESULAE, Marker::None, Entered::Road(MUTINA));
    assert_eq!(s.general(GISGO).at, Where::Displaced);
}
