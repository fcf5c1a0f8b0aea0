/** Events on their way to the hosted service, within what it takes. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import Pusher from 'pusher';
import { inGroups } from '../../lib/in-groups.ts';
import { isChannelName, traitsOf } from '../protocol/channel-name.ts';
import { Losses } from './losses.ts';

/** The service refuses a call with more. */
const MOST_IN_CALL = 10;
const LARGEST_DATA_BYTES = 10_240;
const LONGEST_NAME = 200;

/** Calls that are under way at the same time. */
export const LANES = 8;
/** With so many before it, an event would be no news any more when it came. */
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

/** A call of the service, and what it answers. */
type ServiceCall = () => Promise<{ text(): Promise<string> }>;

export interface EventSenderNeeds {
  readonly pusher: Pusher;
  /** Until when all of an answer must be there. */
  readonly answerWithinMs: number;
  readonly log: Logger;
}

/** The status of a refusal; undefined when there was no answer. */
const statusOf = (error: unknown): number | undefined =>
  error instanceof Pusher.RequestError ? error.status : undefined;

/** No word of what it came with: addresses of calls are signed, and good for ten minutes. */
function reasonOf(error: unknown): string {
  if (error instanceof Pusher.RequestError) return `${error.message} (${error.status ?? 'no answer'})`;
  if (!(error instanceof Error)) return 'unknown';
  return error.name === 'Error' ? error.message : error.name;
}

/** Nobody was there, or the service is not well: the same call may succeed in a moment. */
const mayPass = (error: unknown): boolean => (statusOf(error) ?? 500) >= 500;
/** Something in the call is wrong, and the rest of it need not be. */
const isOfContent = (error: unknown): boolean => statusOf(error) === 400 || statusOf(error) === 413;

/** Those of a channel go one after the other, so that they arrive in the order in which they happened. */
const laneOf = ({ channel }: SentEvent): string =>
  String([...channel].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % LANES);

const tens = (events: readonly SentEvent[]): SentEvent[][] =>
  Array.from({ length: Math.ceil(events.length / MOST_IN_CALL) }, (_, index) =>
    events.slice(index * MOST_IN_CALL, (index + 1) * MOST_IN_CALL),
  );

/** Events that come while a call of their lane is under way go together in the next ones. */
const sendInTurn = inGroups(async (sender: EventSender, events: readonly SentEvent[]) => {
  for (const batch of tens(events)) await sender.sendTogether(batch);
  return () => undefined;
});

/** A connection is free for the next call when all of the answer was read. */
const readWhole = async (call: ServiceCall): Promise<string> => await (await call()).text();

/** Rejects when it takes longer: the client of the service waits for ever for the rest of an answer that breaks off. */
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

  /** Sends in the background. What can't be sent is lost, and logged; nothing here throws. */
  send(event: SentEvent): void {
    const fault = this.#faultOf(event);
    if (fault) this.#losses.add({ event: event.name, reason: fault, lost: 1 });
    else this.#track(sendInTurn(this, laneOf(event), event));
  }

  /** Makes another call of the service, such as to end a connection; once more when it was not answered. */
  ask(name: string, call: ServiceCall): void {
    const lose = (error: unknown) => this.#losses.add({ event: name, reason: reasonOf(error), lost: 1 });
    this.#track(this.#try(call).catch(lose));
  }

  /** Sends what is on its way, for so long at most; what is not away by then is lost. */
  async stop(withinMs: number): Promise<void> {
    const isAway = Promise.all(this.#pending);
    await Promise.race([isAway, pause(withinMs, undefined, { ref: false })]);
    this.#isStopped = true;
    this.#losses.end(this.#pending.size);
  }

  /** At most ten, in one call. */
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
