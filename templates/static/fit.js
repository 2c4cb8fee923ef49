/* Fits the whole table into the first screen, and keeps focused controls clear of sticky parts. The figures stand in
   columns of equal height that fill the width. The layout depends only on the game, its players and the window, never on
   the question, so figures keep their places. Without this script, columns have equal widths. */
"use strict";
(() => {
  const GAP = 8, LEAST = 300, MOST = 4, STEPS = 24, CHIEF = 6, HELD = 3, ALIKE = 0.01, SPARE = 160, EDGE = 4;
  const wide = matchMedia("(min-width:62rem),(min-width:40rem) and (orientation:landscape)");
  /* The height of a figure relative to its width, the height reserved for it if it may grow, and the weight of its size.
     The main map or board weighs most, then what grows with a player's possessions. */
  const shape = (figure, at, figures) => {
    const box = figure.querySelector("svg").viewBox.baseVal, ground = figures.findIndex((each) => each.querySelector(".spots"));
    const tall = box.height / box.width, grows = "room" in figure.dataset;
    return { at, tall, grows, high: grows ? Number(figure.dataset.room) : tall, stake: at === Math.max(0, ground) ? CHIEF : grows ? HELD : 1 };
  };

  /* All ways to put the figures into columns. There are few of both. */
  const allSpreads = (shapes, columns) => Array.from({ length: columns ** (shapes.length - 1) }, (_, way) =>
    shapes.map((_, at) => at ? Math.floor(way / columns ** (at - 1)) % columns : 0));
  const sum = (some, of) => some.reduce((all, each) => all + of(each), 0);
  const highest = (columns, of) => Math.max(...columns.map((column) => column.width * of(column) + column.gaps));

  /* The greatest common height at which the columns fit side by side. A column that is low for its width becomes wider.
     Sizes count by their logarithm: growing by half is worth the same to small and to large figures. */
  const layOut = (shapes, count, spread, room, tall) => {
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
  /* Of the layouts that fit the first screen, take the one with the largest figures. If none fits, take the one whose
     figures of fixed size overflow least, then the lowest: growing figures seldom fill their room. */
  const bestLayout = (shapes, room, tall) => {
    const ways = [];
    for (let count = 1; count <= Math.min(MOST, shapes.length); count += 1) {
      for (const spread of allSpreads(shapes, count)) ways.push(layOut(shapes, count, spread, room, tall));
    }
    const possible = ways.filter((way) => way && way.across <= room), fitting = possible.filter((way) => way.height <= tall);
    if (fitting.length) return fitting.reduce((one, other) => other.size > one.size + ALIKE ? other : one);
    const overflow = (way) => Math.max(0, way.firm - tall);
    return possible.reduce((one, other) => (overflow(other) - overflow(one) || other.height - one.height) < 0 ? other : one);
  };

  /* The column with the main figure lies beside the dock. */
  const orderColumns = ({ columns }) => [...columns].sort((one, other) => hasMain(one) - hasMain(other));
  const hasMain = (column) => column.own.some((each) => each.stake === CHIEF);

  /* Scroll targets in the dock stay between the question and the draft, however tall these are. */
  const stickyHeights = (some) => [...document.querySelectorAll(some)].filter((each) => getComputedStyle(each).position === "sticky").map((each) => each.offsetHeight);
  const scrollPadding = () => {
    const head = sum(stickyHeights("#tabs, #question-top"), Number), foot = Math.max(0, ...stickyHeights(".compose > .row")) + sum(stickyHeights(".turn"), Number);
    return `.play .docked{scroll-padding-block:${head + EDGE}px ${foot + EDGE}px}`;
  };

  /* A style sheet of its own: parts of the page are replaced, and may not carry inline styles. */
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  const fit = () => {
    const play = document.querySelector(".play"), boards = play?.querySelector(".boards");
    if (!boards) return;
    boards.classList.toggle("fitted", wide.matches);
    const rules = [`.dock{--dock-top:${play.getBoundingClientRect().top + scrollY}px}`, scrollPadding()];
    sheet.replaceSync(rules.join(""));
    if (!wide.matches) return;
    const figures = [...boards.children], shapes = figures.map(shape);
    const tall = innerHeight - (boards.getBoundingClientRect().top + scrollY) - GAP;
    const room = boards.clientWidth, columns = orderColumns(bestLayout(shapes, room, tall));
    /* The dock gets the width that the board leaves. */
    const spare = room - sum(columns, (column) => column.width) - GAP * (columns.length - 1);
    rules.push(`.play{--spare:${Math.min(spare, SPARE)}px}.play .boards.fitted{grid-template-columns:${columns.map((column) => column.width + "px").join(" ")}}`);
    columns.forEach((column, across) => column.own.reduce((top, each) => {
      const height = Math.ceil(each.tall * column.width) + GAP;
      rules.push(`#${figures[each.at].id}{grid-area:${top}/${across + 1}/span ${height}/span 1}`);
      return top + height;
    }, 1));
    sheet.replaceSync(rules.join(""));
  };
  let request = 0;
  const scheduleFit = () => { cancelAnimationFrame(request); request = requestAnimationFrame(fit); };
  addEventListener("resize", scheduleFit);
  for (const sign of ["put", "htmx:after:swap"]) document.addEventListener(sign, fit);
  fit();
})();
