import type { MatchView } from '@trivia/contract/play/match.ts';
import { Crown } from 'lucide-react';
import { ReportableFace } from '../../../game/live/faces/reportable-face.tsx';
import { byRank, isOut, seatsOf } from '../../../game/live/seats/seats.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import styles from './ranking.module.css';

/** Ranking of the players, best first. */
export function Ranking({ match }: { readonly match: MatchView }) {
  const { t } = useI18n();
  const seats = byRank(seatsOf(match));
  const alive = seats.filter((seated) => !isOut(seated));
  return (
    <ol className={styles.ranking}>
      {seats.map((seated) => (
        <li key={seated.player.id} className={styles.row} data-me={seated.player.isMe}>
          <ReportableFace player={seated.player} size="s" isOut={isOut(seated)} />
          <bdi className={styles.name}>{seated.player.isMe ? t('live.you') : seated.player.name}</bdi>
          {alive.length === 1 && alive[0] === seated && <Crown className={styles.crown} aria-hidden="true" />}
          <span className={styles.told}>
            {seated.standing.hasLeft
              ? t('live.hasLeft')
              : t('live.livesAndRight', {
                  n: seated.standing.lives ?? 0,
                  right: seated.standing.rightAnswers,
                })}
          </span>
        </li>
      ))}
    </ol>
  );
}
