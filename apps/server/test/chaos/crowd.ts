/** Twenty players of all modes, with real calls and sockets. */
import { getRealtimeRoute } from '@trivia/contract/realtime/authorisation.ts';
import { parse } from 'zod/mini';
import { systemClock } from '../../src/lib/clock.ts';
import type { Db } from '../../src/lib/database/db.ts';
import { giveCoins } from '../support/give.ts';
import type { Addresses } from '../support/live/device-calls.ts';
import {
  type Acknowledged,
  type LiveGame,
  LivePlayer,
  type ReceivedVerdict,
} from '../support/live/live-player.ts';
import { addSignedInPlayer } from '../support/test-player.ts';
import { SoloPlayer } from './solo-player.ts';

/** Starting balance in each currency; enough for a run's stakes. */
export const START_BALANCE = 1_000_000;
const SOLO_PLAYERS = 8;
const PACE = { longestThoughtMs: 1_500, unanswered: 25 };

const duel: LiveGame = { type: 'headtohead', mode: 'multi', plan: 'coins-10' };
const tug: LiveGame = { type: 'tugofwar', mode: 'multi' };
const survival: LiveGame = { type: 'survival', mode: 'multi' };
const liveGames = [duel, duel, duel, duel, tug, tug, tug, tug, survival, survival, survival, survival];

export interface Guest {
  readonly id: string;
  readonly token: string;
  /** Answers confirmed by a server. */
  readonly acknowledged: readonly Acknowledged[];
  readonly verdicts: readonly ReceivedVerdict[];
  /** Unexpected replies. */
  readonly faults: readonly string[];
  /** Plays games until `isOver`, and finishes the last one. */
  playUntil(isOver: () => boolean): Promise<void>;
}

async function enrolPerson(db: Db): Promise<{ id: string; token: string }> {
  const person = await addSignedInPlayer({ db, clock: systemClock }, { membership: 'plus' });
  await giveCoins({ db, clock: systemClock }, person.id, { coins: START_BALANCE, points: START_BALANCE });
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
  verdicts: player.verdicts,
  get faults() {
    return player.faults;
  },
  playUntil: play,
});

/** Inserts players with sufficient balances. */
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
