/** Players online, from the presence channel. When they are more than it lists, the server is asked instead. */
import type { Person } from '@trivia/contract/realtime.ts';
import { create } from 'zustand';

/** Null until the list is loaded. */
export const useOnlineStore = create<{ readonly people: readonly Person[] | null }>(() => ({ people: null }));

export const setOnline = (people: readonly Person[] | null): void => useOnlineStore.setState({ people });

/** Whether a player is certainly offline; false while the list is not loaded. */
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
