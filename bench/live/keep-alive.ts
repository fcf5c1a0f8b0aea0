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

/** Call that waits for its reply. */
interface Pending {
  readonly path: string;
  readonly resolve: (reply: Reply) => void;
  readonly reject: (error: Error) => void;
}

const EMPTY: Buffer = Buffer.alloc(0);

export class KeepAlive {
  readonly #url: URL;
  #token: string;
  /** Header lines of every call, made once: the clients of a crowd share the cores with the server they measure. */
  #commonLines: string;
  #socket: Socket | undefined;
  #received = EMPTY;
  #pending: Pending | undefined;

  constructor(address: string, token: string) {
    this.#url = new URL(address);
    this.#token = token;
    this.#commonLines = this.#linesFor(token);
  }

  /** Session token of all further calls. */
  get token(): string {
    return this.#token;
  }

  set token(token: string) {
    this.#token = token;
    this.#commonLines = this.#linesFor(token);
  }

  /** Sends a call. `key` is its idempotency key, if the route needs one. */
  call(method: 'GET' | 'POST', path: string, body?: object, key = ''): Promise<Reply> {
    if (this.#pending) throw new Error(`${this.#pending.path} has not been answered yet`);
    const socket = this.#open();
    return new Promise((resolve, reject) => {
      this.#pending = { path, resolve, reject };
      socket.write(this.#requestOf(method, path, body, key));
    });
  }

  close(): void {
    this.#socket?.destroy();
  }

  #open(): Socket {
    if (this.#socket && !this.#socket.destroyed) return this.#socket;
    const socket = connect({ host: this.#url.hostname, port: Number(this.#url.port), noDelay: true });
    this.#socket = socket;
    this.#received = EMPTY;
    socket.on('data', (chunk) => this.#receive(chunk));
    // The close event that follows rejects a waiting call.
    socket.on('error', () => {});
    socket.on('close', () => {
      const pending = this.#socket === socket ? this.#takePending() : undefined;
      pending?.reject(new Error(`The server ended the connection at ${pending.path}`));
    });
    return socket;
  }

  #receive(chunk: Buffer): void {
    this.#received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk]);
    const reply = readReply(this.#received);
    if (!reply) return;
    this.#received = EMPTY;
    this.#takePending()?.resolve(reply);
  }

  #takePending(): Pending | undefined {
    const pending = this.#pending;
    this.#pending = undefined;
    return pending;
  }

  #linesFor(token: string): string {
    return `host: ${this.#url.host}\r\nauthorization: Bearer ${token}\r\nx-forwarded-for: ${addressOf(token)}\r\n`;
  }

  #requestOf(method: string, path: string, body: object | undefined, key: string): string {
    const payload = body ? JSON.stringify(body) : '';
    const type = body ? 'content-type: application/json\r\n' : '';
    const idempotency = key === '' ? '' : `idempotency-key: ${key}\r\n`;
    return (
      `${method} /api${path} HTTP/1.1\r\n${this.#commonLines}` +
      `${idempotency}${type}content-length: ${Buffer.byteLength(payload)}${END_OF_HEAD}${payload}`
    );
  }
}
