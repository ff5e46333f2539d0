//! Fingers and mouse: real input events at real places; what is covered cannot be tapped.

use crate::browser_engine::BrowserEngine;
use crate::{Browser, Find, Found, Outcome};
use serde_json::{Value, json};
use std::time::Duration;

/// Where a thing is tried to be touched, in shares of its box: its middle first.
const PLACES: [(f64, f64); 9] = [
    (0.5, 0.5),
    (0.5, 0.3),
    (0.5, 0.7),
    (0.3, 0.5),
    (0.7, 0.5),
    (0.2, 0.2),
    (0.8, 0.8),
    (0.2, 0.8),
    (0.8, 0.2),
];
/// Steps of a drag: enough for any page to see it as one.
const DRAG_STEPS: u32 = 8;
/// Two taps at one place that mean two things lie so far apart: the page takes the second of two quick ones for the first.
const APART: Duration = Duration::from_millis(450);
/// Nearer to each other than this, in CSS pixels, two taps are at one place.
const NEAR: f64 = 50.0;
/// So long a finger rests where it taps, at the least: what a measured tap takes is not to wait for the picture of its own coming down.
const FINGER: Duration = Duration::from_millis(60);

/// A place on the screen in CSS pixels.
pub type Point = (f64, f64);

impl Browser {
    /// Waits for a thing and taps it (or clicks it, where there is a mouse).
    pub fn tap(&mut self, what: impl Into<Find>) -> Outcome {
        let what = what.into();
        // Where the tablet has just changed hands, a second tap at one place is not taken.
        self.await_script(
            "the table settled",
            "return !document.documentElement.hasAttribute('data-settling')",
        )?;
        let place = self.wait_for(&format!("{what:?} to be there and free"), || {
            let Some(found) = self.find_now(&what)? else {
                return Ok(None);
            };
            self.place_of(&found).map(Some)
        });
        match place {
            Ok(place) => self.tap_at(place),
            // A second look gives the names on the page.
            Err(words) => self.find(what).and(Err(words)),
        }
    }

    /// Taps a place, given in CSS pixels.
    pub fn tap_at(&mut self, place: Point) -> Outcome {
        self.taps += 1;
        if let Some((last, when)) = self.last_tap
            && (last.0 - place.0).hypot(last.1 - place.1) < NEAR
        {
            std::thread::sleep(APART.saturating_sub(when.elapsed()));
        }
        let tapped = if self.meter.is_some() {
            self.metered(|browser| {
                browser.press(place)?;
                std::thread::sleep(FINGER);
                browser.release(place)
            })
        } else {
            self.press(place).and_then(|()| self.release(place))
        };
        // A driver may take its time for a tap: the page counts from when it is done.
        self.last_tap = Some((place, std::time::Instant::now()));
        tapped
    }

    /// Holds a thing for `time`, then lets go.
    pub fn hold(&mut self, what: impl Into<Find>, time: Duration) -> Outcome {
        let found = self.find(what)?;
        let place = self.place_of(&found)?;
        self.press(place)?;
        std::thread::sleep(time);
        self.release(place)
    }

    /// Drags one thing onto another.
    pub fn drag(&mut self, from: impl Into<Find>, to: impl Into<Find>) -> Outcome {
        let (from, to) = (self.find(from)?, self.find(to)?);
        let (from, to) = (self.place_of(&from)?, self.place_of(&to)?);
        self.drag_between(from, to)
    }

    /// Drags from place to place.
    pub fn drag_between(&mut self, from: Point, to: Point) -> Outcome {
        self.press(from)?;
        for step in 1..=DRAG_STEPS {
            let share = f64::from(step) / f64::from(DRAG_STEPS);
            self.slide((from.0 + (to.0 - from.0) * share, from.1 + (to.1 - from.1) * share))?;
        }
        self.release(to)
    }

    /// Turns the wheel at a place; positive is towards the player.
    pub fn wheel(&mut self, place: Point, by: f64) -> Outcome {
        self.mouse("mouseWheel", place, &json!({ "deltaX": 0, "deltaY": by }))
    }

    /// Spreads two fingers around a place (or closes them: `factor` below 1).
    pub fn pinch(&mut self, place: Point, factor: f64) -> Outcome {
        let gesture = json!({ "x": place.0, "y": place.1, "scaleFactor": factor, "gestureSourceType": "touch" });
        self.session
            .devtools("Input.synthesizePinchGesture", &gesture)
            .map(drop)
    }

