import { connectDatabase } from '../../apps/server/src/lib/database/connect.ts';
import { WORK_PATIENCE } from '../../apps/server/src/lib/database/patience.ts';
import {
  createTestDatabase,
  type TestDatabase,
} from '../../apps/server/test/database/create-test-database.ts';

/** Connections of a test server, too. */
const CONNECTIONS = 12;
const UNLIMITED = { ...WORK_PATIENCE, statementMs: 0, idleMs: 0 };

/** Creates a database in which statements may take as long as filling and vacuuming a large one does. */
export async function openUnlimited(): Promise<TestDatabase> {
  const database = await createTestDatabase();
  const db = connectDatabase(database.url, { maxConnections: CONNECTIONS, patience: UNLIMITED });
  const drop = async () => {
    await db.destroy();
    await database.drop();
  };
  return { db, url: database.url, drop };
}
