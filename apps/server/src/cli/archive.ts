/** `npm run archive -- list | verify PERIOD | restore PERIOD | release PERIOD`: rounds and answers of old periods. */
import { readConfig } from '../config/config.ts';
import { createFileStore } from '../gateways/files/file-store.ts';
import { systemClock } from '../lib/clock.ts';
import { type ArchiveDeps, letPeriodGo } from '../match/archive/let-period-go.ts';
import { listKnownPeriods } from '../match/archive/list-archives.ts';
import { type Period, periodNamed } from '../match/archive/period.ts';
import { releasePeriod, restorePeriod } from '../match/archive/restore-period.ts';
import { verifyPeriod } from '../match/archive/verify-period.ts';
import { withDatabase } from './open-cli-database.ts';
import { runCommand } from './run-command.ts';

const USAGE =
  'npm run archive -- list | verify PERIOD | restore PERIOD | release PERIOD\nA PERIOD is a month such as 2027_03.\n';

const print = (line: string) => process.stdout.write(`${line}\n`);

const withArchives = (work: (deps: ArchiveDeps) => Promise<unknown>): Promise<number> =>
  withDatabase(async (db) => {
    await work({ db, clock: systemClock, files: createFileStore(readConfig(process.env)) });
    return 0;
  });

const list = () =>
  withArchives(async ({ db }) => {
    for (const { name, state = 'in the database', tables } of await listKnownPeriods(db)) {
      print([name, state, ...tables.map(({ table, rows }) => `${rows} rows of ${table}`)].join('  '));
    }
  });

const verify = (period: Period) =>
  withArchives(async (deps) => {
    await verifyPeriod(deps, period);
    print(`The files of ${period.name} are what was written.`);
  });

const restore = (period: Period) =>
  withArchives(async (deps) => {
    await restorePeriod(deps, period);
    print(`The period ${period.name} is back, and stays until it is released.`);
  });

const release = (period: Period) =>
  withArchives(async (deps) => {
    await releasePeriod(deps, period);
    await letPeriodGo(deps, period);
    print(`The period ${period.name} is let go again.`);
  });

const commands: Readonly<Record<string, (period: Period) => Promise<number>>> = { verify, restore, release };

const [name = '', periodName = ''] = process.argv.slice(2);
const [command, period] = [commands[name], periodNamed(periodName)];
if (name === 'list') process.exitCode = await runCommand(list);
else if (command && period) process.exitCode = await runCommand(() => command(period));
else {
  process.stderr.write(USAGE);
  process.exitCode = 2;
}
