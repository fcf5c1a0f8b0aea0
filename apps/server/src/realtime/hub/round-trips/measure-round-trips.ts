/** Measurement of players' round trips, by control frames, which scripts in browsers can't see. */

import { performance } from 'node:perf_hooks';
import { userIdOf } from '../channels/local-channels.ts';
import type { Connection } from '../connection.ts';
import type { Hub } from '../hub.ts';
import { RoundTripMeter } from './round-trip-meter.ts';

/** Factor by which pings are more frequent until a connection has enough measurements. */
const INITIAL_SPEEDUP = 3;
/** Number of slices of the connections, measured in turn. */
const SLICES = 10;
/** Utilisation from which a server counts as busy. */
const BUSY_SHARE = 0.9;
/** Number of turns per measured slice of a busy server, so that no round trip gets too old. */
const TURNS_PER_SLICE_WHEN_BUSY = 3;

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
  if (meter.isDue(nowMs, needs.limits)) connection.ping(meter.startPing(nowMs));
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

function measure(hub: Hub, connection: Connection): void {
  const { roundTripMeter: meter } = connection;
  if (meter && isInMatch(hub, connection)) {
    pingIfDue(hub, connection, meter);
  } else {
    hub.measured.delete(connection);
    connection.roundTripMeter = undefined;
  }
}

function share(hub: Hub): void {
  hub.roundTrips.forgetOld(hub.needs.nowMs());
  const measured = hub.roundTrips.takeUnshared();
  if (measured.length > 0) hub.needs.cluster.send({ kind: 'round-trips', measured });
}

/** Returns a function that measures the next slice of the connections; `SLICES` calls reach all of them. */
function createSlices(hub: Hub): () => void {
  let left = hub.measured.values();
  let size = 0;
  let slice = 0;
  return () => {
    if (slice === 0) {
      left = hub.measured.values();
      size = Math.ceil(hub.measured.size / SLICES);
      share(hub);
    }
    slice = (slice + 1) % SLICES;
    for (let count = 0; count < size; count += 1) {
      const { value: connection } = left.next();
      if (connection) measure(hub, connection);
    }
  };
}

/**
 * Returns a function that tells whether the server was busy since its last call, when pings would measure the
 * server's own delay, and delay calls.
 */
function createBusyWatch(): () => boolean {
  let last = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, last);
    last = now;
    return utilization > BUSY_SHARE;
  };
}

/**
 * Starts the periodic measurements, in slices, since a crowd's pings at once would delay everything else. A busy server
 * skips slices. Returns a function that stops them.
 */
export function measureRoundTrips(hub: Hub): () => void {
  const [next, isBusy] = [createSlices(hub), createBusyWatch()];
  let skipped = 0;
  const timer = setInterval(
    () => {
      skipped = isBusy() ? skipped + 1 : 0;
      if (skipped % TURNS_PER_SLICE_WHEN_BUSY === 0) next();
    },
    hub.needs.limits.roundTripEveryMs / INITIAL_SPEEDUP / SLICES,
  );
  timer.unref();
  return () => clearInterval(timer);
}
