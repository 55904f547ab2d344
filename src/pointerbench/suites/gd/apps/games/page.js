({
  state: d => ({page: 'library', open: '', menu: '', query: '', shelf: 'all', without: [], pad: false, hours: 160, sort: 'date', view: 'covers', loved: [], fetched: [], playing: '', context: '', dialog: '', toast: '', error: false, big: false, tab: 'news', slot: 1, pinned: [], cloud: true, auto: true, overlay: false, version: 0, volume: 80, win: 'full', stopped: false, night: false, cap: 60, first: '', held: [], gone: [], mood: 'on', moods: [], share: true, who: '', invited: [], joined: false, price: 'any', liked: 0, owned: true, banner: true, wished: [], cart: [], checks: ['tray'], begin: 'library', updates: 'night', during: false, notices: ['join', 'chat'], loud: 45, padkind: 'round', shake: 70, kids: false, age: 16, daily: 3, keep: true, shots: false}),
  computed: {
    shown() {
      const S = this.S, has = {ready: x => x.ready, loved: x => S.loved.includes(x.key), fresh: x => x.fresh, hidden: () => false}[S.shelf];
      const found = this.D.games.filter(x => (!has || has(x)) && !S.without.includes(x.genre) && (!S.pad || x.pad) && x.time <= S.hours * 60 && (!S.query || x.name.includes(S.query)));
      return found.sort(S.sort === 'date' ? (a, b) => a.date > b.date ? -1 : 1 : (a, b) => b[S.sort] - a[S.sort]);
    },
    game() { return this.D.games.find(x => x.key === this.S.open); },
    loads() { const found = this.D.loads.filter(x => !this.S.gone.includes(x.key)); return this.S.first ? found.sort((a, b) => (b.key === this.S.first) - (a.key === this.S.first)) : found; },
    sold() { return this.D.sold.filter(x => x.liked >= this.S.liked && (this.S.price !== 'sale' || x.off) && !this.S.without.includes(x.genre)); },
    online() { const n = this.D.friends.filter(x => x.mood !== 'off').length; return this.lang === 'zh' ? `${n}位好友在线` : `${n} friends online`; },
    invited() { const name = this.D.friends[0].game; return this.lang === 'zh' ? `邀请您一起玩《${name}》` : `invites you to play ${name}`; },
    menus() {
      const L = this.L, S = this.S, one = (id, keys, more) => ({id, label: L['b_' + id], keys, ...more});
      return [
        {id: 'file', label: L.b_file, items: [one('install', 'Ctrl+O'), one('redeem', '', {fn: 'redeem'}), one('backup', '', {line: true}), one('quit', 'Ctrl+Q')]},
        {id: 'view', label: L.b_view, items: [one('covers', 'Ctrl+1', {on: S.view === 'covers'}), one('rows', 'Ctrl+2', {on: S.view === 'rows', fn: 'rows_menu'}), one('sofa', 'F11', {line: true}), one('shots', 'F12', {fn: 'shots_menu'}), one('hidden', '', {fn: 'hidden_menu'}), one('log', '', {line: true})]},
        {id: 'friends', label: L.page_friends, items: [one('list', 'Ctrl+F'), one('add', ''), one('away', '', {line: true})]},
        {id: 'help', label: L.b_help, items: [one('support', 'F1'), one('about', '')]},
      ];
    },
  },
  methods: {
    pick(id) { const S = this.S; S.menu = ''; if (id === 'covers' || id === 'rows') S.view = id; else if (id === 'sofa') S.big = true; else if (id === 'hidden') S.shelf = 'hidden'; else S.dialog = id; },
    facts(x) { return this.S.menu || this.S.toast ? null : JSON.stringify({name: {value: x.name, text: x.name}, genre: {value: x.genre, text: x.genre}, time: {value: x.time, text: x.time_text}, date: {value: x.date, text: x.date_text}, done: {value: x.done, text: x.done_text}, fresh: {value: x.fresh, text: x.fresh ? this.L.fresh : ''}}); },
    wide(x) { return this.S.context || this.S.menu ? null : JSON.stringify({...JSON.parse(this.facts(x)), size: {value: x.size, text: x.size_text}}); },
    trophy(x) { return JSON.stringify({name: {value: x.name, text: x.name}, share: {value: x.share, text: x.share_text}, points: {value: x.points, text: this.points(x)}, ...(x.won ? {date: {value: x.date, text: x.date_text}} : {}), won: {value: !x.won, text: x.won ? '' : this.L.locked}}); },
    load(x) { return JSON.stringify({name: {value: x.name, text: x.name}, size: {value: x.size, text: x.size_text}, done: {value: x.done, text: x.done_text}, left: {value: x.left, text: x.left_text}, kind: {value: x.kind, text: this.L['kind_' + x.kind]}}); },
    friend(x) { return this.S.toast ? null : JSON.stringify({name: {value: x.name, text: x.name}, level: {value: x.level, text: `${this.L.level} ${x.level}`}, week: {value: x.week, text: x.week_text}, shared: {value: x.shared, text: String(x.shared)}, date: {value: x.date, text: x.date_text}, busy: {value: !!x.game, text: x.game ? this.playing(x) : ''}}); },
    offer(x) { return JSON.stringify({name: {value: x.name, text: x.name}, genre: {value: x.genre, text: x.genre}, price: {value: x.price, text: x.price_text}, liked: {value: x.liked, text: x.liked_text}, said: {value: x.said, text: this.said(x)}, date: {value: x.date, text: x.date_text}, sale: {value: !!x.off, text: x.off ? `−${x.off}%` : ''}}); },
    count(n) { return this.lang === 'zh' ? `${n}款` : n === 1 ? '1 game' : `${n} games`; },
    left(x) { return this.lang === 'zh' ? `还剩${x.left_text}` : `${x.left_text} left`; },
    share(x) { return this.lang === 'zh' ? `${x.share_text}的玩家` : `${x.share_text} of players`; },
    points(x) { return this.lang === 'zh' ? `${x.points}点` : `${x.points} pts`; },
    said(x) { return this.lang === 'zh' ? `${x.said_text}条评测` : `${x.said_text} reviews`; },
    playing(x) { return this.lang === 'zh' ? `在玩《${x.game}》` : `Playing ${x.game}`; },
    context() { return [['start', 'play', '', ''], ['pin', 'pin', 'context_pin', 'pin'], ['place', 'folder-open', 'context_place', 'place'], ['move', 'hard-drive', 'context_move', 'move'], ['hide', 'eye-off', 'context_hide', 'hide'], ['remove', 'trash-2', 'context_remove', 'remove']]; },
    flip(list, key) { const at = list.indexOf(key); if (at < 0) list.push(key); else list.splice(at, 1); },
    show(x) { this.S.open = x.key; this.S.page = 'game'; },
  },
})
