import type { MatchView } from '@trivia/contract/play/match.ts';
import type { ClosedRoundView } from '@trivia/contract/play/rounds.ts';
import { Zap } from 'lucide-react';
import { formatSeconds } from '../../../lib/i18n/format-seconds.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { localizeDigits } from '../../../lib/i18n/localize-digits.ts';
import { Niche } from '../../art/niche.tsx';
import { tierPictures } from '../../player/tier-pictures.ts';
import { useUser } from '../../player/user-store.ts';
import { CategoryRow } from './category-row.tsx';
import styles from './takeaways.module.css';
import { categoryGainOf, quickestOf } from './takeaways.ts';
import { TierBar } from './tier-bar.tsx';

function Quickest({ closed: { question, elapsedMs } }: { readonly closed: ClosedRoundView }) {
  const { t, language } = useI18n();
  return (
    <li className={styles.row}>
      <span className={styles.icon} data-kind="quick">
        <Zap aria-hidden="true" />
      </span>
      <div className={styles.told}>
        <p className={styles.label}>
          <span>{t('result.quickest')}</span>
          <b className={styles.time}>{t('result.seconds', { time: formatSeconds(elapsedMs, language) })}</b>
        </p>
        <p className={styles.question} dir="auto">
          {localizeDigits(question.prompt, language)}
        </p>
      </div>
    </li>
  );
}

interface TakeawayListProps {
  readonly match: MatchView;
  readonly gainedPoints: number;
}

/** Takeaways of a loss: the quickest answer, a category, the tier. */
export function TakeawayList({ match, gainedPoints }: TakeawayListProps) {
  const { tier } = useUser().info;
  const quickest = quickestOf(match);
  const gain = categoryGainOf(match);
  return (
    <ul className={styles.kept}>
      {quickest && <Quickest closed={quickest} />}
      {gain && <CategoryRow gain={gain} />}
      <li className={styles.row}>
        <Niche className={styles.icon} name={tierPictures[tier]} />
        <TierBar gainedPoints={gainedPoints} />
      </li>
    </ul>
  );
}
