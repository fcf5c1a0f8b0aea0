import type { ErrorCode } from '@trivia/contract/errors.ts';
import type { Membership, Seat } from '@trivia/rules/match/mode.ts';
import { type TierId, tierOf } from '@trivia/rules/tiers.ts';
import { listPlus } from '../../core/subscription/membership.ts';
import { listWallets } from '../../core/wallet/get-wallet.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Db } from '../../lib/database/db.ts';
import { findAllowances } from '../lobby/allowance.ts';
import { listLiveScrapers, SCRAPER_WAIT_SECONDS } from '../lobby/refuse-scraping.ts';
import type { LiveGame } from './live-game.ts';

/** Eligibility of a player for a game. */
export interface SeatCheck {
  readonly seat: Seat;
  readonly tier: TierId;
  /** Reason why the player may not play now, or can't pay; undefined if eligible. */
  readonly refusal: ErrorCode | undefined;
}

async function listRefusals(
  db: Db,
  playerIds: readonly string[],
  { membership, game }: { readonly membership: Membership; readonly game: LiveGame },
  nowMs: number,
) {
  const allowances = await findAllowances(db, { playerIds, membership, modeId: game.mode.id }, nowMs);
  return [...allowances].map(([id, { refusal }]) => [id, refusal] as const);
}

/** Checks the eligibility of many players in shared queries. */
export async function checkSeats(
  db: Db,
  playerIds: readonly string[],
  game: LiveGame,
  nowMs: number,
): Promise<ReadonlyMap<string, SeatCheck>> {
  const plus = await listPlus(db, playerIds, nowMs);
  const membershipOf = (id: string): Membership => (plus.has(id) ? 'plus' : 'freemium');
  const on = (membership: Membership) => playerIds.filter((id) => membershipOf(id) === membership);
  const refusals = new Map([
    ...(await listRefusals(db, on('plus'), { membership: 'plus', game }, nowMs)),
    ...(await listRefusals(db, on('freemium'), { membership: 'freemium', game }, nowMs)),
  ]);
  const wallets = await listWallets(db, playerIds);
  const readers = await listLiveScrapers(db, playerIds, nowMs);
  const check = (id: string): SeatCheck => {
    const { coin = 0, lifetimePoints = 0 } = wallets.get(id) ?? {};
    const shortage = coin < game.stakes.entryCoins ? 'NOT_ENOUGH_COINS' : undefined;
    return {
      seat: { id, membership: membershipOf(id), isBot: false },
      tier: tierOf(lifetimePoints),
      refusal: refusals.get(id) ?? shortage ?? (readers.has(id) ? 'TOO_MANY_REQUESTS' : undefined),
    };
  };
  return new Map(playerIds.map((id) => [id, check(id)]));
}

/** Error for a refused seat. */
export const seatRefusal = (code: ErrorCode): AppError =>
  new AppError(code, code === 'TOO_MANY_REQUESTS' ? { retryAfterSeconds: SCRAPER_WAIT_SECONDS } : {});

/** Refuses a player who is not eligible for the game now. */
export async function requireSeat(db: Db, playerId: string, game: LiveGame, nowMs: number): Promise<void> {
  const refusal = (await checkSeats(db, [playerId], game, nowMs)).get(playerId)?.refusal;
  if (refusal) throw seatRefusal(refusal);
}
