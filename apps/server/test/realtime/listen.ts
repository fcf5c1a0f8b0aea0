/** Real sockets of a test server, on its own port. */
import type { AddressInfo } from 'node:net';
import Echo from 'laravel-echo';
import pusherJs from 'pusher-js';
import type { TestServer } from '../support/build-test-server.ts';
import type { TestPlayer } from '../support/test-player.ts';
import { clientOptions, closeWith } from './clients.ts';

/** Starts listening, and returns the port. */
export async function listen({ app, deps }: TestServer): Promise<number> {
  await deps.realtime.start();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return port;
}

export type PlayerEcho = Echo<'pusher'>;

/** Connects `laravel-echo` like the web does, with its default paths. */
export function connectEcho(
  server: TestServer,
  port: number,
  { token }: Pick<TestPlayer, 'token'>,
): PlayerEcho {
  const base = `http://127.0.0.1:${port}`;
  const echo: PlayerEcho = new Echo({
    ...clientOptions(port),
    broadcaster: 'pusher',
    key: server.deps.realtime.app.key,
    Pusher: pusherJs,
    bearerToken: token,
    auth: { headers: {} },
    authEndpoint: `${base}/broadcasting/auth`,
    userAuthentication: { endpoint: `${base}/broadcasting/user-auth`, transport: 'ajax', headers: {} },
  });
  closeWith(echo);
  return echo;
}
