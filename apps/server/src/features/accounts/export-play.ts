/** What playing left of a player, for who takes their data along. */
import type { Db } from '../../lib/deps.ts';

/** Bounded, so that nobody can make one call read the whole database; far beyond what a player plays. */
export const ROWS_MAX = 100_000;

export const matches = (db: Db, playerId: string) =>
  db
    .selectFrom('match_player')
    .innerJoin('match', 'match.id', 'match_player.match_id')
    .leftJoin('match_result', (join) =>
      join
        .onRef('match_result.match_id', '=', 'match.id')
        .onRef('match_result.player_id', '=', 'match_player.player_id'),
    )
    .select(['match.id', 'match.type', 'match.mode', 'match.day', 'match.created_at', 'match.ended_at'])
    .select(['match_result.outcome', 'match_result.right_answers'])
    .select(['match_result.points', 'match_result.coins', 'match_result.place'])
    .where('match_player.player_id', '=', playerId)
    .orderBy('match.created_at')
    .limit(ROWS_MAX)
    .execute();

export const answers = (db: Db, playerId: string) =>
  db
    .selectFrom('match_answer')
    .innerJoin('match_round', (join) =>
      join
        .onRef('match_round.match_id', '=', 'match_answer.match_id')
        .onRef('match_round.round', '=', 'match_answer.round'),
    )
    // Of rounds that are over alone: an open one must not tell by what it holds.
    .where('match_round.closed_at', 'is not', null)
    .select(['match_answer.match_id', 'match_answer.round', 'match_round.question_id'])
    .select(['match_answer.locked_at', 'match_answer.elapsed_ms', 'match_answer.credit_ms'])
    .select((eb) => eb('match_answer.option_id', '=', eb.ref('match_round.right_option_id')).as('is_right'))
    .where('match_answer.player_id', '=', playerId)
    .orderBy('match_answer.locked_at')
    .limit(ROWS_MAX)
    .execute();

export const boosters = (db: Db, playerId: string) =>
  db
    .selectFrom('player_booster')
    .select(['type', 'quantity'])
    .where('player_id', '=', playerId)
    .orderBy('type')
    .execute();

export const boosterGrants = (db: Db, playerId: string) =>
  db
    .selectFrom('booster_grant')
    .select(['type', 'quantity', 'granted_at'])
    .where('player_id', '=', playerId)
    .orderBy('id')
    .limit(ROWS_MAX)
    .execute();

export const boosterUses = (db: Db, playerId: string) =>
  db
    .selectFrom('match_player as seat')
    .innerJoin('match_booster as used', (join) =>
      join.onRef('used.match_id', '=', 'seat.match_id').onRef('used.player_id', '=', 'seat.player_id'),
    )
    .select(['used.match_id', 'used.round', 'used.type', 'used.used_at'])
    .where('seat.player_id', '=', playerId)
    .orderBy('used.used_at')
    .limit(ROWS_MAX)
    .execute();

export const questionReports = (db: Db, playerId: string) =>
  db
    .selectFrom('question_report')
    .select(['match_id', 'question_id', 'reason', 'note', 'reported_at'])
    .where('player_id', '=', playerId)
    .orderBy('reported_at')
    .limit(ROWS_MAX)
    .execute();
