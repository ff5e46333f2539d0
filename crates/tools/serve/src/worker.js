// Keeps the page for playing without a network: every file of one version lies in one cache, and is given out from there
// alone. A new version is fetched beside it and waits until a player takes it; each tab is served the version it runs.
"use strict";

const VERSION = "{version}";
// Every file of this version with the hash of its content; "./" is the page itself.
const FILES = {files};
// Those of computer players: fetched when a player first wants one, and kept from then on.
const LATER = {later};
const AI = "{ai}";
const OURS = `corvus ${registration.scope} `;
const TABS = `${OURS}tabs`;
const HASHED = /-[0-9a-f]{16}[._]/;
const runs = new Map();

addEventListener("install", (event) => event.waitUntil(fetchAll()));
addEventListener("activate", (event) => event.waitUntil(clients.claim().then(() => tidy())));

addEventListener("message", (event) => {
  if (event.data === "take") {
    skipWaiting();
  } else if (event.data && event.data.runs) {
    event.waitUntil(note(event.source.id, event.data.runs).then(() => tidy()));
    event.source.postMessage({ version: VERSION });
    if (event.data.ai && event.data.runs === VERSION) event.waitUntil(keepAi(event.source, event.data.ai));
  }
});

addEventListener("fetch", (event) => {
  const name = nameOf(event.request);
  if (name !== null) event.respondWith(answer(event, name));
  else if (event.request.mode === "navigate") mend(event);
});

// A link whose # a mail program has written as %23 leads to the page all the same, as the page 404.html of the host does.
function mend(event) {
  const name = event.request.url.slice(registration.scope.length);
  const [, link] = /^(?:index\.html)?%23(.*)/i.exec(name) || [];
  if (link) event.respondWith(Response.redirect(`${registration.scope}#${link}`));
}

// The files of one computer player have one beginning, before their hash.
const aiOf = (name) => name.slice(0, name.indexOf(AI) + AI.length);

// All or nothing, together with the computer players that have been kept before: a file that is not as this version was made ends the attempt, and the old version goes on.
async function fetchAll() {
  const cache = await caches.open(OURS + VERSION);
  const ais = await mindsKept();
  const later = LATER.filter(([name]) => ais.has(aiOf(name)));
  const wanted = [...FILES, ...later].map(([name, integrity]) => {
    const request = { integrity, credentials: "same-origin", cache: HASHED.test(name) ? "default" : "no-cache" };
    return new Request(name, request);
  });
  try {
    await cache.addAll(wanted);
  } catch (error) {
    await caches.delete(OURS + VERSION);
    throw error;
  }
}

// The file that is meant, if it is one of the page's own; other things may lie under the same address.
function nameOf(request) {
  const url = new URL(request.url);
  const place = url.origin + url.pathname;
  if (request.method !== "GET" || !place.startsWith(registration.scope)) return null;
  const name = place.slice(registration.scope.length);
  if (name === "" || name === "index.html") return "./";
  return name.startsWith("static/") || HASHED.test(name) ? name : null;
}

async function answer(event, name) {
  let version = VERSION;
  if (event.request.mode === "navigate") {
    event.waitUntil(note(event.resultingClientId, VERSION));
  } else {
    version = await versionOf(event.clientId);
  }
  const url = new URL(name, registration.scope).href;
  const from = (cacheName) => caches.match(url, { cacheName, ignoreVary: true });
  const kept = (await from(OURS + version)) || (await from(OURS + VERSION)) || (await from());
  return kept || fetchLater(name) || fetch(event.request);
}

// A file of a computer player is kept once it has come, as this version was made.
function fetchLater(name) {
  const found = LATER.find(([later]) => later === name);
  return found && keep(name, found[1]);
}

async function keep(name, integrity) {
  const response = await fetch(new Request(name, { integrity, credentials: "same-origin" }));
  if (response.ok) await (await caches.open(OURS + VERSION)).put(name, response.clone());
  return response;
}

// The computer players that any version has kept, by the beginnings of their names.
async function mindsKept() {
  const ais = new Set();
  for (const version of (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== TABS)) {
    for (const { url } of await (await caches.open(version)).keys()) {
      const name = url.slice(registration.scope.length);
      if (name.includes(AI)) ais.add(aiOf(name));
    }
  }
  return ais;
}

// Keeps the computer player that a tab runs, whoever has fetched it, and tells the tab when all its files are here.
async function keepAi(tab, ai) {
  const cache = await caches.open(OURS + VERSION);
  for (const [name, integrity] of LATER.filter(([name]) => aiOf(name) === aiOf(ai))) {
    const here = (await cache.match(name, { ignoreVary: true })) || (await keep(name, integrity));
    if (!here.ok) return;
  }
  tab.postMessage({ version: VERSION, kept: true });
}

// Which version a tab runs is written down: this worker may sleep, and another one follow it.
const noteOf = (tab) => new URL(`tab/${tab}`, registration.scope).href;

async function note(tab, version) {
  if (!tab || runs.get(tab) === version) return;
  runs.set(tab, version);
  await (await caches.open(TABS)).put(noteOf(tab), new Response(version));
}

async function versionOf(tab) {
  if (!runs.has(tab)) {
    const known = await caches.match(noteOf(tab), { cacheName: TABS });
    runs.set(tab, known ? await known.text() : VERSION);
  }
  return runs.get(tab);
}

// Versions that no tab runs any more go, as soon as the next page has started. While another one comes or waits, all stay.
async function tidy() {
  if (registration.waiting || registration.installing) return;
  const names = await caches.keys();
  const open = new Set((await clients.matchAll({ includeUncontrolled: true })).map((tab) => noteOf(tab.id)));
  const used = new Set([OURS + VERSION, TABS]);
  const tabs = await caches.open(TABS);
  for (const key of await tabs.keys()) {
    if (open.has(key.url)) used.add(OURS + (await (await tabs.match(key)).text()));
    else await tabs.delete(key);
  }
  await Promise.all(names.filter((name) => name.startsWith(OURS) && !used.has(name)).map((name) => caches.delete(name)));
}
