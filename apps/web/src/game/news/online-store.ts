/** Who is online, as the presence channel tells it. With more than it lists, the server is asked instead. */
import type { Person } from '@trivia/contract/realtime.ts';
import { create } from 'zustand';

/** Null while it is not known. */
export const useOnlineStore = create<{ readonly people: readonly Person[] | null }>(() => ({ people: null }));

export const setOnline = (people: readonly Person[] | null): void => useOnlineStore.setState({ people });

/** Tells if a player is known to be offline; false while the players online are not known. */
export const useIsOffline = (playerId: string): boolean =>
  useOnlineStore(({ people }) => people !== null && !people.some(({ id }) => id === playerId));

/** Added only if the id is not there yet. */
export function addOnline(person: Person): void {
  useOnlineStore.setState(({ people }) => {
    if (people?.some(({ id }) => id === person.id)) return { people };
    return { people: [...(people ?? []), person] };
  });
}

/** Removed by the id. */
export function removeOnline({ id }: Pick<Person, 'id'>): void {
  useOnlineStore.setState(({ people }) => ({ people: people?.filter((one) => one.id !== id) ?? null }));
}
