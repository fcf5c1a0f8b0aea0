import { Play } from 'lucide-react';
import { Link } from 'wouter';
import { categoryIcons } from '../../game/categories/category-icons.ts';
import { categoryHues } from '../../game/modes/hues.ts';
import { useI18n } from '../../lib/i18n/i18n.ts';
import tile from '../../ui/tile.module.css';
import type { CategoryRecord } from './category-records.ts';
import styles from './category-tile.module.css';

/** A category with the player's own record in it, and the way into its questions. */
export function CategoryTile({
  record: { id, answered, right, share },
}: {
  readonly record: CategoryRecord;
}) {
  const { t, formatNumber } = useI18n();
  const IconOf = categoryIcons[id];
  return (
    <Link
      className={`${tile.lip} ${styles.tile}`}
      to={`/play/quiz?category=${id}`}
      style={{ '--hue': categoryHues[id], '--share': share }}
    >
      <IconOf className={styles.ground} aria-hidden="true" />
      <span className={styles.glyph}>
        <IconOf className={styles.icon} aria-hidden="true" />
      </span>
      <span className={styles.name}>{t(`category.${id}`)}</span>
      {answered > 0 ? (
        <span className={styles.record}>
          <b>{formatNumber(share, { style: 'percent' })}</b> {t('categories.right')}
          <small>{t('categories.count', { right, answered })}</small>
        </span>
      ) : (
        <span className={styles.record}>
          <small>{t('categories.fresh')}</small>
        </span>
      )}
      <span className={styles.bar} aria-hidden="true" />
      <span className={styles.play}>
        <Play className={styles.small} aria-hidden="true" />
        {t('categories.play')}
      </span>
    </Link>
  );
}
