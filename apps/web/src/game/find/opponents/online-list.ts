import type { Person } from '@trivia/contract/realtime.ts';
import type { ApiReply } from '../../../lib/api/api.ts';

type OnlinePlayers = ApiReply<'GET /api/players/online'>;
type ListedPlayer = OnlinePlayers['data'][number];

/** A player who is online; the tier is missing until the server has listed them. */
export type OnlinePlayer = Omit<ListedPlayer, 'tier'> & { readonly tier: ListedPlayer['tier'] | null };

/** A player who has come or gone, with the time of the event. */
export interface Move {
  readonly person: Person;
  readonly isHere: boolean;
  /** Time by the clock of the device. */
  readonly atMs: number;
  /** True for those who were there already when the channel was joined. */
  readonly isFirst?: boolean;
}

/** The longest list that the server answers. */
const MOST_LISTED = 20;
/** Servers exchange their connected players every 2 seconds. */
export const TOLD_WITHIN_MS = 2500;

/** Players who came and went from one state of the channel to the next. */
export function movesBetween(before: readonly Person[], after: readonly Person[], atMs: number): Move[] {
  const [old, now] = [before, after].map((people) => new Set(people.map(({ id }) => id)));
  return [
    ...after.filter(({ id }) => !old?.has(id)).map((person) => ({ person, isHere: true, atMs })),
    ...before.filter(({ id }) => !now?.has(id)).map((person) => ({ person, isHere: false, atMs })),
  ];
}

function move({ total, data }: { total: number; data: readonly OnlinePlayer[] }, { person, isHere }: Move) {
  const others = data.filter(({ id }) => id !== person.id);
  const wasListed = others.length < data.length;
  if (!isHere) return { total: Math.max(others.length, total - 1), data: others };
  if (wasListed) return { total, data };
  const isFull = data.length >= MOST_LISTED;
  return { total: total + 1, data: isFull ? data : [...data, { ...person, isPlaying: false, tier: null }] };
}

/** The list of a moment, in milliseconds of the device's clock, with later events that the server may not have had. */
export const withMoves = (
  list: OnlinePlayers,
  moves: readonly Move[],
  listedAtMs: number,
): { readonly total: number; readonly data: readonly OnlinePlayer[] } =>
  moves
    .filter(({ atMs }) => atMs + TOLD_WITHIN_MS > listedAtMs)
    // A list of some players can't tell whether it lacks one who was there before.
    .filter(({ isFirst }) => !isFirst || list.total <= list.data.length)
    .reduce(move, list);
