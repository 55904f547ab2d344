// <PbChart :option="..."/>: a chart as large as its box, at once in its final shape.
(window.pbKit ||= []).push((vue, payload) => {
  vue.component('PbChart', {
    props: {option: {type: Object, required: true}},
    template: '<div class="pb-chart" data-el="skip" style="width:100%;height:100%"></div>',
    mounted() {
      const font = getComputedStyle(this.$el);
      this.chart = echarts.init(this.$el, payload.theme === 'dark' ? 'dark' : null, {renderer: 'svg'});
      this.chart.setOption({backgroundColor: 'transparent', animation: false, textStyle: {fontFamily: font.fontFamily}, ...this.option});
    },
    watch: {option: {deep: true, handler(next) { this.chart.setOption({animation: false, ...next}, true); }}},
    unmounted() { this.chart.dispose(); },
  });
});