    /// Moves the mouse over a thing.
    pub fn hover(&mut self, what: impl Into<Find>) -> Outcome {
        let found = self.find(what)?;
        let place = self.place_of(&found)?;
        self.mouse("mouseMoved", place, &json!({}))
    }

    /// A place where the thing can be touched, brought into view first.
    ///
    /// # Errors
    /// Fails if it has no place, or something else lies over all of it: the words say what.
    pub fn place_of(&self, found: &Found) -> Outcome<Point> {
        let free = self.free_place_of(found);
        // The map is moved by its own means: scrolling it into view would tear it out of its frame.
        let scroll = "function () { if (!(this instanceof SVGElement)) this.scrollIntoView({ block: 'nearest' }); }";
        free.or_else(|_| {
            self.ask_node(found, scroll, &[])
                .and_then(|_| self.free_place_of(found))
        })
    }

    fn free_place_of(&self, found: &Found) -> Outcome<Point> {
        let mut over = String::from("nothing");
        for (left, top, width, height) in self.boxes(found)? {
            for (across, down) in PLACES {
                let place = (left + width * across, top + height * down);
                match self.what_lies_over(found, place)? {
                    None => return Ok(place),
                    Some(words) => over = words,
                }
            }
        }
        Err(format!("\"{}\" cannot be touched: {over} lies there", found.name))
    }

    /// `None` if a tap at `place` reaches the thing; else what it would reach.
    fn what_lies_over(&self, found: &Found, place: Point) -> Outcome<Option<String>> {
        let script = "function (x, y) {
            const hit = document.elementFromPoint(x, y);
            if (hit && (this.contains(hit) || this.closest?.('label')?.contains(hit) || this.labels?.[0]?.contains(hit))) return null;
            return hit ? hit.outerHTML.slice(0, 120) : 'the edge of the screen';
        }";
        let answer = self.ask_node(found, script, &[json!(place.0), json!(place.1)])?;
        Ok(answer.as_str().map(str::to_owned))
    }

    pub(crate) fn press(&self, place: Point) -> Outcome {
        if self.engine != BrowserEngine::Chromium {
            return self.act(&[moved(place), json!({ "type": "pointerDown", "button": 0 })]);
        }
        if self.screen.touch {
            return self.fingers("touchStart", Some(place));
        }
        self.mouse("mouseMoved", place, &json!({}))?;
        self.mouse(
            "mousePressed",
            place,
            &json!({ "button": "left", "buttons": 1, "clickCount": 1 }),
        )
    }

    fn slide(&self, place: Point) -> Outcome {
        if self.engine != BrowserEngine::Chromium {
            return self.act(&[moved(place)]);
        }
        if self.screen.touch {
            return self.fingers("touchMove", Some(place));
        }
        self.mouse("mouseMoved", place, &json!({ "button": "left", "buttons": 1 }))
    }

    pub(crate) fn release(&self, place: Point) -> Outcome {
        if self.engine != BrowserEngine::Chromium {
            return self.act(&[json!({ "type": "pointerUp", "button": 0 })]);
        }
        if self.screen.touch {
            return self.fingers("touchEnd", None);
        }
        self.mouse(
            "mouseReleased",
            place,
            &json!({ "button": "left", "buttons": 0, "clickCount": 1 }),
        )
    }

    /// What WebDriver's own pointer does: a finger where there are fingers, else the mouse.
    fn act(&self, actions: &[Value]) -> Outcome {
        let kind = if self.screen.touch { "touch" } else { "mouse" };
        let pointer = json!({
            "type": "pointer", "id": kind, "parameters": { "pointerType": kind }, "actions": actions,
        });
        self.session.post("actions", &json!({ "actions": [pointer] })).map(drop)
    }

    fn fingers(&self, kind: &str, place: Option<Point>) -> Outcome {
        let points: Vec<Value> = place.iter().map(|(x, y)| json!({ "x": x, "y": y })).collect();
        self.session
            .devtools(
                "Input.dispatchTouchEvent",
                &json!({ "type": kind, "touchPoints": points }),
            )
            .map(drop)
    }

    fn mouse(&self, kind: &str, (x, y): Point, more: &Value) -> Outcome {
        let mut event = json!({ "type": kind, "x": x, "y": y });
        if let (Some(event), Some(more)) = (event.as_object_mut(), more.as_object()) {
            event.extend(more.clone());
        }
        self.session.devtools("Input.dispatchMouseEvent", &event).map(drop)
    }
}

/// The step of WebDriver's pointer to a place.
fn moved((x, y): Point) -> Value {
    json!({ "type": "pointerMove", "duration": 0, "x": x.round(), "y": y.round() })
}
