/* Asks the browser for push notifications, and sends its answer in the form of the page. */
"use strict";
(async () => {
  const form = document.getElementById("push");
  if (!form || !navigator.serviceWorker || !("PushManager" in window)) return;
  form.hidden = false;
  document.getElementById("push-none").hidden = true;
  const key = Uint8Array.from(atob(form.dataset.key.replace(/-/g, "+").replace(/_/g, "/")), (each) => each.charCodeAt(0));
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    try {
      const worker = await navigator.serviceWorker.ready;
      const { endpoint, keys } = (await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })).toJSON();
      Object.entries({ endpoint, ...keys }).forEach(([name, value]) => { if (form.elements[name]) form.elements[name].value = value; });
      form.submit();
    } catch {
      document.getElementById("push-refused").hidden = false;
    }
  });
})();
