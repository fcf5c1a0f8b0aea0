import { Suspense, useEffect } from 'react';
import { lazyWithPreload } from '../../../lib/loading/lazy-with-preload.tsx';
import { QuestionStage, type QuestionStageProps } from '../../question/question-stage.tsx';
import { isOut, seatsOf } from '../seats/seats.ts';

const Watching = lazyWithPreload(async () => (await import('./watching.tsx')).Watching);
const ChosenFaces = lazyWithPreload(async () => (await import('./chosen-faces.tsx')).ChosenFaces);

/** A question of a live match; players who are out watch it. */
export function LiveQuestion(props: QuestionStageProps) {
  const { match, closed, explanation } = props;
  const me = seatsOf(match).find(({ player }) => player.isMe);
  useEffect(() => ChosenFaces.preload(), []);
  const isWatching = me !== undefined && isOut(me);
  return (
    <>
      <QuestionStage
        {...props}
        onPick={isWatching ? null : props.onPick}
        // Others' answers break after the viewer's verdict has been painted, like the explanation.
        chosenOptionIds={explanation ? closed?.answers.flatMap(({ optionId }) => optionId ?? []) : undefined}
        overlayOf={(optionId) =>
          closed && (
            <Suspense>
              <ChosenFaces match={match} closed={closed} optionId={optionId} />
            </Suspense>
          )
        }
      />
      {isWatching && !closed && (
        <Suspense>
          <Watching />
        </Suspense>
      )}
    </>
  );
}
