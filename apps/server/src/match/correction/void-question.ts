import { sql } from 'kysely';
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

/** Matches a statement. */
const AT_ONCE = 1_000;

interface Asked {
  readonly id: string;
  readonly opensText: string;
}

/**
 * Lists the next matches with the question, oldest first. It includes matches in play: one may be ending with the
 * question still valid. Times are text: PostgreSQL's are finer than a Date.
 */
async function listMatches(
  db: Db,
  question: { readonly id: string; readonly version: number },
  after: Asked | undefined,
): Promise<readonly Asked[]> {
  const { opensText, id } = after ?? { opensText: '-infinity', id: '00000000-0000-0000-0000-000000000000' };
  const { rows } = await sql<Asked>`
    SELECT match_id AS id, opens_at::text AS "opensText" FROM match_round
     WHERE question_id = ${question.id} AND question_version = ${question.version}
       AND opens_at >= ${opensText}::timestamptz AND (opens_at, match_id) > (${opensText}::timestamptz, ${id}::uuid)
     ORDER BY opens_at, match_id LIMIT ${AT_ONCE}`.execute(db);
  return rows;
}

/** Reads all matches with the question, some at a time. */
async function* allMatches(db: Db, question: { readonly id: string; readonly version: number }) {
  for (let after: Asked | undefined; ; ) {
    const matches = await listMatches(db, question, after);
    for (const { id } of matches) yield id;
    after = matches.at(-1);
    if (matches.length < AT_ONCE) return;
  }
}

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
  for await (const id of allMatches(deps.db, { id: questionId, version })) {
    const players = await correctFinished(deps, id, questionId);
    if (players === undefined) continue;
    matches += 1;
    corrected += players;
  }
  return { version, matches, corrected };
}
