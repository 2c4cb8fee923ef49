/* What an installed Procaccio has beyond a page: a number on its icon, the worker that keeps the last board, and answers
   that were kept without a line. These go out as the forms that they were, so that the answer to them is seen. */
"use strict";
(() => {
  const count = () => {
    const waiting = Number(document.documentElement.dataset.waiting);
    (waiting ? navigator.setAppBadge?.(waiting) : navigator.clearAppBadge?.())?.catch(() => {});
  };
  document.addEventListener("waiting", count);
  count();
  if (!navigator.serviceWorker) return;

  const send = async () => {
    const answers = await caches.open("answers"), [first] = await answers.keys();
    if (!first) return false;
    const lines = new URLSearchParams(await (await answers.match(first)).text()), form = document.createElement("form");
    await fetch("/worker.js", { method: "HEAD", cache: "no-store" });  // there is a line, or nothing is sent
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
  /* A board that was kept is looked for anew as soon as there is a line. */
  const again = async () => { if (!await send() && "kept" in document.documentElement.dataset) location.reload(); };
  addEventListener("online", () => again().catch(() => {}));
  navigator.serviceWorker.register("/worker.js").catch(() => {});
  send().catch(() => {});
})();
