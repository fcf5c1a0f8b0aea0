/** Twenty players who play all modes over real calls and sockets. */
import { getRealtimeRoute } from '@trivia/contract/realtime.ts';
import { parse } from 'zod/mini';
import type { Db } from '../../src/deps.ts';
import { systemClock } from '../../src/lib/clock.ts';
import { giveCoins } from '../support/give.ts';
import type { Addresses } from '../support/live/device-calls.ts';
import {
  type Acknowledged,
  type LiveGame,
  LivePlayer,
  type ToldVerdict,
} from '../support/live/live-player.ts';
import { addSignedInPlayer } from '../support/test-player.ts';
import { SoloPlayer } from './solo-player.ts';

/** Starting balance in each currency; enough for a run's stakes. */
export const PURSE = 1_000_000;
const SOLO_PLAYERS = 8;
const PACE = { longestThoughtMs: 1_500, unanswered: 25 };

const duel: LiveGame = { type: 'headtohead', mode: 'multi', plan: 'coins-10' };
const tug: LiveGame = { type: 'tugofwar', mode: 'multi' };
const survival: LiveGame = { type: 'survival', mode: 'multi' };
const liveGames = [duel, duel, duel, duel, tug, tug, tug, tug, survival, survival, survival, survival];

export interface Guest {
  readonly id: string;
  readonly token: string;
  /** Answers that a server confirmed. */
  readonly acknowledged: readonly Acknowledged[];
  readonly told: readonly ToldVerdict[];
  /** Replies that no server should give. */
  readonly faults: readonly string[];
  /** Plays game after game until `isOver`, and finishes the last one. */
  playUntil(isOver: () => boolean): Promise<void>;
}

async function enrolPerson(db: Db): Promise<{ id: string; token: string }> {
  const person = await addSignedInPlayer({ db, clock: systemClock }, { membership: 'plus' });
  await giveCoins({ db, clock: systemClock }, person.id, { coins: PURSE, points: PURSE });
  return person;
}

async function readSocketKey(servers: Addresses): Promise<string> {
  const response = await fetch(`${servers.addressOf(0)}/api/realtime`);
  return parse(getRealtimeRoute.reply, await response.json()).key;
}

const asGuest = (token: string, player: SoloPlayer | LivePlayer, play: Guest['playUntil']): Guest => ({
  id: player.id,
  token,
  acknowledged: player.acknowledged,
  told: player.told,
  get faults() {
    return player.faults;
  },
  playUntil: play,
});

/** Inserts players with balances for all that they will play. */
export async function enrolCrowd(db: Db, servers: Addresses): Promise<Guest[]> {
  const key = await readSocketKey(servers);
  const guests: Guest[] = [];
  for (const [node, game] of liveGames.entries()) {
    const person = await enrolPerson(db);
    const player = new LivePlayer(person, servers, { node, key, pace: PACE });
    guests.push(asGuest(person.token, player, (isOver) => player.playUntil(game, isOver)));
  }
  for (let count = 0; count < SOLO_PLAYERS; count += 1) {
    const person = await enrolPerson(db);
    const player = new SoloPlayer(person, servers, PACE);
    guests.push(asGuest(person.token, player, (isOver) => player.playUntil(isOver)));
  }
  return guests;
}
