import {
  type Notification,
  notificationKinds,
  type notificationTabs,
} from '@trivia/contract/account/notifications.ts';
import { limits } from '@trivia/contract/limits.ts';
import type { Deps } from '../../deps.ts';
import type { Db } from '../../lib/database/db.ts';
import type { NotificationTable } from './notifications.tables.ts';

type Tab = (typeof notificationTabs)[number];

export interface NotificationQuery {
  readonly playerId: string;
  readonly tab: Tab;
  /** Id of the last notification on the previous page. */
  readonly cursor?: string | undefined;
}

/** Kinds of notifications under each tab. */
const kindsOf: Readonly<Record<Tab, readonly NotificationTable['kind'][]>> = {
  events: [],
  notifications: [...notificationKinds],
};

/** Number of notifications that the player has not read. */
export async function countUnread(db: Db, playerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('notification')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('player_id', '=', playerId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A player's notifications, newest first. An invalid cursor starts at the newest. */
export async function listNotifications(
  { db }: Pick<Deps, 'db'>,
  { playerId, tab, cursor }: NotificationQuery,
): Promise<{ data: Notification[]; nextCursor: string | null; unreadCount: number }> {
  const beforeId = /^\d{1,15}$/.test(cursor ?? '') ? cursor : undefined;
  const rows = await db
    .selectFrom('notification')
    .selectAll()
    .where('player_id', '=', playerId)
    .where((eb) => eb('kind', '=', eb.fn.any(eb.val(kindsOf[tab]))))
    .$if(beforeId !== undefined, (query) => query.where('id', '<', beforeId ?? ''))
    .orderBy('id', 'desc')
    .limit(limits.pageSize + 1)
    .execute();
  // Migrations and `notify` keep the data of each kind in the contract's shape.
  const data = rows.slice(0, limits.pageSize).map((row) => ({
    id: String(row.id),
    kind: row.kind,
    data: row.data,
    createdAtMs: row.created_at.getTime(),
    isRead: row.read_at !== null,
  })) as Notification[];
  const nextCursor = rows.length > data.length ? (data.at(-1)?.id ?? null) : null;
  return { data, nextCursor, unreadCount: await countUnread(db, playerId) };
}

export async function readNotifications(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  playerId: string,
): Promise<void> {
  await db
    .updateTable('notification')
    .set({ read_at: new Date(clock.nowMs()) })
    .where('player_id', '=', playerId)
    .where('read_at', 'is', null)
    .execute();
}
