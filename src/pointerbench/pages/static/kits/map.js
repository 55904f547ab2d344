// <PbMap :shapes :pins :center :zoom/>: a map of drawn shapes, in metres from its own origin.
(window.pbKit ||= []).push((vue, payload) => {
  const PAINTS = {
    light: {ground: '#f2efe9', water: '#aad3df', park: '#c8e6c0', building: '#dcd5cb', road: ['#d8d2c8', '#ffffff'], avenue: ['#e0b45c', '#fcd884'], rail: ['#9a9a9a', '#f2efe9'], route: ['#1a56c4', '#3f83f8']},
    dark: {ground: '#22262c', water: '#17303f', park: '#23382a', building: '#2d3238', road: ['#1a1d22', '#454b54'], avenue: ['#1a1d22', '#6b5f3c'], rail: ['#4a4a4a', '#22262c'], route: ['#16336b', '#5a97ff']},
  };
  const WIDTHS = {road: 6, avenue: 11, rail: 3, route: 6};
  vue.component('PbMap', {
    props: {shapes: {type: Array, required: true}, pins: {type: Array, default: () => []}, center: {type: Array, default: () => [0, 0]}, zoom: {type: Number, default: 0}, buttons: {type: Boolean, default: true}},
    emits: ['pin'],
    template: '<div class="pb-map" style="width:100%;height:100%"></div>',
    mounted() {
      const paint = PAINTS[payload.theme];
      this.$el.style.background = paint.ground;
      this.map = L.map(this.$el, {crs: L.CRS.Simple, zoomAnimation: false, fadeAnimation: false, markerZoomAnimation: false, inertia: false, attributionControl: false, zoomControl: this.buttons, minZoom: -4, maxZoom: 6, keyboard: false});
      this.map.setView(this.center, this.zoom);
      this.drawn = L.layerGroup().addTo(this.map);
      this.draw();
    },
    methods: {
      draw() {
        const paint = PAINTS[payload.theme], lines = this.shapes.filter(shape => WIDTHS[shape.kind]);
        this.drawn.clearLayers();
        for (const shape of this.shapes) if (!WIDTHS[shape.kind]) L.polygon(shape.points, {stroke: false, fillOpacity: 1, fillColor: paint[shape.kind], interactive: false}).addTo(this.drawn);
        for (const under of [true, false]) for (const shape of lines) L.polyline(shape.points, {color: paint[shape.kind][under ? 0 : 1], weight: WIDTHS[shape.kind] + (under ? 2 : 0), interactive: false}).addTo(this.drawn);
        for (const pin of this.pins) {
          const marker = L.marker(pin.at, {icon: L.divIcon({className: 'pb-pin', html: pin.html || `<button>${pin.text || ''}</button>`, iconSize: null}), keyboard: false});
          marker.on('click', () => this.$emit('pin', pin)).addTo(this.drawn);
        }
      },
    },
    watch: {pins: {deep: true, handler() { this.draw(); }}, shapes() { this.draw(); }, zoom(next) { this.map.setZoom(next); }, center(next) { this.map.panTo(next, {animate: false}); }},
    unmounted() { this.map.remove(); },
  });
});
