/** Online players by the presence channel. With more players than it lists, screens ask the server instead. */
import type { Person } from '@trivia/contract/realtime/player-events.ts';
import { create } from 'zustand';

/** Null until the list has loaded. */
export const useOnlineStore = create<{ readonly people: readonly Person[] | null }>(() => ({ people: null }));

export const setOnline = (people: readonly Person[] | null): void => useOnlineStore.setState({ people });

/** Whether a player is known to be offline; false before the list has loaded. */
export const useIsOffline = (playerId: string): boolean =>
  useOnlineStore(({ people }) => people !== null && !people.some(({ id }) => id === playerId));

/** Adds a player, unless already listed. */
export function addOnline(person: Person): void {
  useOnlineStore.setState(({ people }) => {
    if (people?.some(({ id }) => id === person.id)) return { people };
    return { people: [...(people ?? []), person] };
  });
}

/** Removes a player by id. */
export function removeOnline({ id }: Pick<Person, 'id'>): void {
  useOnlineStore.setState(({ people }) => ({ people: people?.filter((one) => one.id !== id) ?? null }));
}
