import { readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { listViews, SOURCE } from '../sources/screen-views.ts';
import { planChunks } from './plan-chunks.ts';

/** Splits the app's modules into chunks of modules that are loaded together. */
export function planChunksPlugin() {
  let chunks: ReadonlyMap<string, string> = new Map();
  const plugin: Plugin = {
    name: 'plan-chunks',
    apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
    async renderStart() {
      chunks = planChunks(this, await listViews());
    },
    // Completes the manifest, which lists a lazy file only if it has a chunk of its own.
    async writeBundle({ dir = '' }, bundle) {
      const path = join(dir, '.vite/manifest.json');
      const manifest: Record<string, { readonly file: string }> = JSON.parse(await readFile(path, 'utf8'));
      const chunkOf = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]));
      const wanted = new Set((await listViews()).flatMap(({ files, deferred }) => [...files, ...deferred]));
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
