import type { ClosedRound } from '@trivia/rules/match/mode.ts';
import { type Selectable, sql } from 'kysely';
import { compileOnce } from '../../lib/database/compile-once.ts';
import { sendTogether } from '../../lib/database/together.ts';
import type { Change } from '../change-match.ts';
import { type LockedMatch, peopleOf, type Write } from '../locked-match.ts';
import type { MatchRoundTable } from '../match.tables.ts';
import { answersOf, foldAnswers } from '../round-answers.ts';
import { settleMatch } from '../settlement/settle-match.ts';
import { SPECTATOR, standingOf } from '../standing.ts';
import { awaitRound, revealEndMs } from './open-round.ts';

type Round = Selectable<MatchRoundTable>;

const endOfRound = compileOnce(
  (db, { closedAt, matchId, round }: { closedAt: Date; matchId: string; round: number }) =>
    db
      .updateTable('match_round')
      .set({ closed_at: closedAt })
      .where('match_id', '=', matchId)
      .where('round', '=', round)
      .where('closed_at', 'is', null)
      .returningAll(),
);

/**
 * Marks the open round as closed, after answers that are being written, and reads all answers. One statement for both
 * would miss answers that were committed while it waited. Undefined without an open round.
 */
async function endRound({ tx, match, nowMs }: LockedMatch) {
  const { id: matchId, round: number } = match;
  const [[round], given] = await sendTogether(tx, [
    endOfRound(tx, { closedAt: new Date(nowMs), matchId, round: number }),
    answersOf(tx, { matchId, round: number }),
  ]);
  return round && { round, answers: foldAnswers(given, round, { endedMs: nowMs, isActiveOnly: true }) };
}

/**
 * Statement that records for each player that the question was seen, and whether the answer was right. Rows are
 * written in a fixed order, which prevents deadlocks.
 */
export function seenWrite(
  { nowMs, setup }: LockedMatch,
  { question_id }: Round,
  answers: ClosedRound['answers'],
): Write {
  const people = new Set(peopleOf(setup));
  const ids = Object.keys(answers)
    .filter((id) => people.has(id))
    .toSorted();
  const verdicts = ids.map((id) => answers[id]?.verdict ?? 'none');
  return sql`
    INSERT INTO player_question (player_id, question_id, shown_count, answered_count, right_count, last_seen_at)
    SELECT seen.player_id, ${question_id}, 1, (seen.verdict <> 'none')::int, (seen.verdict = 'right')::int,
           ${new Date(nowMs)}
      FROM unnest(${ids}::uuid[], ${verdicts}::text[]) AS seen (player_id, verdict)
        ON CONFLICT (player_id, question_id) DO UPDATE
       SET shown_count = player_question.shown_count + excluded.shown_count,
           answered_count = player_question.answered_count + excluded.answered_count,
           right_count = player_question.right_count + excluded.right_count,
           last_seen_at = excluded.last_seen_at`;
}

/**
 * Statement that clears `is_active` of players who went out in this round, so that their later answers are refused.
 */
export function outWrite({ match, mode }: LockedMatch, before: unknown): Write | undefined {
  const active = new Set(mode.activePlayers(match.state));
  const out = mode.activePlayers(before).filter((id) => !active.has(id));
  if (out.length === 0) return undefined;
  return sql`UPDATE match_player SET is_active = false
              WHERE match_id = ${match.id} AND player_id = ANY (${out}::uuid[]) AND is_active`;
}

/** Closes the open round for all players; missing answers count as unanswered. */
export async function closeRound(locked: LockedMatch): Promise<void> {
  if (locked.isOver || locked.match.phase !== 'round') return;
  const ended = await endRound(locked);
  if (!ended) return;
  const { round, answers } = ended;
  locked.writeLater('seen', seenWrite(locked, round, answers));

  const before = locked.match.state;
  const state = locked.mode.closeRound(before, { answers });
  locked.set({ state });
  const result = locked.mode.result(state);
  const nextRoundAtMs = result ? null : revealEndMs(locked);
  const liveData = locked.isLive ? { nextRoundAtMs, standing: standingOf(locked.match, SPECTATOR) } : {};
  locked.append('round.closed', { round: round.round, ...liveData });
  const out = outWrite(locked, before);
  if (out) locked.writeLater('went_out', out);
  if (result) await settleMatch(locked, result);
  else awaitRound(locked, nextRoundAtMs);
}

/** Closes a round that has all its answers, unless another call has closed it meanwhile. */
export const closeAnswered =
  (round: number): Change =>
  async (locked) => {
    if (locked.match.round === round) await closeRound(locked);
  };
