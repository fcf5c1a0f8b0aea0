import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { connectDatabase } from '../../src/lib/database/connect.ts';
import type { Db } from '../../src/lib/database/db.ts';
import { databaseUrl, SERVER_URL, TEMPLATE, TEMPLATE_WITH_QUESTIONS } from './test-databases.ts';

export interface TestDatabase {
  readonly db: Db;
  readonly url: string;
  /** Closes the connections and removes the database. */
  drop(): Promise<void>;
}

const MAX_CONNECTIONS = 12;

/** Creates a migrated database, with the test questions on request, as a copy of this run's template. */
export const createTestDatabase = ({ hasQuestions = false } = {}): Promise<TestDatabase> =>
  copyDatabase(hasQuestions ? TEMPLATE_WITH_QUESTIONS : TEMPLATE);

/** Creates an empty database, for tests of the migrations themselves. */
export const createEmptyDatabase = (): Promise<TestDatabase> => copyDatabase('template0');

async function copyDatabase(template: string): Promise<TestDatabase> {
  const serverUrl = process.env[SERVER_URL];
  if (!serverUrl) throw new Error('Run this by vitest, whose global setup starts the database');
  const name = `trivia_test_${randomBytes(8).toString('hex')}`;
  const admin = connectDatabase(serverUrl, { maxConnections: 1 });
  // Files are copied instead of logged pages, which takes half the time.
  await sql`CREATE DATABASE ${sql.id(name)} TEMPLATE ${sql.id(template)} STRATEGY file_copy`.execute(admin);
  const url = databaseUrl(serverUrl, name);
  const db = connectDatabase(url, { maxConnections: MAX_CONNECTIONS });
  return {
    db,
    url,
    async drop() {
      await db.destroy();
      try {
        // FORCE would fail during a vacuum of the database.
        await sql`DROP DATABASE ${sql.id(name)}`.execute(admin);
      } finally {
        await admin.destroy();
      }
    },
  };
}
