import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { WebSocket } from 'ws';

/** Finds a free port. */
export async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('No port was given');
  return address.port;
}

/** Limit of a process's open files and sockets. */
export async function openFilesLimit(): Promise<number> {
  const limits = await readFile('/proc/self/limits', 'utf8');
  return Number(/Max open files\s+\S+\s+(\d+)/.exec(limits)?.[1]);
}

export interface Memory {
  /** Resident set size in bytes, including unused memory that the process has not returned. */
  readonly residentBytes: number;
  /** Used heap and external memory in bytes. */
  readonly usedBytes: number;
}

const MEASURE =
  'JSON.stringify((({ rss, heapUsed, external }) => ({ residentBytes: rss, usedBytes: heapUsed + external }))(process.memoryUsage()))';

/** Measures a process that was started with `--inspect=127.0.0.1:PORT`, after a garbage collection. */
export async function measureMemory(inspectPort: number): Promise<Memory> {
  const response = await fetch(`http://127.0.0.1:${inspectPort}/json`);
  const [target] = (await response.json()) as { webSocketDebuggerUrl: string }[];
  const socket = new WebSocket(target?.webSocketDebuggerUrl ?? '');
  await once(socket, 'open');
  const send = async (method: string, params: object = {}): Promise<string> => {
    socket.send(JSON.stringify({ id: 1, method, params }));
    const [reply] = await once(socket, 'message');
    return String(reply);
  };
  await send('HeapProfiler.collectGarbage');
  const { result } = JSON.parse(await send('Runtime.evaluate', { expression: MEASURE }));
  socket.close();
  return JSON.parse(result.result.value);
}
