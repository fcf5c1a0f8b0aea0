/** Matches: what a player may see of one, and the few things they can do to it. */
import * as z from 'zod/mini';
import * as field from './fields.ts';
import { defineRoute } from './route.ts';

export const gameTypes = [
  'daily',
  'quiz',
  'survival',
  'puzzle',
  'headtohead',
  'tugofwar',
  'tournament',
] as const;
export const gameModes = ['solo', 'multi'] as const;
export const verdicts = ['right', 'wrong', 'none'] as const;

const optionId = z.string().check(z.regex(/^[a-z0-9]{4,16}$/, { error: 'field.option' }));
const roundNumber = z
  .int({ error: 'field.round' })
  .check(z.minimum(1, { error: 'field.round' }), z.maximum(100, { error: 'field.round' }));

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
  /** Null in a mode without a clock. */
  closesAtMs: z.nullable(z.int()),
  question: questionView,
  myOptionId: z.nullable(z.string()),
});

/** A round that is over for this player, with everything there is to learn from it. */
export const closedRound = z.object({
  number: z.int(),
  question: questionView,
  rightOptionId: z.string(),
  myOptionId: z.nullable(z.string()),
  verdict: z.enum(verdicts),
  elapsedMs: z.int(),
  explanation: z.nullable(z.string()),
  source: z.nullable(z.object({ title: z.string(), url: z.string() })),
});

export const matchPlayer = z.object({
  id: z.uuid(),
  name: z.string(),
  avatarUrl: z.string(),
  isMe: z.boolean(),
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
  /** Number N of the first 1,000 with five right today; null when not among them. */
  place: z.nullable(z.int()),
});

/** One player's view of a match. A higher version is newer; fetches and pushes may arrive in any order. */
export const matchView = z.object({
  id: z.uuid(),
  type: z.enum(gameTypes),
  mode: z.enum(gameModes),
  version: z.int(),
  serverTimeMs: z.int(),
  /** `round`: a question is open or about to open. `reveal`: between two rounds. `over`: see the result. */
  phase: z.enum(['round', 'reveal', 'over']),
  roundCount: z.int(),
  roundSeconds: z.nullable(z.int()),
  round: z.nullable(openRound),
  /** When the next round opens by itself; `continue` opens it earlier. Null unless in `reveal`. */
  nextRoundAtMs: z.nullable(z.int()),
  /** The player's closed rounds, oldest first. */
  closedRounds: z.array(closedRound),
  players: z.array(matchPlayer),
  result: z.nullable(matchResult),
});
export type MatchView = z.infer<typeof matchView>;
export type QuestionView = z.infer<typeof questionView>;
export type ClosedRoundView = z.infer<typeof closedRound>;
export type OpenRoundView = z.infer<typeof openRound>;
export type MatchResultView = z.infer<typeof matchResult>;

const matchParams = z.object({ id: field.id });

export const startMatchRoute = defineRoute({
  method: 'POST',
  path: '/api/play/matches',
  summary: 'Starts a match; for the daily challenge, the one of today, however often it is called',
  access: 'player',
  body: z.object({
    type: z.enum(['daily'], { error: 'field.gameMode' }),
    mode: z.enum(['solo'], { error: 'field.gameMode' }),
  }),
  status: 201,
  reply: matchView,
  errors: ['ACCOUNT_INCOMPLETE', 'ALREADY_PLAYED_TODAY', 'PLAY_LIMIT_REACHED'],
  idempotent: true,
});

export const listMatchesRoute = defineRoute({
  method: 'GET',
  path: '/api/play/matches',
  summary: 'The player’s unfinished matches',
  access: 'player',
  reply: z.object({
    data: z.array(
      z.object({
        id: z.uuid(),
        type: z.enum(gameTypes),
        mode: z.enum(gameModes),
        round: z.int(),
        roundCount: z.int(),
      }),
    ),
  }),
});

export const getMatchRoute = defineRoute({
  method: 'GET',
  path: '/api/play/matches/:id',
  summary: 'The match as this player may see it',
  access: 'player',
  params: matchParams,
  reply: matchView,
  errors: ['MATCH_NOT_FOUND'],
});

export const listMatchEventsRoute = defineRoute({
  method: 'GET',
  path: '/api/play/matches/:id/events',
  summary: 'What happened in the match after a version',
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
    data: z.array(z.object({ version: z.int(), kind: z.string(), atMs: z.int() })),
  }),
  errors: ['MATCH_NOT_FOUND'],
});

export const submitAnswerRoute = defineRoute({
  method: 'POST',
  path: '/api/play/matches/:id/answers',
  summary: 'Locks one answer in',
  access: 'player',
  params: matchParams,
  body: z.object({ round: roundNumber, optionId }),
  /** `match` is there when the answer ended the round; otherwise the round goes on for the others. */
  reply: z.object({ lockedAtMs: z.int(), match: z.nullable(matchView) }),
  errors: ['MATCH_NOT_FOUND', 'MATCH_OVER', 'ALREADY_ANSWERED', 'ROUND_CLOSED', 'ROUND_NOT_OPEN'],
});

export const continueMatchRoute = defineRoute({
  method: 'POST',
  path: '/api/play/matches/:id/continue',
  summary: 'Opens the next round at once, in a match of one player; does nothing if it is open already',
  access: 'player',
  params: matchParams,
  /** The round that was read to its end. */
  body: z.object({ round: roundNumber }),
  reply: matchView,
  errors: ['MATCH_NOT_FOUND'],
});

export const keepPresenceRoute = defineRoute({
  method: 'POST',
  path: '/api/play/matches/:id/presence',
  summary: 'Says that the player is still there; expected every 10 s while the match is on the screen',
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
  errors: ['MATCH_NOT_FOUND'],
});
