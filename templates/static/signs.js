/* What a sign means: what is drawn on this board alone is told with the rest, and each by itself under a long press, as a
   mouse that rests on it is told by the browser; what a player has is told in words. Without this file there are the
   signs that have a name. */
"use strict";
(() => {
  const list = document.getElementById("signs-told"), near = document.getElementById("here");
  if (!list) return;
  const SIZE = 28, LONG = 500, SOON = 350;

  /* The sign by itself, as it is drawn there. */
  const cut = (drawn) => {
    const copy = document.createElementNS("http://www.w3.org/2000/svg", "svg"), own = drawn.getBBox();
    copy.setAttribute("viewBox", [own.x - 1, own.y - 1, own.width + 2, own.height + 2].join(" "));
    for (const side of ["width", "height"]) copy.setAttribute(side, SIZE);
    copy.setAttribute("aria-hidden", "true");
    copy.classList.add("sign");
    const inner = drawn.cloneNode(true);
    for (const told of ["transform", "role"]) inner.removeAttribute(told);
    inner.querySelectorAll("title, [data-spot], .changed").forEach((each) => each.remove());
    copy.append(inner);
    return copy;
  };
  /* Each once, as it is drawn where it is met first. */
  const fill = () => {
    list.querySelectorAll(".of-board").forEach((each) => each.remove());
    const known = new Set();
    for (const drawn of document.querySelectorAll(".boards g[data-legend]")) {
      const told = drawn.dataset.legend;
      if (known.has(told) || !drawn.getBoundingClientRect().width) continue;
      known.add(told);
      const line = document.createElement("li");
      line.className = "of-board";
      line.append(cut(drawn), told);
      list.append(line);
    }
  };
  document.getElementById("signs").addEventListener("toggle", (event) => { if (event.newState === "open") fill(); });

  // --- one by itself, under a long press

  const show = (mark, ...told) => {
    const at = mark.getBoundingClientRect();
    near.replaceChildren(...told);
    near.showPopover();
    near.style.left = Math.max(8, Math.min(at.left, innerWidth - near.offsetWidth - 8)) + "px";
    near.style.top = Math.min(at.bottom + 4, innerHeight - near.offsetHeight - 8) + "px";
  };
  const made = (name, text, ...children) => {
    const element = document.createElement(name);
    element.append(...children, text);
    return element;
  };
  let waiting = 0, told = null;
  const titled = (target) => {
    const mark = target.closest?.(".boards g:has(> title)");
    return mark && (() => show(mark, made("p", mark.querySelector(":scope > title").textContent)));
  };

  // --- what a player has, in words: under the pointer, by keyboard, and under a long press

  /* Whoever is asked what they mean there, or reads what they opened over the page, is not interrupted: a popover shuts the others. */
  const free = () => !(near.matches(":popover-open") && near.querySelector("button")) && !document.querySelector(":popover-open:not(#here, #explained)");
  const saidOf = (standing) => {
    if (!standing.isConnected || !free()) return;
    const lines = [...standing.querySelectorAll(".points[title], .points[data-said], .fact")].map((fact) => made("li", fact.title || fact.dataset.said, fact.querySelector("svg")?.cloneNode(true) ?? ""));
    const all = made("ul", "", ...lines);
    all.className = "signs";
    show(standing, made("strong", standing.querySelector(".seat > span").textContent.trim()), all);
    told = standing;
  };
  const away = () => {
    clearTimeout(waiting);
    if (told && free()) near.hidePopover();
    told = null;
  };
  const standingOf = (target) => target.closest?.(".play .standing:has(.fact)");
  document.addEventListener("pointerover", (event) => {
    const standing = standingOf(event.target);
    if (event.pointerType !== "mouse" || standing && standing === told) return;
    away();
    if (!standing || event.buttons) return;
    /* The browser says it no second time. */
    for (const fact of standing.querySelectorAll(".points[title], .fact[title]")) { fact.dataset.said = fact.title; fact.removeAttribute("title"); }
    waiting = setTimeout(() => saidOf(standing), SOON);
  });
  document.addEventListener("focusin", (event) => { if (event.target.matches(".standing:focus-visible")) saidOf(event.target); });
  document.addEventListener("focusout", (event) => { if (event.target === told) away(); });
  document.addEventListener("pointerdown", (event) => {
    const standing = standingOf(event.target), tell = standing ? () => saidOf(standing) : titled(event.target);
    if (event.pointerType !== "mouse" && !event.target.closest?.("[data-spot]") && tell) waiting = setTimeout(tell, LONG);
  });
  for (const sign of ["pointerup", "pointercancel", "pointermove"]) addEventListener(sign, (event) => { if (event.pointerType !== "mouse") clearTimeout(waiting); });
  document.addEventListener("contextmenu", (event) => { if (standingOf(event.target) || titled(event.target)) event.preventDefault(); });
})();
