/* Works offline: recent boards can be read, and an answer is kept until the browser is online. The answer is bound to
   its question, so the server refuses it if the question has passed. Signing out clears everything. Responses with
   `no-store` are not kept. */
"use strict";
const BOARDS = "boards", ANSWERS = "answers", ASSETS = "assets-", OFFLINE = ["/offline", "/offline?kept"], MAX_BOARDS = 6;
const TABLE = /^\/tables\/\d+$/, ANSWER = /^\/tables\/\d+\/answer$/;

self.addEventListener("install", (event) => { self.skipWaiting(); event.waitUntil(prepare()); });
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
const prepare = async () => {
  const away = await caches.open("away");
  await away.addAll(OFFLINE);
  const page = await (await away.match(OFFLINE[0])).text();
  await Promise.all([...page.matchAll(/"(\/static\/[^"]+\.(?:css|svg))"/g)].map(([, path]) => serveAsset(new Request(path))));
};

/* Assets never change under the hash of their release. Those of the previous release are deleted. */
const serveAsset = async (request) => {
  const name = ASSETS + new URL(request.url).pathname.split("/")[2];
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    for (const other of await caches.keys()) if (other.startsWith(ASSETS) && other !== name) await caches.delete(other);
    await (await caches.open(name)).put(request, answer.clone());
  }
  return answer;
};

const clear = async () => { for (const name of [BOARDS, ANSWERS]) await caches.delete(name); };
const cacheBoard = async (request, answer) => {
  const boards = await caches.open(BOARDS);
  await boards.delete(request);
  await boards.put(request, answer);
  const all = await boards.keys();
  for (const old of all.slice(0, Math.max(0, all.length - MAX_BOARDS))) await boards.delete(old);
};
const page = async (event) => {
  const { request } = event, { pathname, search } = new URL(request.url);
  try {
    const answer = await fetch(request);
    if (new URL(answer.url).pathname === "/sign-in") await clear();
    const mine = TABLE.test(pathname) && !search && answer.ok && !answer.redirected && !/no-store/.test(answer.headers.get("Cache-Control"));
    if (mine) event.waitUntil(cacheBoard(request, answer.clone()));
    return answer;
  } catch {
    const kept = await (await caches.open(BOARDS)).match(request);
    if (!kept) return await caches.match(OFFLINE[0]) ?? Response.error();
    return new Response((await kept.text()).replace("<html ", "<html data-kept "), { headers: kept.headers });
  }
};
const answer = async (request) => {
  const copy = request.clone();
  try {
    return await fetch(request);
  } catch {
    await (await caches.open(ANSWERS)).put(request.url, new Response(await copy.text()));
    return caches.match(OFFLINE[1]);
  }
};

self.addEventListener("fetch", (event) => {
  const { request } = event, { origin, pathname } = new URL(request.url);
  if (origin !== location.origin) return;
  if (pathname.startsWith("/static/")) event.respondWith(serveAsset(request));
  else if (request.mode !== "navigate") return;
  else if (request.method === "GET") event.respondWith(page(event));
  else if (ANSWER.test(pathname)) event.respondWith(answer(request));
});

// --- push messages

self.addEventListener("push", (event) => {
  const { title, body, url, tag, waiting } = event.data.json();
  const badge = waiting ? self.navigator.setAppBadge?.(waiting) : self.navigator.clearAppBadge?.();
  event.waitUntil(Promise.all([self.registration.showNotification(title, { body, tag, data: url }), badge]));
});
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(event.notification.data));
});
