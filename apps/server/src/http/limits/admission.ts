/** Admission control: bounds the calls in progress, so that early calls of a burst are answered before late ones are read. */
import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

export interface AdmissionLimits {
  /** Calls in progress above which no others are read. */
  readonly most: number;
  /** Calls in progress at which reading goes on. */
  readonly resumeAt: number;
  /** Connections that are read again at a time. */
  readonly slice: number;
  /** Longest time without a reply until all connections are read again, in milliseconds. */
  readonly patienceMs: number;
}

/** A thousand calls are what the batches of one round trip hold; half of them keep the database busy meanwhile. */
export const defaultAdmission: AdmissionLimits = { most: 1_000, resumeAt: 750, slice: 500, patienceMs: 250 };

class Admission {
  readonly #limits: AdmissionLimits;
  /** Connections without a call in progress. */
  readonly #idle = new Set<Duplex>();
  /** Connections that are not read, in the order in which they will be. */
  readonly #paused = new Set<Duplex>();
  readonly #calls = new Set<IncomingMessage>();
  /** Calls whose bodies were incomplete at the pause. They wait for their clients, not for this server. */
  #slowCalls = 0;
  #checkAt: number;
  /** Whether idle and new connections are paused. */
  #isFull = false;
  #isResuming = false;
  readonly #patience: NodeJS.Timeout;

  constructor(limits: AdmissionLimits) {
    this.#limits = limits;
    this.#checkAt = limits.most;
    this.#patience = setTimeout(() => this.#giveUp(), limits.patienceMs).unref();
  }

  connect(socket: Socket): void {
    this.#idle.add(socket);
    // Node resumes a new connection in the next tick.
    if (this.#isFull) process.nextTick(() => this.#pauseIfIdle(socket));
  }

  disconnect(socket: Duplex): void {
    this.#idle.delete(socket);
    this.#paused.delete(socket);
  }

  begin(call: IncomingMessage): void {
    this.#idle.delete(call.socket);
    this.#calls.add(call);
    if (this.#calls.size >= this.#checkAt && !this.#isFull) this.#check();
  }

  end(call: IncomingMessage): void {
    this.#calls.delete(call);
    if (!call.socket.destroyed) this.#idle.add(call.socket);
    this.#patience.refresh();
    this.#resume();
  }

  #check(): void {
    let slowCalls = 0;
    for (const call of this.#calls) if (!call.complete) slowCalls += 1;
    // The body of the newest call is read after its head.
    this.#slowCalls = slowCalls - 1;
    this.#checkAt = this.#limits.most + this.#slowCalls;
    if (this.#calls.size < this.#checkAt) return;
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
    if (this.#calls.size - this.#slowCalls > this.#limits.resumeAt) return;
    this.#isResuming = true;
    this.#resumeSlice(this.#limits.slice);
    const goOn = () => {
      this.#isResuming = false;
      this.#resume();
    };
    // The first one may run before the slice is read.
    setImmediate(() => setImmediate(goOn));
  }

  #resumeSlice(size: number): void {
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

  /** Stops counting calls that hang, for example because the database does. */
  #giveUp(): void {
    if (!this.#isFull) return;
    this.#calls.clear();
    this.#resumeSlice(this.#paused.size);
  }
}

/**
 * Stops reading idle connections while many calls are in progress. Otherwise a burst of thousands of calls is read as a
 * whole before the first reply of the database is, because the operating system reports connections in the order of
 * their arrival. Paused connections are read again in slices as replies are sent.
 */
export function admitCalls(server: Server, limits = defaultAdmission): void {
  const admission = new Admission(limits);
  server.on('connection', (socket: Socket) => {
    admission.connect(socket);
    socket.once('close', () => admission.disconnect(socket));
  });
  server.on('upgrade', (_call, socket) => admission.disconnect(socket));
  server.on('request', (call, reply) => {
    admission.begin(call);
    reply.once('close', () => admission.end(call));
  });
}
