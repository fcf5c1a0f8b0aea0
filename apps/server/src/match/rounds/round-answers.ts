import { fairElapsedMs } from '@trivia/rules/fair-time.ts';
import type { ClosedRound, RoundAnswer } from '@trivia/rules/mode.ts';
import type { Selectable } from 'kysely';
import type { Tx } from '../../deps.ts';
import type { MatchRoundTable } from '../match.tables.ts';

type Round = Selectable<MatchRoundTable>;

const listAnswers = (tx: Tx, { match_id, round }: Round) =>
  tx
    .selectFrom('match_player as player')
    .leftJoin('match_answer as answer', (join) =>
      join
        .onRef('answer.match_id', '=', 'player.match_id')
        .onRef('answer.player_id', '=', 'player.player_id')
        .on('answer.round', '=', round),
    )
    .select(['player.player_id', 'player.is_active', 'player.extra_round', 'player.extra_ms'])
    .select(['answer.option_id', 'answer.elapsed_ms', 'answer.credit_ms'])
    .where('player.match_id', '=', match_id)
    .execute();

const listUsedBoosters = (tx: Tx, { match_id, round }: Round) =>
  tx
    .selectFrom('match_booster')
    .select(['player_id', 'type'])
    .where('match_id', '=', match_id)
    .where('round', '=', round)
    .orderBy('used_at')
    .execute();

function verdictOf(optionId: string | null, { right_option_id }: Round): RoundAnswer['verdict'] {
  if (optionId === null) return 'none';
  return optionId === right_option_id ? 'right' : 'wrong';
}

/**
 * Reads each player's answer to a round. `endedMs` is the end of a round without a clock; `isActiveOnly`
 * leaves out players who are out by now.
 */
export async function readAnswers(
  tx: Tx,
  round: Round,
  { endedMs, isActiveOnly }: { readonly endedMs: number; readonly isActiveOnly: boolean },
): Promise<ClosedRound['answers']> {
  const rows = (await listAnswers(tx, round)).filter(({ is_active }) => is_active || !isActiveOnly);
  const used = await listUsedBoosters(tx, round);
  const wholeMs = (round.closes_at?.getTime() ?? endedMs) - round.opens_at.getTime();
  return Object.fromEntries(
    rows.map(({ player_id, option_id, elapsed_ms, credit_ms, extra_round, extra_ms }) => {
      const availableMs = wholeMs + (extra_round === round.round ? extra_ms : 0);
      const elapsedMs = elapsed_ms === null ? availableMs : fairElapsedMs(elapsed_ms, credit_ms ?? 0);
      const boosters = used.filter((one) => one.player_id === player_id).map(({ type }) => type);
      return [player_id, { verdict: verdictOf(option_id, round), elapsedMs, boosters }];
    }),
  );
}
