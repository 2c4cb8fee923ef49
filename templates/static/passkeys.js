/* Asks the browser to create or to use a passkey, and sends the result in the form of the page. */
"use strict";
(() => {
  const form = document.querySelector("form.passkey");
  if (!form || !window.PublicKeyCredential?.parseCreationOptionsFromJSON) return;
  const { make, prove } = form.dataset;
  form.hidden = false;
  document.querySelectorAll(".no-passkeys").forEach((each) => { each.hidden = true; });
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const refusal = form.querySelector(".refusal");
    refusal.hidden = true;
    try {
      const answer = make
        ? await navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(JSON.parse(make)) })
        : await navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(JSON.parse(prove)) });
      form.querySelector("input").value = JSON.stringify(answer.toJSON());
      form.submit();
    } catch {
      refusal.hidden = false;
    }
  });
})();
