//! Dates in words.

const MONTHS: [&str; 12] = [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
];

const DAY: i64 = 24 * 60;

/// When something was written, by clocks that are so many minutes ahead.
pub fn words(minutes: u32, now: u32, ahead: i32) -> String {
    if minutes == 0 {
        return String::new();
    }
    let local = |minutes: u32| i64::from(minutes) + i64::from(ahead);
    let (then, today) = (local(minutes).div_euclid(DAY), local(now.max(minutes)).div_euclid(DAY));
    let of_day = local(minutes).rem_euclid(DAY);
    let two = |n: i64| [if n < 10 { "0" } else { "" }, &n.to_string()].concat();
    match today - then {
        0 => format!("Today, {}:{}", two(of_day / 60), two(of_day % 60)),
        1 => format!("Yesterday, {}:{}", two(of_day / 60), two(of_day % 60)),
        days @ 2..=6 => format!("{days} days ago"),
        _ => {
            let (year, month, day) = civil(then);
            format!("{day} {} {year}", MONTHS[month])
        }
    }
}

/// Year, month from 0 and day of so many days since 1970.
fn civil(days: i64) -> (i64, usize, i64) {
    let leap = |y: i64| y % 4 == 0 && (y % 100 != 0 || y % 400 == 0);
    let (mut year, mut left) = (1970, days);
    loop {
        let length = 365 + i64::from(leap(year));
        if left < length {
            break;
        }
        left -= length;
        year += 1;
    }
    let lengths = [31, 28 + i64::from(leap(year)), 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    let mut month = 0;
    while left >= lengths[month] {
        left -= lengths[month];
        month += 1;
    }
    (year, month, left + 1)
}
