import { sql } from 'kysely';
import type { Db } from '../../deps.ts';

export interface EventWork {
  /** True where committed events wait for their positions. */
  readonly hasFresh: boolean;
  /** Names of subscribers that have events to handle and may try now. */
  readonly behind: readonly string[];
}

/** Looks, in one statement, whether there is anything to number or to deliver. */
export async function findWork(db: Db, nowMs: number): Promise<EventWork> {
  const { rows } = await sql<EventWork>`
    SELECT EXISTS (SELECT FROM domain_event WHERE position IS NULL) AS "hasFresh",
           array(SELECT name FROM event_subscriber
                  WHERE position < (SELECT max(position) FROM domain_event)
                    AND (retry_at IS NULL OR retry_at <= ${new Date(nowMs)})) AS behind`.execute(db);
  return rows[0] ?? { hasFresh: false, behind: [] };
}
