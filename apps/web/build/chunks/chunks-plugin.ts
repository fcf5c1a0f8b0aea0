import type { Plugin } from 'vite';
import { listViews } from '../screen-views.ts';
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
  };
  return { plugin, nameOf: (id: string) => chunks.get(id) ?? null };
}
