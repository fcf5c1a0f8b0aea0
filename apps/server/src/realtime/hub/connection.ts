import { WebSocket } from 'ws';
import { type CloseCode, closeCodes, type ErrorCode } from '../protocol/close-codes.ts';
import { errorFrame, type Member } from '../protocol/frames.ts';
import type { HubLimits } from './limits.ts';
import type { RoundTripMeter } from './round-trips/round-trip-meter.ts';
import { TokenBucket } from './token-bucket.ts';

/** Time for the client to answer a close frame. */
const LINGER_MS = 2_000;

export interface Subscription {
  readonly connection: Connection;
  readonly channel: string;
  /** Set only in presence channels. */
  readonly member: Member | undefined;
  /** Frames queued until the subscription is confirmed; undefined afterwards. */
  pendingFrames: string[] | undefined;
  isOver: boolean;
}

export interface ConnectedUser {
  readonly id: string;
  readonly userInfo: unknown;
  readonly watchlist: readonly string[];
}

interface Opening {
  readonly socketId: string;
  readonly address: string;
  readonly limits: HubLimits;
  readonly nowMs: number;
}

/** Socket of a client, with its state. */
export class Connection {
  readonly socketId: string;
  readonly address: string;
  readonly openedAtMs: number;
  readonly subscriptions = new Map<string, Subscription>();
  readonly messages: TokenBucket;
  readonly clientEvents: TokenBucket;
  user: ConnectedUser | undefined;
  lastActivityMs: number;
  /** Time of our unanswered ping; undefined without one. */
  pingedAtMs: number | undefined;
  refusals = 0;
  /** Measures round trips; only set for players of a match. */
  roundTripMeter: RoundTripMeter | undefined;
  /** True for clients that use control frames, and are therefore pinged by them. */
  usesControlFrames = false;
  readonly #socket: WebSocket;
  readonly #bufferedBytes: number;

  constructor(socket: WebSocket, { socketId, address, limits, nowMs }: Opening) {
    this.#socket = socket;
    this.#bufferedBytes = limits.bufferedBytes;
    this.socketId = socketId;
    this.address = address;
    this.openedAtMs = nowMs;
    this.lastActivityMs = nowMs;
    this.messages = new TokenBucket(limits.messagesPerSecond, limits.messageBurst, nowMs);
    this.clientEvents = new TokenBucket(limits.clientEventsPerSecond, limits.clientEventsPerSecond, nowMs);
  }

  get isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN;
  }

  /** Sends a frame; closes a connection whose send buffer is full. */
  send(text: string): void {
    if (!this.isOpen) return;
    if (this.#socket.bufferedAmount > this.#bufferedBytes) this.close(closeCodes.reconnect);
    else this.#socket.send(text);
  }

  sendError(code: ErrorCode, message: string, channel?: string): void {
    this.send(errorFrame(code, message, channel));
  }

  /** Sends a ping control frame, whose pong returns the stamp. */
  ping(stamp = ''): void {
    this.#socket.ping(stamp);
  }

  close(code: CloseCode): void {
    if (!this.isOpen) return;
    this.#socket.close(code);
    setTimeout(() => this.#socket.terminate(), LINGER_MS).unref();
  }

  /** Sends the reason and closes the connection. */
  refuse(code: CloseCode, message: string): void {
    this.sendError(code, message);
    this.close(code);
  }
}
