import type { device } from '@trivia/contract/account/devices.ts';
import type { z } from 'zod/mini';
import type { Deps } from '../../../deps.ts';
import type { SignedInPlayer } from '../../../http/authentication.ts';
import { deviceLabel } from './device-label.ts';

/** Signed-in devices of a player, most recently used first. */
export async function listDevices(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id, sessionId }: Pick<SignedInPlayer, 'id' | 'sessionId'>,
): Promise<{ data: z.infer<typeof device>[] }> {
  const rows = await db
    .selectFrom('session')
    .select(['id', 'user_agent', 'created_at', 'last_seen_at'])
    .where('player_id', '=', id)
    .where('expires_at', '>', new Date(clock.nowMs()))
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .execute();
  const data = rows.map((row) => ({
    id: row.id,
    label: deviceLabel(row.user_agent),
    isCurrent: row.id === sessionId,
    signedInAtMs: row.created_at.getTime(),
    lastSeenAtMs: row.last_seen_at.getTime(),
  }));
  return { data };
}
