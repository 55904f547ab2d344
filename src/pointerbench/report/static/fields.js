// Accuracy by every field: a bar with its interval for each value and model.
"use strict";

pointerbench.views.fields = (() => {
  const { el, go, percent, whole } = pointerbench;

  function render(main, now) {
    const set = pointerbench.setOf(now);
    const shown = pointerbench.chosen(set, now);
    const measure = pointerbench.measureOf(set, now);
    const names = measure ? set.fields.map((field) => field.name) : [];
    const at = Math.max(0, names.indexOf(now.field));
    if (!names.length) {
      main.replaceChildren(el("p", { class: "empty" }, measure ? "The rows of this set have no field with more than one value." : "No row of this set says what is right."));
      return;
    }
    const sort = now.sort === "accuracy" ? "accuracy" : "value";
    main.replaceChildren(el("section", { class: "card" },
      el("div", { class: "tools" },
        pointerbench.setPicker(set),
        pointerbench.picker("Field", names.map((name) => [name, name]), names[at], (field) => go({ field }), { id: "field" }),
        pointerbench.measurePicker(set, measure),
        pointerbench.picker("Order", [["value", "as listed"], ["accuracy", "hardest first"]], sort, (order) => go({ sort: order === "value" ? "" : order }), { id: "order" })),
      pointerbench.legend(set, shown),
      chart(set, at, shown, sort, measure),
      el("p", { class: "note" }, `Bars are ${measure.limit == null ? "accuracies" : `shares of answers ${pointerbench.measureWords(measure)}`}, the lines across their ends 95 % Wilson intervals. A value's name opens its rows.`)));
  }

  function chart(set, at, shown, sort, measure) {
    const field = set.fields[at];
    const score = (value, index) => set.models[index].by[measure.key][at][value];
    const mean = (value) => shown.reduce((sum, index) => sum + (score(value, index)[1] ? score(value, index)[0] / score(value, index)[1] : 2), 0);
    const order = field.values.map((_, value) => value);
    if (sort === "accuracy") order.sort((a, b) => mean(a) - mean(b) || a - b);
    return el("div", { class: "bars" },
      axis(),
      order.map((value) => group(set, field, value, shown, (index) => score(value, index))),
      order.length > 12 ? axis() : null);
  }

  const axis = () => el("div", { class: "axis", "aria-hidden": "true" }, [0, 25, 50, 75, 100].map((tick) => el("span", { style: { left: `${tick}%` } }, `${tick} %`)));

  function group(set, field, value, shown, score) {
    const n = field.codes.filter((code) => code === value).length;
    const name = field.values[value];
    return el("div", { class: "group", role: "group", "aria-label": `${name}, ${n} rows` },
      el("div", { class: "name" }, pointerbench.link({ view: "rows", set: set.name, f: field.name, value: name }, name), el("span", { class: "dim" }, ` n=${whole(n)}`)),
      el("div", { class: "lines" }, shown.map((index) => line(set, index, score(index)))));
  }

  function line(set, index, [hits, n, low, high]) {
    const share = n ? hits / n : null;
    const said = n ? `${set.models[index].name}: ${percent(share)}, ${hits} of ${n}, 95 % interval ${percent(low)} to ${percent(high)}` : `${set.models[index].name}: no rows`;
    return el("div", { class: "line", title: said },
      pointerbench.swatch(index),
      pointerbench.bar(share, low, high, pointerbench.color(index), said),
      el("span", { class: "figure" }, n ? percent(share) : ""));
  }

  return { title: "By field", render };
})();
