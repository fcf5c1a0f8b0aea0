import { type GameMode, type GameType, modeNames } from '@trivia/rules/match/mode.ts';
import type { Deps } from '../../deps.ts';

export interface UnfinishedMatch {
  readonly id: string;
  readonly type: GameType;
  readonly mode: GameMode;
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
    .select(['match.id', 'match.mode_id', 'match.round', 'match.round_count'])
    .where('seat.player_id', '=', playerId)
    .where((eb) => eb.ref('seat.is_active'))
    .where('match.status', '=', 'playing')
    .orderBy('match.created_at')
    .execute();
  const data = rows.map(({ id, mode_id, round, round_count }) => ({
    id,
    ...modeNames[mode_id],
    round,
    roundCount: round_count,
  }));
  return { data };
}
