import type { AuditAction } from '@trivia/contract/staff/staff.ts';
import type { ColumnType, Generated } from 'kysely';
import type { Actor } from './actor.ts';

export interface AuditLogTable {
  id: Generated<number>;
  actor_kind: Actor['kind'];
  actor_id: string;
  action: AuditAction;
  subject_kind: string;
  subject_id: string;
  details: ColumnType<Record<string, unknown>, string, never>;
  recorded_at: Date;
}

export interface AuditTables {
  audit_log: AuditLogTable;
}
