// What counts as right: a hit, or an answer within some pixels of a point, given or a judge's.
"use strict";

Object.assign(pointerbench, (() => {
  const { el, go } = pointerbench;
  const KINDS = { box: "b", point: "p", judge: "j", none: "n" };
  const USUAL = 20; // pixels, where there is no box to hit

  function measureOf(set, now) {
    const of = (key) => set.measures.find((one) => one.key === key);
    return of(now.by) || of("hit") || set.measures.find((one) => one.limit === USUAL) || null;
  }

  // Whether an answer is right by a measure; null where its row has another kind of truth.
  function right(set, model, i, measure) {
    if (!measure || set.tasks.kind[i] !== KINDS[measure.kind]) return null;
    if (measure.limit == null) return model.outcome[i] === "h";
    return model.distance[i] != null && model.distance[i] <= measure.limit;
  }

  const whose = (kind) => (kind === "judge" ? "the judge's point" : "the point");
  const words = (measure) => (measure.limit == null ? "hit" : `within ${measure.limit} px of ${whose(measure.kind)}`);

  function measurePicker(set, measure) {
    if (set.measures.length < 2) return null;
    const change = (by) => go({ by: by === measureOf(set, {}).key ? "" : by });
    return pointerbench.picker("Right is", set.measures.map((one) => [one.key, words(one)]), measure.key, change, { id: "measure" });
  }

  // The kinds of truth that any row of the set has.
  const kindsOf = (set) => Object.keys(KINDS).filter((kind) => set.tasks.kind.includes(KINDS[kind]));

  const judged = () => el("p", { class: "note" }, "The judge is another model: agreement with it is no accuracy.");

  return { measureOf, right, measureWords: words, measurePicker, kindsOf, whose, judged };
})());
