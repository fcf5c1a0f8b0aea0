/** Schedule of faults, derived from a seed, so that a failed run can be repeated. */
import { Chance } from '../simulation/environment/chance.ts';

export const targets = ['server', 'database', 'redis'] as const;
export type Target = (typeof targets)[number];
export type FaultKind = 'kill' | 'stop' | 'restart fast' | 'restart immediate' | 'fill';

export interface Fault {
  /** Number of the fault, from 1, in order of time. */
  readonly number: number;
  /** Time since the start of the run. */
  readonly atMs: number;
  readonly target: Target;
  /** Index of the server, if there are several. */
  readonly index: number;
  readonly kind: FaultKind;
  /** Time for which a target is down, suspended or full. */
  readonly lastsMs: number;
}

export interface ScheduleNeeds {
  readonly seed: number;
  readonly durationMs: number;
  readonly kills: number;
  readonly servers: number;
  /** True if the database lies on a separate disk that can be filled. */
  readonly canFill: boolean;
}

/** Delay of the first fault, after which all players are playing. */
const FIRST_AFTER_MS = 5_000;
/** Number of kills per fault of another kind. */
const KILLS_PER_OTHER = 5;

type Draft = Pick<Fault, 'target' | 'kind'>;

/** Weights: servers are killed twice as often as databases and Redis. */
const killed = ['server', 'server', 'database', 'redis'] as const;
const others: readonly [Draft, ...Draft[]] = [
  { target: 'server', kind: 'stop' },
  { target: 'server', kind: 'restart fast' },
  { target: 'database', kind: 'stop' },
  { target: 'database', kind: 'restart fast' },
  { target: 'database', kind: 'restart immediate' },
  { target: 'redis', kind: 'stop' },
];
const filling: Draft = { target: 'database', kind: 'fill' };

function drawLastsMs(chance: Chance, { target, kind }: Draft): number {
  if (kind === 'stop') return chance.between(1_000, 9_000);
  if (kind === 'fill') return chance.between(2_000, 6_000);
  // Most restarts are immediate; outages above three seconds shift the clocks.
  if (kind === 'kill' && target === 'server') return chance.happens(80) ? 0 : chance.between(500, 4_500);
  return kind === 'kill' && target === 'redis' ? chance.between(0, 4_000) : 0;
}

function shuffle<T>(chance: Chance, items: readonly T[]): T[] {
  const left = [...items];
  return items.flatMap(() => left.splice(chance.between(0, left.length - 1), 1));
}

/** Draws all faults of a run, spread over its time. */
export function drawSchedule({ seed, durationMs, kills, servers, canFill }: ScheduleNeeds): Fault[] {
  const chance = new Chance(seed, 'chaos');
  const kinds: readonly [Draft, ...Draft[]] = canFill ? [filling, ...others] : others;
  const drafts = shuffle(chance, [
    ...Array.from(
      { length: kills },
      (_, index): Draft => ({
        target: killed[index % killed.length] ?? 'server',
        kind: 'kill',
      }),
    ),
    ...Array.from(
      { length: Math.ceil(kills / KILLS_PER_OTHER) },
      (_, index) => kinds[index % kinds.length] ?? filling,
    ),
  ]);
  const spanMs = (durationMs - FIRST_AFTER_MS) / drafts.length;
  return drafts.map((draft, index) => ({
    number: index + 1,
    atMs: Math.round(FIRST_AFTER_MS + spanMs * index + chance.between(0, Math.floor(spanMs * 0.8))),
    ...draft,
    index: chance.between(0, servers - 1),
    lastsMs: drawLastsMs(chance, draft),
  }));
}
