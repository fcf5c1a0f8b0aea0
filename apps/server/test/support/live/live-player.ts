/** Player of live matches over HTTP and a socket, at any node that replies. */
import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { MatchView } from '@trivia/contract/play/match.ts';
import type { QueueView } from '@trivia/contract/play/queue.ts';
import { type Addresses, DeviceCalls } from './device-calls.ts';
import { applyEvent, type KnownMatch, type KnownRound, knownMatchOf } from './known-match.ts';
import { MatchListener } from './match-listener.ts';

const ASK_QUEUE_EVERY_MS = 2_000;
/** Time without an event after which the device polls. */
const ASK_AFTER_MS = 5_000;

/** Pace of players. */
export interface Pace {
  readonly longestThoughtMs: number;
  /** Average number of questions per unanswered one. */
  readonly unanswered: number;
}

export interface LiveGame {
  readonly type: 'headtohead' | 'survival' | 'tugofwar';
  readonly mode: 'multi';
  readonly plan?: string;
}

export interface Acknowledged {
  readonly matchId: string;
  readonly round: number;
  readonly optionId: string;
}

export interface ReceivedVerdict extends Acknowledged {
  readonly verdict: 'right' | 'wrong' | 'none';
}

type Answered = 'taken' | 'refused' | 'no idea';

interface Person {
  readonly id: string;
  readonly token: string;
}

interface Place {
  readonly node: number;
  readonly key: string;
  readonly pace: Pace;
}

export class LivePlayer {
  readonly id: string;
  /** Answers confirmed by a server. */
  readonly acknowledged: Acknowledged[] = [];
  /** Reported verdicts of the player's answers. */
  readonly verdicts: ReceivedVerdict[] = [];
  readonly listener: MatchListener;
  readonly #calls: DeviceCalls;
  readonly #pace: Pace;

  /** Connects to this node first, and to the next one after a loss. */
  constructor({ id, token }: Person, nodes: Addresses, { node, key, pace }: Place) {
    this.id = id;
    this.#pace = pace;
    this.#calls = new DeviceCalls(token, nodes, node);
    let tries = 0;
    this.listener = new MatchListener({
      nextUrl: () => {
        const address = nodes.addressOf(node + tries);
        tries += 1;
        return `${address.replace('http', 'ws')}/app/${key}?protocol=7`;
      },
      authorize: async (socket_id, channel_name) =>
        (await this.#calls.call<object>('POST', '/broadcasting/auth', { socket_id, channel_name })) ??
        undefined,
    });
  }

  /** Unexpected replies. */
  get faults(): readonly string[] {
    return this.#calls.faults;
  }

  /** Plays matches until `isOver`, and finishes the last one. */
  async playUntil(game: LiveGame, isOver: () => boolean): Promise<void> {
    while (!isOver()) await this.#wait(game, isOver);
    await this.#calls.call('DELETE', '/play/queue');
    // A late pairing may have started a match.
    const list = await this.#calls.call<{ data: { id: string }[] }>('GET', '/play/matches');
    for (const { id } of list?.data ?? []) await this.#play(id);
    this.listener.close();
  }

  async #wait(game: LiveGame, isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      const queue = await this.#calls.call<QueueView>('POST', '/play/queue', { ...game });
      if (queue?.matchId) return await this.#play(queue.matchId);
      await sleep(ASK_QUEUE_EVERY_MS);
    }
  }

  async #play(id: string): Promise<void> {
    await this.listener.listen(id);
    let match = await this.#look(id);
    while (match && !match.isOver) {
      const answered = match.round && (await this.#answer(match, match.round));
      const event = answered !== 'refused' && (await this.listener.eventAfter(match.version, ASK_AFTER_MS));
      match = (event && applyEvent(match, event)) || (await this.#look(id));
    }
  }

  async #look(id: string): Promise<KnownMatch | undefined> {
    const view = await this.#calls.call<MatchView>('GET', `/play/matches/${id}`);
    if (view?.phase === 'over') this.#learn(view);
    return view && knownMatchOf(view);
  }

  #learn({ id: matchId, closedRounds }: MatchView): void {
    for (const { number: round, myOptionId: optionId, verdict } of closedRounds) {
      if (optionId !== null) this.verdicts.push({ matchId, round, optionId, verdict });
    }
  }

  async #answer({ id }: KnownMatch, { number, opensAtMs, optionIds }: KnownRound): Promise<Answered> {
    const { longestThoughtMs, unanswered } = this.#pace;
    if (randomInt(unanswered) === 0) return 'no idea';
    await sleep(Math.max(0, opensAtMs - Date.now()) + 20 + randomInt(longestThoughtMs));
    const answer = { round: number, optionId: optionIds[randomInt(optionIds.length)] ?? '' };
    const taken = await this.#calls.call<{ lockedAtMs: number }>(
      'POST',
      `/play/matches/${id}/answers`,
      answer,
    );
    if (!taken) return 'refused';
    this.acknowledged.push({ matchId: id, ...answer });
    return 'taken';
  }
}
