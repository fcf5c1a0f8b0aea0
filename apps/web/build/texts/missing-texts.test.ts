import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTextFinder, readAreas } from './missing-texts.ts';

const source = join(import.meta.dirname, '../../src');

it.each(['app/boot-game.tsx', 'app/public/open-dialog.tsx', 'app/public/render-page.tsx'])(
  '%s uses no text whose area is not loaded',
  (entry) => {
    const findMissing = createTextFinder(source, readAreas(source));
    expect(findMissing(join(source, entry))).toEqual([]);
  },
);

let folder: string;
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};
const missing = () => createTextFinder(folder, readAreas(folder))(join(folder, 'boot.ts'));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'missing-texts-'));
  write('texts/home.en.json', '{ "home.title": "Home", "home.tab.one": "One" }');
  write('home.tsx', "export const Home = ({ t }) => <h1>{t('home.title')}</h1>;");
});
afterEach(() => rmSync(folder, { recursive: true }));

it('reports the area, the key, and the chain of imports', () => {
  write('boot.ts', "export const screens = [{ path: '/', areas: [], load: () => import('./home.tsx') }];");
  expect(missing()).toEqual([{ area: 'home', key: 'home.title', way: ['boot.ts', 'home.tsx'] }]);
});

it('accepts areas beside an import, or loaded by a file in the chain', () => {
  write('boot.ts', "export const screens = [{ areas: ['home'], load: () => import('./home.tsx') }];");
  expect(missing()).toEqual([]);
  write('boot.ts', "import { Home } from './home.tsx';\nexport const App = () => useTexts('home') && Home;");
  expect(missing()).toEqual([]);
});

it('finds computed keys', () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: this is source that holds a template.
  write('home.tsx', 'export const Home = ({ t, tab }) => <h1>{t(`home.tab.${tab}`)}</h1>;');
  write('boot.ts', "import './home.tsx';");
  expect(missing().map(({ key }) => key)).toEqual(['home.tab.one']);
});

it('ignores types, whose strings are no texts', () => {
  write('home.tsx', "export type Title = 'home.title';");
  write('boot.ts', "import './home.tsx';");
  expect(missing()).toEqual([]);
});
