import type { MatchView } from '@trivia/contract/play/match.ts';
import type { ClosedRoundView } from '@trivia/contract/play/rounds.ts';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { localizeDigits } from '../../lib/i18n/localize-digits.ts';
import { useGrowingCount } from '../../ui/use-growing-count.ts';
import { isWatched } from '../match/stage/match-stage.ts';
import { QuestionMenu } from '../reveal/question-menu.tsx';
import { VerdictBadge } from '../reveal/verdict-badge.tsx';
import styles from './answer-review.module.css';

const textOf = ({ question }: ClosedRoundView, optionId: string | null): string | undefined =>
  question.options.find(({ id }) => id === optionId)?.text;

const hasLeft = ({ players }: MatchView): boolean =>
  players.some(({ isMe, status }) => isMe && status === 'left');

interface ReviewedRoundProps {
  readonly match: MatchView;
  readonly closed: ClosedRoundView;
}

/** The player's own answer to a question that was not right, as text. */
function useOwnAnswer({ match, closed }: ReviewedRoundProps): string {
  const { t, language } = useI18n();
  const mine = textOf(closed, closed.myOptionId);
  if (mine !== undefined) return t('result.yourAnswer', { answer: localizeDigits(mine, language) });
  if (!isWatched(match, closed)) return t('result.noAnswer');
  return t(hasLeft(match) ? 'result.afterLeaving' : 'result.onlyWatched');
}

function ReviewedRound({ match, closed }: ReviewedRoundProps) {
  const { t, language } = useI18n();
  const local = (text: string) => localizeDigits(text, language);
  const ownAnswer = useOwnAnswer({ match, closed });
  const wasWatched = isWatched(match, closed);
  return (
    <li className={styles.round}>
      <VerdictBadge verdict={wasWatched ? 'watched' : closed.verdict} />
      <div className={styles.words}>
        <h3 dir="auto">{local(closed.question.prompt)}</h3>
        <p className={styles.right}>
          {t('result.rightAnswer', { answer: local(textOf(closed, closed.rightOptionId) ?? '') })}
        </p>
        {closed.verdict !== 'right' && <p className={styles.mine}>{ownAnswer}</p>}
        {closed.isVoided && (
          <p className={styles.voided}>{t(wasWatched ? 'result.voidedWatched' : 'match.voided')}</p>
        )}
        {closed.explanation && <p dir="auto">{local(closed.explanation)}</p>}
      </div>
      <QuestionMenu matchId={match.id} closed={closed} about={local(closed.question.prompt)} />
    </li>
  );
}

/** Number of questions that are rendered at once. */
const ROUNDS_AT_ONCE = 2;

/** Questions of a match with their explanations. */
export function AnswerReview({ match }: { readonly match: MatchView }) {
  const { t } = useI18n();
  const { closedRounds } = match;
  const count = useGrowingCount(closedRounds.length, ROUNDS_AT_ONCE);
  if (closedRounds.length === 0) return null;
  return (
    <section className={styles.review}>
      <h2>{t('result.answers')}</h2>
      <ul>
        {closedRounds.slice(0, count).map((closed) => (
          <ReviewedRound key={closed.number} match={match} closed={closed} />
        ))}
      </ul>
    </section>
  );
}
