/* The whole table in the first screen: the figures are laid out in as many columns as make them largest. What is
   played on is drawn larger than the rest. Without this file they stand in columns of an even width. */
"use strict";
(() => {
  const GAP = 8, READABLE = 330, LEAST = 296, MOST = 900, LOWEST = 224;
  const WEIGHTS = [1, 1.15, 1.3, 1.5, 1.75, 2, 2.3];
  const PARTS = Array.from({ length: 14 }, (_, less) => 1 - less / 20);
  /* Of the room across: what would be too high, or larger than life, stays narrower. */
  const wide = matchMedia("(min-width:62rem),(min-width:40rem) and (orientation:landscape)");
  /* How high it is for its breadth, and how much its size matters: most of all what is played on, then what is asked about. */
  const shape = (figure, at, figures) => {
    const box = figure.querySelector("svg").viewBox.baseVal, ground = figures.findIndex((each) => each.querySelector(".spots"));
    return { high: box.height / box.width, stake: 2 * (at === Math.max(0, ground)) + figure.matches(".main, .about") };
  };

  /* The columns that the figures after the first may stand in, every way there is; there are few of both. */
  const spreads = (figures, columns) => Array.from({ length: columns ** (figures.length - 1) }, (_, way) =>
    figures.map((_, at) => at ? Math.floor(way / columns ** (at - 1)) % columns : 0));

  /* The column of the `chief` figure is `weight` times as wide as the others. */
  const laid = (shapes, columns, weight, room, chief, spread) => {
    const width = (room - GAP * (columns - 1)) / (columns - 1 + weight), broad = spread[chief];
    const filled = Array(columns).fill(0);
    const places = spread.map((column, at) => {
      const tall = Math.ceil(shapes[at].high * (column === broad ? width * weight : width)) + GAP;
      filled[column] += tall;
      return { column, top: filled[column] - tall, tall };
    });
    const widths = filled.map((_, at) => at === broad ? width * weight : width);
    const size = spread.reduce((sum, column, at) => sum + widths[column] * shapes[at].stake, width);
    return { columns, weight, spread, widths, places, size, least: width, chief: width * weight, height: Math.max(...filled), uneven: filled.reduce((sum, each) => sum + each * each, 0) };
  };
  /* Of the ways to spread the figures over the columns that are low enough the one in which most is large, and of those the evenest; else the lowest. */
  const pack = (shapes, columns, weight, room, tall, chief) => {
    const order = (one, other) => Math.max(one.height, tall) - Math.max(other.height, tall) || other.size - one.size || one.uneven - other.uneven;
    let found = null;
    for (const spread of spreads(shapes, columns)) {
      const way = laid(shapes, columns, weight, room, chief, spread);
      if (!found || order(way, found) < 0) found = way;
    }
    return found;
  };
  /* As large as goes into the first screen, readable if anything is; where nothing goes in, as low as it gets. */
  const best = (shapes, room, tall, chief) => {
    const ways = [];
    for (let columns = 1; columns <= Math.min(5, shapes.length); columns += 1) {
      for (const weight of columns > 1 ? WEIGHTS : [1]) {
        for (const part of PARTS) {
          const way = pack(shapes, columns, weight, room * part, tall, chief);
          ways.push(way);
          if (way.height <= tall && way.chief <= MOST) break;
        }
      }
    }
    for (const least of [READABLE, LEAST]) {
      const fitting = ways.filter((way) => way.least >= least && way.height <= tall && way.chief <= MOST);
      if (fitting.length) return fitting.sort((one, other) => other.size - one.size)[0];
    }
    const some = ways.filter((way) => way.least >= LEAST);
    return some.sort((one, other) => one.height - other.height)[0] ?? ways[0];
  };

  /* From question to question every figure keeps the place that it had, as long as all of them fit there in any breadth. */
  const again = (shapes, room, tall, chief, kept) => {
    for (const weight of [kept.weight, ...WEIGHTS]) {
      const ways = PARTS.map((part) => laid(shapes, kept.columns, weight, room * part, chief, kept.spread));
      const fitting = ways.find((way) => way.height <= tall && way.chief <= MOST && way.least >= LEAST);
      if (fitting) return fitting;
    }
    return null;
  };
  const place = "places:" + document.querySelector(".play")?.dataset.explains;
  const remembered = (names) => {
    const kept = JSON.parse(sessionStorage.getItem(place) ?? "null");
    return kept?.names === names ? kept : null;
  };

  /* In a sheet of its own: what stands in the page is exchanged now and then, and nothing in it may bear styles. */
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  const fit = () => {
    const boards = document.querySelector(".play .boards");
    if (!boards) return;
    const figures = [...boards.children];
    boards.classList.toggle("fitted", wide.matches);
    const top = document.querySelector(".play").getBoundingClientRect().top + scrollY, rules = [`.dock{--dock-top:${top}px}`];
    sheet.replaceSync(rules[0]);
    if (!wide.matches) {
      /* Above a sheet from below lies no more of what is played on than there is room for. */
      const dock = document.getElementById("dock"), main = boards.querySelector(".main svg") ?? boards.querySelector("svg");
      if (!dock.open || dock.classList.contains("full")) return;
      const room = dock.getBoundingClientRect().top - main.getBoundingClientRect().top - scrollY - GAP;
      return sheet.replaceSync(`.play .boards .main svg{max-height:${Math.max(room, LOWEST)}px}`);
    }
    const tall = innerHeight - (boards.getBoundingClientRect().top + scrollY) - GAP;
    const shapes = figures.map(shape), room = boards.clientWidth;
    /* What is played on is drawn larger than what lies beside it: land, a city, a map. */
    const chief = Math.max(0, figures.findIndex((figure) => figure.querySelector(".spots")));
    const names = [innerWidth, ...figures.map((figure) => figure.id)].join(" "), kept = remembered(names);
    const way = (kept && again(shapes, room, tall, chief, kept)) ?? best(shapes, room, tall, chief);
    sessionStorage.setItem(place, JSON.stringify({ names, columns: way.columns, weight: way.weight, spread: way.spread }));
    rules.push(`.play .boards.fitted{grid-template-columns:${way.widths.map((width) => width + "px").join(" ")}}`);
    figures.forEach((figure, at) => {
      const { column, top, tall: height } = way.places[at];
      rules.push(`#${figure.id}{grid-area:${top + 1}/${column + 1}/span ${height}/span 1}`);
    });
    sheet.replaceSync(rules.join(""));
  };
  let asked = 0;
  const soon = () => { cancelAnimationFrame(asked); asked = requestAnimationFrame(fit); };
  addEventListener("resize", soon);
  for (const sign of ["put", "htmx:after:swap"]) document.addEventListener(sign, fit);
  fit();
})();
