/** A device's socket: subscribes to its match, and reconnects to the next node. */
import { setTimeout as sleep } from 'node:timers/promises';
import { channelNames } from '@trivia/contract/channels.ts';
import { matchEvent } from '@trivia/contract/realtime.ts';
import { type RawData, WebSocket } from 'ws';
import * as z from 'zod/mini';
import type { HeardEvent } from './known-match.ts';

const PAUSE_MS = 200;

const frame = z.object({ event: z.string(), channel: z.optional(z.string()), data: z.optional(z.unknown()) });
const greeting = z.object({ socket_id: z.string() });

const channelOf = (matchId: string): string => `presence-${channelNames.match(matchId)}`;

const read = <Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> | undefined => {
  const text = typeof value === 'string' ? value : String(value);
  return z.safeParse(schema, JSON.parse(text)).data;
};

export interface ListenerNeeds {
  /** Address for each attempt. */
  readonly nextUrl: () => string;
  /** Signature that subscribes a socket to a channel; undefined when refused. */
  readonly authorize: (socketId: string, channel: string) => Promise<object | undefined>;
}

export interface Heard {
  /** Time of the subscription; undefined before. */
  sinceMs: number | undefined;
  /** Received events, by version. */
  readonly events: Map<number, HeardEvent>;
}

export class MatchListener {
  /** By match. */
  readonly heard = new Map<string, Heard>();
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
    this.heard.set(matchId, this.heard.get(matchId) ?? { sinceMs: undefined, events: new Map() });
    await this.#subscribe();
  }

  /** Event after the version, as soon as it arrives; undefined after the timeout. */
  async eventAfter(version: number, withinMs: number): Promise<HeardEvent | undefined> {
    const events = this.heard.get(this.#matchId ?? '')?.events;
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
    const heard = { name: message.event, data: JSON.parse(String(message.data)) };
    this.heard.get(event.matchId)?.events.set(event.version, heard);
    this.#wake();
  }

  #letIn(channel: string | undefined): void {
    for (const [matchId, heard] of this.heard) {
      if (channel === channelOf(matchId)) heard.sinceMs ??= Date.now();
    }
  }

  async #subscribe(): Promise<void> {
    const [socketId, matchId] = [this.#socketId, this.#matchId];
    if (socketId === undefined || matchId === undefined) return;
    const channel = channelOf(matchId);
    const signed = await this.#needs.authorize(socketId, channel);
    // The socket may have been lost meanwhile.
    if (signed && socketId === this.#socketId) this.#say('pusher:subscribe', { channel, ...signed });
  }

  #say(event: string, data: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify({ event, data }));
  }
}
