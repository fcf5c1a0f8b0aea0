import type { ColumnType } from 'kysely';

export interface IdempotencyKeyTable {
  player_id: string;
  key: string;
  call: string;
  body_hash: Buffer;
  /** Result of the call as JSON; null for older rows without one. */
  result: ColumnType<unknown, string | null, string | null>;
  used_at: Date;
}

export interface IdempotencyTables {
  idempotency_key: IdempotencyKeyTable;
}
