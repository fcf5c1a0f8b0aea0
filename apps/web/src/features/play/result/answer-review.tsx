import type { ClosedRoundView } from '@trivia/contract/match.ts';
import { useI18n } from '../../../lib/i18n.ts';
import { localizeDigits } from '../../../lib/localize-digits.ts';
import { ReportButton } from '../report/report-button.tsx';
import { Explanation } from '../reveal/explanation.tsx';
import { VerdictBadge } from '../reveal/verdict-badge.tsx';
import styles from './answer-review.module.css';

const textOf = ({ question }: ClosedRoundView, optionId: string | null): string | undefined =>
  question.options.find(({ id }) => id === optionId)?.text;

interface ReviewedRoundProps {
  readonly matchId: string;
  readonly closed: ClosedRoundView;
}

function ReviewedRound({ matchId, closed }: ReviewedRoundProps) {
  const { t, language } = useI18n();
  const local = (text: string) => localizeDigits(text, language);
  const mine = textOf(closed, closed.myOptionId);
  return (
    <li className={styles.round}>
      <VerdictBadge verdict={closed.verdict} />
      <div className={styles.words}>
        <h3 dir="auto">{local(closed.question.prompt)}</h3>
        <p className={styles.right}>
          {t('result.rightAnswer', { answer: local(textOf(closed, closed.rightOptionId) ?? '') })}
        </p>
        {closed.verdict !== 'right' && (
          <p className={styles.mine}>
            {mine === undefined ? t('result.noAnswer') : t('result.yourAnswer', { answer: local(mine) })}
          </p>
        )}
        {closed.isVoided && <p className={styles.voided}>{t('match.voided')}</p>}
        <Explanation closed={closed} />
        <ReportButton matchId={matchId} closed={closed} />
      </div>
    </li>
  );
}

interface AnswerReviewProps {
  readonly matchId: string;
  readonly rounds: readonly ClosedRoundView[];
}

/** The questions of a match again, with what there is to learn from each. */
export function AnswerReview({ matchId, rounds }: AnswerReviewProps) {
  const { t } = useI18n();
  if (rounds.length === 0) return null;
  return (
    <section className={styles.review}>
      <h2>{t('result.answers')}</h2>
      <ul>
        {rounds.map((closed) => (
          <ReviewedRound key={closed.number} matchId={matchId} closed={closed} />
        ))}
      </ul>
    </section>
  );
}
