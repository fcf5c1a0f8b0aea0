import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type S3Server, startS3Server } from '../../../test/support/s3-server.ts';
import { readConfig } from '../../config/config.ts';
import { createFileStore, type FileStore } from './file-store.ts';

const KEY = 'avatars/one.webp';

let folder: string;
let s3: S3Server;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trivia-files-'));
  s3 = await startS3Server();
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'test');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'test');
});
afterAll(async () => {
  vi.unstubAllEnvs();
  s3.stop();
  await rm(folder, { recursive: true, force: true });
});

const stores: Readonly<Record<string, () => FileStore>> = {
  'a folder': () => createFileStore(readConfig({ DATA_DIR: folder })),
  'a bucket': () =>
    createFileStore(
      readConfig({ DATA_DIR: folder, FILES_S3_BUCKET: 'pictures', FILES_S3_ENDPOINT: s3.endpoint }),
    ),
};

describe.each(Object.keys(stores))('files in %s', (name) => {
  it('files are stored, replaced and deleted by key', async () => {
    const files = stores[name]?.() as FileStore;
    expect(await files.get(KEY)).toBeUndefined();
    await files.put(KEY, Buffer.from('first'));
    await files.put(KEY, Buffer.from([0, 255, 1, 254]));
    expect(await files.get(KEY)).toEqual(Buffer.from([0, 255, 1, 254]));
    await files.delete(KEY);
    await files.delete(KEY);
    expect(await files.get(KEY)).toBeUndefined();
  });
});

it('stores a picture in the configured bucket, signed and with its content type', async () => {
  await stores['a bucket']?.().put(KEY, Buffer.from('picture'));
  expect(s3.objects.get(`/pictures/${KEY}`)).toEqual({
    content: Buffer.from('picture'),
    contentType: 'image/webp',
  });
});

it('reports an unreachable bucket', async () => {
  const endpoint = 'http://127.0.0.1:9';
  const files = createFileStore(
    readConfig({ DATA_DIR: folder, FILES_S3_BUCKET: 'pictures', FILES_S3_ENDPOINT: endpoint }),
  );
  await expect(files.put(KEY, Buffer.from('picture'))).rejects.toThrow();
});
