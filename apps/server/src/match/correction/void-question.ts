import type { Actor } from '../../core/audit/actor.ts';
import { markVoid } from '../../core/questions/mark-void.ts';
import type { Db, Deps } from '../../deps.ts';
import { inTransaction } from '../../lib/database/transaction.ts';
import { lockMatch } from '../change-match.ts';
import { correctMatch } from './correct-match.ts';

type Needs = Pick<Deps, 'db' | 'clock'>;

export interface VoidReport {
  /** Undefined for an unknown question. */
  readonly version: number | undefined;
  /** Finished matches that asked it. */
  readonly matches: number;
  /** Players refunded by this call. */
  readonly corrected: number;
}

/** Includes matches in play: one may be ending, and not know of the void yet. */
const listMatches = (db: Db, questionId: string, version: number) =>
  db
    .selectFrom('match_round')
    .select('match_id as id')
    .where('question_id', '=', questionId)
    .where('question_version', '=', version)
    .orderBy('opens_at')
    .execute();

/** Corrects a finished match and returns the number of refunded players; undefined while it is in play. */
const correctFinished = ({ db, clock }: Needs, matchId: string, questionId: string) =>
  inTransaction(db, async (tx) => {
    const match = await lockMatch(tx, matchId);
    return match?.status === 'over' ? await correctMatch(tx, match, questionId, clock.nowMs()) : undefined;
  });

/**
 * Voids a question: it is not drawn any more, counts as answered right wherever it was asked, and its costs
 * are refunded to players, once, however often this is called. Matches in play are corrected when they end.
 */
export async function voidQuestion(
  deps: Needs,
  actor: Actor,
  questionId: string,
  reason: string,
): Promise<VoidReport> {
  const version = await markVoid(deps, actor, questionId, reason);
  if (version === undefined) return { version, matches: 0, corrected: 0 };
  let [matches, corrected] = [0, 0];
  for (const { id } of await listMatches(deps.db, questionId, version)) {
    const players = await correctFinished(deps, id, questionId);
    if (players === undefined) continue;
    matches += 1;
    corrected += players;
  }
  return { version, matches, corrected };
}
