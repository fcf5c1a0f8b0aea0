/** Games of a world, and their players. */
import type { StartPlayerMatch } from '../../../src/features/lobby/start-player-match.ts';
import type { Chance } from '../environment/chance.ts';
import type { LiveGame } from './join-game.ts';

export type Game =
  | { readonly kind: 'solo'; readonly body: StartPlayerMatch['body'] }
  | { readonly kind: 'queue' | 'invitation'; readonly game: LiveGame; readonly players: number };

const solo = (type: StartPlayerMatch['body']['type'], wagerPoints?: number): Game => ({
  kind: 'solo',
  body: { type, mode: 'solo', ...(wagerPoints !== undefined && { wagerPoints }) },
});

const live = (type: LiveGame['type'], plan: string): LiveGame => ({ type, mode: 'multi', plan });

function drawLive(chance: Chance): Game {
  const battle = live('headtohead', chance.pick(['free', 'coins-10', 'coins-50']));
  const game = chance.pick([battle, battle, live('tugofwar', 'standard'), live('survival', 'standard')]);
  if (game.type === 'survival') return { kind: 'queue', game, players: chance.pick([2, 2, 3, 3, 4, 5, 8]) };
  if (chance.happens(35)) return { kind: 'queue', game, players: 2 };
  // Two players simultaneously invite the same third one.
  return { kind: 'invitation', game, players: chance.happens(25) ? 3 : 2 };
}

function drawGame(chance: Chance): Game {
  if (chance.happens(55)) return drawLive(chance);
  return chance.pick([solo('daily'), solo('quiz'), solo('quiz', 50), solo('survival'), solo('puzzle')]);
}

export function drawGames(chance: Chance): Game[] {
  return Array.from({ length: chance.pick([1, 1, 1, 1, 2, 3]) }, () => drawGame(chance));
}
