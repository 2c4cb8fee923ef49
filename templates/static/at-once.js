/* Whoever is signed in has said who they are: a tap on an answer in their letter plays it. The page presses its own button, once
   for each link and only while it is seen: not where a browser fetches ahead, nor where a window is restored after it was taken
   back. Without this file there is the button. */
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
