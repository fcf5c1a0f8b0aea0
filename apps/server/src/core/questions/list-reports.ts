import type { ReportReason } from '@trivia/contract/play/reports.ts';
import { sql } from 'kysely';
import type { Deps } from '../../deps.ts';

export interface ReportedQuestion {
  readonly id: string;
  readonly version: number;
  readonly prompt: string;
  readonly reports: number;
  readonly reasons: Readonly<Partial<Record<ReportReason, number>>>;
  /** Notes of the latest reports. */
  readonly notes: readonly string[];
}

/** Reported questions that were not voided since, the most reported first. */
export async function listReports({ db }: Pick<Deps, 'db'>): Promise<ReportedQuestion[]> {
  const { rows } = await sql<ReportedQuestion>`
    SELECT r.question_id AS id, r.version, max(t.prompt) AS prompt, count(*)::int AS reports,
           (SELECT jsonb_object_agg(reason, count)
              FROM (SELECT reason, count(*)::int AS count FROM question_report each
                     WHERE each.question_id = r.question_id AND each.version = r.version GROUP BY reason) counted
           ) AS reasons,
           coalesce((array_agg(r.note ORDER BY r.reported_at DESC) FILTER (WHERE r.note IS NOT NULL))[:5], '{}')
             AS notes
      FROM question_report r
      JOIN question_text t ON t.question_id = r.question_id AND t.version = r.version AND t.language = 'en'
     WHERE NOT EXISTS (SELECT 1 FROM question_void v
                        WHERE v.question_id = r.question_id AND v.version = r.version)
     GROUP BY r.question_id, r.version
     ORDER BY reports DESC, id`.execute(db);
  return rows;
}
