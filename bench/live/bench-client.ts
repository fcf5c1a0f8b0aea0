/** A simulated device: calls over one keep-alive connection, and a socket for its match. */
import { WebSocket } from 'ws';
import { getRealtimeRoute } from '../../packages/contract/src/realtime/authorisation.ts';
import type { BenchPlayer } from './fill-players.ts';
import { KeepAlive, type Reply } from './keep-alive.ts';

export interface ReceivedMessage {
  readonly event: string;
  readonly text: string;
  readonly atMs: number;
}

/** Current time in milliseconds, with microsecond precision. */
export const now = () => performance.timeOrigin + performance.now();
/** Finds the event's name without parsing the message: one process reads a thousand of them. */
const eventOf = (text: string): string => /"event":"([^"]+)"/.exec(text.slice(0, 200))?.[1] ?? '';

/** Parses an event's data, which is JSON within JSON. */
export const readData = <T>({ text }: ReceivedMessage): T => JSON.parse(JSON.parse(text).data) as T;

export class BenchClient {
  readonly player: BenchPlayer;
  /** Called for each message except protocol messages. */
  onMessage: (message: ReceivedMessage) => void = () => {};
  readonly #address: string;
  readonly #calls: KeepAlive;
  #socket: WebSocket | undefined;

  constructor(address: string, player: BenchPlayer) {
    this.#address = address;
    this.player = player;
    this.#calls = new KeepAlive(address, player.token);
  }

  call(method: 'GET' | 'POST', path: string, body?: object, key?: string): Promise<Reply> {
    return this.#calls.call(method, path, body, key);
  }

  /** Opens the socket and subscribes to the channel; resolves when subscribed. */
  async listen(key: string, channel: string): Promise<void> {
    const socket = new WebSocket(`${this.#address.replace('http', 'ws')}/app/${key}?protocol=7`, {
      perMessageDeflate: false,
    });
    this.#socket = socket;
    await new Promise<void>((resolve, reject) => {
      socket.on('error', reject);
      socket.on('message', (data) => {
        const message = { text: String(data), atMs: now() };
        const event = eventOf(message.text);
        if (event === 'pusher:connection_established') this.#subscribe(message.text, channel).catch(reject);
        else if (event === 'pusher_internal:subscription_succeeded') resolve();
        else if (event === 'pusher:error') reject(new Error(message.text));
        else if (!event.startsWith('pusher')) this.onMessage({ event, ...message });
      });
    });
  }

  /** Closes the connection for calls; the next call opens another. */
  hangUp(): void {
    this.#calls.close();
  }

  close(): void {
    this.#socket?.close();
    this.hangUp();
  }

  async #subscribe(established: string, channel: string): Promise<void> {
    const { socket_id } = JSON.parse(JSON.parse(established).data);
    const { status, text } = await this.call('POST', '/broadcasting/auth', {
      socket_id,
      channel_name: channel,
    });
    if (status !== 200) throw new Error(`The channel was refused: ${text}`);
    this.#socket?.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel, ...JSON.parse(text) } }));
  }
}

/** Runs work for all items, with limited concurrency. */
export async function runConcurrently<T>(
  all: readonly T[],
  atOnce: number,
  work: (one: T) => Promise<unknown>,
): Promise<void> {
  const waiting = [...all];
  const turn = async () => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) await work(one);
  };
  await Promise.all(Array.from({ length: atOnce }, turn));
}

/** Reads the app key that sockets have to send. */
export async function readKey(address: string): Promise<string> {
  const response = await fetch(`${address}/api/realtime`);
  return getRealtimeRoute.reply.parse(await response.json()).key;
}
