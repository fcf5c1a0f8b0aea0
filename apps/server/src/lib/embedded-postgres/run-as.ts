/** User that the database server runs as. PostgreSQL refuses to run as root, so root starts it as another user. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

export interface RunAs {
  readonly uid: number;
  readonly gid: number;
  /** Whether this is not Node's own user. */
  readonly isOther: boolean;
}

/** Candidates in order of preference; the second one exists on every Linux. */
const LENT_USERS = ['postgres', 'nobody'];

/** Finds a user in the text of /etc/passwd. */
export function findUser(passwd: string, name: string): { uid: number; gid: number } | undefined {
  const fields = passwd
    .split('\n')
    .find((line) => line.startsWith(`${name}:`))
    ?.split(':');
  const [uid, gid] = [Number(fields?.[2]), Number(fields?.[3])];
  return Number.isInteger(uid) && Number.isInteger(gid) ? { uid, gid } : undefined;
}

function unprivilegedUser(): RunAs {
  const passwd = readFileSync('/etc/passwd', 'utf8');
  for (const name of LENT_USERS) {
    const user = findUser(passwd, name);
    if (user && user.uid !== 0) return { ...user, isOther: true };
  }
  throw new EmbeddedPostgresError(
    `PostgreSQL does not run as root, and there is no user ${LENT_USERS.join(' or ')} to run it as. Start the server as another user, or set DATABASE_URL.`,
  );
}

/** Owner of the database; for a new one, the user to own it. */
export async function chooseRunAs(clusterDir: string): Promise<RunAs> {
  const own = userInfo();
  const owner = await stat(clusterDir).catch(() => undefined);
  if (own.uid !== 0) return checkOwner(clusterDir, owner?.uid, own);
  if (!owner) return unprivilegedUser();
  if (owner.uid !== 0) return { uid: owner.uid, gid: owner.gid, isOther: true };
  throw new EmbeddedPostgresError(
    `The database folder ${clusterDir} belongs to root, but PostgreSQL does not run as root. Give it to another user: chown -R nobody ${clusterDir}`,
  );
}

function checkOwner(
  clusterDir: string,
  ownerUid: number | undefined,
  own: { uid: number; gid: number },
): RunAs {
  if (ownerUid === undefined || ownerUid === own.uid) return { uid: own.uid, gid: own.gid, isOther: false };
  throw new EmbeddedPostgresError(
    `The database folder ${clusterDir} belongs to the user with the number ${ownerUid}. Start the server as that user or as root, or choose another folder with DATA_DIR.`,
  );
}

let setprivWorks: boolean | undefined;

function hasSetpriv(): boolean {
  setprivWorks ??= spawnSync('setpriv', ['--pdeathsig', 'keep', 'true']).status === 0;
  return setprivWorks;
}

export interface SpawnAs {
  readonly cwd: string;
  /** Signal from the kernel when Node dies; SIGINT is PostgreSQL's fast shutdown. */
  readonly deathSignal: 'INT' | 'KILL';
}

/**
 * Starts a program as that user, tied to the life of this process where the system can do that. It has its
 * own process group, so that Ctrl-C in a terminal reaches only Node, which then stops the database last.
 */
export function spawnAs(runAs: RunAs, file: string, args: readonly string[], options: SpawnAs): ChildProcess {
  const env = { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };
  const common = { cwd: options.cwd, env, detached: true } as const;
  if (!hasSetpriv()) {
    const identity = runAs.isOther ? { uid: runAs.uid, gid: runAs.gid } : {};
    return spawn(file, [...args], { ...common, ...identity });
  }
  const identity = runAs.isOther ? [`--reuid=${runAs.uid}`, `--regid=${runAs.gid}`, '--clear-groups'] : [];
  return spawn('setpriv', ['--pdeathsig', options.deathSignal, ...identity, '--', file, ...args], common);
}
