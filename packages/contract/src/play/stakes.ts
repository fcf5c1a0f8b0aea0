/** Costs and rewards of each mode, and its availability to this player. */
import * as z from 'zod/mini';
import { defineRoute } from '../route.ts';
import { gameModes, gameTypes } from './game-types.ts';

/** Query of a mode: its game type, and solo or multi. */
export const modeQuery = z.object({
  type: z.enum(gameTypes, { error: 'field.gameMode' }),
  mode: z.enum(gameModes, { error: 'field.gameMode' }),
});

export const stakesRewards = z.object({
  /** Points per right answer; null if answers are not paid one by one. */
  pointsPerRight: z.nullable(z.int()),
  /** Bonus points for a match with only right answers. */
  pointsForAllRight: z.int(),
  pointsForWin: z.int(),
  /** True if the winner gets the stakes of all players. */
  hasPot: z.boolean(),
});

export const stakesOffer = z.object({
  id: z.string(),
  entryCoins: z.int(),
  coinsPerAnswer: z.int(),
  /** Allowed wagers in points; empty in modes without wagers. */
  wagers: z.array(z.int()),
  rewards: stakesRewards,
  rounds: z.int(),
  /** Null without a clock. */
  seconds: z.nullable(z.int()),
  /** Null in modes without lives. */
  lives: z.nullable(z.int()),
  minPlayers: z.int(),
  maxPlayers: z.int(),
  mayPlay: z.boolean(),
  /** Reason why the mode can't be played; null if it can. */
  refusal: z.nullable(
    z.enum(['SUBSCRIPTION_REQUIRED', 'PLAY_LIMIT_REACHED', 'ALREADY_PLAYED_TODAY', 'NOT_ENOUGH_COINS']),
  ),
  /** Null without a limit. */
  playsLeft: z.nullable(z.int()),
  playsReturnAtMs: z.nullable(z.int()),
  /** The player's own unfinished match of this mode. */
  unfinishedMatchId: z.nullable(z.uuid()),
  /** SHA-256 in hex of the seed of the player's next single-player match; null in multiplayer modes. */
  nextSeedHash: z.nullable(z.string()),
});
export type StakesOffer = z.infer<typeof stakesOffer>;

export const listStakesRoute = defineRoute({
  method: 'GET',
  path: '/api/play/plans',
  summary: 'Lists the stakes of a mode; empty for an unknown mode',
  access: 'player',
  query: modeQuery,
  reply: z.object({ data: z.array(stakesOffer) }),
});
