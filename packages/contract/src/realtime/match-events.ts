/** Events of a match. */
import * as z from 'zod/mini';
import { languages } from '../languages.ts';
import { matchStanding } from '../play/match.ts';
import { questionView, roundAnswer } from '../play/rounds.ts';

export const matchEventNames = [
  'round.opened',
  'round.closed',
  'booster.used',
  'player.left',
  'clock.shifted',
  'match.finished',
] as const;

export type MatchEventName = (typeof matchEventNames)[number];

/** Fields common to all events of a match. On a gap in the versions, clients fetch the match. */
const anyMatchEvent = {
  matchId: z.uuid(),
  version: z.int(),
  atMs: z.int(),
  serverTimeMs: z.int(),
};

export const matchEvent = z.object(anyMatchEvent);

export type MatchEventPayload = z.infer<typeof matchEvent>;

/** Texts in all languages, since players of a match may use different ones. */
const inEachLanguage = <T extends z.ZodMiniType>(schema: T) => z.record(z.enum(languages), schema);

/** Announcement of a round, sent shortly before it opens. */
export const roundOpenedEvent = z.object({
  ...anyMatchEvent,
  round: z.int(),
  opensAtMs: z.int(),
  closesAtMs: z.nullable(z.int()),
  question: inEachLanguage(questionView),
});

/** Right option and explanation of a round, sent when it is closed for all players. */
export const roundClosedEvent = z.object({
  ...anyMatchEvent,
  round: z.int(),
  rightOptionId: z.string(),
  explanation: inEachLanguage(z.nullable(z.string())),
  source: z.nullable(z.object({ title: z.string(), url: z.string() })),
  /** Time at which the next round opens; null after the last one. */
  nextRoundAtMs: z.nullable(z.int()),
  /** Public standing, with the first ten players in large matches. */
  standing: matchStanding,
  /** Answers of all players, by seat; empty in large matches. */
  answers: z.array(roundAnswer),
});

export const playerLeftEvent = z.object({ ...anyMatchEvent, playerId: z.uuid() });

/** Shift of all times of a match, after an outage. */
export const clockShiftedEvent = z.object({
  ...anyMatchEvent,
  /** Times of the open round, without extra time of players; null between rounds. */
  opensAtMs: z.nullable(z.int()),
  closesAtMs: z.nullable(z.int()),
  /** Null while a round is open. */
  nextRoundAtMs: z.nullable(z.int()),
});

export const matchEventSchemas = {
  'round.opened': roundOpenedEvent,
  'round.closed': roundClosedEvent,
  'booster.used': playerLeftEvent,
  'player.left': playerLeftEvent,
  'clock.shifted': clockShiftedEvent,
  'match.finished': matchEvent,
} as const;

/** Data of each event of a match, by name. */
export interface MatchEvents {
  readonly 'round.opened': z.infer<typeof roundOpenedEvent>;
  readonly 'round.closed': z.infer<typeof roundClosedEvent>;
  readonly 'booster.used': z.infer<typeof playerLeftEvent>;
  readonly 'player.left': z.infer<typeof playerLeftEvent>;
  readonly 'clock.shifted': z.infer<typeof clockShiftedEvent>;
  readonly 'match.finished': MatchEventPayload;
}

/**
 * Event `.player.answered` of a match, without a version and not stored. In large matches it is sent at most once a
 * second and has only the number.
 */
export const playerAnsweredEvent = z.object({
  matchId: z.uuid(),
  round: z.int(),
  answeredCount: z.int(),
  /** Players who have answered so far, by seat; empty in large matches. */
  answeredPlayerIds: z.array(z.uuid()),
});

export type PlayerAnsweredEvent = z.infer<typeof playerAnsweredEvent>;
