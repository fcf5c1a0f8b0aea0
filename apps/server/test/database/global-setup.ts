/** Database cluster of a test run, in a temporary folder, with a migrated template to copy. */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { connectDatabase } from '../../src/lib/database/connect.ts';
import { migrateDatabase } from '../../src/lib/database/migrate.ts';
import { startEmbeddedPostgres } from '../../src/lib/embedded-postgres/start-embedded-postgres.ts';
import { databaseUrl, SERVER_URL, TEMPLATE } from './test-databases.ts';

const quiet = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

const FOLDER = 'trivia-test-';

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Removes the folders of killed runs. */
async function removeLeftFolders(): Promise<void> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(FOLDER));
  const left = names.filter((name) => !isAlive(Number.parseInt(name.slice(FOLDER.length), 10)));
  await Promise.all(left.map((name) => rm(join(tmpdir(), name), { recursive: true, force: true })));
}

async function startCluster(): Promise<{ url: string; stop(): Promise<void> }> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, stop: async () => {} };
  await removeLeftFolders();
  const dataDir = await mkdtemp(join(tmpdir(), `${FOLDER}${process.pid}-`));
  const remove = () => rm(dataDir, { recursive: true, force: true });
  try {
    const server = await startEmbeddedPostgres({ dataDir, log: quiet, isDurable: false });
    return { url: server.url, stop: () => server.stop().then(remove) };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function makeTemplate(url: string): Promise<void> {
  const admin = connectDatabase(url, { maxConnections: 1 });
  await sql`DROP DATABASE IF EXISTS ${sql.id(TEMPLATE)}`.execute(admin);
  await sql`CREATE DATABASE ${sql.id(TEMPLATE)}`.execute(admin);
  await admin.destroy();
  const template = connectDatabase(databaseUrl(url, TEMPLATE), { maxConnections: 2 });
  await migrateDatabase(template);
  await template.destroy();
}

export async function setup(): Promise<() => Promise<void>> {
  // Another project of this run has already started it.
  if (process.env[SERVER_URL]) return async () => {};
  const { url, stop } = await startCluster();
  await makeTemplate(url);
  process.env[SERVER_URL] = url;
  return stop;
}
