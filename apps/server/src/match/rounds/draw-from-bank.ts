import { cellsOf, type DrawnQuestion, drawOrder, levelOrder } from '@trivia/rules/draw.ts';
import { sql } from 'kysely';
import { readPool } from '../../core/questions/pool.ts';
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

async function listAsked(tx: Tx, matchId: string, playerIds: readonly string[]): Promise<Asked[]> {
  const { rows } = await sql<Asked>`
    SELECT question.id, question.category_id AS "categoryId", round.match_id = ${matchId} AS "isOwn"
      FROM match_round round JOIN question ON question.id = round.question_id
     WHERE round.match_id = ANY (ARRAY(SELECT match_id FROM match_player
                                        WHERE player_id = ANY (${playerIds}::uuid[]) AND is_active))
       AND (round.match_id = ${matchId} OR round.closed_at IS NULL)`.execute(tx);
  return rows;
}

async function listSeen(tx: Tx, playerIds: readonly string[], questionIds: readonly string[]) {
  const rows = await tx
    .selectFrom('player_question')
    .select('question_id')
    .where((eb) => eb('player_id', '=', eb.fn.any(sql<string[]>`${playerIds}::uuid[]`)))
    .where((eb) => eb('question_id', '=', eb.fn.any(eb.val(questionIds))))
    .execute();
  return new Set(rows.map(({ question_id }) => question_id));
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
) {
  for (let look = FIRST_LOOK; ; look *= LOOK_GROWTH) {
    const ids = takeNext(order, look);
    if (ids.length === 0) return undefined;
    const seen = await listSeen(tx, playerIds, ids);
    const unseen = ids.find((id) => !seen.has(id) && !asked.some((one) => one.id === id));
    if (unseen !== undefined) return unseen;
  }
}

/** Finds the candidate that was seen longest ago; ties go to the earlier one in `order`. */
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

/**
 * Draws the next question by the match's seed: unseen ones first, then the least recently seen, difficulty
 * rising.
 */
export async function drawFromBank({ tx, match, setup }: LockedMatch, round: number): Promise<QuestionPick> {
  const pool = await readPool(tx);
  const playerIds = peopleOf(setup);
  const asked = await listAsked(tx, match.id, playerIds);
  const draw = {
    seed: match.seed,
    round,
    levels: levelOrder({ seed: match.seed, round, rounds: match.round_count }),
    cells: cellsOf(pool?.cells ?? [], setup.categoryId),
    drawn: asked.filter(({ isOwn }) => isOwn),
  };
  const unseen = await findUnseen(tx, playerIds, asked, drawOrder(draw));
  const questionId = unseen ?? (await findOldest(tx, playerIds, [...drawOrder(draw)]));
  if (!pool || questionId === undefined) throw new Error('The bank has no question left for this match');
  const { version } = await versionOf(tx, questionId);
  return { questionId, version, poolRevision: pool.revision, isRepeat: unseen === undefined };
}
