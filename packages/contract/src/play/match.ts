/** View of a match by one of its players. */
import { boosterIds } from '@trivia/rules/boosters/booster-ids.ts';
import { honourReasons } from '@trivia/rules/match/mode.ts';
import { pictureIds } from '@trivia/rules/pictures.ts';
import * as z from 'zod/mini';
import { tierIds } from '../account/user.ts';
import * as field from '../fields.ts';
import { gameModes, gameTypes } from './game-types.ts';
import { closedRound, openRound } from './rounds.ts';

export const matchPlayer = z.object({
  id: z.uuid(),
  name: z.string(),
  avatarUrl: z.string(),
  /** Id of the frame around the picture. */
  frame: z.optional(z.string()),
  isMe: z.boolean(),
  /** True for the house bot, which is always labelled. */
  isBot: z.boolean(),
  /** Tier of the player; null for the house bot. */
  tier: z.nullable(z.enum(tierIds)),
  status: z.enum(['playing', 'left']),
});

export const matchResult = z.object({
  outcome: z.enum(['won', 'lost', 'draw']),
  rightAnswers: z.int(),
  points: z.int(),
  coins: z.int(),
  /** Stake of the player, returned as part of `coins` and `points`. */
  staked: z.object({ coins: z.int(), points: z.int() }),
  /** Coins withheld from this player for lack of Plus. */
  coinsForPlus: z.int(),
  isForfeit: z.boolean(),
  /** True if the match was cancelled and the stakes were returned. */
  isCancelled: z.boolean(),
  /** True if a question was voided afterwards, which counts as answered right. */
  isCorrected: z.boolean(),
  /** Refunded part of `coins` and `points`, for a cancelled match or a voided question. */
  returned: z.nullable(z.object({ coins: z.int(), points: z.int() })),
  /** Place among the day's first 1,000 with five right answers; null without one. */
  place: z.nullable(z.int()),
});

export type MatchResultView = z.infer<typeof matchResult>;

/** Standing of a player, with the parts that its mode has. */
export const matchStanding = z.object({
  rightAnswers: z.optional(z.int()),
  /** Points so far, in modes that pay per right answer. */
  points: z.optional(z.int()),
  wagerPoints: z.optional(z.int()),
  lives: z.optional(z.int()),
  pictureId: z.optional(z.enum(pictureIds)),
  pieceCount: z.optional(z.int()),
  /** Positions of the open pieces, in the order of opening; counted row by row from 0. */
  openPieces: z.optional(z.array(z.int())),
  roundsLeft: z.optional(z.int()),
  /** Standings of all players in live games, by seat. */
  players: z.optional(
    z.array(
      z.object({
        id: z.string(),
        rightAnswers: z.int(),
        hasLeft: z.boolean(),
        lives: z.optional(z.int()),
        /** Number of rounds begun alive, in modes with lives. */
        roundsPlayed: z.optional(z.int()),
        /** Total time of all answers so far. */
        totalMs: z.optional(z.int()),
      }),
    ),
  ),
  /** Marker of tug of war, in steps from the middle; negative towards the first player. */
  marker: z.optional(z.int()),
});

export type MatchStanding = z.infer<typeof matchStanding>;

/** View of a match by one of its players. Replies and events may arrive in any order; the higher version is newer. */
export const matchView = z.object({
  id: z.uuid(),
  type: z.enum(gameTypes),
  mode: z.enum(gameModes),
  version: z.int(),
  serverTimeMs: z.int(),
  /**
   * Phase of the match: `round` while a question is open or announced, `reveal` between rounds and before the first,
   * `over` with a result.
   */
  phase: z.enum(['round', 'reveal', 'over']),
  roundCount: z.int(),
  roundSeconds: z.nullable(z.int()),
  round: z.nullable(openRound),
  /**
   * Time at which the next round opens automatically; `continue` opens it earlier. Null outside `reveal`, and while
   * it waits for the player.
   */
  nextRoundAtMs: z.nullable(z.int()),
  /** The player's closed rounds, oldest first. */
  closedRounds: z.array(closedRound),
  players: z.array(matchPlayer),
  standing: matchStanding,
  /** Price of each answer in coins; 0 in most modes. */
  coinsPerAnswer: z.int(),
  /** Category of all questions; null for a mix. */
  categoryId: z.nullable(field.categoryId),
  /** Id of the stakes of `play/plans`, in modes with several; null in others. */
  planId: z.nullable(z.string()),
  /** Number of all players; `players` lists only the first ones and the player in large matches. */
  playerCount: z.int(),
  /** Boosters used by this player in this match, each at most once. */
  usedBoosters: z.array(z.enum(boosterIds)),
  /** SHA-256 in hex of the match's seed, which determines all its randomness and is shown when the match is over. */
  seedHash: z.string(),
  seed: z.nullable(z.string()),
  /**
   * Reason why the match pays nothing; null if it pays. Reasons for honour are known from the start,
   * `nobody_answered` at the end.
   */
  unpaid: z.nullable(z.enum([...honourReasons, 'nobody_answered'])),
  result: z.nullable(matchResult),
});

export type MatchView = z.infer<typeof matchView>;
