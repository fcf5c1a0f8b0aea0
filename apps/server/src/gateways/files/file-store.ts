/** File store, by key: on this machine, or in an S3 bucket. */
import { join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Config } from '../../config/config.ts';

export interface FileStore {
  put(key: string, content: Buffer, contentType?: string): Promise<void>;
  /** Content of a file; undefined if there is none. */
  get(key: string): Promise<Buffer | undefined>;
  /** Deletes a file, if it exists. */
  delete(key: string): Promise<void>;
}

async function openDisk({
  FILES_S3_BUCKET,
  FILES_S3_REGION,
  FILES_S3_ENDPOINT,
  dataDir,
}: Config): Promise<Disk> {
  if (!FILES_S3_BUCKET)
    return new Disk(new FSDriver({ location: join(dataDir, 'files'), visibility: 'private' }));
  // Import the client on demand: most installations don't need it, and it loads slowly.
  const { S3Driver } = await import('flydrive/drivers/s3');
  return new Disk(
    new S3Driver({
      bucket: FILES_S3_BUCKET,
      region: FILES_S3_REGION,
      ...(FILES_S3_ENDPOINT && { endpoint: FILES_S3_ENDPOINT, forcePathStyle: true }),
      supportsACL: false,
      visibility: 'private',
    }),
  );
}

/** Creates the configured store. The S3 client reads its credentials from the environment. */
export function createFileStore(config: Config): FileStore {
  let opened: Promise<Disk> | undefined;
  const disk = () => {
    opened ??= openDisk(config);
    return opened;
  };
  return {
    async put(key, content, contentType = 'image/webp') {
      await (await disk()).put(key, content, { contentType });
    },
    async get(key) {
      const store = await disk();
      return (await store.exists(key)) ? Buffer.from(await store.getBytes(key)) : undefined;
    },
    async delete(key) {
      await (await disk()).delete(key);
    },
  };
}
