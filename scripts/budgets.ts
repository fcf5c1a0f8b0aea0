/** `npm run budgets [-- --json]`: what the built web app weighs, beside what it may weigh. Fails over a budget. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { ROOT } from './run-program.ts';

const DIST = join(ROOT, 'apps/web/dist');
const PUBLIC_SCRIPT = 'src/app/public/boot-public.ts';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly isDynamicEntry?: boolean;
}

interface Figure {
  readonly name: string;
  /** Bytes, brotli. */
  readonly size: number;
  readonly budget: number;
}

const manifest: Readonly<Record<string, Chunk>> = JSON.parse(
  readFileSync(join(DIST, '.vite/manifest.json'), 'utf8'),
);

const weights = new Map<string, number>();
function weigh(file: string): number {
  const weight = weights.get(file) ?? brotliCompressSync(readFileSync(join(DIST, file))).length;
  weights.set(file, weight);
  return weight;
}

/** The files of some entries with all that they import at once. */
function filesOf(entries: readonly string[], found = new Set<string>()): Set<string> {
  for (const name of entries) {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`${name} is not in the build`);
    if (found.has(chunk.file)) continue;
    found.add(chunk.file);
    filesOf(chunk.imports ?? [], found);
  }
  return found;
}

const sum = (files: Iterable<string>): number => [...files].reduce((total, file) => total + weigh(file), 0);
const messages = (area: string): string => `src/locales/${area}.ckb.json?messages`;

/** Kurdish texts weigh most, so they are the ones that count. */
const page = (name: string, budget: number, entries: readonly string[]): Figure => ({
  name,
  size: sum(filesOf(entries)),
  budget,
});

const pages = (): Figure[] => [
  page('public pages: script before the largest paint', 2_000, [PUBLIC_SCRIPT]),
  page('landing: script with its dialogs', 80_000, [
    PUBLIC_SCRIPT,
    'src/app/public/open-dialog.tsx',
    messages('common'),
    messages('auth'),
  ]),
  page('game: /home', 100_000, [
    'game.html',
    'src/app/shell/between-games.tsx',
    'src/features/home/home-screen.tsx',
    messages('common'),
    messages('lobby'),
    messages('game'),
  ]),
  page('game: /play/daily-challenge, with the match', 100_000, [
    'game.html',
    'src/features/daily-challenge/daily-challenge-screen.tsx',
    messages('common'),
    messages('game'),
    messages('match'),
  ]),
  page('game: /play/quiz', 100_000, [
    'game.html',
    'src/features/solo-mode/quiz-screen.tsx',
    'src/features/solo-mode/quiz-landing.tsx',
    messages('common'),
    messages('game'),
    messages('plan'),
    messages('solo'),
  ]),
  page('game: /play/quiz, its match', 100_000, [
    'game.html',
    'src/features/solo-mode/quiz-screen.tsx',
    'src/features/solo-mode/quiz-match.tsx',
    messages('common'),
    messages('match'),
    messages('solo'),
  ]),
  page('game: /play/solo-survival/match', 100_000, [
    'game.html',
    'src/features/solo-survival/survival-match-screen.tsx',
    messages('common'),
    messages('match'),
    messages('survival'),
  ]),
  page('game: /play/puzzle/match', 100_000, [
    'game.html',
    'src/features/puzzle/puzzle-match-screen.tsx',
    messages('common'),
    messages('match'),
    messages('puzzle'),
  ]),
  page('game: /play/1v1', 100_000, [
    'game.html',
    'src/app/live/live-screens.ts',
    'src/features/head-to-head/head-to-head-screen.tsx',
    'src/features/head-to-head/head-to-head-finding.tsx',
    messages('common'),
    messages('match'),
    messages('plan'),
    messages('find'),
  ]),
  page('game: /play/1v1, its match', 100_000, [
    'game.html',
    'src/app/live/live-screens.ts',
    'src/features/head-to-head/head-to-head-screen.tsx',
    'src/features/head-to-head/head-to-head-match.tsx',
    messages('common'),
    messages('match'),
    messages('live'),
  ]),
  page('game: /play/multi-survival/match', 100_000, [
    'game.html',
    'src/app/live/live-screens.ts',
    'src/features/survival-duel/survival-duel-match-screen.tsx',
    messages('common'),
    messages('match'),
    messages('live'),
  ]),
  page('game: /play/tug-of-war', 100_000, [
    'game.html',
    'src/app/live/live-screens.ts',
    'src/features/tug-of-war/tug-of-war-screen.tsx',
    messages('common'),
    messages('match'),
    messages('plan'),
    messages('find'),
  ]),
  page('game: /play/draws/:matchId', 100_000, [
    'game.html',
    'src/features/draw/draw-screen.tsx',
    messages('common'),
    messages('draw'),
  ]),
  page('game: /profile', 100_000, [
    'game.html',
    'src/app/shell/between-games.tsx',
    'src/features/profile/profile-screen.tsx',
    messages('common'),
    messages('account'),
    messages('player'),
  ]),
];

/** The heaviest lazy part of the app's own code; libraries that come late on purpose stand apart. */
function heaviestLazyChunk(): Figure {
  const own = Object.entries(manifest).filter(
    ([name, chunk]) => chunk.isDynamicEntry && name.startsWith('src/features/'),
  );
  const heaviest = own.toSorted(([, one], [, other]) => weigh(other.file) - weigh(one.file))[0];
  if (!heaviest) throw new Error('The build has no lazy parts');
  return { name: `heaviest lazy chunk: ${heaviest[0]}`, size: weigh(heaviest[1].file), budget: 12_000 };
}

const heaviestDocument = (): Figure => {
  const documents = readdirSync(join(DIST, 'pages')).filter((name) => name.endsWith('.html'));
  const sizes = documents.map((name) => ({ name, size: weigh(`pages/${name}`) }));
  const heaviest = sizes.reduce((one, other) => (other.size > one.size ? other : one));
  return { name: `heaviest public document: ${heaviest.name}`, size: heaviest.size, budget: 14_000 };
};

/** Fonts are packed already. */
const fonts = (): Figure[] =>
  readdirSync(join(DIST, 'assets'))
    .filter((name) => name.endsWith('.woff2'))
    .map((name) => ({
      name: `font: ${name.replace(/-[\w-]{8}\.woff2$/, '')}`,
      size: readFileSync(join(DIST, 'assets', name)).length,
      budget: 22_000,
    }));

const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
const figures = [...pages(), heaviestLazyChunk(), heaviestDocument(), ...fonts()];
if (values.json) process.stdout.write(`${JSON.stringify(figures)}\n`);
else {
  for (const { name, size, budget } of figures) {
    const mark = size > budget ? 'OVER' : 'ok  ';
    process.stdout.write(
      `${mark} ${(size / 1000).toFixed(1).padStart(6)} of ${(budget / 1000).toFixed(1).padStart(5)} kB  ${name}\n`,
    );
  }
}
process.exitCode = figures.some(({ size, budget }) => size > budget) ? 1 : 0;
