/* No press is lost. What is pressed while the answer to an earlier press is under way waits for it; and where a part of
   the page is exchanged between a finger going down and up, as the board is when a press ends its replay, which is no
   click to a browser, what stands there now under the same name is pressed. */
"use strict";
(() => {
  const TREMBLE = 8;
  const CLICK_DELAY = 80;
  /* Milliseconds after which the click of a lifted finger has come, if it comes at all. */

  /* A control is found again by its id, by the form and what it sends, or by its spot on the board. */
  const selectorOf = (control) => {
    if (control.dataset.spot) return `#${control.closest("figure")?.id} [data-spot="${CSS.escape(control.dataset.spot)}"]`;
    if (control.id) return "#" + CSS.escape(control.id);
    return control.form?.id ? `#${control.form.id} [name="${CSS.escape(control.name)}"][value="${CSS.escape(control.value)}"]` : "";
  };
  const selectorAt = (target) => {
    const control = target.closest?.("#answering :is(button, .pill), figure [data-spot]");
    return control ? selectorOf(control.querySelector("input") ?? control) : "";
  };
  /* What may still be changed of the last move has moved to a form of its own. */
  const press = (name) => (document.querySelector(name) ?? document.querySelector(name.replace(/^#/, "#held-")))
    ?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));

  // --- the second half of a double press

  /* What an exchange has put under the finger was not meant by it, and a turn that is sent is sent. */
  addEventListener("click", (event) => {
    if (event.detail > 1 && event.target.closest?.("#answering [formaction]")) event.preventDefault();
  }, true);

  // --- a part is exchanged under the finger

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
  for (const sign of ["pointercancel", "dragging"]) document.addEventListener(sign, () => { down = null; });

  // --- an earlier press is under way

  /* What is pressed after a place belongs to the next move, and would else change what is laid there. A place that may
     still be changed is replaced by a later one. */
  const placed = ({ type, target }) => type === "change" && target.matches("[data-placing] select") && !target.closest("#answer-held");
  let pending = null, next = "", last = "";
  document.addEventListener("htmx:before:request", (event) => {
    const { ctx } = event.detail;
    if (ctx.sourceEvent && ctx.sourceElement.closest("#answering") && (ctx.sourceEvent.type === "submit" || placed(ctx.sourceEvent))) pending = ctx;
  });
  addEventListener("click", (event) => { last = selectorAt(event.target); }, true);
  document.addEventListener("dragging", () => { last = ""; });
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
    next = event.target.matches("[data-placing] select") ? last : selectorOf(event.submitter ?? event.target);
  }, true);
})();
