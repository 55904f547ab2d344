// The whole screen as a heat map: where targets lie, where models click, and which targets they miss.
"use strict";

Object.assign(pointerbench, (() => {
  const { el, svg, go, whole, percent } = pointerbench;
  const [ACROSS, DOWN] = [32, 18];
  const [WIDTH, HEIGHT] = [320, 180];
  const LOOKS = { missed: "missed targets", clicks: "clicks", share: "share missed" };

  function screens(set, shown, now) {
    const look = LOOKS[now.screen] ? now.screen : "missed";
    const button = (key) => el("button", { type: "button", class: "chip", id: `screen-${key}`, "aria-pressed": String(look === key), onclick: () => go({ screen: key === "missed" ? "" : key }, true) }, LOOKS[key]);
    const missed = set.tasks.kind.includes("b") ? "Missed is whatever is no hit" : `Missed is farther than ${pointerbench.core.missed} px from the point`;
    return el("section", { class: "card" },
      el("div", { class: "head" }, el("h2", {}, "Where on the screen"),
        el("div", { class: "legend", role: "group", "aria-label": "What is mapped" }, Object.keys(LOOKS).map(button))),
      el("p", { class: "note" }, `All screens are stretched to one. ${missed}, answers that are not there included; a missed target is drawn where the target lies.`),
      set.screen.length ? el("div", { class: "maps wide-maps" },
        map("Targets", set.screen, (count) => `${whole(count)} ${count === 1 ? "target" : "targets"}`, null, null),
        shown.map((index) => one(set, index, look))) : el("p", { class: "empty" }, "No row of this set says where the target is on a picture of a known size."));
  }

  function one(set, index, look) {
    const { clicks, missed, off } = set.models[index].screen;
    const name = set.models[index].name;
    const total = (cells) => cells.reduce((sum, [, count]) => sum + count, 0);
    if (look === "clicks") return map(name, clicks, (count) => `${whole(count)} ${count === 1 ? "click" : "clicks"}`, index, `${whole(total(clicks))} clicks${off ? `, ${whole(off)} off the screen` : ""}`);
    if (look === "missed") return map(name, missed, (count) => `${whole(count)} missed`, index, `${whole(total(missed))} of ${whole(total(set.screen))} missed`);
    const of = new Map(set.screen);
    const shares = missed.map(([cell, count]) => [cell, count / of.get(cell), `${count} of ${of.get(cell)} missed`]);
    return map(name, shares, (share, words) => words, index, `${percent(total(set.screen) ? total(missed) / total(set.screen) : null)} missed`, 1);
  }

  function map(name, cells, words, index, caption, full = null) {
    const most = full || Math.max(1, ...cells.map(([, count]) => count));
    const [wide, high] = [WIDTH / ACROSS, HEIGHT / DOWN];
    return el("figure", {},
      svg("svg", { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img", "aria-label": `${name}: ${caption || "all rows"}` },
        svg("rect", { class: "ground", width: WIDTH, height: HEIGHT }),
        cells.map(([cell, count, said]) => svg("rect", {
          class: index == null ? "heat calm" : "heat", x: (cell % ACROSS) * wide, y: Math.floor(cell / ACROSS) * high, width: wide, height: high,
          "fill-opacity": (0.12 + 0.88 * Math.sqrt(count / most)).toFixed(3),
        }, svg("title", {}, words(count, said))))),
      el("figcaption", {}, index == null ? null : pointerbench.swatch(index), name,
        el("span", { class: "dim" }, caption ? ` ${caption}` : "", full ? "" : `, at most ${whole(most)} in a field`)));
  }

  return { screens };
})());
