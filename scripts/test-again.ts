/** `npm run test:again`: runs each test file many times, alone and together with others, and lists all failures. */
import { parseArgs } from 'node:util';
import { prepareData } from '../apps/server/test/support/prepare-data.ts';
import { useBatchScheduling } from './batch-scheduling.ts';
import { chromium, ensureProgram, redis } from './ensure-programs.ts';
import { Failures, type Run } from './test-again/failures.ts';
import { listJourneys, runJourney } from './test-again/journeys.ts';
import { UnitFiles } from './test-again/unit-files.ts';
import { testEnvironment } from './test-environment.ts';
import { buildWeb } from './web-build.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '20' },
    /** `alone`, `together`, or both by default. */
    manner: { type: 'string' },
    /** `unit`, `journeys`, or both by default. */
    only: { type: 'string' },
    /** Part of the path of the files to run. */
    match: { type: 'string' },
  },
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new RangeError('--runs takes a whole number from 1.');
const isWanted = (manner: 'alone' | 'together') => (values.manner ?? manner) === manner;

useBatchScheduling();
// Pass the folder for temporary files on to Vitest's workers.
Object.assign(process.env, testEnvironment());
await ensureProgram(redis);
const removeData = await prepareData();
const failures = new Failures();
function record(run: Run): void {
  failures.add(run);
  if (!run.isPassed) process.stdout.write(`failed: ${run.file}\n    ${run.complaints.join('\n    ')}\n`);
}

async function runJourneys(journeys: readonly string[]): Promise<void> {
  for (const file of journeys) record(await runJourney(file, process.env));
}

const began = performance.now();
const log = (what: string) =>
  process.stdout.write(`${((performance.now() - began) / 60_000).toFixed(1)} min  ${what}\n`);

async function openJourneys(): Promise<readonly string[]> {
  const journeys = values.only === 'unit' ? [] : listJourneys(values.match);
  if (journeys.length === 0) return [];
  process.env.CHROMIUM_PATH = await ensureProgram(chromium);
  if (!(await buildWeb())) throw new Error('The web app can’t be built.');
  return journeys;
}

async function runTogether(units: UnitFiles | undefined, journeys: readonly string[]): Promise<void> {
  const runUnits = async () => {
    for (const run of (await units?.runTogether()) ?? []) record(run);
  };
  for (let run = 1; run <= runs; run += 1) {
    await Promise.all([runUnits(), runJourneys(journeys)]);
    log(`together, run ${run} of ${runs}`);
  }
}

async function runAlone(units: UnitFiles | undefined, journeys: readonly string[]): Promise<void> {
  for await (const run of units?.runAlone(runs) ?? []) record(run);
  log('every unit file alone');
  for (let run = 1; run <= runs; run += 1) await runJourneys(journeys);
  log('every journey alone');
}

try {
  const journeys = await openJourneys();
  const units = values.only === 'journeys' ? undefined : await UnitFiles.open(values.match);
  if (isWanted('together')) await runTogether(units, journeys);
  if (isWanted('alone')) await runAlone(units, journeys);
  await units?.close();
} finally {
  await removeData();
}
for (const line of failures.summary()) process.stdout.write(`${line}\n`);
process.exit(failures.isClean ? 0 : 1);
