import { randomUUID } from 'node:crypto';
import { lockPlayers } from '../../core/players/lock-players.ts';
import type { Deps } from '../../deps.ts';
import type { FileStore } from '../../gateways/files/file-store.ts';
import { AppError } from '../../lib/app-error.ts';
import { inTransaction } from '../../lib/database/transaction.ts';
import { type ImageWorker, WorkerBusy } from '../../lib/images/image-worker.ts';
import { sniffImage } from '../../lib/images/sniff-image.ts';
import { updatePublicLook } from '../appearance/wear/update-public-look.ts';
import { pictureKey } from './picture-key.ts';
import { removePictureOf } from './remove-picture.ts';

export interface PictureDeps {
  readonly files: FileStore;
  readonly images: ImageWorker;
}

async function encode({ images }: PictureDeps, file: Buffer): Promise<Buffer> {
  const kind = sniffImage(file);
  if (!kind) throw new AppError('INVALID_IMAGE');
  try {
    const avatar = await images.encode(kind, file);
    if (avatar) return avatar;
  } catch (error) {
    if (error instanceof WorkerBusy) throw new AppError('SERVICE_UNAVAILABLE');
    throw error;
  }
  throw new AppError('INVALID_IMAGE');
}

/**
 * Stores a picture as the player's own, re-encoded. Refuses other files, and pictures that decode to too many pixels,
 * with INVALID_IMAGE, and with SERVICE_UNAVAILABLE when too many are queued.
 */
export async function uploadPicture(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  pictureDeps: PictureDeps,
  { playerId, file }: { readonly playerId: string; readonly file: Buffer },
): Promise<void> {
  const avatar = await encode(pictureDeps, file);
  const id = randomUUID();
  // Store the file first: a row without a file would be a broken picture, a file without a row only wastes space.
  await pictureDeps.files.put(pictureKey(id), avatar);
  await inTransaction(db, async (tx) => {
    const now = new Date(clock.nowMs());
    await lockPlayers(tx, [playerId]);
    await removePictureOf(tx, playerId, now);
    await tx.insertInto('player_picture').values({ id, player_id: playerId, created_at: now }).execute();
    await updatePublicLook(tx, playerId, now.getTime());
  });
}
