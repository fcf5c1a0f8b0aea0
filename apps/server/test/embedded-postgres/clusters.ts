/** Databases in temporary folders, stopped and removed after each test. */
import type { ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach } from 'vitest';
import { clusterFolder } from '../../src/lib/embedded-postgres/cluster.ts';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../src/lib/embedded-postgres/start-embedded-postgres.ts';
import { killProcess, spawnDatabaseProcess } from './database-process.ts';

const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

export interface TestClusters {
  /** Folder of this test, parent of the database's folder. */
  readonly home: string;
  readonly dataDir: string;
  start(folder?: string): Promise<EmbeddedPostgres>;
  /** Starts a process that runs a database. */
  hold(folder?: string, uid?: number): ChildProcess;
}

/** Creates a folder for each test of the file. */
export function useClusters(): TestClusters {
  let home = '';
  const running: EmbeddedPostgres[] = [];
  const holders: ChildProcess[] = [];
  const dataDir = () => join(home, 'data');

  beforeEach(async () => {
    home = await mkdtemp(join(tmpdir(), 'trivia-embedded-'));
  });
  afterEach(async () => {
    for (const holder of holders.splice(0)) await killProcess(holder);
    for (const database of running.splice(0)) await database.stop();
    await rm(home, { recursive: true, force: true, maxRetries: 50, retryDelay: 100 });
  });

  return {
    get home() {
      return home;
    },
    get dataDir() {
      return dataDir();
    },
    async start(folder = dataDir()) {
      const database = await startEmbeddedPostgres({ dataDir: folder, log });
      running.push(database);
      return database;
    },
    hold(folder = dataDir(), uid = undefined) {
      const holder = spawnDatabaseProcess(folder, uid);
      holders.push(holder);
      return holder;
    },
  };
}

/** Runs a query over a new connection. */
export async function ask(url: string, text: string): Promise<unknown[][]> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query({ text, rowMode: 'array' })).rows;
  } finally {
    await client.end();
  }
}

/** Returns the process id of the postmaster; NaN without one. */
export function postmasterPid(dataDir: string): number {
  const file = join(clusterFolder(dataDir), 'postmaster.pid');
  return existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : Number.NaN;
}
