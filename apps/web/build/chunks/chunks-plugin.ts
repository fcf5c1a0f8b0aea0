import { readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { listViews, SOURCE } from '../screen-views.ts';
import { planChunks } from './plan-chunks.ts';

/** Splits the app's modules into files of modules that are fetched together. */
export function planChunksPlugin() {
  let chunks: ReadonlyMap<string, string> = new Map();
  const plugin: Plugin = {
    name: 'plan-chunks',
    apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
    async renderStart() {
      chunks = planChunks(this, await listViews());
    },
    // The bundler's manifest names a lazy file only where it has a chunk of its own.
    async writeBundle({ dir = '' }, bundle) {
      const path = join(dir, '.vite/manifest.json');
      const manifest: Record<string, { readonly file: string }> = JSON.parse(await readFile(path, 'utf8'));
      const chunkOf = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]));
      const wanted = new Set((await listViews()).flatMap(({ files, late }) => [...files, ...late]));
      for (const output of Object.values(bundle)) {
        const chunk = chunkOf.get(output.fileName);
        if (output.type !== 'chunk' || !chunk) continue;
        for (const id of Object.keys(output.modules))
          if (wanted.has(id)) manifest[`src/${relative(SOURCE, id)}`] ??= chunk;
      }
      await writeFile(path, JSON.stringify(manifest, null, 2));
    },
  };
  return { plugin, nameOf: (id: string) => chunks.get(id) ?? null };
}
