import { createHmac, randomBytes } from 'node:crypto';
import type { Db } from '../../../lib/database/db.ts';

export type SightingKind = 'device' | 'network';

const KEY_BYTES = 32;
const keys = new WeakMap<object, Promise<Buffer>>();

async function loadKey(db: Db): Promise<Buffer> {
  await db
    .insertInto('sighting_key')
    .values({ key: randomBytes(KEY_BYTES) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { key } = await db.selectFrom('sighting_key').select('key').executeTakeFirstOrThrow();
  return key;
}

/** Key shared by all nodes, read once. After a failed read the next caller tries again. */
function keyOf(db: Db): Promise<Buffer> {
  const known = keys.get(db);
  if (known) return known;
  const loading = loadKey(db);
  keys.set(db, loading);
  loading.catch(() => keys.delete(db));
  return loading;
}

/** HMAC-SHA-256 under the key of this installation. */
export const keyedHash = async (db: Db, value: string): Promise<Buffer> =>
  createHmac('sha256', await keyOf(db))
    .update(value)
    .digest();

/** HMAC-SHA-256 of a device id or network. Without the key, it can't be reversed by trying addresses. */
export const hashSighting = (db: Db, kind: SightingKind, value: string): Promise<Buffer> =>
  keyedHash(db, `${kind}/${value}`);
