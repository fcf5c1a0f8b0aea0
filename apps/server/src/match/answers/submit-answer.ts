import type { Language } from '@trivia/contract/languages.ts';
import type { MatchView } from '@trivia/contract/play/match.ts';
import { lagCreditLimitMs } from '@trivia/rules/pace/fair-time.ts';
import type { Deps } from '../../deps.ts';
import { AppError, invalidField } from '../../lib/app-error.ts';
import type { Db } from '../../lib/database/db.ts';
import { inTransaction } from '../../lib/database/transaction.ts';
import { changeAndRead } from '../change-match.ts';
import { recordPresence } from '../presence.ts';
import { closeAnswered } from '../rounds/close-round.ts';
import { selectMatchWithRounds } from '../view/match-view.repository.ts';
import { type MatchViewer, viewMatch, viewRows } from '../view/view-match.ts';
import { type AnswerToRecord, findRefusal, forgivePick } from './answer.repository.ts';
import { coinsFor, recordAnswer } from './record-answer.ts';
import { requireAnswerCoins } from './require-answer-coins.ts';

export interface SubmitAnswer {
  readonly matchId: string;
  readonly playerId: string;
  readonly round: number;
  readonly optionId: string;
  /** Time of arrival at the server, in milliseconds since 1970. */
  readonly arrivedAtMs: number;
  /** Time since the question opened on the player's screen, by their own device; no lag credit without it. */
  readonly seenForMs?: number | undefined;
  readonly language: Language;
}

async function refuse(db: Db, answer: AnswerToRecord): Promise<never> {
  const code = await findRefusal(db, answer);
  throw code === 'INVALID_INPUT' ? invalidField('optionId', 'field.option') : new AppError(code);
}

/** Upper limit of the lag credit, from this server's measurements of the player's line. */
const creditLimitOf = (
  { realtime }: Deps,
  { playerId, seenForMs }: Pick<SubmitAnswer, 'playerId' | 'seenForMs'>,
) => (seenForMs === undefined ? 0 : lagCreditLimitMs(realtime.roundTripMs(playerId)));

/** Checks payment before forgiving: otherwise the refusal would leak whether the pick was right. */
const forgive = ({ db }: Deps, answer: AnswerToRecord): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    if (!(await forgivePick(tx, answer))) return false;
    await requireAnswerCoins(tx, answer.playerId, await coinsFor(tx, answer));
    return true;
  });

/** Running closings of rounds, by match and number. */
const closings = new WeakMap<Deps['engine'], Map<string, Promise<unknown>>>();

function closingsOf({ engine }: Deps): Map<string, Promise<unknown>> {
  const known = closings.get(engine) ?? new Map<string, Promise<unknown>>();
  closings.set(engine, known);
  return known;
}

/**
 * Closes a round that has all its answers, and returns a player's view of the match. Simultaneous last answers close it
 * once: the first call closes it, and the others wait.
 */
async function closeAndView(deps: Deps, viewer: MatchViewer, round: number): Promise<MatchView> {
  const [running, key] = [closingsOf(deps), `${viewer.matchId}/${round}`];
  const closing = running.get(key);
  if (closing) {
    await closing;
    return await viewMatch(deps, viewer);
  }
  const read = selectMatchWithRounds(deps.db, viewer);
  const rows = changeAndRead(deps, viewer.matchId, { change: closeAnswered(round), read });
  running.set(key, rows);
  try {
    return await viewRows(deps, viewer, await rows);
  } finally {
    running.delete(key);
  }
}

/**
 * Records one player's final answer, without a lock on the match, so that players never wait for each other. The last
 * missing answer closes the round, and its reply shows which option was right. Refuses later answers with
 * ALREADY_ANSWERED, even for the same option.
 */
export async function submitAnswer(
  deps: Deps,
  { language, arrivedAtMs: lockedAtMs, ...input }: SubmitAnswer,
): Promise<{ lockedAtMs: number; match: MatchView | null; mayTryAgain: boolean }> {
  const { db } = deps;
  const { matchId, playerId } = input;
  const { seenForMs = 0 } = input;
  const answer = { ...input, lockedAtMs, seenForMs, creditLimitMs: creditLimitOf(deps, input) };

  const viewer = { matchId, playerId, language };
  let recorded = await recordAnswer(deps, answer);
  // A late answer still counts as presence.
  if (!recorded.isRecorded) await recordPresence(deps, viewer);
  if (!recorded.isRecorded && (await forgive(deps, answer))) {
    return { lockedAtMs, match: await viewMatch(deps, viewer), mayTryAgain: true };
  }
  // A simultaneous pick may have used the second chance meanwhile.
  if (!recorded.isRecorded) recorded = await recordAnswer(deps, answer);
  if (!recorded.isRecorded) return await refuse(db, answer);

  const mayTryAgain = false;
  if (!recorded.isLast) return { lockedAtMs, match: null, mayTryAgain };
  return { lockedAtMs, match: await closeAndView(deps, viewer, input.round), mayTryAgain };
}
