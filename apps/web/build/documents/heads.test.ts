import { expect, it } from 'vitest';
import { linksOf } from './heads.ts';

const manifest = {
  'game.html': { file: 'assets/game.js', imports: ['_react'], css: ['assets/first.css'] },
  _react: { file: 'assets/react.js' },
  _ui: { file: 'assets/ui.js', imports: ['_react'], css: ['assets/others.css'] },
  'src/home.tsx': {
    file: 'assets/home.js',
    imports: ['_ui', 'game.html'],
    dynamicImports: ['src/lazy.tsx'],
  },
  'src/lazy.tsx': { file: 'assets/lazy.js' },
};

it('links the chunks of a screen once and in order of imports, without common and lazy ones', () => {
  const links = linksOf(manifest, ['game.html', 'src/home.tsx', '_ui']);
  expect(
    [...links.matchAll(/rel="(\w+)".*?href="([^"]+)"/g)].map(([, rel, href]) => `${rel} ${href}`),
  ).toEqual(['modulepreload /assets/ui.js', 'preload /assets/others.css', 'modulepreload /assets/home.js']);
});

it('throws for a file that was not built', () => {
  expect(() => linksOf(manifest, ['src/gone.tsx'])).toThrow('src/gone.tsx');
});
