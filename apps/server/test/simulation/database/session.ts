/** Real connection to the database, which runs one statement at a time. */
import { Client } from 'pg';
import { valueTypes } from '../../../src/lib/database/connect.ts';

export interface Query {
  readonly text: string;
  readonly values: readonly unknown[];
  /** Statement sent before it, such as the start of a transaction. */
  readonly before?: string | undefined;
}

export interface Reply {
  readonly rows: unknown[];
  readonly count: number;
  readonly command: string;
}

export type Outcome = { readonly reply: Reply } | { readonly error: unknown };

/** Statement in execution. */
export interface Running {
  readonly query: Query;
  /** True while the transaction has done nothing, so that the statement can be cancelled and resent. */
  readonly isFirst: boolean;
  readonly deliver: (outcome: Outcome) => void;
  outcome: Outcome | undefined;
  /** True while waiting for another session's lock. */
  isWaiting: boolean;
  done: Promise<void>;
}

export interface Session {
  readonly client: Client;
  readonly pid: number;
  isInTransaction: boolean;
  running: Running | undefined;
}

/** Generic plans are made once per statement, which suffices for the small tables of a world. */
const SETTINGS = '-c jit=off -c synchronous_commit=off -c plan_cache_mode=force_generic_plan';

const names = new Map<string, string>();

/** Name of a session's prepared statement. */
function nameOf(text: string): string {
  const name = names.get(text) ?? `s${names.size}`;
  names.set(text, name);
  return name;
}

export async function openSession(url: string): Promise<Session> {
  const client = new Client({ connectionString: url, options: SETTINGS, pipeline: true });
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  return { client, pid: rows[0]?.pid ?? 0, isInTransaction: false, running: undefined };
}

export async function ask({ client }: Session, { text, values, before }: Query): Promise<Reply> {
  const started = before ? client.query(before) : undefined;
  const prepared = { name: nameOf(text), text, values: [...values], types: valueTypes };
  const [{ rows, rowCount, command }] = await Promise.all([client.query(prepared), started]);
  return { rows, count: rowCount ?? 0, command };
}

/** Sends a session's statement. */
export function send(session: Session, running: Running): void {
  running.outcome = undefined;
  running.isWaiting = false;
  running.done = ask(session, running.query).then(
    (reply) => {
      running.outcome = { reply };
    },
    (error: unknown) => {
      running.outcome = { error };
    },
  );
}
