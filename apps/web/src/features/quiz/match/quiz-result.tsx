import { RotateCcw } from 'lucide-react';
import type { ResultProps } from '../../../game/match/stage/match-stages.tsx';
import { MoreActions, ResultActions } from '../../../game/result/result-actions.tsx';
import { ResultFrame } from '../../../game/result/result-frame.tsx';
import { resultTitle } from '../../../game/result/result-texts.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { quizChoicePath, wheelPath } from '../quiz-path.ts';
import { QuizGains } from './quiz-gains.tsx';

type FinishedMatch = Pick<ResultProps, 'match' | 'result'>;

function Words({ match, result }: FinishedMatch) {
  const { t } = useI18n();
  const { wagerPoints = 0 } = match.standing;
  if (result.isForfeit) {
    return <p>{wagerPoints > 0 ? t('quiz.leftWager', { n: wagerPoints }) : t('result.forfeitEntry')}</p>;
  }
  return (
    <>
      <p>{t('result.score', { right: result.rightAnswers, total: match.roundCount })}</p>
      {wagerPoints > 0 && <p>{t('quiz.cameBack', { wager: wagerPoints, n: result.points })}</p>}
      {result.rightAnswers === 0 && <p>{t('result.noneBody', { n: match.roundCount })}</p>}
    </>
  );
}

/** Result of solo mode, with the outcome of the wager. */
export function QuizResult({ match, result, isFresh }: ResultProps) {
  const i18n = useI18n();
  const { t } = i18n;
  return (
    <ResultFrame
      match={match}
      result={result}
      isFresh={isFresh}
      isPerfect={!result.isForfeit && result.rightAnswers === match.roundCount}
      title={resultTitle(i18n, match, result)}
      words={<Words match={match} result={result} />}
      gains={<QuizGains match={match} result={result} />}
      actions={
        <ResultActions
          next={
            <ButtonLink
              isWide
              icon={RotateCcw}
              to={quizChoicePath(match.categoryId, match.standing.wagerPoints)}
            >
              {t('match.again')}
            </ButtonLink>
          }
        />
      }
      foot={
        <MoreActions>
          <ButtonLink variant="quiet" isWide to={wheelPath}>
            {t('quiz.anotherCategory')}
          </ButtonLink>
        </MoreActions>
      }
    />
  );
}
