import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Attack } from '../attack-form.ts';
import type { AttackTarget } from '../attack-target.ts';

const SOCKETS_OF_EACH = 150;
const DRIP_EVERY_MS = 5_000;
/** The server's time limit for a request, plus a margin. */
const ENDED_WITHIN_MS = 75_000;
const HONEST_WITHIN_MS = 2_000;

function openSlow(target: AttackTarget, index: number, isBody: boolean): Socket {
  const { hostname, port } = new URL(target.server.address);
  const socket = connect({ host: hostname, port: Number(port), localAddress: `127.9.${index % 5}.9` });
  socket.on('error', () => {});
  socket.write('POST /api/auth/login HTTP/1.1\r\nHost: attacked\r\nContent-Type: application/json\r\n');
  if (isBody) socket.write('Content-Length: 5000\r\n\r\n');
  return socket;
}

async function dripUntilEnded(sockets: readonly Socket[]): Promise<number> {
  const beganMs = performance.now();
  while (performance.now() - beganMs < ENDED_WITHIN_MS) {
    const open = sockets.filter((socket) => !socket.destroyed && !socket.closed);
    if (open.length === 0) break;
    for (const socket of open) socket.write(' ');
    await sleep(DRIP_EVERY_MS);
  }
  return performance.now() - beganMs;
}

async function timeHonestCall(target: AttackTarget): Promise<number> {
  const beganMs = performance.now();
  const { status } = await target.stranger().get('/time');
  return status === 200 ? performance.now() - beganMs : Number.POSITIVE_INFINITY;
}

export const slowClients: Attack = {
  name: 'headers and bodies that drip for ever',
  async run(target) {
    const sockets = Array.from({ length: 2 * SOCKETS_OF_EACH }, (_, index) =>
      openSlow(target, index, index % 2 === 0),
    );
    const dripping = dripUntilEnded(sockets);
    await sleep(DRIP_EVERY_MS);
    const honestMs = await timeHonestCall(target);
    const tookMs = await dripping;
    const left = sockets.filter((socket) => !socket.destroyed).length;
    for (const socket of sockets) socket.destroy();
    return {
      tried: `${sockets.length} sockets of five addresses`,
      happened: `${left} left after ${Math.round(tookMs / 1000)} s; an honest call took ${Math.round(honestMs)} ms`,
      held: left === 0 && honestMs < HONEST_WITHIN_MS,
    };
  },
};
