/** Admission control: bounds the calls in progress, so that early calls of a burst are answered before late ones are read. */
import type { ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';

export interface AdmissionLimits {
  /** Calls in progress at which no others are read. */
  readonly mostCalls: number;
  /** Calls in progress at which reading goes on. */
  readonly resumeAtCalls: number;
  /** Connections that are read again at a time. */
  readonly connectionsPerSlice: number;
  /** Longest time without reading further connections, in milliseconds. */
  readonly patienceMs: number;
}

/** A thousand calls fill the batches of a round trip. Those of the next slice are read while the database works. */
export const defaultAdmission: AdmissionLimits = {
  mostCalls: 1_000,
  resumeAtCalls: 750,
  connectionsPerSlice: 500,
  patienceMs: 250,
};

/** Calls of a server in progress, and its connections. */
export class Admission {
  readonly #limits: AdmissionLimits;
  readonly #connections = new WeakSet<Duplex>();
  /** Connections without a call in progress. */
  readonly #idle = new Set<Duplex>();
  /** Connections that are not read, in the order in which they will be. */
  readonly #paused = new Set<Duplex>();
  /** Replies of the calls in progress. */
  readonly #replies = new Set<ServerResponse>();
  /** Calls that did not count when reading was paused. */
  #uncounted = 0;
  /** Calls in progress at which they are counted again. */
  #countAt: number;
  /** Whether idle and new connections are paused. */
  #isFull = false;
  #isResuming = false;
  readonly #patience: NodeJS.Timeout;

  constructor(limits: AdmissionLimits) {
    this.#limits = limits;
    this.#countAt = limits.mostCalls;
    this.#patience = setTimeout(() => this.admitAll(), limits.patienceMs).unref();
  }

  connect(socket: Duplex): void {
    this.#connections.add(socket);
    this.#idle.add(socket);
    // Node resumes a new connection in the next tick.
    if (this.#isFull) process.nextTick(() => this.#pauseIfIdle(socket));
  }

  /** Forgets a connection that has closed or become a WebSocket. */
  disconnect(socket: Duplex): void {
    this.#connections.delete(socket);
    this.#idle.delete(socket);
    this.#paused.delete(socket);
  }

  begin(reply: ServerResponse): void {
    this.#idle.delete(reply.req.socket);
    this.#replies.add(reply);
    if (!this.#isFull && this.#replies.size >= this.#countAt) this.#count();
  }

  end(reply: ServerResponse): void {
    this.#replies.delete(reply);
    if (this.#connections.has(reply.req.socket)) this.#idle.add(reply.req.socket);
    if (this.#isFull) this.#resume();
    else if (this.#replies.size < this.#limits.mostCalls) this.#countAt = this.#limits.mostCalls;
  }

  /** Reads all connections, and no longer counts the calls in progress, which may hang. */
  admitAll(): void {
    if (!this.#isFull) return;
    this.#replies.clear();
    this.#countAt = this.#limits.mostCalls;
    this.#resumeSlice(this.#paused.size);
  }

  /** Counts the calls that wait for this server. Others wait for their clients, or for earlier calls of their connection. */
  #count(): void {
    const working = new Set<Duplex>();
    for (const { req, writableEnded } of this.#replies)
      if (req.complete && !writableEnded) working.add(req.socket);
    // The body of the newest call is read after its head.
    this.#uncounted = this.#replies.size - working.size - 1;
    this.#countAt = this.#limits.mostCalls + this.#uncounted;
    if (this.#replies.size >= this.#countAt) this.#pauseAll();
  }

  #pauseAll(): void {
    this.#isFull = true;
    this.#patience.refresh();
    for (const socket of this.#idle) this.#pause(socket);
  }

  #pauseIfIdle(socket: Duplex): void {
    if (this.#isFull && this.#idle.has(socket)) this.#pause(socket);
  }

  #pause(socket: Duplex): void {
    this.#idle.delete(socket);
    this.#paused.add(socket);
    socket.pause();
  }

  /** Reads the next connections, after those of the last slice have been read. */
  #resume(): void {
    if (this.#isResuming || !this.#isFull) return;
    if (this.#replies.size - this.#uncounted > this.#limits.resumeAtCalls) return;
    this.#isResuming = true;
    this.#resumeSlice(this.#limits.connectionsPerSlice);
    const goOn = () => {
      this.#isResuming = false;
      this.#resume();
    };
    // The first one may run before the slice is read.
    setImmediate(() => setImmediate(goOn));
  }

  #resumeSlice(size: number): void {
    // Starts anew at each slice, not at each reply: one busy client must not keep all others waiting.
    this.#patience.refresh();
    let left = size;
    for (const socket of this.#paused) {
      if (left === 0) break;
      left -= 1;
      this.#paused.delete(socket);
      this.#idle.add(socket);
      socket.resume();
    }
    this.#isFull = this.#paused.size > 0;
  }
}

/** Reads what clients have sent to paused connections, which a closing server would take for idle. */
export async function drainPaused(admission: Admission): Promise<void> {
  admission.admitAll();
  await nextTurn();
  await nextTurn();
}
