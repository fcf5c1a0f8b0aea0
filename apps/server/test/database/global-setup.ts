/** Database cluster of a test run, in a temporary folder, with migrated templates to copy. */
import { rm } from 'node:fs/promises';
import { sql } from 'kysely';
import { seedQuestions } from '../../src/core/questions/seed-questions.ts';
import { ManualClock } from '../../src/lib/clock.ts';
import { connectDatabase } from '../../src/lib/database/connect.ts';
import type { Db } from '../../src/lib/database/db.ts';
import { migrateDatabase } from '../../src/lib/database/migrate.ts';
import { startEmbeddedPostgres } from '../../src/lib/embedded-postgres/start-embedded-postgres.ts';
import { makeOwnFolder } from '../support/left-folders.ts';
import { TEST_START_MS, testBank } from '../support/test-bank.ts';
import { databaseUrl, SERVER_URL, TEMPLATE, TEMPLATE_WITH_QUESTIONS } from './test-databases.ts';

const quiet = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

async function startCluster(): Promise<{ url: string; stop(): Promise<void> }> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, stop: async () => {} };
  const dataDir = await makeOwnFolder('trivia-test-');
  const remove = () => rm(dataDir, { recursive: true, force: true });
  try {
    const server = await startEmbeddedPostgres({ dataDir, log: quiet, isDurable: false });
    return { url: server.url, stop: () => server.stop().then(remove) };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Makes a template: a copy of another database, with further content. */
async function makeTemplate(
  url: string,
  { name, copyOf, fill }: { name: string; copyOf: string; fill: (db: Db) => Promise<unknown> },
): Promise<void> {
  const admin = connectDatabase(url, { maxConnections: 1 });
  await sql`DROP DATABASE IF EXISTS ${sql.id(name)}`.execute(admin);
  await sql`CREATE DATABASE ${sql.id(name)} TEMPLATE ${sql.id(copyOf)}`.execute(admin);
  await admin.destroy();
  const template = connectDatabase(databaseUrl(url, name), { maxConnections: 2 });
  await fill(template);
  await template.destroy();
}

async function makeTemplates(url: string): Promise<void> {
  await makeTemplate(url, { name: TEMPLATE, copyOf: 'template1', fill: migrateDatabase });
  const clock = new ManualClock(TEST_START_MS);
  await makeTemplate(url, {
    name: TEMPLATE_WITH_QUESTIONS,
    copyOf: TEMPLATE,
    fill: (db) => seedQuestions({ db, clock }, testBank()),
  });
}

export async function setup(): Promise<() => Promise<void>> {
  // Another project of this run has already started it.
  if (process.env[SERVER_URL]) return async () => {};
  const { url, stop } = await startCluster();
  await makeTemplates(url);
  process.env[SERVER_URL] = url;
  return stop;
}
