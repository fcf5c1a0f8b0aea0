import type { MatchView } from '@trivia/contract/play/match.ts';
import { Bot, Check, WifiOff } from 'lucide-react';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './name-plate.module.css';
import type { Seated } from './seats.ts';
import { useSeatMarks } from './use-seat-marks.ts';
import { useSeatNote } from './use-seat-note.ts';

/** Name of a player whose face is elsewhere on the screen, with their answer's state and time. */
export function NamePlate({ seated, match }: { readonly seated: Seated; readonly match: MatchView }) {
  const { t, formatNumber } = useI18n();
  const { player, standing } = seated;
  const { hasAnswered, isAway } = useSeatMarks(match)(player);
  const note = useSeatNote(match, player, isAway);
  return (
    <p className={styles.plate} data-me={player.isMe}>
      <bdi className={styles.name}>{player.isMe ? t('live.you') : player.name}</bdi>
      {hasAnswered && (
        <span className={styles.answered}>
          <Check aria-hidden="true" />
          <VisuallyHidden>{t('live.answered')}</VisuallyHidden>
        </span>
      )}
      {isAway && <WifiOff className={styles.sign} aria-hidden="true" />}
      {player.isBot && <Bot className={styles.sign} aria-hidden="true" />}
      {note !== null && <span className={styles.note}>{note}</span>}
      <VisuallyHidden>
        {formatNumber(standing.rightAnswers)}
        {t('live.rightAnswers')}
      </VisuallyHidden>
    </p>
  );
}
