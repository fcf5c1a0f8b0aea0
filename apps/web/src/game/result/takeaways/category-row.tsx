import { useQuery } from '@tanstack/react-query';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { categoryScenes } from '../../art/category-scenes.ts';
import { Picture } from '../../art/picture.tsx';
import { statisticsQuery } from '../../queries/statistics-query.ts';
import { GrowthBar } from './growth-bar.tsx';
import styles from './takeaways.module.css';
import type { CategoryGain } from './takeaways.ts';

/** Number of right answers that fills a category's bar, which then starts again. */
const BAR = 25;

/** Right answers in a category before and after the match. */
export function CategoryRow({ gain: { categoryId, right } }: { readonly gain: CategoryGain }) {
  const { t } = useI18n();
  const { data, isFetching } = useQuery(statisticsQuery);
  const known = isFetching ? undefined : data?.categories.find(({ id }) => id === categoryId);
  const after = Math.max(known?.right ?? 0, right);
  const before = after - right;
  // Use the same bar for both shares.
  const floor = Math.floor(before / BAR) * BAR;
  const shareOf = (count: number) => Math.min(1, (count - floor) / BAR);
  const { name, focus } = categoryScenes[categoryId];
  return (
    <li className={styles.row}>
      <span className={styles.icon}>
        <Picture name={name} sizes="3rem" style={{ objectPosition: focus }} />
      </span>
      <div className={styles.bar}>
        <p className={`${styles.words} ${styles.late}`}>
          <b>{t(`category.${categoryId}`)}</b>
          <span>
            {known ? t('result.categoryRight', { before, after }) : t('result.rightHere', { n: right })}
          </span>
        </p>
        <GrowthBar
          label={t(`category.${categoryId}`)}
          from={known ? shareOf(before) : 0}
          to={shareOf(after)}
          hue="fig"
        />
      </div>
    </li>
  );
}
