({
  state: d => ({counted: 'in_minutes', begins: 'from_monday', with_audio: true, with_samples: false, 
    view: 'shelf', shelf: 'reading', grid: true, sort: 'recent', menu: '', query: '', dialog: '', saved: [], toast: '', sheet: '', bars: true, marked: false, listening: false, turned: 0, selected: false, colour: '', translated: false,
    paper: '', size: 18, light: 70, font: 0, spacing: 'normal', scroll: false, night: true, keys: false, justified: true, tag: '', remind: false, shared: true, badges: true, goal: d.goal,
  }),
  computed: {
    ios() { return this.look === 'ios' || this.look === 'ipad'; },
    book() { return this.D.shelf.find(x => x.key === this.S.book) || this.D.shelf.find(x => x.key === this.D.book); },
    chapter() { return this.D.chapters[this.D.chapter]; },
    shown() {
      const own = this.S.view === 'store' ? this.D.store : this.D.shelf, by = {title: x => x.title, progress: x => -x.progress, left: x => x.left, price: x => x.price, rating: x => -x.rating}[this.S.sort];
      const found = own.filter(x => x.title.includes(this.S.query) && (!this.S.tag || x.genre === this.S.tag));
      return by ? found.sort((a, b) => by(a) < by(b) ? -1 : 1) : found;
    },
    genres() { return [...new Set(this.D.store.map(x => x.genre))].slice(0, 6); },
    orders() { return this.S.view === 'store' ? ['rating', 'price', 'title'] : ['recent', 'title', 'progress', 'left']; },
    picked() { return this.D.shelf.find(x => x.key === this.S.menu); },
    page() { return this.chapter.page + this.S.turned; },
    text() { return this.D.prose.slice(this.S.turned); },
    days() { return this.lang === 'zh' ? ['一', '二', '三', '四', '五', '六', '日'] : ['M', 'T', 'W', 'T', 'F', 'S', 'S']; },
    tabs() { return [['shelf', 'library', this.L.library], ['store', 'store', this.L.store], ['marks', 'highlighter', this.L.marks], ['goal', 'target', this.L.goal]]; },
    pageText() { return this.lang === 'zh' ? `第${this.page}页 / ${this.book.pages}` : `Page ${this.page} of ${this.book.pages}`; },
  },
  methods: {
    facts(x, store) {
      const both = {title: {value: x.title, text: x.title}, author: {value: x.author, text: x.author}, genre: {value: x.genre, text: x.genre}, pages: {value: x.pages, text: this.paged(x)}};
      const own = store ? {rating: {value: x.rating, text: x.rating.toFixed(1)}, price: {value: x.price, text: x.price_text}, audio: {value: x.audio, text: x.audio ? this.L.audio : ''}}
        : {progress: {value: x.progress, text: x.progress_text}, left: {value: x.left, text: x.left_text}};
      return JSON.stringify({...both, ...own});
    },
    covered(x) { return JSON.stringify({title: {value: x.title, text: x.title}, progress: {value: x.progress, text: x.progress_text}}); },
    paged(x) { return this.lang === 'zh' ? `${x.pages}页` : `${x.pages} pages`; },
    leftText(x) { return this.lang === 'zh' ? `还需${x.left_text}` : `${x.left_text} left`; },
    at(n) { return this.lang === 'zh' ? `第${n}页` : `Page ${n}`; },
    listed(c) { return JSON.stringify({name: {value: c.name, text: c.name}, page: {value: c.page, text: String(c.page)}, takes: {value: c.takes, text: c.takes_text}}); },
    marked(m) { return JSON.stringify({page: {value: m.page, text: this.at(m.page)}, date: {value: m.iso, text: m.date}}); },
    cover(x) { return {background: [`linear-gradient(160deg, hsl(${x.hue} 45% 38%), hsl(${(x.hue + 40) % 360} 50% 22%))`, `linear-gradient(180deg, hsl(${x.hue} 38% 46%) 58%, hsl(${x.hue} 40% 26%) 58%)`, `radial-gradient(circle at 50% 72%, hsl(${(x.hue + 180) % 360} 60% 62%) 24%, hsl(${x.hue} 42% 30%) 25%)`, `repeating-linear-gradient(45deg, hsl(${x.hue} 40% 32%) 0 9px, hsl(${x.hue} 40% 37%) 9px 18px)`, `conic-gradient(from 200deg at 50% 110%, hsl(${x.hue} 50% 30%), hsl(${(x.hue + 70) % 360} 50% 40%), hsl(${x.hue} 50% 26%))`][x.shape]}; },
    save(x) { const at = this.S.saved.indexOf(x.key); if (at < 0) { this.S.saved.push(x.key); this.S.toast = x.key; } else { this.S.saved.splice(at, 1); } },
    tab(name) { this.S.view = name; this.S.sort = name === 'store' ? 'rating' : 'recent'; this.S.toast = ''; this.S.menu = ''; },
    read(x) { this.S.book = x.key; this.S.view = 'reader'; this.S.menu = ''; },
  },
})
