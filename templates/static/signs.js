/* Explains signs: the list includes those drawn only on this board, a long press explains one of them (for a mouse, the
   browser does), and each player's facts are shown in words. Without this script, the list has the named signs only. */
"use strict";
(() => {
  const list = document.getElementById("signs-told"), near = document.getElementById("here");
  if (!list) return;
  const SIZE = 28, LONG = 500, SOON = 350;

  const copySign = (drawn) => {
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
  /* List each sign once, as it is first drawn. */
  const listSigns = () => {
    list.querySelectorAll(".of-board").forEach((each) => each.remove());
    const known = new Set();
    for (const drawn of document.querySelectorAll(".boards g[data-legend]")) {
      const told = drawn.dataset.legend;
      if (known.has(told) || !drawn.getBoundingClientRect().width) continue;
      known.add(told);
      const line = document.createElement("li");
      line.className = "of-board";
      line.append(copySign(drawn), told);
      list.append(line);
    }
  };
  document.getElementById("signs").addEventListener("toggle", (event) => { if (event.newState === "open") listSigns(); });

  // --- one sign, by a long press

  const show = (mark, ...told) => {
    const at = mark.getBoundingClientRect();
    near.replaceChildren(...told);
    near.showPopover();
    near.style.left = Math.max(8, Math.min(at.left, innerWidth - near.offsetWidth - 8)) + "px";
    near.style.top = Math.min(at.bottom + 4, innerHeight - near.offsetHeight - 8) + "px";
  };
  const createElement = (name, text, ...children) => {
    const element = document.createElement(name);
    element.append(...children, text);
    return element;
  };
  let waiting = 0, told = null;
  const titled = (target) => {
    const mark = target.closest?.(".boards g:has(> title)");
    return mark && (() => show(mark, createElement("p", mark.querySelector(":scope > title").textContent)));
  };

  // --- a player's facts in words: by pointer, keyboard or long press

  /* Opening a popover closes the others, so do not open one while the user chooses a meaning or reads another popover. */
  const mayShow = () => !(near.matches(":popover-open") && near.querySelector("button")) && !document.querySelector(":popover-open:not(#here, #explained)");
  const showFacts = (standing) => {
    if (!standing.isConnected || !mayShow()) return;
    const lines = [...standing.querySelectorAll(".points[title], .points[data-said], .fact")].map((fact) => createElement("li", fact.title || fact.dataset.said, fact.querySelector("svg")?.cloneNode(true) ?? ""));
    const all = createElement("ul", "", ...lines);
    all.className = "signs";
    show(standing, createElement("strong", standing.querySelector(".seat > span").textContent.trim()), all);
    told = standing;
  };
  const hideFacts = () => {
    clearTimeout(waiting);
    if (told && mayShow()) near.hidePopover();
    told = null;
  };
  const standingOf = (target) => target.closest?.(".play .standing:has(.fact)");
  document.addEventListener("pointerover", (event) => {
    const standing = standingOf(event.target);
    if (event.pointerType !== "mouse" || standing && standing === told) return;
    hideFacts();
    if (!standing || event.buttons) return;
    /* Otherwise the browser shows the title as well. */
    for (const fact of standing.querySelectorAll(".points[title], .fact[title]")) { fact.dataset.said = fact.title; fact.removeAttribute("title"); }
    waiting = setTimeout(() => showFacts(standing), SOON);
  });
  document.addEventListener("focusin", (event) => { if (event.target.matches(".standing:focus-visible")) showFacts(event.target); });
  document.addEventListener("focusout", (event) => { if (event.target === told) hideFacts(); });
  document.addEventListener("pointerdown", (event) => {
    const standing = standingOf(event.target), tell = standing ? () => showFacts(standing) : titled(event.target);
    if (event.pointerType !== "mouse" && !event.target.closest?.("[data-spot]") && tell) waiting = setTimeout(tell, LONG);
  });
  for (const sign of ["pointerup", "pointercancel", "pointermove"]) addEventListener(sign, (event) => { if (event.pointerType !== "mouse") clearTimeout(waiting); });
  document.addEventListener("contextmenu", (event) => { if (standingOf(event.target) || titled(event.target)) event.preventDefault(); });
})();
