import { sql } from 'kysely';
import { lockPlayers } from '../../../core/players/lock-players.ts';
import { listPlus } from '../../../core/subscription/membership.ts';
import type { Deps } from '../../../deps.ts';
import { inTransaction } from '../../../lib/database/transaction.ts';
import { publishUserPatch } from '../../live/publish-user-event.ts';
import { getAppearance, plusFrames } from './get-appearance.ts';
import { updatePublicLook } from './update-public-look.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'log' | 'realtime'>;

const BATCH_SIZE = 1_000;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** Lists players after an id who wear a Plus frame, visible or hidden. */
const listWearers = ({ db }: Needs, afterId: string) =>
  db
    .selectFrom('player_appearance as look')
    .innerJoin('player', 'player.id', 'look.player_id')
    .select(['player.id', 'player.avatar'])
    .where(sql<boolean>`look.worn->>'frame' = ANY(${[...plusFrames]})`)
    .where('look.player_id', '>', afterId)
    .orderBy('look.player_id')
    .limit(BATCH_SIZE)
    .execute();

async function change({ db, clock, log, realtime }: Needs, playerId: string): Promise<void> {
  const nowMs = clock.nowMs();
  try {
    const { frame } = await inTransaction(db, async (tx) => {
      await lockPlayers(tx, [playerId]);
      await updatePublicLook(tx, playerId, nowMs);
      return await getAppearance(tx, playerId, nowMs);
    });
    publishUserPatch(realtime, playerId, { frame });
  } catch (error) {
    log.error({ err: error, playerId }, 'frame of Plus could not be changed');
  }
}

/**
 * Hides Plus frames of players whose Plus has ended, and shows them again when it returns. Returns the number of
 * changes.
 */
export async function syncPlusFrames(deps: Needs): Promise<number> {
  let changedCount = 0;
  let lastId: string | undefined = FIRST_ID;
  while (lastId !== undefined) {
    const wearers = await listWearers(deps, lastId);
    const ids = wearers.map(({ id }) => id);
    const plus = await listPlus(deps.db, ids, deps.clock.nowMs());
    const changed = wearers.filter(({ id, avatar }) => plus.has(id) !== (avatar.frame !== undefined));
    for (const { id } of changed) await change(deps, id);
    changedCount += changed.length;
    lastId = wearers.length === BATCH_SIZE ? ids.at(-1) : undefined;
  }
  return changedCount;
}
