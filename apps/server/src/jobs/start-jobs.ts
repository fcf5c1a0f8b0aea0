import { PgBoss } from 'pg-boss';
import type { Deps } from '../lib/deps.ts';
import { type ScheduledJob, schedule, TIME_ZONE } from './schedule.ts';

const MAX_CONNECTIONS = 2;
const RETRIES = 3;
const STOP_WITHIN_MS = 5000;

export interface RunningJobs {
  /** Puts a job into its queue now, for whichever node takes it. */
  enqueue(name: string): Promise<void>;
  stop(): Promise<void>;
}

async function add(boss: PgBoss, deps: Deps, { name, cron, run }: ScheduledJob): Promise<void> {
  // One run at a time over all nodes; what comes due meanwhile waits for its turn.
  await boss.createQueue(name, { policy: 'singleton', retryLimit: RETRIES, retryBackoff: true });
  await boss.work(name, async () => {
    try {
      await run(deps);
    } catch (error) {
      deps.log.error({ err: error, job: name }, 'a job failed');
      throw error;
    }
  });
  await boss.schedule(name, cron, null, { tz: TIME_ZONE });
}

/** Does what is scheduled, on one node at a time, over connections of its own to the database at `url`. */
export async function startJobs(
  deps: Deps,
  url: string,
  jobs: readonly ScheduledJob[] = schedule,
): Promise<RunningJobs> {
  const boss = new PgBoss({ connectionString: url, max: MAX_CONNECTIONS, application_name: 'trivia-jobs' });
  boss.on('error', (error) => deps.log.warn({ err: error }, 'the jobs lost their database'));
  await boss.start();
  for (const job of jobs) await add(boss, deps, job);
  return {
    async enqueue(name) {
      await boss.send(name);
    },
    stop: () => boss.stop({ graceful: true, timeout: STOP_WITHIN_MS }),
  };
}
