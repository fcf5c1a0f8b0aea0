import { connectDatabase } from '../../apps/server/src/lib/database/connect.ts';
import { WORK_TIMEOUTS } from '../../apps/server/src/lib/database/timeouts.ts';
import {
  createTestDatabase,
  type TestDatabase,
} from '../../apps/server/test/database/create-test-database.ts';

/** Number of connections, as in a test server. */
const CONNECTIONS = 12;
const UNLIMITED = { ...WORK_TIMEOUTS, statementMs: 0, idleMs: 0 };

/** Creates a database without statement timeouts, for filling and vacuuming large tables. */
export async function openUnlimited(): Promise<TestDatabase> {
  const database = await createTestDatabase();
  const db = connectDatabase(database.url, { maxConnections: CONNECTIONS, timeouts: UNLIMITED });
  const drop = async () => {
    await db.destroy();
    await database.drop();
  };
  return { db, url: database.url, drop };
}
