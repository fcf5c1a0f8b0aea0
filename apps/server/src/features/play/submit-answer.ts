import type { Language } from '@trivia/contract/languages.ts';
import type { MatchView } from '@trivia/contract/match.ts';
import { closeIfAnswered, isAnyMissing } from '../../engine/advance-match.ts';
import { changeMatch } from '../../engine/change-match.ts';
import { modeOf } from '../../engine/match-edit.ts';
import { AppError, invalidField } from '../../lib/app-error.ts';
import { inTransaction } from '../../lib/database/transaction.ts';
import type { Db, Deps } from '../../lib/deps.ts';
import { book } from '../wallet/book.ts';
import { house, move, player } from '../wallet/transfer.ts';
import { type AnswerToRecord, findRefusal, forgivePick, recordAnswer } from './answer.repository.ts';
import { keepPresence } from './keep-presence.ts';
import { findModeOf } from './match-view.repository.ts';
import { requireAnswerCoins } from './require-answer-coins.ts';
import { viewMatch } from './view-match.ts';

export interface SubmitAnswer {
  readonly matchId: string;
  readonly playerId: string;
  readonly round: number;
  readonly optionId: string;
  readonly language: Language;
}

async function refuse(db: Db, answer: AnswerToRecord): Promise<never> {
  const code = await findRefusal(db, answer);
  throw code === 'INVALID_INPUT' ? invalidField('optionId', 'field.option') : new AppError(code);
}

async function coinsFor(db: Db, { matchId }: AnswerToRecord): Promise<number> {
  const mode = await findModeOf(db, matchId);
  return mode ? modeOf(mode).coinsPerAnswer : 0;
}

/** In a mode that takes coins for each answer, the answer counts only if they are paid. */
async function recordPaid({ db, clock }: Deps, answer: AnswerToRecord, coins: number): Promise<boolean> {
  const { matchId, playerId, round } = answer;
  return await inTransaction(db, async (tx) => {
    if (!(await recordAnswer(tx, answer, true))) return false;
    const key = `match:${matchId}:answer:${round}:${playerId}`;
    const postings = move(player(playerId), house, 'coin', coins);
    await book(tx, { key, reason: 'match_entry', reference: matchId, postings }, clock.nowMs());
    return true;
  });
}

/** One statement where answers are free, which is nearly everywhere. */
async function record(deps: Deps, answer: AnswerToRecord): Promise<boolean> {
  if (await recordAnswer(deps.db, answer, false)) return true;
  const coins = await coinsFor(deps.db, answer);
  return coins > 0 && (await recordPaid(deps, answer, coins));
}

/** Who can't pay for an answer is not told by a second chance that a pick was wrong, or by its silence that it was right. */
const forgive = ({ db }: Deps, answer: AnswerToRecord): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    if (!(await forgivePick(tx, answer))) return false;
    await requireAnswerCoins(tx, answer.playerId, await coinsFor(tx, answer));
    return true;
  });

/**
 * Locks one player's answer in. It takes no lock on the match, so players never wait for each other. The answer that
 * the round waited for last closes it, and its reply tells what was right.
 * A repeat is refused with ALREADY_ANSWERED, also of the same option: the first one counts.
 */
export async function submitAnswer(
  deps: Deps,
  { language, ...input }: SubmitAnswer,
): Promise<{ lockedAtMs: number; match: MatchView | null; mayTryAgain: boolean }> {
  const { db } = deps;
  const { matchId, playerId } = input;
  const lockedAtMs = deps.clock.nowMs();
  const answer = { ...input, lockedAtMs };

  const viewer = { matchId, playerId, language };
  let isRecorded = await record(deps, answer);
  // Who comes too late is there all the same.
  if (!isRecorded) await keepPresence(deps, viewer);
  if (!isRecorded && (await forgive(deps, answer))) {
    return { lockedAtMs, match: await viewMatch(deps, viewer), mayTryAgain: true };
  }
  // Another pick, sent at the same time, may have spent the second chance in between.
  isRecorded ||= await record(deps, answer);
  if (!isRecorded) return await refuse(db, answer);

  const mayTryAgain = false;
  if (await isAnyMissing(db, matchId, input.round)) return { lockedAtMs, match: null, mayTryAgain };
  await changeMatch(deps, matchId, closeIfAnswered);
  return { lockedAtMs, match: await viewMatch(deps, viewer), mayTryAgain };
}
