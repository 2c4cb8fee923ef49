/* Two generated sounds: a tap when something moves, a chime when it is the reader's turn. Off until the user switches
   them on, in this browser. */
"use strict";
(() => {
  const PLACE = "sound", on = () => localStorage.getItem(PLACE) === "yes";
  let audio = null;
  const tone = (pitch, after, lasts, loud) => {
    audio ??= new AudioContext();
    const start = audio.currentTime + after, oscillator = audio.createOscillator(), gain = audio.createGain();
    oscillator.type = "triangle";
    oscillator.frequency.setValueAtTime(pitch, start);
    gain.gain.setValueAtTime(loud, start);
    gain.gain.exponentialRampToValueAtTime(0.001, start + lasts);
    oscillator.connect(gain).connect(audio.destination);
    oscillator.start(start);
    oscillator.stop(start + lasts);
  };
  const tap = () => tone(190, 0, 0.09, 0.25);
  const chime = () => { tone(523, 0, 0.5, 0.12); tone(784, 0.16, 0.7, 0.12); };

  let waiting = Number(document.documentElement.dataset.waiting);
  document.addEventListener("moved", () => { if (on()) tap(); });
  document.addEventListener("waiting", () => {
    const now = Number(document.documentElement.dataset.waiting);
    if (now > waiting && on()) chime();
    waiting = now;
  });
  const paint = () => document.querySelectorAll("#sound").forEach((field) => { field.checked = on(); });
  /* This switch is no part of an answer. */
  document.addEventListener("input", (event) => { if (event.target.id === "sound") event.stopPropagation(); }, true);
  document.addEventListener("change", (event) => {
    if (event.target.id !== "sound") return;
    if (event.target.checked) { localStorage.setItem(PLACE, "yes"); chime(); } else localStorage.removeItem(PLACE);
  });
  document.addEventListener("put", paint);
  paint();
})();
