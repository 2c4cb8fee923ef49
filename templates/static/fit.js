/* The whole table in the first screen, and nothing that has the focus under what stays in sight there. The figures stand in columns of one height, which are together as broad as there is
   room. Where each stands follows from the game, its players and the window alone, never from what is asked: every
   figure has its room from the start. Without this file they stand in columns of an even width. */
"use strict";
(() => {
  const GAP = 8, LEAST = 300, MOST = 4, STEPS = 24, CHIEF = 6, HELD = 3, ALIKE = 0.01, SPARE = 160, EDGE = 4;
  const wide = matchMedia("(min-width:62rem),(min-width:40rem) and (orientation:landscape)");
  /* How high it is for its breadth, how high it is reckoned where it may grow, and how much its size matters: most of
     all that of land, a city, a map; then that of what is held, which grows. */
  const shape = (figure, at, figures) => {
    const box = figure.querySelector("svg").viewBox.baseVal, ground = figures.findIndex((each) => each.querySelector(".spots"));
    const tall = box.height / box.width, grows = "room" in figure.dataset;
    return { at, tall, grows, high: grows ? Number(figure.dataset.room) : tall, stake: at === Math.max(0, ground) ? CHIEF : grows ? HELD : 1 };
  };

  /* The columns that the figures may stand in, every way there is; there are few of both. */
  const spreads = (shapes, columns) => Array.from({ length: columns ** (shapes.length - 1) }, (_, way) =>
    shapes.map((_, at) => at ? Math.floor(way / columns ** (at - 1)) % columns : 0));
  const sum = (some, of) => some.reduce((all, each) => all + of(each), 0);
  const highest = (columns, of) => Math.max(...columns.map((column) => column.width * of(column) + column.gaps));

  /* The highest that the columns can be side by side: the lower a column would be by itself, the broader it is.
     Half as large again is worth the same to small figures and to large ones. */
  const laid = (shapes, count, spread, room, tall) => {
    const columns = Array.from({ length: count }, (_, column) => {
      const own = shapes.filter((_, at) => spread[at] === column).sort((one, other) => one.grows - other.grows || other.stake - one.stake);
      return { own, high: sum(own, (each) => each.high), firm: sum(own, (each) => each.grows ? 0 : each.high), gaps: own.length * GAP, stake: sum(own, (each) => each.stake) };
    });
    if (columns.some((column) => !column.own.length || column.own.filter((each) => each.grows).length > 1)) return null;
    const breadth = (height) => (column) => Math.max(LEAST, (height - column.gaps) / column.high);
    const space = room - GAP * (count - 1);
    let low = 0, height = tall;
    if (sum(columns, breadth(tall)) > space) {
      for (let step = 0; step < STEPS; step += 1) {
        const middle = (low + height) / 2;
        if (sum(columns, breadth(middle)) > space) height = middle; else low = middle;
      }
      height = low;
    }
    columns.forEach((column) => { column.width = Math.floor(breadth(height)(column)); });
    return { columns, size: sum(columns, (column) => column.stake * Math.log(column.width)), height: highest(columns, (column) => column.high), firm: highest(columns, (column) => column.firm), across: sum(columns, (column) => column.width) };
  };
  /* Of all ways that go into the first screen that in which most is large. Where none does, one in which all that
     does not grow goes in, or is highest up, for the room of what grows is seldom full; and of these the lowest. */
  const best = (shapes, room, tall) => {
    const ways = [];
    for (let count = 1; count <= Math.min(MOST, shapes.length); count += 1) {
      for (const spread of spreads(shapes, count)) ways.push(laid(shapes, count, spread, room, tall));
    }
    const possible = ways.filter((way) => way && way.across <= room), fitting = possible.filter((way) => way.height <= tall);
    if (fitting.length) return fitting.reduce((one, other) => other.size > one.size + ALIKE ? other : one);
    const over = (way) => Math.max(0, way.firm - tall);
    return possible.reduce((one, other) => (over(other) - over(one) || other.height - one.height) < 0 ? other : one);
  };

  /* The figures of the column that is looked at most lie beside the dock. */
  const settled = ({ columns }) => [...columns].sort((one, other) => chief(one) - chief(other));
  const chief = (column) => column.own.some((each) => each.stake === CHIEF);

  /* What is scrolled to in the dock lies between the question and the turn so far, however high they are. */
  const pinned = (some) => [...document.querySelectorAll(some)].filter((each) => getComputedStyle(each).position === "sticky").map((each) => each.offsetHeight);
  const clear = () => {
    const head = sum(pinned("#tabs, #question-top"), Number), foot = Math.max(0, ...pinned(".compose > .row")) + sum(pinned(".turn"), Number);
    return `.play .docked{scroll-padding-block:${head + EDGE}px ${foot + EDGE}px}`;
  };

  /* In a sheet of its own: what stands in the page is exchanged now and then, and nothing in it may bear styles. */
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  const fit = () => {
    const play = document.querySelector(".play"), boards = play?.querySelector(".boards");
    if (!boards) return;
    boards.classList.toggle("fitted", wide.matches);
    const rules = [`.dock{--dock-top:${play.getBoundingClientRect().top + scrollY}px}`, clear()];
    sheet.replaceSync(rules.join(""));
    if (!wide.matches) return;
    const figures = [...boards.children], shapes = figures.map(shape);
    const tall = innerHeight - (boards.getBoundingClientRect().top + scrollY) - GAP;
    const room = boards.clientWidth, columns = settled(best(shapes, room, tall));
    /* What the board leaves is the dock's. */
    const spare = room - sum(columns, (column) => column.width) - GAP * (columns.length - 1);
    rules.push(`.play{--spare:${Math.min(spare, SPARE)}px}.play .boards.fitted{grid-template-columns:${columns.map((column) => column.width + "px").join(" ")}}`);
    columns.forEach((column, across) => column.own.reduce((top, each) => {
      const height = Math.ceil(each.tall * column.width) + GAP;
      rules.push(`#${figures[each.at].id}{grid-area:${top}/${across + 1}/span ${height}/span 1}`);
      return top + height;
    }, 1));
    sheet.replaceSync(rules.join(""));
  };
  let asked = 0;
  const soon = () => { cancelAnimationFrame(asked); asked = requestAnimationFrame(fit); };
  addEventListener("resize", soon);
  for (const sign of ["put", "htmx:after:swap"]) document.addEventListener(sign, fit);
  fit();
})();
