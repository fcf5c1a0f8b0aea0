import type { PictureReason } from '@trivia/contract/account/pictures.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../lib/app-error.ts';
import { inTransaction } from '../../lib/database/transaction.ts';
import { updatePublicLook } from '../appearance/wear/update-public-look.ts';

/** Number of players whose reports hide a picture until staff decide. */
const REPORTS_TO_HIDE = 3;

export interface PictureReport {
  readonly pictureId: string;
  readonly reporterId: string;
  readonly reason: PictureReason;
}

/** Reports a picture, once per player. Refuses a removed picture, and the player's own, with NOT_FOUND. */
export async function reportPicture(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { pictureId, reporterId, reason }: PictureReport,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const picture = await tx
      .selectFrom('player_picture')
      .select(['player_id', 'status'])
      .where('id', '=', pictureId)
      .where('player_id', '<>', reporterId)
      .forUpdate()
      .executeTakeFirst();
    if (!picture) throw new AppError('NOT_FOUND');
    const row = { picture_id: pictureId, reporter_id: reporterId, reason };
    await tx
      .insertInto('picture_report')
      .values({ ...row, reported_at: new Date(clock.nowMs()) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { count } = await tx
      .selectFrom('picture_report')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('picture_id', '=', pictureId)
      .executeTakeFirstOrThrow();
    if (picture.status !== 'shown' || Number(count) < REPORTS_TO_HIDE) return;
    await tx.updateTable('player_picture').set({ status: 'hidden' }).where('id', '=', pictureId).execute();
    await updatePublicLook(tx, picture.player_id, clock.nowMs());
  });
}
