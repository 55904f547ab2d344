// Rows one after the other: the state from the server, where one is, and answers that are on the
// disk before the next row is shown.
"use strict";

Object.assign(pointerbench, (() => {
  const { picture, keepPictures } = pointerbench;
  const AHEAD = 3; // pictures that are fetched before they are asked for

  const desk = {
    view: null, state: null, items: [], answers: new Map(), at: -1, ready: false,
    get item() { return desk.items[desk.at]; },
    get answer() { return desk.answers.get(desk.item?.key); },
  };
  let turn = 0; // of rows that were gone to; what belongs to an earlier one comes too late
  let asked = null; // when the row was asked for
  let seen = 0; // milliseconds that the row was looked at, until `since`
  let since = null;
  let queue = Promise.resolve();

  // ------------------------------------------------------------------------ beginning

  async function begin(view) {
    desk.view = view;
    pointerbench.listen();
    await load();
  }

  async function load() {
    desk.state = await (await fetch("state")).json();
    if (!desk.state.who) {
      pointerbench.askName(named);
      return;
    }
    desk.items = desk.state.items;
    desk.answers = new Map(Object.entries(desk.state.answers));
    desk.view.build();
    go(firstOpen(0));
    document.documentElement.dataset.ready = "yes";
  }

  async function named(who) {
    const found = await post("begin", { who });
    if (!found.error) await load();
    return found.error;
  }

  // ------------------------------------------------------------------------ going from row to row

  const isDone = (item) => Boolean(item.elsewhere || desk.view.isDone(desk.answers.get(item.key)));
  const left = () => desk.items.filter((item) => !isDone(item)).length;

  // The place of the first row without an answer from here on, then from the beginning; -1: none.
  function firstOpen(from) {
    const order = [...desk.items.keys()];
    const found = [...order.slice(from), ...order.slice(0, from)].find((i) => !isDone(desk.items[i]));
    return found ?? -1;
  }

  function go(i) {
    const mine = ++turn;
    desk.at = i;
    desk.ready = false;
    pointerbench.progress();
    if (i < 0) {
      keepPictures([]);
      desk.view.done();
      return;
    }
    desk.view.turn(desk.item);
    picture(desk.item.key).then(
      ({ images }) => mine === turn && show(images),
      (error) => mine === turn && failed(error));
  }

  // The row, those that come next, and the one before.
  function around(i) {
    const wanted = [i];
    for (let k = i + 1; wanted.length <= AHEAD && k < desk.items.length; k += 1) if (!isDone(desk.items[k])) wanted.push(k);
    return [...wanted, i + 1, i - 1].map((k) => desk.items[k]?.key).filter((key, k, keys) => key != null && keys.indexOf(key) === k);
  }

  function show(images) {
    pointerbench.tell("");
    desk.ready = true;
    desk.view.show(images);
    [seen, since] = [0, document.hidden ? null : performance.now()];
    const began = asked;
    asked = null;
    const mine = turn;
    // Two frames on, what was shown is on the screen; what comes next must not hold it up.
    requestAnimationFrame(() => requestAnimationFrame(() => {
      if (began != null) performance.measure("next", { start: began, end: performance.now() });
      if (mine === turn) keepPictures(around(desk.at));
    }));
  }

  function failed(error) {
    desk.view.show(null);
    keepPictures(around(desk.at).filter((key) => key !== desk.item.key)); // tried again when it is gone to again
    pointerbench.tell(`Row ${desk.at + 1}: ${error.message}. It can be skipped.`);
  }

  const step = (by) => {
    const to = desk.at < 0 ? (by < 0 ? desk.items.length - 1 : firstOpen(0)) : desk.at + by;
    if (to < 0 || (desk.at < 0 && to < 0)) return;
    asked = performance.now();
    desk.view.leave?.();
    go(to < desk.items.length ? to : -1);
  };

  document.addEventListener("visibilitychange", () => {
    const now = performance.now();
    if (since != null) seen += now - since;
    since = document.hidden ? null : now;
  });

  // Seconds that the row has been looked at, to a tenth.
  const seconds = () => Math.round((seen + (since == null ? 0 : performance.now() - since)) / 100) / 10;

  // ------------------------------------------------------------------------ answers

  async function post(what, value) {
    try {
      const answer = await fetch(what, { method: "POST", keepalive: true, headers: { "Content-Type": "application/json" }, body: JSON.stringify(value) });
      return await answer.json();
    } catch {
      return { error: "the command does not answer any more. Start it again: all that was saved before is kept" };
    }
  }

  // Keeps an answer on a row, one after the other; whether it is on the disk now.
  function save(item, values) {
    queue = queue.then(async () => {
      const found = await post("save", { key: item.key, ...values });
      if (found.error) {
        pointerbench.tell(`Not saved: ${found.error}.`);
        return false;
      }
      pointerbench.tell("");
      desk.answers.set(item.key, found.answer);
      Object.assign(item, found.item);
      for (const other of desk.items) if (found.elsewhere) other.elsewhere = found.elsewhere.includes(other.key);
      pointerbench.progress();
      return true;
    });
    return queue;
  }

  let deciding = false;

  // Keeps the answer that ends a row, and goes on to the next one that has none.
  async function decide(values) {
    if (!desk.ready || deciding) return;
    deciding = true;
    const began = performance.now();
    const item = desk.item;
    const kept = await save(item, { ...values, seconds: seconds() });
    deciding = false;
    if (!kept || desk.item !== item) return;
    asked = began;
    go(firstOpen(desk.at + 1));
  }

  return { desk, begin, step, save, decide, isDone, left, firstOpen, goTo: go };
})());
