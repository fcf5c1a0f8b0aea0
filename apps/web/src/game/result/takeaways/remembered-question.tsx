import type { MatchView } from '@trivia/contract/play/match.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { localizeDigits } from '../../../lib/i18n/localize-digits.ts';
import { categoryScenes } from '../../art/category-scenes.ts';
import { Mascot } from '../../art/mascot.tsx';
import { Picture } from '../../art/picture.tsx';
import styles from './remembered-question.module.css';
import { questionToRemember } from './takeaways.ts';

interface RememberedQuestionProps {
  readonly match: MatchView;
  /** Pose of the mascot; without one, the mascot is elsewhere. */
  readonly pose: 'cheering' | 'consoling' | undefined;
}

/** One question of the match with its right answer and explanation. */
export function RememberedQuestion({ match, pose }: RememberedQuestionProps) {
  const { t, language } = useI18n();
  const closed = questionToRemember(match);
  if (!closed) return null;
  const { question, rightOptionId, explanation } = closed;
  const { name, focus } = categoryScenes[question.categoryId];
  const answer = question.options.find(({ id }) => id === rightOptionId)?.text ?? '';
  const local = (text: string) => localizeDigits(text, language);
  return (
    <section className={styles.remembered} data-mascot={pose !== undefined}>
      {pose && <Mascot className={styles.mascot} pose={pose} looks="start" isFirst />}
      <div className={styles.card}>
        <span className={styles.picture}>
          <Picture name={name} sizes="4.5rem" style={{ objectPosition: focus }} />
        </span>
        <div className={styles.words}>
          <h2>{t('result.remember')}</h2>
          <p className={styles.question} dir="auto">
            {local(question.prompt)} <b>{local(answer)}</b>
          </p>
        </div>
        {explanation && (
          <p className={styles.lesson} dir="auto">
            {local(explanation)}
          </p>
        )}
      </div>
    </section>
  );
}
