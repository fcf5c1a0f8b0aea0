import { afterEach, expect, it, vi } from 'vitest';
import { type LaunchedServer, type LaunchOptions, launchServer } from './launch-server.ts';
import { superviseServer } from './supervise-server.ts';

vi.mock('./launch-server.ts');
vi.mock('./leftover-server.ts');
afterEach(() => vi.resetAllMocks());

const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
const runAs = { uid: 0, gid: 0, isOther: false };
const place: LaunchOptions = {
  clusterDir: import.meta.dirname,
  bin: '/nowhere',
  isDurable: false,
  log,
  runAs,
};

function serverThatEnds() {
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const stop = vi.fn(async () => end());
  const server = { ended, lastOutput: '', stop };
  return { end, stop, launched: { server, sockets: '/nowhere' } as unknown as LaunchedServer };
}

it('stops a server that is restarting during the shutdown', async () => {
  const [first, second] = [serverThatEnds(), serverThatEnds()];
  const { promise: isStarted, resolve: start } = Promise.withResolvers<LaunchedServer>();
  vi.mocked(launchServer).mockResolvedValueOnce(first.launched).mockReturnValueOnce(isStarted);
  const { stop, ended } = await superviseServer(place);
  first.end();
  await vi.waitFor(() => expect(launchServer).toHaveBeenCalledTimes(2));
  const stopped = stop();
  start(second.launched);
  await stopped;
  expect(second.stop).toHaveBeenCalled();
  expect(await ended).toBeUndefined();
});
