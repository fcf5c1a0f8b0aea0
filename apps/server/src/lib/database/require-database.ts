/** Startup check that the configured database is usable, with an explanation if not. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, DatabaseError } from 'pg';

/** Reason why the database at DATABASE_URL can't be used, in one sentence for the administrator. */
export class DatabaseAddressError extends Error {
  override readonly name = 'DatabaseAddressError';
}

const ANSWERS_WITHIN_MS = 5_000;
const STARTS_WITHIN_MS = 30_000;
const RETRY_MS = 250;
/** SQLSTATE cannot_connect_now: starting up or shutting down. */
const STARTING_UP = '57P03';

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

const isOneOf = (error: unknown, codes: readonly string[]): boolean => codes.includes(codeOf(error));

/** Reason, as the rest of a sentence about the address. It never contains the password. */
function reasonOf(error: unknown, { user, database }: Pick<Client, 'user' | 'database'>): string {
  if (isOneOf(error, ['ECONNREFUSED', 'ENOENT', 'ECONNRESET'])) return 'nothing listens there';
  if (isOneOf(error, ['ENOTFOUND', 'EAI_AGAIN'])) return 'no host of that name is known';
  if (isOneOf(error, ['28P01', '28000'])) return `it does not let the user ${user} in with that password`;
  if (isOneOf(error, ['3D000'])) return `it has no database named ${database}`;
  if (error instanceof DatabaseError) return `it says: ${error.message}`;
  return error instanceof Error && /timeout/.test(error.message)
    ? `it does not answer within ${ANSWERS_WITHIN_MS / 1_000} s`
    : `it can't be reached${codeOf(error) && ` (${codeOf(error)})`}`;
}

async function probe(client: Client): Promise<void> {
  // A broken connection emits an error besides the one that is thrown.
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('SELECT 1');
  } finally {
    await client.end().catch(() => {});
  }
}

function makeClient(url: string): Client {
  try {
    return new Client({
      connectionString: url,
      connectionTimeoutMillis: ANSWERS_WITHIN_MS,
      query_timeout: ANSWERS_WITHIN_MS,
      // Set here as in the pools, because a pooler refuses startup parameters that it does not know.
      statement_timeout: ANSWERS_WITHIN_MS,
      idle_in_transaction_session_timeout: ANSWERS_WITHIN_MS,
    });
  } catch (error) {
    throw new DatabaseAddressError(`DATABASE_URL can't be read (${codeOf(error) || 'it is no address'}).`);
  }
}

/**
 * Waits for a database that is starting.
 * @throws {DatabaseAddressError} if it can't be used, with its host and port.
 */
export async function requireDatabase(url: string): Promise<void> {
  for (const giveUpAtMs = Date.now() + STARTS_WITHIN_MS; ; await sleep(RETRY_MS)) {
    const client = makeClient(url);
    try {
      return await probe(client);
    } catch (error) {
      if (codeOf(error) === STARTING_UP && Date.now() < giveUpAtMs) continue;
      const reason = reasonOf(error, client);
      throw new DatabaseAddressError(
        `The database that DATABASE_URL names, at ${client.host}:${client.port}, can't be used: ${reason}.`,
      );
    }
  }
}
