import { cellsOf, type DrawnQuestion, drawOrder, levelOrder } from '@trivia/rules/draw.ts';
import { sql } from 'kysely';
import { readPool } from '../features/questions/pool.ts';
import type { Tx } from '../lib/deps.ts';
import type { MatchEdit } from './match-edit.ts';
import type { QuestionPick } from './mode-host.ts';

/** How many questions are looked up at once; more each time, for players who have seen most of the pool. */
const FIRST_LOOK = 16;
const LOOK_GROWTH = 4;

const listDrawn = (tx: Tx, matchId: string): Promise<DrawnQuestion[]> =>
  tx
    .selectFrom('match_round')
    .innerJoin('question', 'question.id', 'match_round.question_id')
    .select(['question.id', 'question.category_id as categoryId'])
    .where('match_id', '=', matchId)
    .execute();

/** Of some questions, those that a player was asked before or is being asked in another match. */
async function listSeen(tx: Tx, playerIds: readonly string[], questionIds: readonly string[]) {
  const { rows } = await sql<{ id: string }>`
    SELECT question_id AS id FROM player_question
     WHERE player_id = ANY (${playerIds}::uuid[]) AND question_id = ANY (${questionIds}::text[])
     UNION
    SELECT round.question_id FROM match_player seat JOIN match_round round USING (match_id)
     WHERE seat.player_id = ANY (${playerIds}::uuid[]) AND seat.is_active
       AND round.closed_at IS NULL AND round.question_id = ANY (${questionIds}::text[])`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

function takeNext(order: Iterator<string, void>, count: number): string[] {
  const taken: string[] = [];
  while (taken.length < count) {
    const { value } = order.next();
    if (value === undefined) break;
    taken.push(value);
  }
  return taken;
}

/** The first of the order that none of the players has seen. */
async function findUnseen(tx: Tx, playerIds: readonly string[], order: Iterator<string, void>) {
  for (let look = FIRST_LOOK; ; look *= LOOK_GROWTH) {
    const ids = takeNext(order, look);
    if (ids.length === 0) return undefined;
    const seen = await listSeen(tx, playerIds, ids);
    const unseen = ids.find((id) => !seen.has(id));
    if (unseen !== undefined) return unseen;
  }
}

/** Of those that were all seen, the one seen the longest time ago; among equals the first of the order. */
async function findOldest(tx: Tx, playerIds: readonly string[], order: readonly string[]) {
  const { rows } = await sql<{ id: string }>`
    SELECT listed.id
      FROM unnest(${order}::text[]) WITH ORDINALITY AS listed (id, place)
      JOIN player_question seen ON seen.question_id = listed.id AND seen.player_id = ANY (${playerIds}::uuid[])
     GROUP BY listed.id, listed.place
     ORDER BY max(seen.last_seen_at), listed.place
     LIMIT 1`.execute(tx);
  return rows[0]?.id;
}

const versionOf = (tx: Tx, questionId: string) =>
  tx.selectFrom('question').select('version').where('id', '=', questionId).executeTakeFirstOrThrow();

/** The next question by the match's seed: unseen ones first, then the least recently seen, difficulty rising. */
export async function drawFromBank({ tx, match, setup }: MatchEdit, round: number): Promise<QuestionPick> {
  const pool = await readPool(tx);
  const playerIds = setup.players.map(({ id }) => id);
  const draw = {
    seed: match.seed,
    round,
    levels: levelOrder({ seed: match.seed, round, rounds: match.round_count }),
    cells: cellsOf(pool?.cells ?? [], setup.categoryId),
    drawn: await listDrawn(tx, match.id),
  };
  const unseen = await findUnseen(tx, playerIds, drawOrder(draw));
  const questionId = unseen ?? (await findOldest(tx, playerIds, [...drawOrder(draw)]));
  if (!pool || questionId === undefined) throw new Error('The bank has no question left for this match');
  const { version } = await versionOf(tx, questionId);
  return { questionId, version, poolRevision: pool.revision, isRepeat: unseen === undefined };
}
