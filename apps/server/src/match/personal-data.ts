import { type PersonalData, ROWS_MAX } from '../core/personal-data.ts';
import type { Db } from '../deps.ts';

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

const answers = (db: Db, playerId: string) =>
  db
    // Seats have an index by player; answers have none, and are many.
    .selectFrom('match_player')
    .innerJoin('match_answer', (join) =>
      join
        .onRef('match_answer.match_id', '=', 'match_player.match_id')
        .onRef('match_answer.player_id', '=', 'match_player.player_id'),
    )
    .innerJoin('match_round', (join) =>
      join
        .onRef('match_round.match_id', '=', 'match_answer.match_id')
        .onRef('match_round.round', '=', 'match_answer.round'),
    )
    // Open rounds are left out, since their options would tell the answer.
    .where('match_round.closed_at', 'is not', null)
    .select(['match_answer.match_id', 'match_answer.round', 'match_round.question_id'])
    .select(['match_answer.locked_at', 'match_answer.elapsed_ms', 'match_answer.credit_ms'])
    .select((eb) => eb('match_answer.option_id', '=', eb.ref('match_round.right_option_id')).as('is_right'))
    .where('match_player.player_id', '=', playerId)
    .orderBy('match_answer.locked_at')
    .limit(ROWS_MAX)
    .execute();

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
