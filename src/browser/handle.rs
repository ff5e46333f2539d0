//! The handle of the browser side on the running page.

use crate::model::Model;
use crate::model::msg::Msg;
use std::cell::RefCell;

/// Reads the model and sends messages. Every listener and every timer holds a copy.
#[derive(Clone, Copy)]
pub struct App {
    model: &'static RefCell<Model>,
    handle: fn(App, Msg),
}

impl App {
    /// A new page with an empty model. `handle` is the run loop's function for messages.
    pub fn new(handle: fn(App, Msg)) -> Self {
        let model = Box::leak(Box::default());
        App { model, handle }
    }

    /// Sends a message.
    pub fn send(self, msg: Msg) {
        (self.handle)(self, msg);
    }

    /// Reads the model.
    pub fn peek<T>(self, read: impl FnOnce(&Model) -> T) -> T {
        read(&self.model.borrow())
    }

    /// Changes the model; for the run loop alone.
    pub fn change<T>(self, change: impl FnOnce(&mut Model) -> T) -> T {
        change(&mut self.model.borrow_mut())
    }
}
