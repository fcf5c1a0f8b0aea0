import type { ClosedRound } from '@trivia/rules/mode.ts';
import { type Selectable, sql } from 'kysely';
import type { MatchRoundTable } from './engine.tables.ts';
import { type MatchEdit, peopleOf } from './match-edit.ts';
import { readAnswers } from './round-answers.ts';
import { settleMatch } from './settle-match.ts';
import { NOBODY, standingOf } from './standing.ts';
import { ANNOUNCE_MS } from './timing.ts';

type Round = Selectable<MatchRoundTable>;

/** Waits for answers that are just being written; none comes after. Undefined when no round is open. */
export const lockRound = ({ tx, match }: MatchEdit): Promise<Round | undefined> =>
  tx
    .selectFrom('match_round')
    .selectAll()
    .where('match_id', '=', match.id)
    .where('round', '=', match.round)
    .where('closed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

/** Keeps what each player saw and knew, for later draws and for the record. */
export async function recordSeen(
  { tx, nowMs, setup }: MatchEdit,
  { question_id }: Round,
  answers: ClosedRound['answers'],
) {
  const people = new Set(peopleOf(setup));
  const rows = Object.entries(answers)
    .filter(([player_id]) => people.has(player_id))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([player_id, { verdict }]) => ({
      player_id,
      question_id,
      shown_count: 1,
      answered_count: verdict === 'none' ? 0 : 1,
      right_count: verdict === 'right' ? 1 : 0,
      last_seen_at: new Date(nowMs),
    }));
  if (rows.length === 0) return;
  await tx
    .insertInto('player_question')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['player_id', 'question_id']).doUpdateSet({
        shown_count: sql`player_question.shown_count + excluded.shown_count`,
        answered_count: sql`player_question.answered_count + excluded.answered_count`,
        right_count: sql`player_question.right_count + excluded.right_count`,
        last_seen_at: sql`excluded.last_seen_at`,
      }),
    )
    .execute();
}

/** Tells `is_active`, by which answers are let in, what the rules say now. */
export async function updateActive({ tx, match, mode }: MatchEdit): Promise<void> {
  const active = mode.activePlayers(match.state);
  await tx
    .updateTable('match_player')
    .set({ is_active: false })
    .where('match_id', '=', match.id)
    .where('is_active', '=', true)
    .where((eb) => eb.not(eb('player_id', '=', eb.fn.any(sql<string[]>`${active}::uuid[]`))))
    .execute();
}

const revealEndsAtMs = ({ mode, setup, nowMs }: MatchEdit): number =>
  nowMs + mode.pace(setup).revealSeconds * 1000;

function beginReveal(edit: MatchEdit): void {
  const nextRoundAtMs = revealEndsAtMs(edit);
  edit.set({
    phase: 'reveal',
    next_round_at: new Date(nextRoundAtMs),
    due_at: new Date(nextRoundAtMs - ANNOUNCE_MS),
  });
}

/** Closes the open round for everyone: what was answered counts, the rest went unanswered. */
export async function closeRound(edit: MatchEdit): Promise<void> {
  if (edit.isOver || edit.match.phase !== 'round') return;
  const round = await lockRound(edit);
  if (!round) return;
  const answers = await readAnswers(edit.tx, round, { endedMs: edit.nowMs, isActiveOnly: true });
  await edit.tx
    .updateTable('match_round')
    .set({ closed_at: new Date(edit.nowMs) })
    .where('match_id', '=', round.match_id)
    .where('round', '=', round.round)
    .execute();
  await recordSeen(edit, round, answers);

  const state = edit.mode.closeRound(edit.match.state, { answers });
  edit.set({ state });
  const result = edit.mode.result(state);
  const nextRoundAtMs = result ? null : revealEndsAtMs(edit);
  const told = edit.isLive ? { nextRoundAtMs, standing: standingOf(edit.match, NOBODY) } : {};
  edit.append('round.closed', { round: round.round, ...told });
  await updateActive(edit);
  if (result) await settleMatch(edit, result);
  else beginReveal(edit);
}
