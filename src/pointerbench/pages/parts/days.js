// Calendars as programs for teams show them: a week by the hour, and a small month.
// `days`: [{name, day, now}]; `events`: [{key, title, note, day, start, end, lane, lanes, tint}] with the column they stand in and
// minutes, `tint` a class; `first`, `last`: hours; `now`: minutes, the line in today's column; `group`: list of today's events.
pb.part('PbWeek', {
  props: {days: {type: Array, required: true}, events: {type: Array, required: true}, first: {type: Number, default: 8}, last: {type: Number, default: 19}, now: Number, at: String, group: String, half: Boolean, bare: Boolean},
  emits: ['pick'],
  computed: {span() { return (this.last - this.first) * 60; }},
  methods: {
    hour(n) { const at = this.first + n - 1; return pb.look() === 'kde' || pb.look() === 'gnome' ? String(at).padStart(2, '0') + ':00' : (at + 11) % 12 + 1 + (at < 12 ? ' AM' : ' PM'); },
    place(e) { const share = 100 / this.span; return {top: (e.start - this.first * 60) * share + '%', height: 'calc(' + (e.end - e.start) * share + '% - 2px)', left: e.lane / e.lanes * 100 + '%', width: 'calc(' + 100 / e.lanes + '% - 4px)'}; },
    own(e, day) { return this.group && day.now ? {'data-group': this.group, 'data-key': e.key, 'data-facts': JSON.stringify({title: {value: e.title, text: e.title}})} : {}; },
  },
  template: `<div class="pb-week"><div v-if="!bare" class="pb-week-heads"><div v-for="(d, n) in days" :key="n" :class="{'pb-today': d.now}"><slot name="head" :day="d"><b>{{ d.day }}</b><span>{{ d.name }}</span></slot></div></div>
    <div class="pb-week-hours"><div class="pb-week-times"><span v-for="h in last - first" :key="h" :style="{top: (h - 1) / (last - first) * 100 + '%'}">{{ hour(h) }}</span></div><div class="pb-week-cols"><template v-for="h in last - first" :key="h"><i class="pb-week-rule" :style="{top: h / (last - first) * 100 + '%'}"></i><i v-if="half" class="pb-week-rule pb-half" :style="{top: (h - .5) / (last - first) * 100 + '%'}"></i></template>
      <div v-for="(d, n) in days" :key="n" class="pb-week-day" :class="{'pb-today': d.now}"><button v-for="e in events.filter(one => one.day === n)" :key="e.key" class="pb-event" :class="[e.tint, {'pb-short': e.end - e.start < 45, 'pb-on': at === e.key}]" v-bind="own(e, d)" :style="place(e)" @click="$emit('pick', e.key, e)"><b>{{ e.title }}</b><span v-if="e.note && e.end - e.start > 45 && e.lanes < 2">{{ e.note }}</span></button><i v-if="d.now && now" class="pb-week-now" :style="{top: (now - first * 60) / span * 100 + '%'}"></i></div></div></div></div>`,
});
// `weeks`: rows of [{day, date, in, today}]; `at`: a chosen date; `group`: the list of the days that are this month's and not today.
pb.part('PbDates', {
  props: {weeks: {type: Array, required: true}, at: String, group: String, names: {type: String, default: 'SMTWTFS'}},
  emits: ['pick'],
  methods: {own(d) { return this.group && d.in && !d.today ? {'data-group': this.group, 'data-key': d.date, 'data-facts': JSON.stringify({day: {value: String(d.day), text: String(d.day)}})} : {}; }},
  template: `<div class="pb-dates"><span v-for="(d, n) in names" :key="n">{{ d }}</span><template v-for="(w, n) in weeks" :key="n"><button v-for="d in w" :key="d.date" :class="{'pb-out': !d.in, 'pb-today': d.today, 'pb-on': at === d.date}" v-bind="own(d)" @click="$emit('pick', d.date, d)">{{ d.day }}</button></template></div>`,
});
