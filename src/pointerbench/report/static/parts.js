// Parts that several views show: which set, which models, legends, and drawings that fit.
"use strict";

Object.assign(pointerbench, (() => {
  const { el, go, address } = pointerbench;
  const SHOWN = 12; // models that are shown unless others are chosen
  const COLORS = 20; // in colors.css; the number tells models apart beyond that
  const DASHES = [null, "9 4", "2 3.5"];

  const color = (index) => `var(--m${index % COLORS})`;
  const ink = (index) => `var(--i${index % COLORS})`;
  const dash = (index) => DASHES[index % DASHES.length];

  function setOf(now) {
    const sets = pointerbench.core.sets;
    return sets.find((set) => set.name === now.set) || sets[0];
  }

  const modelIndex = (set, name) => set.models.findIndex((model) => model.name === name);

  // The models that are looked at, as indices: those the address names, which may be none at all,
  // else the best ones.
  function chosen(set, now) {
    const names = listed(now.models);
    const named = (names || []).map((name) => modelIndex(set, name)).filter((i) => i >= 0);
    if (named.length || (names && !names.length)) return named;
    return best(set);
  }

  const best = (set) => ranked(set).slice(0, SHOWN).sort((a, b) => a - b);

  // A list of names as the address has it, null if it has none; names may hold any character.
  function listed(text) {
    try {
      const names = JSON.parse(text);
      return Array.isArray(names) ? names : null;
    } catch {
      return null;
    }
  }

  // By accuracy; where there is no box, by the answers near the points.
  function ranked(set) {
    const measure = pointerbench.measureOf(set, {});
    const near = (model) => model.near[measure.kind].hits[pointerbench.core.near.indexOf(measure.limit)] / model.near[measure.kind].n;
    const share = (i) => (measure && measure.limit ? near(set.models[i]) : set.models[i].score.accuracy ?? -1);
    return set.models.map((_, i) => i).sort((a, b) => share(b) - share(a) || a - b);
  }

  function picker(label, options, value, change, extra = {}) {
    return el("label", { class: "picker" }, el("span", {}, label),
      el("select", { ...extra, onchange: (event) => change(event.target.value) },
        options.map(([key, text]) => el("option", { value: key, selected: key === value }, text))));
  }

  function setPicker(set, change = (name) => go({ set: name, models: "", id: "", f: "", value: "", model: "", a: "", b: "", field: "", by: "", d: "" })) {
    const sets = pointerbench.core.sets;
    if (sets.length < 2) return null;
    return picker("Suite", sets.map((one) => [one.name, one.name]), set.name, change, { id: "set" });
  }

  // A button for every model that shows or hides it.
  function legend(set, shown) {
    const show = (indices) => go({ models: JSON.stringify(indices.sort((a, b) => a - b).map((i) => set.models[i].name)) }, true);
    const toggle = (index) => show(shown.includes(index) ? shown.filter((i) => i !== index) : [...shown, index]);
    const all = set.models.map((_, i) => i);
    const several = (text, indices) => el("button", { type: "button", class: "quiet", disabled: shown.length === indices.length && indices.every((i) => shown.includes(i)), onclick: () => show(indices) }, text);
    return el("div", { class: "legend", role: "group", "aria-label": "Models shown" },
      set.models.map((model, index) =>
        el("button", { type: "button", class: "chip of-model", "aria-pressed": String(shown.includes(index)), onclick: () => toggle(index) },
          swatch(index), model.name)),
      all.length > 2 ? [several("All", all), several("None", [])] : null,
      all.length > SHOWN ? several(`Best ${SHOWN}`, best(set)) : null);
  }

  // A model's number on its colour. The number is the style sheet's: it is no part of the name.
  const swatch = (index) => el("span", { class: "swatch", "data-number": index + 1, style: { "--paint": color(index), "--ink": ink(index) }, "aria-hidden": "true" });

  function mark(letter, title) {
    const outcome = pointerbench.OUTCOMES[letter];
    return el("span", { class: `mark ${outcome.name}`, title: title || outcome.name },
      el("span", { "aria-hidden": "true" }, outcome.mark), el("span", { class: "unseen" }, title || outcome.name));
  }

  // An accuracy as a bar with its 95 % interval as a line across its end.
  function bar(share, low, high, paint, label) {
    if (share == null) return el("span", { class: "bar none" }, "no rows");
    return el("span", { class: "bar", role: "img", "aria-label": label },
      el("span", { class: "length", style: { width: `${share * 100}%`, background: paint } }),
      el("span", { class: "whisker", style: { left: `${low * 100}%`, width: `${(high - low) * 100}%` } }));
  }

  // A box that scrolls sideways, and says so while there is more to see.
  function scroller(content) {
    const room = el("div", { class: "scroll", tabindex: "0", role: "group", "aria-label": "Table, scrolls sideways" }, content);
    const hint = el("p", { class: "hint", "aria-hidden": "true" }, "Swipe or scroll the table sideways →");
    const box = el("div", { class: "scroller" }, hint, room);
    const look = () => {
      const beyond = room.scrollWidth - room.clientWidth;
      box.classList.toggle("more", beyond > 2);
      box.classList.toggle("right", beyond - room.scrollLeft > 2);
    };
    room.addEventListener("scroll", look, { passive: true });
    new ResizeObserver(look).observe(room);
    return box;
  }

  // Draws into a box anew whenever its width changes.
  function fitted(draw, className) {
    const box = el("div", { class: className });
    let last = 0;
    new ResizeObserver(() => {
      const width = Math.floor(box.clientWidth);
      if (width && width !== last) {
        last = width;
        box.replaceChildren(draw(width));
      }
    }).observe(box);
    return box;
  }

  const link = (values, ...children) => el("a", { href: address({ ...values }) }, ...children);

  return { color, ink, dash, setOf, modelIndex, chosen, ranked, picker, setPicker, legend, swatch, mark, bar, scroller, fitted, link };
})());
