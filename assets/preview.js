// Lays Home out as the picture for link previews: `static/preview.png` is what `shot` then takes (docs/build.md).
const set = (of, style) => document.querySelectorAll(of).forEach((part) => Object.assign(part.style, style));
set(".game small, .game .first, .game .buttons, .doors > .door, .kept, footer", { display: "none" });
set(".entry", { width: "1120px", padding: "28px 0", gap: "28px" });
set(".banner", { paddingTop: "0" });
set(".banner h1", { fontSize: "84px" });
set(".banner p", { fontSize: "28px" });
set(".game", { paddingBottom: "14px" });
set(".game > .small-map", { aspectRatio: "1.36" });
set(".game .small-map .free", { strokeWidth: "18" });
set(".game h2", { fontSize: "30px" });
set(".game p", { fontSize: "19px" });
