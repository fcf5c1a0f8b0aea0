import type { MatchView } from '@trivia/contract/play/match.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { PipSign } from '../signs/pip-sign.tsx';
import { isWatched, ROW_MIN, rightInARow } from './match-stage.ts';
import styles from './round-pips.module.css';

type Pip = 'right' | 'wrong' | 'none' | 'watched' | 'now' | 'ahead';

const words = {
  right: 'play.pipRight',
  wrong: 'play.pipWrong',
  none: 'play.pipNone',
  watched: 'play.pipWatched',
  now: 'play.pipNow',
} as const;

function pipOf(match: MatchView, number: number): Pip {
  const closed = match.closedRounds.find((round) => round.number === number);
  if (closed) return isWatched(match, closed) ? 'watched' : closed.verdict;
  return match.round?.number === number ? 'now' : 'ahead';
}

const isVerdict = (pip: Pip) => pip === 'right' || pip === 'wrong' || pip === 'none';

/** Greatest number of rounds with an icon each. */
const ROOMY_COUNT = 6;

/** Dots for the rounds of a match, with their verdicts. */
export function RoundPips({ match }: { readonly match: MatchView }) {
  const { t, formatNumber } = useI18n();
  const numbers = Array.from({ length: match.roundCount }, (_, index) => index + 1);
  const isDense = match.roundCount > ROOMY_COUNT;
  const isOver = match.round === null;
  const current = match.round?.number ?? match.closedRounds.at(-1)?.number ?? 0;
  const row = rightInARow(match);
  const first = row >= ROW_MIN ? current - row + 1 : current;
  return (
    <ol className={styles.pips} data-dense={isDense} aria-label={t('play.progress')}>
      {numbers.map((number) => {
        const pip = pipOf(match, number);
        return (
          <li
            key={number}
            className={styles.pip}
            data-pip={pip}
            data-current={number === current}
            // Screen readers would read up to fifteen rounds to come; the question's head tells their number.
            aria-hidden={pip === 'ahead' || undefined}
            data-linked={number > first && number <= current && isOver}
            aria-label={pip === 'ahead' ? undefined : `${formatNumber(number)}: ${t(words[pip])}`}
          >
            {isVerdict(pip) && <PipSign verdict={pip} isNewest={number === current} />}
          </li>
        );
      })}
    </ol>
  );
}
