// Elements made of attributes and texts; what every script of every page stands on.
"use strict";

const pointerbench = (() => {
  const NS = "http://www.w3.org/2000/svg";

  function fill(element, attributes, children) {
    for (const [name, value] of Object.entries(attributes || {})) {
      if (value == null || value === false) continue;
      if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
      else if (name === "style") for (const [key, one] of Object.entries(value)) element.style.setProperty(key, one);
      else element.setAttribute(name, value === true ? "" : value);
    }
    // Texts become text nodes: nothing in them is ever read as HTML.
    element.append(...children.flat(Infinity).filter((child) => child != null && child !== false));
    return element;
  }

  const el = (tag, attributes, ...children) => fill(document.createElement(tag), attributes, children);
  const svg = (tag, attributes, ...children) => fill(document.createElementNS(NS, tag), attributes, children);

  function debounce(call, wait) {
    let timer;
    return (...values) => {
      clearTimeout(timer);
      timer = setTimeout(() => call(...values), wait);
    };
  }

  return { el, svg, debounce };
})();
