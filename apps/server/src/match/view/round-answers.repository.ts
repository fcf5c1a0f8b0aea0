import type { Db } from '../../lib/database/db.ts';

/** Lists answers to closed rounds by round and seat, optionally of some rounds or one player only. */
export const listRoundAnswers = (
  db: Db,
  matchId: string,
  { rounds, playerId }: { readonly rounds?: readonly number[]; readonly playerId?: string | undefined } = {},
) =>
  db
    .selectFrom('match_round as round')
    .innerJoin('match_player as seat', 'seat.match_id', 'round.match_id')
    .leftJoin('match_answer as answer', (join) =>
      join
        .onRef('answer.match_id', '=', 'seat.match_id')
        .onRef('answer.player_id', '=', 'seat.player_id')
        .onRef('answer.round', '=', 'round.round'),
    )
    .select(['round.round', 'round.right_option_id'])
    .select(['round.opens_at', 'round.closes_at', 'round.closed_at'])
    .select(['seat.player_id', 'seat.extra_round', 'seat.extra_ms'])
    .select(['answer.option_id', 'answer.elapsed_ms', 'answer.credit_ms'])
    .where('round.match_id', '=', matchId)
    .where('round.closed_at', 'is not', null)
    .where((eb) =>
      eb.and([
        ...(rounds ? [eb('round.round', '=', eb.fn.any(eb.val(rounds)))] : []),
        ...(playerId === undefined ? [] : [eb('seat.player_id', '=', playerId)]),
      ]),
    )
    .orderBy('round.round')
    .orderBy('seat.seat')
    .execute();

export type RoundAnswerRow = Awaited<ReturnType<typeof listRoundAnswers>>[number];
