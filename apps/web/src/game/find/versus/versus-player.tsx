import type { MatchView } from '@trivia/contract/match.ts';
import { Bot } from 'lucide-react';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { TierBadge } from '../../player/tier-badge.tsx';
import styles from './versus-player.module.css';

interface VersusPlayerProps {
  readonly player: MatchView['players'][number];
  /** In the order in which they come in, from 0. */
  readonly index: number;
  readonly isLarge: boolean;
}

const AVATAR_SIZE = 128;

/** One of those who meet: the picture slides in, from the side on which the player stands. */
export function VersusPlayer({ player, index, isLarge }: VersusPlayerProps) {
  const { t } = useI18n();
  const { name, avatarUrl, isMe, isBot, tier } = player;
  const classes = [styles.player, isMe ? styles.me : styles.rival, isLarge && styles.large];
  return (
    <li className={classes.filter(Boolean).join(' ')} style={{ '--index': index }}>
      <span className={styles.disc}>
        <img src={avatarUrl} alt="" width={AVATAR_SIZE} height={AVATAR_SIZE} />
      </span>
      <bdi className={styles.name}>{name}</bdi>
      {tier && <TierBadge tier={tier} />}
      {(isMe || isBot) && (
        <span className={styles.note}>
          {isBot && <Bot className={styles.icon} aria-hidden="true" />}
          {t(isBot ? 'versus.bot' : 'versus.you')}
        </span>
      )}
    </li>
  );
}
