// Pictures, fetched and decoded before they are asked for.
"use strict";

Object.assign(pointerbench, (() => {
  const held = new Map(); // key -> promise of {url, images}

  // A picture as two images, one for each stage, that can be shown without a wait.
  function picture(key) {
    if (!held.has(key)) held.set(key, load(key));
    return held.get(key);
  }

  async function load(key) {
    const answer = await fetch(`picture?key=${encodeURIComponent(key)}`);
    if (!answer.ok) throw new Error("the picture cannot be read");
    const url = URL.createObjectURL(await answer.blob());
    const images = await Promise.all([image(url), image(url)]);
    return { url, images };
  }

  async function image(url) {
    const made = new Image();
    made.decoding = "sync";
    made.alt = "";
    made.draggable = false;
    made.src = url;
    await made.decode();
    return made;
  }

  // Fetches these, and lets go of all others.
  function keepPictures(keys) {
    for (const [key, one] of held) {
      if (keys.includes(key)) continue;
      held.delete(key);
      one.then(({ url }) => URL.revokeObjectURL(url), () => {});
    }
    for (const key of keys) picture(key).catch(() => held.delete(key));
  }

  return { picture, keepPictures };
})());
