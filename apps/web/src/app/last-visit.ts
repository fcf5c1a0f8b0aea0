/** What was last known of the player and the day, so that the next visit shows its screen before the network answers. */
import type { QueryClient } from '@tanstack/react-query';
import type { DailyChallenge } from '@trivia/contract/daily-challenge.ts';
import type { User } from '@trivia/contract/user.ts';
import { useUserStore } from '../game/player/user-store.ts';
import { dailyQuery } from '../game/queries/daily-query.ts';
import { readAccessToken, readStored, store } from '../lib/storage.ts';

interface LastVisit {
  /** End of the session's token: another session recalls nothing. */
  readonly session: string;
  readonly user: User;
  readonly daily: DailyChallenge | null;
}

const SESSION_LETTERS = 8;

/** Contact data stays out of storage; screens that show it wait for the loaded player. */
const withoutContact = (user: User): User => ({
  ...user,
  email: null,
  pendingEmail: null,
  phoneNumber: null,
  dateOfBirth: null,
  gender: null,
});

const currentSession = (): string | undefined => readAccessToken()?.slice(-SESSION_LETTERS);

function readLastVisit(): LastVisit | null {
  try {
    const stored: LastVisit | null = JSON.parse(readStored('lastVisit') ?? 'null');
    return stored && stored.session === currentSession() ? stored : null;
  } catch {
    return null;
  }
}

/** Puts the player, and today's challenge if it is still today, where screens look for them. */
export function recallLastVisit(client: QueryClient): void {
  const last = readLastVisit();
  if (!last) {
    store('lastVisit', null);
    return;
  }
  useUserStore.setState({ user: last.user, isRecalled: true });
  const isToday = last.daily !== null && last.daily.nextAtMs > Date.now();
  // A time of 0 makes it stale, so that it is asked for at once.
  if (isToday) client.setQueryData(dailyQuery.queryKey, last.daily, { updatedAt: 0 });
}

/** Stores each change of the player and the day. */
export function rememberVisit(client: QueryClient): void {
  const remember = (): void => {
    const session = currentSession();
    const { user, isRecalled } = useUserStore.getState();
    if (session === undefined || !user || isRecalled) return;
    const daily = client.getQueryData(dailyQuery.queryKey) ?? null;
    store('lastVisit', JSON.stringify({ session, user: withoutContact(user), daily } satisfies LastVisit));
  };
  remember();
  useUserStore.subscribe(remember);
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryKey[0] === dailyQuery.queryKey[0]) remember();
  });
}
