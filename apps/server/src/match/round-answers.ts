import type { BoosterId } from '@trivia/rules/boosters/booster-ids.ts';
import type { ClosedRound, RoundAnswer } from '@trivia/rules/match/mode.ts';
import { fairElapsedMs } from '@trivia/rules/pace/fair-time.ts';
import { type CompiledQuery, type Selectable, sql } from 'kysely';
import { compileOnce } from '../lib/database/compile-once.ts';
import type { Tx } from '../lib/database/db.ts';
import type { MatchRoundTable } from './match.tables.ts';

type Round = Selectable<MatchRoundTable>;

interface RoundName {
  readonly matchId: string;
  readonly round: number;
}

/** Boosters used in a round, by player, in order of use. */
const usedBoosters = ({ matchId, round }: RoundName) =>
  sql<{ player_id: string; types: BoosterId[] }>`
    (SELECT player_id, array_agg(type ORDER BY used_at) AS types FROM match_booster
      WHERE match_id = ${matchId} AND round = ${round} GROUP BY player_id)`.as('used');

/** Selects each player's answer to a round. */
export const answersOf = compileOnce((db, { matchId, round }: RoundName) =>
  db
    .selectFrom('match_player as player')
    .leftJoin('match_answer as answer', (join) =>
      join
        .onRef('answer.match_id', '=', 'player.match_id')
        .onRef('answer.player_id', '=', 'player.player_id')
        .on('answer.round', '=', round),
    )
    .select(['player.player_id', 'player.is_active', 'player.extra_round', 'player.extra_ms'])
    .leftJoin(usedBoosters({ matchId, round }), 'used.player_id', 'player.player_id')
    .select(['answer.option_id', 'answer.elapsed_ms', 'answer.credit_ms', 'used.types as boosters'])
    .where('player.match_id', '=', matchId),
);

type GivenAnswer = ReturnType<typeof answersOf> extends CompiledQuery<infer Row> ? Row : never;

interface AnswerScope {
  /** End of a round without a clock. */
  readonly endedMs: number;
  /** Leaves out players who are out by now. */
  readonly isActiveOnly: boolean;
}

function verdictOf(optionId: string | null, { right_option_id }: Round): RoundAnswer['verdict'] {
  if (optionId === null) return 'none';
  return optionId === right_option_id ? 'right' : 'wrong';
}

/** Verdicts and times of the answers to a round, by player. */
export function foldAnswers(
  given: readonly GivenAnswer[],
  round: Round,
  { endedMs, isActiveOnly }: AnswerScope,
): ClosedRound['answers'] {
  const rows = given.filter(({ is_active }) => is_active || !isActiveOnly);
  const wholeMs = (round.closes_at?.getTime() ?? endedMs) - round.opens_at.getTime();
  return Object.fromEntries(
    rows.map(({ player_id, option_id, elapsed_ms, credit_ms, extra_round, extra_ms, boosters }) => {
      const availableMs = wholeMs + (extra_round === round.round ? extra_ms : 0);
      const elapsedMs = elapsed_ms === null ? availableMs : fairElapsedMs(elapsed_ms, credit_ms ?? 0);
      return [player_id, { verdict: verdictOf(option_id, round), elapsedMs, boosters: boosters ?? [] }];
    }),
  );
}

/** Reads each player's answer to a round. */
export async function readAnswers(tx: Tx, round: Round, scope: AnswerScope): Promise<ClosedRound['answers']> {
  const { match_id: matchId, round: number } = round;
  const { rows } = await tx.executeQuery(answersOf(tx, { matchId, round: number }));
  return foldAnswers(rows, round, scope);
}
