import { useQuery } from '@tanstack/react-query';
import { statisticsQuery } from '../../game/queries/statistics-query.ts';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import styles from './categories-screen.module.css';
import { categoryRecords, strongestOf } from './category-records.ts';
import { CategoryTile } from './category-tile.tsx';

/** All categories, with the player's record in each; without it if it can't be loaded. */
export function CategoriesScreen() {
  const { t } = useI18n();
  const { data, isPending, isError, refetch } = useQuery(statisticsQuery);
  const records = categoryRecords(data?.categories ?? []);
  const strongest = strongestOf(records);
  return (
    <div className={styles.screen}>
      <header>
        <h1>{t('categories.heading')}</h1>
        <p className={styles.lead}>
          {strongest
            ? t('categories.best', { category: t(`category.${strongest.id}`) })
            : t('categories.lead')}
        </p>
      </header>
      {isPending && (
        <div className={styles.tiles}>
          {records.map(({ id }) => (
            <Skeleton key={id} className={styles.loading} />
          ))}
        </div>
      )}
      {isError && !data && <ErrorState message={t('categories.loadError')} onRetry={() => void refetch()} />}
      {!isPending && (
        <ul className={styles.tiles}>
          {records.map((record) => (
            <li key={record.id}>
              <CategoryTile record={record} hasRecord={data !== undefined} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
