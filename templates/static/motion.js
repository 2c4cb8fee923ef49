/* What happened since the last look is played on the board, move by move: things fly from where they lay to where they
   lie, coins go from who pays to who is paid. The arrows go back and on through the moves, and any press ends the play.
   Whoever wishes for no motion has the arrows and the marks. Without this file there is the story. */
"use strict";
(() => {
  const page = document.querySelector("[data-live]");
  if (!page) return;
  const MOST = 4, BLOCK = 4, LASTS = 700, RESTS = 350, LETTER = 45, WHOLE = 4800;
  /* Milliseconds. A caption stands for as long as its letters take to read, within the time of the whole play: what is
     older, and what went by too fast, is stepped through by hand. */
  const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
  const boards = () => document.querySelector(".play .boards");
  const storageKey = "seen:" + page.dataset.table;
  let at = 0, present = null, playing = 0, paused = null;

  // --- a moment is laid into the page, and the present kept aside

  const counts = () => (boards().dataset.moves || "").split(" ").filter(Boolean).map(Number);
  const last = () => Number(boards().dataset.count);
  const parts = (root) => new Map([...root.querySelectorAll(".boards figure, .strip, #heading")].map((part) => [part.id, part]));
  /* What is not told of a moment was then as it is now. */
  const showParts = (contents) => {
    boards().classList.toggle("then", at < last());
    for (const [id, part] of parts(document)) {
      const content = contents.get(id) ?? present?.get(id);
      if (content) part.replaceChildren(...content);
    }
    boards().dispatchEvent(new Event("put", { bubbles: true }));
  };
  const contents = (root) => new Map([...parts(root)].map(([id, part]) => [id, [...part.childNodes]]));
  const known = new Map();
  /* The drawings as they came with the page, line by line; the browser has kept it, or else they are not asked after. */
  const cachedLines = async () => {
    const { drawn } = boards().dataset, text = await (await fetch(location.pathname, { cache: "force-cache" })).text();
    if (!text.includes(`data-drawn="${drawn}"`)) return { drawn: "", lines: [] };
    const figures = [...text.matchAll(/<figure id="figure-([^"]+)"[^>]*>([^]*?)<\/figure>/g)].map(([, name, drawing]) => ({ name, drawing }));
    figures.sort((one, other) => (one.name < other.name ? -1 : 1));
    return { drawn, lines: figures.flatMap(({ drawing }) => drawing.split("\n")) };
  };
  /* The drawings in full: service/site/table/moments.py sends most lines as copies of earlier ones. */
  const expandDrawings = (told, lines) => {
    const own = [], texts = { b: lines, o: own };
    for (const line of told.split("\n")) {
      const [text, start, long] = line.split(" ");
      if (line[0] === "=") own.push(line.slice(1));
      else own.push(...texts[text].slice(Number(start), Number(start) + Number(long)));
    }
    return own.join("\n");
  };
  const fetchMoments = async (counts) => {
    const { drawn, lines } = await cachedLines();
    const answer = await fetch(`${page.dataset.live}/moments?drawn=${drawn}&${counts.map((count) => `at=${count}`).join("&")}`);
    if (!answer.ok) throw new Error(answer.status);
    const read = new DOMParser().parseFromString(expandDrawings(await answer.text(), lines), "text/html"), figures = new Map();
    for (const moment of read.querySelectorAll("[data-moment]")) {
      const count = Number(moment.dataset.moment);
      for (const figure of read.querySelectorAll(`figure[data-at="${count}"]`)) figures.set(figure.dataset.figure, [...figure.childNodes]);
      const [strip, heading] = [".strip", ".heading"].map((part) => [...moment.querySelector(part).childNodes]), told = moment.querySelector(".told").textContent.trim();
      known.set(count, { contents: new Map([...figures, ["strip", strip], ["heading", heading]]), told, ...moment.dataset });
    }
  };
  /* One that is stepped to brings those before it. */
  const moment = async (count) => {
    if (!known.has(count)) await fetchMoments(Array.from({ length: BLOCK }, (_, less) => count - less).filter((each) => each >= 0 && !known.has(each)));
    return known.get(count);
  };
  const updateSteps = (told) => {
    Object.assign(document.getElementById("step-told"), { textContent: told, title: told });
    document.getElementById("step-back").disabled = at <= 0;
    const held = document.activeElement?.closest("#steps");
    for (const way of ["on", "now"]) document.getElementById("step-" + way).disabled = at >= last();
    /* On a phone it lies on the edge of the sheet, however high that stands; else beside the steps, over the title. */
    const [sheet, caption, steps] = ["dock", "caption", "steps"].map((id) => document.getElementById(id)), fixed = getComputedStyle(sheet).position === "fixed";
    caption.style.bottom = fixed ? innerHeight - sheet.getBoundingClientRect().top + "px" : "";
    caption.style.width = fixed ? "" : steps.getBoundingClientRect().left - caption.getBoundingClientRect().left - 8 + "px";
    if (held && at >= last()) document.getElementById("step-back").focus();
  };
  const showPresent = () => {
    playing += 1;
    setPause(null);
    pauseButton().hidden = true;
    document.querySelectorAll(".flying").forEach((each) => each.remove());
    at = last();
    if (present) showParts(present);
    present = null;
    updateSteps("");
  };
  const show = async (count, flying) => {
    const mine = playing, before = flying && !reducedMotion.matches ? readBoard() : null;
    at = count;
    const wanted = await moment(count);
    if (mine !== playing) return;
    present ??= contents(document);
    showParts(count === last() ? present : wanted.contents);
    if (count === last()) present = null;
    updateSteps(wanted.told);
    if (before) fly(before, readBoard(), wanted);
    if (before) document.dispatchEvent(new Event("moved"));
  };

  // --- what is seen of a moment: where its things lie, and what each player has

  const readBoard = () => {
    const things = new Map(), facts = new Map();
    for (const each of document.querySelectorAll(".boards .thing")) {
      const [spot] = each.dataset.spot.split("|"), box = each.getBoundingClientRect();
      if (!things.has(spot)) things.set(spot, []);
      things.get(spot).push({ box, figure: each.closest("figure").id, drawn: cutOut.place(each) });
    }
    document.querySelectorAll(".strip .standing").forEach((standing, seat) => standing.querySelectorAll(".fact").forEach((fact, kind) =>
      facts.set(`${seat} ${kind}`, { kind, figure: Number(fact.lastChild.textContent.replace(/\D/g, "")), box: fact.getBoundingClientRect(), drawn: fact.querySelector("svg") })));
    return { things, facts };
  };
  const middle = (box) => [box.left + box.width / 2, box.top + box.height / 2];
  const send = (drawn, from, to) => {
    drawn.classList.add("flying");
    drawn.setAttribute("aria-hidden", "true");
    drawn.removeAttribute("id");
    document.body.append(drawn);
    for (const side of ["left", "top", "width", "height"]) drawn.style[side] = from[side] + "px";
    const [x, y] = middle(from), [to_x, to_y] = middle(to), size = Math.min(1, Math.max(0.25, to.width / from.width));
    const path = [{ transform: "none", opacity: 1 }, { opacity: 1, offset: 0.85 }, { transform: `translate(${to_x - x}px,${to_y - y}px) scale(${size})`, opacity: 0.2 }];
    drawn.animate(path, { duration: LASTS, easing: "ease-in-out" }).finished.finally(() => drawn.remove());
  };
  const standing = (seat) => document.querySelectorAll(".strip .standing")[seat]?.getBoundingClientRect();
  /* What the move names flies to where it lies now: in another figure, where the drawing marks a change, or to who moved. */
  const fly = (before, after, { seat, named }) => {
    const changed = [...document.querySelectorAll(".boards .changed")].map((each) => ({ box: each.getBoundingClientRect(), figure: each.closest("figure").id }));
    const aim = changed[0]?.box ?? standing(seat);
    for (const name of named.split("|")) {
      const from = before.things.get("thing " + name)?.[0];
      if (!from) continue;
      const elsewhere = (all) => all?.find((each) => each.figure !== from.figure)?.box;
      const to = elsewhere(after.things.get("thing " + name)) ?? elsewhere(changed) ?? standing(seat);
      if (to) send(cutOut.copy(from.drawn), from.box, to);
    }
    const moved = [...after.facts].map(([key, fact]) => ({ ...fact, by: fact.figure - (before.facts.get(key)?.figure ?? fact.figure) })).filter((fact) => fact.by);
    for (const fact of moved) {
      const other = moved.find((each) => each.kind === fact.kind && each.by * fact.by < 0)?.box ?? aim ?? boards().getBoundingClientRect();
      if (fact.drawn) send(fact.drawn.cloneNode(true), fact.by < 0 ? fact.box : { ...cornerOf(other), width: fact.box.width, height: fact.box.height }, fact.by < 0 ? other : fact.box);
    }
  };
  const cornerOf = ({ left, top }) => ({ left, top });

  // --- played by itself, and stepped through

  const sleep = (milliseconds) => new Promise((go) => { setTimeout(go, milliseconds); });
  /* While it plays by itself it can be held, and goes on where it was. */
  const pauseButton = () => document.getElementById("step-pause");
  const setPause = (held) => {
    paused?.go();
    paused = held;
    pauseButton().toggleAttribute("data-held", Boolean(held));
    pauseButton().textContent = held ? pauseButton().dataset.on : pauseButton().dataset.pause;
  };
  const startPause = () => {
    const held = {};
    held.over = new Promise((go) => { held.go = go; });
    setPause(held);
  };
  const play = async (from) => {
    const mine = playing += 1, moves = counts().filter((count) => count > from).slice(-MOST), longest = WHOLE / moves.length - RESTS;
    if (!moves.length || reducedMotion.matches || document.hidden) return;
    await fetchMoments([moves[0] - 1, ...moves]);
    pauseButton().hidden = false;
    await show(moves[0] - 1, false);
    for (const count of moves) {
      await sleep(RESTS);
      await paused?.over;
      if (mine !== playing) return;
      await show(count, true);
      await sleep(Math.min(longest, LASTS + LETTER * document.getElementById("step-told").textContent.length));
    }
    await paused?.over;
    if (mine === playing) showPresent();
  };
  const stepping = (way) => {
    playing += 1;
    setPause(null);
    pauseButton().hidden = true;
    const to = at + way;
    if (to >= 0 && to <= last()) show(to, way > 0).catch(showPresent);
  };
  /* Who opens a table for the first time in this browser has seen nothing move, and is shown how it stands. */
  const replayNews = () => {
    if (!boards()) return;
    const before = Number(localStorage.getItem(storageKey) ?? last());
    [at, present] = [last(), null];
    known.clear();
    updateSteps("");
    localStorage.setItem(storageKey, last());
    play(before).catch(showPresent);
  };
  document.addEventListener("click", (event) => {
    const way = { "step-back": -1, "step-on": 1 }[event.target.closest?.("button")?.id];
    if (event.target.id === "step-pause") { if (paused) setPause(null); else startPause(); return; }
    if (way) stepping(way); else if (event.target.closest?.("#step-now, #step-close, .boards.then")) showPresent();
  });
  document.addEventListener("keydown", (event) => {
    const way = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (way && event.target.closest?.("#steps")) { event.preventDefault(); stepping(way); }
  });
  /* Whoever presses anything else wants to play, and not to look on; by pressing.js what is pressed counts all the same.
     What is told of a moment that one has stepped to may be pressed, to read on. */
  const plays = () => boards() && !pauseButton().hidden && !paused;
  addEventListener("pointerdown", (event) => { if (boards() && !event.target.closest?.("#steps, #explained, #signs" + (plays() ? "" : ", #caption"))) showPresent(); }, true);
  addEventListener("keydown", (event) => { if (plays() && !["Tab", "Shift", "Control", "Alt", "Meta"].includes(event.key) && !event.target.closest?.("#steps")) showPresent(); });
  document.addEventListener("htmx:before:swap", () => { if (boards()) showPresent(); });
  document.addEventListener("put", (event) => {
    if (event.target.id === "board") replayNews();
    else if (event.target.id === "head" && boards()) {
      for (const part of ["strip", "heading"]) present?.set(part, [...document.getElementById(part).childNodes]);  // the copy kept aside is outdated
      showPresent();
    }
  });
  replayNews();
})();
