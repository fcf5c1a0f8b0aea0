import { closeCodes } from '../protocol/close-codes.ts';
import { ping } from '../protocol/frames.ts';
import type { Connection } from './connection.ts';
import type { Hub } from './hub.ts';

const CHECKS_PER_SILENCE = 6;

function check({ limits }: Hub['needs'], connection: Connection, nowMs: number): void {
  const { pingedAtMs, lastActivityMs } = connection;
  if (pingedAtMs !== undefined) {
    if (nowMs - pingedAtMs >= limits.pongWithinMs) {
      connection.refuse(closeCodes.noPong, 'Pong reply not received in time.');
    }
    return;
  }
  if (nowMs - lastActivityMs < limits.silenceMs) return;
  connection.pingedAtMs = nowMs;
  if (connection.usesControlFrames) connection.ping();
  else connection.send(ping);
}

/** Records any incoming frame as a sign of life. */
export function recordActivity(hub: Hub, connection: Connection): void {
  connection.lastActivityMs = hub.needs.nowMs();
  connection.pingedAtMs = undefined;
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
