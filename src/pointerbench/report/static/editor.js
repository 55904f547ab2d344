// The part of an open row that takes a note, and the right point in a judge's place.
"use strict";

Object.assign(pointerbench, (() => {
  const { el, debounce, edit } = pointerbench;
  let picking = ""; // the row whose right point is being clicked

  const rowOf = (set, i) => `${set.name} ${set.tasks.id[i]}`;
  const isPicking = (set, i) => picking === rowOf(set, i);

  // `again` draws the row anew.
  function editor(set, i, again) {
    return el("div", { class: "editor" },
      pointerbench.correctable(set, i) ? corrector(set, i, again) : null,
      noter(set, i));
  }

  function toggle(set, i, again) {
    if (!pointerbench.correctable(set, i)) return;
    picking = isPicking(set, i) ? "" : rowOf(set, i);
    again();
  }

  // What a click on the picture means while the point is being corrected, else nothing.
  function picker(set, i, again) {
    return isPicking(set, i) ? (point) => put(set, i, { gt_point: point }, again) : null;
  }

  function put(set, i, values, again) {
    picking = "";
    edit(set, i, values).then(again);
  }

  function corrector(set, i, again) {
    const point = pointerbench.pointOf(set, i);
    const corrected = pointerbench.isCorrected(set, i);
    const judged = pointerbench.judgedPoint(set, i);
    const at = (found) => (found ? `(${found.join(", ")})` : "no point");
    const now = corrected ? `Corrected to ${at(point)}; the judge said ${at(judged)}.` : judged ? `The judge's point is ${at(judged)}.` : "Nobody has said what is right.";
    const open = isPicking(set, i);
    return el("div", { class: "corrector" },
      el("p", {}, now, open ? el("b", {}, " Click the right point on the picture, or enter it.") : null),
      el("div", { class: "tools" },
        el("button", { type: "button", id: "correct", "aria-pressed": String(open), class: "chip", onclick: () => toggle(set, i, again) }, open ? "Stop correcting" : "Correct the point"),
        open ? fields(set, i, point, again) : null,
        open && point ? el("button", { type: "button", class: "quiet", id: "nowhere", onclick: () => put(set, i, { gt_point: null }, again) }, "No point is right") : null,
        corrected ? el("button", { type: "button", class: "quiet", id: "undo", onclick: () => put(set, i, { undo: true }, again) }, "Back to the judge's") : null));
  }

  function fields(set, i, point, again) {
    const size = set.tasks.size[i] || [1e6, 1e6];
    const input = (k) => el("input", { type: "number", step: "any", min: 0, max: size[k], required: true, id: `point-${"xy"[k]}`, "aria-label": `${"xy"[k]} in pixels`, value: point ? point[k] : null });
    const [x, y] = [input(0), input(1)];
    const put2 = (event) => {
      event.preventDefault();
      put(set, i, { gt_point: [x.valueAsNumber, y.valueAsNumber] }, again);
    };
    return el("form", { class: "point", onsubmit: put2 }, x, y, el("button", { type: "submit", id: "point-save" }, "Save"));
  }

  function noter(set, i) {
    const note = pointerbench.noteOf(set, i);
    let kept = note;
    const keep = ({ target: { value } }) => {
      if (value.trim() !== kept) edit(set, i, { note: kept = value.trim() });
    };
    // Into the browser at once; to a server when the writing pauses or ends.
    const oninput = pointerbench.served ? debounce(keep, 400) : keep;
    const box = el("textarea", { id: "note", rows: 2, maxlength: 4000, placeholder: "what is odd about this row", oninput, onchange: keep });
    box.value = note;
    const inner = el("label", { class: "note-field" }, el("span", {}, "Note"), box);
    return el("details", { class: "noter", open: Boolean(note) }, el("summary", {}, "Note on this row"), inner);
  }

  return { editor, editPicker: picker, correctRow: toggle };
})());
