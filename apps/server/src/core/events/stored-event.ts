/** Events as they are stored: without what is the same for most players of a match. */
import { withoutUsual } from '@trivia/rules/match/usual-values.ts';
import type { DomainEvents, EventName, NewEvent, SettledPlayer } from './domain-events.ts';

const usualPlayer = { rank: null, coins: 0, isForfeit: false, isBot: false } as const;

/** JSON of an event, as it is recorded. */
export function packEvent(event: NewEvent): { readonly name: EventName; readonly data: object } {
  if (event.name !== 'match.settled') return event;
  const players = event.data.players.map((player) => withoutUsual(player, usualPlayer));
  return { name: event.name, data: { ...event.data, players } };
}

/** Data of a recorded event. Events that were recorded whole are read as they are. */
export function unpackData(name: EventName, data: DomainEvents[EventName]): DomainEvents[EventName] {
  if (name !== 'match.settled') return data;
  const settled = data as DomainEvents['match.settled'];
  const players = settled.players.map((player): SettledPlayer => ({ ...usualPlayer, ...player }));
  return { ...settled, players };
}
