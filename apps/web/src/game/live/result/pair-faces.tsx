import type { MatchView } from '@trivia/contract/play/match.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { RollingNumber } from '../../../ui/figures/rolling-number.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { Mascot } from '../../art/mascot.tsx';
import { Picture } from '../../art/picture.tsx';
import { Crown } from '../../result/celebration/crown.tsx';
import { ReportableFace } from '../faces/reportable-face.tsx';
import { type Seated, seatsOf, winnerOf } from '../seats/seats.ts';
import styles from './pair-faces.module.css';

interface SideProps {
  readonly seated: Seated;
  readonly isWinner: boolean;
  /** Both players are glad after a draw. */
  readonly isDraw: boolean;
}

function Side({ seated: { player, standing }, isWinner, isDraw }: SideProps) {
  const { t } = useI18n();
  return (
    <div className={styles.side} data-me={player.isMe}>
      {isWinner && <Crown />}
      <ReportableFace
        player={player}
        size="l"
        isOut={standing.hasLeft}
        expression={isWinner || isDraw ? 'win' : 'loss'}
      />
      <bdi className={styles.name}>{player.isMe ? t('live.you') : player.name}</bdi>
    </div>
  );
}

/** A glass of tea between two players who are equal. */
const TeaGlass = () => (
  <span className={styles.glass}>
    <Picture name="scene-tea-glass" sizes="8rem" isFirst />
  </span>
);

/** The two players after a match, with the score between them: above the mascot after a loss, below tea after a draw. */
export function PairFaces({ match }: { readonly match: MatchView }) {
  const { t, formatNumber } = useI18n();
  const [me, rival] = seatsOf(match);
  const winner = winnerOf(match);
  const isDraw = winner === undefined;
  const hasTea = isDraw && !match.result?.isCancelled;
  if (!me || !rival) return null;
  return (
    <div className={styles.pair} data-draw={hasTea}>
      <Side seated={me} isWinner={winner === me.player} isDraw={isDraw} />
      {hasTea && <TeaGlass />}
      <div className={styles.middle}>
        <p className={styles.score}>
          {[me, rival].map(({ player, standing }) => (
            <span key={player.id} className={styles.side} data-me={player.isMe}>
              <RollingNumber value={formatNumber(standing.rightAnswers)} />
              <VisuallyHidden>{t('live.rightAnswers')}</VisuallyHidden>
            </span>
          ))}
        </p>
        {winner === rival.player && (
          <Mascot className={styles.mascot} pose="consoling" looks="start" isFirst />
        )}
      </div>
      <Side seated={rival} isWinner={winner === rival.player} isDraw={isDraw} />
    </div>
  );
}
