import type { MatchView } from '@trivia/contract/play/match.ts';
import { SURVIVAL_DUEL_LIVES } from '@trivia/rules/modes/mode-constants.ts';
import { PlayerFace } from '../../../game/live/faces/player-face.tsx';
import { isOut, type Seated } from '../../../game/live/seats/seats.ts';
import { useSeatMarks } from '../../../game/live/seats/use-seat-marks.ts';
import { Heart } from '../../../game/match/signs/heart.tsx';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { hasLostLife } from './duel-round.ts';
import styles from './survivor.module.css';

const places = Array.from({ length: SURVIVAL_DUEL_LIVES }, (_, index) => index);

interface SurvivorProps {
  readonly seated: Seated;
  readonly match: MatchView;
}

/** One player of a survival duel: face, name and lives. */
export function Survivor({ seated, match }: SurvivorProps) {
  const { t } = useI18n();
  const { player, standing } = seated;
  const lives = standing.hasLeft ? 0 : (standing.lives ?? 0);
  const marks = useSeatMarks(match)(player);
  const isBreaking = hasLostLife(match, seated);
  return (
    <li
      className={styles.survivor}
      data-me={player.isMe}
      data-out={isOut(seated)}
      data-player={player.id}
      data-breaks={isBreaking}
    >
      <PlayerFace
        player={player}
        size="s"
        isOut={isOut(seated)}
        {...(isBreaking && { expression: 'loss' })}
        {...marks}
      />
      <span className={styles.who}>
        <bdi className={styles.name}>{player.isMe ? t('live.you') : player.name}</bdi>
        <span className={styles.lives} role="img" aria-label={t('live.lives', { n: lives })}>
          {places.map((place) => (
            <span key={place} className={styles.life} data-breaks={isBreaking && place === lives}>
              <Heart isLost={place >= lives} />
            </span>
          ))}
        </span>
      </span>
    </li>
  );
}
