// The page of an audit: a picture, an instruction, and what is wrong with them; in a blind one the
// click comes first, and the box after it.
"use strict";

(() => {
  const { el, svg, desk, step, save, decide, keyed, stage, target, cross, hull } = pointerbench;
  const KINDS = {
    right: ["Right", "The box holds what is asked for"],
    localisation: ["Inaccurate localisation", "Over 40 % missing, or too much"],
    ambiguous: ["Ambiguous reference", "Something else fits as well"],
    mismatch: ["Semantic mismatch", "The box is around something else"],
  };
  const NOWHERE = { right: "Nothing on the screen fits", mismatch: "Something on the screen fits", ambiguous: "One cannot tell whether something fits" };
  const LOUPE = 3; // pixels of the page to one of the picture

  let parts = null;
  let bare = false; // whether the box is hidden
  let cursor = null; // where the pointer is, before a blind click

  const shapes = () => desk.item?.shapes || null;
  const waits = () => Boolean(desk.state.blind && desk.item && !shapes());

  // ------------------------------------------------------------------------ drawing

  function paint(one) {
    if (!desk.ready) return []; // the picture is still that of another row
    const click = desk.answer?.click;
    const aim = cursor && one === parts.near ? cross(one, cursor, "aim", [6, 26]) : null;
    return [...(bare ? [] : target(one, shapes())), click ? cross(one, click, "click") : null, aim];
  }

  function draw() {
    parts.main.draw();
    parts.near.draw();
  }

  // A loupe, as long as there is no box to be near to.
  function hover(at) {
    if (!desk.ready || around()) return;
    cursor = at;
    parts.near.lookAt(at, Math.max(LOUPE, parts.main.scale * 1.5));
  }

  // Near the target; where none is shown, into the picture at the pointer.
  function zoom() {
    if (around()) parts.main.toggle();
    else if (parts.main.mode === "fit") parts.main.zoom(3, cursor || undefined);
    else parts.main.fit();
  }

  // ------------------------------------------------------------------------ answering

  async function point(at, nothing = false) {
    if (!waits() || !desk.ready) return;
    const { item } = desk;
    const [width, height] = item.size;
    const click = at.map((value) => Math.round(value * 10) / 10);
    if (!nothing && !(click[0] >= 0 && click[1] >= 0 && click[0] <= width && click[1] <= height)) return;
    if (await save(item, nothing ? { nothing: true } : { click }) && desk.item === item) reveal();
  }

  // What was hidden until now.
  function reveal() {
    cursor = null;
    const focus = around();
    Object.assign(parts.main, { focus });
    Object.assign(parts.near, { focus });
    parts.main.draw();
    panel();
  }

  // The target, and a click that is not far from it.
  function around() {
    const found = hull(shapes());
    const click = desk.answer?.click;
    return found || (click ? [...click, ...click] : null);
  }

  function judge(kind) {
    const button = parts.buttons[kind];
    if (!desk.item || waits() || button.disabled) return;
    decide({ verdict: kind, note: parts.note.text });
  }

  // ------------------------------------------------------------------------ the page

  function build() {
    const main = stage("The screenshot", { paint, point, hover, changed });
    const near = stage("The screenshot, near the box", { paint, point });
    const note = pointerbench.noteField((item, text) => save(item, { note: text }));
    const buttons = Object.fromEntries(desk.state.kinds.map((kind, k) => [kind, verdictButton(kind, String(k + 1))]));
    const words = el("p", { class: "instruction", id: "instruction", dir: "auto" });
    const told = el("p", { class: "told", role: "status" });
    const nothing = keyed("0", "Nothing fits", () => point([0, 0], true), { id: "nothing", class: "wide" });
    const verdicts = el("div", { class: "verdicts", role: "group", "aria-label": "Verdict" }, Object.values(buttons));
    parts = { main, near, note, buttons, words, told, nothing, verdicts };
    parts.side = el("aside", { class: "side" }, near.element, el("div", { class: "panel" }, told, nothing, verdicts,
      el("label", { class: "note" }, el("span", {}, "Note ", el("kbd", {}, "N")), note.element),
      el("div", { class: "walk" }, keyed("ArrowLeft", "Back", () => step(-1), { id: "back" }), keyed("ArrowRight", "Skip", () => step(1), { id: "skip" }))));
    parts.tools = el("div", { class: "tools" }, keyed("z", "Zoom", zoom, { id: "zoom" }), keyed("b", "Hide box", () => hide(), { id: "hide" }));
    parts.view = el("div", { class: "desk" }, el("section", { class: "left" }, el("div", { class: "asked" }, words, parts.tools), main.element), parts.side);
    document.getElementById("main").replaceChildren(parts.view);
  }

  const changed = (one) => parts?.tools.querySelector("#zoom").setAttribute("aria-pressed", String(one.mode !== "fit"));

  function verdictButton(kind, key) {
    const [head, more] = KINDS[kind];
    return el("button", { type: "button", class: "verdict", id: kind, "aria-keyshortcuts": key, onclick: () => judge(kind) },
      el("kbd", {}, key), el("span", { class: "words" }, el("b", {}, head), el("small", {}, more)));
  }

  function hide(now = !bare) {
    bare = now;
    parts.tools.querySelector("#hide").setAttribute("aria-pressed", String(bare));
    draw();
  }

  // Before the picture is there.
  function turn(item) {
    cursor = null;
    hide(false);
    if (!parts.view.isConnected) document.getElementById("main").replaceChildren(parts.view);
    parts.note.show(item, desk.answer?.note || "");
    parts.view.classList.add("waiting");
  }

  function show(images) {
    parts.view.classList.remove("waiting");
    parts.words.textContent = desk.item.instruction;
    const { size } = desk.item;
    const focus = around();
    parts.view.style.setProperty("--shape", size[1] / size[0]);
    parts.main.show(images?.[0], size, focus, "fit");
    parts.near.show(images?.[1], size, focus, "near");
    panel();
  }

  function panel() {
    const blind = waits();
    const empty = shapes() && !hull(shapes());
    parts.view.classList.toggle("blind", blind);
    alike();
    parts.nothing.hidden = !blind;
    parts.tools.querySelector("#hide").hidden = !hull(shapes());
    parts.verdicts.hidden = blind;
    for (const [kind, button] of Object.entries(parts.buttons)) {
      button.setAttribute("aria-pressed", String(desk.answer?.verdict === kind));
      button.disabled = Boolean(empty && !NOWHERE[kind]);
      button.querySelector("small").textContent = (empty && NOWHERE[kind]) || KINDS[kind][1];
    }
    parts.told.className = "told";
    parts.told.replaceChildren(...said(blind, empty));
  }

  // Where there is little room, a second window that shows no more than the first is left out.
  function alike() {
    parts.view.classList.remove("same");
    parts.near.near();
    parts.view.classList.toggle("same", parts.near.scale < parts.main.scale * 1.3);
  }

  function said(blind, empty) {
    if (blind) return [el("b", {}, "Click where the instruction leads."), " The box is shown after that."];
    const answer = desk.answer;
    const words = empty ? [el("b", {}, "No box: "), "the set says that nothing on this screen fits."] : [];
    if (!answer || answer.hit == null) return words;
    parts.told.classList.add(answer.hit ? "hit" : "miss");
    const far = answer.distance == null ? "" : ` by ${answer.distance < 10 ? answer.distance.toFixed(1) : Math.round(answer.distance)} px`;
    const clicked = answer.nothing
      ? (answer.hit ? "✓ You said that nothing fits." : "✕ You said that nothing fits; here is what the set asks for.")
      : (answer.hit ? "✓ Your click is in the box." : empty ? "✕ You clicked something." : `✕ Your click missed the box${far}.`);
    return [el("b", {}, clicked), words.length ? " " : null, ...words].filter(Boolean);
  }

  function done() {
    parts.note.flush();
    const open = pointerbench.left();
    document.getElementById("main").replaceChildren(el("div", { class: "card welcome" },
      el("h2", {}, open ? `${open} ${open === 1 ? "row is" : "rows are"} without a verdict` : `All ${desk.items.length} rows are judged`),
      el("p", { class: "dim" }, open ? "They were skipped." : "Everything is saved. Ctrl-C in the terminal ends the page; what was found prints"),
      open ? keyed("Enter", "Show them", resume, { class: "primary" }) : el("pre", {}, desk.state.results),
      el("div", { class: "walk" }, keyed("ArrowLeft", "Back", () => step(-1)))));
  }

  const resume = () => desk.at < 0 && pointerbench.left() && pointerbench.goTo(pointerbench.firstOpen(0));

  const keys = () => [
    ...desk.state.kinds.map((kind, k) => ({ keys: [String(k + 1)], words: KINDS[kind][0], call: () => judge(kind) })),
    ...(desk.state.blind ? [{ keys: ["0"], words: "Nothing fits, in place of a click", call: () => point([0, 0], true) }] : []),
    { keys: ["n"], words: "Write a note; Enter ends it", call: () => parts.note.focus() },
    { keys: ["z"], words: "Near the box, and back", call: zoom },
    { keys: ["+", "-"], words: "Larger, smaller", call: null },
    { keys: ["b"], words: "Hide the box, show it again", call: () => hide() },
    { keys: ["ArrowLeft", "p"], words: "Back; what was said can be changed", call: () => step(-1) },
    { keys: ["ArrowRight", "s"], words: "Skip", call: () => step(1) },
    { keys: ["Enter"], words: "", call: resume },
  ];

  function press(key) {
    if (!["+", "=", "-"].includes(key) || !desk.ready) return false;
    parts.main.zoom(key === "-" ? 1 / 1.4 : 1.4);
    return true;
  }

  pointerbench.begin({
    title: "Audit", doneWord: "judged", keys, press, build, turn, show, done,
    hints: [["Wheel, pinch", "Zoom into the picture"], ["Drag", "Move it"]],
    isDone: (answer) => Boolean(answer?.verdict),
    leave: () => parts.note.flush(),
  });
})();
