import { randomBytes } from 'node:crypto';
import type { ModeId, Setup } from '@trivia/rules/mode.ts';
import { bookAll } from '../features/wallet/book.ts';
import { escrow, move, player, type Transfer } from '../features/wallet/transfer.ts';
import type { Deps, Tx } from '../lib/deps.ts';
import type { MatchChange } from './engine.ts';
import { MatchEdit, modeOf, saveMatch } from './match-edit.ts';
import { announceRound } from './open-round.ts';
import { FIRST_LIVE_ROUND_IN_MS, FIRST_ROUND_IN_MS } from './timing.ts';

export interface NewMatch {
  readonly id: string;
  readonly modeId: ModeId;
  /** Of a daily challenge. */
  readonly day?: string;
  /** 64 hexadecimal digits; a new one by chance when left out. */
  readonly seed?: string;
  readonly setup: Omit<Setup, 'seed'>;
}

const SEED_BYTES = 32;
export const newSeed = (): string => randomBytes(SEED_BYTES).toString('hex');

function rowOf({ id, modeId, day, seed = newSeed(), setup }: NewMatch, nowMs: number) {
  const mode = modeOf(modeId);
  const fullSetup = { ...setup, seed };
  return {
    id,
    mode_id: modeId,
    type: mode.type,
    mode: mode.mode,
    day: day ?? null,
    seed,
    setup: JSON.stringify(fullSetup),
    state: JSON.stringify(mode.start(fullSetup)),
    phase: 'reveal' as const,
    round: 0,
    round_count: mode.pace(fullSetup).rounds,
    next_round_at: null,
    due_at: null,
    version: 0,
    created_at: new Date(nowMs),
    ended_at: null,
  };
}

async function insertMatches(tx: Tx, newMatches: readonly NewMatch[], nowMs: number): Promise<MatchEdit[]> {
  const rows = await tx
    .insertInto('match')
    .values(newMatches.map((one) => rowOf(one, nowMs)))
    .returningAll()
    .execute();
  const seats = newMatches.flatMap(({ id, setup }) =>
    setup.players.map((seat, index) => ({
      match_id: id,
      player_id: seat.id,
      seat: index,
      last_seen_at: new Date(nowMs),
    })),
  );
  await tx.insertInto('match_player').values(seats).execute();
  return rows.map((match) => new MatchEdit(tx, match, nowMs));
}

/** What puts every player's stake into the match's escrow. */
function stakesOf({ match, mode, setup }: MatchEdit): Transfer[] {
  const stakes = setup.players.map(({ id }) => ({ from: player(id), ...mode.stake(setup, id) }));
  const pot = escrow(match.id);
  const coins = stakes.flatMap(({ from, coins: amount }) => move(from, pot, 'coin', amount));
  const points = stakes.flatMap(({ from, points: amount }) => move(from, pot, 'point', amount));
  const reference = match.id;
  const transfers: Transfer[] = [
    { key: `match:${match.id}:entry`, reason: 'match_entry', reference, postings: coins },
    { key: `match:${match.id}:stake`, reason: 'match_stake', reference, postings: points },
  ];
  return transfers.filter(({ postings }) => postings.length > 0);
}

/** Starts matches as `startMatch` does, all or none; their stakes are taken together. */
export async function startMatches(
  { clock }: Pick<Deps, 'clock'>,
  tx: Tx,
  newMatches: readonly NewMatch[],
): Promise<MatchChange[]> {
  const nowMs = clock.nowMs();
  const edits = await insertMatches(tx, newMatches, nowMs);
  await bookAll(tx, edits.flatMap(stakesOf), nowMs);
  for (const edit of edits) {
    const leadMs = edit.mode.mode === 'multi' ? FIRST_LIVE_ROUND_IN_MS : FIRST_ROUND_IN_MS;
    await announceRound(edit, nowMs + leadMs);
    await saveMatch(edit);
  }
  return edits.map(({ change }) => change);
}

/**
 * Starts a match in the caller's transaction and announces its first round. After the commit the caller gives the
 * change to `engine.committed`. Refuses with NOT_ENOUGH_COINS or NOT_ENOUGH_POINTS when a stake can't be paid.
 */
export async function startMatch(
  deps: Pick<Deps, 'clock'>,
  tx: Tx,
  newMatch: NewMatch,
): Promise<MatchChange> {
  const [change] = await startMatches(deps, tx, [newMatch]);
  if (!change) throw new Error('A match that was inserted is there');
  return change;
}
