({
  state: d => ({screen: 'home', tab: 'picks', cat: 0, sort: 'popular', popup: '', sought: '', cart: {...d.cart}, off: [], last: '', loved: [], toast: false, full: false, scanning: false, messages: false, organic: false, local: false, deal: false, stock: false, least: '4', range: [10, 80], swap: false, bags: false, warn: false, voucher: '', vtab: 'usable', place: 'h0', slot: 's2', day: 'today', door: false, call_me: false, calling: false, writing: false, stars: 0, open: 'g0', amount: 1, ripe: 'ready', again: '', liked: [], pay: 'card'}),
  computed: {
    shown() { const goods = this.D.home.map(key => this.D.goods.find(x => x.key === key)); return this.S.tab === 'deals' ? this.D.goods.filter(x => x.off) : this.S.tab === 'season' ? this.D.goods.filter(x => x.cat < 2).slice(0, 12) : goods; },
    shelf() {
      const by = {popular: (a, b) => b.sold - a.sold, price: (a, b) => a.price - b.price, rating: (a, b) => b.rating - a.rating}[this.S.sort];
      return this.S.sought ? [] : this.D.goods.filter(x => x.cat === this.S.cat && !(this.S.organic && !x.organic) && !(this.S.stock && x.out)).sort(by);
    },
    lines() { return this.D.goods.filter(x => this.S.cart[x.key]); },
    sum() { return this.lines.filter(x => !this.S.off.includes(x.key)).reduce((all, x) => all + x.price * this.S.cart[x.key], 0); },
    number() { return this.lines.reduce((all, x) => all + this.S.cart[x.key], 0); },
    less() { const v = this.D.vouchers.find(x => x.key === this.S.voucher); return v && this.sum >= v.least ? v.value : 0; },
    opened() { return this.D.goods.find(x => x.key === this.S.open); },
    home() { return this.D.homes.find(x => x.key === this.S.place); },
    slot() { return this.D.slots.find(x => x.key === this.S.slot); },
    bars: () => [['home', 'store'], ['shelves', 'layout-grid'], ['cart', 'shopping-basket'], ['orders', 'receipt-text'], ['me', 'user']],
    marks: () => ['cherry', 'carrot', 'milk', 'wheat'],
    steps: () => ['placed', 'packed', 'left', 'near'],
  },
  methods: {
    toggle(list, key) { const at = list.indexOf(key); if (at < 0) list.push(key); else list.splice(at, 1); },
    money(v) { const text = v.toFixed(2); return this.D.sign + (this.lang === 'zh' ? text.replace(/\.?0+$/, '') : text); },
    each(x) { return this.lang === 'zh' ? this.money(x.price) : this.D.sign + (x.price % 1 ? x.price.toFixed(2) : x.price); },
    add(x) { this.S.cart[x.key] = (this.S.cart[x.key] || 0) + 1; this.S.last = x.key; this.S.toast = true; },
    json(facts) { return JSON.stringify(Object.fromEntries(Object.entries(facts).map(([key, [value, text]]) => [key, {value, text}]))); },
    facts(x) { return this.json({name: [x.name, x.name], price: [x.price, this.each(x)], rating: [x.rating, x.rating.toFixed(1)], sold: [x.sold, x.sold_text], organic: [x.organic, x.organic ? this.L.organic : '']}); },
    lineFacts(x) { const sum = Math.round(x.price * this.S.cart[x.key] * 100) / 100; return this.json({name: [x.name, x.name], price: [x.price, this.each(x)], sum: [sum, this.money(sum)]}); },
    voucherFacts(x) { return this.json({name: [x.name, x.name], off: [x.value, x.off], least: [x.least, x.least_text], until: [x.iso, x.until]}); },
    homeFacts(x) { return this.json({name: [x.name, x.name], away: [x.away, this.away(x)], used: [x.used, this.used(x)]}); },
    slotFacts(x) { return this.json({time: [x.time, x.time], fee: [x.fee, x.fee_text], places: [x.places, this.n(x.places, 'places')]}); },
    boughtFacts(x) { return this.json({number: [x.number, x.number], date: [x.iso, x.date], total: [x.total, x.total_text], count: [x.count, x.count_text], status: [this.L[x.status], this.L[x.status]]}); },
    opinionFacts(x) { return this.json({who: [x.who, x.who], stars: [x.stars, x.stars.toFixed(1)], date: [x.iso, x.date], liked: [x.liked, this.n(x.liked, 'helpful')]}); },
    n(count, name) { const word = this.L[name]; return this.lang === 'zh' ? count + word : `${count} ${count === 1 ? word.replace('places', 'place').replace(/orders$/, 'order') : word}`; },
    away(x) { return `${x.away.toFixed(1)} ${this.L.km}`; },
    used(x) { return this.n(x.used, 'used_times'); },
    art(x) {
      const [a, b] = x.inks, shine = '<ellipse cx="25" cy="29" rx="6" ry="4" fill="#fff" opacity=".35"/>';
      return {
        round: `<circle cx="32" cy="37" r="20" fill="${a}"/><path d="M32 20c0-5 2-8 5-10" stroke="#6b4a22" stroke-width="3" fill="none" stroke-linecap="round"/><path d="M34 17c4-7 11-7 14-5-2 5-8 8-14 5z" fill="${b}"/>${shine}`,
        curve: `<path d="M9 20c2 24 18 36 42 30 4-1 5 3 2 5C33 66 6 56 5 23c0-4 4-6 4-3z" fill="${a}"/><path d="M17 14c4 20 16 30 36 27 4 0 4 4 1 6C36 54 14 42 12 17z" fill="${a}" opacity=".75"/><circle cx="12" cy="14" r="4" fill="${b}"/>`,
        bunch: [[22, 26], [34, 24], [44, 30], [18, 38], [30, 37], [41, 42], [27, 49]].map(([u, v]) => `<circle cx="${u}" cy="${v}" r="8.5" fill="${a}" stroke="#0002"/><circle cx="${u - 2}" cy="${v - 3}" r="2" fill="#fff8"/>`).join('') + `<path d="M33 17c4-8 12-9 16-6-2 6-9 9-16 6z" fill="${b}"/>`,
        long: `<path d="M10 54c5-22 18-36 34-41 7-1 9 5 6 10C43 37 30 48 10 54z" fill="${a}"/><path d="M44 15l9-9M48 19l11-4" stroke="${b}" stroke-width="4.5" stroke-linecap="round"/><path d="M26 38l6 4M34 28l6 5" stroke="#0003" stroke-width="2"/>`,
        head: `<path d="M26 36h12l4 20H22z" fill="${b}"/><circle cx="20" cy="30" r="12" fill="${a}"/><circle cx="44" cy="30" r="12" fill="${a}"/><circle cx="32" cy="20" r="13" fill="${a}"/><circle cx="32" cy="34" r="11" fill="${a}"/><circle cx="26" cy="20" r="3" fill="#fff4"/><circle cx="40" cy="27" r="3" fill="#fff4"/>`,
        pepper: `<path d="M32 22c-6-6-20-3-20 12 0 14 9 24 14 24 3 0 4-2 6-2s3 2 6 2c5 0 14-10 14-24 0-15-14-18-20-12z" fill="${a}"/><path d="M32 22c0-7 2-11 7-13" stroke="${b}" stroke-width="5" fill="none" stroke-linecap="round"/><path d="M22 28c-4 4-4 12-1 18" stroke="#fff7" stroke-width="3" fill="none"/>`,
        mushroom: `<path d="M24 36h16l3 18c0 4-22 4-22 0z" fill="${b}"/><path d="M6 36C6 20 18 10 32 10s26 10 26 26c0 4-52 4-52 0z" fill="${a}"/><circle cx="22" cy="24" r="4" fill="#fff5"/><circle cx="40" cy="21" r="3" fill="#fff5"/>`,
        carton: `<path d="M17 24l9-12h14l9 12v34H17z" fill="${a}" stroke="#0002"/><path d="M17 34h32v15H17z" fill="${b}"/><path d="M26 6h14v6H26z" fill="${b}"/><path d="M17 24h32" stroke="#0003"/>`,
        egg: `<ellipse cx="20" cy="38" rx="12" ry="15" fill="${a}"/><ellipse cx="45" cy="38" rx="12" ry="15" fill="${a}"/><ellipse cx="32" cy="34" rx="13" ry="17" fill="${b}" stroke="#0001"/><path d="M4 44h56l-5 14H9z" fill="#8a94a0"/>`,
        jar: `<rect x="16" y="19" width="32" height="39" rx="8" fill="${a}" stroke="#0002"/><rect x="19" y="8" width="26" height="11" rx="3" fill="${b}"/><rect x="16" y="31" width="32" height="15" fill="#fffc"/><path d="M22 37h20M22 41h12" stroke="${b}" stroke-width="2"/>`,
        wedge: `<path d="M5 38L44 14c9 3 15 12 15 24z" fill="${a}"/><path d="M5 38h54v14H5z" fill="${b}"/><circle cx="20" cy="45" r="4" fill="#0002"/><circle cx="40" cy="44" r="3" fill="#0002"/><circle cx="42" cy="28" r="4" fill="#0002"/>`,
        loaf: `<path d="M6 34c0-13 11-19 26-19s26 6 26 19c0 5-3 6-5 6v12H11V40c-2 0-5-1-5-6z" fill="${a}"/><path d="M18 22l6 12M30 19l5 13M42 21l4 11" stroke="${b}" stroke-width="4" stroke-linecap="round"/>`,
        fish: `<path d="M4 33c11-16 30-17 42-3l13-9v24l-13-9C34 50 15 49 4 33z" fill="${a}"/><path d="M22 22c5 7 5 16 0 23" stroke="${b}" stroke-width="3" fill="none"/><circle cx="14" cy="31" r="2.5" fill="#fff"/><path d="M30 28c4 3 4 8 0 11" stroke="#fff7" stroke-width="2" fill="none"/>`,
        steak: `<path d="M7 38c0-16 15-27 31-24 13 2 21 11 19 22-2 13-16 19-29 17C16 51 7 48 7 38z" fill="${b}"/><path d="M12 37c0-12 13-21 26-18 10 2 16 9 14 17-2 10-13 14-24 12-9-1-16-4-16-11z" fill="${a}"/><ellipse cx="42" cy="29" rx="6" ry="5" fill="${b}"/>`,
        bag: `<path d="M15 12h34l4 46H11z" fill="${a}" stroke="#0002"/><path d="M15 12h34l1 8H14z" fill="#0002"/><rect x="20" y="28" width="24" height="17" rx="3" fill="${b}"/><path d="M24 34h16M24 39h10" stroke="#fff9" stroke-width="2"/>`,
      }[x.shape];
    },
  },
})
