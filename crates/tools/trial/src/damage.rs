//! `trial damage GAME --n N --seed S`.

use crate::arguments::Arguments;
use registry::Task;
use testkit::{RandomPlay, damage};

pub struct Damage {
    count: u32,
    seed: u64,
}

impl Damage {
    pub fn from(arguments: &Arguments) -> Result<Self, String> {
        Ok(Damage {
            count: arguments.number("n", 100_000)?,
            seed: arguments.number("seed", 1)?,
        })
    }
}

impl Task for Damage {
    type Output = u8;

    fn run<R: RandomPlay>(self) -> u8 {
        let report = damage::<R>(self.count, self.seed);
        for wrong in report.wrong.iter().take(10) {
            println!("FAIL {wrong}");
        }
        for (why, count) in &report.refused {
            println!("{count} refused: {why}");
        }
        println!(
            "tried={} refused={} whole={} mended={} wrong={}",
            report.tried,
            report.refused.values().sum::<u32>(),
            report.whole,
            report.mended,
            report.wrong.len()
        );
        u8::from(!report.wrong.is_empty())
    }
}
