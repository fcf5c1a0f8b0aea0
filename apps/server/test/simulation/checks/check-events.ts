/** Checks that every subscriber has handled every event once, in order, despite crashes. */
import { sql } from 'kysely';
import { EventDispatcher } from '../../../src/core/events/event-dispatcher.ts';
import { statistics } from '../../../src/features/statistics/count-matches.ts';
import type { Db } from '../../../src/lib/database/db.ts';
import { faultFreeDeps } from '../environment/simulated-node.ts';
import type { World } from '../world.ts';
import type { MatchRecord } from './match-record.ts';
import { createRecordingSubscriber } from './recording-subscriber.ts';

/** Compares positions as numbers: `ORDER BY position` alone would name the text that is selected. */
async function judgeWitness(db: Db): Promise<string[]> {
  const { rows } = await sql<{ heard: string[]; recorded: string[] }>`
    SELECT array(SELECT position::text FROM witnessed ORDER BY id) AS heard,
           array(SELECT position::text FROM domain_event e ORDER BY e.position) AS recorded`.execute(db);
  const [{ heard, recorded } = { heard: [], recorded: [] }] = rows;
  return heard.join() === recorded.join()
    ? []
    : [`the events ${recorded.join()} were recorded, the witness heard ${heard.join()}`];
}

/** Checks that each finished match has recorded one event. */
async function judgeEnds(db: Db, matches: readonly MatchRecord[]): Promise<string[]> {
  const { rows } = await sql<{ matchId: string; count: number }>`
    SELECT data ->> 'matchId' AS "matchId", count(*)::int AS count FROM domain_event
     WHERE name IN ('match.settled', 'match.cancelled') GROUP BY 1`.execute(db);
  return matches.flatMap(({ id, modeId }) => {
    const count = rows.find(({ matchId }) => matchId === id)?.count ?? 0;
    return count === 1 ? [] : [`${modeId} ended with ${count} events`];
  });
}

async function judgeCounters(db: Db, { players }: World, matches: readonly MatchRecord[]): Promise<string[]> {
  const rows = await db.selectFrom('player_mode_statistics').selectAll().execute();
  const results = matches.flatMap((match) => match.results);
  return players.flatMap(({ id, name }) => {
    const completed = results.filter(({ playerId, isForfeit }) => playerId === id && !isForfeit).length;
    const counted = rows
      .filter(({ player_id }) => player_id === id)
      .reduce((sum, { played }) => sum + played, 0);
    return counted === completed ? [] : [`${name} has played ${completed} matches, ${counted} are counted`];
  });
}

/**
 * Delivers the remaining events after all servers have ended, whose transactions would lock the cursors, and compares
 * received with recorded events.
 */
export async function checkEvents(world: World): Promise<void> {
  const { db } = world.database;
  const matches = world.checker.records;
  const dispatcher = new EventDispatcher(faultFreeDeps(world), [statistics, createRecordingSubscriber()]);
  await dispatcher.register();
  await sql`UPDATE event_subscriber SET retry_at = NULL`.execute(db);
  await dispatcher.drain();
  const faults = [
    ...(await judgeWitness(db)),
    ...(await judgeEnds(db, matches)),
    ...(await judgeCounters(db, world, matches)),
  ];
  for (const fault of faults) world.fault(fault);
}
