/* Plays the answer of a letter's link at once if the reader is signed in. The page presses its own button, once per link
   and only while it is visible: a prefetched page must not play, nor a restored window after the move was taken back.
   Without this script, the reader presses the button. */
"use strict";
(() => {
  const form = document.querySelector("[data-at-once]"), key = "pressed " + location.pathname;
  if (!form) return;
  const press = () => {
    if (document.visibilityState !== "visible" || document.prerendering) return;
    document.removeEventListener("visibilitychange", press);
    try {
      if (localStorage.getItem(key)) return;
      localStorage.setItem(key, "1");
    } catch { return; }
    form.submit();
  };
  document.addEventListener("visibilitychange", press);
  document.addEventListener("prerenderingchange", press);
  press();
})();
