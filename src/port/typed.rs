//! Plain data as JavaScript objects, and back.

use js_sys::{Array, Number, Object};
use serde::Serialize;
use serde::de::value::{MapDeserializer, SeqDeserializer};
use serde::de::{DeserializeOwned, Deserializer, Error, Expected, IntoDeserializer, Unexpected, Visitor};
use std::fmt;
use wasm_bindgen::{JsCast, JsValue};

/// So many objects may lie in one another. No message needs more, and one that holds itself must not be read for ever.
const DEEPEST: u8 = 8;

/// Data as a JavaScript object: what has no value is `undefined`, bytes are a `Uint8Array`.
///
/// # Panics
/// Never: plain data can be written.
pub fn write(data: &impl Serialize) -> JsValue {
    serde_wasm_bindgen::to_value(data).expect("plain data can be written")
}

/// The data of a JavaScript object; none where it is of another kind.
///
/// `serde_wasm_bindgen` writes, but does not read here: its errors can tell of a float, and what prints any float exactly is far too large for
/// a first load.
pub fn read<T: DeserializeOwned>(value: &JsValue) -> Option<T> {
    T::deserialize(Reader(value.clone(), DEEPEST)).ok()
}

/// Reads a value by what it is, which is all that an enum with a tag asks for; and how many objects may still lie in it.
struct Reader(JsValue, u8);

impl<'de> Deserializer<'de> for Reader {
    type Error = Unread;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unread> {
        let Reader(value, deep) = self;
        if value.is_null() || value.is_undefined() {
            return visitor.visit_unit();
        }
        if let Some(value) = value.as_bool() {
            return visitor.visit_bool(value);
        }
        if let Some(number) = value.as_f64().filter(|_| Number::is_safe_integer(&value)) {
            return visitor.visit_i64(number as i64);
        }
        if let Some(text) = value.as_string() {
            return visitor.visit_string(text);
        }
        let deep = deep.checked_sub(1).ok_or(Unread)?;
        if Array::is_array(&value) {
            let items = Array::from(&value).into_iter().map(|item| Reader(item, deep));
            return visitor.visit_seq(SeqDeserializer::new(items));
        }
        let object = Object::try_from(&value).ok_or(Unread)?;
        let pairs = Object::entries(object).into_iter().map(|pair| {
            let pair: Array = pair.unchecked_into();
            (Reader(pair.get(0), deep), Reader(pair.get(1), deep))
        });
        visitor.visit_map(MapDeserializer::new(pairs))
    }

    serde::forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit unit_struct newtype_struct seq tuple
        tuple_struct map struct enum identifier ignored_any
    }
}

impl IntoDeserializer<'_, Unread> for Reader {
    type Deserializer = Self;

    fn into_deserializer(self) -> Self {
        self
    }
}

/// A value is of another kind. Nobody asks of which, so it has no words.
#[derive(Debug)]
struct Unread;

impl fmt::Display for Unread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("of another kind")
    }
}

impl std::error::Error for Unread {}

impl Error for Unread {
    fn custom<T: fmt::Display>(_: T) -> Self {
        Unread
    }

    fn invalid_type(_: Unexpected<'_>, _: &dyn Expected) -> Self {
        Unread
    }

    fn invalid_value(_: Unexpected<'_>, _: &dyn Expected) -> Self {
        Unread
    }
}
