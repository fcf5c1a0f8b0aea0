import type { AuditAction } from '@trivia/contract/staff/staff.ts';
import type { Tx } from '../../lib/database/db.ts';
import type { Actor } from './actor.ts';

export interface AuditRecord {
  readonly action: AuditAction;
  /** The changed object, such as a question by its id. */
  readonly subject: { readonly kind: string; readonly id: string };
  /** JSON without secrets, answers or erasable personal data. */
  readonly details?: Readonly<Record<string, unknown>>;
}

/** Records a change and its author, in the transaction of the change. */
export async function recordAudit(
  tx: Tx,
  actor: Actor,
  { action, subject, details = {} }: AuditRecord,
  nowMs: number,
): Promise<void> {
  await tx
    .insertInto('audit_log')
    .values({
      actor_kind: actor.kind,
      actor_id: actor.id,
      action,
      subject_kind: subject.kind,
      subject_id: subject.id,
      details: JSON.stringify(details),
      recorded_at: new Date(nowMs),
    })
    .execute();
}
