import { PgBoss } from 'pg-boss';
import type { Deps } from '../deps.ts';
import { type ScheduledJob, schedule, TIME_ZONE } from './schedule.ts';

const MAX_CONNECTIONS = 1;
const RETRIES = 3;
const STOP_WITHIN_MS = 5000;
/** Time without a heartbeat after which a job moves to another node, instead of its time limit of 15 minutes. */
const HEARTBEAT_SECONDS = 30;
/** Time limit of the job queue's statements, far longer than any takes. */
const ANSWER_WITHIN_MS = 30_000;

export interface RunningJobs {
  /** Queues a job for any node. */
  enqueue(name: string): Promise<void>;
  stop(): Promise<void>;
}

async function add(boss: PgBoss, deps: Deps, { name, cron, run }: ScheduledJob): Promise<void> {
  // One run at a time over all nodes; further ones wait.
  const queueOptions = { retryLimit: RETRIES, retryBackoff: true, heartbeatSeconds: HEARTBEAT_SECONDS };
  await boss.createQueue(name, { policy: 'singleton', ...queueOptions });
  // Update queues that an older version created.
  await boss.updateQueue(name, queueOptions);
  await boss.work(name, async () => {
    try {
      await run(deps);
    } catch (error) {
      deps.log.error({ err: error, job: name }, 'job failed');
      throw error;
    }
  });
  await boss.schedule(name, cron, null, { tz: TIME_ZONE });
}

function makeBoss({ log }: Deps, url: string): PgBoss {
  // The `pg` pool receives all of these.
  const connection = {
    connectionString: url,
    max: MAX_CONNECTIONS,
    application_name: 'trivia-jobs',
    query_timeout: ANSWER_WITHIN_MS,
    keepAlive: true,
  };
  const boss = new PgBoss(connection);
  boss.on('error', (error) => log.warn({ err: error }, 'job database connection was lost'));
  return boss;
}

/** Runs scheduled jobs, each on one node at a time, over separate connections to the database at `url`. */
export async function startJobs(
  deps: Deps,
  url: string,
  jobs: readonly ScheduledJob[] = schedule,
): Promise<RunningJobs> {
  const boss = makeBoss(deps, url);
  try {
    await boss.start();
    for (const job of jobs) await add(boss, deps, job);
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => {});
    throw error;
  }
  return {
    async enqueue(name) {
      await boss.send(name);
    },
    stop: () => boss.stop({ graceful: true, timeout: STOP_WITHIN_MS }),
  };
}
