/** Rules common to the multiplayer modes. */
import type { Award, Match, Standing } from './match.ts';
import type { Outcome, PlayerId } from './mode.ts';

type Prize = Omit<Award, 'outcome'>;

/** Selects the best of the players who stayed. `compare` is negative if the first one is better. */
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

/** Awards the prize to the leaders, and nothing to the others. `tied` is the outcome of a shared lead. */
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
