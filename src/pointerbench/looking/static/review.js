// The page of a review: a candidate whose box can be dragged and whose words can be edited; keep,
// fix or drop.
"use strict";

(() => {
  const { el, desk, step, save, decide, keyed, stage, boxEditor } = pointerbench;
  const SAID = { keep: "Keep", fix: "Fix", drop: "Drop" };
  const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

  let parts = null;
  let bare = false; // whether the box is hidden
  let box = null; // as it is now

  const editor = boxEditor({
    now: () => (desk.ready ? box : null),
    put: (changed) => {
      box = changed;
      refresh();
    },
    size: () => desk.item.size,
  });

  const words = () => parts.words.value.trim();
  const isMoved = () => String(box) !== String(desk.item.box);
  const isReworded = () => words() !== desk.item.instruction.trim();
  const isChanged = () => Boolean(desk.item && desk.ready && (isMoved() || isReworded()));

  // ------------------------------------------------------------------------ deciding

  function choose(decision) {
    if (!desk.item || parts.buttons[decision].disabled) return;
    const fixed = decision === "fix" ? { box, instruction: isReworded() ? words() : desk.item.instruction } : {};
    decide({ decision, note: parts.note.text, ...fixed });
  }

  function revert() {
    if (!desk.ready) return;
    take(desk.item);
  }

  function take({ box: taken, instruction }) {
    box = taken && [...taken];
    parts.words.value = instruction;
    editor.draw(false);
  }

  // ------------------------------------------------------------------------ the page

  function build() {
    const values = { paint: (one) => (bare || !desk.ready ? [] : editor.paint(one)), grab: (event, one) => (bare ? null : editor.grab(event, one)), changed };
    const main = stage("The screenshot; the box can be dragged", values);
    const near = stage("The screenshot, near the box", values);
    for (const one of [main, near]) one.element.addEventListener("pointermove", (event) => cursor(one, event));
    const note = pointerbench.noteField((item, text) => save(item, { note: text }));
    const field = el("textarea", { id: "words", rows: 1, maxlength: 4000, dir: "auto", "aria-label": "Instruction", oninput: refresh });
    const buttons = Object.fromEntries(Object.keys(SAID).map((name) => [name, keyed(name[0], SAID[name], () => choose(name), { id: name, class: "decision" })]));
    parts = { main, near, note, buttons, words: field };
    parts.changes = el("p", { class: "told", role: "status" });
    parts.facts = el("div", { class: "facts" });
    parts.undo = keyed("r", "Revert", revert, { id: "revert" });
    parts.tools = el("div", { class: "tools" },
      keyed("e", "Edit", () => edit(), { id: "edit" }), keyed("a", "Draw box", () => redraw(), { id: "draw" }),
      keyed("z", "Zoom", () => main.toggle(), { id: "zoom" }), keyed("b", "Hide box", () => hide(), { id: "hide" }));
    const side = el("aside", { class: "side" }, near.element, el("div", { class: "panel" }, parts.facts, parts.changes,
      el("div", { class: "decisions", role: "group", "aria-label": "Decision" }, Object.values(buttons)), parts.undo,
      el("label", { class: "note" }, el("span", {}, "Note ", el("kbd", {}, "N")), note.element),
      el("div", { class: "walk" }, keyed("p", "Back", () => step(-1), { id: "back" }), keyed("s", "Skip", () => step(1), { id: "skip" }))));
    parts.view = el("div", { class: "desk review" }, el("section", { class: "left" }, el("div", { class: "asked" }, field, parts.tools), main.element), side);
    document.getElementById("main").replaceChildren(parts.view);
  }

  const changed = (one) => one === parts?.main && parts.tools.querySelector("#zoom").setAttribute("aria-pressed", String(one.mode !== "fit"));

  function cursor(one, event) {
    if (one.press) return;
    const sides = desk.ready && box && !bare ? (editor.drawing ? [] : editor.held(one, event)) : null;
    const name = !sides ? "" : !sides.length ? "crosshair" : sides.length === 4 ? "move" : sides.length === 2 ? (sides[0] + 2 === sides[1] + 1 ? "nesw-resize" : "nwse-resize") : sides[0] % 2 ? "ns-resize" : "ew-resize";
    one.element.style.cursor = name;
  }

  function edit() {
    if (!desk.ready) return;
    parts.words.focus();
    parts.words.select();
  }

  function redraw() {
    if (desk.ready && box) editor.draw(!editor.drawing);
  }

  function hide(now = !bare) {
    bare = now;
    parts.tools.querySelector("#hide").setAttribute("aria-pressed", String(bare));
    parts.main.draw();
    parts.near.draw();
  }

  // Before the picture is there.
  function turn() {
    if (!parts.view.isConnected) document.getElementById("main").replaceChildren(parts.view);
    parts.note.show(desk.item, desk.answer?.note || "");
    parts.view.classList.add("waiting");
    hide(false);
  }

  function show(images) {
    const { item } = desk;
    parts.view.classList.remove("waiting");
    const answer = desk.answer?.decision === "fix" ? desk.answer : item;
    parts.view.style.setProperty("--shape", item.size[1] / item.size[0]);
    parts.main.show(images?.[0], item.size, answer.box, "fit");
    parts.near.show(images?.[1], item.size, answer.box, "near");
    facts(item);
    take(answer);
  }

  function facts(item) {
    const more = Object.entries(item.more).map(([name, value]) => [el("dt", {}, name), el("dd", {}, typeof value === "string" ? value : JSON.stringify(value))]);
    parts.facts.replaceChildren(
      el("p", { class: "flags" }, item.flags.map((flag) => el("span", { class: "flag" }, flag)), el("span", { class: "dim" }, [item.task, item.language].filter(Boolean).join(" · "))),
      item.box ? "" : el("p", { class: "told" }, el("b", {}, "No box: "), "it is said that nothing on this screen fits."),
      ...(item.before || []).map(before),
      more.length ? el("details", {}, el("summary", {}, "All fields"), el("dl", {}, more)) : "");
  }

  // What somebody decided before, in the round that settles.
  function before(one) {
    const taken = one.decision === "fix" ? keyed("", "Take it", () => take(one)) : null;
    return el("div", { class: "before" }, el("p", {}, el("b", {}, `${one.who}: ${SAID[one.decision].toLowerCase()}`), one.decision === "fix" && one.instruction !== desk.item.instruction ? ` “${one.instruction}”` : "", one.note ? ` (${one.note})` : ""), taken);
  }

  // After every change.
  function refresh() {
    parts.main.draw();
    parts.near.draw();
    const { item } = desk;
    if (!item) return;
    const changes = isChanged();
    parts.words.style.height = "auto";
    parts.words.style.height = `${parts.words.scrollHeight + 2}px`;
    parts.buttons.keep.disabled = changes;
    parts.buttons.fix.disabled = !changes || !words();
    parts.buttons.fix.classList.toggle("primary", changes);
    parts.undo.hidden = !changes;
    parts.tools.querySelector("#draw").hidden = !item.box;
    parts.tools.querySelector("#draw").setAttribute("aria-pressed", String(editor.drawing));
    parts.tools.querySelector("#hide").hidden = !item.box;
    for (const [name, button] of Object.entries(parts.buttons)) button.setAttribute("aria-pressed", String(desk.answer?.decision === name));
    const what = [isMoved() ? `box ${box.join(", ")}` : "", isReworded() ? "wording" : ""].filter(Boolean);
    parts.changes.replaceChildren(...(editor.drawing ? [el("b", {}, "Drag over the element.")] : changes ? [el("b", {}, "Changed: "), what.join("; ")] : []));
  }

  function done() {
    parts.note.flush();
    const open = pointerbench.left();
    document.getElementById("main").replaceChildren(el("div", { class: "card welcome" },
      el("h2", {}, open ? `${open} ${open === 1 ? "row is" : "rows are"} without a decision` : `All ${desk.items.length} rows are decided`),
      el("p", { class: "dim" }, open ? "They were skipped." : "Everything is saved. Ctrl-C in the terminal ends the page; how it stands prints"),
      open ? keyed("Enter", "Show them", resume, { class: "primary" }) : el("pre", {}, `pointerbench label review ${desk.state.folder} --results`),
      el("div", { class: "walk" }, keyed("p", "Back", () => step(-1)))));
  }

  const resume = () => desk.at < 0 && pointerbench.left() && pointerbench.goTo(pointerbench.firstOpen(0));

  const keys = () => [
    { keys: ["k"], words: "Keep it as it is", call: () => choose("keep") },
    { keys: ["f"], words: "Keep it with the new box or wording", call: () => choose("fix") },
    { keys: ["d"], words: "Drop it", call: () => choose("drop") },
    { keys: ["e"], words: "Edit the wording; Enter ends it", call: edit },
    { keys: ["a"], words: "Draw the box anew", call: redraw },
    { keys: ["r"], words: "Take all changes back", call: revert },
    { keys: ["z"], words: "Near the box, and back", call: () => parts.main.toggle() },
    { keys: ["+", "-"], words: "Larger, smaller", call: null },
    { keys: ["b"], words: "Hide the box, show it again", call: () => hide() },
    { keys: ["n"], words: "Write a note; Enter ends it", call: () => parts.note.focus() },
    { keys: ["p"], words: "Back; what was decided can be changed", call: () => step(-1) },
    { keys: ["s"], words: "Skip", call: () => step(1) },
    { keys: ["Escape"], words: "", call: () => editor.draw(false) },
    { keys: ["Enter"], words: "", call: resume },
  ];

  // Arrows move the box, with Alt its right and lower side, by a pixel or ten.
  function press(key, event) {
    if (!desk.ready) return false;
    if (["+", "=", "-"].includes(key)) {
      parts.main.zoom(key === "-" ? 1 / 1.4 : 1.4);
      return true;
    }
    if (!ARROWS[key] || !box) return false;
    const far = event.shiftKey ? 10 : 1;
    editor.nudge(event.altKey ? [2, 3] : [0, 1, 2, 3], ARROWS[key].map((value) => value * far));
    return true;
  }

  pointerbench.begin({
    title: "Review", doneWord: "decided", keys, press, build, turn, show, done,
    hints: [["Arrows", "Move the box by a pixel, with Shift by ten"], ["Alt + arrows", "Move its right and lower sides"], ["Drag", "Move the box, its handles, or the picture"], ["Shift + drag", "Draw the box anew"], ["Wheel, pinch", "Zoom into the picture"]],
    isDone: (answer) => Boolean(answer?.decision),
    leave: () => parts.note.flush(),
  });
})();
