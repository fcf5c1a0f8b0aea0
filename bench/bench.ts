/**
 * `npm run bench -- NAME [PART] [--json]`: measures one thing against its budget, which leaves room for a noisy
 * machine. `--full` applies to `growth`.
 */
import { parseArgs } from 'node:util';
import { type Figure, printFigures } from './figure.ts';

const benches: Readonly<Record<string, (part?: string) => Promise<readonly Figure[]>>> = {
  answers: async () => (await import('./matches/answers.ts')).measureAnswers(),
  'match-cost': async () => (await import('./matches/match-cost.ts')).measureMatchCost(),
  crowd: async (players) => (await import('./matches/crowd.ts')).measureCrowd(players),
  duels: async () => (await import('./matches/duels.ts')).measureDuels(),
  queue: async (crowd) => (await import('./matches/queue.ts')).measureQueue(crowd),
  online: async () => (await import('./servers/online.ts')).measureOnline(),
  idle: async () => (await import('./servers/idle.ts')).measureIdle(),
  'slow-clients': async () => (await import('./servers/slow-clients.ts')).measureSlowClients(),
  renewals: async (subscriptions) => (await import('./servers/renewals.ts')).measureRenewals(subscriptions),
  growth: async (matches) => (await import('./growth/growth.ts')).measureGrowth(matches),
  store: async () => (await import('./database/store.ts')).measureStore(),
  draw: async () => (await import('./database/draw.ts')).measureDraw(),
  import: async () => (await import('./database/import.ts')).measureImport(),
  feel: async () => (await import('./browser/feel.ts')).measureFeel(),
  'first-visit': async (path) => (await import('./browser/first-visit.ts')).measureFirstVisit(path),
  'return-visit': async () => (await import('./browser/return-visit.ts')).measureReturnVisit(),
  lighthouse: async (path) => (await import('./browser/lighthouse.ts')).measurePages(path),
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
