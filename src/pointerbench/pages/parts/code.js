// Source code as editors show it: numbers, halting points, folds, changes, squiggles, colours of words.
(() => {
  'use strict';
  const words = text => new Set(text.split(' '));
  const FLOW = 'if else for while do switch case break continue return try catch finally throw await yield import from export default of in package namespace using when guard defer with raise except elif pass as throws';
  const PLAIN = {
    ts: words('const let var function class interface type extends implements new this async readonly public private static get set typeof instanceof null undefined true false void string number boolean unknown any never super enum'),
    py: words('def class lambda and or not is None True False self cls async global nonlocal'),
    java: words('public private protected static final class interface record enum extends implements new this super void int long double boolean float char byte null true false abstract var sealed permits instanceof'),
    kt: words('fun val var class interface object data sealed override private internal public companion null true false this is suspend by lateinit constructor init open abstract enum operator lambda it'),
    cs: words('public private protected internal static readonly sealed partial class interface record struct enum new this base void int long double bool decimal string object var null true false async override virtual abstract get set init required is not and or out ref nameof'),
    r: words('function TRUE FALSE NULL NA library'),
    m: words('function end elseif otherwise global persistent true false'),
    swift: words('func let var class struct enum protocol extension init self Self static private fileprivate public internal override mutating some any nil true false async throws weak lazy is inout where'),
  };
  const both = text => words(text + ' ' + text.toUpperCase());
  PLAIN.sql = both('select from where and or not in is null join left right inner outer full cross on using group by order having limit offset as with recursive union all distinct insert into values update set delete returning create table view index unique primary key foreign references constraint default check if exists drop alter add column cascade case when then else end between like ilike asc desc nulls first last over partition explain analyze begin commit rollback function returns language replace grant to only fetch next rows trigger before after each row execute true false integer int4 int8 bigint smallint serial numeric text varchar character varying boolean bool date timestamp timestamptz interval without with time zone tablespace pg_default collate');
  PLAIN.json = words('true false null'); PLAIN.yaml = words('true false null');
  const flow = words(FLOW), notFlow = {sql: flow, json: flow, yaml: flow, java: words('from of in with default'), kt: words('of with default from'), cs: words('of with from'), py: words('of case switch'), ts: words('with when guard raise'), swift: words('of from with')};
  const RULE = {
    py: /(#.*$)|((?:[fr]?)"""(?:[^"]|"(?!""))*(?:"""|$)|[fr]?"(?:[^"\\]|\\.)*"|[fr]?'(?:[^'\\]|\\.)*')|(\b\d[\d_.]*\b)|(@[\w.]+)|([A-Za-z_]\w*)|([^\sA-Za-z_\d]|\d)/g,
    r: /(#.*$)|("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')|(\b\d[\d_.]*\b)|(@\w+)|([A-Za-z.][\w.]*)|([^\sA-Za-z_\d]|\d)/g,
    m: /(%.*$)|("[^"]*"|(?<![\w\])}.'])'[^']*')|(\b\d[\d_.]*(?:e-?\d+)?\b)|(@\w+)|([A-Za-z_]\w*)|([^\sA-Za-z_\d]|\d)/g,
    sql: /(--.*$)|('(?:[^']|'')*')|(\b\d[\d_.]*\b)|(@\w+)|([A-Za-z_]\w*)|([^\sA-Za-z_\d]|\d)/g,
    yaml: /(#.*$)|("(?:[^"\\]|\\.)*"|'[^']*')|(\b\d[\w.:-]*)|(@\w+)|([A-Za-z_][\w./-]*)|([^\sA-Za-z_\d]|\d)/g,
    any: /(\/\/.*$|\/\*.*?(?:\*\/|$))|(\$?"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`)|(\b\d[\d_.]*[fLmM]?\b)|(@\w+)|([A-Za-z_]\w*)|([^\sA-Za-z_\d]|\d)/g,
  };
  // The words of a line with what they are: [{text, kind}], blanks in between with no kind.
  function wordsOf(line, lang, inside) {
    const found = [];
    const named = !['ts', 'py', 'sql', 'json', 'yaml'].includes(lang) && /^\s*(import|package|using|namespace)\b/.test(line);
    let at = 0, depth = inside.depth, before = '';
    const add = (text, kind) => { if (text) found.push({text, kind}); };
    if (inside.doc) {
      const end = line.indexOf(lang === 'py' ? '"""' : '*/');
      if (end < 0) return add(line, lang === 'py' ? 'str' : 'doc'), found;
      at = end + (lang === 'py' ? 3 : 2); add(line.slice(0, at), lang === 'py' ? 'str' : 'doc'); inside.doc = false;
    }
    const rule = new RegExp(RULE[lang] ? RULE[lang].source : RULE.any.source, 'g');
    rule.lastIndex = at;
    for (let m; (m = rule.exec(line));) {
      add(line.slice(at, m.index), '');
      const [all, note, text, digit, mark, word] = m, next = line.slice(m.index + all.length).match(/^\s*(\(|<[\w<>, ?]+>\(|\?*\.|:|=)?/)[1] || '';
      if (note) { add(all, /^(\/\*\*|\/\/\/|\*)/.test(all) ? 'doc' : 'com'); if (/^\/\*/.test(all) && !/\*\/$/.test(all)) inside.doc = true; }
      else if (text) { add(all, lang === 'json' && next.startsWith(':') ? 'prop' : 'str'); if (lang === 'py' && /^[fr]?"""/.test(all) && (all.length < 6 || !/"""$/.test(all))) inside.doc = true; }
      else if (digit) add(all, 'num');
      else if (mark) add(all, 'ann');
      else if (word) {
        const own = PLAIN[lang];
        if (lang === 'yaml') add(all, next.startsWith(':') ? 'prop' : own.has(all) ? 'key' : 'str');
        else add(all, named && !flow.has(all) && !own.has(all) ? 'var' : before === '.' ? next.startsWith('(') || next.startsWith('<') ? 'fun' : 'prop' : flow.has(all) && !(notFlow[lang] && notFlow[lang].has(all)) ? 'flow' : own.has(all) ? 'key' : next.startsWith('(') || next.startsWith('<') && next.endsWith('(') ? (/^[A-Z]/.test(all) ? 'type' : 'fun') : /^[A-Z][A-Z_\d]+$/.test(all) ? 'const' : /^[A-Z]/.test(all) ? 'type' : 'var');
      } else if (/[[{(]/.test(all)) { add(all, 'b' + depth % 3); depth += 1; }
      else if (/[\]})]/.test(all)) { depth = Math.max(0, depth - 1); add(all, 'b' + depth % 3); }
      else add(all, 'pun');
      before = all; at = m.index + all.length;
    }
    add(line.slice(at), '');
    inside.depth = depth;
    return found;
  }
  pb.code = (lines, lang) => { const inside = {doc: false, depth: 0}; return lines.map(line => wordsOf(line, lang, inside)); };
  // The number of the last line of the block that begins on each line which begins one.
  pb.folds = lines => {
    const depth = lines.map(line => line.trim() ? line.length - line.trimStart().length : -1), found = {};
    depth.forEach((own, n) => {
      const brace = lines[n + 1] !== undefined && lines[n + 1].trim() === '{' && depth[n + 1] === own;
      if (lines[n].trim() === '{') return;
      let end = brace ? n + 2 : n + 1;
      while (end < lines.length && (depth[end] < 0 || depth[end] > own)) end += 1;
      while (end > n + 1 && depth[end - 1] < 0) end -= 1;
      if (own >= 0 && end > n + 2) found[n + 1] = brace ? end + 1 : end;
    });
    return found;
  };
  const safe = text => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
  // Words with marks on parts of them: {from, to, kind}, columns from 1.
  function drawn(tokens, marks) {
    let html = '', column = 1;
    for (const {text, kind} of tokens) {
      const cuts = [...new Set([0, text.length, ...marks.flatMap(m => [m.from - column, m.to - column])])].filter(c => c >= 0 && c <= text.length).sort((a, b) => a - b);
      for (let n = 0; n + 1 < cuts.length; n += 1) {
        const on = marks.filter(m => m.from - column <= cuts[n] && m.to - column >= cuts[n + 1]).map(m => 'm-' + m.kind);
        html += `<i class="t-${kind}${on.length ? ' ' + on.join(' ') : ''}">${safe(text.slice(cuts[n], cuts[n + 1]))}</i>`;
      }
      column += text.length;
    }
    return html;
  }
  // `lines`, `lang`; `at`: the line of the cursor; `now`: the one that runs next; `top`: the first to be seen;
  // `file`: keys are file:line; `stops`: {key: true}; `marks`: {line: add | edit | cut}; `flags`: [{line, from, to, kind}];
  // `lens`: {line: [{id, label, fn}]}; `notes`: {line: {text, kind}}; `signs`: {line: {id, icon, label, fn, ink}} in the gutter;
  // `shut`: {key: true}, blocks that are folded; `fns`: functions of stop, fold, mark and line; `map`: a minimap; `group`.
  pb.part('PbCode', {
    props: {lines: {type: Array, required: true}, lang: {type: String, required: true}, file: {type: String, default: ''}, at: Number, now: Number, top: {type: Number, default: 1}, stops: Object, marks: Object, flags: {type: Array, default: () => []}, lens: Object, notes: Object, signs: Object, shut: Object, fns: {type: Object, default: () => ({})}, map: Boolean, guides: Boolean, folds: {type: Boolean, default: true}, numbers: {type: Boolean, default: true}, group: {type: String, default: 'lines'}, stripe: Object, most: {type: Number, default: 150}, first: {type: Number, default: 1}},
    emits: ['stop', 'fold', 'mark', 'line', 'lens', 'sign', 'map'],
    computed: {
      tokens() { return pb.code(this.lines, this.lang); },
      blocks() { return this.folds ? pb.folds(this.lines) : {}; },
      rows() {
        const rows = [];
        for (let n = this.top; n <= Math.min(this.lines.length, this.top + this.most); n += 1) {
          const key = this.file + ':' + n, end = this.blocks[n], shut = !!(this.shut && this.shut[key] && end), marks = this.flags.filter(one => one.line === n);
          const text = this.lines[n - 1], blank = !text.trim();
          rows.push({n, key, end, shut, blank, html: drawn(this.tokens[n - 1], marks), text, depth: this.guides ? this.depth(n) : 0, shown: String(n + this.first - 1)});
          if (shut) n = end;
        }
        return rows;
      },
      small() {
        return this.tokens.map((row, n) => {
          let at = 0;
          return row.map(({text, kind}) => { const x = at; at += text.length; return text.trim() && x < 88 ? `<rect class="t-${kind}" x="${2 + x}" y="${n * 3}" width="${Math.min(text.length, 88 - x)}" height="1.6"/>` : ''; }).join('');
        }).join('');
      },
      marked() { return this.flags.filter(one => ['error', 'warning'].includes(one.kind)); },
    },
    methods: {
      said: pb.said,
      depth(n) {
        let at = n - 1;
        while (at < this.lines.length - 1 && !this.lines[at].trim()) at += 1;
        return Math.ceil((this.lines[at].length - this.lines[at].trimStart().length) / this.step());
      },
      step() { return this.lines.some(line => /^ {2}\S/.test(line)) ? 2 : 4; },
      facts(row) { return JSON.stringify({number: {value: row.n + this.first - 1, text: row.shown}, ...(row.blank ? {} : {code: {value: row.text.trim(), text: row.text.trim().replace(/\s+/g, ' ')}})}); },
    },
    template: `<div class="pb-part pb-code" :style="{'--step': step() + 'ch'}"><div class="pb-code-view"><template v-for="row in rows" :key="row.n">
      <div v-if="lens && lens[row.n]" class="pb-code-lens" :style="{'--in': row.text.length - row.text.trimStart().length}"><template v-for="(one, k) in lens[row.n]" :key="k"><i v-if="k">|</i><button v-bind="said(one)" @click="$emit('lens', one.id, row.n)">{{ one.label }}</button></template></div>
      <div class="pb-code-row" :class="{'pb-at': at === row.n, 'pb-now': now === row.n, ['pb-is-' + (stripe && stripe[row.n])]: stripe && stripe[row.n]}" :data-group="row.blank ? null : group" :data-key="row.key" :data-facts="row.blank ? null : facts(row)" :data-at="'line-' + row.n">
        <button class="pb-code-stop" data-part="stop" :data-fn="fns.stop" :data-key="row.key" :aria-label="'breakpoint, line ' + row.n" :aria-pressed="stops && stops[row.key] ? 'true' : 'false'" @click="$emit('stop', row.key, row.n)"><i v-if="stops && stops[row.key]"></i></button>
        <span v-if="numbers" class="pb-code-num" data-part="number">{{ row.shown }}</span>
        <span class="pb-code-signs"><button v-if="signs && signs[row.n]" class="pb-code-sign" data-part="sign" :aria-label="signs[row.n].label" v-bind="said(signs[row.n])" :data-key="row.key" @click="$emit('sign', signs[row.n].id, row.n)"><PbIcon :name="signs[row.n].icon" :style="{color: signs[row.n].ink}"/></button></span>
        <button v-if="marks && marks[row.n]" class="pb-code-mark" :class="'pb-mark-' + marks[row.n]" data-part="mark" :data-fn="fns.mark" :data-key="row.key" :aria-label="'changed line ' + row.n" @click="$emit('mark', row.key, row.n)"></button><i v-else class="pb-code-mark"></i>
        <button v-if="row.end" class="pb-code-fold" :class="{'pb-shut': row.shut}" data-part="fold" :data-fn="fns.fold" :data-key="row.key" :aria-label="(row.shut ? 'unfold' : 'fold') + ' line ' + row.n" @click="$emit('fold', row.key, row.n)"><PbSign :name="row.shut ? 'chevron-right' : 'chevron-down'" :size="11"/></button><i v-else class="pb-code-fold"></i>
        <span class="pb-code-line"><i v-for="k in row.depth" :key="k" class="pb-code-guide" :style="{left: 'calc(' + (k - 1) + ' * var(--step))'}"></i><code v-if="!row.blank" data-el="text" data-part="code" :data-fn="fns.line" :data-key="row.key" @click="$emit('line', row.key, row.n)" v-html="row.html"></code><i v-else>&#8203;</i><em v-if="row.shut" class="pb-code-more">…</em><span v-if="notes && notes[row.n]" class="pb-code-note" :class="'pb-note-' + notes[row.n].kind">{{ notes[row.n].text }}</span></span>
      </div><slot :name="'after-' + row.n"/></template></div>
      <svg v-if="map" class="pb-code-map" data-el="none" aria-hidden="true" width="90" :height="lines.length * 3" :viewBox="'0 0 90 ' + lines.length * 3" v-html="small"></svg>
      <div class="pb-code-ruler" aria-hidden="true"><i v-for="(one, k) in marked" :key="k" :class="'pb-rule-' + one.kind" :style="{top: one.line / lines.length * 100 + '%'}"></i></div>
      <slot/>
    </div>`,
  });
})();
