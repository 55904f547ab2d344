// Ionic in the mode of the look: Android's for android and tablet, else iOS's.
window.Ionic = {config: {animated: false, rippleEffect: false, swipeBackEnabled: false, mode: 'ios', hardwareBackButton: false, keyboardHeight: 0}};
(window.pbKit ||= []).push((vue, payload) => {
  const mode = ['android', 'tablet'].includes(payload.look) ? 'md' : 'ios', root = document.documentElement;
  root.classList.remove('ios', 'md');
  root.classList.add(mode, 'hydrated');
  root.setAttribute('mode', mode);
  root.classList.toggle('ion-palette-dark', payload.theme === 'dark');
  window.Ionic.config.set?.('mode', mode);
  vue.config.compilerOptions.isCustomElement = tag => tag.startsWith('ion-');
  pb.wait(async () => {
    const found = [...document.querySelectorAll('*')].filter(node => node.tagName.startsWith('ION-') && node.componentOnReady);
    await Promise.all(found.map(node => node.componentOnReady()));
  });
});
