import { operators } from '@trivia/contract/billing/operators.ts';
import { languages } from '@trivia/contract/languages.ts';
import { expect, it } from 'vitest';
import { renderPage } from './render-page.tsx';

it.each(languages)('the landing page shows every playable mode, in %s', async (language) => {
  const { body } = await renderPage('landing', language);
  const place = document.createElement('div');
  place.innerHTML = body;
  const modes = [...place.querySelectorAll('li:has(h3)')];
  expect(modes).toHaveLength(7);
  for (const mode of modes) {
    expect(mode.querySelector('img')).not.toBeNull();
    // A missing text would appear as its key.
    expect(mode.textContent).not.toMatch(/[a-z]\.[a-z]/);
  }
});

it.each(languages)(
  'the page of Plus links to a page of each operator, and back for players, in %s',
  async (language) => {
    const { body } = await renderPage('subscription', language);
    const place = document.createElement('div');
    place.innerHTML = body;
    const ways = [...place.querySelectorAll('main a')].map((link) => link.getAttribute('href'));
    expect(ways).toEqual([...operators.map(({ slug }) => `/store/iraq/${slug}/subscribe`), '/modes']);
    expect(place.querySelector('main')?.textContent).not.toMatch(/offer\.|site\./);
  },
);
