import { randomUUID } from 'node:crypto';
import { lockPlayers } from '../../core/players/lock-players.ts';
import type { Deps } from '../../deps.ts';
import type { FileStore } from '../../gateways/files/file-store.ts';
import { AppError } from '../../lib/app-error.ts';
import { inTransaction } from '../../lib/database/transaction.ts';
import { type ImageWorker, WorkerBusy } from '../../lib/images/image-worker.ts';
import { sniffImage } from '../../lib/images/sniff-image.ts';
import { showLook } from '../appearance/wear/show-look.ts';
import { pictureKey } from './picture-key.ts';
import { removePictureOf } from './remove-picture.ts';

export interface PictureParts {
  readonly files: FileStore;
  readonly images: ImageWorker;
}

async function encode({ images }: PictureParts, file: Buffer): Promise<Buffer> {
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
 * Takes a picture as the player's own, encoded anew. Refuses other files, and pictures too large once unpacked, with
 * INVALID_IMAGE, and with SERVICE_UNAVAILABLE when too many wait.
 */
export async function uploadPicture(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  parts: PictureParts,
  { playerId, file }: { readonly playerId: string; readonly file: Buffer },
): Promise<void> {
  const avatar = await encode(parts, file);
  const id = randomUUID();
  // The file comes first: a row without one would be a broken picture, a file without a row is only lost space.
  await parts.files.put(pictureKey(id), avatar);
  await inTransaction(db, async (tx) => {
    const now = new Date(clock.nowMs());
    await lockPlayers(tx, [playerId]);
    await removePictureOf(tx, playerId, now);
    await tx.insertInto('player_picture').values({ id, player_id: playerId, created_at: now }).execute();
    await showLook(tx, playerId, now.getTime());
  });
}
