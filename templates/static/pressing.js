/* Loses no press. A press during a pending request waits for the response. If a part of the page is replaced between
   pointerdown and pointerup, the browser fires no click; then the element that now has the same name is pressed. This
   happens when a press ends a replay. */
"use strict";
(() => {
  const TREMBLE = 8;
  const CLICK_DELAY = 80;
  /* Milliseconds to wait after pointerup for a click. */

  /* Finds a control again: by its id, by its form and value, or by its spot on the board. */
  const selectorOf = (control) => {
    if (control.dataset.spot) return `#${control.closest("figure")?.id} [data-spot="${CSS.escape(control.dataset.spot)}"]`;
    if (control.id) return "#" + CSS.escape(control.id);
    return control.form?.id ? `#${control.form.id} [name="${CSS.escape(control.name)}"][value="${CSS.escape(control.value)}"]` : "";
  };
  const selectorAt = (target) => {
    const control = target.closest?.("#answering :is(button, .pill), figure [data-spot]");
    return control ? selectorOf(control.querySelector("input") ?? control) : "";
  };
  const press = (name) => document.querySelector(name)?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));

  // --- the second click of a double click

  /* A swap may have put "Send" under the finger, and a sent turn cannot be called back. */
  addEventListener("click", (event) => {
    if (event.detail > 1 && event.target.closest?.("#answering [formaction]")) event.preventDefault();
  }, true);

  // --- a part is replaced during a press

  let down = null;
  addEventListener("pointerdown", (event) => {
    const name = event.isPrimary && !event.button && selectorAt(event.target);
    down = name ? { name, x: event.clientX, y: event.clientY, exchanged: false, clicked: false } : null;
  }, true);
  for (const sign of ["put", "htmx:after:swap"]) document.addEventListener(sign, () => { if (down) down.exchanged = true; });
  addEventListener("click", (event) => { if (down?.name === selectorAt(event.target)) down.clicked = true; }, true);
  addEventListener("pointerup", (event) => {
    const held = down;
    if (!held?.exchanged || Math.hypot(event.clientX - held.x, event.clientY - held.y) > TREMBLE) return;
    setTimeout(() => { if (!held.clicked) press(held.name); }, CLICK_DELAY);
  });
  for (const sign of ["pointercancel", "dragging"]) addEventListener(sign, () => { down = null; });

  // --- an earlier request is pending

  let pending = null, next = "";
  document.addEventListener("htmx:before:request", (event) => {
    const { ctx } = event.detail;
    if (ctx.sourceEvent?.type === "submit" && ctx.sourceElement.closest("#answering")) pending = ctx;
  });
  document.addEventListener("htmx:finally:request", (event) => {
    if (event.detail.ctx !== pending) return;
    const name = next;
    pending = null;
    next = "";
    if (name) press(name);
  });
  for (const sign of ["submit", "change"]) document.addEventListener(sign, (event) => {
    if (!pending || !event.target.closest("#answering")) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    next = selectorOf(event.submitter ?? event.target);
  }, true);
})();
