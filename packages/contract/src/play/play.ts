/** Calls of a match by its players. */
import { wagers } from '@trivia/rules/economy.ts';
import { ownTimes } from '@trivia/rules/match/mode.ts';
import * as z from 'zod/mini';
import * as field from '../fields.ts';
import {
  clockShiftedEvent,
  matchEvent,
  matchEventNames,
  playerLeftEvent,
  roundClosedEvent,
  roundOpenedEvent,
} from '../realtime/match-events.ts';
import { defineRoute } from '../route.ts';
import { gameModes, gameTypes, typesOf } from './game-types.ts';
import { matchView } from './match.ts';

const optionId = z.string().check(z.regex(/^[a-z0-9]{4,16}$/, { error: 'field.option' }));

export const matchParams = z.object({ id: field.id });

/** Types of single-player games. */
export const soloTypes = typesOf('solo');
export type SoloType = (typeof soloTypes)[number];

export const ownPace = z.object({
  /** Time per question: a multiple of the mode's, or no clock. */
  time: z.enum(ownTimes, { error: 'field.invalid' }),
  /** True if a reveal stays until the player continues. */
  revealsWait: z.boolean({ error: 'field.invalid' }),
});

export const startMatchBody = z.object({
  type: z.enum(soloTypes, { error: 'field.gameMode' }),
  mode: z.enum(['solo'], { error: 'field.gameMode' }),
  /** Category of all questions, in solo mode only; missing for a mix. */
  categoryId: z.optional(field.categoryId),
  /** Wager in solo mode. */
  wagerPoints: z.optional(z.literal(wagers, { error: 'field.wager' })),
  /** Pace chosen for the whole match; missing for that of the mode. */
  pace: z.optional(ownPace),
});

export const startMatchRoute = defineRoute({
  method: 'POST',
  path: '/api/play/matches',
  summary: 'Starts a match; for the daily challenge, repeated calls return today’s match',
  access: 'player',
  body: startMatchBody,
  status: 201,
  reply: matchView,
  errors: [
    'ACCOUNT_INCOMPLETE',
    'ALREADY_PLAYED_TODAY',
    'MATCH_UNFINISHED',
    'NOT_ENOUGH_COINS',
    'NOT_ENOUGH_POINTS',
    'PLAY_LIMIT_REACHED',
    'SUBSCRIPTION_REQUIRED',
  ],
  idempotent: true,
});

export const unfinishedMatch = z.object({
  id: z.uuid(),
  type: z.enum(gameTypes),
  mode: z.enum(gameModes),
  /** Current round; 0 before the first. */
  round: z.int(),
  roundCount: z.int(),
});

export const listMatchesRoute = defineRoute({
  method: 'GET',
  path: '/api/play/matches',
  summary: 'Lists the player’s unfinished matches',
  access: 'player',
  reply: z.object({ data: z.array(unfinishedMatch) }),
});

export const getMatchRoute = defineRoute({
  method: 'GET',
  path: '/api/play/matches/:id',
  summary: 'Returns the match as seen by this player',
  access: 'player',
  params: matchParams,
  reply: matchView,
  errors: ['MATCH_ARCHIVED', 'MATCH_NOT_FOUND'],
});

export const listMatchEventsRoute = defineRoute({
  method: 'GET',
  path: '/api/play/matches/:id/events',
  summary: 'Lists the events of the match after a version',
  access: 'player',
  params: matchParams,
  query: z.object({
    since: z.coerce
      .number({ error: 'field.version' })
      .check(
        z.int({ error: 'field.version' }),
        z.minimum(0, { error: 'field.version' }),
        z.maximum(1_000_000_000, { error: 'field.version' }),
      ),
  }),
  reply: z.object({
    version: z.int(),
    data: z.array(
      z.object({
        version: z.int(),
        kind: z.enum(matchEventNames),
        atMs: z.int(),
        /** Event with its data; null in a single-player match, which has no channel. */
        event: z.nullable(
          z.union([roundOpenedEvent, roundClosedEvent, playerLeftEvent, clockShiftedEvent, matchEvent]),
        ),
      }),
    ),
  }),
  errors: ['MATCH_NOT_FOUND'],
});

export const submitAnswerRoute = defineRoute({
  method: 'POST',
  path: '/api/play/matches/:id/answers',
  summary: 'Locks in one answer',
  access: 'player',
  params: matchParams,
  body: z.object({
    round: field.roundNumber,
    optionId,
    /** Time from the display of the question to the answer by the device's clock, from which the lag is computed. */
    seenForMs: z.optional(
      z
        .int({ error: 'field.invalid' })
        .check(
          z.minimum(0, { error: 'field.invalid' }),
          z.maximum(2_147_483_647, { error: 'field.invalid' }),
        ),
    ),
  }),
  /** Reply to an answer. `match` is null while the round continues for the other players. */
  reply: z.object({
    lockedAtMs: z.int(),
    match: z.nullable(matchView),
    /** True if the option was wrong and a second chance allows another; nothing is locked in then. */
    mayTryAgain: z.boolean(),
  }),
  errors: [
    'ALREADY_ANSWERED',
    'MATCH_NOT_FOUND',
    'MATCH_OVER',
    'NOT_ENOUGH_COINS',
    'ROUND_CLOSED',
    'ROUND_NOT_OPEN',
  ],
});

export const continueMatchRoute = defineRoute({
  method: 'POST',
  path: '/api/play/matches/:id/continue',
  summary: 'Opens the next round of a single-player match at once; does nothing if it is already open',
  access: 'player',
  params: matchParams,
  /** Round whose reveal the player has read. */
  body: z.object({ round: field.roundNumber }),
  reply: matchView,
  errors: ['MATCH_ARCHIVED', 'MATCH_NOT_FOUND'],
});

export const recordPresenceRoute = defineRoute({
  method: 'POST',
  path: '/api/play/matches/:id/presence',
  summary: 'Records the player’s presence; expected every 10 s while the match is on the screen',
  access: 'player',
  params: matchParams,
  reply: z.object({ serverTimeMs: z.int(), version: z.int() }),
  errors: ['MATCH_NOT_FOUND', 'MATCH_OVER'],
});

export const leaveMatchRoute = defineRoute({
  method: 'POST',
  path: '/api/play/matches/:id/leave',
  summary: 'Leaves the match, which forfeits it',
  access: 'player',
  params: matchParams,
  reply: matchView,
  errors: ['MATCH_ARCHIVED', 'MATCH_NOT_FOUND'],
});
