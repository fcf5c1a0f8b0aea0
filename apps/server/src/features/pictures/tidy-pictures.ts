import type { Deps } from '../../deps.ts';
import { createFileStore } from '../../gateways/files/file-store.ts';
import { pictureKey } from './picture-key.ts';

const BATCH_SIZE = 500;

/** Deletes the files of removed pictures. Returns their number. */
export async function tidyPictures({ db, config }: Pick<Deps, 'db' | 'config'>): Promise<number> {
  const files = createFileStore(config);
  const removed = await db.selectFrom('removed_picture').select('id').limit(BATCH_SIZE).execute();
  for (const { id } of removed) {
    await files.delete(pictureKey(id));
    await db.deleteFrom('removed_picture').where('id', '=', id).execute();
  }
  return removed.length;
}
