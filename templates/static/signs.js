/* What a sign means: what is drawn on this board alone is told with the rest, and each by itself under a long press, as a
   mouse that rests on it is told by the browser. Without this file there are the signs that have a name. */
"use strict";
(() => {
  const list = document.getElementById("signs-told"), near = document.getElementById("here");
  if (!list) return;
  const SIZE = 28, LONG = 500;

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

  // --- one by itself

  let waiting = 0;
  const named = (target) => {
    const mark = target.closest?.(".fact, .boards g:has(> title)");
    return mark && { mark, told: mark.title || mark.querySelector(":scope > title")?.textContent };
  };
  const tell = ({ mark, told }) => {
    const at = mark.getBoundingClientRect(), line = document.createElement("p");
    line.textContent = told;
    near.replaceChildren(line);
    near.showPopover();
    near.style.left = Math.max(8, Math.min(at.left, innerWidth - near.offsetWidth - 8)) + "px";
    near.style.top = Math.min(at.bottom + 8, innerHeight - near.offsetHeight - 8) + "px";
  };
  document.addEventListener("pointerdown", (event) => {
    const found = event.pointerType !== "mouse" && !event.target.closest?.("[data-spot]") && named(event.target);
    if (found?.told) waiting = setTimeout(() => tell(found), LONG);
  });
  for (const sign of ["pointerup", "pointercancel", "pointermove"]) addEventListener(sign, () => clearTimeout(waiting));
  document.addEventListener("contextmenu", (event) => { if (named(event.target)) event.preventDefault(); });
})();
