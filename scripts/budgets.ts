/** `npm run budgets [-- --json]`: compares the sizes of the built web app with their budgets. Fails above a budget. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { DIST, filesOf, manifest, weigh } from './budgets/manifest.ts';
import { listPages, textsOf } from './budgets/screens.ts';

const PUBLIC_SCRIPT = 'src/app/public/boot-public.ts';

interface Figure {
  readonly name: string;
  /** Bytes after brotli compression. */
  readonly size: number;
  readonly budget: number;
}

const sum = (entries: readonly string[], texts: readonly string[] = []): number =>
  [...filesOf(entries), ...texts].reduce((total, file) => total + weigh(file), 0);

const landing: readonly Figure[] = [
  { name: 'public pages: script before the largest paint', size: sum([PUBLIC_SCRIPT]), budget: 2_000 },
  {
    name: 'landing: script with its dialogs',
    size: sum([PUBLIC_SCRIPT, 'src/app/public/open-dialog.tsx'], ['common', 'auth'].map(textsOf)),
    budget: 80_000,
  },
];

/** Three kilobytes below the 97 kB that a screen may have, so that a new part does not need to make room first. */
const SCREEN_BUDGET_BYTES = 94_000;

const screens: readonly Figure[] = (await listPages()).map(({ name, entries, texts }) => ({
  name: `game: ${name}`,
  size: sum(entries, texts),
  budget: SCREEN_BUDGET_BYTES,
}));

/** Largest lazy chunk of the app's own code; large lazy libraries are listed separately. */
function heaviestLazyChunk(): Figure {
  const own = Object.entries(manifest).filter(
    ([name, chunk]) => chunk.isDynamicEntry && name.startsWith('src/features/'),
  );
  const heaviest = own.toSorted(([, one], [, other]) => weigh(other.file) - weigh(one.file))[0];
  if (!heaviest) throw new Error('The build has no lazy chunks');
  return { name: `heaviest lazy chunk: ${heaviest[0]}`, size: weigh(heaviest[1].file), budget: 12_000 };
}

const heaviestDocument = (): Figure => {
  const documents = readdirSync(join(DIST, 'pages')).filter((name) => name.endsWith('.html'));
  const sizes = documents.map((name) => ({ name, size: weigh(`pages/${name}`) }));
  const heaviest = sizes.reduce((one, other) => (other.size > one.size ? other : one));
  return { name: `heaviest public document: ${heaviest.name}`, size: heaviest.size, budget: 14_000 };
};

/** Raw sizes, because fonts are compressed already. */
const fonts = (): Figure[] =>
  readdirSync(join(DIST, 'assets'))
    .filter((name) => name.endsWith('.woff2'))
    .map((name) => ({
      name: `font: ${name.replace(/-[\w-]{8}\.woff2$/, '')}`,
      size: readFileSync(join(DIST, 'assets', name)).length,
      budget: 22_000,
    }));

const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
const figures = [...landing, ...screens, heaviestLazyChunk(), heaviestDocument(), ...fonts()];
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
