/** HTTP client with its own loopback address, like one of many attackers. */
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';

const CALL_WITHIN_MS = 60_000;

export interface Reply {
  /** HTTP status; 0 for a broken connection. */
  readonly status: number;
  readonly text: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** Parsed body, unchecked; undefined if it is not JSON. */
  json<Body>(): Body | undefined;
}

export interface CallOptions {
  readonly body?: object;
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

const replyOf = (status: number, text: string, headers: Reply['headers'] = {}): Reply => ({
  status,
  text,
  headers,
  json<Body>() {
    try {
      return JSON.parse(text) as Body;
    } catch {
      return undefined;
    }
  },
});

export class Caller {
  /** Loopback address of the caller, such as `127.0.3.7`. */
  readonly from: string;
  /** Device id, which a browser stores. */
  readonly #device = randomUUID();
  readonly #server: string;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 40 });

  constructor(server: string, from: string) {
    this.#server = server;
    this.from = from;
  }

  /** Calls `/api` + path. */
  call(method: string, path: string, options: CallOptions = {}): Promise<Reply> {
    return this.raw(method, `/api${path}`, options);
  }

  post(path: string, body: object = {}, token?: string): Promise<Reply> {
    return this.call('POST', path, { body, token });
  }

  get(path: string, token?: string): Promise<Reply> {
    return this.call('GET', path, { token });
  }

  raw(method: string, path: string, { body, token, headers }: CallOptions = {}): Promise<Reply> {
    const content = body && JSON.stringify(body);
    const options = {
      method,
      agent: this.#agent,
      localAddress: this.from,
      headers: {
        'accept-language': 'en',
        'x-device-id': this.#device,
        'idempotency-key': randomUUID(),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(content && {
          'content-type': 'application/json',
          'content-length': String(Buffer.byteLength(content)),
        }),
        ...headers,
      },
      signal: AbortSignal.timeout(CALL_WITHIN_MS),
    };
    return new Promise((resolve) => {
      const fail = () => resolve(replyOf(0, ''));
      const outgoing = request(`${this.#server}${path}`, options, (incoming) => {
        let text = '';
        incoming.setEncoding('utf8');
        incoming.on('data', (chunk: string) => {
          text += chunk;
        });
        incoming.on('end', () => resolve(replyOf(incoming.statusCode ?? 0, text, incoming.headers)));
        incoming.on('error', fail);
      });
      outgoing.on('error', fail);
      outgoing.end(content);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}
