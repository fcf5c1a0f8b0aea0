import { randomUUID } from 'node:crypto';
import type { MatchView } from '@trivia/contract/play/match.ts';
import { DAILY } from './daily-driver.ts';

/** Answer confirmed by the server. */
export interface Acknowledged {
  readonly matchId: string;
  readonly round: number;
  readonly optionId: string;
}

/** Device of a player that plays the daily challenge on a real server, and continues after any reply. */
export class DailyDevice {
  readonly #address: () => string;
  readonly #token: string;
  /** Idempotency key of the start. */
  readonly #key = randomUUID();
  #match: MatchView | undefined;
  readonly acknowledged: Acknowledged[] = [];
  /** All statuses received; 0 for a call without a reply. */
  readonly statuses: number[] = [];

  constructor(address: () => string, token: string) {
    this.#address = address;
    this.#token = token;
  }

  get isOver(): boolean {
    return this.#match?.phase === 'over';
  }

  /** Takes the next step: starts, answers, or continues. */
  async step(): Promise<void> {
    const match = await this.#look();
    if (!match || match.phase === 'over') return;
    if (match.phase === 'reveal') {
      await this.#call('POST', `/${match.id}/continue`, { round: match.closedRounds.length });
    } else if (match.round && !match.round.myOptionId && Date.now() >= match.round.opensAtMs) {
      await this.#answer(match.id, match.round);
    }
  }

  async #look(): Promise<MatchView | undefined> {
    const looked = this.#match
      ? await this.#call('GET', `/${this.#match.id}`)
      : await this.#call('POST', '', DAILY);
    if (looked) this.#match = looked;
    return looked;
  }

  async #answer(
    matchId: string,
    { number: round, question }: NonNullable<MatchView['round']>,
  ): Promise<void> {
    const optionId = question.options[0]?.id ?? '';
    const taken = await this.#call('POST', `/${matchId}/answers`, { round, optionId });
    if (taken) this.acknowledged.push({ matchId, round, optionId });
  }

  async #call(method: 'GET' | 'POST', path: string, body?: object): Promise<MatchView | undefined> {
    const response = await fetch(`${this.#address()}/api/play/matches${path}`, {
      method,
      headers: {
        'idempotency-key': this.#key,
        authorization: `Bearer ${this.#token}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    }).catch(() => undefined);
    this.statuses.push(response?.status ?? 0);
    return response?.ok ? ((await response.json()) as MatchView) : undefined;
  }
}
