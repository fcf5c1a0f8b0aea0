import { cellsOf, type DrawnQuestion, drawOrder, levelOrder } from '@trivia/rules/draw.ts';
import { sql } from 'kysely';
import { latestPoolName, type PoolName, readNamedPool } from '../core/questions/pool.ts';
import type { Tx } from '../lib/database/db.ts';
import type { QuestionPick } from './hook-data.ts';
import { type LockedMatch, peopleOf } from './locked-match.ts';

/** Candidates in the first lookup. Later lookups are larger, for players who have seen most of the pool. */
const FIRST_BATCH = 16;
const BATCH_GROWTH = 4;

interface Asked extends DrawnQuestion {
  /** True for a question of this match, false for an open one of another match of its players. */
  readonly isOwn: boolean;
}

interface DrawContext {
  readonly pool: PoolName | null;
  /** Questions of this match, and open ones of the players' other matches. */
  readonly asked: readonly Asked[];
}

async function readContext(tx: Tx, matchId: string, playerIds: readonly string[]): Promise<DrawContext> {
  const { rows } = await sql<DrawContext>`
    SELECT ${latestPoolName} AS pool,
           (SELECT coalesce(json_agg(json_build_object('id', question.id, 'categoryId', question.category_id,
                                                       'isOwn', round.match_id = ${matchId})), '[]')
              FROM match_round round JOIN question ON question.id = round.question_id
             WHERE round.match_id = ANY (ARRAY(SELECT match_id FROM match_player
                                                WHERE player_id = ANY (${playerIds}::uuid[]) AND is_active))
               AND (round.match_id = ${matchId} OR round.closed_at IS NULL)) AS asked`.execute(tx);
  return rows[0] ?? { pool: null, asked: [] };
}

interface Candidate {
  readonly id: string;
  readonly version: number;
  readonly rightOption: number;
  readonly isSeen: boolean;
}

/** Current versions of candidates, by their ids. */
async function readCandidates(tx: Tx, playerIds: readonly string[], questionIds: readonly string[]) {
  const { rows } = await sql<Candidate>`
    SELECT question.id, question.version, edition.right_option AS "rightOption",
           EXISTS (SELECT FROM player_question seen
                    WHERE seen.player_id = ANY (${playerIds}::uuid[]) AND seen.question_id = question.id) AS "isSeen"
      FROM unnest(${questionIds}::text[]) AS wanted (id)
      JOIN question ON question.id = wanted.id
      JOIN question_version edition ON edition.question_id = question.id AND edition.version = question.version`.execute(
    tx,
  );
  return new Map(rows.map((candidate) => [candidate.id, candidate]));
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

/** Finds the first candidate that no player has seen or is being asked. */
async function findUnseen(
  tx: Tx,
  playerIds: readonly string[],
  asked: readonly Asked[],
  order: Iterator<string, void>,
): Promise<Candidate | undefined> {
  for (let size = FIRST_BATCH; ; size *= BATCH_GROWTH) {
    const ids = takeNext(order, size);
    if (ids.length === 0) return undefined;
    const candidates = await readCandidates(tx, playerIds, ids);
    const isFree = (id: string): boolean =>
      candidates.get(id)?.isSeen === false && !asked.some((one) => one.id === id);
    const unseen = ids.find(isFree);
    if (unseen !== undefined) return candidates.get(unseen);
  }
}

/** Finds the candidate that was seen longest ago; ties go to the earlier one in `order`. */
async function findOldest(
  tx: Tx,
  playerIds: readonly string[],
  order: readonly string[],
): Promise<Candidate | undefined> {
  const { rows } = await sql<{ id: string }>`
    SELECT listed.id
      FROM unnest(${order}::text[]) WITH ORDINALITY AS listed (id, ordinal)
      JOIN player_question seen ON seen.question_id = listed.id AND seen.player_id = ANY (${playerIds}::uuid[])
     GROUP BY listed.id, listed.ordinal
     ORDER BY max(seen.last_seen_at), listed.ordinal
     LIMIT 1`.execute(tx);
  const [oldest] = rows;
  return oldest && (await readCandidates(tx, playerIds, [oldest.id])).get(oldest.id);
}

/**
 * Draws the next question in the order that the match's seed gives: unseen ones first, then the least recently seen.
 */
export async function drawFromBank({ tx, match, setup }: LockedMatch, round: number): Promise<QuestionPick> {
  const playerIds = peopleOf(setup);
  const context = await readContext(tx, match.id, playerIds);
  const pool = context.pool && (await readNamedPool(tx, context.pool));
  const draw = {
    seed: match.seed,
    round,
    levels: levelOrder({ seed: match.seed, round, rounds: match.round_count }),
    cells: cellsOf(pool?.cells ?? [], setup.categoryId),
    drawn: context.asked.filter(({ isOwn }) => isOwn),
  };
  const unseen = await findUnseen(tx, playerIds, context.asked, drawOrder(draw));
  const drawn = unseen ?? (await findOldest(tx, playerIds, [...drawOrder(draw)]));
  if (!pool || !drawn) throw new Error('The bank has no question left for this match');
  const { id: questionId, version, rightOption } = drawn;
  return { questionId, version, rightOption, poolRevision: pool.revision, isRepeat: unseen === undefined };
}
