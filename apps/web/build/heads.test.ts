import { expect, it } from 'vitest';
import { linksOf } from './heads.ts';

const manifest = {
  'game.html': { file: 'assets/game.js', imports: ['_react'], css: ['assets/first.css'] },
  _react: { file: 'assets/react.js' },
  _ui: { file: 'assets/ui.js', imports: ['_react'], css: ['assets/others.css'] },
  'src/home.tsx': {
    file: 'assets/home.js',
    imports: ['_ui', 'game.html'],
    dynamicImports: ['src/late.tsx'],
  },
  'src/late.tsx': { file: 'assets/late.js' },
};

it('names the parts of a screen once, the imported first, without what every screen has and what comes late', () => {
  const links = linksOf(manifest, ['game.html', 'src/home.tsx', '_ui']);
  expect(
    [...links.matchAll(/rel="(\w+)".*?href="([^"]+)"/g)].map(([, rel, href]) => `${rel} ${href}`),
  ).toEqual(['modulepreload /assets/ui.js', 'preload /assets/others.css', 'modulepreload /assets/home.js']);
});

it('refuses a part that was not built', () => {
  expect(() => linksOf(manifest, ['src/gone.tsx'])).toThrow('src/gone.tsx');
});
