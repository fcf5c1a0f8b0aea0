/** Process of clients that send requests byte by byte, and reconnect when they are closed. */
import { spawnSync } from 'node:child_process';
import { connect } from 'node:net';
import { constants, setPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

export interface SlowOrder {
  readonly address: string;
  readonly clients: number;
  /** Number of loopback addresses in use. */
  readonly addresses: number;
}

const DRIP_EVERY_MS = 5_000;
const COME_BACK_AFTER_MS = 10_000;
const OPEN_AT_ONCE = 50;
const PAUSE_MS = 20;
const HEAD = 'POST /api/auth/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n';
const STARTS = [`${HEAD}x-slow: `, `${HEAD}content-length: 60000\r\n\r\n`] as const;

function drip({ address, addresses }: SlowOrder, index: number): void {
  const { port } = new URL(address);
  // The players use 127.0.0.1.
  const localAddress = `127.0.0.${2 + (index % addresses)}`;
  const socket = connect({ host: '127.0.0.1', port: Number(port), localAddress });
  socket.on('error', () => {});
  socket.resume();
  socket.write(STARTS[index % 2] ?? HEAD);
  const timer = setInterval(() => socket.write('x'), DRIP_EVERY_MS);
  socket.on('close', () => {
    clearInterval(timer);
    setTimeout(() => drip({ address, clients: 1, addresses }, index), COME_BACK_AFTER_MS);
  });
}

/**
 * Runs only while the server and the players leave a core free, because real clients have processors of their own. At a
 * low priority, which it has where there is no `chrt`, it would still finish its turn on a core before the server may
 * run.
 */
function giveWay(): void {
  setPriority(constants.priority.PRIORITY_LOW);
  spawnSync('chrt', ['--idle', '--all-tasks', '--pid', '0', String(process.pid)]);
}

giveWay();
process.on('message', async (order: SlowOrder) => {
  for (let index = 0; index < order.clients; index += 1) {
    drip(order, index);
    if (index % OPEN_AT_ONCE === 0) await sleep(PAUSE_MS);
  }
  process.send?.('open');
});
