import type { Language } from '@trivia/contract/languages.ts';
import type { MatchView } from '@trivia/contract/play/match.ts';
import { lagCreditLimitMs } from '@trivia/rules/pace/fair-time.ts';
import type { Deps } from '../../deps.ts';
import { AppError, invalidField } from '../../lib/app-error.ts';
import type { Db } from '../../lib/database/db.ts';
import { inTransaction } from '../../lib/database/transaction.ts';
import { recordPresence } from '../presence.ts';
import { viewMatch } from '../view/view-match.ts';
import { type AnswerToRecord, findRefusal, forgivePick } from './answer.repository.ts';
import { closeAndView } from './close-and-view.ts';
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
