// One row, whole: the picture, what every model said, how it was asked, the row's fields.
"use strict";

Object.assign(pointerbench, (() => {
  const { el, go, address, state, pixels, load } = pointerbench;

  // `columns` are lists of models, each drawn on a picture of its own; `step` goes to a neighbour.
  function detail(box, set, i, columns, step) {
    const now = state();
    const kind = now.zoom === "fit" ? "fit" : "near";
    const models = columns.flat();
    const again = () => pointerbench.refresh();
    const pick = pointerbench.editPicker(set, i, again);
    const zoom = (key, text) => el("button", { type: "button", class: "chip", "aria-pressed": String(kind === key), onclick: () => go({ zoom: key === "near" ? "" : key }, true) }, text);
    const said = el("div", { class: "said" }, el("p", { class: "empty" }, "Loading ..."));
    box.replaceChildren(
      el("div", { class: "row-head" },
        el("a", { class: "to-list", href: "#rows", onclick: (event) => { event.preventDefault(); document.getElementById("rows")?.scrollIntoView({ block: "center" }); } }, "↑ Back to the list"),
        el("h2", {}, set.tasks.text[i]),
        el("p", { class: "dim" }, el("code", {}, set.tasks.id[i]), " · ", el("a", { href: address({ view: "rows", set: set.name, id: set.tasks.id[i] }), class: "permalink" }, "link to this row"))),
      el("div", { class: "tools" },
        el("div", { class: "legend", role: "group", "aria-label": "Zoom" }, zoom("near", "Zoomed"), zoom("fit", "Whole"),
          el("button", { type: "button", class: "chip", id: "open-full", onclick: () => pointerbench.fullSize(set, i, models) }, "Full size")),
        el("div", { class: "steps" },
          el("button", { type: "button", onclick: () => step(-1), "aria-label": "Previous row" }, "↑"),
          el("button", { type: "button", onclick: () => step(1), "aria-label": "Next row" }, "↓"))),
      el("div", { class: `stages of-${columns.length}` }, columns.map((shown) => el("div", {},
        columns.length > 1 ? el("p", { class: "stage-name" }, pointerbench.swatch(shown[0]), set.models[shown[0]].name, " ", pointerbench.mark(set.models[shown[0]].outcome[i])) : null,
        pointerbench.picture(set, i, shown, kind, { pick })))),
      columns.length === 1 && set.models.length > 1 ? pointerbench.legend(set, models) : "",
      pointerbench.editor(set, i, again),
      said);
    replies(said, set, i, models, columns.length);
  }

  function replies(box, set, i, models, columns) {
    const { core } = pointerbench;
    load(`${core.sets.indexOf(set)}-${Math.floor(i / core.chunk)}`).then((chunk) => {
      const { row, said } = chunk[i % core.chunk];
      box.replaceChildren(
        el("div", { class: `replies of-${columns}` }, models.map((index) => reply(set, i, index, said[index]))),
        el("details", { class: "fields" }, el("summary", {}, "The row's fields"),
          el("dl", {}, row.map(([name, value]) => [el("dt", {}, name), el("dd", {}, value)]))));
    }, (error) => box.replaceChildren(el("p", { class: "empty" }, `${error.message}.`)));
  }

  function reply(set, i, index, said) {
    const model = set.models[index];
    const found = said || {};
    return el("article", { class: "reply", style: { "--paint": pointerbench.color(index) } },
      el("h3", {}, pointerbench.swatch(index), model.name, pointerbench.mark(model.outcome[i]), el("span", { class: "dim" }, verdict(set, i, model))),
      model.struck[i] ? el("p", { class: "struck" }, `hit: ${model.struck[i]}`) : null,
      el("dl", { class: "facts" }, facts(model, i, found).map(([name, value]) => [el("dt", {}, name), el("dd", {}, value)])),
      found.raw != null ? el("pre", { class: "raw", tabindex: "0", "aria-label": `Reply of ${model.name}` }, found.raw)
        : el("p", { class: "dim" }, said ? "There is no reply." : "The reply is not known: there are only its numbers."),
      found.reasoning ? el("details", {}, el("summary", {}, "Reasoning"), el("pre", { class: "raw" }, found.reasoning)) : null,
      prompt(set, i, model, found));
  }

  function verdict(set, i, model) {
    const kind = Object.keys(model.detail).find((name) => model.detail[name].includes(i));
    const iou = model.iou[i];
    const from = { p: "from the point", j: "from the judge's point" }[set.tasks.kind[i]] || "off";
    const words = [kind && kind.replaceAll("_", " "), model.distance[i] ? `${pixels(model.distance[i])} px ${from}` : null, iou != null ? `IoU ${iou.toFixed(2)}` : null];
    return words.filter(Boolean).join(", ");
  }

  function facts(model, i, said) {
    const size = (value) => (value ? `${value[0]} × ${value[1]}` : null);
    const answer = model.answer[i];
    const known = [
      ["Answer", answer == null ? "none" : answer.length ? `(${answer.join(", ")}) px` : "a refusal"],
      ["As written", said.given ? `(${said.given.join(", ")}) in ${said.frame}` : null],
      ["Sent as", size(said.sent_size)],
      ["Status", said.status === "ok" ? null : [said.status, said.reason || said.error].filter(Boolean).join(": ")],
      ["Zoom", said.zoom ? JSON.stringify(said.zoom) : null],
      ["Seconds", said.duration_seconds],
      ["Tokens", said.prompt_tokens == null ? null : `${said.prompt_tokens} in, ${said.completion_tokens ?? "?"} out`],
      ["Cost", said.cost == null ? null : `$${said.cost}`],
      ["Served by", said.served_by],
    ];
    return known.filter(([, value]) => value != null && value !== "").map(([name, value]) => [name, String(value)]);
  }

  function prompt(set, i, model, said) {
    const asked = model.asked;
    const [width, height] = said.sent_size || ["?", "?"];
    const values = { instruction: set.tasks.text[i], width, height };
    const filled = (text) => text.replace(/\{(instruction|width|height)\}/g, (_, name) => values[name]).replace("{picture}", "[the picture]\n");
    const boxed = set.tasks.rule[i] === "iou" && asked.user_bbox;
    const [system, user] = boxed ? [asked.system_bbox, asked.user_bbox] : [asked.system, asked.user];
    const parts = [["System", system], ["User", user && (asked.refusal ? `${user}\n${asked.refusal}` : user)], ["Beginning of the reply", boxed ? "" : asked.prefill]];
    return el("details", {}, el("summary", {}, "Prompt"),
      asked.note ? el("p", { class: "dim" }, asked.note) : null,
      parts.filter(([, text]) => text).map(([name, text]) => [el("h4", {}, name), el("pre", { class: "raw" }, filled(text))]));
  }

  const narrow = window.matchMedia("(max-width: 1000px)");

  // Where the detail lies below the list, a chosen row's comes into view.
  function reveal(side) {
    if (narrow.matches) side.scrollIntoView({ block: "start" });
  }

  return { detail, reveal };
})());
