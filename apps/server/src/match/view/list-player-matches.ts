import { type gameModes, gameTypes } from '@trivia/contract/match.ts';
import type { Deps } from '../../deps.ts';

export interface UnfinishedMatch {
  readonly id: string;
  readonly type: (typeof gameTypes)[number];
  readonly mode: (typeof gameModes)[number];
  readonly round: number;
  readonly roundCount: number;
}

/** Unfinished matches of a player, oldest first. */
export async function listPlayerMatches(
  { db }: Pick<Deps, 'db'>,
  playerId: string,
): Promise<{ data: UnfinishedMatch[] }> {
  const rows = await db
    .selectFrom('match')
    .innerJoin('match_player as seat', 'seat.match_id', 'match.id')
    .select(['match.id', 'match.type', 'match.mode', 'match.round', 'match.round_count'])
    .where('seat.player_id', '=', playerId)
    .where((eb) => eb.ref('seat.is_active'))
    .where('match.status', '=', 'playing')
    .orderBy('match.created_at')
    .execute();
  const data = rows.map(({ id, type, mode, round, round_count }) => ({
    id,
    type: gameTypes.find((one) => one === type) ?? 'daily',
    mode,
    round,
    roundCount: round_count,
  }));
  return { data };
}
