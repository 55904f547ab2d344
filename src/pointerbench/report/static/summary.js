// The first view: every model's accuracy, or its distances, with intervals, and of what they are.
"use strict";

pointerbench.views.summary = (() => {
  const { el, whole, pixels, percent } = pointerbench;
  const VERDICTS = ["miss", "refused", "invalid"];
  const ABSENT = [["error", "Errors"], ["skipped", "Skipped"], ["unasked", "Not asked"], ["missing", "Missing"]];
  const capital = (word) => word[0].toUpperCase() + word.slice(1);

  function render(main) {
    const { sets } = pointerbench.core;
    const warnings = [...new Set(sets.flatMap((set) => set.models.flatMap((model) => model.warnings)))];
    main.replaceChildren(
      warnings.length ? el("section", { class: "card warnings" }, el("h2", {}, "Read this first"), el("ul", {}, warnings.map((said) => el("li", {}, said)))) : "",
      ...sets.map(section), ...pointerbench.efforts());
  }

  function section(set) {
    const n = set.tasks.id.length;
    const version = set.version === "?" ? "" : ` ${set.version}`;
    const kinds = pointerbench.kindsOf(set);
    const none = set.tasks.kind.split("n").length - 1;
    return el("section", { class: "card" },
      el("div", { class: "head" },
        el("h2", {}, set.name, el("small", {}, `${version} · ${whole(n)} rows · ${set.models.length} ${set.models.length === 1 ? "model" : "models"}`)),
        el("p", { class: "actions" },
          pointerbench.link({ view: "fields", set: set.name }, "By field"),
          pointerbench.link({ view: "misses", set: set.name }, "Misses"),
          pointerbench.link({ view: "rows", set: set.name }, "All rows"),
          pointerbench.link({ view: "rows", set: set.name, look: "grid" }, "Pictures"),
          set.models.length > 1 ? pointerbench.link({ view: "compare", set: set.name }, "Compare") : null)),
      kinds.includes("box") ? pointerbench.scroller(table(set)) : null,
      levels(set),
      ["point", "judge"].filter((kind) => kinds.includes(kind)).map((kind) => nearness(set, kind)),
      none ? el("p", { class: "note" }, `${whole(none)} of ${whole(n)} rows have no truth, and so no score.`) : null,
      signatures(set));
  }

  const number = (text) => el("td", { class: "number" }, text);
  const columns = (heads) => el("thead", {}, el("tr", {}, heads.map(([text, title, kind]) => el("th", { scope: "col", class: kind ?? "number", title }, text))));
  const name = (set, index) => el("th", { scope: "row" }, pointerbench.swatch(index), pointerbench.link({ view: "rows", set: set.name, model: set.models[index].name }, set.models[index].name));

  // ------------------------------------------------------------------------ boxes and refusals

  function table(set) {
    const used = VERDICTS.filter((verdict) => verdict === "miss" || set.models.some((model) => model.score.verdicts[verdict]));
    const heads = [
      ["Model", null, ""], ["Accuracy", "Of all rows: those without an answer are misses"],
      [el("span", { class: "unseen" }, "Accuracy as a bar"), null, ""], ["95 % interval", "Wilson score interval"],
      ["Of answered", "Of the rows that were answered: errors, and what was not asked, are left out"], ["Hits"],
      ...absent(set).map(([, text]) => [text]), ...used.map((verdict) => [capital(verdict)]),
      ["Median px", "Distance from the target over the answered point rows, 0 inside: half are no farther"],
      ["90 % px", "Nine of ten answered point rows are no farther from the target"],
    ];
    return el("table", { class: "scores" },
      el("caption", { class: "unseen" }, `Accuracy on ${set.name}`), columns(heads),
      el("tbody", {}, pointerbench.ranked(set).map((index) => row(set, index, used))));
  }

  // Six tasks, their averages, refusals and pairs, where the set's rows have them.
  function levels(set) {
    const names = [...new Set(set.models.flatMap((model) => model.score.levels.map((one) => one.name)))];
    if (!names.length) return null;
    const of = (index, name) => set.models[index].score.levels.find((one) => one.name === name);
    const counts = (name) => new Set(set.models.map((_, index) => of(index, name)?.n));
    const heads = names.map((name) => [name, counts(name).size === 1 ? `Of ${whole([...counts(name)][0])} rows` : null]);
    const cell = (index, name) => {
      const one = of(index, name);
      const strong = / average$|^overall$|^pair/.test(name);
      const title = one && one.accuracy != null ? `${whole(one.hits)} / ${whole(one.n)}, 95 % interval ${one.ci95.map((side) => percent(side)).join(" to ")}` : null;
      return el("td", { class: `number ${strong ? "strong" : ""}`, title }, one && one.accuracy != null ? one.shown : "–");
    };
    return el("div", { class: "levels" },
      el("h3", {}, "By level"),
      el("p", { class: "note" }, "Averages weigh rows alike. A pair is a refusal row and its answerable twin on the same screen; both must be right."),
      pointerbench.scroller(el("table", { class: "scores" }, columns([["Model", null, ""], ...heads]),
        el("tbody", {}, pointerbench.ranked(set).map((index) => el("tr", {}, name(set, index), names.map((one) => cell(index, one))))))));
  }

  // Failed calls, always; and of what else is not there whatever some model has.
  const absent = (set) => ABSENT.filter(([why]) => why === "error" || set.models.some((model) => model.score.absent[why]));

  function row(set, index, used) {
    const { name: model, score } = set.models[index];
    const [low, high] = score.ci95;
    const rows = (verdict, text) => (score.verdicts[verdict] ? pointerbench.link({ view: "rows", set: set.name, model, verdict }, text) : text);
    return el("tr", {},
      name(set, index),
      el("td", { class: "number strong" }, score.shown.accuracy),
      el("td", { class: "wide" }, score.n ? pointerbench.bar(score.accuracy, low, high, pointerbench.color(index), `${percent(score.accuracy)}, from ${percent(low)} to ${percent(high)}`) : "no row is scored"),
      number(score.n ? score.shown.interval.replace("-", " – ") : "–"),
      number(score.shown.answered || "–"),
      number([rows("hit", whole(score.hits)), el("span", { class: "dim" }, ` / ${whole(score.n)}`)]),
      absent(set).map(([why]) => el("td", { class: `number ${why === "error" && score.absent[why] ? "bad" : ""}` }, score.absent[why] ? rows("missing", whole(score.absent[why])) : "0")),
      used.map((verdict) => number(rows(verdict, whole(score.verdicts[verdict])))),
      number(pixels(score.distance.median)), number(pixels(score.distance.p90)));
  }

  // ------------------------------------------------------------------------ points

  function nearness(set, kind) {
    const { near } = pointerbench.core;
    const letter = kind[0];
    const n = set.tasks.kind.split(letter).length - 1;
    const main = near.indexOf(20) < 0 ? 0 : near.indexOf(20);
    const measure = { kind, limit: near[main] };
    const order = set.models.map((_, i) => i).sort((a, b) => set.models[b].near[kind].hits[main] - set.models[a].near[kind].hits[main] || a - b);
    const used = [...VERDICTS.slice(1), "missing"].filter((verdict) => set.models.some((model) => model.near[kind].answers[verdict]));
    const heads = [
      ["Model", null, ""], ...near.map((limit) => [`${limit} px`, `Share of all rows answered within ${limit} pixels of ${pointerbench.whose(kind)}`]),
      [el("span", { class: "unseen" }, `Within ${near[main]} px as a bar`), null, ""], [`95 % interval at ${near[main]} px`, "Wilson score interval"],
      ["Median px", "Half of the answers are no farther"], ["90 % px", "Nine of ten answers are no farther"], ...used.map((verdict) => [capital(verdict)]),
    ];
    const line = (index) => {
      const { hits, n: rows, ci, median, p90, answers } = set.models[index].near[kind];
      const said = `${percent(hits[main] / rows)} ${pointerbench.measureWords(measure)}`;
      return el("tr", {}, name(set, index),
        hits.map((count, k) => el("td", { class: `number ${k === main ? "strong" : ""}` }, pointerbench.link({ view: "rows", set: set.name, model: set.models[index].name, d: `-${near[k]}` }, percent(count / rows)))),
        el("td", { class: "wide" }, pointerbench.bar(hits[main] / rows, ...ci[main], pointerbench.color(index), said)),
        number(`${(ci[main][0] * 100).toFixed(1)} – ${(ci[main][1] * 100).toFixed(1)}`), number(pixels(median)), number(pixels(p90)),
        used.map((verdict) => number(answers[verdict] ? pointerbench.link({ view: "rows", set: set.name, model: set.models[index].name, verdict }, whole(answers[verdict])) : "0")));
    };
    return el("div", { class: "nearness" },
      el("h3", {}, kind === "judge" ? `Agreement with the judge: ${whole(n)} rows` : `Distance to the point: ${whole(n)} rows`),
      el("p", { class: "note" }, kind === "judge" ? "Shares of rows answered within so many pixels of the point that another model, the judge, gave. That is no ground truth: open a row to correct it." : "Shares of rows answered within so many pixels of the right point."),
      kind === "point" ? corrections(set) : null,
      pointerbench.scroller(el("table", { class: "scores" }, columns(heads), el("tbody", {}, order.map(line)))));
  }

  // How far off the judge was where somebody looked.
  function corrections(set) {
    const rows = Object.keys(set.judge);
    if (!rows.length) return null;
    const far = rows.filter((i) => set.judge[i] && set.tasks.point[i]).map((i) => Math.hypot(set.judge[i][0] - set.tasks.point[i][0], set.judge[i][1] - set.tasks.point[i][1])).sort((a, b) => a - b);
    const median = far.length ? (far[(far.length - 1) >> 1] + far[far.length >> 1]) / 2 : null;
    return el("p", { class: "note" }, pointerbench.link({ view: "rows", set: set.name, marked: "1" }, `${whole(rows.length)} ${rows.length === 1 ? "point was" : "points were"} corrected by hand`),
      median == null ? "." : `; the judge had been ${pixels(median)} px off there (median).`);
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
