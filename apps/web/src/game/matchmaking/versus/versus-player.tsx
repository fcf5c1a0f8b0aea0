import type { MatchView } from '@trivia/contract/play/match.ts';
import { Bot } from 'lucide-react';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { Face } from '../../player/face.tsx';
import { TierBadge } from '../../player/tier-badge.tsx';
import { ReportablePicture } from '../../report/reportable-picture.tsx';
import styles from './versus-player.module.css';

/** Longest name in the normal font size, in characters. */
const LONG_NAME = 10;

interface VersusPlayerProps {
  readonly player: MatchView['players'][number];
  /** Order of the entrance, from 0. */
  readonly index: number;
  readonly isLarge: boolean;
}

/** One player of a match, whose picture slides in from their side. */
export function VersusPlayer({ player, index, isLarge }: VersusPlayerProps) {
  const { t } = useI18n();
  const { name, avatarUrl, frame, isMe, isBot, tier } = player;
  const classes = [styles.player, isMe ? styles.me : styles.rival, isLarge && styles.large];
  const face = <Face src={avatarUrl} frame={frame} className={styles.disc} />;
  return (
    <li className={classes.filter(Boolean).join(' ')} style={{ '--index': index }}>
      {isMe ? (
        face
      ) : (
        <ReportablePicture name={name} url={avatarUrl} beforeGame>
          {face}
        </ReportablePicture>
      )}
      <div className={styles.text}>
        <bdi className={styles.name} data-long={name.length > LONG_NAME}>
          {name}
        </bdi>
        {tier && <TierBadge tier={tier} />}
        {(isMe || isBot) && (
          <span className={styles.note}>
            {isBot && <Bot className={styles.icon} aria-hidden="true" />}
            {t(isBot ? 'versus.bot' : 'versus.you')}
          </span>
        )}
      </div>
    </li>
  );
}
