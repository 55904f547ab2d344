// The picture of a phone with a list on it, as previews of applications for phones have it.
// `items`: [{key, group, day, state}]; `kind`: material | cupertino; its width is --phone.
pb.part('PbPhone', {
  props: {title: String, items: {type: Array, required: true}, kind: {type: String, default: 'material'}, night: Boolean, label: String, cased: Boolean},
  template: `<div class="pb-handset" :class="[kind, {night, cased}]" data-el="image" :aria-label="label || title"><div class="pb-phone-bar" data-el="skip"><span>9:41</span><i></i></div><div class="pb-phone-title" data-el="skip">{{ title }}</div><div v-if="kind === 'cupertino'" class="pb-phone-seek" data-el="skip">Search</div>
    <div class="pb-phone-list" data-el="skip"><div v-for="item in items" :key="item.key"><span><b>{{ item.key }}</b><small>{{ item.group }} · {{ item.day }}</small></span><em>{{ item.state }}</em></div></div><i class="pb-phone-add" data-el="skip"></i></div>`,
});
