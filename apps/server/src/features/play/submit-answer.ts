import type { Language } from '@trivia/contract/languages.ts';
import type { MatchView } from '@trivia/contract/match.ts';
import { lagCreditLimitMs } from '@trivia/rules/fair-time.ts';
import { closeIfAnswered } from '../../engine/advance-match.ts';
import { changeMatch } from '../../engine/change-match.ts';
import { AppError, invalidField } from '../../lib/app-error.ts';
import { inTransaction } from '../../lib/database/transaction.ts';
import type { Db, Deps } from '../../lib/deps.ts';
import { type AnswerToRecord, findRefusal, forgivePick } from './answer.repository.ts';
import { keepPresence } from './keep-presence.ts';
import { coinsFor, recordAnswer } from './record-answer.ts';
import { requireAnswerCoins } from './require-answer-coins.ts';
import { viewMatch } from './view-match.ts';

export interface SubmitAnswer {
  readonly matchId: string;
  readonly playerId: string;
  readonly round: number;
  readonly optionId: string;
  /** When the server had it. */
  readonly arrivedAtMs: number;
  /** Since the question opened on the player's screen, by their own device; without it no lag is given back. */
  readonly seenForMs?: number | undefined;
  readonly language: Language;
}

async function refuse(db: Db, answer: AnswerToRecord): Promise<never> {
  const code = await findRefusal(db, answer);
  throw code === 'INVALID_INPUT' ? invalidField('optionId', 'field.option') : new AppError(code);
}

/** How much of the answer's way may be given back, by what this server has measured of the player's line. */
const creditLimitOf = (
  { realtime }: Deps,
  { playerId, seenForMs }: Pick<SubmitAnswer, 'playerId' | 'seenForMs'>,
) => (seenForMs === undefined ? 0 : lagCreditLimitMs(realtime.roundTripMs(playerId)));

/** Who can't pay for an answer is not told by a second chance that a pick was wrong, or by its silence that it was right. */
const forgive = ({ db }: Deps, answer: AnswerToRecord): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    if (!(await forgivePick(tx, answer))) return false;
    await requireAnswerCoins(tx, answer.playerId, await coinsFor(tx, answer));
    return true;
  });

/**
 * Locks one player's answer in. It takes no lock on the match, so players never wait for each other's. The answer that
 * the round waited for last closes it, and its reply tells what was right.
 * A repeat is refused with ALREADY_ANSWERED, also of the same option: the first one counts.
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
  // Who comes too late is there all the same.
  if (!recorded.isRecorded) await keepPresence(deps, viewer);
  if (!recorded.isRecorded && (await forgive(deps, answer))) {
    return { lockedAtMs, match: await viewMatch(deps, viewer), mayTryAgain: true };
  }
  // Another pick, sent at the same time, may have spent the second chance in between.
  if (!recorded.isRecorded) recorded = await recordAnswer(deps, answer);
  if (!recorded.isRecorded) return await refuse(db, answer);

  const mayTryAgain = false;
  if (!recorded.isLast) return { lockedAtMs, match: null, mayTryAgain };
  await changeMatch(deps, matchId, closeIfAnswered);
  return { lockedAtMs, match: await viewMatch(deps, viewer), mayTryAgain };
}
