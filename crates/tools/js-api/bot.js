// A bot that plays both sides: of the usual answers it gives the one with the best chance.
import init, { War, games } from "./corvus.js";

await init({ module_or_path: new URL("./corvus_bg.wasm", import.meta.url) });

function choose(seat) {
  const answers = seat.answers();
  const usual = answers.filter((answer) => !answer.rare && !answer.idle);
  const rated = (usual.length ? usual : answers).map(({ choice }) => ({ choice, good: seat.odds(choice)?.good ?? 0.5 }));
  return rated.reduce((best, one) => (one.good > best.good ? one : best)).choice;
}

function play(game, seed) {
  const war = War.begin(game, seed);
  while (!war.over()) war.answer(choose(war.seat(war.asked())));
  return war;
}

export const wars = games().map(({ name }) => play(name, 7));
