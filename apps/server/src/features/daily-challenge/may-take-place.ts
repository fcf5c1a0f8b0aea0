import { type Day, dayStartMs } from '@trivia/rules/calendar/baghdad.ts';
import { sql } from 'kysely';
import type { Tx } from '../../lib/database/db.ts';

/** Limit of accounts per device that may take places on one day: enough for a family. */
const PLAYERS_PER_DEVICE = 3;

/** Counts other accounts on the player's devices that began that day's challenge earlier. */
async function countEarlierOnDevice(tx: Tx, playerId: string, day: Day): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(DISTINCT other.player_id)::int AS count
      FROM daily_play mine
      JOIN match my_match ON my_match.id = mine.match_id
      JOIN sighting own ON own.player_id = mine.player_id AND own.kind = 'device'
      JOIN sighting other ON other.kind = 'device' AND other.subject_hash = own.subject_hash
                         AND other.player_id <> own.player_id
      JOIN daily_play theirs ON theirs.player_id = other.player_id AND theirs.day = mine.day
      JOIN match their_match ON their_match.id = theirs.match_id
     WHERE mine.player_id = ${playerId} AND mine.day = ${day}
       AND their_match.created_at <= my_match.created_at`.execute(tx);
  return rows[0]?.count ?? 0;
}

/**
 * Whether a player may take one of the day's first places: with a verified address, an account older than the day,
 * and as one of the first three accounts of their device. This makes accounts created to preview the questions
 * worthless.
 */
export async function mayTakePlace(tx: Tx, playerId: string, day: Day): Promise<boolean> {
  const player = await tx
    .selectFrom('player')
    .select('id')
    .where('id', '=', playerId)
    .where('email_verified_at', 'is not', null)
    .where('created_at', '<', new Date(dayStartMs(day)))
    .executeTakeFirst();
  return player !== undefined && (await countEarlierOnDevice(tx, playerId, day)) < PLAYERS_PER_DEVICE;
}
