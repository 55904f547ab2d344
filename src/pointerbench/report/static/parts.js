// Parts that several views show: which set, which models, legends, and drawings that fit.
"use strict";

Object.assign(pointerbench, (() => {
  const { el, go, address } = pointerbench;
  const SHOWN = 6; // models that are shown unless others are chosen

  const color = (index) => `var(--m${index % 8})`;

  function setOf(now) {
    const sets = pointerbench.core.sets;
    return sets.find((set) => set.name === now.set) || sets[0];
  }

  const modelIndex = (set, name) => set.models.findIndex((model) => model.name === name);

  // The models that are looked at, as indices: those the address names, else the best few.
  function chosen(set, now) {
    const named = listed(now.models).map((name) => modelIndex(set, name)).filter((i) => i >= 0);
    if (named.length) return named;
    const order = ranked(set).slice(0, SHOWN);
    return order.sort((a, b) => a - b);
  }

  // A list of names as the address has it; names may hold any character.
  function listed(text) {
    try {
      const names = JSON.parse(text);
      return Array.isArray(names) ? names : [];
    } catch {
      return [];
    }
  }

  function ranked(set) {
    const accuracy = (i) => set.models[i].score.accuracy ?? -1;
    return set.models.map((_, i) => i).sort((a, b) => accuracy(b) - accuracy(a) || a - b);
  }

  function picker(label, options, value, change, extra = {}) {
    return el("label", { class: "picker" }, el("span", {}, label),
      el("select", { ...extra, onchange: (event) => change(event.target.value) },
        options.map(([key, text]) => el("option", { value: key, selected: key === value }, text))));
  }

  function setPicker(set, change = (name) => go({ set: name, models: "", id: "", f: "", value: "", model: "", a: "", b: "", field: "" })) {
    const sets = pointerbench.core.sets;
    if (sets.length < 2) return null;
    return picker("Suite", sets.map((one) => [one.name, one.name]), set.name, change, { id: "set" });
  }

  // A button for every model that shows or hides it.
  function legend(set, shown) {
    const toggle = (index) => {
      const next = shown.includes(index) ? shown.filter((i) => i !== index) : [...shown, index];
      const names = next.sort((a, b) => a - b).map((i) => set.models[i].name);
      go({ models: JSON.stringify(names) }, true);
    };
    return el("div", { class: "legend", role: "group", "aria-label": "Models shown" },
      set.models.map((model, index) =>
        el("button", { type: "button", class: "chip", "aria-pressed": String(shown.includes(index)), onclick: () => toggle(index) },
          swatch(index), model.name)));
  }

  const swatch = (index) => el("span", { class: "swatch", style: { background: color(index) }, "aria-hidden": "true" });

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

  return { color, setOf, modelIndex, chosen, ranked, picker, setPicker, legend, swatch, mark, bar, fitted, link };
})());
