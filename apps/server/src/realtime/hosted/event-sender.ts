/** Queue of events to the hosted service, within the service's limits. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import Pusher from 'pusher';
import { batchByKey } from '../../lib/batch.ts';
import { isChannelName, traitsOf } from '../protocol/channel-name.ts';
import { Losses } from './losses.ts';

/** Largest number of events in one call, by the service's rules. */
const MOST_IN_CALL = 10;
const LARGEST_DATA_BYTES = 10_240;
const LONGEST_NAME = 200;

/** Largest number of calls under way at once. */
export const LANES = 8;
/** Queue limit: behind so many events another would arrive too late to be news. */
const MOST_WAITING = 2_000;
const TRIES = 2;
const AGAIN_AFTER_MS = 250;

export interface SentEvent {
  readonly channel: string;
  readonly name: string;
  /** JSON */
  readonly data: string;
  readonly socket_id?: string;
}

/** A call of the service, and its reply. */
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

/** Reason without the request: addresses of calls are signed, and valid for ten minutes. */
function reasonOf(error: unknown): string {
  if (error instanceof Pusher.RequestError) return `${error.message} (${error.status ?? 'no answer'})`;
  if (!(error instanceof Error)) return 'unknown';
  return error.name === 'Error' ? error.message : error.name;
}

/** True for failures that may pass: no reply, or a server error. */
const mayPass = (error: unknown): boolean => (statusOf(error) ?? 500) >= 500;
/** True when one event of the call is at fault, so that the others may be sent again. */
const isOfContent = (error: unknown): boolean => statusOf(error) === 400 || statusOf(error) === 413;

/** One lane per channel keeps its events in order. */
const laneOf = ({ channel }: SentEvent): string =>
  String([...channel].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % LANES);

const tens = (events: readonly SentEvent[]): SentEvent[][] =>
  Array.from({ length: Math.ceil(events.length / MOST_IN_CALL) }, (_, index) =>
    events.slice(index * MOST_IN_CALL, (index + 1) * MOST_IN_CALL),
  );

/** Batches events that arrive while a call of their lane is under way. */
const sendInTurn = batchByKey(async (sender: EventSender, events: readonly SentEvent[]) => {
  for (const batch of tens(events)) await sender.sendTogether(batch);
  return () => undefined;
});

/** Reads the whole reply, which frees its connection for the next call. */
const readWhole = async (call: ServiceCall): Promise<string> => await (await call()).text();

/** Rejects after a time limit: the service's client waits for ever when a reply breaks off. */
async function inTime(work: Promise<unknown>, withinMs: number): Promise<void> {
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
  readonly #losses: Losses;

  constructor(needs: EventSenderNeeds) {
    this.#needs = needs;
    this.#losses = new Losses(needs.log);
  }

  /** Sends in the background and never throws. Events that fail are dropped, and logged. */
  send(event: SentEvent): void {
    const fault = this.#faultOf(event);
    if (fault) this.#losses.add({ event: event.name, reason: fault, lost: 1 });
    else this.#track(sendInTurn(this, laneOf(event), event));
  }

  /** Makes another call of the service, such as ending a connection; retries once when there was no reply. */
  ask(name: string, call: ServiceCall): void {
    const lose = (error: unknown) => this.#losses.add({ event: name, reason: reasonOf(error), lost: 1 });
    this.#track(this.#try(call).catch(lose));
  }

  /** Sends waiting events within the time limit, then drops the rest. */
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
      if (events.length > 1 && isOfContent(error)) {
        for (const event of events) await this.sendTogether([event]);
      } else {
        this.#losses.add({ event: events[0]?.name, reason: reasonOf(error), lost: events.length });
      }
    }
  }

  #faultOf({ channel, name, data }: SentEvent): string | undefined {
    if (this.#pending.size >= MOST_WAITING) return 'too many are waiting';
    if (!isChannelName(channel)) return 'not the name of a channel';
    if (traitsOf(channel).isEncrypted) return 'nothing is encrypted here';
    if (name.length > LONGEST_NAME) return 'a name that is too long';
    return Buffer.byteLength(data) > LARGEST_DATA_BYTES ? 'too much data' : undefined;
  }

  #track(sending: Promise<unknown>): void {
    const done = sending.then(() => {});
    this.#pending.add(done);
    void done.finally(() => this.#pending.delete(done));
  }

  async #try(call: ServiceCall): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        await inTime(readWhole(call), this.#needs.answerWithinMs);
        return;
      } catch (error) {
        if (tries === TRIES || !mayPass(error) || this.#isStopped) throw error;
        await pause(AGAIN_AFTER_MS);
      }
    }
  }
}
