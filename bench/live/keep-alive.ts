/** Client of one keep-alive connection, with one call at a time, cheap enough for a thousand in a process. */
import { hash } from 'node:crypto';
import { connect, type Socket } from 'node:net';

export interface Reply {
  readonly status: number;
  readonly text: string;
}

const END_OF_HEAD = '\r\n\r\n';

/**
 * Parses the bytes received so far; undefined while the reply is incomplete. The server always sends a content length.
 */
function readReply(received: Buffer): Reply | undefined {
  const headEnd = received.indexOf(END_OF_HEAD);
  if (headEnd < 0) return undefined;
  const head = received.toString('latin1', 0, headEnd);
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
  const start = headEnd + END_OF_HEAD.length;
  if (received.length < start + length) return undefined;
  return { status: Number(head.slice(9, 12)), text: received.toString('utf8', start, start + length) };
}

/** IP address of a player, as a proxy would report it to the server (`TRUST_PROXY=1`). */
export const addressOf = (token: string): string =>
  `10.${hash('sha256', token, 'buffer').subarray(0, 3).join('.')}`;

export class KeepAlive {
  /** Session token of all further calls. */
  token: string;
  readonly #url: URL;
  #socket: Socket | undefined;

  constructor(address: string, token: string) {
    this.#url = new URL(address);
    this.token = token;
  }

  /** Sends a call. `key` is its idempotency key, if the route needs one. */
  call(method: 'GET' | 'POST', path: string, body?: object, key = ''): Promise<Reply> {
    const socket = this.#open();
    return new Promise((resolve, reject) => {
      let received: Buffer = Buffer.alloc(0);
      const onData = (chunk: Buffer) => {
        received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
        const reply = readReply(received);
        if (!reply) return;
        socket.off('data', onData);
        socket.off('close', onClose);
        resolve(reply);
      };
      const onClose = () => reject(new Error(`The server ended the connection at ${path}`));
      socket.on('data', onData);
      socket.on('close', onClose);
      socket.write(this.#requestOf(method, path, body, key));
    });
  }

  close(): void {
    this.#socket?.destroy();
  }

  #open(): Socket {
    if (this.#socket && !this.#socket.destroyed) return this.#socket;
    this.#socket = connect({ host: this.#url.hostname, port: Number(this.#url.port), noDelay: true });
    // The close event that follows rejects a waiting call.
    this.#socket.on('error', () => {});
    return this.#socket;
  }

  #requestOf(method: string, path: string, body: object | undefined, key: string): string {
    const payload = body ? JSON.stringify(body) : '';
    const type = body ? 'content-type: application/json\r\n' : '';
    const idempotency = key === '' ? '' : `idempotency-key: ${key}\r\n`;
    return (
      `${method} /api${path} HTTP/1.1\r\nhost: ${this.#url.host}\r\nauthorization: Bearer ${this.token}\r\n` +
      `x-forwarded-for: ${addressOf(this.token)}\r\n` +
      `${idempotency}${type}content-length: ${Buffer.byteLength(payload)}${END_OF_HEAD}${payload}`
    );
  }
}
