/** Rounds of a match: question, answers and verdicts. */
import { boosterIds } from '@trivia/rules/boosters/booster-ids.ts';
import * as z from 'zod/mini';
import * as field from '../fields.ts';

export const verdicts = ['right', 'wrong', 'none'] as const;

/** Question without its right option. Option ids are valid in this match only. */
export const questionView = z.object({
  categoryId: field.categoryId,
  difficulty: z.int(),
  prompt: z.string(),
  pictureUrl: z.nullable(z.string()),
  options: z.array(z.object({ id: z.string(), text: z.string() })),
});

export type QuestionView = z.infer<typeof questionView>;

export const openRound = z.object({
  /** Number of the round, from 1. */
  number: z.int(),
  opensAtMs: z.int(),
  /** End of the round, including this player's extra time; null without a clock. */
  closesAtMs: z.nullable(z.int()),
  question: questionView,
  myOptionId: z.nullable(z.string()),
  /** Boosters used by this player in this round. */
  boosters: z.array(z.enum(boosterIds)),
  /** Options removed by a booster, which can't be chosen. */
  removedOptionIds: z.array(z.string()),
  /** Other players' answers to this question in whole percent; null unless the player used the audience. */
  audience: z.nullable(z.array(z.object({ optionId: z.string(), percent: z.int() }))),
  /** Players who have locked in an answer; in large matches only the player. */
  answeredPlayerIds: z.array(z.uuid()),
});

export type OpenRoundView = z.infer<typeof openRound>;

/** Answer of a player in a round. */
export const roundAnswer = z.object({
  playerId: z.uuid(),
  /** Chosen option; null without an answer. */
  optionId: z.nullable(z.string()),
  verdict: z.enum(verdicts),
  /** Time of the answer by the server's clock, less the lag credit; the full time without an answer. */
  elapsedMs: z.int(),
  /** Lag credit: network time that was deducted from the answer's time. */
  creditMs: z.int(),
});

export type RoundAnswerView = z.infer<typeof roundAnswer>;

/** Round that is over for this player, with its right option and explanation. */
export const closedRound = z.object({
  number: z.int(),
  question: questionView,
  rightOptionId: z.string(),
  myOptionId: z.nullable(z.string()),
  verdict: z.enum(verdicts),
  elapsedMs: z.int(),
  /** Answers in live games, by seat; in large matches only the player's. */
  answers: z.array(roundAnswer),
  boosters: z.array(z.enum(boosterIds)),
  /** True if the question was voided, and counts as answered right. */
  isVoided: z.boolean(),
  /** True if this player has reported the question. */
  isReported: z.boolean(),
  explanation: z.nullable(z.string()),
  source: z.nullable(z.object({ title: z.string(), url: z.string() })),
});

export type ClosedRoundView = z.infer<typeof closedRound>;
