/** PgBouncer in transaction mode, configured as in docs/operations/pgbouncer.md. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, chmod, chown, mkdtemp, readFile, readlink, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { chooseRunAs, type RunAs } from '../../src/lib/embedded-postgres/run-as.ts';

const START_WITHIN_MS = 10_000;
const PORT = 6432;

/** Settings required by the server, as documented for operators. */
export const NEEDED_SETTINGS = {
  pool_mode: 'transaction',
  ignore_startup_parameters: 'statement_timeout,idle_in_transaction_session_timeout',
} as const;

export const hasPgBouncer: boolean = spawnSync('pgbouncer', ['--version']).status === 0;

export interface PgBouncer {
  /** URL of the database through PgBouncer. */
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Allows a user of this machine in the tests' cluster, which normally knows only its own. The lock file beside its
 * socket has the process id, which leads to its folder.
 */
async function letIn(databaseUrl: string, user: string): Promise<void> {
  const url = new URL(databaseUrl);
  const socketFolder = url.searchParams.get('host');
  if (socketFolder === null) return;
  const lock = await readFile(join(socketFolder, '.s.PGSQL.5432.lock'), 'utf8');
  const [pid = ''] = lock.split('\n');
  const dataFolder = await readlink(`/proc/${pid}/cwd`);
  await chmod(dirname(dataFolder), 0o711);
  await appendFile(join(dataFolder, 'pg_ident.conf'), `server "${user}" ${url.username}\n`);
  process.kill(Number(pid), 'SIGHUP');
}

/** Connection string of the database, in the format of libpq. */
function targetOf(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  const parts = {
    host: url.searchParams.get('host') ?? url.hostname,
    port: url.port || '5432',
    user: decodeURIComponent(url.username),
    ...(url.password && { password: decodeURIComponent(url.password) }),
  };
  return Object.entries(parts)
    .map(([name, value]) => `${name}='${value}'`)
    .join(' ');
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('SELECT 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
}

/** User to run as if the current one is root, since PgBouncer and PostgreSQL refuse to run as root. */
async function lendUser(folder: string): Promise<RunAs> {
  const runAs = await chooseRunAs(join(folder, 'new'));
  if (runAs.isOther) await chown(folder, runAs.uid, runAs.gid);
  return runAs;
}

const nameOf = (uid: number): string =>
  spawnSync('id', ['-nu', String(uid)])
    .stdout.toString()
    .trim();

/**
 * Starts it before a database.
 * @param connections limit of its connections to the database
 * @param settings in place of those that a server needs
 */
export async function startPgBouncer(
  databaseUrl: string,
  connections: number,
  settings: Readonly<Record<string, string>> = NEEDED_SETTINGS,
): Promise<PgBouncer> {
  const folder = await mkdtemp(join(tmpdir(), 'trivia-pgbouncer-'));
  const { uid, gid, isOther } = await lendUser(folder);
  if (isOther) await letIn(databaseUrl, nameOf(uid));
  const all = {
    ...settings,
    default_pool_size: String(connections),
    max_client_conn: '500',
    // Every client connects by the socket folder, with the role above.
    auth_type: 'any',
    listen_port: String(PORT),
    unix_socket_dir: folder,
  };
  const file = join(folder, 'pgbouncer.ini');
  const lines = Object.entries(all).map(([name, value]) => `${name} = ${value}`);
  await writeFile(file, `[databases]\n* = ${targetOf(databaseUrl)}\n[pgbouncer]\n${lines.join('\n')}\n`);
  const child = spawn('pgbouncer', [file], { stdio: 'ignore', ...(isOther && { uid, gid }) });
  const url = new URL(databaseUrl);
  url.search = `?host=${encodeURIComponent(folder)}&port=${PORT}`;
  url.port = '';
  const stop = async () => {
    await end(child);
    await rm(folder, { recursive: true, force: true });
  };
  for (const giveUpAtMs = Date.now() + START_WITHIN_MS; !(await answers(url.href)); await sleep(20)) {
    if (Date.now() < giveUpAtMs && child.exitCode === null) continue;
    await stop();
    throw new Error(`PgBouncer did not start as ${isOther ? nameOf(uid) : userInfo().username}.`);
  }
  return { url: url.href, stop };
}
