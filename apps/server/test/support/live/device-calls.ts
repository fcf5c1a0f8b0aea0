/** HTTP client like a device behind a load balancer, which uses any server that replies. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

const CALL_WITHIN_MS = 10_000;
const PAUSE_MS = 100;
const BUSY = 503;
const CONFLICT = 409;

/** Addresses of servers, which change on restarts. */
export interface Addresses {
  /** Returns the address of a server, such as `http://127.0.0.1:43210`; the index wraps around. */
  addressOf(index: number): string;
}

interface Reply {
  readonly status: number;
  readonly text: string;
}

export class DeviceCalls {
  /** Unexpected replies. */
  readonly faults: string[] = [];
  readonly #token: string;
  readonly #servers: Addresses;
  #server: number;

  constructor(token: string, servers: Addresses, firstServer: number) {
    this.#token = token;
    this.#servers = servers;
    this.#server = firstServer;
  }

  /** Tries the servers in turn until one replies. Undefined for a refusal of a repeated or late call. */
  async call<Body>(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    body?: object,
  ): Promise<Body | undefined> {
    for (;;) {
      this.#server += 1;
      const reply = await this.#fetch(method, path, body).catch(() => undefined);
      if (reply && reply.status !== BUSY) return this.#read<Body>(`${method} ${path}`, reply);
      await sleep(PAUSE_MS * (1 + Math.random()));
    }
  }

  async #fetch(method: string, path: string, body?: object): Promise<Reply> {
    const response = await fetch(`${this.#servers.addressOf(this.#server)}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${this.#token}`,
        'idempotency-key': randomUUID(),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(CALL_WITHIN_MS),
    });
    return { status: response.status, text: await response.text() };
  }

  #read<Body>(what: string, { status, text }: Reply): Body | undefined {
    if (status >= 300 && status !== CONFLICT) this.faults.push(`${what}: ${status} ${text}`);
    return status === 200 || status === 201 ? JSON.parse(text) : undefined;
  }
}
