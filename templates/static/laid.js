/* Previews on the board what the user is about to lay, clipped from a drawing that comes with the controls. Without this
   script, only the squares are marked. */
"use strict";
(() => {
  const NAMESPACE = "http://www.w3.org/2000/svg";
  const square = (root, name) => root.querySelector(`.spots rect[data-spot="${CSS.escape(name)}"]`);
  const sizeOf = (rect, side) => Number(rect.getAttribute(side));
  const createSvg = (name, attributes, ...children) => {
    const element = document.createElementNS(NAMESPACE, name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.append(...children);
    return element;
  };
  const clear = () => document.querySelectorAll(".boards .laid").forEach((each) => each.remove());

  /* Both drawings have the same squares. They are smaller in a drawing that shows more land. */
  const preview = () => {
    clear();
    const { drawing } = document.getElementById("laid")?.dataset ?? {}, spots = document.querySelector(".boards .grid .spots");
    if (!drawing || !spots) return;
    const ground = new DOMParser().parseFromString(drawing, "text/html").querySelector(".grid");
    const names = [...spots.querySelectorAll(".chosen")].map((mark) => mark.dataset.spot).filter((name) => square(ground, name));
    if (!names.length) return;
    const squares = names.map((name) => square(ground, name).cloneNode()), [there] = squares, here = square(spots.parentNode, names[0]);
    squares.forEach((each) => each.removeAttribute("data-spot"));
    ground.querySelectorAll(".spots, title").forEach((each) => each.remove());
    const size = sizeOf(here, "width") / sizeOf(there, "width"), [x, y] = ["x", "y"].map((side) => sizeOf(here, side) - size * sizeOf(there, side));
    spots.before(createSvg("g", { class: "laid", transform: `translate(${x} ${y}) scale(${size})` },
      createSvg("clipPath", { id: "laid-squares" }, ...squares),
      createSvg("g", { "clip-path": "url(#laid-squares)" }, document.adoptNode(ground))));
  };
  for (const sign of ["change", "dragging"]) document.addEventListener(sign, clear);
  for (const sign of ["put", "htmx:after:swap"]) document.addEventListener(sign, preview);
  preview();
})();
