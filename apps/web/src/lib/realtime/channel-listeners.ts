/** Listeners by channel, whether or not there is a socket yet. */
import type { Person } from '@trivia/contract/realtime.ts';
import type Pusher from 'pusher-js';
import type { Members } from 'pusher-js';

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

const isPresence = (channel: string): boolean => channel.startsWith('presence-');

function peopleOf(members: Members): Person[] {
  const people: Person[] = [];
  members.each(({ info }: { info: Person }) => people.push(info));
  return people;
}

function tell(channel: string, listener: Listener, event: string, data: unknown): void {
  const { on, onJoined, onHere, onJoining, onLeaving } = listener;
  if (event === 'pusher:subscription_succeeded') {
    onJoined?.();
    if (isPresence(channel)) onHere?.(peopleOf(data as Members));
  } else if (event === 'pusher:member_added') onJoining?.((data as { info: Person }).info);
  else if (event === 'pusher:member_removed') onLeaving?.((data as { info: Person }).info);
  else on?.[event]?.(data as never);
}

const listeners = new Map<string, Set<Listener>>();

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

/** Joins a channel for all its listeners. A channel that is still being left is joined again, with one binding. */
export function join(pusher: Pusher, channel: string): void {
  pusher
    .subscribe(channel)
    .unbind_all()
    .bind_global((event: string, data: unknown) => {
      for (const listener of listeners.get(channel) ?? []) tell(channel, listener, event, data);
    });
}
