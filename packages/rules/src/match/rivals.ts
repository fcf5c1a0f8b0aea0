/** Shared rules of the modes for several players. */
import type { Award, Match, Standing } from './match.ts';
import type { Outcome, PlayerId } from './mode.ts';

type Prize = Omit<Award, 'outcome'>;

/** Players who stayed and are not beaten. `compare` is below 0 where the first one is better. */
export function leadersOf<S extends Standing>(
  { standings }: Match<S>,
  compare: (one: S, other: S) => number,
): readonly S[] {
  const stayed = standings.filter(({ hasLeft }) => !hasLeft);
  const best = stayed.reduce<S | undefined>(
    (found, one) => (found && compare(found, one) <= 0 ? found : one),
    undefined,
  );
  return best ? stayed.filter((one) => compare(one, best) === 0) : [];
}

/** Prize for the leaders, nothing for the others. `tied` is the outcome of a shared lead. */
export function awardLeaders<S extends Standing>(
  leaders: readonly S[],
  prize: (leaderCount: number) => Prize,
  tied: Outcome = 'draw',
): (standing: S) => Award {
  const leading = new Set(leaders);
  const won: Award = { outcome: leaders.length === 1 ? 'won' : tied, ...prize(leaders.length) };
  return (standing) => (leading.has(standing) ? won : { outcome: 'lost', coins: 0, points: 0 });
}

export interface RivalView {
  readonly id: PlayerId;
  readonly rightAnswers: number;
  readonly hasLeft: boolean;
}

export const viewRival = ({ seat, rightAnswers, hasLeft }: Standing): RivalView => ({
  id: seat.id,
  rightAnswers,
  hasLeft,
});
