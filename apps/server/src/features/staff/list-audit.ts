import { limits } from '@trivia/contract/limits.ts';
import type { AuditEntry } from '@trivia/contract/staff/staff.ts';
import type { Deps } from '../../deps.ts';

/**
 * Page of the audit log, newest first. `cursor` is the last id of the previous page; a malformed one starts from the
 * newest.
 */
export async function listAudit(
  { db }: Pick<Deps, 'db'>,
  { cursor }: { readonly cursor?: string | undefined },
): Promise<{ data: AuditEntry[]; nextCursor: string | null }> {
  const beforeId = /^\d{1,15}$/.test(cursor ?? '') ? Number(cursor) : undefined;
  const rows = await db
    .selectFrom('audit_log')
    .selectAll()
    .$if(beforeId !== undefined, (query) => query.where('id', '<', beforeId ?? 0))
    .orderBy('id', 'desc')
    .limit(limits.pageSize + 1)
    .execute();
  const data = rows.slice(0, limits.pageSize).map((row) => ({
    id: String(row.id),
    actor: { kind: row.actor_kind, id: row.actor_id },
    action: row.action,
    subject: { kind: row.subject_kind, id: row.subject_id },
    details: row.details,
    recordedAtMs: row.recorded_at.getTime(),
  }));
  return { data, nextCursor: rows.length > data.length ? (data.at(-1)?.id ?? null) : null };
}
