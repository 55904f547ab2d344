// What stands around an application: nothing, a browser, a phone's bars, a window on a desktop.
pb.part('PbStatus', {
  props: {frame: Object, small: Boolean},
  template: `<div class="pb-status" :class="[frame.kind, {notch: frame.notch}]">
    <span class="pb-clock">{{ frame.clock }}</span><span v-if="frame.kind === 'ipad' || frame.kind === 'tablet'" class="pb-clock">{{ frame.date }}</span>
    <span class="pb-gap"></span>
    <PbIcon name="signal" :size="16"/><PbIcon v-if="frame.wifi" name="wifi" :size="16"/><span v-else class="pb-net">5G</span>
    <span v-if="frame.kind !== 'ios'" class="pb-charge">{{ frame.charge }}%</span>
    <i class="pb-battery"><i :style="{width: frame.charge + '%'}"></i></i>
  </div>`,
});
pb.part('PbFrame', {
  props: {frame: {type: Object, required: true}},
  computed: {
    kind() { return this.frame.kind; },
    phone() { return ['ios', 'android', 'ipad', 'tablet'].includes(this.kind); },
    desktop() { return ['win', 'win10', 'mac', 'gnome', 'kde'].includes(this.kind); },
    place() { const w = this.frame.window; return w ? {left: w.left + 'px', top: Math.max(w.top, ['mac', 'gnome'].includes(this.kind) ? 38 : 8) + 'px', right: w.right + 'px', bottom: w.bottom + 'px'} : null; },
    address() { const {url, secure, words} = this.frame; return !url ? words.address : secure ? url.replace('https://', '') : url.replace('https://', 'http://'); },
  },
  template: `
  <PbMonitors v-if="frame.beside" :frame="frame"><slot/></PbMonitors>
  <div v-else-if="kind === 'bare'" class="pb-area pb-fill"><slot/></div>
  <div v-else-if="phone" class="pb-phone" :class="[kind, {notch: frame.notch, gestures: frame.gestures}]">
    <div class="pb-area pb-fill"><slot/></div>
    <PbStatus :frame="frame"/>
    <div v-if="kind === 'android' && !frame.gestures" class="pb-keys"><button aria-label="back"><PbIcon name="chevron-left" :size="18"/></button><button aria-label="home"><PbIcon name="circle" :size="17"/></button><button aria-label="recent"><PbIcon name="square" :size="16"/></button></div>
    <i v-else-if="kind !== 'ios' || frame.notch" class="pb-home"></i>
  </div>
  <div v-else-if="kind === 'web'" class="pb-browser">
    <div class="pb-tabs">
      <template v-for="n in frame.tabs.length + 1" :key="n">
        <div v-if="n - 1 === frame.at" class="pb-tab pb-on" role="tab" aria-selected="true" data-holds="1"><i class="pb-fav" :data-letter="frame.title[0]"></i><span>{{ frame.title }}</span><button aria-label="close tab"><PbIcon name="close" :size="14"/></button></div>
        <div v-else class="pb-tab" role="tab" data-holds="1"><PbIcon name="globe" :size="15"/><span>{{ frame.tabs[n - 1 > frame.at ? n - 2 : n - 1] }}</span><button aria-label="close tab"><PbIcon name="close" :size="14"/></button></div>
      </template>
      <button class="pb-plus" aria-label="new tab"><PbIcon name="plus" :size="17"/></button>
      <span class="pb-gap"></span>
      <button class="pb-ctl" aria-label="minimise"><PbIcon name="minus" :size="16"/></button><button class="pb-ctl" aria-label="maximise"><PbIcon name="square" :size="13"/></button><button class="pb-ctl" aria-label="close window"><PbIcon name="close" :size="17"/></button>
    </div>
    <div class="pb-tools">
      <button aria-label="back"><PbIcon name="arrow-left" :size="18"/></button><button aria-label="forward" disabled><PbIcon name="arrow-right" :size="18"/></button><button aria-label="reload"><PbIcon name="refresh" :size="17"/></button>
      <div class="pb-url"><PbIcon :name="frame.secure ? 'lock' : 'info'" :size="14"/><input readonly :value="address"><button aria-label="bookmark this page"><PbIcon :name="frame.marked ? 'star-filled' : 'star'" :size="16"/></button></div>
      <button aria-label="extensions"><PbIcon name="puzzle" :size="17"/></button><button aria-label="profile"><PbIcon name="user-circle" :size="19"/></button><button aria-label="browser menu"><PbIcon name="dots-vertical" :size="18"/></button>
    </div>
    <div v-if="frame.bookmarks.length" class="pb-marks"><a v-for="name in frame.bookmarks" :key="name" href="#"><PbIcon name="folder" :size="14"/>{{ name }}</a></div>
    <div class="pb-area"><slot/></div>
  </div>
  <div v-else-if="frame.bare_desk" class="pb-desk pb-only" :class="kind"><div id="pb-menus" hidden></div><div class="pb-window pb-full"><PbTitle v-if="!frame.own" :frame="frame" :title="frame.title"/><div class="pb-area"><slot/></div></div></div>
  <div v-else class="pb-desk" :class="[kind, 'ground-' + frame.ground]">
    <div v-if="kind === 'mac'" class="pb-menubar"><i class="pb-mark"></i><b>{{ frame.app || frame.title }}</b><div id="pb-menus"></div><div class="pb-plain"><button v-for="name in frame.words.menus" :key="name" role="menuitem">{{ name }}</button></div><span class="pb-gap"></span><PbIcon name="wifi" :size="16"/><PbIcon name="search" :size="15"/><PbIcon name="sliders" :size="15"/><span>{{ frame.date }}</span><span>{{ frame.clock }}</span></div>
    <div v-else-if="kind === 'gnome'" class="pb-menubar gnome"><button>{{ frame.words.activities }}</button><span class="pb-gap"></span><button>{{ frame.date }} {{ frame.clock }}</button><span class="pb-gap"></span><PbIcon name="wifi" :size="16"/><PbIcon name="volume" :size="16"/><PbIcon name="power" :size="16"/></div>
    <div v-if="frame.window && kind !== 'gnome'" class="pb-icons"><div v-for="name in frame.desk" :key="name"><PbGlyph :name="name"/><span>{{ name }}</span></div></div>
    <PbBehind v-if="frame.second && frame.window" :frame="frame"/>
    <div class="pb-window" :class="{'pb-full': !frame.window}" :style="place"><PbTitle v-if="!frame.own" :frame="frame" :title="frame.title"/><div class="pb-area"><slot/></div></div>
    <PbTaskbar v-if="kind === 'win'" :frame="frame"/>
    <PbPanelBar v-else-if="kind === 'win10' || kind === 'kde'" :frame="frame"/>
    <div v-else-if="kind === 'mac' && frame.window" class="pb-dock"><button v-for="name in frame.running" :key="name" :aria-label="name" :class="'tint-' + name"><PbIcon :name="name" :size="24"/></button></div>
  </div>`,
});
// The bar of the screen on Windows 11, its buttons in the middle.
pb.part('PbTaskbar', {
  props: {frame: {type: Object, required: true}},
  template: `<div class="pb-taskbar"><div class="pb-mid"><button class="pb-start" aria-label="start"><svg data-icon="grid" viewBox="0 0 22 22" width="22" height="22"><path d="M1 1h9.4v9.4H1zm10.6 0H21v9.4h-9.4zM1 11.6h9.4V21H1zm10.6 0H21V21h-9.4z" fill="currentColor"/></svg></button><div class="pb-find"><PbIcon name="search" :size="15"/>{{ frame.words.find }}</div><button v-for="name in frame.running" :key="name" class="pb-app" :aria-label="name" :class="'tint-' + name"><PbIcon :name="name" :size="17"/></button></div><div class="pb-tray"><PbIcon name="chevron-up" :size="15"/><PbIcon name="wifi" :size="16"/><PbIcon name="volume" :size="16"/><div class="pb-when"><span>{{ frame.clock }}</span><span>{{ frame.date }}</span></div></div></div>`,
});
// The bar of the screen on Windows 10 and KDE Plasma, its buttons at the left.
pb.part('PbPanelBar', {
  props: {frame: {type: Object, required: true}},
  template: `<div class="pb-panel-bar" :class="frame.kind"><button aria-label="start"><svg v-if="frame.kind === 'win10'" data-icon="grid" viewBox="0 0 16 16" width="16" height="16"><path d="M0 2l7-1v6.5H0zm8-1.1L16 0v7.5H8zM0 8.5h7V15l-7-1zm8 0h8V16l-8-1.1z" fill="currentColor"/></svg><svg v-else data-icon="menu" viewBox="0 0 22 22" width="22" height="22" fill="none" stroke="currentColor" stroke-width="1.6"><path d="M4 6h14M4 11h14M4 16h9"/></svg></button>
    <div v-if="frame.kind === 'win10'" class="pb-find"><PbSign name="search"/><span>{{ frame.words.find }}</span></div>
    <button v-for="(name, n) in frame.running" :key="name" class="pb-app" :class="{'pb-here': n === frame.here}" :aria-label="name"><i :class="'tint-' + name"><PbIcon :name="name" :size="frame.kind === 'kde' ? 19 : 15"/></i></button>
    <div class="pb-tray"><PbSign name="chevron-up" :size="14"/><PbIcon name="wifi" :size="16"/><PbIcon name="volume" :size="16"/><div class="pb-when"><span>{{ frame.clock }}</span><span>{{ frame.date }}</span></div></div></div>`,
});
pb.part('PbTitle', {
  props: {frame: Object, title: String},
  template: `<div class="pb-title" :class="frame.kind">
    <template v-if="frame.kind === 'mac'"><i class="pb-light pb-red" data-el="button"></i><i class="pb-light pb-yellow" data-el="button"></i><i class="pb-light pb-green" data-el="button"></i><span class="pb-name">{{ title }}</span></template>
    <template v-else-if="frame.kind === 'win'"><i class="pb-fav" :data-letter="title[0]"></i><span class="pb-name">{{ title }}</span><span class="pb-gap"></span><button class="pb-ctl" aria-label="minimise"><PbIcon name="minus" :size="15"/></button><button class="pb-ctl" aria-label="maximise"><PbIcon name="square" :size="12"/></button><button class="pb-ctl" aria-label="close"><PbIcon name="close" :size="16"/></button></template>
    <template v-else-if="frame.kind !== 'gnome'"><i class="pb-fav" :data-letter="(frame.app || title)[0]"></i><span class="pb-name"><span>{{ title }}</span></span><span class="pb-gap"></span><PbControls :look="frame.kind" :max="!frame.window"/></template>
    <template v-else><span class="pb-gap"></span><span class="pb-name">{{ title }}</span><span class="pb-gap"></span><button class="pb-ctl" aria-label="minimise"><PbIcon name="minus" :size="14"/></button><button class="pb-ctl" aria-label="close"><PbIcon name="close" :size="14"/></button></template>
  </div>`,
});
