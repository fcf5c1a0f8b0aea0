/**
 * Command `npm run chaos -- [--minutes 30] [--seed N] [--kills N] [--database external|embedded|both]`: players play
 * while servers, databases and Redis are killed, stopped, restarted and filled at random. Equal seeds give equal
 * faults. Exit code 1 for any violation.
 */
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { hasRedis } from '../realtime/redis-server.ts';
import { UndoList } from '../support/undo-list.ts';
import { printReport } from './print-report.ts';
import { runChaos } from './run-chaos.ts';
import { variants } from './world.ts';

const MINUTE_MS = 60_000;
const KILLS_PER_MINUTE = 10;
const MAX_MINUTES = 24 * 60;

const print = (line: string) => process.stdout.write(`${line}\n`);

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    seed: { type: 'string', default: String(randomInt(1_000_000)) },
    kills: { type: 'string' },
    database: { type: 'string', default: 'both' },
  },
});
const chosen = variants.filter((variant) => values.database === 'both' || values.database === variant);
const minutes = Number(values.minutes);
const [seed, kills] = [Number(values.seed), Number(values.kills ?? Math.ceil(minutes * KILLS_PER_MINUTE))];
const areNumbersRight =
  minutes > 0 && minutes <= MAX_MINUTES && Number.isInteger(seed) && Number.isInteger(kills) && kills > 0;

const undo = new UndoList();

async function runAll(): Promise<boolean> {
  print(
    `npm run chaos -- --minutes ${minutes} --seed ${seed} --kills ${kills} --database ${values.database}`,
  );
  let holds = true;
  for (const variant of chosen) {
    const durationMs = (minutes * MINUTE_MS) / chosen.length;
    const needs = { variant, seed, durationMs, kills: Math.ceil(kills / chosen.length), onProgress: print };
    const report = await runChaos(needs, undo).finally(() => undo.run());
    holds = printReport(variant, report) && holds;
  }
  return holds;
}

if (chosen.length === 0 || !areNumbersRight || !hasRedis) {
  process.stderr.write(
    hasRedis
      ? 'npm run chaos -- [--minutes 30] [--seed N] [--kills N] [--database external|embedded|both]\n'
      : 'There is no redis-server on this machine. Install Redis first.\n',
  );
  process.exitCode = 2;
} else {
  undo.runOnSignals();
  process.exitCode = (await runAll()) ? 0 : 1;
}
