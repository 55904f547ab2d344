// What stands around the rows of every page: the bar above, keys, messages, the question for a name.
"use strict";

Object.assign(pointerbench, (() => {
  const { el, desk } = pointerbench;
  const whole = new Intl.NumberFormat("en").format;
  const byId = (id) => document.getElementById(id);
  let meter = null;

  // ------------------------------------------------------------------------ the bar above

  function bar() {
    const { view, state } = desk;
    meter = { words: el("p", { class: "meter-words", "aria-live": "polite" }), line: el("i", {}) };
    byId("bar").replaceChildren(
      el("span", { class: "logo", "aria-hidden": "true" }),
      el("h1", {}, view.title), el("p", { class: "who" }, state.who),
      meter.words,
      el("button", { type: "button", class: "quiet", id: "help", "aria-haspopup": "dialog", onclick: help }, "Keys ", el("kbd", {}, "?")),
      el("div", { class: "meter", "aria-hidden": "true" }, meter.line));
  }

  function progress() {
    if (!meter) bar();
    const all = desk.items.length;
    const done = all - pointerbench.left();
    const words = `${whole(done)} of ${whole(all)}`;
    meter.words.replaceChildren(el("b", {}, words), ` ${desk.view.doneWord}`);
    meter.line.style.width = `${(100 * done) / (all || 1)}%`;
  }

  // A message that stays until the next one; "" takes it away.
  function tell(words) {
    const box = byId("alert");
    box.hidden = !words;
    box.textContent = words;
  }

  // ------------------------------------------------------------------------ who it is

  function askName(named) {
    const input = el("input", { id: "name", name: "who", required: true, maxlength: 40, autocomplete: "off", spellcheck: "false" });
    const wrong = el("p", { class: "wrong", role: "alert" });
    const submit = async (event) => {
      event.preventDefault();
      wrong.textContent = (await named(input.value)) || "";
    };
    byId("main").replaceChildren(el("form", { class: "card welcome", onsubmit: submit },
      el("h2", {}, "Who is looking?"),
      el("p", { class: "dim" }, "Answers are kept under this name; the same name goes on where it was."),
      el("div", { class: "line" }, input, el("button", { type: "submit", class: "primary" }, "Begin ", el("kbd", {}, "Enter"))),
      wrong));
    byId("bar").replaceChildren(el("span", { class: "logo", "aria-hidden": "true" }), el("h1", {}, desk.view.title));
    document.documentElement.dataset.ready = "name";
    input.focus();
  }

  // ------------------------------------------------------------------------ keys

  // What is pressed, as the view's table names it: letters by what they say, and where they say
  // nothing Latin, by where they lie.
  function named(event) {
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (/^[a-z0-9?+=[\]-]$/.test(key) || key.length > 1) return key;
    return /^Key[A-Z]$/.test(event.code) ? event.code[3].toLowerCase() : key;
  }

  function pressed(event) {
    if (byId("keys").open || event.ctrlKey || event.metaKey) return;
    if (event.target.closest("input, textarea, select")) {
      if (event.key === "Escape" || (event.key === "Enter" && !event.shiftKey && !event.isComposing)) leaveField(event);
      return;
    }
    const key = named(event);
    if (key === "?") help();
    else if (!desk.view.press?.(key, event)) {
      const found = desk.view.keys().find((one) => one.keys.includes(key));
      if (!found || event.altKey || (event.repeat && !found.repeats)) return;
      if (found.call) found.call();
    }
    event.preventDefault();
  }

  function leaveField(event) {
    if (event.target.closest("form")) return;
    event.preventDefault();
    event.target.blur();
  }

  function help() {
    const dialog = byId("keys");
    const rows = desk.view.keys().filter((one) => one.words).map((one) => [el("dt", {}, one.keys.slice(0, 2).flatMap((key, k) => [k ? " " : "", el("kbd", {}, shown(key))])), el("dd", {}, one.words)]);
    dialog.replaceChildren(el("h2", { id: "keys-title" }, "Keys"), el("dl", {}, rows, desk.view.hints.map(([what, words]) => [el("dt", {}, what), el("dd", {}, words)])),
      el("button", { type: "button", onclick: () => dialog.close(), autofocus: true }, "Close ", el("kbd", {}, "Esc")));
    dialog.showModal();
  }

  const NAMES = { ArrowLeft: "←", ArrowRight: "→", Enter: "Enter", Escape: "Esc" };
  const shown = (key) => NAMES[key] || key.toUpperCase();

  // A button with its key on it.
  function keyed(key, words, call, values = {}) {
    return el("button", { type: "button", "aria-keyshortcuts": shown(key), onclick: call, ...values }, el("span", { class: "words" }, words), el("kbd", {}, shown(key)));
  }

  const listen = () => document.addEventListener("keydown", pressed);

  // ------------------------------------------------------------------------ notes

  // A field whose text is kept when the writing pauses or ends; `keep(item, text)` keeps it.
  function noteField(keep) {
    let item = null;
    let kept = "";
    const box = el("textarea", { id: "note", rows: 2, maxlength: 4000, placeholder: "what is odd about this row", "aria-label": "Note" });
    const flush = () => {
      if (!item || box.value === kept) return;
      kept = box.value;
      keep(item, kept);
    };
    box.addEventListener("input", pointerbench.debounce(flush, 400));
    box.addEventListener("change", flush);
    addEventListener("pagehide", flush);
    const show = (shownItem, text) => {
      flush();
      [item, kept] = [shownItem, text];
      box.value = text;
    };
    return { element: box, show, flush, focus: () => box.focus(), get text() { return box.value; } };
  }

  return { progress, tell, askName, listen, keyed, noteField, help };
})());
