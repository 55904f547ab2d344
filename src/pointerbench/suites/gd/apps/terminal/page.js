({
  state: d => ({view: 'shell', side: true, pane: false, split: false, finding: false, moving: false, cleared: false, recording: false, broadcast: false, tabs: 3, size: 14, opacity: d.opacity, scheme: 'tide', cursor: 'block', bell: false, bottom: true, bold: true, links: true, starred: [], killed: [], stopped: [], context: '', menu: '', dialog: '', error: false}),
  computed: {
    menus() {
      const ticks = {side: this.S.side, pane: this.S.pane, record: this.S.recording, broadcast: this.S.broadcast};
      return this.D.menus.map(([id, label, ...items]) => ({id, label, items: items.map(([name, text, keys]) => ({id: name.replace('-', ''), label: text, keys, line: name.startsWith('-'), on: ticks[name.replace('-', '')], off: name === 'copy'}))}));
    },
    context: () => [['connect', 'square-terminal'], ['files', 'folder-open'], ['rename', 'pencil'], ['copy', 'copy'], ['delete', 'trash-2']],
  },
  methods: {
    hostFacts(x) { return JSON.stringify({name: {value: x.name, text: x.name}, ...(x.online ? {ping: {value: x.ping, text: String(x.ping)}} : {}), used: {value: x.iso, text: x.used}, online: {value: x.online, text: x.online ? this.L.online : ''}}); },
    processFacts(x) { return JSON.stringify({pid: {value: x.pid, text: x.pid}, user: {value: x.user, text: x.user}, cpu: {value: x.tenths / 10, text: x.cpu}, mem: {value: x.mem, text: x.shown}}); },
    moveFacts(x) { return JSON.stringify({file: {value: x.file, text: x.file}, share: {value: x.share, text: x.share + '%'}, size: {value: x.size, text: String(x.size)}}); },
    flip(name, x) { const list = this.S[name], at = list.indexOf(x.key); if (at < 0) list.push(x.key); else list.splice(at, 1); },
    pick(id) {
      this.S.menu = '';
      if (id === 'tab') this.S.tabs += 1;
      if (id === 'split') this.S.split = true;
      if (id === 'find') this.S.finding = true;
      if (id === 'clear') this.S.cleared = true;
      if (id === 'bigger') this.S.size += 1;
      if (id === 'smaller') this.S.size -= 1;
      if (id === 'record' || id === 'broadcast' || id === 'side' || id === 'pane') this.S[id] = !this.S[id];
      if (id === 'host' || id === 'close') this.S.dialog = id;
    },
  },
})
