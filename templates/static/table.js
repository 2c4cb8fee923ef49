/* Keeps the page of a table up to date. When something happens, it fetches the page and replaces the parts that differ.
   While the user chooses or writes, it only shows a notice.
   This script runs before htmx and the others: what they write into the page is not news. */
document.documentElement.classList.add("scripted-page");
const showMoment = () => {
  const now = document.querySelector(".along .new"), around = now?.closest(".scroll");
  if (around) around.scrollTop = now.offsetTop - around.offsetTop - around.clientHeight / 2;
};
showMoment();

/* Folds and popovers stay open when their part is replaced. A fold is known by its text. */
const folds = (root) => [...root.querySelectorAll("details > summary")];
const unfolded = (root) => folds(root).filter((each) => each.parentElement.open).map((each) => each.textContent);
const unfold = (root, names) => {
  for (const each of folds(root)) if (names.includes(each.textContent)) each.parentElement.open = true;
};
let before = [];
document.addEventListener("htmx:before:swap", () => { before = unfolded(document); });
document.addEventListener("htmx:after:swap", () => {
  unfold(document, before);
  showMoment();
});

/* Copies a link, or selects it if the browser does not allow copying. */
const offerCopy = () => { for (const each of document.querySelectorAll("[data-copy]")) each.hidden = false; };
offerCopy();
document.addEventListener("put", offerCopy);
document.addEventListener("click", async (press) => {
  const button = press.target.closest?.("[data-copy]");
  if (!button) return;
  const field = document.getElementById(button.dataset.copy);
  field.select();
  await navigator.clipboard?.writeText(field.value).then(() => {
    button.textContent = document.getElementById("heard").textContent = button.dataset.copied;
  }).catch(() => {});
});

(() => {
  const page = document.querySelector("[data-live]");
  if (!page) return;
  const {live: address, revision, seated} = page.dataset;
  const parts = ["way", "gathering", "head", "asked", "lately", "beside", "board", "talk", "decisions", "tabs", "dock-line"];
  const htmlOfParts = (root) => Object.fromEntries(parts.map((id) => [id, root.getElementById(id)?.outerHTML ?? ""]));
  let shown = htmlOfParts(document), tag = "", known = Number(revision), touched = false, timer = 0;

  /* A press chooses without an input event, and its response may take long. */
  for (const sign of ["input", "change", "htmx:before:request", "htmx:after:swap"]) page.addEventListener(sign, () => { touched = true; });
  const isWriting = () => document.activeElement?.matches("main :is(textarea, select, input:not([type=submit]))");
  const isResponse = () => page.querySelector("[data-draft], #refusal, [aria-invalid]");
  const isComposing = () => touched || isWriting() || isResponse();
  /* A page that answers a submit differs from the one at its address. That is not news. */
  let answered = !!isResponse();

  function replacePart(id, fresh) {
    const old = document.getElementById(id), names = unfolded(old), focus = document.activeElement?.id;
    const read = [...old.querySelectorAll(":popover-open")].map((each) => each.id);
    old.replaceWith(fresh);
    unfold(fresh, names);
    for (const name of read) document.getElementById(name)?.showPopover();
    window.htmx?.process(fresh);
    fresh.dispatchEvent(new Event("put", {bubbles: true}));
    if (focus && fresh.querySelector("#" + CSS.escape(focus))) document.getElementById(focus).focus({preventScroll: true});
  }

  /* Announces news to screen readers once: the last event, the question, that there is talk. */
  const ANNOUNCED = {gathering: ".places .seat", beside: ".story li:last-child", asked: ".question:not(.theirs) .eyebrow, .question h2", talk: "h2"};
  const announce = (ids) => {
    const news = Object.keys(ANNOUNCED).filter((id) => ids.includes(id)).flatMap((id) => [...document.getElementById(id).querySelectorAll(ANNOUNCED[id])]);
    if (news.length) document.getElementById("heard").textContent = news.map((each) => each.textContent.trim()).join(" · ");
  };

  /* No updates while the browser leaves the page: they would break off what it sends. A download does not leave the page,
     so this ends after a while. */
  let leaving = false;
  addEventListener("beforeunload", () => { leaving = true; setTimeout(() => { leaving = false; }, 10000); });

  async function refresh() {
    const answer = await fetch(address, {headers: tag ? {"If-None-Match": tag} : {}});
    if (!answer.ok || leaving) return;
    const fresh = new DOMParser().parseFromString(await answer.text(), "text/html"), now = htmlOfParts(fresh);
    const changed = parts.filter((id) => now[id] !== shown[id]);
    if (changed.some((id) => !document.getElementById(id) || !fresh.getElementById(id))) changed.splice(0, changed.length, "whole");
    if (changed.length && page.querySelector(":active")) { refreshSoon(); return; }  // not between pointerdown and pointerup
    if (answered && fresh.querySelector("[data-live]").dataset.revision === revision) changed.length = 0;
    answered = false;
    if (changed.length && isComposing()) { document.getElementById("news-waiting").hidden = false; return; }
    tag = answer.headers.get("ETag") ?? "";
    if (changed[0] === "whole") { location.replace(address); return; }  // a reload would send the form of this page again
    for (const id of changed) replacePart(id, document.adoptNode(fresh.getElementById(id)));
    document.dispatchEvent(new CustomEvent("waiting", {detail: fresh}));  // see installed.js
    announce(changed);
    shown = now;
    read();
  }
  const refreshSoon = () => { clearTimeout(timer); timer = setTimeout(() => refresh().catch(() => {}), 300); };

  function openStream() {
    const stream = new EventSource(address + "/stream");
    for (const kind of ["events", "rewound", "talk"]) stream.addEventListener(kind, refreshSoon);
    stream.addEventListener("table", (message) => {
      const {revision} = JSON.parse(message.data);
      if (revision !== known) { known = revision; refreshSoon(); }
    });
    stream.onopen = refreshSoon;  // catches up on what happened before the stream was open
    /* Refused, because this reader has too many streams. Polling goes on; try the stream again later. */
    stream.onerror = () => { if (stream.readyState === EventSource.CLOSED) setTimeout(openStream, 120000); };
    addEventListener("pagehide", () => stream.close());
  }

  /* Talk counts as read after it was visible for a moment. */
  const send = (path, body) => fetch(path, {method: "POST", body, redirect: "manual"}).catch(() => {});
  function read() {
    const form = page.querySelector("form[data-read]");
    if (!form) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry.isIntersecting) return;
      observer.disconnect();
      setTimeout(() => document.hidden || send(form.action, new FormData(form)), 3000);
    });
    observer.observe(form);
  }
  const reportViewing = () => { if (seated && !document.hidden) send(address + "/looking"); };

  setInterval(() => document.hidden || refreshSoon(), 60000);  // the stream does not report other tables
  openStream();
  read();
  reportViewing();
  setInterval(reportViewing, 90000);
  document.addEventListener("visibilitychange", () => { if (!document.hidden) { refreshSoon(); reportViewing(); } });
})();
