import { sql } from 'kysely';
import type { Actor } from '../../core/audit/actor.ts';
import { markVoid } from '../../core/questions/mark-void.ts';
import type { Deps } from '../../deps.ts';
import type { Db } from '../../lib/database/db.ts';
import { inTransaction } from '../../lib/database/transaction.ts';
import { askedHour } from '../asked-hour.ts';
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

interface Question {
  readonly id: string;
  readonly version: number;
}

interface Asked {
  readonly id: string;
  readonly hour: Date;
}

/**
 * Lists the matches that asked the question in one hour, the earliest hour after `after` in which a match did.
 * Matches in play are listed too, because one may be ending with the question still valid.
 */
async function listMatches(
  db: Db,
  { id, version }: Question,
  after: Date | undefined,
): Promise<readonly Asked[]> {
  const { rows } = await sql<Asked>`
    SELECT match_id AS id, ${askedHour} AS hour FROM match_round
     WHERE question_id = ${id} AND question_version = ${version}
       AND ${askedHour} = (
         SELECT ${askedHour} FROM match_round
          WHERE question_id = ${id} AND question_version = ${version}
            AND ${askedHour} > ${after ?? '-infinity'}::timestamptz
          ORDER BY ${askedHour} LIMIT 1)`.execute(db);
  return rows;
}

/** Iterates over all matches with the question, hour by hour, oldest first. */
async function* allMatches(db: Db, question: Question) {
  for (let after: Date | undefined; ; ) {
    const matches = await listMatches(db, question, after);
    for (const { id } of matches) yield id;
    after = matches.at(-1)?.hour;
    if (!after) return;
  }
}

/** Corrects a finished match and returns the number of refunded players; undefined while it is in play. */
const correctFinished = ({ db, clock }: Needs, matchId: string, questionId: string) =>
  inTransaction(db, async (tx) => {
    const match = await lockMatch(tx, matchId);
    return match?.status === 'over' ? await correctMatch(tx, match, questionId, clock.nowMs()) : undefined;
  });

/**
 * Voids a question: it leaves the pool, counts as answered right in every match that asked it, and its costs are
 * refunded once, however often this is called. Matches in play are corrected when they end.
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
