import type { Expression } from '@trivia/contract/play/expressions.ts';
import { Bot, Check, WifiOff } from 'lucide-react';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { Face } from '../../player/face.tsx';
import type { Player } from '../seats/seats.ts';
import styles from './player-face.module.css';

export interface PlayerFaceProps {
  readonly player: Player;
  readonly size?: 's' | 'm' | 'l';
  /** True after the player has locked an answer. */
  readonly hasAnswered?: boolean;
  /** True while the player is disconnected. */
  readonly isAway?: boolean;
  /** True after the player is out. */
  readonly isOut?: boolean;
  /** Expression that the face changes to. */
  readonly expression?: Expression | undefined;
}

function Sign({ isBot, hasAnswered, isAway }: { isBot: boolean; hasAnswered: boolean; isAway: boolean }) {
  const { t } = useI18n();
  if (hasAnswered) {
    return (
      <span className={styles.sign} data-kind="answered">
        <Check aria-hidden="true" />
        <VisuallyHidden>{t('live.answered')}</VisuallyHidden>
      </span>
    );
  }
  if (isAway) {
    return (
      <span className={styles.sign} data-kind="away">
        <WifiOff aria-hidden="true" />
        <VisuallyHidden>{t('live.away')}</VisuallyHidden>
      </span>
    );
  }
  if (!isBot) return null;
  return (
    <span className={styles.sign} data-kind="bot">
      <Bot aria-hidden="true" />
      <VisuallyHidden>{t('live.bot')}</VisuallyHidden>
    </span>
  );
}

/** Face of a player in a live match, with marks of side, presence and answer. */
export function PlayerFace(props: PlayerFaceProps) {
  const { player, size = 'm', hasAnswered = false, isAway = false, isOut = false, expression } = props;
  return (
    <span className={styles.face} data-size={size} data-me={player.isMe} data-dim={isAway || isOut}>
      <Face src={player.avatarUrl} frame={player.frame} expression={expression} className={styles.picture} />
      <Sign isBot={player.isBot} hasAnswered={hasAnswered} isAway={isAway} />
    </span>
  );
}
