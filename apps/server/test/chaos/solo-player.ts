/** Player of single-player games in sequence, despite faults of the servers. */
import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { MatchView } from '@trivia/contract/play/match.ts';
import { type Addresses, DeviceCalls } from '../support/live/device-calls.ts';
import type { Acknowledged, Pace, ReceivedVerdict } from '../support/live/live-player.ts';

interface SoloGame {
  readonly type: 'daily' | 'quiz' | 'survival' | 'puzzle';
  readonly mode: 'solo';
  readonly wagerPoints?: number;
}

/** Games in order; the first can be played once a day. */
const games: readonly [SoloGame, ...SoloGame[]] = [
  { type: 'daily', mode: 'solo' },
  { type: 'quiz', mode: 'solo', wagerPoints: 25 },
  { type: 'survival', mode: 'solo' },
  { type: 'puzzle', mode: 'solo' },
  { type: 'quiz', mode: 'solo' },
];

export class SoloPlayer {
  readonly id: string;
  readonly acknowledged: Acknowledged[] = [];
  readonly verdicts: ReceivedVerdict[] = [];
  readonly #calls: DeviceCalls;
  readonly #pace: Pace;

  constructor({ id, token }: { id: string; token: string }, servers: Addresses, pace: Pace) {
    this.id = id;
    this.#pace = pace;
    this.#calls = new DeviceCalls(token, servers, 0);
  }

  get faults(): readonly string[] {
    return this.#calls.faults;
  }

  /** Finishes every game that was started. */
  async playUntil(isOver: () => boolean): Promise<void> {
    for (let played = 0; !isOver(); played += 1) {
      const game = games[played === 0 ? 0 : 1 + (played % (games.length - 1))] ?? games[0];
      const match = await this.#begin(game);
      if (match) await this.#play(match);
      else await sleep(this.#pace.longestThoughtMs);
    }
    for (let left = await this.#findUnfinished(); left; left = await this.#findUnfinished())
      await this.#play(left);
  }

  /** Starts a game. After a lost reply, it is found among the unfinished ones. */
  async #begin(game: SoloGame): Promise<MatchView | undefined> {
    return (
      (await this.#calls.call<MatchView>('POST', '/play/matches', game)) ?? (await this.#findUnfinished())
    );
  }

  async #findUnfinished(): Promise<MatchView | undefined> {
    const list = await this.#calls.call<{ data: { id: string }[] }>('GET', '/play/matches');
    const [found] = list?.data ?? [];
    return found && (await this.#look(found.id));
  }

  #look(id: string): Promise<MatchView | undefined> {
    return this.#calls.call<MatchView>('GET', `/play/matches/${id}`);
  }

  async #play(begun: MatchView): Promise<void> {
    let match: MatchView | undefined = begun;
    while (match && match.phase !== 'over') {
      const { id, closedRounds } = match;
      if (match.phase === 'reveal') {
        await this.#calls.call('POST', `/play/matches/${id}/continue`, { round: closedRounds.length });
      } else await this.#answer(match);
      match = await this.#look(id);
    }
    if (match) this.#learn(match);
  }

  async #answer({ id: matchId, round }: MatchView): Promise<void> {
    const { longestThoughtMs } = this.#pace;
    if (!round) return await sleep(longestThoughtMs);
    await sleep(Math.max(0, round.opensAtMs - Date.now()) + 20 + randomInt(longestThoughtMs));
    const { options } = round.question;
    const answer = { round: round.number, optionId: options[randomInt(options.length)]?.id ?? '' };
    const path = `/play/matches/${matchId}/answers`;
    const taken = await this.#calls.call<{ match: MatchView | null }>('POST', path, answer);
    if (!taken) return;
    this.acknowledged.push({ matchId, ...answer });
    if (taken.match) this.#learn(taken.match);
  }

  #learn({ id: matchId, closedRounds }: MatchView): void {
    for (const { number: round, myOptionId: optionId, verdict } of closedRounds) {
      if (optionId !== null) this.verdicts.push({ matchId, round, optionId, verdict });
    }
  }
}
