//! Links and kept games that are cut, swapped, spliced, mistyped or made up: each is refused by name or is the game that it was, and
//! nothing ever panics.

use super::RandomPlay;
use super::any::link_of_other_rules;
use engine::code::{
    LinkError, PositionLine, Save, find_link, game_of_position, last_position, open_link, open_position, redacted,
    to_link, to_position,
};
use engine::internals::{mix, resealed, state_bytes};
use engine::{Envelope, PerSide, Seed, Timeline};
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// What came of it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Damaged {
    /// How many texts were tried.
    pub tried: u32,
    /// How many were refused, by the name of the refusal.
    pub refused: BTreeMap<String, u32>,
    /// How many had taken no harm and opened as what they were.
    pub whole: u32,
    /// How many had their checksum mended after the damage and opened as some sound game.
    pub mended: u32,
    /// What must not be: the text, and what it did.
    pub wrong: Vec<String>,
}

/// Damages real links, positions to look at, links of other rules and kept games, so many times, and opens each as the page would.
#[must_use]
pub fn damage<R: RandomPlay>(count: u32, seed: u64) -> Damaged {
    let sources = sources::<R>(seed);
    let mut lots = Lots(mix(seed ^ 0xDA4A));
    let mut report = Damaged::default();
    for _ in 0..count {
        let (text, opens) = &sources[lots.below(sources.len())];
        let other = &sources[lots.below(sources.len())].0;
        let (harmed, mended) = lots.harm(text, other);
        report.tried += 1;
        match catch_unwind(AssertUnwindSafe(|| open::<R>(&harmed))) {
            Err(_) => report.wrong.push(format!("panic: {harmed}")),
            Ok(Err(why)) => *report.refused.entry(why).or_default() += 1,
            Ok(Ok(_)) if mended => report.mended += 1,
            Ok(Ok(came)) if came == *opens => report.whole += 1,
            Ok(Ok(came))
                if sources
                    .iter()
                    .any(|(text, other)| *other == came && harmed.contains(text.as_str())) =>
            {
                report.whole += 1;
            }
            Ok(Ok(_)) => report.wrong.push(format!("taken for whole: {harmed}")),
        }
    }
    report
}

/// The position to which a text opens, in bytes.
fn open<R: RandomPlay>(text: &str) -> Result<Vec<u8>, String> {
    let sound = |state: &R::State| {
        R::check(state).expect("what opens is sound");
        Ok(state_bytes::<R>(state))
    };
    let link = match Save::from_text(text) {
        Ok(save) => save.link,
        Err(why) if text.starts_with("corvus") => return Err(why.to_string()),
        Err(_) => find_link(text).map_or_else(|| text.trim().to_owned(), Cow::into_owned),
    };
    if game_of_position(&link).is_some() {
        return match open_position::<R>(&link) {
            Ok(position) => sound(position.game.state()),
            Err(why) => Err(named(why)),
        };
    }
    match open_link::<R>(&link) {
        Ok(game) => sound(game.state()),
        Err(LinkError::RulesChanged { .. }) => match last_position::<R>(&link) {
            Ok(position) => sound(position.game.state()),
            Err(why) => Err(named(why)),
        },
        Err(why) => Err(named(why)),
    }
}

fn named(why: LinkError) -> String {
    match why {
        LinkError::RulesChanged { .. } => "The rules have changed since this link was made.".to_owned(),
        other => other.to_string(),
    }
}

/// Texts of every kind, each with the position to which it opens.
fn sources<R: RandomPlay>(seed: u64) -> Vec<(String, Vec<u8>)> {
    let mut all = Vec::new();
    let setup = R::unpack(0).expect("every game can be played without its switches");
    for war in 0..6 {
        let envelope = Envelope {
            id: war,
            names: PerSide::new("Gaius".to_owned(), "Hanno".to_owned()),
            ..Envelope::default()
        };
        let mut game = Timeline::<R>::new(setup, Seed(mix(seed ^ u64::from(war))), envelope);
        let mut lots = Lots(u64::from(war) + 1);
        for _ in 0..war * 40 {
            let Some(pending) = game.pending() else { break };
            let choice = pending.legal[lots.below(pending.legal.len())];
            game.answer(choice).expect("a legal answer is taken");
        }
        let here = state_bytes::<R>(game.state());
        let told = PositionLine {
            depth: 1,
            side: None,
            text: "A storm scatters the fleet off Camarina.".to_owned(),
        };
        let position = to_position(&game, &vec![told; 9]);
        all.push((to_link(&game), here.clone()));
        all.push((
            format!("Your move! https://example.org/corvus/#{}", to_link(&game)),
            here.clone(),
        ));
        all.push((position, state_bytes::<R>(&redacted::<R>(game.state()))));
        all.push((link_of_other_rules(&game), here.clone()));
        all.push((Save::of(&game, "build").to_text(), here));
    }
    all
}

struct Lots(u64);

impl Lots {
    fn below(&mut self, count: usize) -> usize {
        self.0 = self.0.wrapping_add(1);
        (mix(self.0) % count.max(1) as u64) as usize
    }

    fn letters(&mut self, count: usize) -> String {
        const ALL: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_#.%= \n";
        (0..count).map(|_| char::from(ALL[self.below(ALL.len())])).collect()
    }

    /// The text after some harm, and whether its checksum was mended.
    fn harm(&mut self, text: &str, other: &str) -> (String, bool) {
        let (at, to) = (self.below(text.len()), self.below(text.len()));
        let (from, upto) = (at.min(to), at.max(to));
        let plain = |harmed: String| (harmed, false);
        match self.below(12) {
            0 => plain(text[..at].to_owned()),
            1 => plain(text[at..].to_owned()),
            2 => plain(format!("{}{}", &text[..from], &text[upto..])),
            3 => plain(format!("{}{}{}", &text[..at], self.letters(1), &text[at + 1..])),
            4 => {
                let few = 1 + self.below(6);
                plain(format!("{}{}{}", &text[..at], self.letters(few), &text[at..]))
            }
            5 => {
                let mut bytes = text.as_bytes().to_vec();
                bytes.swap(at, to);
                plain(String::from_utf8_lossy(&bytes).into_owned())
            }
            6 => plain(format!("{}{}", &text[..at], &other[self.below(other.len())..])),
            7 => plain(format!("{}{}", &text[..upto], &text[from..])),
            8 => {
                let many = self.below(400);
                let head = at.min(8);
                plain(format!("{}{}", &text[..head], self.letters(many)))
            }
            9 => {
                let many = self.below(60);
                plain(self.letters(many))
            }
            10 => plain(text.to_ascii_uppercase()),
            _ => {
                let harms: Vec<(usize, u8)> = (0..1 + self.below(3))
                    .map(|_| (self.below(4096), self.below(256) as u8))
                    .collect();
                let mended = resealed(&find_link(text).unwrap_or(text.into()), |bytes| {
                    for (at, byte) in harms {
                        let at = at % bytes.len();
                        bytes[at] = byte;
                    }
                });
                mended.map_or((text.to_owned(), false), |mended| (mended, true))
            }
        }
    }
}
