/** Stored form of events, without the values that most players of a match share. */
import { omitDefaults } from '@trivia/rules/match/default-values.ts';
import type { DomainEvents, EventName, NewEvent, SettledPlayer } from './domain-events.ts';

const defaultPlayer = { rank: null, coins: 0, isForfeit: false, isBot: false } as const;

/** Stored form of an event, as JSON. */
export function packEvent(event: NewEvent): { readonly name: EventName; readonly data: object } {
  if (event.name !== 'match.settled') return event;
  const players = event.data.players.map((player) => omitDefaults(player, defaultPlayer));
  return { name: event.name, data: { ...event.data, players } };
}

/** Data of a recorded event. Older events, stored in full, are read as they are. */
export function unpackData(name: EventName, data: DomainEvents[EventName]): DomainEvents[EventName] {
  if (name !== 'match.settled') return data;
  const settled = data as DomainEvents['match.settled'];
  const players = settled.players.map((player): SettledPlayer => ({ ...defaultPlayer, ...player }));
  return { ...settled, players };
}
