// Vant in the page's language; dark by a class of the page's root.
import english from '/vendor/vant/en-US.mjs';
(window.pbKit ||= []).push((vue, payload) => {
  vant.Locale.use(payload.language === 'zh' ? 'zh-CN' : 'en-US', payload.language === 'zh' ? undefined : english);
  document.documentElement.classList.toggle('van-theme-dark', payload.theme === 'dark');
  vue.use(vant);
});
