import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { closeCodes } from '../protocol/close-codes.ts';
import { acceptConnection, type Caller } from './accept-connection.ts';
import type { Hub } from './hub.ts';
import { MAX_FRAME_BYTES } from './limits.ts';
import { watchLiveness } from './liveness.ts';
import { measureRoundTrips } from './round-trips/measure-round-trips.ts';

const LEAVE_WITHIN_MS = 2_000;
const POLL_MS = 20;
/** Proxies may prepend a path, which clients set as `wsPath`. */
const pathPattern = /^(?:\/[\w.-]{1,100}){0,4}\/app\/([^/]{1,100})$/;
const NOT_FOUND = 'HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

/** Address as seen by the outermost of our proxies; earlier entries of the header may be forged. */
function addressOf({ headers, socket }: IncomingMessage, proxies: number): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',');
  const seen = [...forwarded, socket.remoteAddress ?? ''].map((address) => address.trim()).filter(Boolean);
  return seen[Math.max(0, seen.length - 1 - proxies)] ?? '';
}

/** Caller of a socket request; undefined for other paths. */
function readCaller(request: IncomingMessage, proxies: number): Caller | undefined {
  const url = URL.parse(request.url ?? '', 'http://localhost');
  const [, key] = pathPattern.exec(url?.pathname ?? '') ?? [];
  if (!url || key === undefined) return undefined;
  return {
    key,
    protocol: url.searchParams.get('protocol') ?? undefined,
    origin: request.headers.origin,
    address: addressOf(request, proxies),
  };
}

/** Ignores errors of sockets, which would otherwise end the process; their close is handled. */
const ignore = (): void => {};

export interface ListeningSockets {
  /** Closes all connections with a code that sends clients to another node; resolves when all are closed. */
  close(): Promise<void>;
}

/** Accepts WebSocket connections of an HTTP server at `/app/{key}`, under any path prefix. */
export function listenForSockets(hub: Hub, server: Server, proxies: number): ListeningSockets {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_FRAME_BYTES,
    clientTracking: true,
  });
  const stopWatching = watchLiveness(hub);
  const stopMeasuring = measureRoundTrips(hub);
  let isClosing = false;

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', ignore);
    const caller = isClosing ? undefined : readCaller(request, proxies);
    if (!caller) {
      socket.end(NOT_FOUND, () => socket.destroy());
      return;
    }
    sockets.handleUpgrade(request, socket, head, (opened) => acceptConnection(hub, opened, caller));
  });

  return {
    async close() {
      isClosing = true;
      stopWatching();
      stopMeasuring();
      for (const connection of hub.connections.all) connection.close(closeCodes.reconnect);
      const giveUpAtMs = Date.now() + LEAVE_WITHIN_MS;
      while (sockets.clients.size > 0 && Date.now() < giveUpAtMs) {
        await new Promise((resolve) => setTimeout(resolve, POLL_MS));
      }
      for (const socket of sockets.clients) socket.terminate();
    },
  };
}
