import { expect, it } from 'vitest';

it('passes only the referrer and the campaign on to the other pages', async () => {
  history.replaceState(null, '', '/landing?lang=ku&ref=NAWROZ23&campaign=play&utm_source=sms');
  document.body.innerHTML = `
    <a href="/zana-subscription">Plus</a>
    <a href="?lang=ar">العربية</a>
    <a href="https://example.org/">elsewhere</a>`;
  await import('./boot-public.ts');
  const addresses = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(addresses).toEqual([
    '/zana-subscription?ref=NAWROZ23&campaign=play',
    '?lang=ar',
    'https://example.org/',
  ]);
});
