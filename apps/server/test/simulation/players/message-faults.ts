/** Invariants of everything sent to players. */
import * as z from 'zod/mini';
import type { Sessions } from './sessions.ts';

const ofMatch = z.object({
  matchId: z.uuid(),
  round: z.optional(z.int()),
  version: z.optional(z.int()),
});
/** Fields that only finished rounds and matches may contain. */
const revealing = /"(rightOptionId|right_option_id|verdict|explanation|seed)":/;

/** Whether a message is about a match, rather than the player's own data. */
export const isOfMatch = (payload: unknown): boolean => z.safeParse(ofMatch, payload).success;

interface Truth {
  /** Event at that version; null for none. */
  readonly kind: string | null;
  readonly isClosed: boolean;
}

const TRUTH = `
SELECT (SELECT kind FROM match_event WHERE match_id = $1 AND version = $2) AS kind,
       EXISTS (SELECT 1 FROM match_round WHERE match_id = $1 AND round = $3 AND closed_at IS NOT NULL) AS "isClosed"`;

/**
 * Fault of a message: it reveals an open round's answer, or an event that was never committed. Undefined when
 * there is none.
 */
export async function findMessageFault(
  sessions: Sessions,
  event: string,
  payload: unknown,
): Promise<string | undefined> {
  const { data } = z.safeParse(ofMatch, payload);
  if (!data) return undefined;
  const { matchId, version, round } = data;
  const [truth] = await sessions.watch<Truth>(TRUTH, [matchId, version ?? 0, round ?? 0]);
  if (version !== undefined && truth?.kind !== event) return `${event} is told and has not happened`;
  const isTelling = revealing.test(JSON.stringify(payload));
  return isTelling && !truth?.isClosed
    ? `${event} tells what is right in round ${round}, which is open`
    : undefined;
}
