import type { PictureReason } from '@trivia/contract/account/pictures.ts';
import type { Generated } from 'kysely';

export interface PlayerPictureTable {
  id: string;
  player_id: string;
  status: Generated<'shown' | 'hidden' | 'approved'>;
  created_at: Date;
}

export interface PictureReportTable {
  picture_id: string;
  reporter_id: string;
  reason: PictureReason;
  reported_at: Date;
}

export interface RemovedPictureTable {
  id: string;
  removed_at: Date;
}

export interface PictureTables {
  player_picture: PlayerPictureTable;
  picture_report: PictureReportTable;
  removed_picture: RemovedPictureTable;
}
