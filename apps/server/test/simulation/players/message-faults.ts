/** Invariants of messages to players. */
import * as z from 'zod/mini';
import type { Sessions } from '../database/sessions.ts';

const ofMatch = z.object({
  matchId: z.uuid(),
  round: z.optional(z.int()),
  version: z.optional(z.int()),
});
/** Fields allowed only in closed rounds and finished matches. */
const revealing = /"(rightOptionId|right_option_id|verdict|explanation|seed)":/;

/** Tells whether a message is about a match, rather than the player. */
export const isOfMatch = (payload: unknown): boolean => z.safeParse(ofMatch, payload).success;

interface Truth {
  /** Finds the event of a version; null without one. */
  readonly kind: string | null;
  readonly isClosed: boolean;
}

const TRUTH = `
SELECT (SELECT kind FROM match_event WHERE match_id = $1 AND version = $2) AS kind,
       EXISTS (SELECT 1 FROM match_round WHERE match_id = $1 AND round = $3 AND closed_at IS NOT NULL) AS "isClosed"`;

/** Finds a violation in a message: the answer of an open round, or an event that was never committed. */
export async function findMessageFault(
  sessions: Sessions,
  event: string,
  payload: unknown,
): Promise<string | undefined> {
  const { data } = z.safeParse(ofMatch, payload);
  if (!data) return undefined;
  const { matchId, version, round } = data;
  const [truth] = await sessions.watch<Truth>(TRUTH, [matchId, version ?? 0, round ?? 0]);
  if (version !== undefined && truth?.kind !== event) return `${event} was delivered but has not happened`;
  const isTelling = revealing.test(JSON.stringify(payload));
  return isTelling && !truth?.isClosed
    ? `${event} tells what is right in round ${round}, which is open`
    : undefined;
}
