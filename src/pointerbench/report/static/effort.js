// What the answers took, as the runs noted it: how they ended, time, tokens, money, and settings.
"use strict";

Object.assign(pointerbench, (() => {
  const { el, whole } = pointerbench;
  const COUNTS = [["ok", "Answered"], ["refused", "Refused"], ["unparsable", "Unparsable"], ["error", "Errors"], ["skipped", "Skipped"], ["unasked", "Not asked"]];
  const ALWAYS = ["ok", "unparsable", "error"];
  const REASONS = 4;

  function efforts() {
    const runs = new Map();
    for (const one of pointerbench.core.efforts) runs.set(one.run, [...(runs.get(one.run) || []), one]);
    return [...runs].map(([run, models]) => section(run, models, runs.size > 1));
  }

  const nameOf = ({ at: [set, index] }) => pointerbench.core.sets[set].models[index].name.replace(/ · repeat 1$/, "");
  const seconds = (value) => (value == null ? "–" : value < 10 ? value.toFixed(2) : value.toFixed(1));
  const count = (value) => (value == null ? "–" : whole(value));
  const money = (value) => (value == null ? "–" : `$${value < 0.01 ? value.toPrecision(2) : value.toFixed(value < 10 ? 3 : 2)}`);

  function section(run, models, several) {
    const shown = COUNTS.filter(([key]) => ALWAYS.includes(key) || models.some((model) => model.rows[key]));
    const known = (name) => models.some((model) => model[name] != null);
    const extra = [
      ["Mean s", (m) => seconds(m.seconds.mean), true], ["Median s", (m) => seconds(m.seconds.median), true], ["95 % s", (m) => seconds(m.seconds.p95), true],
      ["Tokens in", (m) => count(m.prompt_tokens), known("prompt_tokens")], ["Tokens out", (m) => count(m.completion_tokens), known("completion_tokens")],
      ["Thinking", (m) => count(m.reasoning_tokens), known("reasoning_tokens")], ["Cost", (m) => money(m.cost), known("cost")],
      ["Cost of 1,000", (m) => (m.cost == null || !m.priced ? "–" : money((m.cost / m.priced) * 1000)), known("cost")],
      ["From cache", (m) => count(m.cached), models.some((m) => m.cached)],
    ].filter(([, , there]) => there);
    const head = (text) => el("th", { scope: "col", class: "number" }, text);
    return el("section", { class: "card effort" },
      el("h2", {}, "Answers, time and cost", several ? el("small", {}, run) : null),
      el("p", { class: "note" }, "Of the whole run, all suites and repeats. Seconds are those of answers that were not cached."),
      pointerbench.scroller(el("table", { class: "scores" },
        el("thead", {}, el("tr", {}, el("th", { scope: "col" }, "Model"), shown.map(([, text]) => head(text)), extra.map(([text]) => head(text)))),
        el("tbody", {}, models.map((model) => el("tr", {},
          el("th", { scope: "row" }, pointerbench.swatch(model.at[1]), nameOf(model)),
          shown.map(([key]) => el("td", { class: `number ${key === "error" && model.rows[key] ? "bad" : ""}` }, whole(model.rows[key] || 0))),
          extra.map(([, cell]) => el("td", { class: "number" }, cell(model)))))))),
      reasons(models),
      settings(models));
  }

  function reasons(models) {
    const lines = models.flatMap((model) => [["Unparsable", model.unparsable_reasons], ["Errors", model.error_kinds]].map(([what, found]) => {
      const several = Object.entries(found || {});
      if (!several.length) return null;
      const words = several.slice(0, REASONS).map(([why, n]) => `${why} (${whole(n)})`).join("; ");
      return el("li", {}, el("b", {}, `${nameOf(model)}, ${what.toLowerCase()}: `), words, several.length > REASONS ? "; ..." : "");
    })).filter(Boolean);
    return lines.length ? el("ul", { class: "reasons" }, lines) : null;
  }

  function settings(models) {
    const same = new Map(models[0].settings.filter(([name, value]) => models.every((model) => new Map(model.settings).get(name) === value)));
    const list = (pairs) => el("dl", { class: "facts" }, pairs.map(([name, value]) => [el("dt", {}, name.replaceAll("_", " ")), el("dd", {}, value)]));
    return el("details", {}, el("summary", {}, "Settings"),
      models.length > 1 && same.size ? [el("h4", {}, "All models"), list([...same])] : null,
      models.map((model) => {
        const own = models.length > 1 ? model.settings.filter(([name]) => !same.has(name)) : model.settings;
        const served = Object.keys(model.served_by || {});
        const pairs = served.length ? [...own, ["served by", served.join(", ")]] : own;
        return pairs.length ? [el("h4", {}, nameOf(model)), list(pairs)] : null;
      }));
  }

  return { efforts };
})());
