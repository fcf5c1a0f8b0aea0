/** Listeners by channel, whether or not there is a socket yet. */
import type { Person } from '@trivia/contract/realtime.ts';

/** Handlers by the names of events, with the contract's types of their data. */
export type EventHandlers<Events> = { readonly [Name in keyof Events]?: (data: Events[Name]) => void };

export interface ChannelListener<Events> {
  readonly on?: EventHandlers<Events>;
  /** Called when the channel is joined, and again after each reconnection. */
  readonly onJoined?: () => void;
  /** Called on presence channels: for all members at first, then for each who comes or goes. */
  readonly onHere?: (people: readonly Person[]) => void;
  readonly onJoining?: (person: Person) => void;
  readonly onLeaving?: (person: Person) => void;
}

/** Listener without the types of its events, which the server guarantees. */
type Listener = Omit<ChannelListener<Record<string, unknown>>, 'on'> & {
  readonly on?: Readonly<Record<string, ((data: never) => void) | undefined>>;
};

interface Subscribed {
  readonly presence?: { readonly hash: Readonly<Record<string, Person>> };
}

interface Member {
  readonly user_id: string;
  readonly user_info: Person;
}

const listeners = new Map<string, Set<Listener>>();
/** Members of presence channels by id: who leaves is named by the id alone. */
const members = new Map<string, Map<string, Person>>();

const listenersOf = (channel: string): ReadonlySet<Listener> => listeners.get(channel) ?? new Set();

function tellOfJoining(channel: string, { presence }: Subscribed): void {
  const people = presence && new Map(Object.entries(presence.hash));
  if (people) members.set(channel, people);
  for (const { onJoined, onHere } of listenersOf(channel)) {
    onJoined?.();
    if (people) onHere?.([...people.values()]);
  }
}

function tellOfComing(channel: string, { user_id, user_info }: Member): void {
  members.get(channel)?.set(user_id, user_info);
  for (const { onJoining } of listenersOf(channel)) onJoining?.(user_info);
}

function tellOfLeaving(channel: string, { user_id }: Pick<Member, 'user_id'>): void {
  const person = members.get(channel)?.get(user_id);
  members.get(channel)?.delete(user_id);
  if (person) for (const { onLeaving } of listenersOf(channel)) onLeaving?.(person);
}

/** Passes an event of the socket, with its unpacked data, on to the listeners of its channel. */
export function tell(channel: string, event: string, data: unknown): void {
  if (event === 'pusher_internal:subscription_succeeded') tellOfJoining(channel, (data ?? {}) as Subscribed);
  else if (event === 'pusher_internal:member_added') tellOfComing(channel, data as Member);
  else if (event === 'pusher_internal:member_removed') tellOfLeaving(channel, data as Member);
  else for (const { on } of listenersOf(channel)) on?.[event]?.(data as never);
}

/** Adds a listener. Returns the function that removes it; `isLast` is true when the channel has no listener left. */
export function addListener<Events>(
  channel: string,
  listener: ChannelListener<Events>,
): () => { readonly isLast: boolean } {
  const those = listeners.get(channel) ?? new Set<Listener>();
  listeners.set(channel, those.add(listener));
  return () => {
    if (!those.delete(listener) || those.size > 0) return { isLast: false };
    if (listeners.get(channel) === those) listeners.delete(channel);
    return { isLast: !listeners.has(channel) };
  };
}

export const listenedChannels = (): string[] => [...listeners.keys()];
