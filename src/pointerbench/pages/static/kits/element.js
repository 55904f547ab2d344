// Element Plus in the page's language.
(window.pbKit ||= []).push((vue, payload) => {
  vue.use(ElementPlus, payload.language === 'zh' ? {locale: ElementPlusLocaleZhCn} : {});
});
