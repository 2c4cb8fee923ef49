/* Copies one thing out of a drawing, to animate it or to show it enlarged. */
"use strict";
const cutOut = {
  /* The place of the thing now. The drawing may be replaced before `copy` is called. */
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
