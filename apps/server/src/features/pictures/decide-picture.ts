import type { listReportedPicturesRoute } from '@trivia/contract/account/pictures.ts';
import type { RouteReply } from '@trivia/contract/route.ts';
import { sql } from 'kysely';
import type { Actor } from '../../core/audit/actor.ts';
import { recordAudit } from '../../core/audit/record-audit.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../lib/app-error.ts';
import { inTransaction } from '../../lib/database/transaction.ts';
import { updatePublicLook } from '../appearance/wear/update-public-look.ts';
import { removePictureOf } from './remove-picture.ts';

type Reported = RouteReply<typeof listReportedPicturesRoute>['data'][number];

const MOST = 100;

/** Reported pictures without a decision, most reports first. */
export async function listReportedPictures({ db }: Pick<Deps, 'db'>): Promise<{ data: Reported[] }> {
  const { rows } = await sql<Reported>`
    SELECT p.id, p.player_id AS "playerId", p.status = 'hidden' AS "isHidden", count(*)::int AS reports,
           array_agg(DISTINCT r.reason) AS reasons
      FROM player_picture p JOIN picture_report r ON r.picture_id = p.id
     WHERE p.status <> 'approved'
     GROUP BY p.id ORDER BY count(*) DESC, p.created_at LIMIT ${MOST}`.execute(db);
  return { data: rows };
}

export interface PictureDecision {
  readonly id: string;
  readonly decision: 'approve' | 'remove';
}

/** Approves a picture, so that later reports don't hide it, or removes it. Refuses with NOT_FOUND. */
export async function decidePicture(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  { id, decision }: PictureDecision,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const nowMs = clock.nowMs();
    const picture = await tx
      .selectFrom('player_picture')
      .select('player_id')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!picture) throw new AppError('NOT_FOUND');
    if (decision === 'remove') await removePictureOf(tx, picture.player_id, new Date(nowMs));
    else await tx.updateTable('player_picture').set({ status: 'approved' }).where('id', '=', id).execute();
    await updatePublicLook(tx, picture.player_id, nowMs);
    const action = decision === 'remove' ? 'picture.removed' : 'picture.approved';
    const details = { playerId: picture.player_id };
    await recordAudit(tx, actor, { action, subject: { kind: 'picture', id }, details }, nowMs);
  });
}
