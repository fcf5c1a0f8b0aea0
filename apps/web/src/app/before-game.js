// Runs in the head of the app's document: sets the theme, and fetches the texts and the font of the language, which
// only the browser knows.
(() => {
  const { areas, texts, latin, arabic } = document.currentScript.dataset;
  const isKnown = (language) => /^(en|ar|ku)$/.test(language);
  let stored;
  try {
    stored = localStorage.lang;
    if (localStorage.theme === 'light') document.documentElement.dataset.theme = 'light';
  } catch {
    // Without storage, the browser's own languages decide.
  }
  const own = navigator.languages
    .map((tag) => tag.toLowerCase().split('-')[0])
    .map((tag) => (tag === 'ckb' ? 'ku' : tag))
    .find(isKnown);
  const menuLanguage = isKnown(stored) ? stored : (own ?? 'en');
  const language = menuLanguage === 'ku' ? 'ckb' : menuLanguage;
  const fetchAhead = (attributes) =>
    document.head.append(Object.assign(document.createElement('link'), { crossOrigin: '', ...attributes }));
  fetchAhead({ rel: 'modulepreload', href: `/assets/${areas}.${language}.${texts}.js` });
  fetchAhead({ rel: 'preload', as: 'font', type: 'font/woff2', href: language === 'en' ? latin : arabic });
})();
