// Lets the bot play, looks whether calls that are wrong throw what the documentation says, and shows who has won in the title.
import { wars } from "./bot.js";
import { War, games } from "./corvus.js";

function thrown(call) {
  try {
    call();
  } catch (error) {
    return error instanceof Error && error.message ? error.name : "no error";
  }
  return "nothing";
}

const [war] = wars;
const names = {
  UnknownGame: () => War.begin("", 1),
  BadSeed: () => War.begin(games()[0].name, 0.5),
  BadValue: () => war.answer({ kind: "march" }),
  BadLink: () => War.fromLink("#"),
  WarIsOver: () => war.answer({ kind: "pass" }),
};
const wrong = Object.entries(names).filter(([name, call]) => thrown(call) !== name);
const reopened = wars.every((war) => War.fromLink(war.link()).over().because === war.over().because);
const closed = wars.every((war) => !war.seat("rome").scene().hands.carthage.cards);
const words = wars.map((war) => `winner=${war.over().winner} lines=${war.seat("rome").log().length}`);
if (wrong.length) words.push(`failed: ${wrong.map(([name, call]) => `${name} is ${thrown(call)}`)}`);
if (!reopened) words.push("failed: a link does not lead to the end of its war");
if (!closed) words.push("failed: a seat shows the other hand");
document.title = words.join(" ");
