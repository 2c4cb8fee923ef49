// Pointing at the board instead of choosing from a list. Everything works without this file; it only drives the same fields.
"use strict";
(() => {
  const block = () => document.getElementById("answering");
  const spotsOf = (mark) => mark.dataset.spot.split("|");
  const ways = () => [...block().querySelectorAll(".way-to")];
  const lists = (way) => [...way.querySelectorAll("[data-placing] select")];
  const squares = (option) => option.dataset.squares.split(" ");

  // --- geometry: where the spots of the board lie, in squares

  const lie = () => {
    const marks = [...document.querySelectorAll(".spots rect[data-spot]")];
    const side = marks.length ? marks[0].width.baseVal.value : 1;
    return new Map(marks.map((mark) => [mark.dataset.spot, [Math.round(mark.x.baseVal.value / side * 8) / 8, Math.round(mark.y.baseVal.value / side * 8) / 8]]));
  };
  const cells = (option, at) => squares(option).map((name) => at.get(name)).filter(Boolean);
  const corner = (some) => [Math.min(...some.map((cell) => cell[0])), Math.min(...some.map((cell) => cell[1]))];
  const middle = (some) => [0, 1].map((axis) => some.reduce((sum, cell) => sum + cell[axis], 0) / some.length);
  const shape = (some) => {
    const [left, top] = corner(some);
    return some.map(([x, y]) => `${Math.round(x - left)},${Math.round(y - top)}`).sort().join(" ");
  };
  const turned = (some) => some.map(([x, y]) => [-y, x]);
  const flipped = (some) => some.map(([x, y]) => [-x, y]);
  const far = (one, other) => Math.hypot(one[0] - other[0], one[1] - other[1]);
  const nearest = (options, at, point) => options
    .map((option) => [far(middle(cells(option, at)), point), option])
    .sort((one, other) => one[0] - other[0])[0]?.[1];

  // --- choosing: the field is changed as a hand would change it

  const choose = (list, option) => {
    if (!option || option.selected) return;
    option.selected = true;
    paint();
    list.dispatchEvent(new Event("change", { bubbles: true }));
  };
  const usable = (list, at) => [...list.options].filter((option) => cells(option, at).length);
  const alike = (list, at, some) => usable(list, at).filter((option) => shape(cells(option, at)) === shape(some));

  const STEPS = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] };
  const step = (list, [dx, dy]) => {
    const at = lie(), now = cells(list.selectedOptions[0], at), from = middle(now);
    const ahead = alike(list, at, now).filter((option) => {
      const to = middle(cells(option, at));
      return (to[0] - from[0]) * dx + (to[1] - from[1]) * dy > 0.4;
    });
    choose(list, nearest(ahead, at, [from[0] + dx, from[1] + dy]));
  };
  const reshape = (list, how) => {
    const at = lie(), now = cells(list.selectedOptions[0], at);
    let some = how(now);
    for (let quarter = 0; quarter < 4; quarter += 1, some = turned(some)) {
      const fitting = alike(list, at, some).filter((option) => !option.selected);
      if (shape(some) !== shape(now) && fitting.length) return choose(list, nearest(fitting, at, middle(now)));
    }
  };
  const moveIt = (list, way) => {
    if (!cells(list.selectedOptions[0], lie()).length) return;
    if (way in STEPS) step(list, STEPS[way]);
    else reshape(list, way === "turn" ? turned : flipped);
  };
  const point = (list, name) => {
    const at = lie(), here = at.get(name), now = cells(list.selectedOptions[0], at);
    const covering = (options) => options.filter((option) => squares(option).includes(name));
    const same = covering(now.length ? alike(list, at, now) : []);
    choose(list, nearest(same.length ? same : covering(usable(list, at)), at, here));
  };
  const press = (field) => {
    if (field.tagName === "BUTTON") return field.form.requestSubmit(field);
    if (field.type === "number") field.value = Number(field.value) < Number(field.max) ? Number(field.value) + 1 : 0;
    else field.checked = field.type === "radio" || !field.checked;
    field.dispatchEvent(new Event("change", { bubbles: true }));
  };
  const pressed = (mark) => {
    for (const way of ways()) {
      const field = [...way.querySelectorAll("[data-spot-of]")].find((each) => spotsOf(mark).includes(each.dataset.spotOf));
      if (field) return press(field);
      for (const list of lists(way)) {
        if ([...list.options].some((option) => spotsOf(mark).some((spot) => squares(option).includes(spot)))) {
          return point(list, mark.dataset.spot);
        }
      }
    }
  };

  // --- painting: what may be pointed at, and what is chosen

  const paint = () => {
    if (!block()) return;
    const legal = new Set(), chosen = new Set();
    for (const way of ways()) {
      for (const option of way.querySelectorAll("option[data-squares]")) squares(option).forEach((name) => legal.add(name));
      for (const field of way.querySelectorAll("[data-spot-of]")) {
        legal.add(field.dataset.spotOf);
        if (field.checked || (field.type === "number" && Number(field.value))) chosen.add(field.dataset.spotOf);
      }
      for (const list of lists(way)) squares(list.selectedOptions[0]).forEach((name) => chosen.add(name));
    }
    for (const mark of document.querySelectorAll("[data-spot]")) {
      mark.classList.toggle("legal", spotsOf(mark).some((spot) => legal.has(spot)));
      mark.classList.toggle("chosen", spotsOf(mark).some((spot) => chosen.has(spot)));
    }
  };

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
    const mark = event.target.closest?.("[data-spot].legal");
    if (mark) return pressed(mark);
    const step = event.target.closest?.("[data-step]");
    if (step) return count(step);
    const pad = event.target.closest?.("[data-move]");
    if (pad) moveIt(pad.closest("[data-placing]").querySelector("select"), pad.dataset.move);
  });
  const KEYS = { ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down", r: "turn", f: "flip" };
  document.addEventListener("keydown", (event) => {
    const pad = event.target.closest?.(".pad");
    if (!pad || !(event.key in KEYS) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    moveIt(pad.closest("[data-placing]").querySelector("select"), KEYS[event.key]);
  });
  for (const sign of ["change", "put"]) document.addEventListener(sign, paint);

  // --- after a swap the keyboard goes on from where it was, or from what has become of it

  let submitted = false, before = 0;
  const drafted = () => document.querySelectorAll("[data-draft] .draft > li").length;
  /* A button that sends the turn is no affair of htmx: the browser sends its form, once. */
  document.addEventListener("submit", (event) => {
    if (!event.submitter?.hasAttribute("formaction")) return;
    event.stopImmediatePropagation();
    if (event.target.dataset.sent) event.preventDefault();
    event.target.dataset.sent = "yes";
  }, true);
  window.addEventListener("pageshow", () => document.querySelectorAll("form[data-sent]").forEach((form) => delete form.dataset.sent));
  document.addEventListener("submit", (event) => { submitted = Boolean(event.target.closest("#answering")); before = drafted(); }, true);
  document.addEventListener("htmx:after:swap", () => {
    paint();
    const lost = document.activeElement === document.body || document.activeElement === null;
    const refusal = document.getElementById("refusal");
    if (submitted && (lost || refusal)) (refusal ?? document.getElementById("finish") ?? block()?.querySelector("button, select, input:not([type=hidden])"))?.focus();
    /* What was added is seen to be added, also where the next choice lies far below it. */
    if (submitted && drafted() > before) document.getElementById("finish").scrollIntoView({ block: "nearest" });
    submitted = false;
  });
  paint();
})();
