// Plain words when the page cannot start, and a way out when the program breaks down. Written for old browsers: they are
// the ones that need it. Nothing here needs the program.
(function () {
  "use strict";
  var patience = 10000; // ms until silence counts as failure
  var events =
    "pointerdown pointermove pointerup pointercancel click contextmenu wheel keydown input blur resize popstate hashchange";
  var broken = false;

  function made(tag, words, inside) {
    var element = document.createElement(tag);
    if (words) element.textContent = words;
    for (var n = 0; inside && n < inside.length; n++) element.appendChild(inside[n]);
    return element;
  }

  function button(words, deed) {
    var element = made("button", words);
    element.type = "button";
    element.addEventListener("click", deed);
    return element;
  }

  // The game that a reload comes back to may be what the page breaks down of.
  function forget() {
    try {
      sessionStorage.removeItem("corvus/back");
    } catch (e) {}
  }

  // A version that does not start must not stay for ever: one that waits is taken on the way.
  function again() {
    var reload = function () {
      location.reload();
    };
    forget();
    if (!navigator.serviceWorker) return reload();
    navigator.serviceWorker.getRegistration().then(function (found) {
      if (!found || !found.waiting) return reload();
      navigator.serviceWorker.addEventListener("controllerchange", reload);
      found.waiting.postMessage("take");
      setTimeout(reload, 2000);
    }, reload);
  }

  function say(words, deed) {
    var line = document.getElementById("boot-words");
    var bar = document.getElementById("boot-progress");
    if (!line) return;
    if (bar) bar.parentNode.removeChild(bar);
    if (!line.nextElementSibling || line.nextElementSibling.tagName !== "BUTTON")
      line.parentNode.insertBefore(button(deed || "Try again", again), line.nextSibling);
    line.textContent = words;
  }

  // Every game that one of the two stores holds, a line each: a file as the page itself writes and reads it.
  function collect(done) {
    var lines = ["Games of Corvus"];
    var add = function (line) {
      if (typeof line === "string" && lines.indexOf(line) < 0) lines.push(line);
    };
    try {
      for (var n = 0; n < localStorage.length; n++) {
        var key = localStorage.key(n);
        if (key.indexOf("corvus/game/") === 0) add(localStorage.getItem(key));
      }
    } catch (e) {}
    var end = function () {
      if (done) done(lines.join("\n") + "\n");
      done = null;
    };
    setTimeout(end, 3000);
    try {
      var opening = indexedDB.open("corvus");
      opening.onerror = end;
      // There is none: an empty one must not stay, the program could not use it.
      opening.onupgradeneeded = function () {
        opening.transaction.abort();
      };
      opening.onsuccess = function () {
        var reading = opening.result.transaction(["games"]);
        reading.objectStore("games").getAll().onsuccess = function (event) {
          event.target.result.forEach(function (game) {
            add(typeof game === "string" ? game : game.text);
          });
        };
        reading.oncomplete = reading.onabort = end;
      };
    } catch (e) {
      end();
    }
  }

  function save() {
    collect(function (text) {
      var link = made("a");
      link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
      link.download = "corvus-games.txt";
      document.body.appendChild(link);
      link.click();
      document.body.removeChild(link);
    });
  }

  // Whether the browser lets the page keep something.
  function keeps() {
    try {
      return localStorage !== null || indexedDB !== null;
    } catch (e) {
      return false;
    }
  }

  // The program is dead: nothing it drew is shown, nothing reaches it.
  function breakdown(atStart) {
    if (broken) return;
    broken = true;
    if (atStart) forget();
    var kept = keeps() && !document.documentElement.hasAttribute("data-forgetful");
    var words = !kept
      ? "The game has broken down. That is our fault, not yours. This browser keeps nothing, so the game can be had again by its link or file alone."
      : atStart
      ? "The game broke down while it was starting. Your games are kept in this browser. If it happens again, save them as a file first."
      : "The game has broken down. That is our fault, not yours. Your game is saved up to the last answer: load the page again and continue.";
    var title = made("h1", kept ? "Your game is saved" : "The game has broken down");
    var ways = [button("Load again", again)];
    if (kept) ways.push(button("Save my games as a file", save));
    var panel = made("main", "", [title, made("p", words), made("p", "", ways)]);
    panel.id = "broken";
    panel.setAttribute("role", "alert");
    title.tabIndex = -1;
    while (document.body.firstChild) document.body.removeChild(document.body.firstChild);
    document.body.appendChild(panel);
    document.title = "Corvus";
    title.focus();
    events.split(" ").forEach(function (name) {
      addEventListener(name, function (event) {
        if (event.target === window || !panel.contains(event.target)) event.stopImmediatePropagation();
      }, true);
      panel.addEventListener(name, function (event) {
        event.stopPropagation();
      });
    });
  }

  function failed(error) {
    var boot = document.getElementById("boot");
    // What the program dies of: a trap of its own, or an endless recursion.
    var trap = error instanceof WebAssembly.RuntimeError;
    var depth = /recursion|stack/i.test(String(error && error.message)) && /wasm/.test(String(error && error.stack));
    if (trap || depth) breakdown(!!boot);
    else if (boot && error && error.message === "outdated")
      say("A newer version of this page is out, and the host has this one no more. Saved games are safe.", "Take the new version");
    else if (boot) say("The game could not start. Try again; if that does not help, try another browser. Saved games are safe.");
  }

  if (typeof WebAssembly !== "object") {
    say("This browser has no WebAssembly, which the game needs. A current Firefox, Chrome, Edge or Safari will do.");
    return;
  }
  addEventListener("error", function (event) {
    if (event.error) failed(event.error);
  });
  addEventListener("unhandledrejection", function (event) {
    failed(event.reason);
  });
  setTimeout(function () {
    say("The game has not started after 10 seconds. Try again; if that does not help, try another browser. Saved games are safe.");
  }, patience);
})();
