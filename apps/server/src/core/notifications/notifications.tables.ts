import type { NotificationData, NotificationKind } from '@trivia/contract/account/notifications.ts';
import type { ColumnType, Generated } from 'kysely';

export interface NotificationTable {
  id: Generated<string>;
  player_id: string;
  kind: NotificationKind;
  /** Shape depends on the kind. */
  data: ColumnType<NotificationData[NotificationKind], string, never>;
  created_at: Date;
  read_at: Date | null;
}

export interface NotificationTables {
  notification: NotificationTable;
}
