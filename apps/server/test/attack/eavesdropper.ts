/** Socket that subscribes as far as the token allows, and records all messages. */
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import type { Caller } from './caller.ts';

const HEAR_WITHIN_MS = 5_000;
const LOOK_AGAIN_MS = 50;

export class Eavesdropper {
  readonly received: string[] = [];
  readonly #socket: WebSocket;

  constructor(url: string, from: string) {
    this.#socket = new WebSocket(url, { localAddress: from });
    this.#socket.on('error', () => {});
    this.#socket.on('message', (content) => this.received.push(String(content)));
  }

  get isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN;
  }

  /** Waits for a message that contains the words; undefined after the timeout. */
  async waitFor(words: string): Promise<string | undefined> {
    const giveUpAtMs = performance.now() + HEAR_WITHIN_MS;
    for (;;) {
      const found = this.received.find((one) => one.includes(words));
      if (found !== undefined || performance.now() > giveUpAtMs) return found;
      await sleep(LOOK_AGAIN_MS);
    }
  }

  async socketId(): Promise<string> {
    const greeting = await this.waitFor('connection_established');
    return /socket_id[^0-9]+([\d.]+)/.exec(greeting ?? '')?.[1] ?? '';
  }

  say(event: string, data: object, channel?: string): void {
    if (this.isOpen) this.#socket.send(JSON.stringify({ event, data, ...(channel && { channel }) }));
  }

  async close(): Promise<void> {
    if (this.#socket.readyState === WebSocket.CLOSED) return;
    const closed = once(this.#socket, 'close');
    this.#socket.terminate();
    await closed;
  }
}

export async function openEavesdropper(server: string, caller: Caller): Promise<Eavesdropper> {
  const key = (await caller.get('/realtime')).json<{ key: string }>()?.key ?? '';
  return new Eavesdropper(`${server.replace('http', 'ws')}/app/${key}?protocol=7`, caller.from);
}
