/* Explanations: a card under the pointer or a long press is shown in full, a paragraph of the rules opens beside its
   link, and an impossible move says why. Without this script, links lead to pages with the same text. */
"use strict";
(() => {
  const page = document.querySelector("[data-explains]"), box = document.getElementById("explained");
  if (!page || !box) return;
  const address = page.dataset.explains, cache = new Map();
  let timer = 0, asked = null, shown = null;

  const placeBox = (near) => {
    const at = near.getBoundingClientRect(), own = box.getBoundingClientRect();
    const left = at.right + 8 + own.width < innerWidth ? at.right + 8 : Math.max(8, at.left - own.width - 8);
    const top = Math.min(Math.max(8, at.top), innerHeight - own.height - 8);
    box.style.left = Math.min(left, innerWidth - own.width - 8) + "px";
    box.style.top = Math.max(8, top) + "px";
  };
  const CARD_HIGH = 36, LARGE = 1.7, WIDEST = 300, EDGE = 2;
  /* An enlarged copy of a card or lot. A line of a list has nothing more to show. */
  const enlargedCopy = (mark) => {
    const placed = mark.matches(".boards rect.thing") && cutOut.place(mark);
    if (!placed || placed.view[3] < CARD_HIGH) return [];
    const [left, top, across, down] = placed.view, copy = cutOut.copy({ ...placed, view: [left - EDGE, top - EDGE, across + 2 * EDGE, down + 2 * EDGE] });
    copy.querySelectorAll(".changed").forEach((each) => each.remove());
    for (const named of ["id", "role", "aria-labelledby", "class"]) copy.removeAttribute(named);
    copy.setAttribute("aria-hidden", "true");
    copy.style.width = Math.min(WIDEST, across * LARGE) + "px";
    copy.style.height = "auto";
    return [copy];
  };
  const show = (fragment, near, stays) => {
    const parsed = new DOMParser().parseFromString(fragment, "text/html").querySelector(".explained");
    if (!parsed || !near.isConnected) return;
    box.querySelector(".explained")?.remove();
    parsed.querySelector(".component")?.prepend(...enlargedCopy(near));
    box.prepend(document.adoptNode(parsed));
    box.classList.toggle("stays", stays);
    shown = { near, stays };
    if (!box.matches(":popover-open")) box.showPopover();
    placeBox(near);
  };
  const hide = () => { clearTimeout(timer); if (shown && box.matches(":popover-open")) box.hidePopover(); shown = null; };
  /* Drop what only the pointer or the keyboard asked for: the timer, a pending answer, the open box. */
  const cancel = () => {
    clearTimeout(timer);
    if (!asked?.stays) asked = null;
    if (shown && !shown.stays) hide();
  };
  const fetchOnce = async (path) => {
    if (!cache.has(path)) {
      const answer = await fetch(path);
      if (!answer.ok) return "";
      cache.set(path, await answer.text());
    }
    return cache.get(path);
  };
  const CARD = ".thing, [data-card], .spots circle";
  const cardName = (mark) => mark.dataset.card ?? mark.dataset.spot.split("|").find((spot) => /^(thing|seen) /.test(spot) || mark.matches("circle"))?.split(" ")[1];
  /* The query for a card as it is drawn now, with the draft of the turn. */
  const draftQuery = () => {
    const form = document.querySelector("#answering form:has([name=line])"), carried = form ? [...new FormData(form)] : [];
    const asked = new URLSearchParams(carried.filter(([field]) => ["question", "played", "line"].includes(field)));
    return carried.length ? "?" + asked : "";
  };
  /* Show the latest request, even if an earlier one is answered later. */
  const showCard = async (mark, stays) => {
    const name = cardName(mark), mine = asked = { stays };
    const html = name && await fetchOnce(`${address}/card/${encodeURIComponent(name)}${draftQuery()}`);
    if (html && mine === asked) show(html, mark, stays);
  };

  // --- cards: after a delay under the pointer, or by a long press

  const scheduleCard = (mark, delay, stays) => { clearTimeout(timer); timer = setTimeout(() => showCard(mark, stays).catch(() => {}), delay); };
  document.addEventListener("pointerover", (event) => {
    const mark = event.target.closest?.(CARD);
    if (mark && event.pointerType === "mouse" && !event.buttons) scheduleCard(mark, 350, false);
    else if (!event.target.closest?.("#explained")) cancel();
  });
  document.addEventListener("pointerdown", (event) => {
    const mark = event.target.closest?.(CARD);
    if (shown && !event.target.closest?.("#explained")) hide();
    if (mark && event.pointerType !== "mouse") scheduleCard(mark, 500, true);
  });
  for (const sign of ["pointerup", "pointercancel", "dragging"]) addEventListener(sign, () => clearTimeout(timer));
  /* Keyboard focus shows a card as the pointer does. */
  document.addEventListener("focusin", (event) => { if (event.target.matches(CARD) && event.target.matches(":focus-visible")) scheduleCard(event.target, 350, false); });
  document.addEventListener("focusout", (event) => { if (event.target.matches(CARD)) cancel(); });
  document.addEventListener("contextmenu", (event) => { if (event.target.closest?.(CARD)) event.preventDefault(); });

  // --- why a move is impossible, and the rules

  document.addEventListener("why", async (event) => {
    clearTimeout(timer);
    const form = ["form.begun", "form.compose", "form"].map((each) => document.querySelector("#answering " + each)).find(Boolean), near = event.target;
    /* A press on another player's board is no attempt to answer. */
    if (!form || event.detail.startsWith("seen ")) return showCard(near, true);
    const body = new FormData(form), mine = asked = { stays: true };
    body.set("spot", event.detail);
    const answer = await fetch(address + "/why", { method: "POST", body });
    if (answer.ok && mine === asked) show(await answer.text(), near, true);
  });
  document.addEventListener("click", async (event) => {
    const link = event.target.closest?.("main :is(a.section, a.of-card)");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || link.closest("#explained")) return;
    event.preventDefault();
    if (link.dataset.card) return showCard(link, true);
    const html = await fetchOnce(link.pathname.replace(/rules$/, "paragraph/") + link.hash.slice(1));
    if (html) show(html, link, true); else location.assign(link.href);
  });
  document.addEventListener("keydown", (event) => { if (event.key === "Escape") hide(); });
  /* This button closes a box that stays. A box that goes with the pointer needs none. */
  box.querySelector(".shut")?.addEventListener("click", () => { const near = shown?.near; hide(); near?.focus({ preventScroll: true }); });
  for (const sign of ["put", "htmx:after:swap"]) document.addEventListener(sign, () => { cache.clear(); });
})();
