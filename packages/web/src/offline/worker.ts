/// <reference lib="webworker" />
/**
 * Keeps the app on the device. Everything the build made is fetched once and kept under the build's
 * name; a new build replaces it as a whole, once no page of the old one is open any more. Tables
 * and their events always come from the server.
 */
declare const self: ServiceWorkerGlobalScope;
/** Filled in by the build: the files of this build, and a name that changes with them. */
declare const BUILD: { readonly name: string; readonly files: readonly string[] };

const CACHE = `gemwright-${BUILD.name}`;

async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll(BUILD.files.map((file) => new Request(file, { cache: "reload" })));
}

async function activate(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith("gemwright-") && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** What is kept comes from the device; the page itself stands for every address of the app. */
async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const wanted = request.mode === "navigate" ? "/" : request;
  return (await cache.match(wanted, { ignoreSearch: true })) ?? fetch(request);
}

/** Brings the page to the front that somebody was called back to. */
async function callBack(note: Notification): Promise<void> {
  note.close();
  const [page] = await self.clients.matchAll({ type: "window" });
  await (page ? page.focus() : self.clients.openWindow("/"));
}

self.addEventListener("notificationclick", (event) =>
  event.waitUntil(callBack(event.notification)),
);
self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("fetch", (event) => {
  const { pathname, origin } = new URL(event.request.url);
  const own = origin === self.location.origin && event.request.method === "GET";
  const served = ["/api/", "/healthz", "/metrics"].some((path) => pathname.startsWith(path));
  if (own && !served) event.respondWith(answer(event.request));
});
