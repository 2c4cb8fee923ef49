/* The dock: its parts become tabs, and on a phone the sheet follows the finger. Without this script, the tabs are links
   within the page, and the handle opens and closes the sheet. */
"use strict";
(() => {
  const tabs = () => [...document.querySelectorAll("#tabs a")];
  const panel = (tab) => document.getElementById(tab.hash.slice(1));
  let chosen = "asked";

  /* Stop counting events as new once they are read. */
  const markRead = () => {
    const count = document.querySelector(".boards")?.dataset.count, tab = document.getElementById("tab-beside");
    const place = "read:" + document.querySelector("[data-table]")?.dataset.table;
    if (!count || !tab) return;
    if (chosen === "beside") localStorage.setItem(place, count);
    if (localStorage.getItem(place) === count) tab.querySelectorAll(".count, .unseen").forEach((each) => each.remove());
  };

  /* Set the tab roles for screen readers, again after each replacement. */
  const paint = () => {
    if (!tabs().length) return document.querySelectorAll(".tab").forEach((each) => each.classList.add("shown"));
    if (!tabs().some((tab) => tab.hash === "#" + chosen)) chosen = "asked";
    const list = document.querySelector("#tabs ul");
    list.setAttribute("role", "tablist");
    list.querySelectorAll("li").forEach((each) => each.setAttribute("role", "presentation"));
    for (const tab of tabs()) {
      const here = tab.hash === "#" + chosen, part = panel(tab);
      tab.setAttribute("role", "tab");
      tab.setAttribute("aria-controls", part.id);
      tab.setAttribute("aria-selected", here);
      tab.tabIndex = here ? 0 : -1;
      part.setAttribute("role", "tabpanel");
      part.setAttribute("aria-labelledby", tab.id);
      part.classList.toggle("shown", here);
    }
    markRead();
  };
  const choose = (tab) => { chosen = tab.hash.slice(1); paint(); document.getElementById("dock").open = true; };
  const openTarget = () => {
    const aim = location.hash.length > 1 && document.getElementById(location.hash.slice(1));
    const part = aim && aim.closest(".tab");
    if (!part) return;
    chosen = part.id;
    paint();
    aim.scrollIntoView({ block: "nearest" });
  };

  document.addEventListener("click", (event) => {
    const tab = event.target.closest?.("#tabs a");
    if (!tab) return;
    event.preventDefault();
    choose(tab);
    /* The story ends with the newest. */
    const docked = document.querySelector(".docked");
    docked.scrollTop = chosen === "beside" ? docked.scrollHeight : 0;
  });
  document.addEventListener("keydown", (event) => {
    const tab = event.target.closest?.("#tabs a");
    const way = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!tab || !way) return;
    event.preventDefault();
    const all = tabs(), next = all[(all.indexOf(tab) + way + all.length) % all.length];
    choose(next);
    document.getElementById("tab-" + chosen).focus();
  });
  for (const sign of ["put", "htmx:after:swap"]) document.addEventListener(sign, paint);
  addEventListener("hashchange", openTarget);

  // --- the sheet: closed, half open, full

  const dock = document.getElementById("dock"), handle = document.getElementById("handle");
  const LEVELS = ["away", "half", "full"];
  const level = () => !dock.open ? 0 : dock.classList.contains("full") ? 2 : 1;
  const setLevel = (to) => {
    const at = LEVELS[Math.max(0, Math.min(2, to))];
    dock.open = at !== "away";
    dock.classList.toggle("full", at === "full");
  };
  if (dock) {
    const FAR = 170;
    let from = 0, moved = 0;
    handle.addEventListener("pointerdown", (event) => { from = event.clientY; moved = 0; handle.setPointerCapture(event.pointerId); });
    handle.addEventListener("pointermove", (event) => {
      if (!event.buttons) return;
      moved = event.clientY - from;
      dock.style.transform = moved > 0 ? `translateY(${moved}px)` : "";
    });
    const release = () => {
      dock.style.transform = "";
      if (Math.abs(moved) > FAR) setLevel(moved < 0 ? 2 : 0);
      else if (Math.abs(moved) > 24) setLevel(level() + (moved < 0 ? 1 : -1));
    };
    handle.addEventListener("pointerup", release);
    handle.addEventListener("pointercancel", release);
    handle.addEventListener("click", (event) => { if (Math.abs(moved) > 24) event.preventDefault(); moved = 0; });
    handle.addEventListener("keydown", (event) => {
      const way = { ArrowUp: 1, ArrowDown: -1 }[event.key];
      if (!way) return;
      event.preventDefault();
      setLevel(level() + way);
    });
  }
  paint();
  openTarget();
})();
