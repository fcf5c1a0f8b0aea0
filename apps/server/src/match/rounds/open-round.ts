import { randomInt } from 'node:crypto';
import { shuffle } from '@trivia/rules/random/choose.ts';
import { createRandom } from '@trivia/rules/random/random.ts';
import { type Insertable, sql } from 'kysely';
import type { QuestionPick } from '../hook-data.ts';
import type { LockedMatch, Write } from '../locked-match.ts';
import type { MatchRoundTable } from '../match.tables.ts';
import { modeHooksOf } from '../mode-hooks.ts';
import { ANNOUNCE_MS, CLOSE_GRACE_MS } from '../timing.ts';

/**
 * End of a wait, in milliseconds since 1970; null when only the player ends it. A player's own pace applies up to the
 * time that the hooks name, and the mode's usual pace after it.
 */
function endOf(
  locked: LockedMatch,
  fromMs: number,
  { own, usual }: { readonly own: number | null; readonly usual: number | null },
): number | null {
  const until = modeHooksOf(locked).ownPaceUntilMs(locked);
  const planned = own === null ? Number.POSITIVE_INFINITY : fromMs + own * 1000;
  const last =
    until === null || usual === null ? Number.POSITIVE_INFINITY : Math.max(until, fromMs + usual * 1000);
  const end = Math.min(planned, last);
  return Number.isFinite(end) ? end : null;
}

const pacesOf = ({ mode, setup }: LockedMatch) => ({
  own: mode.pace(setup),
  usual: mode.pace({ tournament: setup.tournament }),
});

/** Closing time of a round that opens at that time; null without a clock. */
function closingTimeMs(locked: LockedMatch, opensAtMs: number): number | null {
  const { own, usual } = pacesOf(locked);
  return endOf(locked, opensAtMs, { own: own.secondsPerRound, usual: usual.secondsPerRound });
}

/** End of a reveal that begins now; null when it waits for the player. */
export function revealEndMs(locked: LockedMatch): number | null {
  const { own, usual } = pacesOf(locked);
  return endOf(locked, locked.nowMs, { own: own.revealSeconds, usual: usual.revealSeconds });
}

const optionLetters = 'abcdefghijklmnopqrstuvwxyz0123456789';
const OPTION_ID_LENGTH = 5;

/** Random id, which reveals nothing about the question or other matches. */
const newOptionId = (): string =>
  Array.from({ length: OPTION_ID_LENGTH }, () => optionLetters[randomInt(optionLetters.length)]).join('');

function newOptionIds(count: number): string[] {
  const ids = new Set<string>();
  while (ids.size < count) ids.add(newOptionId());
  return [...ids];
}

/** Orders the options of a round by the match's seed, and gives them random ids. */
function layOut(seed: string, round: number, rightOption: number) {
  const order = shuffle(createRandom(seed, 'options', round), [0, 1, 2, 3]);
  const rightPlace = order.indexOf(rightOption);
  if (rightPlace === -1) throw new RangeError(`No option ${rightOption}`);
  return {
    packed_order: Number([...order, rightPlace].join('')),
    packed_ids: newOptionIds(order.length).join(''),
  };
}

export interface RoundDraw {
  readonly locked: LockedMatch;
  readonly pick: QuestionPick;
}

/** Draws the next question of each match; writes nothing. */
export async function drawRounds(lockedMatches: readonly LockedMatch[]): Promise<RoundDraw[]> {
  const drawn: RoundDraw[] = [];
  for (const locked of lockedMatches) {
    drawn.push({ locked, pick: await modeHooksOf(locked).pickQuestion(locked, locked.match.round + 1) });
  }
  return drawn;
}

export type NewRound = Insertable<MatchRoundTable>;

/** Announces the next round and returns its row. */
export function announceRound({ locked, pick }: RoundDraw, opensAtMs: number): NewRound {
  const { match } = locked;
  const round = match.round + 1;
  const closesAtMs = closingTimeMs(locked, opensAtMs);
  const dueAt = closesAtMs === null ? null : new Date(closesAtMs + CLOSE_GRACE_MS);
  locked.set({ phase: 'round', round, next_round_at: null, due_at: dueAt });
  locked.append('round.opened', { round, opensAtMs, closesAtMs });
  return {
    match_id: match.id,
    round,
    question_id: pick.questionId,
    question_version: pick.version,
    ...layOut(match.seed, round, pick.rightOption),
    opens_at: new Date(opensAtMs),
    closes_at: closesAtMs === null ? null : new Date(closesAtMs),
    closed_at: null,
    pool_revision: pick.poolRevision,
    is_repeat: pick.isRepeat,
  };
}

const roundColumns = sql`match_id, round, question_id, question_version, packed_order, packed_ids, opens_at, closes_at, closed_at,
  pool_revision, is_repeat`;

/** Statement that inserts rounds. Its text is the same for any number of them, so that its plan is reused. */
export const roundInsert = (rounds: readonly NewRound[]): Write => sql`
  INSERT INTO match_round (${roundColumns})
  SELECT ${roundColumns} FROM jsonb_populate_recordset(NULL::match_round, ${JSON.stringify(rounds)}::jsonb)`;

/**
 * Schedules the next round; the match clock draws and announces it shortly before it opens. Null waits for the
 * player.
 */
export function awaitRound(locked: LockedMatch, opensAtMs: number | null): void {
  locked.set({
    phase: 'reveal',
    next_round_at: opensAtMs === null ? null : new Date(opensAtMs),
    due_at: opensAtMs === null ? null : new Date(opensAtMs - ANNOUNCE_MS),
  });
}

/** Opens the next round, with one opening and one closing time for all players; `saveMatch` writes it. */
export async function openRound(locked: LockedMatch, opensAtMs: number): Promise<void> {
  const [draw] = await drawRounds([locked]);
  if (draw) locked.writeLater('opened', roundInsert([announceRound(draw, opensAtMs)]));
}
