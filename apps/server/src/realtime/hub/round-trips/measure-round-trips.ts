/** Measurement of players' round trips, by control frames, which scripts in browsers can't see. */

import { userIdOf } from '../channels/local-channels.ts';
import type { Connection } from '../connection.ts';
import type { Hub } from '../hub.ts';
import { RoundTripMeter } from './round-trip-meter.ts';

/** Factor by which pings are more frequent until a connection has enough measurements. */
const INITIAL_SPEEDUP = 3;

const isInMatch = ({ needs }: Hub, { isOpen, subscriptions }: Connection): boolean =>
  isOpen && [...subscriptions.keys()].some(needs.measures);

/** User of a connection: by sign-in, membership of a channel, or subscription to the user's own channel. */
function userOf({ needs }: Hub, { user, subscriptions }: Connection): string | undefined {
  if (user) return user.id;
  for (const [channel, { member }] of subscriptions) {
    const userId = member ? userIdOf(member) : needs.ownerOf(channel);
    if (userId !== undefined) return userId;
  }
  return undefined;
}

function pingIfDue({ needs }: Hub, connection: Connection, meter: RoundTripMeter): void {
  const nowMs = needs.nowMs();
  if (meter.isDue(nowMs, needs.limits.roundTripEveryMs)) connection.ping(meter.startPing(nowMs));
}

/** Starts measuring a connection that subscribes to its first match. */
export function startMeasuring(hub: Hub, connection: Connection, channel: string): void {
  if (connection.roundTripMeter || !hub.needs.measures(channel)) return;
  connection.roundTripMeter = new RoundTripMeter();
  hub.measured.add(connection);
  pingIfDue(hub, connection, connection.roundTripMeter);
}

/** Handles a control pong, whether solicited or not. */
export function onPong(hub: Hub, connection: Connection, stamp: string): void {
  const { roundTripMeter: meter, socketId } = connection;
  const nowMs = hub.needs.nowMs();
  if (!meter?.recordPong(stamp, nowMs)) return;
  const [userId, tookMs] = [userOf(hub, connection), meter.recentMs(nowMs)];
  if (userId !== undefined && tookMs !== null) hub.roundTrips.record({ userId, socketId, tookMs }, nowMs);
}

function measureAll(hub: Hub): void {
  for (const connection of hub.measured) {
    const { roundTripMeter: meter } = connection;
    if (meter && isInMatch(hub, connection)) {
      pingIfDue(hub, connection, meter);
    } else {
      hub.measured.delete(connection);
      connection.roundTripMeter = undefined;
    }
  }
  hub.roundTrips.forgetOld(hub.needs.nowMs());
  const measured = hub.roundTrips.takeUnshared();
  if (measured.length > 0) hub.needs.cluster.send({ kind: 'round-trips', measured });
}

/** Starts the periodic measurements. Returns a function that stops them. */
export function measureRoundTrips(hub: Hub): () => void {
  const timer = setInterval(() => measureAll(hub), hub.needs.limits.roundTripEveryMs / INITIAL_SPEEDUP);
  timer.unref();
  return () => clearInterval(timer);
}
