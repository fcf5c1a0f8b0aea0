// Runs before the first paint of a public page: theme, language, and a mark for signed-in players.
(() => {
  const root = document.documentElement;
  addEventListener('click', (event) => {
    const opener = event.target.closest('[data-dialog]');
    if (opener) root.dataset.tapped = opener.dataset.dialog;
  });
  try {
    const query = new URLSearchParams(location.search);
    const isKnown = (language) => /^(en|ar|ku)$/.test(language);
    const wanted = query.get('lang');
    root.dataset.theme = localStorage.theme === 'light' ? 'light' : 'dark';
    const campaign = /^(play|subscribe|return)$/.exec(query.get('campaign'));
    if (campaign) root.dataset.campaign = campaign[0];
    const remember = (language) => {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox.
      document.cookie = `lang=${language};path=/;max-age=31536000;samesite=lax`;
    };
    const { lang } = localStorage;
    if (isKnown(wanted)) {
      localStorage.lang = wanted;
      remember(wanted);
    } else if (isKnown(lang) && lang !== root.dataset.lang) {
      remember(lang);
      // Reload only if the cookie was stored: the server reads the language from it, and the page would otherwise
      // reload forever.
      if (document.cookie.includes(`lang=${lang}`)) location.reload();
    } else if (!isKnown(lang)) localStorage.lang = root.dataset.lang;
    const token = localStorage.access_token;
    if (!token || token === 'undefined') return;
    root.dataset.signedIn = 'true';
    if (location.pathname === '/landing') location.replace('/home');
  } catch {
    // Without storage, the page stays as it is.
  }
})();
