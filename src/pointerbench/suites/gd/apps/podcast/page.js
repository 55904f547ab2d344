({
  state: d => ({
    view: 'feed', sort: 'date', only: false, menu: '', sheet: '', dialog: '', toast: false, offline: false, query: '', listening: false, kept: [], queued: [], belled: [], playing: true, jumped: 0, noted: false, speed: 1, trim: false, boost: false, volume: 60, sleep: 'off', chosen: d.playing,
    wifi: true, auto: false, delete_played: true, notify: true, dark: true, skip: 30, quality: 'q_mid', keeping: 5, bonus: true, trailers: false, explicit: false,
  }),
  computed: {
    ios() { return this.look === 'ios' || this.look === 'ipad'; },
    shown() {
      const S = this.S, by = {date: null, length: x => x.minutes, plays: x => -x.plays}[S.sort];
      const found = this.D.episodes.filter(x => (!S.only || !x.heard) && (!S.offline || S.kept.includes(x.key)));
      return by ? found.sort((a, b) => by(a) - by(b)) : found;
    },
    playingNow() { return this.D.episodes.find(x => x.key === this.S.chosen); },
    queue() { return this.D.queue.map(key => this.D.episodes.find(x => x.key === key)); },
    hits() { return this.S.query ? this.D.shows.filter(x => x.name.includes(this.S.query)) : this.D.shows; },
    kinds() { const seen = {}; return this.D.shows.filter(x => !seen[x.kind] && (seen[x.kind] = true)); },
    tabs() { return [['feed', 'sparkles'], ['shows', 'layout-grid'], ['queue', 'list-music'], ['search', 'search'], ['settings', 'settings']]; },
    position() { return Math.round(this.playingNow.minutes * 60 * 0.37) + this.S.jumped; },
    orders() { return ['date', 'length', 'plays']; },
  },
  methods: {
    art(x) { const h = x.hue; return {background: [`radial-gradient(circle at 30% 28%, hsl(${h} 85% 68%) 22%, transparent 23%), linear-gradient(135deg, hsl(${h + 40} 60% 34%), hsl(${h + 90} 60% 22%))`, `repeating-radial-gradient(circle at 50% 105%, hsl(${h} 70% 56%) 0 9%, hsl(${h + 30} 65% 36%) 9% 18%)`, `linear-gradient(45deg, hsl(${h} 70% 50%) 50%, hsl(${h + 160} 60% 62%) 50%)`, `repeating-linear-gradient(90deg, hsl(${h} 60% 44%) 0 12%, hsl(${h + 20} 65% 56%) 12% 24%)`, `conic-gradient(hsl(${h} 70% 48%) 25%, hsl(${h + 60} 70% 56%) 0 50%, hsl(${h + 120} 55% 40%) 0 75%, hsl(${h + 180} 60% 60%) 0)`][x.art]}; },
    played(x) { return this.lang === 'zh' ? `${x.plays_text}${this.L.plays}` : `${x.plays_text} ${this.L.plays}`; },
    facts(x) { return JSON.stringify({title: {value: x.title, text: x.title}, show: {value: x.show, text: x.show}, date: {value: x.iso, text: x.date}, length: {value: x.minutes, text: x.length}, plays: {value: x.plays, text: this.played(x)}}); },
    counted(x) { return this.lang === 'zh' ? `${x.episodes}${this.L.episodes}` : `${x.episodes} ${this.L.episodes}`; },
    known(x) { return JSON.stringify({name: {value: x.name, text: x.name}, kind: {value: x.kind, text: x.kind}, episodes: {value: x.episodes, text: this.counted(x)}, fans: {value: x.fans, text: x.fans_text}, rating: {value: x.rating, text: x.rating.toFixed(1)}}); },
    clip(seconds) { const s = Math.max(0, Math.round(seconds)), two = n => String(n).padStart(2, '0'), hours = Math.floor(s / 3600), minutes = Math.floor(s / 60) % 60; return `${hours ? `${hours}:${two(minutes)}` : minutes}:${two(s % 60)}`; },
    keep(x) { if (!this.S.kept.includes(x.key)) this.S.kept.push(x.key); },
    start(x) { this.S.chosen = x.key; this.S.playing = true; },
    flip(list, key) { const at = list.indexOf(key); if (at < 0) list.push(key); else list.splice(at, 1); },
    tab(name) { this.S.view = name; this.S.menu = ''; this.S.toast = false; },
  },
})
