import type { ErasedPlayer, PersonalData } from '../../core/personal-data.ts';
import type { Db, Tx } from '../../lib/database/db.ts';
import { removePictureOf } from './remove-picture.ts';

const picture = (db: Db, playerId: string) =>
  db
    .selectFrom('player_picture')
    .select(['id', 'status', 'created_at'])
    .where('player_id', '=', playerId)
    .executeTakeFirst();

export const pictureData: PersonalData = {
  exports: { picture },
  erase: (tx: Tx, { id }: ErasedPlayer, now: Date) => removePictureOf(tx, id, now),
  erased: ['player_picture.player_id', 'picture_report.reporter_id'],
};
