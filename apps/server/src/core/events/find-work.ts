import { sql } from 'kysely';
import type { Db } from '../../lib/database/db.ts';

export interface EventWork {
  /** True if committed events have no position yet. */
  readonly hasUnnumbered: boolean;
  /** Names of subscribers with unhandled events, except those that pause after a failure. */
  readonly behind: readonly string[];
}

/** Finds in one statement whether there is anything to number or deliver. */
export async function findWork(db: Db, nowMs: number): Promise<EventWork> {
  const { rows } = await sql<EventWork>`
    SELECT EXISTS (SELECT FROM domain_event WHERE position IS NULL) AS "hasUnnumbered",
           array(SELECT name FROM event_subscriber
                  WHERE position < (SELECT max(position) FROM domain_event)
                    AND (retry_at IS NULL OR retry_at <= ${new Date(nowMs)})) AS behind`.execute(db);
  return rows[0] ?? { hasUnnumbered: false, behind: [] };
}
