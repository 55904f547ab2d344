// What people put right and note down. A page on disk can write no file: it keeps edits in the
// browser and hands them out as corrections.jsonl; a served one has them written at once.
"use strict";

Object.assign(pointerbench, (() => {
  const { el, whole, served } = pointerbench;
  const FILE = "corrections.jsonl";
  const drafts = new Map(); // "data id" -> a line of the file
  let told = ""; // what the server said last
  let queue = Promise.resolve();

  const keyOf = (set, i) => `${set.data} ${set.tasks.id[i]}`;
  const store = (set) => `pointerbench ${set.data}`;

  // ------------------------------------------------------------------------ what holds of a row

  // Where the truth is not the tasks' own.
  const correctable = (set, i) => "jn".includes(set.tasks.kind[i]) || i in set.judge;
  const judgedPoint = (set, i) => (i in set.judge ? set.judge[i] : set.tasks.kind[i] === "j" ? set.tasks.point[i] : null);

  // The right point as it is known by now.
  function pointOf(set, i) {
    const draft = drafts.get(keyOf(set, i)) || {};
    if (draft.undo) return judgedPoint(set, i);
    return "gt_point" in draft ? draft.gt_point : set.tasks.point[i];
  }

  function isCorrected(set, i) {
    const draft = drafts.get(keyOf(set, i)) || {};
    return "gt_point" in draft || (i in set.judge && !draft.undo);
  }

  const noteOf = (set, i) => (drafts.get(keyOf(set, i)) || {}).note ?? set.notes[i] ?? "";

  // ------------------------------------------------------------------------ changing it

  // `values` are keys of a line: gt_point, undo, note. Keys that change nothing are left out.
  async function edit(set, i, values) {
    const { gt_point: _, undo: __, ...rest } = drafts.get(keyOf(set, i)) || {};
    const kept = "note" in values ? drafts.get(keyOf(set, i)) : rest;
    const line = { task_id: set.tasks.id[i], data: set.data, ...kept, ...values };
    if (line.undo && !(i in set.judge)) delete line.undo;
    if (line.note === (set.notes[i] || "")) delete line.note;
    const said = Object.keys(line).length > 2;
    if (said) drafts.set(keyOf(set, i), line);
    else drafts.delete(keyOf(set, i));
    if (served) await post("save", { task_id: line.task_id, data: line.data, ...values });
    else remember(set);
    bar();
  }

  // One after the other, and to the end although the page may be left meanwhile.
  function post(what, value) {
    queue = queue.then(() => send(what, value));
    return queue;
  }

  async function send(what, value) {
    try {
      const answer = await fetch(what, { method: "POST", keepalive: true, headers: { "Content-Type": "application/json" }, body: JSON.stringify(value) });
      const found = await answer.json();
      told = found.error ? `Not saved: ${found.error}` : found.said;
      return !found.error;
    } catch {
      told = "Not saved: pointerbench report --serve does not answer any more.";
      return false;
    }
  }

  // In the browser, so that a closed page loses nothing.
  function remember(set) {
    try {
      const lines = [...drafts.values()].filter((line) => line.data === set.data);
      if (lines.length) localStorage.setItem(store(set), JSON.stringify(lines));
      else localStorage.removeItem(store(set));
    } catch { /* the browser keeps nothing; the bar still has them */ }
  }

  // What an earlier visit left, but for what this report has taken up since.
  function recall() {
    if (served) return;
    for (const set of pointerbench.core.sets) {
      let lines = [];
      try {
        lines = JSON.parse(localStorage.getItem(store(set))) || [];
      } catch { /* nothing is kept */ }
      const rows = new Map(set.tasks.id.map((id, i) => [id, i]));
      for (const { task_id: id, data: _, ...values } of lines) if (rows.has(id)) restore(set, rows.get(id), values);
      remember(set);
    }
    bar();
  }

  function restore(set, i, values) {
    const left = { ...values };
    if ("gt_point" in left && i in set.judge && String(left.gt_point) === String(set.tasks.point[i])) delete left.gt_point;
    if (left.undo && !(i in set.judge)) delete left.undo;
    if (left.note === (set.notes[i] || "")) delete left.note;
    if (Object.keys(left).length) drafts.set(keyOf(set, i), { task_id: set.tasks.id[i], data: set.data, ...left });
  }

  // ------------------------------------------------------------------------ the bar below

  const text = () => [...drafts.values()].map((line) => `${JSON.stringify(line)}\n`).join("");

  function download() {
    pointerbench.download(FILE, text(), "application/jsonl");
  }

  let parts = null;

  // Made once: a button that is made anew while it is pressed loses the click.
  function partsOf(box) {
    const status = el("p", { role: "status" });
    const buttons = served ? [
      el("button", { type: "button", id: "anew", onclick: anew }, "Work them out anew"),
    ] : [
      el("button", { type: "button", id: "save", onclick: download }, `Save ${FILE}`),
      el("button", { type: "button", onclick: copy }, "Copy"),
      el("button", { type: "button", class: "quiet", onclick: discard }, "Discard"),
    ];
    box.replaceChildren(status, ...buttons);
    return { status, first: buttons[0] };
  }

  function bar() {
    const box = document.getElementById("edits");
    const n = drafts.size;
    box.hidden = !n && !told;
    if (box.hidden) return;
    parts ??= partsOf(box);
    const rows = `${whole(n)} ${n === 1 ? "row has" : "rows have"}`;
    parts.first.hidden = !n;
    parts.status.replaceChildren(...(served ? [told, n ? " The numbers on this page are from before." : ""] : [
      el("b", {}, `${rows} corrections or notes in this browser only.`), " To keep them beside the run, save the file and type ",
      el("code", {}, `${pointerbench.core.again} --corrections ${FILE}`),
    ]));
  }

  async function anew() {
    if (await post("anew", {})) location.reload();
    else bar();
  }

  function copy(event) {
    const button = event.target;
    const say = (words) => {
      button.textContent = words;
      setTimeout(() => { button.textContent = "Copy"; }, 2000);
    };
    navigator.clipboard.writeText(text()).then(() => say("Copied"), () => say("Not allowed here"));
  }

  function discard() {
    if (!window.confirm(`Forget the corrections and notes of ${drafts.size} rows that are in no file yet?`)) return;
    drafts.clear();
    pointerbench.core.sets.forEach(remember);
    bar();
    pointerbench.refresh();
  }

  return { correctable, judgedPoint, pointOf, isCorrected, noteOf, edit, recall };
})());
