/* The controls of an answer: one more and one less, what is sent once, and fields that keep nothing and
   a keyboard that loses nothing while parts of the page are put there anew. Everything works without this file. */
"use strict";
(() => {
  const block = () => document.getElementById("answering");

  /* One less, one more. Where so many are to be given in all, one more here is one less where most are. */
  const count = (button) => {
    const field = button.parentElement.querySelector("input"), sharing = button.closest("[data-together]");
    const before = field.value;
    if (button.dataset.step > 0) field.stepUp(); else field.stepDown();
    if (field.value === before) return;
    if (sharing) {
      const others = [...sharing.querySelectorAll("input")].filter((each) => each !== field);
      const most = others.sort((one, other) => other.value - one.value)[0];
      const sum = others.reduce((all, each) => all + Number(each.value), Number(field.value));
      if (most && sum > Number(sharing.dataset.together)) most.stepDown();
    }
    field.dispatchEvent(new Event("change", { bubbles: true }));
  };
  document.addEventListener("click", (event) => {
    const step = event.target.closest?.("[data-step]");
    if (step) count(step);
  });

  // --- "Undo" takes off the last of what is chosen in a form; without this file, all of it

  let form = "", steps = [];
  const fields = (of) => [...of.elements].filter((each) => each.name && each.type !== "hidden");
  const state = (of) => fields(of).map((each) => (each.type === "radio" || each.type === "checkbox" ? each.checked : each.value));
  const begunForm = () => block()?.querySelector(".way-to.begun:not(.held) form.begun");
  /* What stood in the form before each choice, as long as it is the same form of the same turn. */
  const remember = () => {
    const now = begunForm(), moves = now && `${now.id} ${now.elements.moves.value}`;
    if (moves !== form) steps = [];
    form = moves;
    if (now && state(now).join() !== steps.at(-1)?.join()) steps.push(state(now));
  };
  document.addEventListener("submit", (event) => {
    const now = event.target.id === "answer-undo" && begunForm(), before = now && steps.length > 1 && steps.at(-2);
    if (!before || before.length !== fields(now).length) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    steps.splice(-2);
    fields(now).forEach((each, at) => { if (each.type === "radio" || each.type === "checkbox") each.checked = before[at]; else each.value = before[at]; });
    now.dispatchEvent(new Event("change", { bubbles: true }));
  }, true);

  // --- after a swap the keyboard goes on from where it was, or from what has become of it

  /* What is pressed again and again stays under the finger, whatever appears above it. */
  const AGAIN = "#answering :is(.stepper .button, .pad .button, .pill:has([type=checkbox]))";
  let again = null;
  addEventListener("click", (event) => {
    const control = event.target.closest?.(AGAIN);
    again = control && { id: (control.querySelector("input") ?? control).id, top: 0 };
  }, true);
  const moved = (id) => document.getElementById(id) ?? document.getElementById("held-" + id);
  const topOf = (id) => { const control = moved(id); return (control?.closest(".pill") ?? control)?.getBoundingClientRect().top; };
  document.addEventListener("htmx:before:swap", () => { if (again) again.top = topOf(again.id); });
  const stay = () => {
    const top = again && topOf(again.id);
    if (top) moved(again.id).closest(".docked").scrollTop += top - again.top;
    return Boolean(top);
  };

  const EDGE = 4;
  let submitted = false, chosen = false, pressed = false, focused = "", onBoard = false;
  for (const sign of ["pointerdown", "keydown"]) addEventListener(sign, (event) => { pressed = sign === "pointerdown"; }, true);
  document.addEventListener("htmx:before:swap", () => {
    focused = document.activeElement?.closest("#answering") ? document.activeElement.id : "";
    onBoard = Boolean(document.activeElement?.closest(".boards"));
  });
  let pending = 0;
  document.addEventListener("htmx:before:request", () => { pending += 1; });
  document.addEventListener("htmx:finally:request", () => { pending -= 1; });
  /* A button that sends the turn is no affair of htmx: the browser sends its form, once. But what is surely not whole is
     only told what it lacks, and the page stays. */
  document.addEventListener("submit", (event) => {
    if (!event.submitter?.hasAttribute("formaction")) return;
    if (!pending && event.target.matches(".missing")) { event.submitter.removeAttribute("formaction"); return; }
    event.stopImmediatePropagation();
    if (event.target.dataset.sent) event.preventDefault();
    event.target.dataset.sent = "yes";
  }, true);
  window.addEventListener("pageshow", () => document.querySelectorAll("form[data-sent]").forEach((form) => delete form.dataset.sent));
  document.addEventListener("submit", (event) => { submitted = Boolean(event.target.closest("#answering")); }, true);
  for (const sign of ["submit", "change"]) document.addEventListener(sign, (event) => { chosen ||= Boolean(event.target.closest("#answering")); }, true);
  const tabsHeight = () => { const tabs = document.getElementById("tabs"); return tabs && getComputedStyle(tabs).position === "sticky" ? tabs.offsetHeight : 0; };
  /* What has been chosen, what is asked for next and the button lie in one sight, however low the dock is: the answer
     that is being put together, else the turn as it stands. What is too high for the dock begins at its top, or where
     something is still to be chosen or counted. */
  const reveal = () => {
    const part = block()?.querySelector(".way-to.begun") ?? block()?.querySelector("[data-draft]");
    if (!part) return;
    const foot = block().querySelector(".turn")?.offsetHeight ?? 0, head = document.getElementById("question-top")?.offsetHeight ?? 0;
    const dock = part.closest(".docked"), sight = dock.getBoundingClientRect(), at = part.getBoundingClientRect();
    if (dock.scrollHeight <= dock.clientHeight) return part.scrollIntoView({ block: "nearest" });
    const asked = at.height > sight.height - tabsHeight() - head - foot && (part.querySelector("[data-lacking]") ?? part.querySelector(".split"));
    const above = (asked || part).getBoundingClientRect().top - sight.top - tabsHeight() - head - EDGE, below = at.bottom + EDGE + (part.matches(".turn") ? 0 : foot) - sight.bottom;
    if (above < 0) dock.scrollTop += above;
    else if (below > 0) dock.scrollTop += Math.min(above, below);
  };
  /* On a phone, so does the board, above the sheet: the one on which something was just laid, else the one that it is
     answered on. As much of it is shown as there is room for, and what was laid in any case. */
  const revealBoard = () => {
    const sheet = document.getElementById("dock"), draft = !block()?.querySelector(".way-to.begun:not(.held)") && block()?.querySelector("[data-laid]");
    const squares = draft ? draft.dataset.laid.split(" ") : [];
    const laid = [...document.querySelectorAll(".boards .spots [data-spot]")].filter((each) => squares.includes(each.dataset.spot));
    const board = laid[0]?.closest("figure") ?? document.querySelector(".boards .main");
    if (!board || getComputedStyle(sheet).position !== "fixed") return;
    const show = (top, bottom) => {
      const under = bottom - sheet.getBoundingClientRect().top;
      if (top < 0) scrollBy({ top, behavior: "instant" });
      else if (under > 0) scrollBy({ top: Math.min(under, top), behavior: "instant" });
    };
    for (const some of [[board], laid]) {
      const boxes = some.map((each) => each.getBoundingClientRect());
      if (boxes.length) show(Math.min(...boxes.map((box) => box.top)), Math.max(...boxes.map((box) => box.bottom)));
    }
  };
  /* Morphing carries attributes; what a hand has chosen is no attribute, and lives on in a field that means something
     else by then. So each form says what it was made with, before anything is painted from it. Whoever is still dragging or
     typing is left alone. */
  document.addEventListener("htmx:after:swap", () => {
    if (document.body.classList.contains("dragging")) return;
    const forms = submitted ? "form" : "form.compose:not(:has(input[type=number]:focus))";
    block()?.querySelectorAll(forms).forEach((form) => form.reset());
  });
  document.addEventListener("htmx:after:swap", () => {
    /* What is held may have moved to another form. */
    const lost = () => document.activeElement === document.body || document.activeElement === null;
    if (focused && lost()) (document.getElementById(focused) ?? document.getElementById("held-" + focused))?.focus({ preventScroll: true });
    const refusal = document.getElementById("refusal");
    if (submitted && ((lost() && !onBoard) || refusal)) (refusal ?? document.getElementById("finish") ?? block()?.querySelector("button, select, input:not([type=hidden])"))?.focus();
    const whole = pressed && chosen && !submitted && block()?.querySelector("button[data-at-once]");
    if (whole) whole.click();
    else if (chosen) {
      if (!stay()) reveal();
      revealBoard();
    }
    remember();
    submitted = chosen = false;
  });
})();
