import { addDays, type Day } from '@trivia/rules/calendar/baghdad.ts';
import { streaksAfter } from '@trivia/rules/streak.ts';
import type { Tx } from '../../lib/database/db.ts';
import { streaksOf } from './daily-plays.ts';

/** Reads and locks a player's plays from a day on, in a fixed order, because two days may end simultaneously. */
const lockPlays = (tx: Tx, playerId: string, from: Day) =>
  tx
    .selectFrom('daily_play')
    .select(['day', 'streak'])
    .where('player_id', '=', playerId)
    .where('day', '>=', from)
    .orderBy('day')
    .forUpdate()
    .execute();

interface DayEnd {
  readonly playerId: string;
  readonly day: Day;
  readonly isForfeit: boolean;
}

/** Stores the streak of a finished day, and updates those of later days that finished before it. */
export async function endDailyPlay(tx: Tx, { playerId, day, isForfeit }: DayEnd): Promise<void> {
  const plays = await lockPlays(tx, playerId, addDays(day, -1));
  for (const [changed, streak] of streaksAfter(streaksOf(plays), day, !isForfeit)) {
    await tx
      .updateTable('daily_play')
      .set({ streak })
      .where('player_id', '=', playerId)
      .where('day', '=', changed)
      .execute();
  }
}
