/**
 * `node apps/web/build/fonts/cut-fonts.ts`: creates the font subsets, which are committed, since they rarely change.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { type FontSubset, fontSubsets } from './font-subsets.ts';

const target = fileURLToPath(new URL('../../src/styles/fonts/', import.meta.url));
const weights = { wght: { min: 400, max: 800 } };

async function cut(subset: FontSubset): Promise<void> {
  const source = await readFile(fileURLToPath(import.meta.resolve(subset.source)));
  const font = await subsetFont(source, subset.text, {
    targetFormat: 'woff2',
    variationAxes: weights,
    ...(subset.features && { keepFeatures: subset.features }),
  });
  if (font.length > subset.maxBytes) throw new Error(`${subset.file} has ${font.length} bytes.`);
  await writeFile(`${target}${subset.file}`, font);
  process.stdout.write(`${subset.file}: ${font.length} bytes\n`);
}

await mkdir(target, { recursive: true });
for (const subset of fontSubsets) await cut(subset);
