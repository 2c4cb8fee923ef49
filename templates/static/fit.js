/* The whole table in the first screen: the figures are laid out in as many columns as make them largest. What is
   played on is drawn larger than the rest. Without this file they stand in columns of an even width. */
"use strict";
(() => {
  const GAP = 8, READABLE = 330, LEAST = 296, MOST = 620;
  const WEIGHTS = [1, 1.15, 1.3, 1.5, 1.75, 2];
  const PARTS = Array.from({ length: 14 }, (_, less) => 1 - less / 20);
  /* Of the room across: what would be too high, or larger than life, stays narrower. */
  const wide = matchMedia("(min-width:62rem),(min-width:40rem) and (orientation:landscape)");
  const high = (figure) => { const box = figure.querySelector("svg").viewBox.baseVal; return box.height / box.width; };

  /* The columns that the figures after the first may stand in, every way there is; there are few of both. */
  const spreads = (figures, columns) => Array.from({ length: columns ** (figures.length - 1) }, (_, way) =>
    figures.map((_, at) => at ? Math.floor(way / columns ** (at - 1)) % columns : 0));

  /* The column of the `chief` figure is `weight` times as wide as the others; the lowest way to spread the figures over them. */
  const pack = (shapes, columns, weight, room, chief) => {
    const width = (room - GAP * (columns - 1)) / (columns - 1 + weight);
    const tall = (at, column, of) => Math.ceil(shapes[at] * (column === of ? width * weight : width)) + GAP;
    const heights = (spread) => spread.reduce((all, column, at) => { all[column] += tall(at, column, spread[chief]); return all; }, Array(columns).fill(0));
    let height = Infinity, evenness = Infinity, spread = [];
    for (const way of spreads(shapes, columns)) {
      const filled = heights(way), most = Math.max(...filled), uneven = filled.reduce((sum, each) => sum + each * each, 0);
      if (most < height || (most === height && uneven < evenness)) [height, evenness, spread] = [most, uneven, way];
    }
    const filled = Array(columns).fill(0), broad = spread[chief];
    const places = spread.map((column, at) => {
      filled[column] += tall(at, column, broad);
      return { column, top: filled[column] - tall(at, column, broad), tall: tall(at, column, broad) };
    });
    return { widths: filled.map((_, at) => at === broad ? width * weight : width), places, least: width, chief: width * weight, height };
  };
  /* As large as goes into the first screen, readable if anything is; where nothing goes in, as low as it gets. */
  const best = (shapes, room, tall, chief) => {
    const ways = [];
    for (let columns = 1; columns <= Math.min(5, shapes.length); columns += 1) {
      for (const weight of columns > 1 ? WEIGHTS : [1]) {
        for (const part of PARTS) {
          const way = pack(shapes, columns, weight, room * part, chief);
          ways.push(way);
          if (way.height <= tall && way.chief <= MOST) break;
        }
      }
    }
    const size = (way) => way.least + way.chief;
    for (const least of [READABLE, LEAST]) {
      const fitting = ways.filter((way) => way.least >= least && way.height <= tall && way.chief <= MOST);
      if (fitting.length) return fitting.sort((one, other) => size(other) - size(one))[0];
    }
    const some = ways.filter((way) => way.least >= LEAST);
    return some.sort((one, other) => one.height - other.height)[0] ?? ways[0];
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
    if (!wide.matches) return;
    const tall = innerHeight - (boards.getBoundingClientRect().top + scrollY) - GAP;
    const shapes = figures.map(high), room = boards.clientWidth;
    /* What is played on is drawn larger than what lies beside it: land, a city, a map. */
    const chief = Math.max(0, figures.findIndex((figure) => figure.querySelector(".spots")));
    const way = best(shapes, room, tall, chief);
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
