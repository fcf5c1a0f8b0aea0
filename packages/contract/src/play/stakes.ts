/** Costs and rewards of each mode, and whether this player may play it now. */
import * as z from 'zod/mini';
import { defineRoute } from '../route.ts';
import { gameModes, gameTypes } from './match.ts';

/** Mode of a game type: each type is played alone, against others, or both. */
export const modeQuery = z.object({
  type: z.enum(gameTypes, { error: 'field.gameMode' }),
  mode: z.enum(gameModes, { error: 'field.gameMode' }),
});

export const stakesRewards = z.object({
  /** Points for each right answer; null when answers are not paid one by one. */
  pointsPerRight: z.nullable(z.int()),
  /** Bonus for a match with only right answers. */
  pointsForAllRight: z.int(),
  pointsForWin: z.int(),
  /** Whether the winner gets the stakes of all players. */
  hasPot: z.boolean(),
});

export const stakesOffer = z.object({
  id: z.string(),
  entryCoins: z.int(),
  coinsPerAnswer: z.int(),
  /** Points that may be wagered; empty in modes without wagers. */
  wagers: z.array(z.int()),
  rewards: stakesRewards,
  rounds: z.int(),
  /** Null: no clock. */
  seconds: z.nullable(z.int()),
  /** Null: wrong answers cost no life. */
  lives: z.nullable(z.int()),
  minPlayers: z.int(),
  maxPlayers: z.int(),
  mayPlay: z.boolean(),
  /** Reason why it may not be played; null when it may. */
  refusal: z.nullable(
    z.enum(['SUBSCRIPTION_REQUIRED', 'PLAY_LIMIT_REACHED', 'ALREADY_PLAYED_TODAY', 'NOT_ENOUGH_COINS']),
  ),
  /** Null: no limit. */
  playsLeft: z.nullable(z.int()),
  playsReturnAtMs: z.nullable(z.int()),
  /** The player's own unfinished match of this mode. */
  unfinishedMatchId: z.nullable(z.uuid()),
  /** SHA-256, in hex, of the seed of the player's next solo match; null in modes of more players. */
  nextSeedHash: z.nullable(z.string()),
});
export type StakesOffer = z.infer<typeof stakesOffer>;

export const listStakesRoute = defineRoute({
  method: 'GET',
  path: '/api/play/plans',
  summary: 'The stakes of a mode; none where there is no such mode',
  access: 'player',
  query: modeQuery,
  reply: z.object({ data: z.array(stakesOffer) }),
});
