({
  state: d => ({playing: false, zoom: 1, clicks: 0, browser: true, chosen: '', muted: {}}),
  methods: {
    facts(x) { return JSON.stringify({name: {value: x.name, text: x.name}, level: {value: x.level, text: String(x.level)}}); },
  },
})
