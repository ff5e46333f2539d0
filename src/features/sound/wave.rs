//! The sounds as samples, made here: no file is fetched, and nobody else's work is in them.

use crate::model::sound::Sound;
use core::f32::consts::TAU;

/// Samples in a second.
pub const RATE: f32 = 22_050.0;

/// The loudest sample.
const LOUD: f32 = 0.5;

/// A sound being made: samples between -1 and 1, which are laid over each other.
struct Wave {
    samples: Vec<f32>,
    /// State of the noise.
    noise: u32,
}

impl Wave {
    fn new(seconds: f32) -> Self {
        Wave {
            samples: vec![0.0; (seconds * RATE) as usize],
            noise: 0x2545_F491,
        }
    }

    /// A tone that begins after so many seconds and fades: to about a third in `fade` seconds. Its pitch sinks to `sinks` of it meanwhile.
    fn tone(&mut self, from: f32, pitch: f32, sinks: f32, fade: f32, loud: f32) {
        let keeps = (-1.0 / (fade * RATE)).exp();
        let bends = sinks.powf(1.0 / (fade * RATE));
        let (mut loud, mut pitch, mut turn) = (loud, pitch, 0.0_f32);
        for (n, sample) in self.samples.iter_mut().skip((from * RATE) as usize).enumerate() {
            // A beginning of two milliseconds, so that nothing clicks.
            let rises = (n as f32 / (0.002 * RATE)).min(1.0);
            *sample += turn.sin() * loud * rises;
            turn = (turn + TAU * pitch / RATE) % TAU;
            loud *= keeps;
            pitch *= bends;
        }
    }

    /// A burst of noise: it rises for `rise` seconds, then fades. `dull` is from 0, a hiss, to nearly 1, a rumble.
    fn hiss(&mut self, from: f32, rise: f32, fade: f32, dull: f32, loud: f32) {
        let keeps = (-1.0 / (fade * RATE)).exp();
        let (mut smooth, mut left) = (0.0, loud);
        for (n, sample) in self.samples.iter_mut().skip((from * RATE) as usize).enumerate() {
            self.noise ^= self.noise << 13;
            self.noise ^= self.noise >> 17;
            self.noise ^= self.noise << 5;
            let raw = (self.noise >> 8) as f32 / (1 << 23) as f32 - 1.0;
            smooth += (raw - smooth) * (1.0 - dull);
            let rises = (n as f32 / (rise * RATE)).min(1.0);
            *sample += smooth * left * rises;
            if rises >= 1.0 {
                left *= keeps;
            }
        }
    }

    /// The samples, as loud as all other sounds, with silence at the end.
    fn done(mut self) -> Vec<f32> {
        let most = self
            .samples
            .iter()
            .fold(f32::EPSILON, |most, sample| most.max(sample.abs()));
        let all = self.samples.len();
        for (n, sample) in self.samples.iter_mut().enumerate() {
            let ends = ((all - 1 - n) as f32 / (0.03 * RATE)).min(1.0);
            *sample *= LOUD / most * ends;
        }
        self.samples
    }
}

/// The samples of a sound, one channel.
pub fn samples(sound: Sound) -> Vec<f32> {
    match sound {
        Sound::Card => card(),
        Sound::March => march(),
        Sound::Dice => dice(),
        Sound::Battle => battle(),
        Sound::Turn => turn(),
    }
}

/// Pasteboard that slides and is put down.
fn card() -> Vec<f32> {
    let mut wave = Wave::new(0.28);
    wave.hiss(0.0, 0.10, 0.03, 0.35, 0.5);
    wave.hiss(0.13, 0.002, 0.012, 0.6, 1.0);
    wave.tone(0.13, 170.0, 0.6, 0.03, 0.5);
    wave.done()
}

/// Four steps of many feet.
fn march() -> Vec<f32> {
    let mut wave = Wave::new(0.62);
    for step in 0..4_u8 {
        let at = f32::from(step) * 0.14;
        let loud = if step % 2 == 0 { 1.0 } else { 0.7 };
        wave.hiss(at, 0.006, 0.035, 0.85, 2.2 * loud);
        wave.tone(at, 95.0, 0.5, 0.05, 0.8 * loud);
    }
    wave.done()
}

/// Dice that knock on wood, the last of them softly.
fn dice() -> Vec<f32> {
    let mut wave = Wave::new(0.5);
    for (at, pitch, loud) in [
        (0.0, 1900.0, 1.0),
        (0.05, 2300.0, 0.8),
        (0.13, 1700.0, 0.9),
        (0.20, 2500.0, 0.5),
        (0.26, 2050.0, 0.45),
        (0.31, 2200.0, 0.3),
    ] {
        wave.hiss(at, 0.001, 0.008, 0.1, loud);
        wave.tone(at, pitch, 0.9, 0.012, 0.7 * loud);
        wave.tone(at, pitch / 5.2, 0.8, 0.025, 0.6 * loud);
    }
    wave.done()
}

/// Iron on iron over a drum.
fn battle() -> Vec<f32> {
    let mut wave = Wave::new(0.9);
    for (at, pitch, loud) in [(0.0, 620.0, 1.0), (0.16, 740.0, 0.7)] {
        for (times, part) in [(1.0, 0.5), (1.51, 0.4), (2.32, 0.35), (3.17, 0.25), (4.29, 0.2)] {
            wave.tone(at, pitch * times, 0.995, 0.16 / times + 0.05, part * loud);
        }
        wave.hiss(at, 0.001, 0.02, 0.1, 0.8 * loud);
    }
    wave.tone(0.0, 82.0, 0.6, 0.18, 1.4);
    wave.done()
}

/// Two notes of a lyre, the second a fifth above.
fn turn() -> Vec<f32> {
    let mut wave = Wave::new(0.8);
    for (at, pitch) in [(0.0, 440.0), (0.15, 660.0)] {
        wave.tone(at, pitch, 1.0, 0.2, 0.8);
        wave.tone(at, pitch * 2.0, 1.0, 0.1, 0.3);
        wave.tone(at, pitch * 3.0, 1.0, 0.05, 0.12);
    }
    wave.done()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_sound_is_short_loud_enough_and_ends_in_silence() {
        for sound in Sound::ALL {
            let samples = samples(sound);
            let seconds = samples.len() as f32 / RATE;
            assert!((0.2..1.0).contains(&seconds), "{sound:?}: {seconds} s");
            let most = samples.iter().fold(0.0_f32, |most, sample| most.max(sample.abs()));
            assert!((LOUD * 0.9..=LOUD * 1.001).contains(&most), "{sound:?}: {most}");
            assert!(samples.iter().all(|sample| sample.is_finite()));
            assert_eq!(
                (samples[0].abs() < 0.2, samples.last()),
                (true, Some(&0.0)),
                "{sound:?}"
            );
        }
    }

    #[test]
    fn no_two_sounds_are_alike() {
        let lengths: Vec<usize> = Sound::ALL.iter().map(|sound| samples(*sound).len()).collect();
        assert!(
            lengths
                .iter()
                .enumerate()
                .all(|(n, length)| !lengths[..n].contains(length))
        );
    }
}
