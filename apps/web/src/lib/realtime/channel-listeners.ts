/** Listeners by channel, kept whether or not a socket is open. */
import type { Person } from '@trivia/contract/realtime/player-events.ts';

/** Handlers by event name, typed by the contract. */
export type EventHandlers<Events> = { readonly [Name in keyof Events]?: (data: Events[Name]) => void };

export interface ChannelListener<Events> {
  readonly on?: EventHandlers<Events>;
  /** Called after the first subscription, and after each reconnection. */
  readonly onJoined?: () => void;
  /** Called with all members of a presence channel after the subscription. */
  readonly onMembers?: (people: readonly Person[]) => void;
  readonly onMemberAdded?: (person: Person) => void;
  readonly onMemberRemoved?: (person: Person) => void;
}

/** Listener without event types, which the server guarantees. */
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
/** Members of presence channels by id, because a leaving member is named by the id alone. */
const members = new Map<string, Map<string, Person>>();

const listenersOf = (channel: string): ReadonlySet<Listener> => listeners.get(channel) ?? new Set();

function notifyJoined(channel: string, { presence }: Subscribed): void {
  const people = presence && new Map(Object.entries(presence.hash));
  if (people) members.set(channel, people);
  for (const { onJoined, onMembers } of listenersOf(channel)) {
    onJoined?.();
    if (people) onMembers?.([...people.values()]);
  }
}

function notifyAdded(channel: string, { user_id, user_info }: Member): void {
  members.get(channel)?.set(user_id, user_info);
  for (const { onMemberAdded } of listenersOf(channel)) onMemberAdded?.(user_info);
}

function notifyRemoved(channel: string, { user_id }: Pick<Member, 'user_id'>): void {
  const person = members.get(channel)?.get(user_id);
  members.get(channel)?.delete(user_id);
  if (person) for (const { onMemberRemoved } of listenersOf(channel)) onMemberRemoved?.(person);
}

/** Dispatches an event of the socket, with its decoded data, to the listeners of its channel. */
export function dispatch(channel: string, event: string, data: unknown): void {
  if (event === 'pusher_internal:subscription_succeeded') notifyJoined(channel, (data ?? {}) as Subscribed);
  else if (event === 'pusher_internal:member_added') notifyAdded(channel, data as Member);
  else if (event === 'pusher_internal:member_removed') notifyRemoved(channel, data as Member);
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
