import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { networkOf } from '../../lib/network-of.ts';

/** Counts the connections of each address until they close or become WebSockets, which have their own limit. */
class ConnectionCounts {
  readonly #counts = new Map<string, number>();
  readonly #addresses = new WeakMap<Duplex, string>();

  /** Counts a connection. False above the limit. */
  add(socket: Socket, most: number): boolean {
    const address = networkOf(socket.remoteAddress ?? '');
    const count = this.#counts.get(address) ?? 0;
    if (count >= most) return false;
    this.#counts.set(address, count + 1);
    this.#addresses.set(socket, address);
    return true;
  }

  /** Removes a connection. Repeats are harmless. */
  delete(socket: Duplex): void {
    const address = this.#addresses.get(socket);
    if (address === undefined) return;
    this.#addresses.delete(socket);
    const count = this.#counts.get(address) ?? 0;
    if (count > 1) this.#counts.set(address, count - 1);
    else this.#counts.delete(address);
  }
}

/**
 * Limits concurrent connections per address (IPv6: /64), and closes others before an HTTP parser is created, so that
 * thousands of simultaneous reconnects don't delay other clients.
 */
export function limitConnections(server: Server, mostPerAddress: number): void {
  const counts = new ConnectionCounts();
  const serve = server.listeners('connection') as ((socket: Socket) => void)[];
  server.removeAllListeners('connection');
  server.on('connection', (socket) => {
    if (!counts.add(socket, mostPerAddress)) return socket.destroy();
    socket.once('close', () => counts.delete(socket));
    for (const listener of serve) listener.call(server, socket);
  });
  server.on('upgrade', (_request, socket) => counts.delete(socket));
}
