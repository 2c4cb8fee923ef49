/* A thing cut out of the drawing in which it lies: to fly over the board, or to be shown large. */
"use strict";
const cutOut = {
  /* Where it lies now; the drawing may be exchanged before the thing is cut out of it. */
  place(thing) {
    const figure = thing.ownerSVGElement, own = thing.getBoundingClientRect(), around = figure.getBoundingClientRect(), view = figure.viewBox.baseVal;
    const scale = view.width / around.width;
    return { figure, view: [(own.left - around.left) * scale + view.x, (own.top - around.top) * scale + view.y, own.width * scale, own.height * scale] };
  },
  copy({ figure, view }) {
    const copy = figure.cloneNode(true);
    copy.querySelectorAll("[data-spot], title, .tally").forEach((each) => each.remove());
    copy.setAttribute("viewBox", view.join(" "));
    return copy;
  },
};
