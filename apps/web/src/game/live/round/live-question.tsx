import { Eye } from 'lucide-react';
import { Suspense, useEffect } from 'react';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { lazyScreen } from '../../../lib/loading/lazy-screen.ts';
import { QuestionStage, type QuestionStageProps } from '../../question/question-stage.tsx';
import { isOut, seatsOf } from '../seats/seats.ts';
import styles from './live-question.module.css';

const ChosenFaces = lazyScreen(async () => (await import('./chosen-faces.tsx')).ChosenFaces);

/** A question of a live match; who is out of it looks on. */
export function LiveQuestion(props: QuestionStageProps) {
  const { t } = useI18n();
  const { match, closed } = props;
  const me = seatsOf(match).find(({ player }) => player.isMe);
  useEffect(() => ChosenFaces.preload(), []);
  const isWatching = me !== undefined && isOut(me);
  return (
    <>
      <QuestionStage
        {...props}
        onPick={isWatching ? null : props.onPick}
        upon={(optionId) =>
          closed && (
            <Suspense>
              <ChosenFaces match={match} closed={closed} optionId={optionId} />
            </Suspense>
          )
        }
      />
      {isWatching && !closed && (
        <p className={styles.watching} role="status">
          <Eye aria-hidden="true" />
          {t('live.watching')}
        </p>
      )}
    </>
  );
}
