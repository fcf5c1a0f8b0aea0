import { randomInt } from 'node:crypto';
import type { WebSocket } from 'ws';
import { closeCodes } from '../protocol/close-codes.ts';
import { established } from '../protocol/frames.ts';
import { disconnect } from './channels/unsubscribe.ts';
import { Connection } from './connection.ts';
import { handleMessage } from './handle-message.ts';
import type { Hub } from './hub.ts';
import { recordActivity } from './liveness.ts';
import { logRefusal } from './log-refusal.ts';
import { isAllowedOrigin } from './origins.ts';
import { onPong } from './round-trips/measure-round-trips.ts';

const PROTOCOL = 7;

export interface Caller {
  /** App key from the path, not validated. */
  readonly key: string;
  /** Query parameter `protocol`. */
  readonly protocol: string | undefined;
  readonly origin: string | undefined;
  readonly address: string;
}

const newSocketId = (): string => `${randomInt(2 ** 47)}.${randomInt(2 ** 47)}`;

/** Close code and reason to refuse a caller; undefined to accept. */
function refusalOf({ needs, connections }: Hub, { key, protocol, origin, address }: Caller) {
  const { app, limits, origins } = needs;
  if (key !== app.key) return [closeCodes.unknownApp, 'There is no app with that key.'] as const;
  if (protocol === undefined) return [closeCodes.noVersion, 'No protocol version was given.'] as const;
  if (!/^\d{1,3}$/.test(protocol)) return [closeCodes.badVersion, 'That is no protocol version.'] as const;
  if (Number(protocol) !== PROTOCOL) {
    return [
      closeCodes.unsupportedVersion,
      `Only version ${PROTOCOL} of the protocol is spoken here.`,
    ] as const;
  }
  if (!isAllowedOrigin(origins, origin)) return [closeCodes.unauthorized, 'Origin not allowed'] as const;
  if (connections.all.size >= limits.connections) {
    return [closeCodes.overQuota, 'The app has no room for another connection.'] as const;
  }
  if (connections.countAt(address) >= limits.connectionsPerAddress) {
    return [closeCodes.overCapacity, 'Too many connections from one address.'] as const;
  }
  return undefined;
}

/** Counts a frame of any kind towards the rate limit. Above it, closes the connection and returns false. */
function isWithinLimit(hub: Hub, connection: Connection): boolean {
  recordActivity(hub, connection);
  if (!connection.isOpen) return false;
  const isLetThrough = connection.messages.take(hub.needs.nowMs());
  if (!isLetThrough) connection.refuse(closeCodes.overCapacity, 'Too many messages; slow down.');
  return isLetThrough;
}

function listen(hub: Hub, connection: Connection, socket: WebSocket): void {
  socket.on('message', (content, isBinary) => {
    const bytes = Buffer.isBuffer(content) ? content : Buffer.from([]);
    if (isWithinLimit(hub, connection)) void handleMessage(hub, connection, bytes, isBinary);
  });
  socket.on('ping', () => {
    if (isWithinLimit(hub, connection)) connection.usesControlFrames = true;
  });
  socket.on('pong', (stamp) => {
    if (!isWithinLimit(hub, connection)) return;
    connection.usesControlFrames = true;
    onPong(hub, connection, stamp.toString());
  });
  socket.on('close', () => void disconnect(hub, connection));
}

/** Accepts a new socket, or closes it with the reason. */
export function acceptConnection(hub: Hub, socket: WebSocket, caller: Caller): void {
  const { limits, nowMs } = hub.needs;
  // Socket errors lead to a close, which is handled.
  socket.on('error', () => {});
  const socketId = newSocketId();
  const { address } = caller;
  const connection = new Connection(socket, { socketId, address, limits, nowMs: nowMs() });
  const refusal = refusalOf(hub, caller);
  if (refusal) {
    const [code, message] = refusal;
    logRefusal(hub, connection, { what: 'connection', code, reason: message });
    connection.refuse(code, message);
    return;
  }
  hub.connections.add(connection);
  listen(hub, connection, socket);
  connection.send(established(socketId, limits.activityTimeoutSeconds));
}
