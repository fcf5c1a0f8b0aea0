import type { Deps } from '../../deps.ts';
import { createFileStore } from '../../gateways/files/file-store.ts';
import { pictureKey } from './picture-key.ts';

const AT_ONCE = 500;

/** Deletes the files of removed pictures. Returns how many. */
export async function tidyPictures({ db, config }: Pick<Deps, 'db' | 'config'>): Promise<number> {
  const files = createFileStore(config);
  const removed = await db.selectFrom('removed_picture').select('id').limit(AT_ONCE).execute();
  for (const { id } of removed) {
    await files.delete(pictureKey(id));
    await db.deleteFrom('removed_picture').where('id', '=', id).execute();
  }
  return removed.length;
}
