({
  state: d => ({page: 'list', open: '', query: '', course: '', sort: 'best', menu: '', dialog: '', liked: [], limit: d.longest, green: false, servings: 4, ticked: [], timers: [], paused: [], bought: [], awake: false, units: 'metric', error: false, toast: '', stars: 0, part: 'steps', large: false, aloud: false, panel: '', day: 0, note: true}),
  computed: {
    shown() {
      const found = this.D.recipes.filter(x => x.minutes <= this.S.limit && (!this.S.green || x.green) && (!this.S.query || x.name.includes(this.S.query)) && (!this.S.course || x.course === this.S.course));
      const by = {minutes: (a, b) => a.minutes - b.minutes, rating: (a, b) => b.rating - a.rating, price: (a, b) => a.price - b.price, kcal: (a, b) => a.kcal - b.kcal}[this.S.sort];
      return by ? [...found].sort(by) : found;
    },
    courses() { return [...new Set(this.D.recipes.map(x => x.course))]; },
    dish() { return this.D.recipes.find(x => x.key === this.S.open); },
    sum() { const left = this.D.goods.filter(x => !this.S.bought.includes(x.key)).reduce((a, x) => a + x.price, 0); return this.D.goods[0].price_text.replace(/[\d.,]+/, left.toFixed(2)); },
    levels() { return this.L.levels.split(' / '); },
    upTo() { return this.time(this.S.limit); },
    others() { return this.D.recipes.filter(x => x.key !== this.S.open).slice(0, 4); },
    chosen() { return this.dish.steps.filter(x => this.S.timers.includes(x.key)); },
  },
  methods: {
    facts(x) {
      return this.S.menu || this.S.toast ? null : JSON.stringify({
        name: {value: x.name, text: x.name}, minutes: {value: x.minutes, text: x.minutes_text}, kcal: {value: x.kcal, text: this.energy(x)}, rating: {value: x.rating, text: x.rating_text}, reviews: {value: x.reviews, text: `(${x.reviews_text})`},
        price: {value: x.price, text: x.price_text}, level: {value: x.level, text: x.level}, course: {value: x.course, text: x.course}, green: {value: x.green, text: x.green ? this.L.green_tag : ''},
      });
    },
    stage(x, n) { return this.S.menu || this.S.toast || this.S.timers.length ? null : JSON.stringify({name: {value: this.step(n), text: this.step(n)}, minutes: {value: x.minutes, text: x.minutes_text}}); },
    good(x) { return JSON.stringify({name: {value: x.name, text: x.name}, price: {value: x.price, text: x.price_text}, aisle: {value: x.aisle, text: x.aisle}, recipe: {value: x.recipe, text: x.recipe}, bought: {value: this.S.bought.includes(x.key), text: this.S.bought.includes(x.key) ? this.L.bought : ''}}); },
    energy(x) { return this.lang === 'zh' ? `${x.kcal_text}千卡` : `${x.kcal_text} kcal`; },
    step(n) { return this.lang === 'zh' ? `第${n + 1}步` : `Step ${n + 1}`; },
    time(minutes) { const h = Math.floor(minutes / 60), m = minutes % 60; return this.lang === 'zh' ? `${h ? h + '小时' : ''}${m ? m + '分钟' : ''}` : `${h ? h + ' h ' : ''}${m ? m + ' min' : ''}`.trim(); },
    clock(s, n) { const left = Math.floor(s.minutes * 60 * this.D.clocks[n % 3]); return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`; },
    people(n) { return this.lang === 'zh' ? `${n}人份` : `${n} servings`; },
    amount(x) { const n = x.amount * this.S.servings / 4, text = n >= 20 ? String(Math.round(n)) : String(Math.round(n * 4) / 4); return x.unit ? (this.lang === 'zh' ? text + x.unit : `${text} ${x.unit}`) : text; },
    grown(n) { return this.lang === 'zh' ? `${n}克` : `${n} g`; },
    flip(list, key) { const at = list.indexOf(key); if (at < 0) list.push(key); else list.splice(at, 1); },
    show(x) { this.S.open = x.key; this.S.page = 'recipe'; },
    x_(b) { return (50 + b.d * Math.cos(b.a)).toFixed(1); },
    y_(b) { return (50 + b.d * Math.sin(b.a)).toFixed(1); },
  },
})
