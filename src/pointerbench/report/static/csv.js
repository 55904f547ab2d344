// Files out of the page: made in it, handed to the browser as downloads.
"use strict";

Object.assign(pointerbench, (() => {
  const { el, OUTCOMES, place } = pointerbench;
  const KINDS = { b: "box", p: "point", j: "judge", n: "none" };
  const HEAD = ["id", "instruction", "picture", "truth", "target_x1", "target_y1", "target_x2", "target_y2", "number", "model", "outcome", "detail", "x", "y", "x1", "y1", "x2", "y2", "distance_px", "iou", "note"];

  function download(name, text, type) {
    const address = URL.createObjectURL(new Blob([text], { type }));
    const link = el("a", { href: address, download: name });
    document.body.append(link);
    link.click();
    link.remove();
    setTimeout(() => URL.revokeObjectURL(address), 10000);
  }

  // A text that a spreadsheet would work out begins with an apostrophe instead.
  function cell(value) {
    if (value == null) return "";
    if (typeof value === "number") return String(value);
    const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
    return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  }

  // One line for every row and model, as scores.csv of a run has it.
  function csv(set, rows, models) {
    const details = models.map((index) => {
      const found = new Map();
      for (const [name, places] of Object.entries(set.models[index].detail)) for (const i of places) found.set(i, name);
      return found;
    });
    const lines = [[...HEAD, ...set.fields.map((field) => field.name)]];
    for (const i of rows) models.forEach((index, k) => lines.push(line(set, i, index, details[k].get(i))));
    return lines.map((values) => `${values.map(cell).join(",")}\r\n`).join("");
  }

  function line(set, i, index, detail) {
    const { tasks } = set;
    const model = set.models[index];
    const answer = model.answer[i];
    const point = tasks.point[i];
    const target = tasks.hull[i] || (point ? [...point, ...point] : [null, null, null, null]);
    const [x, y] = place(answer) || [null, null];
    const box = answer && answer.length === 4 ? answer : [null, null, null, null];
    return [tasks.id[i], tasks.text[i], tasks.picture[i], KINDS[tasks.kind[i]], ...target, index + 1, model.name, OUTCOMES[model.outcome[i]].name, detail, x, y, ...box,
      model.distance[i], model.iou[i], pointerbench.noteOf(set, i), ...set.fields.map((field) => field.values[field.codes[i]])];
  }

  return { download, csv };
})());
