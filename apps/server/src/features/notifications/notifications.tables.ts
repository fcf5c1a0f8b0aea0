import type { notificationKinds } from '@trivia/contract/notifications.ts';
import type { Generated } from 'kysely';

export interface NotificationTable {
  id: Generated<string>;
  player_id: string;
  kind: (typeof notificationKinds)[number];
  match_id: string | null;
  coins: Generated<number>;
  points: Generated<number>;
  created_at: Date;
  read_at: Date | null;
}

export interface NotificationTables {
  notification: NotificationTable;
}
