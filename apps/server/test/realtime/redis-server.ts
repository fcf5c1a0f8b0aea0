/** Separate Redis for a test file, which can be stopped and restarted. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';

const START_WITHIN_MS = 10_000;

export const hasRedis: boolean = spawnSync('redis-server', ['--version']).status === 0;

export interface RedisServer {
  /** Unix socket, which avoids port conflicts. */
  readonly url: string;
  start(): Promise<void>;
  /** Kills Redis like a power cut, so that nothing is saved. */
  stop(): Promise<void>;
  /** Returns the number of connections of others. */
  countConnections(): Promise<number>;
  /** Sends a signal: SIGSTOP suspends Redis, SIGCONT resumes it. */
  signal(name: 'SIGSTOP' | 'SIGCONT'): void;
  remove(): Promise<void>;
}

async function answers(url: string): Promise<boolean> {
  const redis = new Redis(url, { lazyConnect: true, retryStrategy: () => null });
  redis.on('error', () => {});
  try {
    await redis.connect();
    return (await redis.ping()) === 'PONG';
  } catch {
    return false;
  } finally {
    redis.disconnect();
  }
}

async function countConnections(url: string): Promise<number> {
  const redis = new Redis(url, { retryStrategy: () => null });
  try {
    const [, connections] = /connected_clients:(\d+)/.exec(await redis.info('clients')) ?? [];
    return Number(connections) - 1;
  } finally {
    redis.disconnect();
  }
}

export async function startRedis(): Promise<RedisServer> {
  const folder = await mkdtemp(join(tmpdir(), 'trivia-redis-'));
  const url = join(folder, 'redis.sock');
  let child: ChildProcess | undefined;
  const server: RedisServer = {
    url,
    async start() {
      const settings = [
        '--port',
        '0',
        '--unixsocket',
        url,
        '--save',
        '',
        '--appendonly',
        'no',
        '--dir',
        folder,
      ];
      child = spawn('redis-server', settings, { stdio: 'ignore' });
      const giveUpAtMs = Date.now() + START_WITHIN_MS;
      while (!(await answers(url))) {
        if (Date.now() > giveUpAtMs) throw new Error('Redis did not start.');
        await sleep(20);
      }
    },
    async stop() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const exit = once(child, 'exit');
      child.kill('SIGKILL');
      await exit;
    },
    countConnections: () => countConnections(url),
    signal: (name) => void child?.kill(name),
    async remove() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
  await server.start();
  return server;
}
