//! One of each event and of each question, to hear what is said of it.

use engine::{CardId, CardSet, PerSide, Side};
use hands::data::cards::{FIRST_DEUS, FIRST_EVENT, FIRST_STRATEGY};
use hands::data::locations::{Area, at};
use hands::protocol::event::{BattleEnd, Final, NavalDice, Pile, Token};
use hands::protocol::need::Need;
use hands::state::{Action, Captured, Ending};
use hands::{OwnAsk, Prompt, TableAsk, What, WindowAsk};

/// 4.2, 4.7, 5: every question, with two of its copies where it names a side or an action.
pub fn asks() -> Vec<Prompt> {
    let (at, event) = (at::TYNDARIS, CardId(FIRST_EVENT as u8 + 3));
    let mut all: Vec<Prompt> = vec![
        OwnAsk::Act { left: 0 }.into(),
        OwnAsk::Act { left: 2 }.into(),
        OwnAsk::From(at).into(),
        OwnAsk::Levy(CardId(40)).into(),
        OwnAsk::HowMany.into(),
        WindowAsk::Raid(at).into(),
        WindowAsk::Bribe.into(),
        WindowAsk::Bribed.into(),
        WindowAsk::Pillage(at).into(),
        WindowAsk::Leader.into(),
        WindowAsk::Colonist(at).into(),
        WindowAsk::LeaderLost(event).into(),
        WindowAsk::Unpaid(event).into(),
        WindowAsk::Deserter(event).into(),
        WindowAsk::Council(3).into(),
        TableAsk::Conquest(at).into(),
        TableAsk::Corvus.into(),
        TableAsk::Drowned.into(),
        TableAsk::Reroll { left: 1 }.into(),
        TableAsk::Reroll { left: 2 }.into(),
        TableAsk::Wages {
            card: CardId(60),
            silver: 2,
        }
        .into(),
        TableAsk::Rebellion(event).into(),
        TableAsk::Traitor(event).into(),
        TableAsk::PeaceDie { face: 4 }.into(),
        TableAsk::Recall { left: 2 }.into(),
        TableAsk::Treachery.into(),
    ];
    for action in Action::ALL {
        all.extend(Need::ALL.map(|need| Prompt::from(OwnAsk::Pay { action, need })));
        all.extend([0, 1].map(|count| Prompt::from(OwnAsk::More { action, count })));
        all.extend(
            [
                OwnAsk::Where(action),
                OwnAsk::Card(action),
                OwnAsk::Take(action),
                OwnAsk::Battle(action),
            ]
            .map(Prompt::from),
        );
    }
    for of in Side::BOTH {
        all.push(TableAsk::Loss { of, at }.into());
    }
    for (zone, draw) in [(Area::Sicily, true), (Area::Africa, false)] {
        all.push(TableAsk::Retreat { zone, draw }.into());
    }
    all
}

