({
  state: () => ({page: 'mail', folder: 'inbox', tab: 'main', open: '', starred: [], checked: [], quiet: [], menu: '', panel: '', dialog: '', writing: '', wide: false, marks: [], query: '', toast: '', error: false, density: 'relaxed', size: 14, images: false, folded: false, all: false, follow: true, vip: false}),
  computed: {
    folders() { return [['inbox', 'inbox'], ['starred', 'star'], ['snoozed', 'clock'], ['sent', 'send'], ['drafts', 'file-pen'], ['archive', 'archive'], ['spam', 'shield-alert'], ['bin', 'trash-2']]; },
    shown() { return this.D.mails.filter(x => !this.S.query || x.subject.includes(this.S.query)); },
    mail() { return this.D.mails.find(x => x.key === this.S.open); },
    draft() { return this.S.writing === 'new' ? this.D.draft : {to: this.mail ? [this.mail.sender] : [], subject: this.mail ? `${this.L.re}${this.mail.subject}` : '', body: '', at: this.D.draft.at}; },
    inks() { return {pdf: '#dc2626', zip: '#b45309', xlsx: '#15803d', docx: '#2563eb', png: '#7c3aed', pptx: '#ea580c'}; },
  },
  methods: {
    tag(id) { return this.D.tags.find(x => x.id === id); },
    hidden() { return this.S.writing || this.S.toast; },
    facts(x) {
      return JSON.stringify({
        subject: {value: x.subject, text: x.subject}, sender: {value: x.sender, text: x.sender}, date: {value: x.date, text: x.date_text}, count: {value: x.count, text: String(x.count)},
        tag: {value: x.tag, text: this.tag(x.tag).name}, urgent: {value: x.urgent, text: x.urgent ? this.L.urgent : ''}, files: {value: !!x.files.length, text: x.files.length ? this.attached(x) : ''},
      });
    },
    attached(x) { return this.lang === 'zh' ? `${x.files.length}个附件` : `${x.files.length} file${x.files.length > 1 ? 's' : ''}`; },
    monthly(x) { return this.lang === 'zh' ? `每月${x.count}封` : `${x.count} a month`; },
    sources(x) {
      return JSON.stringify({name: {value: x.name, text: x.name}, topic: {value: x.topic, text: x.topic}, count: {value: x.count, text: this.monthly(x)}, opened: {value: x.opened, text: x.opened_text}, date: {value: x.date, text: x.date_text}});
    },
    flip(list, key) { const at = list.indexOf(key); if (at < 0) list.push(key); else list.splice(at, 1); },
    done(name) { this.S.toast = name; this.S.menu = ''; },
    toggle(name, value) { this.S[name] = this.S[name] === value ? '' : value; },
    move(by) { const at = this.D.mails.findIndex(x => x.key === this.S.open) + by; if (this.D.mails[at]) this.S.open = this.D.mails[at].key; },
  },
})
