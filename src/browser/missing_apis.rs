//! Bindings that web-sys lacks. They are typed like its own; each says why it is here:
//! - web-sys offers it only behind `web_sys_unstable_apis`, which is not switched on: such bindings change without notice.
//! - A browser may lack it, and the getter or method of web-sys cannot say so.

use crate::browser::window::window;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};

#[wasm_bindgen]
extern "C" {
    /// The navigator, with what a browser may lack.
    #[wasm_bindgen(extends = web_sys::Navigator)]
    pub type Navigator;
    /// Plain http has no clipboard; the getter of web-sys returns one all the same.
    #[wasm_bindgen(method, getter)]
    pub fn clipboard(this: &Navigator) -> Option<Clipboard>;
    /// Plain http has no storage manager; the getter of web-sys returns one all the same.
    #[wasm_bindgen(method, getter)]
    pub fn storage(this: &Navigator) -> Option<web_sys::StorageManager>;
    /// Plain http and some desktops have no share sheet; the method of web-sys throws there.
    #[wasm_bindgen(method, getter, js_name = share)]
    pub fn share_method(this: &Navigator) -> Option<js_sys::Function>;
    /// Safari alone says whether the page was opened from the home screen; web-sys does not have it.
    #[wasm_bindgen(method, getter)]
    pub fn standalone(this: &Navigator) -> Option<bool>;
    /// Web Locks are unstable in web-sys, and plain http has none.
    #[wasm_bindgen(method, getter)]
    pub fn locks(this: &Navigator) -> Option<LockManager>;
    /// Wake locks are unstable in web-sys, and plain http has none.
    #[wasm_bindgen(method, getter, js_name = wakeLock)]
    pub fn wake_lock(this: &Navigator) -> Option<WakeLock>;

    /// The clipboard.
    #[wasm_bindgen(extends = web_sys::Clipboard)]
    pub type Clipboard;
    /// Firefox before version 125 lets no page read the clipboard; the method of web-sys throws there.
    #[wasm_bindgen(method, catch, js_name = readText)]
    pub fn try_read_text(this: &Clipboard) -> Result<js_sys::Promise, JsValue>;

    /// What grants Web Locks: unstable in web-sys.
    pub type LockManager;
    /// Requests a lock, which is held until the promise that `granted` returns is settled. The promise is settled once the lock is free again; it
    /// is rejected if another tab takes the lock.
    #[wasm_bindgen(method, catch)]
    pub fn request(
        this: &LockManager,
        name: &str,
        options: &LockOptions,
        granted: &js_sys::Function,
    ) -> Result<js_sys::Promise, JsValue>;

    /// Asks which locks are held and waited for.
    #[wasm_bindgen(method, catch)]
    pub fn query(this: &LockManager) -> Result<js_sys::Promise, JsValue>;

    /// How a Web Lock is requested: unstable in web-sys.
    #[wasm_bindgen(extends = js_sys::Object)]
    pub type LockOptions;
    /// Only if no tab holds it.
    #[wasm_bindgen(method, setter, js_name = ifAvailable)]
    pub fn set_if_available(this: &LockOptions, value: bool);
    /// At once: the tab that holds it loses it.
    #[wasm_bindgen(method, setter)]
    pub fn set_steal(this: &LockOptions, value: bool);
    /// Gives the request up when the signal says so.
    #[wasm_bindgen(method, setter)]
    pub fn set_signal(this: &LockOptions, signal: &web_sys::AbortSignal);

    /// What grants wake locks: unstable in web-sys.
    pub type WakeLock;
    /// Requests a lock of this kind. The promise is one of a [`WakeLockSentinel`].
    #[wasm_bindgen(method, catch, js_name = request)]
    pub fn request_wake_lock(this: &WakeLock, kind: &str) -> Result<js_sys::Promise, JsValue>;

    /// A wake lock that was granted: unstable in web-sys.
    #[derive(Clone)]
    pub type WakeLockSentinel;
    /// Whether the page or the system has released the lock.
    #[wasm_bindgen(method, getter)]
    pub fn released(this: &WakeLockSentinel) -> bool;
    /// Releases the lock.
    #[wasm_bindgen(method, catch)]
    pub fn release(this: &WakeLockSentinel) -> Result<js_sys::Promise, JsValue>;

    /// An element that can be animated.
    #[wasm_bindgen(extends = web_sys::Element)]
    pub type Animated;
    /// Web Animations are unstable in web-sys.
    #[wasm_bindgen(method, catch)]
    pub fn animate(this: &Animated, frames: &JsValue, timing: &JsValue) -> Result<web_sys::Animation, JsValue>;

    /// A database whose transactions have options.
    #[wasm_bindgen(extends = web_sys::IdbDatabase)]
    pub type Database;
    /// The options of a transaction are unstable in web-sys.
    #[wasm_bindgen(method, catch, js_name = transaction)]
    pub fn transaction_with_options(
        this: &Database,
        store: &str,
        mode: web_sys::IdbTransactionMode,
        options: &JsValue,
    ) -> Result<web_sys::IdbTransaction, JsValue>;
}

/// The navigator of the page.
pub fn navigator() -> Navigator {
    window().navigator().unchecked_into()
}
