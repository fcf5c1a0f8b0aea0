/** One database cluster for a run of the tests, in a temporary folder, and a migrated template to copy. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { startEmbeddedPostgres } from '../../embedded-postgres/start-embedded-postgres.ts';
import { connectDatabase } from '../connect.ts';
import { migrateDatabase } from '../migrate.ts';
import { databaseUrl, SERVER_URL, TEMPLATE } from './test-databases.ts';

const quiet = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

async function startCluster(): Promise<{ url: string; stop(): Promise<void> }> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, stop: async () => {} };
  const dataDir = await mkdtemp(join(tmpdir(), 'trivia-test-'));
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
  const { url, stop } = await startCluster();
  await makeTemplate(url);
  process.env[SERVER_URL] = url;
  return stop;
}
