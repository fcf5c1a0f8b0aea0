import type { QueryClient } from '@tanstack/react-query';
import type { User } from '@trivia/contract/account/user.ts';
import { useUserStore } from '../../game/player/user-store.ts';
import { dailyQuery } from '../../game/queries/daily-query.ts';
import { store } from '../../lib/storage.ts';
import { currentSession, type LastVisit } from './last-visit.ts';

/** Removes contact data, which is never stored. */
const withoutContact = (user: User): User => ({
  ...user,
  email: null,
  pendingEmail: null,
  phoneNumber: null,
  dateOfBirth: null,
  gender: null,
});

/** Stores the player and the challenge at each change. */
export function rememberVisit(client: QueryClient): void {
  const remember = (): void => {
    const session = currentSession();
    const { user, isRestored } = useUserStore.getState();
    if (session === undefined || !user || isRestored) return;
    const daily = client.getQueryData(dailyQuery.queryKey) ?? null;
    store('lastVisit', JSON.stringify({ session, user: withoutContact(user), daily } satisfies LastVisit));
  };
  remember();
  useUserStore.subscribe(remember);
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryKey[0] === dailyQuery.queryKey[0]) remember();
  });
}
