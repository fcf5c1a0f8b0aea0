/**
 * Player and daily challenge of the last visit, stored so that the next visit shows its screen before the network
 * replies.
 */
import type { QueryClient } from '@tanstack/react-query';
import type { User } from '@trivia/contract/account/user.ts';
import type { DailyChallenge } from '@trivia/contract/play/daily-challenge.ts';
import { useUserStore } from '../../game/player/user-store.ts';
import { dailyQuery } from '../../game/queries/daily-query.ts';
import { readAccessToken, readStored, store } from '../../lib/storage.ts';

export interface LastVisit {
  /** End of the session's token; another session ignores the stored visit. */
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

/** Restores the stored player, and the challenge if it is still today's. */
export function restoreLastVisit(client: QueryClient): void {
  const last = readLastVisit();
  if (!last) {
    store('lastVisit', null);
    return;
  }
  useUserStore.setState({ user: last.user, isRestored: true });
  const isToday = last.daily !== null && last.daily.nextAtMs > Date.now();
  // An update time of 0 marks the challenge as stale, so that it is refetched at once.
  if (isToday) client.setQueryData(dailyQuery.queryKey, last.daily, { updatedAt: 0 });
}
