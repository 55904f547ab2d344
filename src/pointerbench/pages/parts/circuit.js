// Schematics: symbols of components on a grid, the wires between them, and the names on them.
(() => {
  'use strict';
  const ENDS = 'M0-3V-2M0 2V3', TIPS = 'M0-3V-1M0 1V3', PLATES = 'M0-3V-.5M0 .5V3', SWITCHED = 'M2-4V-1.2M2 1.2V4M-4 0H-1.2';
  const GROUND = 'M-1 0H1L0 1ZM0-1V0';
  // Symbols, upright, around their middle: what is filled, outlined, drawn bold, black, and its pins.
  const COMMON = {
    C: {bold: 'M-1.6-.5H1.6M-1.6 .5H1.6', pin: PLATES}, D: {bold: 'M-1.1 1H1.1', line: 'M-1.1-1H1.1L0 1Z', pin: TIPS},
    Z: {bold: 'M-1.1 1H1.1V.5', line: 'M-1.1-1H1.1L0 1Z', pin: TIPS}, S: {bold: 'M-1.1 .6V1H1.1V1.4', line: 'M-1.1-1H1.1L0 1Z', pin: TIPS},
    LED: {bold: 'M-1.1 1H1.1', line: 'M-1.1-1H1.1L0 1ZM1.5-.3l1.4 1M2.9 .7l-.6-.1M2.9 .7l-.3-.5M1.5 .7l1.4 1M2.9 1.7l-.6-.1M2.9 1.7l-.3-.5', pin: TIPS},
    NPN: {line: 'M-.8 .5L2 2.2M-.8-.5L2-2.2', bold: 'M-.8-1.6V1.6', solid: 'M2 2.2L.7 2 1.2 1.1Z', ring: 'M1-2.8A2.8 2.8 0 0 1 1 2.8A2.8 2.8 0 0 1 1-2.8Z', pin: 'M2-4V-2.2M2 2.2V4M-4 0H-.8'},
    NMOS: {line: 'M-.5-1.4H2V-1.2M-.5 1.4H2V1.2M-.5 0H2V1.4', bold: 'M-1.2-1.5V1.5M-.5-1.8V-1M-.5-.4V.4M-.5 1V1.8', solid: 'M-.4 0L.6-.5V.5Z', ring: 'M.9-2.8A2.8 2.8 0 0 1 .9 2.8A2.8 2.8 0 0 1 .9-2.8Z', pin: SWITCHED},
    OP: {fill: 'M-4-4L4 0L-4 4Z', line: 'M-3.4-2H-2.2M-2.8-2.6V-1.4M-3.4 2H-2.2', pin: 'M-6-2H-4M-6 2H-4M4 0H6'},
  };
  const SETS = {
    iec: {...COMMON,
      R: {fill: 'M-.8-2H.8V2H-.8Z', pin: ENDS}, CP: {fill: 'M-1.6-.9H1.6V-.4H-1.6Z', solid: 'M-1.6 .4H1.6V.9H-1.6Z', line: 'M-1.6-1.7H-.6M-1.1-2.2V-1.2', pin: 'M0-3V-.9M0 .9V3'},
      L: {line: 'M0-2A.5 .5 0 0 1 0-1A.5 .5 0 0 1 0 0A.5 .5 0 0 1 0 1A.5 .5 0 0 1 0 2', pin: ENDS}, Y: {fill: 'M-1.6-.6H1.6V.6H-1.6Z', bold: 'M-1.2-1.1H1.2M-1.2 1.1H1.2', pin: 'M0-3V-1.1M0 1.1V3'},
      SW: {line: 'M-1-1.3V1.3M-1 0H-2M.3-1.4A.3 .3 0 1 1-.3-1.4A.3 .3 0 1 1 .3-1.4M.3 1.4A.3 .3 0 1 1-.3 1.4A.3 .3 0 1 1 .3 1.4', pin: 'M0-3V-1.7M0 1.7V3'}, F: {fill: 'M-.7-2H.7V2H-.7Z', line: 'M0-2V2', pin: ENDS},
      GND: {line: GROUND},
    },
    ansi: {...COMMON,
      R: {line: 'M0-3V-2L.8-1.67L-.8-1L.8-.33L-.8 .33L.8 1L-.8 1.67L0 2V3'}, CP: {line: 'M0-3V-.5M-1.5-.5H1.5M-1.5 .9Q0-.1 1.5 .9M0 .4V3M-1.5-1.6H-.7M-1.1-2V-1.2'},
      L: {line: 'M0-3V-2C1.4-2.2 1.4-.6 0-.9C-.7-1.1-.4-1.5 .1-1.4C1.4-1.2 1.4 .4 0 .1C-.7-.1-.4-.5 .1-.4C1.4-.2 1.4 1.4 0 1.1C-.7 .9-.4 .5 .1 .6C1.4 .8 1.4 2.2 0 2V3'},
      V: {line: 'M0-2A2 2 0 0 1 0 2A2 2 0 0 1 0-2ZM-.5-1H.5M0-1.5V-.5M-.5 1H.5', pin: ENDS}, I: {line: 'M0-2A2 2 0 0 1 0 2A2 2 0 0 1 0-2ZM0-1.4V1.2M-.5 .4L0 1.3L.5 .4', pin: ENDS},
      NPN: {line: 'M-.8 .5L2 2.2M-.8-.5L2-2.2M-.8-1.6V1.6M2 2.2L.7 2M2 2.2L1.3 1.1', pin: 'M2-4V-2.2M2 2.2V4M-4 0H-.8'}, NMOS: {line: 'M-.5-1.4H2V-1.2M-.5 1.4H2V1.2M-.5 0H2V1.4M-1.2-1.5V1.5M-.5-1.8V-1M-.5-.4V.4M-.5 1V1.8M-.5 0L.4-.4M-.5 0L.4 .4', pin: SWITCHED},
      OP: {line: 'M-4-4L4 0L-4 4ZM-3.4-2H-2.2M-2.8-2.6V-1.4M-3.4 2H-2.2', pin: 'M-6-2H-4M-6 2H-4M4 0H6'}, GND: {line: 'M-1 0H1L0 1.2ZM0-.6V0'},
    },
  };
  // `parts`: [{id, kind, x, y, turn (quarters), flip, box: [x1, y1, x2, y2], pins, texts: [{x, y, text, kind, align, up}],
  // group, facts, label}], of a kind above or `chip`, a box; the slot `part` draws all other kinds; `wires`: [{points,
  // net, bus, ink, thick, dash}]; `dots`, `crosses`: [[x, y]]; `names`: [{x, y, text, kind: 'local' | 'global' | 'power' |
  // 'ground' | 'note' | 'head' | …, side: 'l' | 'r' | 'u', net}]. All of it in units of the grid, `k` pixels each.
  pb.part('PbCircuit', {
    props: {parts: {type: Array, required: true}, wires: {type: Array, default: () => []}, dots: {type: Array, default: () => []}, crosses: {type: Array, default: () => []}, names: {type: Array, default: () => []}, k: {type: Number, required: true}, set: {type: String, default: 'iec'}, picked: {type: Array, default: () => []}, lit: String, width: {type: Number, required: true}, height: {type: Number, required: true}},
    emits: ['pick', 'name'],
    computed: {
      drawn() { return this.parts.map(one => ({one, shape: SETS[this.set][one.kind], turned: `translate(${one.x} ${one.y}) rotate(${90 * (one.turn || 0)}) scale(${one.flip ? -1 : 1} 1)`})); },
      flags() { return this.names.filter(one => one.kind === 'global' || one.kind === 'port'); },
    },
    methods: {
      said: pb.said,
      path(points) { return 'M' + points.map(point => point.join(' ')).join('L'); },
      flag(one) { const w = one.text.length * .86 + 1.6, h = 1; return one.side === 'l' ? `M0 0L-1-${h}H-${w + 1}V${h}H-1Z` : `M0 0L1-${h}H${w + 1}V${h}H1Z`; },
      box([x1, y1, x2, y2]) { const k = this.k, l = Math.round(x1 * k), t = Math.round(y1 * k); return {left: l + 'px', top: t + 'px', width: Math.round(x2 * k) - l + 'px', height: Math.round(y2 * k) - t + 'px'}; },
      spot({x, y}) { return {left: Math.round(x * this.k) + 'px', top: Math.round(y * this.k) + 'px'}; },
    },
    template: `<div class="pb-part pb-circuit" :class="'pb-circuit-' + set" :style="{width: width * k + 'px', height: height * k + 'px', '--u': k + 'px'}">
      <svg :width="width * k" :height="height * k" aria-hidden="true"><g :transform="'scale(' + k + ')'">
        <path v-for="(one, n) in wires" :key="'w' + n" class="pb-circuit-wire" :class="{bus: one.bus, lit: lit && one.net === lit}" :d="path(one.points)" :style="{stroke: one.ink, strokeWidth: one.thick, strokeDasharray: one.dash}"/>
        <g v-for="{one, shape, turned} in drawn" :key="one.id" :class="[one.look, {on: picked.includes(one.id)}]" class="pb-circuit-shape"><g v-if="shape" :transform="turned"><path v-for="how in ['ring', 'fill', 'line', 'bold', 'solid', 'pin']" :key="how" v-show="shape[how]" :class="how" :d="shape[how] || 'M0 0'"/></g>
          <template v-else-if="one.kind === 'chip'"><path class="fill" :d="'M' + one.body[0] + ' ' + one.body[1] + 'H' + one.body[2] + 'V' + one.body[3] + 'H' + one.body[0] + 'Z'"/><path v-for="(pin, n) in one.pins" :key="n" class="pin" :d="path([pin.at, pin.to])"/></template></g>
        <path v-for="(one, n) in crosses" :key="'x' + n" class="cross" :d="'M' + (one[0] - .5) + ' ' + (one[1] - .5) + 'l1 1m-1 0l1-1'"/><circle v-for="(one, n) in dots" :key="'d' + n" class="dot" :cx="one[0]" :cy="one[1]" r=".34"/>
        <path v-for="(one, n) in flags" :key="'f' + n" class="flag" :class="one.kind" :transform="'translate(' + one.x + ' ' + one.y + ')'" :d="flag(one)"/>
        <template v-for="(one, n) in names" :key="'p' + n"><path v-if="one.kind === 'ground'" class="line" :transform="'translate(' + one.x + ' ' + (one.y + 1) + ')'" d="M-1 0H1L0 1ZM0-1V0"/><path v-else-if="one.kind === 'power'" class="line" :transform="'translate(' + one.x + ' ' + one.y + ')'" d="M0 0V-1.4M-.6-.6L0-1.6L.6-.6"/></template></g></svg>
      <div v-for="one in parts" :key="one.id" class="pb-circuit-part" v-bind="said({...one, id: undefined, el: undefined, fn: undefined, keyed: one.id})"><div class="pb-circuit-hit" :class="{on: picked.includes(one.id)}" :style="box(one.box)" :data-el="one.el || 'button'" :data-fn="one.fn" data-part="body" :data-at="one.id" :data-holds="$slots.part && !one.bare ? '1' : null" :aria-label="one.label || one.kind" :data-state="picked.includes(one.id) ? 'selected' : null" @click.stop="$emit('pick', one.id, one)"><slot name="part" :one="one"/></div>
        <span v-for="(text, n) in one.texts" :key="n" class="pb-circuit-text" :class="[text.kind, text.align, {up: text.up}]" :style="spot(text)" :data-part="text.kind">{{ text.text }}</span></div>
      <span v-for="(one, n) in names" :key="n" class="pb-circuit-name" :class="[one.kind, one.side, {lit: lit && one.net === lit}]" :style="spot(one)" v-bind="said({...one, id: undefined})" @click.stop="$emit('name', one.net, one)">{{ one.text }}</span><slot/></div>`,
  });
})();
