import type { ModeId, Setup } from '@trivia/rules/match/mode.ts';
import { modeIn, RULES_VERSION } from '@trivia/rules/match/versions.ts';
import { bookAll } from '../../core/wallet/book.ts';
import { escrow, matchSubject, move, player, type Transfer } from '../../core/wallet/transfer.ts';
import type { Deps } from '../../deps.ts';
import type { Tx } from '../../lib/database/db.ts';
import { OutOfDate } from '../../lib/database/transaction.ts';
import type { MatchChange } from '../events/match-change.ts';
import type { MatchHooks } from '../locked-match.ts';
import { LockedMatch, type Match, packMatch } from '../locked-match.ts';
import { modeHooksOf } from '../mode-hooks.ts';
import { asCte, eventInsert } from '../save-match.ts';
import { FIRST_LIVE_ROUND_IN_MS, FIRST_ROUND_IN_MS, OUTAGE_AFTER_MS } from '../timing.ts';
import { newSeed } from './next-seed.ts';
import {
  announceRound,
  awaitRound,
  drawRounds,
  type NewRound,
  type RoundDraw,
  roundInsert,
} from './open-round.ts';

export interface NewMatch {
  readonly id: string;
  readonly modeId: ModeId;
  /** `YYYY-MM-DD`, set for a daily challenge only. */
  readonly day?: string;
  /** 64 hexadecimal digits; random when left out. */
  readonly seed?: string;
  readonly setup: Omit<Setup, 'seed'>;
}

export type StartDeps = Pick<Deps, 'clock'> & {
  readonly engine: { readonly hooks: MatchHooks };
};

/** Builds a match before its first round; writes nothing. */
function newMatchOf({ id, modeId, day, seed = newSeed(), setup }: NewMatch): Omit<Match, 'created_at'> {
  const mode = modeIn(RULES_VERSION, modeId);
  const fullSetup = { ...setup, seed };
  return {
    id,
    mode_id: modeId,
    rules_version: RULES_VERSION,
    type: mode.type,
    mode: mode.mode,
    day: day ?? null,
    seed,
    setup: fullSetup,
    state: mode.start(fullSetup),
    status: 'playing',
    phase: 'reveal',
    round: 0,
    round_count: mode.pace(fullSetup).rounds,
    next_round_at: null,
    due_at: null,
    version: 0,
    ended_at: null,
  };
}

const lockedOf = (
  { engine }: StartDeps,
  tx: Tx,
  match: Omit<Match, 'created_at'>,
  nowMs: number,
): LockedMatch =>
  new LockedMatch(tx, { ...match, created_at: new Date(nowMs) }, { nowMs, hooks: engine.hooks });

function rowOf({ match }: LockedMatch) {
  const { seed, ...columns } = match;
  return { ...columns, packed_seed: Buffer.from(seed, 'hex'), ...packMatch(match) };
}

const seatsOf = (locked: LockedMatch) =>
  locked.setup.players.map(({ id }, seat) => ({
    match_id: locked.match.id,
    player_id: id,
    seat,
    last_seen_at: new Date(locked.nowMs),
    is_watched: modeHooksOf(locked).absenceMs !== null,
    created_at: locked.match.created_at,
  }));

/** Writes matches with their seats, first rounds and events, in one round trip. */
async function insertMatches(
  tx: Tx,
  lockedMatches: readonly LockedMatch[],
  rounds: readonly NewRound[],
): Promise<void> {
  const events = lockedMatches.flatMap((locked) => locked.events);
  let started = tx.with('started', (db) => db.insertInto('match').values(lockedMatches.map(rowOf)));
  if (rounds.length > 0) started = started.with('opened', () => asCte(roundInsert(rounds)));
  if (events.length > 0) started = started.with('recorded', () => asCte(eventInsert(events)));
  await started.insertInto('match_player').values(lockedMatches.flatMap(seatsOf)).execute();
}

/** Idempotency key of the transfer of the players' stakes. */
export const entryKey = (matchId: string): string => `match:${matchId}:entry`;

/** Transfers of all players' stakes to the match's escrow. */
function stakesOf({ match, mode, setup }: LockedMatch): Transfer[] {
  const stakes = setup.players.map(({ id }) => ({ from: player(id), ...mode.stakeOf(setup, id) }));
  const pot = escrow('match', match.id);
  const coins = stakes.flatMap(({ from, coins: amount }) => move(from, pot, 'coin', amount));
  const points = stakes.flatMap(({ from, points: amount }) => move(from, pot, 'point', amount));
  const subject = matchSubject(match.id);
  const transfers: Transfer[] = [
    { key: entryKey(match.id), reason: 'match_entry', subject, postings: coins },
    { key: `match:${match.id}:stake`, reason: 'match_stake', subject, postings: points },
  ];
  return transfers.filter(({ postings }) => postings.length > 0);
}

/**
 * Sets the time of the first round. A single player sees its question at once. Players of a live match see it after
 * the pause that precedes every question, so that a script gains no time to look it up.
 */
function setFirstRound(locked: LockedMatch, draws: readonly RoundDraw[]): NewRound[] {
  const draw = draws.find((one) => one.locked.match.id === locked.match.id);
  if (draw) return [announceRound({ ...draw, locked }, locked.nowMs + FIRST_ROUND_IN_MS)];
  awaitRound(locked, locked.nowMs + FIRST_LIVE_ROUND_IN_MS);
  return [];
}

/**
 * Starts several matches like `startMatch`, all or none, in shared statements. Throws `OutOfDate` when the writes
 * took so long that players would miss the start of the first rounds.
 */
export async function startMatches(
  deps: StartDeps,
  tx: Tx,
  newMatches: readonly NewMatch[],
): Promise<MatchChange[]> {
  const { clock } = deps;
  const drafts = newMatches.map((one) => lockedOf(deps, tx, newMatchOf(one), clock.nowMs()));
  const draws = await drawRounds(drafts.filter(({ isLive }) => !isLive));
  // Read the clock after the draws, which may take long.
  const nowMs = clock.nowMs();
  const lockedMatches = drafts.map(({ match }) => lockedOf(deps, tx, match, nowMs));
  const rounds = lockedMatches.flatMap((locked) => setFirstRound(locked, draws));
  await insertMatches(tx, lockedMatches, rounds);
  await bookAll(tx, lockedMatches.flatMap(stakesOf), nowMs);
  // A server that was suspended meanwhile would open rounds that are over.
  if (clock.nowMs() - nowMs > OUTAGE_AFTER_MS) throw new OutOfDate('The start took too long');
  return lockedMatches.map(({ change }) => change);
}

/**
 * Starts a match in the caller's transaction and sets its first round. After the commit the caller passes the
 * change to `engine.committed`. Refuses with NOT_ENOUGH_COINS or NOT_ENOUGH_POINTS when a stake can't be
 * paid.
 */
export async function startMatch(deps: StartDeps, tx: Tx, newMatch: NewMatch): Promise<MatchChange> {
  const [change] = await startMatches(deps, tx, [newMatch]);
  if (!change) throw new Error('A match that was inserted is there');
  return change;
}
