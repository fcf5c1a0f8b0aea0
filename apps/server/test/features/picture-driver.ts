/** Server for uploads of pictures, with a temporary folder for files. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildTestServer, type TestServer } from '../support/build-test-server.ts';
import type { TestPlayer } from '../support/test-player.ts';

export class PictureDriver {
  readonly server: TestServer;
  readonly #folder: string;
  #addresses = 0;

  constructor(server: TestServer, folder: string) {
    this.server = server;
    this.#folder = folder;
  }

  /** Uploads a picture from a new IP address, which avoids rate limits, and by a new player unless given. */
  async upload(file: Buffer, given?: TestPlayer) {
    const player = given ?? (await this.server.signUp());
    this.#addresses += 1;
    const reply = await this.server.app.inject({
      method: 'POST',
      url: '/api/user/avatar',
      remoteAddress: `10.9.${this.#addresses >> 8}.${this.#addresses & 255}`,
      headers: { authorization: `Bearer ${player.token}`, 'content-type': 'application/octet-stream' },
      payload: file,
    });
    return { player, status: reply.statusCode, body: reply.json(), headers: reply.headers };
  }

  see(url: string) {
    return this.server.app.inject({ url });
  }

  async close(): Promise<void> {
    await this.server.close();
    await rm(this.#folder, { recursive: true, force: true });
  }
}

export async function openPictures({ hasQuestions = false } = {}): Promise<PictureDriver> {
  const folder = await mkdtemp(join(tmpdir(), 'trivia-pictures-'));
  const server = await buildTestServer({ hasQuestions, environment: { DATA_DIR: folder } });
  return new PictureDriver(server, folder);
}
