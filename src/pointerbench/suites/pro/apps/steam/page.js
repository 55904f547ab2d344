({
  state: d => ({page: 'game', now: d.now, open: '', dialog: '', chat: false, toast: false, place: '', did: '', typing: false, loved: false, field: '', shut: [], stars: d.favourites.slice(), tab: '', paused: false, sheet: 'general', overlay: true, cloud: true, short: true, start: true, update: '', sort: '', jump: ''}),
  computed: {
    it() { return this.D.games.find(x => x.key === this.S.now) || this.D.games[0]; },
    shelves() { const fav = this.D.games.filter(x => this.S.stars.includes(x.key)); return [{id: 'fav', name: 'Favorites', items: fav}, {id: 'all', name: 'All', items: this.D.games.filter(x => !this.S.stars.includes(x.key))}]; },
    recent() { return [...this.D.games].sort((a, b) => a.ago - b.ago).slice(0, 6); },
    tops() { return [['steam', 'Steam'], ['view', 'View'], ['friends_menu', 'Friends'], ['games', 'Games'], ['help', 'Help']].map(([id, label]) => ({id, label, fn: 'top_' + id})); },
    links() { return [['store_page', 'Store Page'], ['hub', 'Community Hub'], ['points', 'Points Shop'], ['discussions', 'Discussions'], ['guides', 'Guides'], ['support', 'Support']].map(([id, label]) => ({id, label})); },
    queued() { return this.D.queue.filter(x => !x.done).slice(1); }, done() { return this.D.queue.filter(x => x.done); },
    groups() { const D = this.D; return [{name: 'In Game', items: D.friends.filter(x => x.state === 'play')}, {name: 'Online Friends', items: D.friends.filter(x => ['on', 'away'].includes(x.state))}, {name: 'Offline', items: D.friends.filter(x => x.state === 'off')}]; },
    menus() {
      const e = (id, label, more) => ({id, label, fn: id, ...more}), here = this.it.here, star = this.S.stars.includes(this.it.key);
      return {
        game: [e(here ? 'play' : 'install', here ? 'Play' : 'Install'), e('favourite', star ? 'Remove from Favorites' : 'Add to Favorites', {line: true, off: star}), e('add_to', 'Add to', {sub: true}), e('manage_sub', 'Manage', {sub: true, line: true}), e('properties', 'Properties…', {line: true})],
        manage: [e('favourite', star ? 'Remove from Favorites' : 'Add to Favorites', {off: star}), e('add_to', 'Add to', {sub: true}), e('shortcut', 'Add desktop shortcut', {line: true}), e('files', 'Browse local files'), e('artwork', 'Set custom artwork'), e('hide', 'Hide this game'), e('private', 'Mark as Private'), e('uninstall', 'Uninstall', {line: true}), e('properties', 'Properties…', {line: true})],
        steam: [e('change', 'Change Account…'), e('sign_out', 'Sign Out of Account…'), e('offline', 'Go Offline…', {line: true}), e('check', 'Check for Steam Client Updates…'), e('backup', 'Backup and Restore Games…', {line: true}), e('settings', 'Settings', {line: true}), e('exit', 'Exit', {line: true})],
        add: [e('activate', 'Activate a Product on Steam…'), e('foreign', 'Add a Non-Steam Game…')],
      };
    },
    sheets() { return [['general', 'General'], ['compat', 'Compatibility'], ['updates', 'Updates'], ['installed', 'Installed Files'], ['betas', 'Betas'], ['controller', 'Controller'], ['privacy', 'Privacy'], ['customization', 'Customization']].map(([id, label]) => ({id, label, fn: id === 'general' ? undefined : 'sheet_' + id})); },
  },
  methods: {
    pack: pb.facts,
    flip(list, one) { const at = list.indexOf(one); if (at < 0) list.push(one); else list.splice(at, 1); },
    tog(id) { this.S.open = this.S.open === id ? '' : id; },
    act(id) { const S = this.S; S.open = ''; if (id === 'properties' || id === 'install') S.dialog = id; else if (id === 'favourite') { S.stars.push(this.it.key); S.loved = true; } else S.did = id; },
  },
})
