/** A player's view of a match. */
import { boosterIds } from '@trivia/rules/boosters/booster-ids.ts';
import {
  type GameMode,
  type GameType,
  honourReasons,
  type ModeId,
  modeNames,
} from '@trivia/rules/match/mode.ts';
import { pictureIds } from '@trivia/rules/pictures.ts';
import * as z from 'zod/mini';
import { tierIds } from '../account/user.ts';
import * as field from '../fields.ts';

export type { GameMode, GameType };

type ModeName<M extends GameMode> = Extract<(typeof modeNames)[ModeId], { readonly mode: M }>['type'];

/** Types of the modes that are played alone, or of those that are played against others. */
export const typesOf = <M extends GameMode>(mode: M): readonly ModeName<M>[] =>
  Object.values(modeNames).flatMap((name) => (name.mode === mode ? [name.type as ModeName<M>] : []));

export const gameModes = ['solo', 'multi'] as const satisfies readonly GameMode[];
export const gameTypes: readonly GameType[] = [...new Set(gameModes.flatMap((mode) => typesOf(mode)))];
export const verdicts = ['right', 'wrong', 'none'] as const;

/** A question as asked, without any hint of the right option. Option ids are only valid in this match. */
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
  /** Includes this player's extra time. Null in a mode without a clock. */
  closesAtMs: z.nullable(z.int()),
  question: questionView,
  myOptionId: z.nullable(z.string()),
  /** Boosters used by this player in this round. */
  boosters: z.array(z.enum(boosterIds)),
  /** Options removed by a booster, which can't be chosen. */
  removedOptionIds: z.array(z.string()),
  /** Other players' answers to this question, in whole percent; null unless the player asked for them. */
  audience: z.nullable(z.array(z.object({ optionId: z.string(), percent: z.int() }))),
  /** Players who have locked an answer in; in a match with many players only the player. */
  answeredPlayerIds: z.array(z.uuid()),
});

/** One player's answer to a round. */
export const roundAnswer = z.object({
  playerId: z.uuid(),
  /** Option that the player chose; null without an answer. */
  optionId: z.nullable(z.string()),
  verdict: z.enum(verdicts),
  /** Time by the server's clock, less lag credit; the whole time without an answer. */
  elapsedMs: z.int(),
  /** Lag credit: network time of the answer that is not counted. */
  creditMs: z.int(),
});
export type RoundAnswerView = z.infer<typeof roundAnswer>;

/** A round that is over for this player, with its right option and explanation. */
export const closedRound = z.object({
  number: z.int(),
  question: questionView,
  rightOptionId: z.string(),
  myOptionId: z.nullable(z.string()),
  verdict: z.enum(verdicts),
  elapsedMs: z.int(),
  /** Answers in live games, by seat; in a match with many players only the player's. */
  answers: z.array(roundAnswer),
  boosters: z.array(z.enum(boosterIds)),
  /** The question was voided, and counts as answered right. */
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
  /** Id of the frame around it. */
  frame: z.optional(z.string()),
  isMe: z.boolean(),
  /** The house bot, which is always labelled. */
  isBot: z.boolean(),
  /** Current tier; null for the house bot. */
  tier: z.nullable(z.enum(tierIds)),
  status: z.enum(['playing', 'left']),
});

export const matchResult = z.object({
  outcome: z.enum(['won', 'lost', 'draw']),
  rightAnswers: z.int(),
  points: z.int(),
  coins: z.int(),
  /** Stake of the player: this part of `coins` and `points` came back, and is no gain. */
  staked: z.object({ coins: z.int(), points: z.int() }),
  /** Coins that a Plus player would have got; 0 if this player got them. */
  coinsForPlus: z.int(),
  isForfeit: z.boolean(),
  /** The match was cancelled and the stakes returned. */
  isCancelled: z.boolean(),
  /** A question was voided since, and counts as right. */
  isCorrected: z.boolean(),
  /** Refunded part of `coins` and `points`: stakes of a cancelled match, costs of a voided question. */
  returned: z.nullable(z.object({ coins: z.int(), points: z.int() })),
  /** Rank among the first 1,000 with five right today; null otherwise. */
  place: z.nullable(z.int()),
});

/** A player's standing: the parts that the mode counts and shows. */
export const matchStanding = z.object({
  rightAnswers: z.optional(z.int()),
  /** Points won so far, where each right answer is paid by itself. */
  points: z.optional(z.int()),
  wagerPoints: z.optional(z.int()),
  lives: z.optional(z.int()),
  pictureId: z.optional(z.enum(pictureIds)),
  pieceCount: z.optional(z.int()),
  /** Positions of the open pieces, from 0, row by row, in the order in which they were unlocked. */
  openPieces: z.optional(z.array(z.int())),
  roundsLeft: z.optional(z.int()),
  /** All players' standings in live games, by seat. */
  players: z.optional(
    z.array(
      z.object({
        id: z.string(),
        rightAnswers: z.int(),
        hasLeft: z.boolean(),
        lives: z.optional(z.int()),
        /** Rounds begun alive, in modes with lives: players who are out skip the rest. */
        roundsPlayed: z.optional(z.int()),
        /** Total time of all answers so far. */
        totalMs: z.optional(z.int()),
      }),
    ),
  ),
  /** Tug of war: steps from the middle, negative towards the first player. */
  marker: z.optional(z.int()),
});
export type MatchStanding = z.infer<typeof matchStanding>;

/** One player's view of a match. A higher version is newer; replies and events may arrive in any order. */
export const matchView = z.object({
  id: z.uuid(),
  type: z.enum(gameTypes),
  mode: z.enum(gameModes),
  version: z.int(),
  serverTimeMs: z.int(),
  /**
   * `round`: a question is open or about to open. `reveal`: before the next one, also the first. `over`: see
   * the result.
   */
  phase: z.enum(['round', 'reveal', 'over']),
  roundCount: z.int(),
  roundSeconds: z.nullable(z.int()),
  round: z.nullable(openRound),
  /**
   * Time at which the next round opens by itself; `continue` opens it earlier. Null unless in `reveal`, and in
   * one that waits for the player.
   */
  nextRoundAtMs: z.nullable(z.int()),
  /** The player's closed rounds, oldest first. */
  closedRounds: z.array(closedRound),
  players: z.array(matchPlayer),
  standing: matchStanding,
  /** Coins taken for each answer; 0 in most modes. */
  coinsPerAnswer: z.int(),
  /** Null: questions of all categories. */
  categoryId: z.nullable(field.categoryId),
  /** Id of the stakes of `play/plans`, in modes with several; null elsewhere. */
  planId: z.nullable(z.string()),
  /** Number of players; `players` lists the first of them, and the player. */
  playerCount: z.int(),
  /** Boosters used by this player in this match; each kind works once. */
  usedBoosters: z.array(z.enum(boosterIds)),
  /**
   * SHA-256, in hex, of the match's seed, which determines all its randomness; the seed is shown when the
   * match is over.
   */
  seedHash: z.string(),
  seed: z.nullable(z.string()),
  /**
   * Reason why nothing can be won: two earn from each other once a day, accounts of one device never do.
   * Known before the first round; `nobody_answered` when it is over. Null when the match pays.
   */
  unpaid: z.nullable(z.enum([...honourReasons, 'nobody_answered'])),
  result: z.nullable(matchResult),
});
export type MatchView = z.infer<typeof matchView>;
export type QuestionView = z.infer<typeof questionView>;
export type ClosedRoundView = z.infer<typeof closedRound>;
export type OpenRoundView = z.infer<typeof openRound>;
export type MatchResultView = z.infer<typeof matchResult>;
