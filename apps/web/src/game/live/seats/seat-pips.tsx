import type { MatchView } from '@trivia/contract/play/match.ts';
import { PipSign } from '../../match/signs/pip-sign.tsx';
import styles from './seat-pips.module.css';

interface SeatPipsProps {
  readonly match: MatchView;
  readonly playerId: string;
}

/** Verdict of each round for one player, as dots. Screen readers get the score instead. */
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
