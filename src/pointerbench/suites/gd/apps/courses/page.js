({
  state: () => ({page: 'lesson', tab: 'about', playing: false, position: 180, volume: 70, muted: false, captions: false, menu: '', speed: 1, wide: false, kept: [], learnt: [], wished: [], dialog: '', error: false, toast: false, number: 0, choice: -1, checked: false, doubted: false, hint: false, layout: 'tiles', certified: false, query: '', levels: [0, 1, 2], length: 'any', limit: 100, hours: 4, remind: false, report: true, monday: true, order: '', tongue: '', extras: ['tasks']}),
  computed: {
    lesson() { return this.D.lessons[this.D.now]; },
    total() { return this.lesson.facts.length.value * 60; },
    quiz() { return this.D.questions[this.S.number]; },
    photos: () => ({palette: 'paintbrushes', sprout: 'garden_trowel', camera: 'press_camera', scissors: 'scissors', bike: 'road_bike', moon: 'bedside_table', code: 'keyboard', feather: 'notebook_desk', languages: 'market_square', wind: 'storm_clouds'}),
    shown() {
      const by = {'': x => -x.facts.learners.value, rating: x => -x.facts.rating.value, price: x => x.facts.price.value, length: x => x.facts.length.value}[this.S.order];
      const kept = this.S.query ? [] : this.D.courses.filter(x => (!this.S.certified || x.certificate) && this.S.levels.includes(this.D.levels.indexOf(x.facts.level.value)));
      return by ? kept.sort((a, b) => by(a) - by(b)) : kept;
    },
  },
  methods: {
    clock(s) { return Math.floor(s / 60) + ':' + String(s % 60).padStart(2, '0'); },
    sign(x) { return {video: 'circle-play', reading: 'file-text', quiz: 'circle-help'}[x.kind]; },
    facts(x) {
      const all = {...x.facts};
      if (x.kind) { all.kind = {value: x.kind, text: this.L[x.kind]}; all.done = {value: x.done, text: x.done ? this.L.done : ''}; }
      else all.certificate = {value: x.certificate, text: x.certificate ? this.L.certificate : ''};
      return JSON.stringify(all);
    },
    flip(list, key) { const at = list.indexOf(key); if (at < 0) list.push(key); else list.splice(at, 1); },
  },
})
