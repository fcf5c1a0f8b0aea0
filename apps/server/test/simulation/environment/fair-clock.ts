import type { MatchRecord, RoundRecord } from '../checks/match-record.ts';
import { modeOf } from '../checks/replay-events.ts';
import type { Outage } from './uptime.ts';

/**
 * Minimum length of outages that must shift the clocks: three seconds without a heartbeat count as one, and a
 * starting server sends heartbeats before it serves.
 */
const LONG_MS = 6_000;

function longOutagesMs(outages: readonly Outage[], fromMs: number, toMs: number): number {
  return outages
    .filter((one) => one.toMs - one.fromMs > LONG_MS)
    .reduce((sum, one) => sum + Math.max(0, Math.min(one.toMs, toMs) - Math.max(one.fromMs, fromMs)), 0);
}

function isFair(match: MatchRecord, opened: RoundRecord, closed: RoundRecord, outages: readonly Outage[]) {
  const { secondsPerRound } = modeOf(match).pace(match.setup);
  if (secondsPerRound === null || closed.closedAtMs === null) return true;
  const openMs = closed.closedAtMs - opened.opensAtMs;
  return openMs - longOutagesMs(outages, opened.opensAtMs, closed.closedAtMs) >= secondsPerRound * 1000;
}

/**
 * Finds the first round that closed too early: before a player's answer, and after less uptime of the servers than
 * promised.
 */
export function findCutShort(
  now: MatchRecord,
  before: MatchRecord | undefined,
  firstSeen: ReadonlyMap<number, RoundRecord>,
  outages: readonly Outage[],
): number | undefined {
  const left = new Set(now.seats.filter(({ status }) => status === 'left').map(({ playerId }) => playerId));
  const active = before ? modeOf(before).activePlayers(before.state) : [];
  const hasWaitedFor = (round: number) =>
    active.some(
      (id) => !left.has(id) && !now.answers.some((one) => one.round === round && one.playerId === id),
    );
  return now.rounds.find((round) => {
    const opened = firstSeen.get(round.round) ?? round;
    const isNew = round.closedAtMs !== null && (before?.rounds[round.round - 1]?.closedAtMs ?? null) === null;
    return isNew && hasWaitedFor(round.round) && !isFair(now, opened, round, outages);
  })?.round;
}
