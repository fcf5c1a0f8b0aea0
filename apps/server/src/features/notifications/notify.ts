import type { Tx } from '../../lib/deps.ts';
import type { NotificationTable } from './notifications.tables.ts';

export interface NewNotification {
  readonly playerId: string;
  readonly kind: NotificationTable['kind'];
  readonly matchId?: string;
  readonly coins?: number;
  readonly points?: number;
}

/** Tells a player of something, in the transaction in which it happened. */
export async function notify(
  tx: Tx,
  { playerId, kind, matchId, coins = 0, points = 0 }: NewNotification,
  nowMs: number,
): Promise<void> {
  await tx
    .insertInto('notification')
    .values({
      player_id: playerId,
      kind,
      match_id: matchId ?? null,
      coins,
      points,
      created_at: new Date(nowMs),
      read_at: null,
    })
    .execute();
}
