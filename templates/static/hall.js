/* Keeps "My tables" up to date while it is open, except while the user writes in it. */
(() => {
  if (location.search) return;  // keep a message that is shown only once
  const main = document.getElementById("content"), EVERY = 30000;
  let shown = main.innerHTML;  // before htmx writes into it

  const update = (fresh) => {
    const freshMain = fresh.getElementById("content");
    if (!freshMain || freshMain.innerHTML === shown || main.querySelector(":active") || main.contains(document.activeElement?.closest("form"))) return;
    shown = freshMain.innerHTML;
    const focus = main.contains(document.activeElement) && document.activeElement.getAttribute("href");
    const waited = Number(document.documentElement.dataset.waiting), waits = fresh.documentElement.dataset.waiting;
    main.replaceChildren(...freshMain.childNodes);
    window.htmx?.process(main);
    if (focus) main.querySelector(`[href="${CSS.escape(focus)}"]`)?.focus({preventScroll: true});
    document.getElementById("way")?.replaceWith(fresh.getElementById("way"));
    document.dispatchEvent(new CustomEvent("waiting", {detail: fresh}));  // see installed.js
    if (Number(waits) > waited) document.getElementById("heard").textContent = document.querySelector("#waiting")?.textContent ?? "";
  };
  const refresh = async () => {
    if (document.hidden) return;
    const answer = await fetch("/", {redirect: "error"});
    if (answer.ok) update(new DOMParser().parseFromString(await answer.text(), "text/html"));
  };
  setInterval(() => refresh().catch(() => {}), EVERY);
  document.addEventListener("visibilitychange", () => refresh().catch(() => {}));
})();
