import { randomBytes } from 'node:crypto';
import type { ModeId, Setup } from '@trivia/rules/mode.ts';
import { book } from '../features/wallet/book.ts';
import { escrow, move, player } from '../features/wallet/transfer.ts';
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

async function insertMatch(
  tx: Tx,
  { id, modeId, day, seed = newSeed(), setup }: NewMatch,
  nowMs: number,
): Promise<MatchEdit> {
  const mode = modeOf(modeId);
  const fullSetup = { ...setup, seed };
  const match = await tx
    .insertInto('match')
    .values({
      id,
      mode_id: modeId,
      type: mode.type,
      mode: mode.mode,
      day: day ?? null,
      seed,
      setup: JSON.stringify(fullSetup),
      state: JSON.stringify(mode.start(fullSetup)),
      phase: 'reveal',
      round: 0,
      round_count: mode.pace(fullSetup).rounds,
      next_round_at: null,
      due_at: null,
      version: 0,
      created_at: new Date(nowMs),
      ended_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('match_player')
    .values(
      setup.players.map((seat, index) => ({
        match_id: id,
        player_id: seat.id,
        seat: index,
        last_seen_at: new Date(nowMs),
      })),
    )
    .execute();
  return new MatchEdit(tx, match, nowMs);
}

/** Puts every player's stake into the match's escrow. */
async function takeStakes({ tx, match, mode, setup, nowMs }: MatchEdit): Promise<void> {
  const stakes = setup.players.map(({ id }) => ({ from: player(id), ...mode.stake(setup, id) }));
  const pot = escrow(match.id);
  const coins = stakes.flatMap(({ from, coins: amount }) => move(from, pot, 'coin', amount));
  const points = stakes.flatMap(({ from, points: amount }) => move(from, pot, 'point', amount));
  const reference = match.id;
  if (coins.length > 0) {
    const key = `match:${match.id}:entry`;
    await book(tx, { key, reason: 'match_entry', reference, postings: coins }, nowMs);
  }
  if (points.length > 0) {
    const key = `match:${match.id}:stake`;
    await book(tx, { key, reason: 'match_stake', reference, postings: points }, nowMs);
  }
}

/**
 * Starts a match in the caller's transaction and announces its first round. After the commit the caller gives the
 * change to `engine.committed`. Refuses with NOT_ENOUGH_COINS or NOT_ENOUGH_POINTS when a stake can't be paid.
 */
export async function startMatch(
  { clock }: Pick<Deps, 'clock'>,
  tx: Tx,
  newMatch: NewMatch,
): Promise<MatchChange> {
  const edit = await insertMatch(tx, newMatch, clock.nowMs());
  await takeStakes(edit);
  const leadMs = edit.mode.mode === 'multi' ? FIRST_LIVE_ROUND_IN_MS : FIRST_ROUND_IN_MS;
  await announceRound(edit, edit.nowMs + leadMs);
  await saveMatch(edit);
  return edit.change;
}
