/* The installed app: a badge on its icon, the worker that keeps recent boards, and answers that were kept offline. These
   are sent as ordinary forms, so that the user sees the result. */
"use strict";
(() => {
  const showBadge = () => {
    const waiting = Number(document.documentElement.dataset.waiting);
    (waiting ? navigator.setAppBadge?.(waiting) : navigator.clearAppBadge?.())?.catch(() => {});
  };
  /* A page that updates itself sends the fresh page: the number of waiting tables goes to the title and the icons. */
  document.addEventListener("waiting", ({ detail: fresh }) => {
    document.title = fresh.title;
    document.documentElement.dataset.waiting = fresh.documentElement.dataset.waiting;
    document.querySelector("link[rel=icon]").href = fresh.querySelector("link[rel=icon]").href;
    showBadge();
  });
  showBadge();
  if (!navigator.serviceWorker) return;

  const send = async () => {
    const answers = await caches.open("answers"), [first] = await answers.keys();
    if (!first) return false;
    const lines = new URLSearchParams(await (await answers.match(first)).text()), form = document.createElement("form");
    await fetch("/worker.js", { method: "HEAD", cache: "no-store" });  // fails while offline, before anything is deleted
    await answers.delete(first);
    form.method = "post";
    form.action = first.url;
    for (const [name, value] of lines) {
      const field = Object.assign(document.createElement("input"), { type: "hidden", name, value });
      form.append(field);
    }
    document.body.append(form);
    form.submit();
    return true;
  };
  /* Reload a kept board as soon as the browser is online. */
  const retry = async () => { if (!await send() && "kept" in document.documentElement.dataset) location.reload(); };
  addEventListener("online", () => retry().catch(() => {}));
  navigator.serviceWorker.register("/worker.js").catch(() => {});
  send().catch(() => {});
})();
