import type { MatchView } from '@trivia/contract/match.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { Crown } from '../../result/crown.tsx';
import { PlayerFace } from '../seats/player-face.tsx';
import { type Seated, seatsOf, winnerOf } from '../seats/seats.ts';
import styles from './pair-faces.module.css';

function Side({ seated: { player, standing }, isWinner }: { seated: Seated; isWinner: boolean }) {
  const { t } = useI18n();
  return (
    <div className={styles.side} data-me={player.isMe}>
      {isWinner && <Crown />}
      <PlayerFace player={player} size="l" isOut={standing.hasLeft} />
      <bdi className={styles.name}>{player.isMe ? t('live.you') : player.name}</bdi>
    </div>
  );
}

/** How the two of a match stand at its end: their faces, and between them what each has right. */
export function PairFaces({ match }: { readonly match: MatchView }) {
  const { t, formatNumber } = useI18n();
  const [me, rival] = seatsOf(match);
  const winner = winnerOf(match);
  if (!me || !rival) return null;
  return (
    <div className={styles.pair}>
      <Side seated={me} isWinner={winner === me.player} />
      <p className={styles.score}>
        {[me, rival].map(({ player, standing }) => (
          <span key={player.id} className={styles.side} data-me={player.isMe}>
            {formatNumber(standing.rightAnswers)}
            <VisuallyHidden>{t('live.rightAnswers')}</VisuallyHidden>
          </span>
        ))}
      </p>
      <Side seated={rival} isWinner={winner === rival.player} />
    </div>
  );
}
