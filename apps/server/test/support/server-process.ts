/** Real server in its own process, for tests of its start, stop and crash. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { connectDatabase } from '../../src/lib/database/connect.ts';
import type { Db } from '../../src/lib/database/db.ts';
import { clusterFolder, socketFolder, socketUrl } from '../../src/lib/embedded-postgres/cluster.ts';

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
/** Time limit of a start, reached only by one that hangs: on a busy machine it takes over a minute. */
const START_WITHIN_MS = 300_000;
/** Time limit of a test with servers of its own, whose starts take most of its time. */
export const SERVERS_WITHIN_MS = 1_200_000;

export interface ServerProcess {
  /** Address, such as `http://127.0.0.1:43210`. */
  readonly address: string;
  readonly child: ChildProcess;
  /** Returns the end of the server's log, which has errors only. */
  readLog(): string;
  /** Sends a signal and waits for the end of the process. Returns the exit code; null after a kill by the signal. */
  end(signal: 'SIGTERM' | 'SIGINT' | 'SIGKILL'): Promise<number | null>;
}

export interface EndedProcess {
  readonly exitCode: number | null;
  /** Output on standard error. */
  readonly complaint: string;
}

/** Compile cache of the server, which the environment applies to the entry point as well. */
const COMPILE_CACHE = fileURLToPath(new URL('../../../../node_modules/.cache/server', import.meta.url));
/** Environment of every program started by a test. */
export const programEnvironment = { PATH: process.env.PATH ?? '', NODE_COMPILE_CACHE: COMPILE_CACHE };

/** Settings without the web app, which may just be building, and without unneeded processes. */
const quiet = {
  ...programEnvironment,
  PORT: '0',
  LOG_LEVEL: 'error',
  WEB_DIR: 'none',
  SANDBOX_CARDS: '0',
  SANDBOX_OPERATORS: '0',
};

const launch = (environment: Readonly<Record<string, string>>): ChildProcess =>
  spawn(process.execPath, [MAIN], {
    env: { ...quiet, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** Characters of output that are kept. */
const KEPT_OUTPUT = 20_000;

const collectOutput = (stream: Readable | null): { text: string } => {
  const output = { text: '' };
  stream?.on('data', (chunk) => {
    output.text = (output.text + String(chunk)).slice(-KEPT_OUTPUT);
  });
  return output;
};

async function readAddress(child: ChildProcess): Promise<string | undefined> {
  if (!child.stdout) return undefined;
  for await (const line of createInterface(child.stdout)) {
    const [address] = /http:\S+$/.exec(line) ?? [];
    if (address && !line.startsWith('{')) return address;
  }
  return undefined;
}

/** Starts a server, and waits for its address. */
export async function startServerProcess(
  environment: Readonly<Record<string, string>>,
): Promise<ServerProcess> {
  const child = launch(environment);
  const complaint = collectOutput(child.stderr);
  const timeout = setTimeout(() => child.kill('SIGKILL'), START_WITHIN_MS);
  const address = await readAddress(child);
  clearTimeout(timeout);
  if (!address) throw new Error(`The server did not start: ${complaint.text}`);
  const log = collectOutput(child.stdout);
  child.stdout?.resume();
  return {
    address,
    child,
    readLog: () => log.text,
    async end(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      const exit = once(child, 'exit');
      child.kill(signal);
      await exit;
      return child.exitCode;
    },
  };
}

/** Runs a server whose start is expected to fail. */
export async function runToEnd(environment: Readonly<Record<string, string>>): Promise<EndedProcess> {
  const child = launch(environment);
  const complaint = collectOutput(child.stderr);
  child.stdout?.resume();
  const timeout = setTimeout(() => child.kill('SIGKILL'), START_WITHIN_MS);
  await once(child, 'close');
  clearTimeout(timeout);
  return { exitCode: child.exitCode, complaint: complaint.text };
}

/** Connects to the embedded database of a server's data folder. */
export const connectToServersDatabase = async (dataDir: string): Promise<Db> =>
  connectDatabase(socketUrl(await socketFolder(clusterFolder(dataDir))), { maxConnections: 4 });

/** Removes a data folder, with retries while the database of a killed server still cleans up. */
export const removeFolder = (folder: string): Promise<void> =>
  rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
