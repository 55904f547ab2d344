// <PbEditor :text="..." mode="python"/>: code with line numbers; `marked` are lines that stand out.
(window.pbKit ||= []).push((vue, payload) => {
  vue.component('PbEditor', {
    props: {text: {type: String, required: true}, mode: {type: String, default: 'javascript'}, marked: {type: Array, default: () => []}, cursor: {type: Array, default: () => [0, 0]}},
    emits: ['change'],
    template: '<div class="pb-editor"></div>',
    mounted() {
      this.editor = CodeMirror(this.$el, {value: this.text, mode: this.mode, lineNumbers: true, cursorBlinkRate: 0, viewportMargin: Infinity, theme: payload.theme === 'dark' ? 'dracula' : 'default', styleActiveLine: true});
      this.editor.setCursor(...this.cursor);
      this.mark();
      this.editor.on('change', editor => this.$emit('change', editor.getValue()));
    },
    methods: {mark() { for (const line of this.marked) this.editor.addLineClass(line - 1, 'background', 'pb-marked'); }},
    watch: {text(next) { if (next !== this.editor.getValue()) { this.editor.setValue(next); this.mark(); } }},
  });
  pb.wait(async () => {
    await document.fonts.ready;
    document.querySelectorAll('.CodeMirror').forEach(node => node.CodeMirror.refresh());
  });
});
