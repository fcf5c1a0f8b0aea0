/** Measures round trips of players in matches, by control frames that no script sees. */
import type { Connection } from './connection.ts';
import type { Hub } from './hub.ts';
import { Line } from './line.ts';
import { userIdOf } from './local-channels.ts';

/** Factor by which pings are faster until enough is known of a line. */
const TIMES_FASTER_AT_FIRST = 3;

const isInMatch = ({ needs }: Hub, { isOpen, subscriptions }: Connection): boolean =>
  isOpen && [...subscriptions.keys()].some(needs.measures);

/** User of a connection: signed in, member of a channel, or listening to their own. */
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

/** Starts to measure a connection when it subscribes to its first match. */
export function startMeasuring(hub: Hub, connection: Connection, channel: string): void {
  if (connection.line || !hub.needs.measures(channel)) return;
  connection.line = new Line();
  hub.measured.add(connection);
  ask(hub, connection, connection.line);
}

/** Handles a control pong, whether solicited or not. */
export function onPong(hub: Hub, connection: Connection, stamp: string): void {
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

/** Measures while the node takes connections. Returns a function that stops it. */
export function measureRoundTrips(hub: Hub): () => void {
  const timer = setInterval(() => turn(hub), hub.needs.limits.roundTripEveryMs / TIMES_FASTER_AT_FIRST);
  timer.unref();
  return () => clearInterval(timer);
}
