import type { AttackTarget } from './attack-target.ts';

export interface Outcome {
  /** Description of the result, with figures. */
  readonly tried: string;
  readonly happened: string;
  readonly held: boolean;
}

export interface Attack {
  readonly name: string;
  /** Runs the attack for seconds to minutes, on its own or the shared target. */
  run(target: AttackTarget): Promise<Outcome>;
}

/** Counts replies by status, such as `422 × 5, 423 × 15`. */
export function countByStatus(statuses: readonly number[]): string {
  const counts = new Map<number, number>();
  for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${status} × ${count}`).join(', ');
}
