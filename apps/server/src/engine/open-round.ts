import { randomInt } from 'node:crypto';
import { shuffle } from '@trivia/rules/random/choose.ts';
import { createRandom } from '@trivia/rules/random/random.ts';
import type { MatchEdit } from './match-edit.ts';
import { hostOf } from './mode-hosts.ts';
import { CLOSE_GRACE_MS } from './timing.ts';

const optionLetters = 'abcdefghijklmnopqrstuvwxyz0123456789';
const OPTION_ID_LENGTH = 8;

/** Pure chance, so that nothing of the question or of another match can be read from it. */
const newOptionId = (): string =>
  Array.from({ length: OPTION_ID_LENGTH }, () => optionLetters[randomInt(optionLetters.length)]).join('');

function newOptionIds(count: number): string[] {
  const ids = new Set<string>();
  while (ids.size < count) ids.add(newOptionId());
  return [...ids];
}

/** How the options of a round are shown: their order by the match's seed, their names by chance. */
function layOut(seed: string, round: number, rightOption: number) {
  const order = shuffle(createRandom(seed, 'options', round), [0, 1, 2, 3]);
  const ids = newOptionIds(order.length);
  const rightId = ids[order.indexOf(rightOption)];
  if (rightId === undefined) throw new RangeError(`No option ${rightOption}`);
  return { option_order: order, option_ids: ids, right_option_id: rightId };
}

/** Announces the next round, with one opening and one closing time for all its players. */
export async function announceRound(edit: MatchEdit, opensAtMs: number): Promise<void> {
  const { tx, match, mode, setup } = edit;
  const round = match.round + 1;
  const pick = await hostOf(match.mode_id).pickQuestion(edit, round);
  const { right_option } = await tx
    .selectFrom('question_version')
    .select('right_option')
    .where('question_id', '=', pick.questionId)
    .where('version', '=', pick.version)
    .executeTakeFirstOrThrow();

  const { secondsPerRound } = mode.pace(setup);
  const closesAtMs = secondsPerRound === null ? null : opensAtMs + secondsPerRound * 1000;
  const closesAt = closesAtMs === null ? null : new Date(closesAtMs);
  await tx
    .insertInto('match_round')
    .values({
      match_id: match.id,
      round,
      question_id: pick.questionId,
      question_version: pick.version,
      ...layOut(match.seed, round, right_option),
      opens_at: new Date(opensAtMs),
      closes_at: closesAt,
      closed_at: null,
      pool_revision: pick.poolRevision,
      is_repeat: pick.isRepeat,
    })
    .execute();
  const dueAt = closesAtMs === null ? null : new Date(closesAtMs + CLOSE_GRACE_MS);
  edit.set({ phase: 'round', round, next_round_at: null, due_at: dueAt });
  edit.append('round.opened', { round, opensAtMs, closesAtMs });
}
