/** One player of a 1v1 match, who answers some rounds and records when events arrive. */
import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RoundAnswerView } from '../../packages/contract/src/play/rounds.ts';
import type { BenchClient } from './bench-client.ts';
import { type ReceivedMessage, readData } from './bench-client.ts';

export const DUEL = { type: 'headtohead', mode: 'multi', plan: 'free' } as const;
const ASK_EVERY_MS = 2_000;
/** Percentage of answered rounds, so low that the clock closes most of them. */
const ANSWERS_PERCENT = 40;
const LONGEST_THOUGHT_MS = 12_000;

interface Opened {
  readonly round: number;
  readonly opensAtMs: number;
  readonly closesAtMs: number;
  readonly question: { readonly en: { readonly options: readonly { readonly id: string }[] } };
}

interface Closed {
  readonly round: number;
  readonly answers: readonly RoundAnswerView[];
}

export interface ClosedByClock {
  readonly round: number;
  readonly closesAtMs: number;
  readonly heardAtMs: number;
}

export class Duellist {
  readonly client: BenchClient;
  readonly versions = new Set<number>();
  /** Rounds that the clock has closed. */
  readonly closed: ClosedByClock[] = [];
  /** Milliseconds between each question's arrival and its opening. */
  readonly announcedMs: number[] = [];
  matchId = '';
  /** Version of the match at the subscription; all later events must arrive. */
  firstVersion = 0;
  readonly #closesAtMs = new Map<number, number>();

  constructor(client: BenchClient) {
    this.client = client;
  }

  /** Finds an opponent, and subscribes to the match. */
  async enter(key: string): Promise<void> {
    while (this.matchId === '') {
      const { text } = await this.client.call('POST', '/play/queue', DUEL);
      this.matchId = JSON.parse(text).matchId ?? '';
      if (this.matchId === '') await sleep(ASK_EVERY_MS);
    }
    this.client.onMessage = (message) => this.#hear(message);
    await this.client.listen(key, `presence-match.${this.matchId}`);
    const match = JSON.parse((await this.client.call('GET', `/play/matches/${this.matchId}`)).text);
    this.firstVersion = match.version;
    if (match.round) this.#closesAtMs.set(match.round.number, match.round.closesAtMs);
  }

  #hear(message: ReceivedMessage): void {
    if (message.event === 'player.answered') return;
    this.versions.add(readData<{ version: number }>(message).version);
    if (message.event === 'round.opened') this.#open(readData(message), message.atMs);
    if (message.event === 'round.closed') this.#close(readData(message), message.atMs);
  }

  #open({ round, opensAtMs, closesAtMs, question }: Opened, heardAtMs: number): void {
    this.#closesAtMs.set(round, closesAtMs);
    this.announcedMs.push(opensAtMs - heardAtMs);
    if (randomInt(100) >= ANSWERS_PERCENT) return;
    const waitMs = opensAtMs - heardAtMs + randomInt(1_000, LONGEST_THOUGHT_MS);
    const optionId = question.en.options[randomInt(4)]?.id;
    const path = `/play/matches/${this.matchId}/answers`;
    // Ignore a failure, since other figures reveal a stopped server.
    setTimeout(
      () => void this.client.call('POST', path, { round, optionId }).catch(() => {}),
      waitMs,
    ).unref();
  }

  #close({ round, answers }: Closed, heardAtMs: number): void {
    const closesAtMs = this.#closesAtMs.get(round);
    const isByClock = answers.some(({ verdict }) => verdict === 'none');
    if (closesAtMs !== undefined && isByClock) this.closed.push({ round, closesAtMs, heardAtMs });
  }
}
