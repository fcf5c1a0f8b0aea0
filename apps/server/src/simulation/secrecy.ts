import * as z from 'zod/mini';
import type { Sessions } from './sessions.ts';

const ofMatch = z.object({ matchId: z.uuid(), round: z.optional(z.int()) });
/** Words that only what is over may contain. */
const telling = /"(rightOptionId|right_option_id|verdict|explanation|seed)":/;

/** Whether a message tells of a match, and not of what a player has. */
export const isOfMatch = (payload: unknown): boolean => z.safeParse(ofMatch, payload).success;

/**
 * What a message gives away: a word of the right option while its round is open. Undefined when it keeps the secret.
 */
export async function findLeak(
  sessions: Sessions,
  event: string,
  payload: unknown,
): Promise<string | undefined> {
  const { data } = z.safeParse(ofMatch, payload);
  if (!data || !telling.test(JSON.stringify(payload))) return undefined;
  const [found] = await sessions.watch<{ isClosed: boolean }>(
    `SELECT closed_at IS NOT NULL AS "isClosed" FROM match_round WHERE match_id = $1 AND round = $2`,
    [data.matchId, data.round ?? 0],
  );
  return found?.isClosed ? undefined : `${event} tells what is right in round ${data.round}, which is open`;
}
