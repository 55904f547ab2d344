// The first view: every model's accuracy with its interval, and the line that says of what.
"use strict";

pointerbench.views.summary = (() => {
  const { el, whole, pixels, percent } = pointerbench;
  const VERDICTS = ["miss", "refused", "invalid", "missing"];
  const ABSENT = [["error", "Errors"], ["skipped", "Skipped"], ["unasked", "Not asked"]];

  function render(main) {
    const { sets } = pointerbench.core;
    const warnings = [...new Set(sets.flatMap((set) => set.models.flatMap((model) => model.warnings)))];
    main.replaceChildren(
      warnings.length ? el("section", { class: "card warnings" }, el("h2", {}, "Read this first"), el("ul", {}, warnings.map((said) => el("li", {}, said)))) : "",
      ...sets.map(section));
  }

  function section(set) {
    const n = set.tasks.id.length;
    const version = set.version === "?" ? "" : ` ${set.version}`;
    return el("section", { class: "card" },
      el("div", { class: "head" },
        el("h2", {}, set.name, el("small", {}, `${version} · ${whole(n)} rows · ${set.models.length} ${set.models.length === 1 ? "model" : "models"}`)),
        el("p", { class: "actions" },
          pointerbench.link({ view: "fields", set: set.name }, "By field"),
          pointerbench.link({ view: "misses", set: set.name }, "Misses"),
          pointerbench.link({ view: "rows", set: set.name }, "All rows"),
          set.models.length > 1 ? pointerbench.link({ view: "compare", set: set.name }, "Compare") : null)),
      el("div", { class: "scroll" }, table(set)),
      signatures(set));
  }

  function table(set) {
    const used = VERDICTS.filter((name) => name === "miss" || set.models.some((model) => model.score.verdicts[name]));
    const head = ["Model", "Accuracy", "", "95 % interval", "Of answered", "Hits", ...absent(set).map(([, text]) => text), ...used.map((name) => name[0].toUpperCase() + name.slice(1)), "Median px", "90 % px"];
    const numeric = (i) => (i === 0 || i === 2 ? null : "number");
    return el("table", { class: "scores" },
      el("caption", { class: "unseen" }, `Accuracy on ${set.name}`),
      el("thead", {}, el("tr", {}, head.map((text, i) => el("th", { scope: "col", class: numeric(i), title: HINTS[text] }, text || el("span", { class: "unseen" }, "Accuracy as a bar"))))),
      el("tbody", {}, pointerbench.ranked(set).map((index) => row(set, index, used))));
  }

  // Failed calls, always; and of what else is not there whatever some model has.
  const absent = (set) => ABSENT.filter(([why]) => why === "error" || set.models.some((model) => model.score.absent[why]));

  const HINTS = {
    Accuracy: "Of all rows: those without an answer are misses",
    "Of answered": "Of the rows that were answered: errors, and what was not asked, are left out",
    "95 % interval": "Wilson score interval",
    "Median px": "Distance from the target over the answered point rows, 0 inside: half are no farther",
    "90 % px": "Nine of ten answered point rows are no farther from the target",
  };

  function row(set, index, used) {
    const { name, score } = set.models[index];
    const [low, high] = score.ci95;
    const number = (text) => el("td", { class: "number" }, text);
    const rows = (verdict, text) => (score.verdicts[verdict] ? pointerbench.link({ view: "rows", set: set.name, model: name, verdict }, text) : text);
    return el("tr", {},
      el("th", { scope: "row" }, pointerbench.swatch(index), pointerbench.link({ view: "rows", set: set.name, model: name }, name)),
      el("td", { class: "number strong" }, score.shown.accuracy),
      el("td", { class: "wide" }, score.n ? pointerbench.bar(score.accuracy, low, high, pointerbench.color(index), `${percent(score.accuracy)}, from ${percent(low)} to ${percent(high)}`) : "no row is scored"),
      number(score.n ? score.shown.interval.replace("-", " – ") : "–"),
      number(score.shown.answered || "–"),
      number([rows("hit", whole(score.hits)), el("span", { class: "dim" }, ` / ${whole(score.n)}`)]),
      absent(set).map(([why]) => number(whole(score.absent[why] || 0))),
      used.map((verdict) => number(rows(verdict, whole(score.verdicts[verdict])))),
      number(pixels(score.distance.median)), number(pixels(score.distance.p90)));
  }

  // Every number has its signature: one line where all models share it.
  function signatures(set) {
    const by = new Map();
    for (const model of set.models) by.set(model.signature, [...(by.get(model.signature) || []), model.name]);
    const line = ([signature, names]) => el("p", { class: "signature" }, by.size > 1 ? el("span", {}, `${names.join(", ")}: `) : null, el("code", {}, signature));
    return el("div", { class: "signatures" }, [...by].map(line));
  }

  return { title: "Summary", render };
})();
