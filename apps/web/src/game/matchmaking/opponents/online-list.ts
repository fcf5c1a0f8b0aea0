import type { Person } from '@trivia/contract/realtime/player-events.ts';
import type { ApiReply } from '../../../lib/api/api.ts';

type OnlinePlayers = ApiReply<'GET /api/players/online'>;
type ListedPlayer = OnlinePlayers['data'][number];

/** An online player; without a tier until the server has listed them. */
export type OnlinePlayer = Omit<ListedPlayer, 'tier'> & { readonly tier: ListedPlayer['tier'] | null };

/** A player who came online or went offline, with the time of the event. */
export interface OnlineChange {
  readonly person: Person;
  readonly isOnline: boolean;
  /** Time by the device's clock. */
  readonly atMs: number;
  /** True for players who were online when the channel was joined. */
  readonly wasThereBefore?: boolean;
}

/** Length of the server's longest list. */
const MOST_LISTED = 20;
/** Delay of the server's list, since servers exchange their online players every 2 seconds. */
export const LIST_DELAY_MS = 2500;

/** Players who came or went between two states of the channel. */
export function changesBetween(
  before: readonly Person[],
  after: readonly Person[],
  atMs: number,
): OnlineChange[] {
  const [old, now] = [before, after].map((people) => new Set(people.map(({ id }) => id)));
  return [
    ...after.filter(({ id }) => !old?.has(id)).map((person) => ({ person, isOnline: true, atMs })),
    ...before.filter(({ id }) => !now?.has(id)).map((person) => ({ person, isOnline: false, atMs })),
  ];
}

function applyChange(
  { total, data }: { total: number; data: readonly OnlinePlayer[] },
  { person, isOnline }: OnlineChange,
) {
  const others = data.filter(({ id }) => id !== person.id);
  const wasListed = others.length < data.length;
  if (!isOnline) return { total: Math.max(others.length, total - 1), data: others };
  if (wasListed) return { total, data };
  const isFull = data.length >= MOST_LISTED;
  return { total: total + 1, data: isFull ? data : [...data, { ...person, isPlaying: false, tier: null }] };
}

/** A list fetched at a time of the device's clock, updated by later events that the server may not have seen. */
export const withChanges = (
  list: OnlinePlayers,
  changes: readonly OnlineChange[],
  listedAtMs: number,
): { readonly total: number; readonly data: readonly OnlinePlayer[] } =>
  changes
    .filter(({ atMs }) => atMs + LIST_DELAY_MS > listedAtMs)
    // A partial list can't tell whether it lacks a player who was online before.
    .filter(({ wasThereBefore }) => !wasThereBefore || list.total <= list.data.length)
    .reduce(applyChange, list);
