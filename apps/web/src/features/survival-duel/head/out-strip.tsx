import type { MatchView } from '@trivia/contract/play/match.ts';
import { isOut, seatsOf } from '../../../game/live/seats/seats.ts';
import { Face } from '../../../game/player/face.tsx';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { isolate } from '../../../lib/i18n/isolate.ts';
import { eliminatedIn, shownRound } from './duel-round.ts';
import styles from './out-strip.module.css';

/**
 * Shows which players the revealed round has eliminated, and how many are left. Screen readers get an announcement
 * instead.
 */
export function OutStrip({ match }: { readonly match: MatchView }) {
  const { t } = useI18n();
  const seats = seatsOf(match);
  const fallen = eliminatedIn(match, seats);
  if (fallen.length === 0) return null;
  const left = seats.filter((seated) => !isOut(seated)).length;
  const me = fallen.find(({ player }) => player.isMe);
  const [first] = fallen;
  const title = me
    ? t('live.youOut')
    : fallen.length > 1
      ? t('live.manyOut', { n: fallen.length })
      : t('live.out', { name: isolate(first?.player.name ?? '') });
  return (
    <div key={shownRound(match)} className={styles.strip} aria-hidden="true">
      <span className={styles.faces}>
        {(me ? [me] : fallen).slice(0, 2).map(({ player }) => (
          <Face
            key={player.id}
            src={player.avatarUrl}
            frame={player.frame}
            expression="loss"
            className={styles.face}
          />
        ))}
      </span>
      <span className={styles.words}>
        <b>{title}</b>
        {left > 0 && <span>{t('live.playersLeft', { n: left })}</span>}
      </span>
    </div>
  );
}
