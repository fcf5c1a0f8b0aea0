/** Replay of a finished match, with some questions counted as right for everyone who was asked. */
import type { Amounts, ClosedRound, Outcome, PlayerId } from '@trivia/rules/match/mode.ts';
import { NOTHING } from '@trivia/rules/match/settle.ts';
import type { Selectable } from 'kysely';
import type { Tx } from '../../lib/database/db.ts';
import { type Match, modeOf, setupOf } from '../locked-match.ts';
import type { MatchRoundTable } from '../match.tables.ts';
import { readAnswers } from '../round-answers.ts';

export interface Due extends Amounts {
  /** Share of the points that counts towards tiers and ranks. */
  readonly earnedPoints: number;
  readonly rightAnswers: number;
  /** Undefined when the match would not be over yet. */
  readonly outcome: Outcome | undefined;
}

export interface PlayedRound {
  readonly row: Selectable<MatchRoundTable>;
  readonly answers: ClosedRound['answers'];
}

/** Reads the closed rounds of a match with all answers, including those of players who are out. */
export async function listPlayedRounds(tx: Tx, matchId: string): Promise<PlayedRound[]> {
  const rows = await tx
    .selectFrom('match_round')
    .selectAll()
    .where('match_id', '=', matchId)
    .where('closed_at', 'is not', null)
    .orderBy('round')
    .execute();
  const played: PlayedRound[] = [];
  for (const row of rows) {
    const endedMs = (row.closed_at ?? row.opens_at).getTime();
    played.push({ row, answers: await readAnswers(tx, row, { endedMs, isActiveOnly: false }) });
  }
  return played;
}

const asRight = ({ answers }: PlayedRound): ClosedRound => ({
  answers: Object.fromEntries(
    Object.entries(answers).map(([player, answer]) => [player, { ...answer, verdict: 'right' as const }]),
  ),
});

/**
 * Computes what each player would have got with the questions in `voided` counted as right. If any was voided,
 * players who did not win get at least their stake back.
 */
export function replayMatch(
  match: Match,
  rounds: readonly PlayedRound[],
  voided: ReadonlySet<string>,
  leavers: readonly PlayerId[],
): ReadonlyMap<PlayerId, Due> {
  const mode = modeOf(match);
  const setup = setupOf(match);
  const isVoided = ({ row }: PlayedRound) => voided.has(row.question_id);
  let state = rounds.reduce(
    (before, round) => mode.closeRound(before, isVoided(round) ? asRight(round) : round),
    mode.start(setup),
  );
  for (const leaver of leavers) state = mode.forfeit(state, leaver);

  const result = mode.result(state);
  const isFlawed = rounds.some(isVoided);
  const dueOf = (player: PlayerId): Due => {
    const one = result?.players.find((each) => each.player === player);
    const isStakeDue = isFlawed && one?.outcome !== 'won';
    const stake = isStakeDue ? mode.stakeOf(setup, player) : NOTHING;
    const paid = {
      coins: (one?.fromEscrow.coins ?? 0) + (one?.fromHouse.coins ?? 0),
      points: (one?.fromEscrow.points ?? 0) + (one?.fromHouse.points ?? 0),
    };
    return {
      coins: Math.max(paid.coins, stake.coins),
      points: Math.max(paid.points, stake.points),
      earnedPoints: one?.earnedPoints ?? 0,
      rightAnswers: rounds.filter((round) => isVoided(round) || round.answers[player]?.verdict === 'right')
        .length,
      outcome: one?.outcome,
    };
  };
  return new Map(setup.players.filter(({ isBot }) => !isBot).map(({ id }) => [id, dueOf(id)]));
}
