//! Playing without a network and new versions, as the player sees them.

use crate::model::install::{Install, Offline};
use crate::model::msg::{DeviceMsg, InstallMsg, LookMsg, Msg};
use crate::model::{Model, Sheet};
use crate::tree::{Element, button, el};
use crate::widgets::basic::quiet;
use crate::widgets::sheet::Content;

/// A quiet bar when a new version is here; it comes when it is tapped, not before.
pub fn bar(model: &Model) -> Option<Element> {
    model.install.newer.then(|| {
        el("div.newer")
            .attr("role", "status")
            .with(el("span").text("A new version is ready."))
            .with(button("Take it", Msg::Device(DeviceMsg::Install(InstallMsg::Take))))
    })
}

/// One line at the foot of Home: what is ready, and the way to the rest.
pub fn foot(model: &Model) -> Element {
    let words = match model.install.offline {
        Offline::Ready => "Ready to play offline",
        Offline::Unknown | Offline::Insecure | Offline::Unable | Offline::Draft => "On this device",
    };
    quiet(words, Msg::Look(LookMsg::Open(Sheet::Install))).attr("data-offline", said(&model.install))
}

fn said(state: &Install) -> &'static str {
    match state.offline {
        Offline::Ready => "ready",
        Offline::Unknown => "",
        Offline::Insecure | Offline::Unable | Offline::Draft => "never",
    }
}

/// Everything about it.
pub fn sheet(model: &Model) -> Content {
    let state = &model.install;
    let offline = match state.offline {
        Offline::Ready => "Every file of the game is on this device: it plays without a network.",
        Offline::Unknown => "The game is still being fetched for playing offline. Leave the page open for a moment.",
        Offline::Insecure => {
            "This address begins with http, so browsers deny the page some things: playing offline, installing, keeping the screen awake, \
             sharing and copying at one tap, a guard against two tabs with one game. With https, or on the device that serves \
             the page, all of it works."
        }
        Offline::Draft => "This is a draft of the page: it needs the server that builds it anew after each change.",
        Offline::Unable => {
            "This browser does not let the page keep its files: it needs a network to start. A private window may be the reason."
        }
    };
    let install = state
        .installable
        .then(|| button("Install Corvus", Msg::Device(DeviceMsg::Install(InstallMsg::Install))));
    let home = (state.offline == Offline::Ready && !state.installable).then(|| {
        el("p").text("To have it like an app, choose \"Install\" or \"Add to Home Screen\" in the browser's menu. Such an app may keep its games apart from the browser's: save them as a file first.")
    });
    let seek = (state.offline == Offline::Ready && !state.newer).then(|| {
        button(
            "Check for a new version",
            Msg::Device(DeviceMsg::Install(InstallMsg::Seek)),
        )
    });
    let body = el("div.anywhere")
        .with(el("p").text(offline))
        .maybe(install)
        .maybe(home)
        .maybe(bar(model))
        .maybe(seek)
        .with(el("p").attr("role", "status").text(state.word));
    Content::new("On this device", vec![body])
}
