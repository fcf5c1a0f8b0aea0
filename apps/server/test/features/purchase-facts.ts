/** Reads facts about purchases from the database, for tests. */
import { getMembership } from '../../src/core/subscription/membership.ts';
import type { TestServer } from '../support/build-test-server.ts';
import type { TestPlayer } from '../support/test-player.ts';

const DAY_MS = 24 * 60 * 60_000;

export const membershipOf = async ({ db, clock }: TestServer, { id }: TestPlayer) =>
  (await getMembership(db, id, clock.nowMs())).id;

/** Computes the remaining days of a player's Plus. */
export async function plusDays({ db, clock }: TestServer, { id }: TestPlayer): Promise<number> {
  const grants = await db
    .selectFrom('access_grant')
    .selectAll()
    .where('player_id', '=', id)
    .where('revoked_at', 'is', null)
    .execute();
  const nowMs = clock.nowMs();
  const leftMs = grants.map(({ starts_at, ends_at }) =>
    Math.max(0, ends_at.getTime() - Math.max(nowMs, starts_at.getTime())),
  );
  return leftMs.reduce((sum, ms) => sum + ms, 0) / DAY_MS;
}

/** Counts how often a purchase's benefit was granted or revoked. */
export async function countGrantChanges({ db }: TestServer, purchaseId: string): Promise<number> {
  const { turns } = await db
    .selectFrom('purchase')
    .select('turns')
    .where('id', '=', purchaseId)
    .executeTakeFirstOrThrow();
  return turns;
}
