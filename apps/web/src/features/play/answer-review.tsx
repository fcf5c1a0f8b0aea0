import type { ClosedRoundView } from '@trivia/contract/play.ts';
import { useI18n } from '../../lib/i18n.ts';
import { localizeDigits } from '../../lib/localize-digits.ts';
import styles from './answer-review.module.css';
import { Explanation } from './explanation.tsx';
import { VerdictBadge } from './verdict-badge.tsx';

const textOf = ({ question }: ClosedRoundView, optionId: string | null): string | undefined =>
  question.options.find(({ id }) => id === optionId)?.text;

function ReviewedRound({ closed }: { readonly closed: ClosedRoundView }) {
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
        <Explanation closed={closed} />
      </div>
    </li>
  );
}

/** The questions of a match again, with what there is to learn from each. */
export function AnswerReview({ rounds }: { readonly rounds: readonly ClosedRoundView[] }) {
  const { t } = useI18n();
  if (rounds.length === 0) return null;
  return (
    <section className={styles.review}>
      <h2>{t('result.answers')}</h2>
      <ul>
        {rounds.map((closed) => (
          <ReviewedRound key={closed.number} closed={closed} />
        ))}
      </ul>
    </section>
  );
}
