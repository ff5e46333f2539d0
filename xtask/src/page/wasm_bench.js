// Runs what the address asks for and shows the answer in the title: `?digest=GAME,GAMES,SEED`, `?thoughts=GAME,COUNT`, `?bench=GAME` or
// `?weigh=GAME,GAMES,EACH`.
import init, { digest, thoughts, bench, weigh } from "./wasm_bench.js";

await init({ module_or_path: "./wasm_bench_bg.wasm" });
const [[task, words]] = new URLSearchParams(location.search);
const [game, games, last] = words.split(",");
// A worker is not needed: nobody waits for this page to paint.
const tasks = {
  digest: () => digest(game, Number(games), BigInt(last)),
  thoughts: () => thoughts(game, Number(games)),
  bench: () => bench(game),
  weigh: () => weigh(game, BigInt(games), Number(last)),
};
document.title = tasks[task]();
