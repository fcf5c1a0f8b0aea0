import type { Deps } from '../../deps.ts';
import { createFileStore } from '../../gateways/files/file-store.ts';
import { isBeingPlayed, isUnheard, listArchives } from './archive.repository.ts';
import { letPeriodGo } from './let-period-go.ts';
import { monthsBefore, type Period, periodNamed } from './period.ts';
import { listPeriods } from './round-partitions.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'log'>;

/** Attached periods, and those that an interrupted run has detached. */
async function listAll({ db }: Needs): Promise<Period[]> {
  const interrupted = (await listArchives(db)).filter(({ state }) => state === 'written');
  const names = new Set(
    [...(await listPeriods(db)), ...interrupted.flatMap(({ period }) => periodNamed(period) ?? [])].map(
      ({ name }) => name,
    ),
  );
  return [...names].toSorted().flatMap((name) => periodNamed(name) ?? []);
}

/** Reason why the period can't go yet. */
async function findObstacle({ db }: Needs, period: Period): Promise<string | undefined> {
  if (await isBeingPlayed(db, period)) return 'a match is still played';
  if (await isUnheard(db, period.endsAtMs)) return 'a subscriber has not heard all of its events';
  return undefined;
}

/** Lets periods go that ended longer ago than KEEP_ROUNDS_MONTHS; none where that is not set. */
export async function letOldPeriodsGo(needs: Needs): Promise<void> {
  const { clock, config, log } = needs;
  const months = config.KEEP_ROUNDS_MONTHS;
  if (months === undefined) return;
  const keptFromMs = monthsBefore(clock.nowMs(), months);
  const old = (await listAll(needs)).filter(({ endsAtMs }) => endsAtMs <= keptFromMs);
  for (const period of old) {
    const obstacle = await findObstacle(needs, period);
    if (obstacle) log.warn({ period: period.name, obstacle }, 'period was not archived');
    else await letPeriodGo({ ...needs, files: createFileStore(config) }, period);
  }
}
