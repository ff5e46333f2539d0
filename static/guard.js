// Plain words when the page cannot start. Written for old browsers: they are the ones that need it.
(function () {
  "use strict";
  var patience = 10000; // ms until silence counts as failure

  function say(words) {
    var line = document.getElementById("boot-words");
    var bar = document.getElementById("boot-progress");
    if (line) line.textContent = words;
    if (bar && bar.parentNode) bar.parentNode.removeChild(bar);
  }

  if (typeof WebAssembly !== "object") {
    say("This browser has no WebAssembly, which the game needs. A current Firefox, Chrome, Edge or Safari will do.");
    return;
  }
  setTimeout(function () {
    if (document.getElementById("boot"))
      say("The game has not started after 10 seconds. Reload the page; if that does not help, try another browser. Saved games are safe.");
  }, patience);
})();
