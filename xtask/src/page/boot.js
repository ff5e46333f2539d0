// Starts the page: fetches the program, shows how far it has come, runs it. Then keeps the page for playing offline.
import init from "{glue}";

const size = {size}; // bytes, unpacked: the length a host sends is the packed one
const version = document.documentElement.dataset.version;
const back = "corvus/back";
const quiet = 3000; // ms after which the browser has looked for a new version

async function count(response) {
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
  const response = await fetch("{wasm}");
  if (!response.ok) throw new Error(`the program did not arrive (${response.status})`);
  // The browser keeps the compiled program only if it gets the response itself; progress reads a copy.
  count(response.clone()).catch(() => {});
  await init({ module_or_path: response });
}

// Page and program talk by events: the program is told words such as "ready", and asks for deeds by name.
function tell(word) {
  dispatchEvent(new CustomEvent("anywhere", { detail: word }));
}

let registration; // of the service worker
let taken = false; // whether this tab has asked for the new version

function greet() {
  const worker = registration.active;
  if (worker) worker.postMessage({ runs: version });
}

function follow(worker) {
  worker.addEventListener("statechange", () => {
    if (worker.state === "installed" && registration.active) tell("newer");
  });
}

async function keep() {
  const workers = navigator.serviceWorker;
  if (!isSecureContext) return tell("insecure");
  if (!workers) return tell("unable");
  workers.addEventListener("message", (event) => {
    if (event.data.version !== version) tell("newer");
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

async function look() {
  await registration.update();
  const coming = registration.installing;
  if (registration.waiting) tell("newer");
  else if (!coming) tell("newest");
}

const deeds = {
  // The new version is taken, and the game that lies open is come back to.
  take(game) {
    try {
      if (game) sessionStorage.setItem(back, game);
    } catch {}
    taken = true;
    if (registration.waiting) registration.waiting.postMessage("take");
    else location.reload();
  },
  look() {
    look().catch(() => tell("unreachable"));
  },
  install() {
    if (offer) offer.prompt();
    offer = null;
    tell("installed");
  },
};
addEventListener("anywhere-do", (event) => {
  const [deed, game] = event.detail.split(" ");
  deeds[deed](game);
});

let offer; // of the browser to install the page
addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  offer = event;
  tell("installable");
});

await start();
try {
  const game = sessionStorage.getItem(back);
  sessionStorage.removeItem(back);
  if (game) tell(`back ${game}`);
} catch {}
if (offer) tell("installable");
// The first tap comes before the files for playing offline.
setTimeout(() => keep().catch(() => tell("unable")), 1500);
