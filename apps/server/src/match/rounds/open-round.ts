import { randomInt } from 'node:crypto';
import { shuffle } from '@trivia/rules/random/choose.ts';
import { createRandom } from '@trivia/rules/random/random.ts';
import type { Tx } from '../../deps.ts';
import { ANNOUNCE_MS, CLOSE_GRACE_MS } from '../clock/timing.ts';
import type { LockedMatch } from '../locked-match.ts';
import type { QuestionPick } from '../mode-host.ts';
import { hostOf } from '../mode-hosts.ts';

const optionLetters = 'abcdefghijklmnopqrstuvwxyz0123456789';
const OPTION_ID_LENGTH = 8;

/** Random id: it reveals nothing of the question, nor of another match. */
const newOptionId = (): string =>
  Array.from({ length: OPTION_ID_LENGTH }, () => optionLetters[randomInt(optionLetters.length)]).join('');

function newOptionIds(count: number): string[] {
  const ids = new Set<string>();
  while (ids.size < count) ids.add(newOptionId());
  return [...ids];
}

/** Lays out the options of a round: their order follows from the match's seed, their ids are random. */
function layOut(seed: string, round: number, rightOption: number) {
  const order = shuffle(createRandom(seed, 'options', round), [0, 1, 2, 3]);
  const ids = newOptionIds(order.length);
  const rightId = ids[order.indexOf(rightOption)];
  if (rightId === undefined) throw new RangeError(`No option ${rightOption}`);
  return { option_order: order, option_ids: ids, right_option_id: rightId };
}

const versionKey = ({ questionId, version }: Pick<QuestionPick, 'questionId' | 'version'>): string =>
  `${questionId}/${version}`;

/** Reads the right option of each question, by question and version. */
async function readRightOptions(tx: Tx, picks: readonly QuestionPick[]): Promise<Map<string, number>> {
  const rows = await tx
    .selectFrom('question_version')
    .select(['question_id as questionId', 'version', 'right_option'])
    .where((eb) =>
      eb.or(picks.map(({ questionId: question_id, version }) => eb.and({ question_id, version }))),
    )
    .execute();
  return new Map(rows.map(({ right_option, ...one }) => [versionKey(one), right_option]));
}

export interface RoundDraw {
  readonly locked: LockedMatch;
  readonly pick: QuestionPick;
  /** Position of the right option in the question as written, from 0. */
  readonly rightOption: number;
}

/** Draws the next question of each match; writes nothing. */
export async function drawRounds(tx: Tx, lockedMatches: readonly LockedMatch[]): Promise<RoundDraw[]> {
  if (lockedMatches.length === 0) return [];
  const drawn: Omit<RoundDraw, 'rightOption'>[] = [];
  for (const locked of lockedMatches) {
    drawn.push({ locked, pick: await hostOf(locked).pickQuestion(locked, locked.match.round + 1) });
  }
  const rightOptions = await readRightOptions(
    tx,
    drawn.map(({ pick }) => pick),
  );
  return drawn.map(({ locked, pick }) => {
    const rightOption = rightOptions.get(versionKey(pick));
    if (rightOption === undefined) throw new Error(`There is no question ${versionKey(pick)}`);
    return { locked, pick, rightOption };
  });
}

/** Announces the next round and returns its row for `insertRounds`. */
export function announceRound({ locked, pick, rightOption }: RoundDraw, opensAtMs: number) {
  const { match, mode, setup } = locked;
  const round = match.round + 1;
  const { secondsPerRound } = mode.pace(setup);
  const closesAtMs = secondsPerRound === null ? null : opensAtMs + secondsPerRound * 1000;
  const dueAt = closesAtMs === null ? null : new Date(closesAtMs + CLOSE_GRACE_MS);
  locked.set({ phase: 'round', round, next_round_at: null, due_at: dueAt });
  locked.append('round.opened', { round, opensAtMs, closesAtMs });
  return {
    match_id: match.id,
    round,
    question_id: pick.questionId,
    question_version: pick.version,
    ...layOut(match.seed, round, rightOption),
    opens_at: new Date(opensAtMs),
    closes_at: closesAtMs === null ? null : new Date(closesAtMs),
    closed_at: null,
    pool_revision: pick.poolRevision,
    is_repeat: pick.isRepeat,
  };
}

export type NewRound = ReturnType<typeof announceRound>;

export async function insertRounds(tx: Tx, rounds: readonly NewRound[]): Promise<void> {
  if (rounds.length > 0) await tx.insertInto('match_round').values(rounds).execute();
}

/** Schedules the next round: the match clock draws and announces it shortly before it opens. */
export function awaitRound(locked: LockedMatch, opensAtMs: number): void {
  locked.set({
    phase: 'reveal',
    next_round_at: new Date(opensAtMs),
    due_at: new Date(opensAtMs - ANNOUNCE_MS),
  });
}

/** Opens the next round, with one opening and one closing time for all players. */
export async function openRound(locked: LockedMatch, opensAtMs: number): Promise<void> {
  const draws = await drawRounds(locked.tx, [locked]);
  await insertRounds(
    locked.tx,
    draws.map((draw) => announceRound(draw, opensAtMs)),
  );
}
