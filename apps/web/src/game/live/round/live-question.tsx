import { Eye } from 'lucide-react';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { QuestionStage, type QuestionStageProps } from '../../question/question-stage.tsx';
import { isOut, seatsOf } from '../seats/seats.ts';
import styles from './live-question.module.css';

/** A question of a live match; who is out of it looks on. */
export function LiveQuestion(props: QuestionStageProps) {
  const { t } = useI18n();
  const me = seatsOf(props.match).find(({ player }) => player.isMe);
  const isWatching = me !== undefined && isOut(me);
  return (
    <>
      <QuestionStage {...props} isBelow onPick={isWatching ? null : props.onPick} />
      {isWatching && (
        <p className={styles.watching} role="status">
          <Eye aria-hidden="true" />
          {t('live.watching')}
        </p>
      )}
    </>
  );
}
