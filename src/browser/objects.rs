//! Plain data as JavaScript objects, and back.

use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::JsValue;

/// Data as a JavaScript object: what has no value is `undefined`, bytes are a `Uint8Array`.
///
/// # Panics
/// Never: plain data can be written.
pub fn write(data: &impl Serialize) -> JsValue {
    serde_wasm_bindgen::to_value(data).expect("plain data can be written")
}

/// The data of a JavaScript object; none where it is of another kind.
pub fn read<T: DeserializeOwned>(value: &JsValue) -> Option<T> {
    serde_wasm_bindgen::from_value(value.clone()).ok()
}
