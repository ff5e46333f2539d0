//! What the player of this device has set.

/// A setting.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DeviceSetting {
    /// Light or dark.
    Theme,
    /// How strongly things stand out.
    Contrast,
    /// How large letters are.
    Text,
    /// How fast that is played which happens without a tap.
    Speed,
    /// How long an open hand waits.
    Idle,
    /// Whether single keys do something on the map.
    Keys,
    /// Whether odds stand beside the answers.
    Odds,
    /// Whether sounds are heard.
    Sounds,
    /// Whether the device trembles with them.
    Vibration,
    /// Whether the coach warns of an answer before it is confirmed, in a war with hints.
    Warnings,
}

/// A setting as the sheet shows it.
pub struct SettingRow {
    /// Which.
    pub setting: DeviceSetting,
    /// What it is called.
    pub title: &'static str,
    /// Its positions; the place in the list is what is kept.
    pub positions: &'static [&'static str],
    /// The position at which it stands until somebody sets it.
    usual: u8,
}

const fn row(setting: DeviceSetting, title: &'static str, positions: &'static [&'static str], usual: u8) -> SettingRow {
    SettingRow {
        setting,
        title,
        positions,
        usual,
    }
}

/// All settings, in the order in which they are kept: a new one comes last.
pub static SETTING_ROWS: [SettingRow; 10] = [
    row(
        DeviceSetting::Theme,
        "Theme",
        &["Same as the system", "Light", "Dark"],
        0,
    ),
    row(DeviceSetting::Contrast, "Contrast", &["Same as the system", "High"], 0),
    row(
        DeviceSetting::Text,
        "Text size",
        &["100%", "115%", "130%", "150%", "175%", "200%"],
        0,
    ),
    row(
        DeviceSetting::Speed,
        "Animation speed",
        &["No animation", "Fast", "Normal", "Slow"],
        2,
    ),
    row(
        DeviceSetting::Idle,
        "Close an open hand when nobody touches the screen",
        &["After 30 seconds", "After 1 minute", "After 5 minutes", "Never"],
        1,
    ),
    row(
        DeviceSetting::Keys,
        "Keyboard shortcuts on the map: I, + and −",
        &["On", "Off"],
        0,
    ),
    row(DeviceSetting::Odds, "Odds next to the answers", &["Show", "Hide"], 0),
    row(DeviceSetting::Sounds, "Sounds", &["Off", "On"], 0),
    row(DeviceSetting::Vibration, "Vibration", &["Off", "On"], 0),
    row(
        DeviceSetting::Warnings,
        "Coach marks blunders before you confirm, where hints are allowed",
        &["Off", "On"],
        0,
    ),
];

/// How fast that is played which happens without a tap.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Speed {
    /// Not at all: the outcome is there at once.
    Off,
    /// At half the time.
    Quick,
    /// As it is meant.
    Normal,
    /// At double the time.
    Slow,
}

/// Where the settings stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Settings {
    at: [u8; SETTING_ROWS.len()],
    /// Whether the system asks for less motion: then nothing is played.
    pub still: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Settings::from_text("")
    }
}

impl Settings {
    /// Where a setting stands.
    pub fn of(&self, setting: DeviceSetting) -> u8 {
        self.at[setting as usize]
    }

    /// Sets a setting; a position that it does not have is the usual one.
    pub fn set(&mut self, setting: DeviceSetting, to: u8) {
        let row = &SETTING_ROWS[setting as usize];
        let known = usize::from(to) < row.positions.len();
        self.at[setting as usize] = if known { to } else { row.usual };
    }

    /// As kept on the device: a digit for each setting.
    pub fn to_text(self) -> String {
        self.at.iter().map(|at| char::from(b'0' + at)).collect()
    }

    /// Read back; what is missing or makes no sense is as usual.
    pub fn from_text(text: &str) -> Self {
        let mut settings = Settings {
            at: [0; SETTING_ROWS.len()],
            still: false,
        };
        let mut digits = text.bytes();
        for row in &SETTING_ROWS {
            let digit = digits.next().unwrap_or(u8::MAX);
            settings.set(row.setting, digit.wrapping_sub(b'0'));
        }
        settings
    }

    /// How fast that is played which happens without a tap.
    pub fn speed(&self) -> Speed {
        match self.of(DeviceSetting::Speed) {
            _ if self.still => Speed::Off,
            0 => Speed::Off,
            1 => Speed::Quick,
            2 => Speed::Normal,
            _ => Speed::Slow,
        }
    }

    /// After how many seconds an open hand closes that nobody touches.
    pub fn idle(&self) -> Option<u32> {
        [30, 60, 300].get(usize::from(self.of(DeviceSetting::Idle))).copied()
    }

    /// Why a hand has closed that nobody touched.
    pub fn idled(&self) -> String {
        let after = SETTING_ROWS[DeviceSetting::Idle as usize].positions[usize::from(self.of(DeviceSetting::Idle))];
        let words = [
            "The hand was closed because nobody touched the screen. Settings: ",
            after,
            ". What you had chosen is kept.",
        ];
        words.concat()
    }

    /// How large letters are, in percent.
    pub fn text(&self) -> &'static str {
        SETTING_ROWS[DeviceSetting::Text as usize].positions[usize::from(self.of(DeviceSetting::Text))]
            .trim_end_matches([' ', '%'])
    }

    /// Whether single keys do something on the map.
    pub fn keys(&self) -> bool {
        self.of(DeviceSetting::Keys) == 0
    }

    /// Whether sounds are wanted.
    pub fn sounds(&self) -> bool {
        self.of(DeviceSetting::Sounds) == 1
    }

    /// Whether the device shall tremble with them.
    pub fn vibrates(&self) -> bool {
        self.of(DeviceSetting::Vibration) == 1
    }

    /// Whether odds are wanted.
    pub fn odds(&self) -> bool {
        self.of(DeviceSetting::Odds) == 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_setting_lies_where_its_number_says() {
        for (at, row) in SETTING_ROWS.iter().enumerate() {
            assert_eq!(row.setting as usize, at);
            assert!(usize::from(row.usual) < row.positions.len() && row.positions.len() <= 10);
        }
    }

    #[test]
    fn settings_come_back_as_they_were_kept() {
        let mut settings = Settings::default();
        settings.set(DeviceSetting::Theme, 2);
        settings.set(DeviceSetting::Idle, 3);
        settings.set(DeviceSetting::Odds, 1);
        assert_eq!(Settings::from_text(&settings.to_text()), settings);
        assert_eq!((settings.idle(), settings.odds(), settings.keys()), (None, false, true));
    }

    #[test]
    fn damaged_settings_are_the_usual_ones() {
        let usual = Settings::default();
        assert_eq!(
            (usual.idle(), usual.speed(), usual.text()),
            (Some(60), Speed::Normal, "100")
        );
        for text in ["", "x", "9999999", "\u{0}\u{7f}ÿÿÿ", "corvus", "00219000000000000"] {
            let read = Settings::from_text(text);
            assert!(
                SETTING_ROWS
                    .iter()
                    .all(|o| usize::from(read.of(o.setting)) < o.positions.len())
            );
        }
        assert_eq!(Settings::from_text("9999999"), usual);
        assert!(!usual.sounds() && !usual.vibrates(), "off at first");
        assert!(Settings::from_text("000210011").vibrates());
    }

    #[test]
    fn nothing_is_played_for_who_asks_the_system_for_less_motion() {
        let mut settings = Settings::default();
        settings.set(DeviceSetting::Speed, 3);
        settings.still = true;
        assert_eq!(settings.speed(), Speed::Off);
    }
}
