/** Queues of events to the hosted service, within its limits. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import Pusher from 'pusher';
import { batchByKey } from '../../lib/batch.ts';
import { isChannelName, traitsOf } from '../protocol/channel-name.ts';
import { DroppedEventLog } from './dropped-events.ts';

/** Events per call, by the service's rules. */
const MAX_IN_CALL = 10;
const MAX_DATA_BYTES = 10_240;
const MAX_NAME_LENGTH = 200;

/** Concurrent calls to the service. */
export const CONCURRENT_CALLS = 8;
/** Limit of waiting events; further ones would arrive too late to matter. */
const MAX_WAITING = 2_000;
const TRIES = 2;
const RETRY_AFTER_MS = 250;

export interface SentEvent {
  readonly channel: string;
  readonly name: string;
  /** JSON */
  readonly data: string;
  readonly socket_id?: string;
}

/** Call of the service. */
type ServiceCall = () => Promise<{ text(): Promise<string> }>;

export interface EventSenderNeeds {
  readonly pusher: Pusher;
  /** Time limit for the whole reply. */
  readonly answerWithinMs: number;
  readonly log: Logger;
}

/** HTTP status of a refusal; undefined when there was no reply. */
const statusOf = (error: unknown): number | undefined =>
  error instanceof Pusher.RequestError ? error.status : undefined;

/** Reason of an error, without the request, whose signed address stays valid for ten minutes. */
function reasonOf(error: unknown): string {
  if (error instanceof Pusher.RequestError) return `${error.message} (${error.status ?? 'no answer'})`;
  if (!(error instanceof Error)) return 'unknown';
  return error.name === 'Error' ? error.message : error.name;
}

/** True for transient failures: no reply, or a server error. */
const isTransient = (error: unknown): boolean => (statusOf(error) ?? 500) >= 500;
/** True when one event of a batch is invalid, so that the others can be sent again. */
const isEventRejected = (error: unknown): boolean => statusOf(error) === 400 || statusOf(error) === 413;

/** Queue of a channel, always the same one, which keeps its events in order. */
const queueOf = ({ channel }: SentEvent): string =>
  String([...channel].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % CONCURRENT_CALLS);

const inBatches = (events: readonly SentEvent[]): SentEvent[][] =>
  Array.from({ length: Math.ceil(events.length / MAX_IN_CALL) }, (_, index) =>
    events.slice(index * MAX_IN_CALL, (index + 1) * MAX_IN_CALL),
  );

/** Batches events that arrive while a call of their queue is running. */
const sendQueued = batchByKey(async (sender: EventSender, events: readonly SentEvent[]) => {
  for (const batch of inBatches(events)) await sender.sendTogether(batch);
  return () => undefined;
});

/** Reads the whole reply, which frees the connection for the next call. */
const readReply = async (call: ServiceCall): Promise<string> => await (await call()).text();

/** Rejects after a time limit, because the service's client waits for ever when a reply is cut off. */
async function withTimeout(work: Promise<unknown>, withinMs: number): Promise<void> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error('no whole answer in time')), withinMs);
  try {
    await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

export class EventSender {
  readonly #needs: EventSenderNeeds;
  readonly #pending = new Set<Promise<void>>();
  #isStopped = false;
  readonly #losses: DroppedEventLog;

  constructor(needs: EventSenderNeeds) {
    this.#needs = needs;
    this.#losses = new DroppedEventLog(needs.log);
  }

  /** Sends in the background and never throws. Failed events are dropped and logged. */
  send(event: SentEvent): void {
    const fault = this.#faultOf(event);
    if (fault) this.#losses.add({ event: event.name, reason: fault, lost: 1 });
    else this.#track(sendQueued(this, queueOf(event), event));
  }

  /** Makes another call, such as closing a connection, with one retry. */
  ask(name: string, call: ServiceCall): void {
    const drop = (error: unknown) => this.#losses.add({ event: name, reason: reasonOf(error), lost: 1 });
    this.#track(this.#try(call).catch(drop));
  }

  /** Waits for pending events up to the time limit, then drops the rest. */
  async stop(withinMs: number): Promise<void> {
    const isAway = Promise.all(this.#pending);
    await Promise.race([isAway, pause(withinMs, undefined, { ref: false })]);
    this.#isStopped = true;
    this.#losses.end(this.#pending.size);
  }

  /** Sends at most ten events in one call. */
  async sendTogether(events: SentEvent[]): Promise<void> {
    if (this.#isStopped) return;
    try {
      await this.#try(() => this.#needs.pusher.triggerBatch(events.map((event) => ({ ...event }))));
    } catch (error) {
      if (events.length > 1 && isEventRejected(error)) {
        for (const event of events) await this.sendTogether([event]);
      } else {
        this.#losses.add({ event: events[0]?.name, reason: reasonOf(error), lost: events.length });
      }
    }
  }

  #faultOf({ channel, name, data }: SentEvent): string | undefined {
    if (this.#pending.size >= MAX_WAITING) return 'too many are waiting';
    if (!isChannelName(channel)) return 'not the name of a channel';
    if (traitsOf(channel).isEncrypted) return 'nothing is encrypted here';
    if (name.length > MAX_NAME_LENGTH) return 'a name that is too long';
    return Buffer.byteLength(data) > MAX_DATA_BYTES ? 'too much data' : undefined;
  }

  #track(sending: Promise<unknown>): void {
    const done = sending.then(() => {});
    this.#pending.add(done);
    void done.finally(() => this.#pending.delete(done));
  }

  async #try(call: ServiceCall): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        await withTimeout(readReply(call), this.#needs.answerWithinMs);
        return;
      } catch (error) {
        if (tries === TRIES || !isTransient(error) || this.#isStopped) throw error;
        await pause(RETRY_AFTER_MS);
      }
    }
  }
}
