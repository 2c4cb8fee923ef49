/* Choosing on the board instead of from a list: by click, tap or drag. Everything works without this script; it only
   drives the same fields. A spot connects board and field: a square, or a thing wherever it lies. */
"use strict";
(() => {
  const block = () => document.getElementById("answering");
  const spotsOf = (mark) => mark.dataset.spot.split("|");
  /* If the board has a spot for exactly this part of the answer, such as a region for its arms, other things of the same
     name do not count, such as the card of its colour. */
  const spotsOfField = (field) => {
    const all = field.dataset.spotOf.split("|"), drawn = new Set([...document.querySelectorAll(".boards [data-spot]")].flatMap(spotsOf));
    const own = all.filter((spot) => !spot.startsWith("thing ") && drawn.has(spot)).map((spot) => spot.slice(spot.indexOf(" ") + 1));
    return all.filter((spot) => !spot.startsWith("thing ") || !own.includes(spot.slice("thing ".length)));
  };
  const fields = () => [...(block()?.querySelectorAll("[data-spot-of]") ?? [])];
  const lists = () => [...(block()?.querySelectorAll("[data-placing] select") ?? [])];
  const squares = (option) => option.dataset.squares.split(" ");

  // --- geometry: the places of the board's spots, in squares

  const spotPositions = () => {
    const marks = [...document.querySelectorAll(".spots rect[data-spot]")];
    const side = marks.length ? marks[0].width.baseVal.value : 1;
    return new Map(marks.map((mark) => [mark.dataset.spot, [Math.round(mark.x.baseVal.value / side * 8) / 8, Math.round(mark.y.baseVal.value / side * 8) / 8]]));
  };
  const cells = (option, at) => squares(option).map((name) => at.get(name)).filter(Boolean);
  const middle = (some) => [0, 1].map((axis) => some.reduce((sum, cell) => sum + cell[axis], 0) / some.length);
  const shape = (some) => {
    const left = Math.min(...some.map((cell) => cell[0])), top = Math.min(...some.map((cell) => cell[1]));
    return some.map(([x, y]) => `${Math.round(x - left)},${Math.round(y - top)}`).sort().join(" ");
  };
  const turned = (some) => some.map(([x, y]) => [-y, x]);
  const flipped = (some) => some.map(([x, y]) => [-x, y]);
  const distance = (one, other) => Math.hypot(one[0] - other[0], one[1] - other[1]);
  const nearest = (options, at, point) => options
    .map((option) => [distance(middle(cells(option, at)), point), option])
    .sort((one, other) => one[0] - other[0])[0]?.[1];
  const usable = (list, at) => [...list.options].filter((option) => cells(option, at).length);
  const alike = (list, at, some) => usable(list, at).filter((option) => shape(cells(option, at)) === shape(some));

  // --- choosing: change the field as a user would; while dragging, only show the change

  let dragged = null;
  const choose = (list, option) => {
    if (!option || option.selected) return;
    option.selected = true;
    paint();
    if (!dragged) list.dispatchEvent(new Event("change", { bubbles: true }));
  };
  const STEPS = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] };
  const step = (list, [dx, dy]) => {
    const at = spotPositions(), now = cells(list.selectedOptions[0], at), from = middle(now);
    const ahead = alike(list, at, now).filter((option) => {
      const to = middle(cells(option, at));
      return (to[0] - from[0]) * dx + (to[1] - from[1]) * dy > 0.4;
    });
    choose(list, nearest(ahead, at, [from[0] + dx, from[1] + dy]));
  };
  const reshape = (list, how) => {
    const at = spotPositions(), now = cells(list.selectedOptions[0], at);
    let some = how(now);
    for (let quarter = 0; quarter < 4; quarter += 1, some = turned(some)) {
      const fitting = alike(list, at, some).filter((option) => !option.selected);
      if (shape(some) !== shape(now) && fitting.length) return choose(list, nearest(fitting, at, middle(now)));
    }
  };
  const moveIt = (list, way) => {
    if (!list) return;
    const at = spotPositions();
    if (!cells(list.selectedOptions[0], at).length) return choose(list, usable(list, at)[0]);
    if (way in STEPS) step(list, STEPS[way]);
    else reshape(list, way === "turn" ? turned : flipped);
  };
  const point = (list, name) => {
    const at = spotPositions(), here = at.get(name), now = cells(list.selectedOptions[0], at);
    const covering = (options) => options.filter((option) => squares(option).includes(name));
    const same = covering(now.length ? alike(list, at, now) : []);
    choose(list, nearest(same.length ? same : covering(usable(list, at)), at, here));
  };

  // --- the meanings of a spot: the answer in progress first, then the question; others are offered there by name

  /* A spot that was pressed before its list of places was known. It is chosen as soon as there is a list. */
  let pendingSpot = "";
  const press = (field, spot) => {
    if (field.tagName === "BUTTON") {
      /* Open a closed form with this choice in it. */
      const words = spotsOfField(field).find((each) => !each.startsWith("thing ") && each.endsWith(" " + spot.slice(spot.indexOf(" ") + 1)));
      if (field.name === "show" && words) field.form.insertAdjacentHTML("beforeend", `<input type="hidden" name="with" value="${words}">`);
      else if (field.name === "show") pendingSpot = spot;
      return field.form.requestSubmit(field);
    }
    /* Use the button of the field, which also keeps a shared total. */
    if (field.type === "number" && Number(field.value) < Number(field.max)) return field.parentElement.querySelector("[data-step='1']").click();
    if (field.type === "number") field.value = 0;
    else field.checked = field.type === "radio" || !field.checked;
    field.dispatchEvent(new Event("change", { bubbles: true }));
  };
  const begun = (field) => field.form.classList.contains("begun");
  const open = (field) => field.tagName !== "BUTTON";
  /* A lone radio button counts as chosen only after its answer has begun. */
  const decided = (field) => begun(field) || field.type !== "radio" || field.form.querySelectorAll(`[name="${CSS.escape(field.name)}"]`).length > 1;
  const empty = (field) => field.type !== "radio" || !decided(field) || !field.form.querySelector(`[name="${CSS.escape(field.name)}"]:checked`);
  const RANKS = [(field) => open(field) && begun(field) && empty(field), (field) => open(field) && begun(field), (field) => open(field) && empty(field), open, () => true];
  const rank = (field) => RANKS.findIndex((so) => so(field));
  /* All meanings of a spot, the likeliest first: each open form once, and each button that opens a form. */
  const meanings = (mark) => {
    const all = spotsOf(mark).flatMap((spot) => fields().filter((field) => spotsOfField(field).includes(spot)).map((field) => ({ field, spot })));
    const likely = all.filter(({ field }) => field.getAttribute("aria-pressed") !== "true").sort((one, other) => rank(one.field) - rank(other.field));
    return likely.filter(({ field }, at) => likely.findIndex((each) => (open(field) ? each.field.form === field.form : each.field === field)) === at);
  };
  const nameOf = (field) => (open(field) ? field.closest(".way-to")?.querySelector("h3") : field.querySelector(".words") ?? field)?.textContent.trim() ?? "";
  const here = document.getElementById("here");
  /* `asks`: nothing happens until the user chooses one, so the focus moves there. */
  const offer = (mark, ways, asks) => {
    const heading = document.createElement("p");
    heading.className = "eyebrow";
    heading.textContent = here.dataset.heading;
    here.replaceChildren(heading, ...ways.map(({ name, shown, act }) => {
      const button = document.createElement("button");
      button.type = "button";
      button.className = "button";
      if (shown) button.append(...shown.cloneNode(true).childNodes); else button.textContent = name;
      button.addEventListener("click", () => { here.hidePopover(); act(); });
      return button;
    }));
    here.showPopover();
    const at = mark.getBoundingClientRect(), own = here.getBoundingClientRect();
    /* Beside the spot, which stays visible. If there is no room, below or above it. */
    const right = at.right + 8 + own.width < innerWidth, beside = right || at.left > own.width + 16, below = at.bottom + 8 + own.height < innerHeight;
    here.style.left = Math.max(8, right ? at.right + 8 : Math.min(at.left - own.width - 8, innerWidth - own.width - 8)) + "px";
    here.style.top = Math.max(8, beside ? Math.min(at.top, innerHeight - own.height - 8) : below ? at.bottom + 8 : at.top - own.height - 8) + "px";
    if (asks) here.querySelector("button").focus();
  };
  const listOf = (mark) => lists().find((list) => [...list.options].some((option) => spotsOf(mark).some((spot) => squares(option).includes(spot))));
  const laterFields = () => [...(block()?.querySelectorAll("[data-later]") ?? [])];
  /* Ask the fields if a spot can be pressed: the marks are painted a moment later. */
  const pressSpot = (mark) => {
    const list = listOf(mark), found = meanings(mark);
    if (list && !(found.length && open(found[0].field))) {
      if (squares(list.selectedOptions[0]).includes(mark.dataset.spot) && squares(list.selectedOptions[0]).length > 1) moveIt(list, "turn");
      else point(list, mark.dataset.spot);
      return true;
    }
    const later = laterFields().find((each) => spotsOf(mark).some((spot) => each.dataset.later.split(" ").includes(spot)));
    if (later && !found.some(({ field }) => open(field))) {
      const names = [...later.closest("form").querySelectorAll(".pill")].filter((pill) => pill.querySelector("input[type=radio]"));
      offer(mark, [...names.map((pill) => ({ shown: pill.querySelector("span"), act: () => { pendingSpot = mark.dataset.spot; press(pill.querySelector("input")); } })),
        ...found.map(({ field, spot }) => ({ name: nameOf(field), act: () => press(field, spot) }))], true);
      return true;
    }
    if (!found.length) return false;
    const [{ field, spot }, ...others] = found, act = () => press(field, spot);
    /* A move that is allowed at any time is no second meaning of this question. It stays in its fold. */
    const rest = others.filter((other) => !open(field) || !other.field.closest(".liberties"))
      .map((other) => ({ name: nameOf(other.field), act: () => press(other.field, other.spot) }));
    if (open(field) || !rest.length) act();
    if (rest.length && !(open(field) && begun(field))) offer(mark, [{ name: nameOf(field), act: open(field) ? () => {} : act }, ...rest], !open(field));
    return true;
  };
  document.addEventListener("htmx:after:swap", () => {
    const name = pendingSpot, list = name && lists().find((each) => [...each.options].some((option) => squares(option).includes(name)));
    pendingSpot = "";
    if (list) point(list, name);
  });

  // --- painting: what can be chosen, and what is chosen

  /* If there are several of a thing, a badge shows how many are chosen. */
  const drawn = (name, attributes, text = "") => {
    const element = document.createElementNS("http://www.w3.org/2000/svg", name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.textContent = text;
    return element;
  };
  const count = (mark, tally) => {
    const [x, y, width] = ["x", "y", "width"].map((side) => mark[side].baseVal.value), badge = drawn("g", { class: "tally", "aria-hidden": true });
    badge.append(drawn("rect", { x: x + width - 29, y: y - 2, width: 31, height: 18, rx: 4 }), drawn("text", { x: x + width - 13.5, y: y + 12, "font-size": 14, "text-anchor": "middle" }, `✓ ${tally}`));
    mark.after(badge);
    mark.dataset.tally = tally;
  };
  /* If the board draws what would be added, such as a shield in a region, that drawing shows the number. */
  const add = (mark, adding, tally) => {
    adding.removeAttribute("visibility");
    adding.querySelector("text").textContent = mark.dataset.tally = `+${tally}`;
  };
  const countAll = () => {
    document.querySelectorAll(".boards .tally").forEach((each) => each.remove());
    document.querySelectorAll(".boards .adding").forEach((each) => each.setAttribute("visibility", "hidden"));
    document.querySelectorAll(".boards [data-tally]").forEach((each) => delete each.dataset.tally);
    const several = fields().filter((field) => field.type === "number" && Number(field.value)).map((field) => ({ tally: field.value, spots: spotsOfField(field) }));
    for (const mark of several.length ? document.querySelectorAll(".boards [data-spot].chosen") : []) {
      const found = several.find(({ spots }) => spots.some((spot) => spotsOf(mark).includes(spot)));
      const adding = found && spotsOf(mark).map((spot) => document.querySelector(`.boards [data-counts="${CSS.escape(spot)}"]`)).find(Boolean);
      if (adding) add(mark, adding, found.tally);
      else if (found && mark.matches(".thing")) count(mark, found.tally);
    }
  };
  const paint = () => {
    const legal = new Set(), chosen = new Set();
    for (const list of lists()) {
      for (const option of list.options) squares(option).forEach((name) => legal.add(name));
      squares(list.selectedOptions[0]).forEach((name) => chosen.add(name));
    }
    for (const later of laterFields()) later.dataset.later.split(" ").forEach((name) => legal.add(name));
    for (const field of fields()) {
      spotsOfField(field).forEach((spot) => legal.add(spot));
      if ((field.checked && decided(field)) || (field.type === "number" && Number(field.value))) spotsOfField(field).forEach((spot) => chosen.add(spot));
    }
    for (const mark of document.querySelectorAll("[data-spot]")) {
      mark.classList.toggle("legal", spotsOf(mark).some((spot) => legal.has(spot)));
      mark.classList.toggle("chosen", spotsOf(mark).some((spot) => chosen.has(spot)));
    }
    countAll();
    /* Show this hint only if the board can take the number too. */
    const drawn = new Set([...document.querySelectorAll(".boards [data-spot]")].flatMap(spotsOf));
    const onBoard = (hint) => [...hint.closest("fieldset").querySelectorAll("[data-spot-of]")].some((field) => spotsOfField(field).some((spot) => drawn.has(spot)));
    for (const hint of block()?.querySelectorAll(".pointing") ?? []) hint.hidden = !onBoard(hint);
  };

  // --- dragging: a piece snaps to the nearest place, and lies there when it is released

  const TREMBLE = 8, LONG = 500;
  let down = null, done = false;
  const spotAt = (event) => document.elementFromPoint(event.clientX, event.clientY)?.closest?.(".spots rect[data-spot]");
  const activeList = () => lists().filter((list) => usable(list, spotPositions()).length).sort((one, other) => begun(other) - begun(one))[0] ?? null;
  const startDrag = (mark) => {
    const list = activeList();
    if (list && squares(list.selectedOptions[0]).includes(mark.dataset.spot)) return true;
    const field = mark.classList.contains("thing") && meanings(mark)[0]?.field;
    if (!field || field.type !== "radio" || !field.form.querySelector("[data-placing], [data-later]")) return false;
    press(field);
    return true;
  };
  const endDrag = () => {
    clearTimeout(down?.long);
    if (dragged) document.body.classList.remove("dragging");
    down = dragged = null;
  };
  document.addEventListener("pointerdown", (event) => {
    const mark = event.target.closest?.("[data-spot]");
    done = false;
    if (!mark || !event.isPrimary || event.button) return;
    const flip = () => {
      const list = activeList();
      if (!list || !squares(list.selectedOptions[0]).includes(mark.dataset.spot)) return;
      done = true;
      moveIt(list, "flip");
    };
    down = { mark, x: event.clientX, y: event.clientY, long: setTimeout(flip, LONG) };
  });
  document.addEventListener("pointermove", (event) => {
    if (!down) return;
    if (!dragged) {
      if (Math.hypot(event.clientX - down.x, event.clientY - down.y) < TREMBLE) return;
      clearTimeout(down.long);
      if (!startDrag(down.mark)) { down = null; return; }
      dragged = down.mark;
      done = true;
      document.body.classList.add("dragging");
      document.dispatchEvent(new Event("dragging"));
    }
    const at = spotAt(event), list = activeList();
    if (at && list) point(list, at.dataset.spot);
  });
  document.addEventListener("pointerup", (event) => {
    const list = dragged && spotAt(event) && activeList();
    endDrag();
    if (!list || !list.value) return;
    list.dispatchEvent(new Event("change", { bubbles: true }));
  });
  document.addEventListener("pointercancel", endDrag);
  document.addEventListener("wheel", (event) => {
    if (!dragged) return;
    event.preventDefault();
    moveIt(activeList(), "turn");
  }, { passive: false });

  /* Cities lie close together, and fingers are broad. Of overlapping spots, take the nearest. */
  const markAt = (event) => {
    const mark = event.target.closest?.("[data-spot]");
    if (mark?.tagName !== "circle" || !event.detail) return mark;
    const away = (each) => { const at = each.getBoundingClientRect(); return distance([at.x + at.width / 2, at.y + at.height / 2], [event.clientX, event.clientY]); };
    const alike = [...mark.parentNode.querySelectorAll("[data-spot]")].filter((each) => each.classList.contains("legal") === mark.classList.contains("legal"));
    return alike.sort((one, other) => away(one) - away(other))[0];
  };
  document.addEventListener("click", (event) => {
    const mark = markAt(event);
    if (mark) {
      if (!done && !pressSpot(mark)) mark.dispatchEvent(new CustomEvent("why", { bubbles: true, detail: spotsOf(mark)[0] }));
      done = false;
      return;
    }
    const pad = event.target.closest?.("[data-move]");
    if (pad) moveIt(pad.closest("[data-placing]").querySelector("select"), pad.dataset.move);
  });
  const KEYS = { ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down", r: "turn", f: "flip" };
  document.addEventListener("keydown", (event) => {
    const pad = event.target.closest?.(".pad"), turning = event.target.matches?.("[data-spot]") && "rf".includes(event.key);
    if (!(pad || dragged || turning) || !(event.key in KEYS) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    moveIt(pad ? pad.closest("[data-placing]").querySelector("select") : activeList(), KEYS[event.key]);
  });
  for (const sign of ["change", "put", "htmx:after:swap"]) document.addEventListener(sign, paint);
  paint();
})();
