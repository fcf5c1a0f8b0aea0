import type { MatchView } from '@trivia/contract/play/match.ts';
import { PipSign } from '../../match/pip-sign.tsx';
import styles from './seat-pips.module.css';

interface SeatPipsProps {
  readonly match: MatchView;
  readonly playerId: string;
}

/** Marks of how each round went for one player; the score beside them says it for screen readers. */
export function SeatPips({ match, playerId }: SeatPipsProps) {
  const { closedRounds, roundCount } = match;
  const numbers = Array.from({ length: roundCount }, (_, index) => index + 1);
  const current = match.round?.number ?? closedRounds.at(-1)?.number ?? 0;
  return (
    <span className={styles.pips} aria-hidden="true">
      {numbers.map((number) => {
        const closed = closedRounds.find((round) => round.number === number);
        const verdict = closed?.answers.find((answer) => answer.playerId === playerId)?.verdict;
        return (
          <span key={number} className={styles.pip} data-now={number === current}>
            {verdict && <PipSign verdict={verdict} isNewest={number === current} />}
          </span>
        );
      })}
    </span>
  );
}
