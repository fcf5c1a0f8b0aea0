/** Socket of a device, which subscribes to its match, and reconnects to the next node. */
import { setTimeout as sleep } from 'node:timers/promises';
import { channelNames } from '@trivia/contract/realtime/channels.ts';
import { matchEvent } from '@trivia/contract/realtime/match-events.ts';
import { type RawData, WebSocket } from 'ws';
import * as z from 'zod/mini';
import type { ReceivedEvent } from './known-match.ts';

const PAUSE_MS = 200;

const frame = z.object({ event: z.string(), channel: z.optional(z.string()), data: z.optional(z.unknown()) });
const greeting = z.object({ socket_id: z.string() });

const channelOf = (matchId: string): string => `presence-${channelNames.match(matchId)}`;

const read = <Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> | undefined => {
  const text = typeof value === 'string' ? value : String(value);
  return z.safeParse(schema, JSON.parse(text)).data;
};

export interface ListenerNeeds {
  /** Returns the address for an attempt. */
  readonly nextUrl: () => string;
  /** Requests the signature of a subscription; undefined if refused. */
  readonly authorize: (socketId: string, channel: string) => Promise<object | undefined>;
}

export interface ReceivedEvents {
  /** Time of the subscription; undefined before. */
  sinceMs: number | undefined;
  /** Received events, by version. */
  readonly events: Map<number, ReceivedEvent>;
}

export class MatchListener {
  /** Events by match. */
  readonly received = new Map<string, ReceivedEvents>();
  readonly #needs: ListenerNeeds;
  #socket: WebSocket | undefined;
  #socketId: string | undefined;
  #matchId: string | undefined;
  #isOver = false;
  #wake = () => {};

  constructor(needs: ListenerNeeds) {
    this.#needs = needs;
    this.#connect();
  }

  /** Subscribes to this match. */
  async listen(matchId: string): Promise<void> {
    this.#matchId = matchId;
    this.received.set(matchId, this.received.get(matchId) ?? { sinceMs: undefined, events: new Map() });
    await this.#subscribe();
  }

  /** Waits for the event after a version; undefined after the timeout. */
  async eventAfter(version: number, withinMs: number): Promise<ReceivedEvent | undefined> {
    const events = this.received.get(this.#matchId ?? '')?.events;
    if (!events?.has(version + 1)) {
      const woken = new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
      await Promise.race([sleep(withinMs), woken]);
    }
    return events?.get(version + 1);
  }

  close(): void {
    this.#isOver = true;
    this.#socket?.terminate();
  }

  #connect(): void {
    if (this.#isOver) return;
    const socket = new WebSocket(this.#needs.nextUrl());
    this.#socket = socket;
    socket.on('error', () => {});
    socket.on('message', (content) => this.#take(content));
    socket.on('close', async () => {
      this.#socketId = undefined;
      await sleep(PAUSE_MS * (1 + Math.random()));
      this.#connect();
    });
  }

  #take(content: RawData): void {
    const message = read(frame, content);
    if (message?.event === 'pusher:connection_established') {
      this.#socketId = read(greeting, message.data)?.socket_id;
      void this.#subscribe();
    }
    if (message?.event === 'pusher:ping') this.#say('pusher:pong', {});
    if (message?.event === 'pusher_internal:subscription_succeeded') this.#letIn(message.channel);
    if (!message?.channel || message.event.startsWith('pusher')) return;
    const event = read(matchEvent, message.data);
    if (!event) return;
    const received = { name: message.event, data: JSON.parse(String(message.data)) };
    this.received.get(event.matchId)?.events.set(event.version, received);
    this.#wake();
  }

  #letIn(channel: string | undefined): void {
    for (const [matchId, received] of this.received) {
      if (channel === channelOf(matchId)) received.sinceMs ??= Date.now();
    }
  }

  async #subscribe(): Promise<void> {
    const [socketId, matchId] = [this.#socketId, this.#matchId];
    if (socketId === undefined || matchId === undefined) return;
    const channel = channelOf(matchId);
    const signed = await this.#needs.authorize(socketId, channel);
    // The socket may have been lost in the meantime.
    if (signed && socketId === this.#socketId) this.#say('pusher:subscribe', { channel, ...signed });
  }

  #say(event: string, data: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify({ event, data }));
  }
}
