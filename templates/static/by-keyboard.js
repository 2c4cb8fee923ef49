/* The board by keyboard: Tab moves to it, the arrow keys move between things, Enter or the space bar presses, `r` turns
   and `f` flips. Screen readers announce each thing and if it can be pressed. Without this script, the lists and buttons
   beside the board do the same. */
"use strict";
(() => {
  /* The figure that takes the answer comes first. */
  const marks = () => [...document.querySelectorAll(".boards .thing, .boards .legal")].sort((one, other) => Boolean(other.closest(".main")) - Boolean(one.closest(".main")));
  const keyOf = (mark) => ({ figure: mark.closest("figure").id, spot: mark.dataset.spot });
  const isSame = (mark, { figure, spot }) => mark.dataset.spot === spot && mark.closest("figure").id === figure;
  let last = null, held = false;

  /* A drawing with buttons is a group, not one image. */
  const announce = () => {
    const all = marks(), stop = (last && all.find((mark) => isSame(mark, last))) ?? all.find((mark) => mark.classList.contains("legal")) ?? all[0];
    for (const mark of document.querySelectorAll(".boards [data-spot]:not(.thing):not(.legal)[role]")) {
      for (const told of ["role", "tabindex", "aria-label", "aria-pressed", "aria-disabled"]) mark.removeAttribute(told);
    }
    for (const mark of all) {
      mark.closest("svg").setAttribute("role", "group");
      mark.setAttribute("role", "button");
      mark.setAttribute("tabindex", mark === stop ? 0 : -1);
      mark.setAttribute("aria-label", [mark.dataset.name ?? mark.dataset.spot, mark.dataset.tally].filter(Boolean).join(" "));
      mark.setAttribute("aria-pressed", mark.classList.contains("chosen"));
      mark.setAttribute("aria-disabled", !mark.classList.contains("legal"));
    }
    if (held && stop && [document.body, null].includes(document.activeElement)) stop.focus({ preventScroll: true });
  };

  // --- moving between things

  const DIRECTIONS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  const center = (mark) => { const box = mark.getBoundingClientRect(); return [box.left + box.width / 2, box.top + box.height / 2]; };
  /* The nearest thing in a direction. Distance to the side counts more. */
  const nextMark = (from, [dx, dy]) => {
    const [x, y] = center(from);
    let found = null, least = Infinity;
    for (const mark of marks()) {
      const [to_x, to_y] = center(mark), ahead = (to_x - x) * dx + (to_y - y) * dy, aside = Math.abs((to_x - x) * dy) + Math.abs((to_y - y) * dx);
      const far = ahead + 2.5 * aside;
      if (mark !== from && ahead > 2 && far < least) [found, least] = [mark, far];
    }
    return found;
  };
  const focusMark = (to) => {
    if (!to) return;
    last = keyOf(to);
    announce();
    to.focus();
  };
  document.addEventListener("keydown", (event) => {
    const mark = event.target.closest?.(".boards [role=button]");
    /* Keys may not press what a pointer may not, such as an earlier board. */
    if (!mark || event.ctrlKey || event.metaKey || event.altKey || getComputedStyle(mark).pointerEvents === "none") return;
    const legal = marks().filter((each) => each.classList.contains("legal"));
    if (event.key in DIRECTIONS) focusMark(nextMark(mark, DIRECTIONS[event.key]));
    else if (event.key === "Home") focusMark(legal[0]);
    else if (event.key === "End") focusMark(legal.at(-1));
    else if (event.key === "Enter" || event.key === " ") mark.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    else return;
    event.preventDefault();
  });

  // --- focus after parts of the page are replaced

  document.addEventListener("focusin", (event) => {
    held = event.target.matches(".boards [role=button]");
    if (held) last = keyOf(event.target);
  });
  addEventListener("pointerdown", () => { held = false; }, true);
  for (const sign of ["change", "put", "htmx:after:swap"]) document.addEventListener(sign, announce);
  announce();
})();
