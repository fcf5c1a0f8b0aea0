/** Stored state of the player and the day, with which the next visit shows its screen before the network answers. */
import type { QueryClient } from '@tanstack/react-query';
import type { User } from '@trivia/contract/account/user.ts';
import type { DailyChallenge } from '@trivia/contract/play/daily-challenge.ts';
import { useUserStore } from '../../game/player/user-store.ts';
import { dailyQuery } from '../../game/queries/daily-query.ts';
import { readAccessToken, readStored, store } from '../../lib/storage.ts';

export interface LastVisit {
  /** Last letters of the session's token; a visit of another session recalls nothing. */
  readonly session: string;
  readonly user: User;
  readonly daily: DailyChallenge | null;
}

const SESSION_LETTERS = 8;

export const currentSession = (): string | undefined => readAccessToken()?.slice(-SESSION_LETTERS);

function readLastVisit(): LastVisit | null {
  try {
    const stored: LastVisit | null = JSON.parse(readStored('lastVisit') ?? 'null');
    return stored && stored.session === currentSession() ? stored : null;
  } catch {
    return null;
  }
}

/** Puts the stored player, and the challenge if it is still today's, into the stores that screens read. */
export function recallLastVisit(client: QueryClient): void {
  const last = readLastVisit();
  if (!last) {
    store('lastVisit', null);
    return;
  }
  useUserStore.setState({ user: last.user, isRecalled: true });
  const isToday = last.daily !== null && last.daily.nextAtMs > Date.now();
  // A time of 0 makes the challenge stale, so that it is fetched at once.
  if (isToday) client.setQueryData(dailyQuery.queryKey, last.daily, { updatedAt: 0 });
}
