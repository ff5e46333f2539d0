// Runs what the address asks for, `?digest=GAME,GAMES,SEED` or `?bench=GAME`, and shows the answer in the title.
import init, { digest, bench } from "./probe.js";

await init({ module_or_path: "./probe_bg.wasm" });
const [[task, words]] = new URLSearchParams(location.search);
const [game, games, seed] = words.split(",");
// A worker is not needed: nobody waits for this page to paint.
document.title = task === "digest" ? digest(game, Number(games), BigInt(seed)) : bench(game);
