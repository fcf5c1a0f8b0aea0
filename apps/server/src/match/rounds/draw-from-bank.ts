import { cellsOf, type DrawnQuestion, drawOrder, levelOrder } from '@trivia/rules/draw.ts';
import { sql } from 'kysely';
import { latestPoolName, type PoolName, readNamedPool } from '../../core/questions/pool.ts';
import type { Tx } from '../../deps.ts';
import { type LockedMatch, peopleOf } from '../locked-match.ts';
import type { QuestionPick } from '../mode-host.ts';

/** Number of candidates in the first lookup; it grows for players who have seen most of the pool. */
const FIRST_LOOK = 16;
const LOOK_GROWTH = 4;

interface Asked extends DrawnQuestion {
  /** True for an open question of this match, false for one of another match of a player. */
  readonly isOwn: boolean;
}

interface Ground {
  readonly pool: PoolName | null;
  /** Questions that the players are being asked. */
  readonly asked: readonly Asked[];
}

async function readGround(tx: Tx, matchId: string, playerIds: readonly string[]): Promise<Ground> {
  const { rows } = await sql<Ground>`
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
      FROM question
      JOIN question_version edition ON edition.question_id = question.id AND edition.version = question.version
     WHERE question.id = ANY (${questionIds}::text[])`.execute(tx);
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
  for (let look = FIRST_LOOK; ; look *= LOOK_GROWTH) {
    const ids = takeNext(order, look);
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
      FROM unnest(${order}::text[]) WITH ORDINALITY AS listed (id, place)
      JOIN player_question seen ON seen.question_id = listed.id AND seen.player_id = ANY (${playerIds}::uuid[])
     GROUP BY listed.id, listed.place
     ORDER BY max(seen.last_seen_at), listed.place
     LIMIT 1`.execute(tx);
  const [oldest] = rows;
  return oldest && (await readCandidates(tx, playerIds, [oldest.id])).get(oldest.id);
}

/**
 * Draws the next question by the match's seed: unseen ones first, then the least recently seen, difficulty
 * rising.
 */
export async function drawFromBank({ tx, match, setup }: LockedMatch, round: number): Promise<QuestionPick> {
  const playerIds = peopleOf(setup);
  const ground = await readGround(tx, match.id, playerIds);
  const pool = ground.pool && (await readNamedPool(tx, ground.pool));
  const draw = {
    seed: match.seed,
    round,
    levels: levelOrder({ seed: match.seed, round, rounds: match.round_count }),
    cells: cellsOf(pool?.cells ?? [], setup.categoryId),
    drawn: ground.asked.filter(({ isOwn }) => isOwn),
  };
  const unseen = await findUnseen(tx, playerIds, ground.asked, drawOrder(draw));
  const drawn = unseen ?? (await findOldest(tx, playerIds, [...drawOrder(draw)]));
  if (!pool || !drawn) throw new Error('The bank has no question left for this match');
  const { id: questionId, version, rightOption } = drawn;
  return { questionId, version, rightOption, poolRevision: pool.revision, isRepeat: unseen === undefined };
}
