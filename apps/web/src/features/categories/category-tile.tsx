import { Link } from 'wouter';
import { Niche } from '../../game/art/niche.tsx';
import { categoryStyle } from '../../game/categories/category-colors.ts';
import { categoryPictures } from '../../game/categories/category-pictures.ts';
import thing from '../../game/categories/category-thing.module.css';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { CategoryRecord } from './category-records.ts';
import styles from './category-tile.module.css';

interface CategoryTileProps {
  readonly record: CategoryRecord;
  /** False if the record could not be loaded. */
  readonly hasRecord: boolean;
}

/** Link to the questions of a category, with the player's record in it. */
export function CategoryTile({ record, hasRecord }: CategoryTileProps) {
  const { id, answered, right, share } = record;
  const { t, formatNumber } = useI18n();
  return (
    <Link
      className={`${thing.thing} ${styles.tile}`}
      to={`/play/quiz?category=${id}`}
      style={{ ...categoryStyle(id), '--share': share }}
    >
      <Niche className={styles.niche} name={categoryPictures[id]} />
      <span className={`${thing.name} ${styles.name}`}>{t(`category.${id}`)}</span>
      {hasRecord && (
        <span className={styles.record}>
          <span className={styles.bar} aria-hidden="true" />
          {answered > 0 && <b aria-hidden="true">{formatNumber(share, { style: 'percent' })}</b>}
          <VisuallyHidden>
            {answered > 0 ? t('categories.count', { right, answered }) : t('categories.fresh')}
          </VisuallyHidden>
        </span>
      )}
    </Link>
  );
}
