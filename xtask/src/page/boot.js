// Starts the page: fetches the program of a game, shows how far it has come, runs it. Then keeps the page for playing offline, unless it is a draft, which has no version.
const programs = {programs}; // of each game: glue, program, its bytes unpacked (a host sends the length packed), its computer player
const last = "corvus/program";
const version = document.documentElement.dataset.version;
const back = "corvus/back";
const quiet = 3000; // ms after which the browser has looked for a new version

// The number of a game stands in the first two letters of a link, as base64url, below the number of the format.
function linked() {
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  const [one, two] = [1, 2].map((at) => letters.indexOf(location.hash[at] || "."));
  return location.hash.length > 24 && programs[((one & 3) << 2) | (two >> 4)];
}

// What a page that begins again comes to, where the stores refuse to carry it: the entry of the history does.
const carried = history.state?.corvus;

// The program that the link names, or that ran last; else the first.
function chosen() {
  let known = programs[carried?.program];
  try {
    known ||= programs[localStorage.getItem(last)];
  } catch {}
  return linked() || known || Object.values(programs)[0];
}

async function count(response, size) {
  const bar = document.getElementById("boot-progress");
  const reader = response.body.getReader();
  let read = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    read += value.length;
    if (bar) bar.value = Math.min(read / size, 1);
  }
}

async function start() {
  const [glue, program, size, ai] = chosen();
  document.documentElement.dataset.ai = ai;
  // A page that the browser had kept may name files that the host has no more.
  const arriving = fetch(program).then((response) => {
    if (response.status === 404) throw new Error("outdated");
    return response;
  });
  const running = import(glue).catch((error) => arriving.then(() => Promise.reject(error)));
  const coming = Promise.all([running, arriving]);
  // Then the style stands, for the program measures what it draws, and the guard listens.
  if (document.readyState === "loading") await new Promise((done) => addEventListener("DOMContentLoaded", done));
  const [{ default: init }, response] = await coming;
  if (!response.ok) throw new Error(`the program did not arrive (${response.status})`);
  // The browser keeps the compiled program only if it gets the response itself; progress reads a copy.
  count(response.clone(), size).catch(() => {});
  await init({ module_or_path: response });
}

// Page and program talk by events, each with an object: what is reported, and what the program asks for (src/app/anywhere/script.rs).
function tell(type) {
  dispatchEvent(new CustomEvent("anywhere", { detail: { type } }));
}

let registration; // of the service worker
let taken = false; // whether this tab has asked for the new version
let ai = null; // the computer player, once it has run in this tab

function greet() {
  const worker = registration && registration.active;
  if (worker) worker.postMessage({ runs: version, ai });
}

function follow(worker) {
  worker.addEventListener("statechange", () => {
    if (worker.state === "installed" && registration.active) tell("newer");
  });
}

async function keep() {
  const workers = navigator.serviceWorker;
  if (!version) return tell("draft");
  if (!isSecureContext) return tell("insecure");
  if (!workers) return tell("unable");
  workers.addEventListener("message", (event) => {
    if (event.data.version !== version) tell("newer");
    if (event.data.kept) tell("kept");
  });
  workers.addEventListener("controllerchange", () => (taken ? location.reload() : greet()));
  registration = await workers.register("./sw.js", { updateViaCache: "none" });
  registration.addEventListener("updatefound", () => follow(registration.installing));
  if (registration.installing) follow(registration.installing);
  if (registration.waiting) tell("newer");
  await workers.ready;
  greet();
  // The browser looks for a new version by itself when the page is opened; after that nothing is asked of the network.
  setTimeout(() => tell("ready"), quiet);
}

async function seek() {
  await registration.update();
  const coming = registration.installing;
  if (registration.waiting) tell("newer");
  else if (!coming) tell("newest");
}

// The service worker of the new version, once it has all its files; none where no version is kept, or none is newer.
async function newest() {
  if (!registration || registration.waiting) return registration && registration.waiting;
  await registration.update();
  const coming = registration.installing;
  if (coming) await new Promise((done) => coming.addEventListener("statechange", done, { once: true }));
  return registration.waiting;
}

// What a page that begins again comes back to: a form as it is filled in, a lesson, a game that plays itself, the challenges, or a kept game; null
// for Home and for a link.
function text(to) {
  if (to.type === "setup") return `setup${to.form}`;
  if (to.type === "lesson") return `lesson${to.chance}`;
  if (to.type === "watch") return `watch${to.chance}`;
  if (to.type === "challenges") return "challenges";
  return to.type === "game" ? to.id : null;
}

// Writes it, with the game whose program runs then; where the stores refuse, the entry of the history carries both. It stays what it is else:
// one above Home, or Home (src/port/link.rs).
function carry(to, number) {
  const game = text(to);
  try {
    if (number !== undefined) localStorage.setItem(last, number);
    if (game !== null) sessionStorage.setItem(back, game);
  } catch {
    history.replaceState({ corvus: { ...history.state?.corvus, program: number ?? carried?.program, back: game } }, "");
  }
}

const deeds = {
  // The new version is taken, and what lies open is come back to.
  take({ to }) {
    carry(to);
    taken = true;
    newest().then((waits) => (waits ? waits.postMessage("take") : location.reload()), () => location.reload());
  },
  // The computer player has been fetched, perhaps past the service worker: it is kept for playing without a network.
  keepOpponent() {
    ai = document.documentElement.dataset.ai.replace("./", "");
    greet();
  },
  seek() {
    seek().catch(() => tell("unreachable"));
  },
  // The page begins again with the program of another game: at Home, at a form as it is filled in, with a kept game, or with a link.
  program({ number, to }) {
    carry(to, number);
    if (to.type === "link") history.replaceState(history.state, "", `#${to.link}`);
    location.reload();
  },
  install() {
    if (offer) offer.prompt();
    offer = null;
    tell("installed");
  },
};
addEventListener("anywhere-do", ({ detail }) => deeds[detail.type](detail));

let offer; // of the browser to install the page
addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  offer = event;
  tell("installable");
});

// Read before the program begins. It stays until the program has drawn something, and writes there from then on which game lies open: who
// loads the page again meanwhile comes back as well. A link in the address goes first.
try {
  if (location.hash.length > 1) sessionStorage.removeItem(back);
  const game = sessionStorage.getItem(back);
  if (game) document.documentElement.dataset.back = game;
} catch {}
if (carried?.back != null && location.hash.length < 2) document.documentElement.dataset.back = carried.back;
await start();
if (offer) tell("installable");
// The first tap comes before the files for playing offline.
setTimeout(() => keep().catch(() => tell("unable")), 1500);
