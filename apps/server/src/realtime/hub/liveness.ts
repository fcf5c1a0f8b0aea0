import { closeCodes } from '../protocol/close-codes.ts';
import { ping } from '../protocol/frames.ts';
import type { Connection } from './connection.ts';
import type { Hub } from './hub.ts';

const CHECKS_PER_SILENCE = 6;

function check({ limits }: Hub['needs'], connection: Connection, nowMs: number): void {
  const { askedAtMs, lastHeardMs } = connection;
  if (askedAtMs !== undefined) {
    if (nowMs - askedAtMs >= limits.pongWithinMs) {
      connection.refuse(closeCodes.noPong, 'Pong reply not received in time.');
    }
    return;
  }
  if (nowMs - lastHeardMs < limits.silenceMs) return;
  connection.askedAtMs = nowMs;
  if (connection.usesControlFrames) connection.ask();
  else connection.send(ping);
}

/** Counts any incoming frame as a sign of life. */
export function recordActivity(hub: Hub, connection: Connection): void {
  connection.lastHeardMs = hub.needs.nowMs();
  connection.askedAtMs = undefined;
}

/** Pings silent clients and closes those that do not answer. Returns a function that stops it. */
export function watchLiveness(hub: Hub): () => void {
  const { silenceMs, pongWithinMs } = hub.needs.limits;
  const everyMs = Math.min(silenceMs, pongWithinMs) / CHECKS_PER_SILENCE;
  const timer = setInterval(() => {
    const nowMs = hub.needs.nowMs();
    for (const connection of hub.connections.all) check(hub.needs, connection, nowMs);
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
