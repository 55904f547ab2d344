// <PbTerminal :lines="['\u001b[32mok\u001b[0m 12 passed']"/>: a terminal that fills its box.
(window.pbKit ||= []).push((vue, payload) => {
  vue.component('PbTerminal', {
    props: {lines: {type: Array, required: true}, size: {type: Number, default: 13}, colours: Object},
    template: '<div class="pb-terminal" style="width:100%;height:100%;overflow:hidden"></div>',
    mounted() { pb.wait(() => this.draw()); },
    watch: {lines: {deep: true, handler() { this.draw(); }}},
    methods: {
      async draw() {
        const dark = payload.theme === 'dark';
        const family = getComputedStyle(document.documentElement).getPropertyValue('--font-mono');
        await Promise.all(['', 'bold '].map(weight => document.fonts.load(`${weight}${this.size}px ${family}`, 'a中')));
        const probe = document.createElement('canvas').getContext('2d');
        probe.font = `${this.size}px ${family}`;
        const columns = Math.floor((this.$el.clientWidth - 16) / probe.measureText('M').width);
        const rows = Math.floor(this.$el.clientHeight / (this.size * 1.35));
        const colours = this.colours || (dark ? {background: '#15171c', foreground: '#d8dce3'} : {background: '#ffffff', foreground: '#24292f', green: '#1a7f37', red: '#cf222e', yellow: '#9a6700', blue: '#0969da', cyan: '#1b7c83', magenta: '#8250df', white: '#6e7781'});
        const terminal = new Terminal({cols: Math.max(20, columns), rows: Math.max(4, rows), fontFamily: family, fontSize: this.size, lineHeight: 1.2, theme: colours, cursorBlink: false, allowTransparency: true, scrollback: 0});
        this.$el.replaceChildren();
        terminal.open(this.$el);
        await new Promise(done => terminal.write(this.lines.join('\r\n'), done));
        await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
        const still = terminal.element.cloneNode(true);  // a live one draws its rows anew under the pointer
        terminal.dispose();
        this.$el.replaceChildren(still);
      },
    },
  });
});
