/** What a player may see of a match. */
import { boosterIds } from '@trivia/rules/boosters.ts';
import { honourReasons } from '@trivia/rules/mode.ts';
import { pictureIds } from '@trivia/rules/pictures.ts';
import * as z from 'zod/mini';
import * as field from './fields.ts';
import { tierIds } from './user.ts';

export const gameTypes = [
  'daily',
  'quiz',
  'survival',
  'puzzle',
  'headtohead',
  'tugofwar',
  'tournament',
] as const;
export type GameType = (typeof gameTypes)[number];
export const gameModes = ['solo', 'multi'] as const;
export type GameMode = (typeof gameModes)[number];
export const verdicts = ['right', 'wrong', 'none'] as const;

/** A question as it is put: nothing in it tells the right option. Option ids mean nothing outside this match. */
export const questionView = z.object({
  categoryId: field.categoryId,
  difficulty: z.int(),
  prompt: z.string(),
  pictureUrl: z.nullable(z.string()),
  options: z.array(z.object({ id: z.string(), text: z.string() })),
});

export const openRound = z.object({
  /** From 1. */
  number: z.int(),
  opensAtMs: z.int(),
  /** For this player, extra time included. Null in a mode without a clock. */
  closesAtMs: z.nullable(z.int()),
  question: questionView,
  myOptionId: z.nullable(z.string()),
  /** What this player used in this round. */
  boosters: z.array(z.enum(boosterIds)),
  /** Options that a booster took away; they can't be chosen. */
  removedOptionIds: z.array(z.string()),
  /** How others answered this question, in whole percent; null unless the player asked for it. */
  audience: z.nullable(z.array(z.object({ optionId: z.string(), percent: z.int() }))),
  /** Who has locked an answer in; of a match with many players nobody but the player. */
  answeredPlayerIds: z.array(z.uuid()),
});

/** What one player made of a round. */
export const roundAnswer = z.object({
  playerId: z.uuid(),
  verdict: z.enum(verdicts),
  /** By the server's clock, lag given back; the whole time where there is no answer. */
  elapsedMs: z.int(),
  /** What was given back of the time that the answer spent on its way. */
  creditMs: z.int(),
});
export type RoundAnswerView = z.infer<typeof roundAnswer>;

/** A round that is over for this player, with everything there is to learn from it. */
export const closedRound = z.object({
  number: z.int(),
  question: questionView,
  rightOptionId: z.string(),
  myOptionId: z.nullable(z.string()),
  verdict: z.enum(verdicts),
  elapsedMs: z.int(),
  /** Of live games: what each player made of it, by seat; of a match with many players the player alone. */
  answers: z.array(roundAnswer),
  boosters: z.array(z.enum(boosterIds)),
  /** The question turned out to be wrong; it counts as answered right. */
  isVoided: z.boolean(),
  /** Whether this player has reported the question. */
  isReported: z.boolean(),
  explanation: z.nullable(z.string()),
  source: z.nullable(z.object({ title: z.string(), url: z.string() })),
});

export const matchPlayer = z.object({
  id: z.uuid(),
  name: z.string(),
  avatarUrl: z.string(),
  isMe: z.boolean(),
  /** The house bot; it is always labelled. */
  isBot: z.boolean(),
  /** As it is now; null for the house bot, which has none. */
  tier: z.nullable(z.enum(tierIds)),
  status: z.enum(['playing', 'left']),
});

export const matchResult = z.object({
  outcome: z.enum(['won', 'lost', 'draw']),
  rightAnswers: z.int(),
  points: z.int(),
  coins: z.int(),
  /** Coins that a Plus player would have been given; 0 for who was given them. */
  coinsForPlus: z.int(),
  isForfeit: z.boolean(),
  /** The match could not be finished; the stakes went back. */
  isCancelled: z.boolean(),
  /** A question turned out to be wrong since, so that it counts as right. */
  isCorrected: z.boolean(),
  /** Of `coins` and `points`, what came back: stakes of a match that was called off, what a wrong question had cost. */
  returned: z.nullable(z.object({ coins: z.int(), points: z.int() })),
  /** Number N of the first 1,000 with five right today; null when not among them. */
  place: z.nullable(z.int()),
});

/** How the player stands, as far as the mode counts it: what its rules show of it. */
export const matchStanding = z.object({
  rightAnswers: z.optional(z.int()),
  /** Won so far, where each right answer is paid by itself. */
  points: z.optional(z.int()),
  wagerPoints: z.optional(z.int()),
  lives: z.optional(z.int()),
  pictureId: z.optional(z.enum(pictureIds)),
  pieceCount: z.optional(z.int()),
  /** Places of the pieces that lie open, from 0, row by row, in the order in which they were unlocked. */
  openPieces: z.optional(z.array(z.int())),
  roundsLeft: z.optional(z.int()),
  /** Of live games: how everybody stands, by seat. */
  players: z.optional(
    z.array(
      z.object({
        id: z.string(),
        rightAnswers: z.int(),
        hasLeft: z.boolean(),
        lives: z.optional(z.int()),
        /** Rounds begun alive, where lives are lost: who is out takes no part in those that follow. */
        roundsPlayed: z.optional(z.int()),
        /** Time of all answers so far. */
        totalMs: z.optional(z.int()),
      }),
    ),
  ),
  /** Tug of war: steps from the middle, negative towards the first player. */
  marker: z.optional(z.int()),
});
export type MatchStanding = z.infer<typeof matchStanding>;

/** One player's view of a match. A higher version is newer; fetches and pushes may arrive in any order. */
export const matchView = z.object({
  id: z.uuid(),
  type: z.enum(gameTypes),
  mode: z.enum(gameModes),
  version: z.int(),
  serverTimeMs: z.int(),
  /** `round`: a question is open or about to open. `reveal`: before the next one, also the first. `over`: see the result. */
  phase: z.enum(['round', 'reveal', 'over']),
  roundCount: z.int(),
  roundSeconds: z.nullable(z.int()),
  round: z.nullable(openRound),
  /** When the next round opens by itself; `continue` opens it earlier. Null unless in `reveal`. */
  nextRoundAtMs: z.nullable(z.int()),
  /** The player's closed rounds, oldest first. */
  closedRounds: z.array(closedRound),
  players: z.array(matchPlayer),
  standing: matchStanding,
  /** Taken from the player with each answer; 0 in most modes. */
  coinsPerAnswer: z.int(),
  /** Null: questions of all categories. */
  categoryId: z.nullable(field.categoryId),
  /** Of `play/plans`, where a mode has several; null elsewhere. */
  planId: z.nullable(z.string()),
  /** How many play; `players` lists the first of them, with the player. */
  playerCount: z.int(),
  /** What this player used in this match; each kind works once. */
  usedBoosters: z.array(z.enum(boosterIds)),
  /** SHA-256, in hex, of the seed that all chance of the match follows from; the seed itself when it is over. */
  seedHash: z.string(),
  seed: z.nullable(z.string()),
  /**
   * Reason why nothing can be won: two earn from each other once a day, accounts of one device never do. Known before
   * the first round; `nobody_answered` when it is over. Null where the match pays.
   */
  unpaid: z.nullable(z.enum([...honourReasons, 'nobody_answered'])),
  result: z.nullable(matchResult),
});
export type MatchView = z.infer<typeof matchView>;
export type QuestionView = z.infer<typeof questionView>;
export type ClosedRoundView = z.infer<typeof closedRound>;
export type OpenRoundView = z.infer<typeof openRound>;
export type MatchResultView = z.infer<typeof matchResult>;
