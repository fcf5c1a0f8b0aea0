import type { Language } from '@trivia/contract/languages.ts';
import type { MatchView } from '@trivia/contract/play/match.ts';
import * as z from 'zod/mini';
import type { SignedInPlayer } from '../../../src/http/authentication.ts';
import { getMatch } from '../../../src/match/view/get-match.ts';
import type { Chance } from '../environment/chance.ts';
import type { Answer, Call, Network } from '../environment/network.ts';
import type { Timeline } from '../environment/timeline.ts';
import { applyEvent } from './client-view.ts';

const anyEvent = z.object({ matchId: z.uuid(), version: z.int() });

/** Answer confirmed by a server. */
export interface Acknowledged {
  readonly matchId: string;
  readonly round: number;
  readonly optionId: string;
}

export interface PlayerNeeds {
  readonly id: string;
  readonly name: string;
  readonly language: Language;
  readonly chance: Chance;
  readonly timeline: Timeline;
  readonly network: Network;
}

/** State of one player's device. Scripts decide its actions. */
export class Player {
  readonly id: string;
  readonly name: string;
  readonly language: Language;
  readonly chance: Chance;
  readonly timeline: Timeline;
  readonly acknowledged: Acknowledged[] = [];
  view: MatchView | undefined;
  /** True after a lost call, whose effect is unknown until the match is refetched. */
  isUnsure = false;
  isConnected = true;
  readonly #network: Network;
  #wakeUp: () => void = () => {};

  constructor({ id, name, language, chance, timeline, network }: PlayerNeeds) {
    this.id = id;
    this.name = name;
    this.language = language;
    this.chance = chance;
    this.timeline = timeline;
    this.#network = network;
  }

  get signedIn(): SignedInPlayer {
    const { id } = this;
    return {
      id,
      sessionId: id,
      sessionPurpose: 'sign_in',
      isComplete: true,
      isEmailVerified: true,
      roles: [],
    };
  }

  async call<T>(name: string, run: Call<T>['run'], prove?: Call<T>['prove']): Promise<Answer<T>> {
    const answer = await this.#network.call({ name: `${this.name}: ${name}`, run, ...(prove && { prove }) });
    if (answer.kind === 'lost') this.isUnsure = true;
    return answer;
  }

  /** Takes a match from a reply, unless the current one is newer. */
  take(match: MatchView): void {
    if (this.view?.id === match.id && this.view.version > match.version) return;
    this.view = match;
    this.isUnsure = false;
    this.#wakeUp();
  }

  /** Fetches the current match. */
  async look(matchId: string): Promise<void> {
    const viewer = { matchId, playerId: this.id, language: this.language };
    const answer = await this.call('looks', (deps) => getMatch(deps, viewer));
    if (answer.kind === 'reply') this.take(answer.value);
  }

  /** Handles an event of a match. */
  receive(event: string, payload: unknown): void {
    const { data } = z.safeParse(anyEvent, payload);
    const { view } = this;
    if (!this.isConnected || !view || data?.matchId !== view.id || data.version <= view.version) return;
    const isNext = data.version === view.version + 1;
    const next = isNext && !this.isUnsure ? applyEvent(view, event, payload, this) : undefined;
    if (!next) return void this.look(view.id);
    this.view = next;
    this.#wakeUp();
  }

  /** Waits for a change of the match; false after `withinMs`. */
  changes(withinMs: number): Promise<boolean> {
    return new Promise((resolve) => {
      const timeout = this.timeline.after(withinMs, () => resolve(false));
      this.#wakeUp = () => {
        this.timeline.cancel(timeout);
        resolve(true);
      };
    });
  }

  /** Reconnects after a delay, and fetches missed events. */
  async reconnect(): Promise<void> {
    this.isConnected = false;
    await this.timeline.sleep(this.chance.between(200, 3_000));
    this.isConnected = true;
    if (this.view) await this.look(this.view.id);
  }
}
