import type { Player } from '../players/player.ts';
import { differenceOf } from './difference.ts';
import type { MatchRecord } from './match-record.ts';

/** Computes the public times at a version: opening and closing of the round, and the next opening. */
export function timesOf({ rounds, nextRoundAtMs }: MatchRecord) {
  const open = rounds.find(({ closedAtMs }) => closedAtMs === null);
  return { opensAtMs: open?.opensAtMs ?? null, closesAtMs: open?.closesAtMs ?? null, nextRoundAtMs };
}

/** Computes the times for one player, including extra time. */
function dueTo(match: MatchRecord, id: string) {
  const { closesAtMs, ...times } = timesOf(match);
  const seat = match.seats.find(({ playerId }) => playerId === id);
  const extraMs = seat?.extraRound === match.round ? seat.extraMs : 0;
  return { ...times, closesAtMs: closesAtMs === null ? null : closesAtMs + extraMs };
}

/** Finds a deadline on a player's screen that differs from its version; undefined without one. */
export function findWrongTime(
  { id, name, view }: Player,
  matches: readonly MatchRecord[],
): string | undefined {
  const match = matches.find((one) => one.id === view?.id && one.version === view.version);
  if (!view || !match || match.status === 'over') return undefined;
  const { round, nextRoundAtMs } = view;
  const shown = { opensAtMs: round?.opensAtMs ?? null, closesAtMs: round?.closesAtMs ?? null, nextRoundAtMs };
  const difference = differenceOf(shown, dueTo(match, id));
  return difference && `${name} waits at version ${view.version} for ${difference}`;
}
