/**
 * `npm run bench -- NAME [PART] [--json]`: measures one thing against its budget, with room for a noisy
 * machine. `--full` is for growth.
 */
import { parseArgs } from 'node:util';
import { type Figure, printFigures } from './figure.ts';

const benches: Readonly<Record<string, (part?: string) => Promise<readonly Figure[]>>> = {
  answers: async () => (await import('./answers.ts')).measureAnswers(),
  'match-cost': async () => (await import('./match-cost.ts')).measureMatchCost(),
  crowd: async (players) => (await import('./crowd.ts')).measureCrowd(players),
  duels: async () => (await import('./duels.ts')).measureDuels(),
  queue: async (crowd) => (await import('./queue.ts')).measureQueue(crowd),
  online: async () => (await import('./online.ts')).measureOnline(),
  idle: async () => (await import('./idle.ts')).measureIdle(),
  'slow-clients': async () => (await import('./slow-clients.ts')).measureSlowClients(),
  renewals: async (subscriptions) => (await import('./renewals.ts')).measureRenewals(subscriptions),
  growth: async (matches) => (await import('./growth.ts')).measureGrowth(matches),
  store: async () => (await import('./store.ts')).measureStore(),
  draw: async () => (await import('./draw.ts')).measureDraw(),
  import: async () => (await import('./import.ts')).measureImport(),
  feel: async () => (await import('./feel.ts')).measureFeel(),
  'first-visit': async (path) => (await import('./first-visit.ts')).measureFirstVisit(path),
  lighthouse: async (path) => (await import('./lighthouse.ts')).measurePages(path),
};

const { values, positionals } = parseArgs({
  options: { json: { type: 'boolean', default: false }, full: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const bench = benches[positionals[0] ?? ''];
if (bench)
  process.exitCode = printFigures(await bench(values.full ? 'full' : positionals[1]), values.json) ? 0 : 1;
else {
  process.stderr.write(`npm run bench -- ${Object.keys(benches).join('|')} [--json]\n`);
  process.exitCode = 2;
}
