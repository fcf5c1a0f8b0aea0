import type { NotificationData, NotificationKind } from '@trivia/contract/account/notifications.ts';
import type { Tx } from '../../lib/database/db.ts';

export type NewNotification = {
  readonly [K in NotificationKind]: {
    readonly playerId: string;
    readonly kind: K;
    readonly data: NotificationData[K];
  };
}[NotificationKind];

/** Adds a notification for a player, in the transaction of its cause. */
export async function notify(
  tx: Tx,
  { playerId, kind, data }: NewNotification,
  nowMs: number,
): Promise<void> {
  await tx
    .insertInto('notification')
    .values({
      player_id: playerId,
      kind,
      data: JSON.stringify(data),
      created_at: new Date(nowMs),
      read_at: null,
    })
    .execute();
}
