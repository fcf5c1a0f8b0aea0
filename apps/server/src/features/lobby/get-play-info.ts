import { type Day, dayOf } from '@trivia/rules/calendar/baghdad.ts';
import { streakDays } from '@trivia/rules/streak.ts';
import { accountsOf, foldWallets, type Wallet, walletIn } from '../../core/wallet/get-wallet.ts';
import type { Deps } from '../../deps.ts';
import { compileOnce } from '../../lib/database/compile-once.ts';
import { sendTogether } from '../../lib/database/together.ts';
import { type DailyPlay, dailyPlaysOf, streaksOf, toDailyPlays } from '../daily-challenge/daily-plays.ts';

export interface PlayInfo {
  /** Number of matches played to their end. */
  readonly quizzesCompleted: number;
  readonly streakDays: number;
  /** `hasPlayed`: today's challenge is over, finished or forfeited. */
  readonly challenge: { readonly day: string; readonly hasPlayed: boolean };
}

const completedOf = compileOnce((db, { playerId }: { readonly playerId: string }) =>
  db.selectFrom('player_statistics').select('matches_completed').where('player_id', '=', playerId),
);

/** Reads a player's wallet and the part of the user view about play, in one write. */
export async function getWalletAndPlayInfo(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  playerId: string,
): Promise<{ readonly wallet: Wallet; readonly play: PlayInfo }> {
  const today = dayOf(clock.nowMs());
  const [accounts, [statistics], rows] = await sendTogether(db, [
    accountsOf(db, { playerIds: [playerId] }),
    completedOf(db, { playerId }),
    dailyPlaysOf(db, playerId, today),
  ]);
  const wallet = walletIn(foldWallets(accounts), playerId);
  return { wallet, play: toPlayInfo(statistics, toDailyPlays(rows), today) };
}

function toPlayInfo(
  statistics: { readonly matches_completed: number } | undefined,
  plays: readonly DailyPlay[],
  today: Day,
): PlayInfo {
  const todays = plays.find(({ day }) => day === today);
  return {
    quizzesCompleted: statistics?.matches_completed ?? 0,
    streakDays: streakDays(streaksOf(plays), today),
    challenge: { day: today, hasPlayed: todays !== undefined && todays.status !== 'playing' },
  };
}
