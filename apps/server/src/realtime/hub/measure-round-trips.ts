/** Asks the players of matches, by control frames that no script sees, how far away they are. */
import type { Connection } from './connection.ts';
import type { Hub } from './hub.ts';
import { Line } from './line.ts';
import { userIdOf } from './local-channels.ts';

/** Until enough is known of a line it is asked so much more often. */
const TIMES_FASTER_AT_FIRST = 3;

const isInMatch = ({ needs }: Hub, { isOpen, subscriptions }: Connection): boolean =>
  isOpen && [...subscriptions.keys()].some(needs.measures);

/** As whom it is signed in, is a member of a channel, or listens to their own. */
function userOf({ needs }: Hub, { user, subscriptions }: Connection): string | undefined {
  if (user) return user.id;
  for (const [channel, { member }] of subscriptions) {
    const userId = member ? userIdOf(member) : needs.ownerOf(channel);
    if (userId !== undefined) return userId;
  }
  return undefined;
}

function ask({ needs }: Hub, connection: Connection, line: Line): void {
  const nowMs = needs.nowMs();
  if (line.isDue(nowMs, needs.limits.roundTripEveryMs)) connection.ask(line.ask(nowMs));
}

/** A connection was let into a channel; from the first one of a match on it is measured. */
export function startMeasuring(hub: Hub, connection: Connection, channel: string): void {
  if (connection.line || !hub.needs.measures(channel)) return;
  connection.line = new Line();
  hub.measured.add(connection);
  ask(hub, connection, connection.line);
}

/** A control pong came, with what we asked or with anything else. */
export function heardBack(hub: Hub, connection: Connection, stamp: string): void {
  const { line, socketId } = connection;
  const nowMs = hub.needs.nowMs();
  if (!line?.answer(stamp, nowMs)) return;
  const [userId, tookMs] = [userOf(hub, connection), line.recentMs(nowMs)];
  if (userId !== undefined && tookMs !== null) hub.roundTrips.measured({ userId, socketId, tookMs }, nowMs);
}

function turn(hub: Hub): void {
  for (const connection of hub.measured) {
    const { line } = connection;
    if (line && isInMatch(hub, connection)) {
      ask(hub, connection, line);
    } else {
      hub.measured.delete(connection);
      connection.line = undefined;
    }
  }
  hub.roundTrips.forgetOld(hub.needs.nowMs());
  const measured = hub.roundTrips.takeUnshared();
  if (measured.length > 0) hub.needs.cluster.tell({ kind: 'round-trips', measured });
}

/** Measures as long as the node takes connections. Returns what ends it. */
export function measureRoundTrips(hub: Hub): () => void {
  const timer = setInterval(() => turn(hub), hub.needs.limits.roundTripEveryMs / TIMES_FASTER_AT_FIRST);
  timer.unref();
  return () => clearInterval(timer);
}
