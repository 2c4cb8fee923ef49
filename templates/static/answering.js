/* The controls of an answer: step buttons, "Undo", one submit per turn, and focus that survives a swap.
   Everything works without this script. */
"use strict";
(() => {
  const block = () => document.getElementById("answering");

  /* Add or subtract one. If this exceeds a shared total, the largest other field gives one back. */
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

  // --- "Undo" removes the last choice of a form; without this script, it clears the form

  let form = "", steps = [];
  const fields = (of) => [...of.elements].filter((each) => each.name && each.type !== "hidden");
  const state = (of) => fields(of).map((each) => (each.type === "radio" || each.type === "checkbox" ? each.checked : each.value));
  const begunForm = () => block()?.querySelector(".way-to.begun:not(.held) form.begun");
  /* The values of the form before each choice, while it is the same form of the same turn. */
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

  // --- after a swap, focus stays on the same control or moves to the one that replaced it

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
  /* The browser submits a finished turn itself, once. An incomplete turn goes through htmx, which shows what is missing. */
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
  /* Scroll the dock to show the latest choice, the next one and the button: those of the answer in progress, else of the
     draft. If they do not fit, show the top, or the next choice, but keep the control under the finger in view. */
  const reveal = () => {
    const part = block()?.querySelector(".way-to.begun") ?? block()?.querySelector("[data-draft]");
    if (!part) return;
    const foot = block().querySelector(".turn")?.offsetHeight ?? 0, head = document.getElementById("question-top")?.offsetHeight ?? 0;
    const dock = part.closest(".docked"), sight = dock.getBoundingClientRect(), at = part.getBoundingClientRect();
    if (dock.scrollHeight <= dock.clientHeight) return part.scrollIntoView({ block: "nearest" });
    const asked = at.height > sight.height - tabsHeight() - head - foot && (part.querySelector("[data-lacking]") ?? part.querySelector(".split"));
    const above = (asked || part).getBoundingClientRect().top - sight.top - tabsHeight() - head - EDGE, below = at.bottom + EDGE + (part.matches(".turn") ? 0 : foot) - sight.bottom;
    const under = document.activeElement?.closest(".pill, .stepper")?.getBoundingClientRect();
    const stays = under && under.bottom > sight.top && under.top < sight.bottom && part.contains(document.activeElement);
    if (above < 0 && !stays) dock.scrollTop += above;
    else if (below > 0) dock.scrollTop += Math.min(above, below);
  };
  /* On a phone, also scroll the board above the sheet: the board with the piece just laid, else the main one. Show as
     much of it as fits, and always the piece. */
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
  /* A swap updates attributes. The user's choices are properties and would stay in fields that now mean something else.
     So reset each form to what the server sent, but not while the user drags or types. */
  document.addEventListener("htmx:after:swap", () => {
    if (document.body.classList.contains("dragging")) return;
    const forms = submitted ? "form" : "form.compose:not(:has(input[type=number]:focus))";
    block()?.querySelectorAll(forms).forEach((form) => form.reset());
  });
  document.addEventListener("htmx:after:swap", () => {
    /* The last move may have become its own form, where ids begin with `held-`. */
    const lost = () => document.activeElement === document.body || document.activeElement === null;
    if (focused && lost()) (document.getElementById(focused) ?? document.getElementById("held-" + focused))?.focus({ preventScroll: true });
    const refusal = document.getElementById("refusal");
    if (submitted && ((lost() && !onBoard) || refusal)) (refusal ?? document.getElementById("finish") ?? block()?.querySelector("button, select, input:not([type=hidden])"))?.focus();
    const whole = pressed && chosen && !submitted && block()?.querySelector("button[data-at-once]");
    if (whole) whole.click();
    else if (chosen) { reveal(); revealBoard(); }
    remember();
    submitted = chosen = false;
  });
})();
