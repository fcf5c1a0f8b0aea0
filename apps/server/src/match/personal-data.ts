import { sql } from 'kysely';
import { type PersonalData, ROWS_MAX } from '../core/personal-data.ts';
import type { Db } from '../lib/database/db.ts';

const matches = (db: Db, playerId: string) =>
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

interface ExportedAnswer {
  readonly match_id: string;
  readonly round: number;
  readonly question_id: string;
  readonly locked_at: Date;
  readonly elapsed_ms: number;
  readonly credit_ms: number;
  readonly is_right: boolean;
}

/**
 * Starts from seats, which have an index by player, unlike answers. `MATERIALIZED` makes PostgreSQL look each match up
 * once, rather than once a round. Open rounds are left out, because their options would reveal the answer.
 */
async function answers(db: Db, playerId: string): Promise<ExportedAnswer[]> {
  const { rows } = await sql<ExportedAnswer>`
    SELECT seat.match_id, given.*
      FROM match_player seat
     CROSS JOIN LATERAL (
       WITH answer AS MATERIALIZED (
         SELECT * FROM match_answer WHERE match_id = seat.match_id AND player_id = seat.player_id
       ), closed_round AS MATERIALIZED (
         SELECT * FROM match_round WHERE match_id = seat.match_id AND closed_at IS NOT NULL
       )
       SELECT round, closed_round.question_id, answer.locked_at, answer.elapsed_ms, answer.credit_ms,
              answer.option_id = closed_round.right_option_id AS is_right
         FROM answer JOIN closed_round USING (round)) given
     WHERE seat.player_id = ${playerId}
     ORDER BY given.locked_at LIMIT ${ROWS_MAX}`.execute(db);
  return rows;
}

export const matchData: PersonalData = {
  exports: { matches, answers },
  erased: ['next_seed.player_id'],
  kept: {
    'match_player.player_id':
      'A match is the other players’, too; its seat leads to an account without a name.',
    'match_answer.player_id': 'Answers are part of a match.',
    'match_booster.player_id': 'Boosters that were used are part of a match.',
    'match_result.player_id': 'Results are part of a match.',
    'player_statistics.player_id': 'Sums without a name, which ranks of others are measured by.',
  },
};