/// 3 to 7: every event, on both sides where the words differ.
pub fn events() -> Vec<What> {
    let (at, card, side) = (at::TYNDARIS, CardId(45), Side::Rome);
    let with: CardSet = [CardId(3), CardId(22)].into_iter().collect();
    let cards = with;
    let (strategy, event, deus) = (
        CardId(FIRST_STRATEGY as u8),
        CardId(FIRST_EVENT as u8),
        CardId(FIRST_DEUS as u8),
    );
    let mut all = vec![
        What::SetUp,
        What::Agreed("Fate Token".into()),
        What::RoundBegins { side, actions: 2 },
        What::Drew { side, cards },
        What::Reshuffled(side),
        What::CampaignDrawn { aside: true },
        What::CampaignDrawn { aside: false },
        What::CampaignBack,
        What::Settled {
            side,
            at,
            from: Some(at::MESSANA),
            with,
        },
        What::Settled {
            side,
            at,
            from: None,
            with: CardSet::EMPTY,
        },
        What::Developed { side, at, with },
        What::Fortified { side, at, with },
        What::Passed(side),
        What::Discarded { side, cards, silver: 1 },
        What::Reserved { side, card },
        What::Retrieved { side, cards },
        What::Bought {
            side,
            card: strategy,
            silver: 5,
        },
        What::Dropped { side, card: strategy },
        What::IntoRow(strategy),
        What::StrategiesReshuffled,
        What::Built { side, silver: 3, with },
        What::DrawsWith { side, card },
        What::Attacked {
            side,
            at,
            from: at::MESSANA,
            with,
            start: 2,
        },
        What::Reinforced {
            side,
            at,
            card,
            marker: 0,
        },
        What::CombinedArms { side, at, marker: 1 },
        What::BattleRound {
            side,
            at,
            round: 2,
            marker: -1,
        },
        What::SyracuseFalls(side),
        What::BecomesTown { side, at },
        What::WallsGone { at },
        What::LeftEmpty(at),
        What::Prestige { side, now: 2 },
        What::Lost { side, card },
        What::Disbanded { side, cards },
        What::Blocked { side, card },
        What::Bribes { side, with },
        What::HandShown { side, cards },
        What::HandShown {
            side,
            cards: CardSet::EMPTY,
        },
        What::NobodyToBribe(side),
        What::Pillaged {
            side,
            at,
            taken: 1,
            bank: 1,
            marker: 3,
        },
        What::Pillaged {
            side,
            at,
            taken: 2,
            bank: 0,
            marker: 8,
        },
        What::Shamed { side, vp: 1 },
        What::Engaged {
            side,
            zone: Area::Sicily,
            with,
        },
        What::LeaderSails { side, card },
        What::InfantrySails(card),
        What::Rerolled { side, from: 1, to: 6 },
        What::ShipCaptured(side),
        What::FleetLost(side),
        What::CampaignBegins,
        What::EventDrawn(event),
        What::EventDie {
            face: 2,
            shifted: 3,
            side,
        },
        What::EventIgnored(event),
        What::EventsReshuffled,
        What::RandomDiscard { side, card },
        What::WarshipsLost {
            side,
            lost: 1,
            faces: vec![3],
        },
        What::WarshipsLost {
            side,
            lost: 0,
            faces: vec![],
        },
        What::SilverLost { side, silver: 2 },
        What::SilverGained { side, silver: 2 },
        What::PointsGained { side, vp: 2 },
        What::Paid { side, card, silver: 2 },
        What::TownGone { side, at },
        What::Betrayed { at, marker: 2 },
        What::WallsOpened { at },
        What::FateToken(None),
        What::FateToken(Some(side)),
        What::Income(PerSide::new(2, 3)),
        What::Points(PerSide::new(0, 3)),
        What::Maintained {
            side,
            card: strategy,
            silver: 2,
            next: 3,
        },
        What::Flipped { side, card: strategy },
        What::TurnBegins(2),
        What::CampaignGone,
        What::FinalScore {
            side,
            score: Final {
                track: 9,
                captured: Captured {
                    towns: 1,
                    cities: 1,
                    capital: false,
                },
                ..Final::default()
            },
        },
        What::DeusPlayed { side, card: deus },
        What::Recalled { side, cards },
        What::ShipsGiven { side, ships: 3 },
        What::SerpentAt(at),
    ];
    let piles = [
        Pile::Hand,
        Pile::Deck,
        Pile::Discards,
        Pile::Reserve,
        Pile::Empire,
        Pile::Battle,
        Pile::Neutral,
    ];
    for whence in piles {
        all.push(What::CardTaken { side, at, whence });
        for to in [Pile::Discards, Pile::Empire, Pile::Neutral] {
            all.push(What::LeaderLeaves {
                side,
                card,
                whence,
                to,
                battle: (whence == Pile::Battle).then_some((at, -1)),
            });
        }
    }
    for supplied in [true, false] {
        all.push(What::Raids {
            side,
            at,
            with,
            supplied,
        });
        all.push(What::Pillages {
            side,
            at,
            with,
            supplied,
        });
    }
    for action in [Action::TakeMoney, Action::Trader, Action::Merchant] {
        all.push(What::Money {
            side,
            action,
            silver: 3,
            ship: (action == Action::Trader).then_some(card),
            with,
        });
    }
    for levy in [true, false] {
        all.push(What::Drafted {
            side,
            card,
            silver: 0,
            levy,
            with,
        });
    }
    for card in [CardId(3), card, CardId(72)] {
        all.extend([Pile::Empire, Pile::Neutral].map(|to| What::Returned { side, card, to }));
    }
    for side in [None, Some(side)] {
        all.push(What::Cycled {
            side,
            cards: CardSet::from_iter([strategy]),
            silver: 0,
        });
    }
    for to in [None, Some(Area::Corsica)] {
        all.push(What::Sailed { side, to });
    }
    for moves in [-1, 2] {
        all.push(What::Elephants {
            side,
            at,
            face: 1,
            moves,
            marker: 0,
        });
    }
    for end in [
        BattleEnd::Attacker,
        BattleEnd::Defender,
        BattleEnd::Draw,
        BattleEnd::Withdrawn,
    ] {
        all.push(What::BattleOver {
            attacker: side,
            at,
            end,
        });
    }
    for token in [Token::Town, Token::City, Token::Capital] {
        all.push(What::TokenCaptured { side, at, token });
    }
    for of in [
        NavalDice::Warships,
        NavalDice::Leader(card),
        NavalDice::LightInfantry,
        NavalDice::HeavyInfantry,
    ] {
        for faces in [vec![5], vec![1, 5]] {
            all.push(What::NavalDice {
                side,
                of,
                faces,
                hits: 1,
            });
        }
    }
    for winner in [None, Some(side)] {
        all.push(What::NavalOver {
            sunk: PerSide::new(1, 2),
            winner,
        });
    }
    for changed in [-1, 0, 1] {
        all.push(What::PeaceDie {
            face: 3,
            changed,
            comes_to: 5,
        });
    }
    let endings = [
        Ending::Towns,
        Ending::Cities,
        Ending::Captured,
        Ending::Prestige,
        Ending::Points,
    ]
    .map(|ending| ending(side));
    all.extend(
        endings
            .into_iter()
            .chain([Ending::Turns, Ending::Peace])
            .map(What::EndIsNear),
    );
    all
}
