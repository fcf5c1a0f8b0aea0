/** Access rules of the embedded database. */
import { open, rename, rm } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { DATABASE_NAME } from './cluster.ts';
import type { RunAs } from './run-as.ts';

/**
 * Replaces a file by a new one, because in a folder of the less privileged user the old one may be a link elsewhere.
 */
async function replaceFile(path: string, text: string, owner: RunAs): Promise<void> {
  const aside = `${path}.new`;
  await rm(aside, { force: true });
  const file = await open(aside, 'wx', 0o600);
  try {
    await file.writeFile(text);
    if (owner.isOther) await file.chown(owner.uid, owner.gid);
  } finally {
    await file.close();
  }
  await rename(aside, path);
}

/**
 * Writes `pg_hba.conf`: only the user that Node runs as may connect, checked by the kernel (peer), and only in the
 * server's own role. Rewritten at every start, because that user may change, such as when root takes a folder over.
 */
export async function writeAccessRules(clusterDir: string, owner: RunAs): Promise<void> {
  await replaceFile(join(clusterDir, 'pg_hba.conf'), `local all ${DATABASE_NAME} peer map=server\n`, owner);
  const identity = `server "${userInfo().username}" ${DATABASE_NAME}\n`;
  await replaceFile(join(clusterDir, 'pg_ident.conf'), identity, owner);
}
