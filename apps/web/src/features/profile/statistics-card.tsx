import { useQuery } from '@tanstack/react-query';
import type { Statistics } from '@trivia/contract/account/statistics.ts';
import { ChartNoAxesColumn } from 'lucide-react';
import { useState } from 'react';
import { Mascot } from '../../game/art/mascot.tsx';
import { categoryHue } from '../../game/categories/category-colors.ts';
import { findMode, modeTable } from '../../game/modes/mode-table.ts';
import { statisticsQuery } from '../../game/queries/statistics-query.ts';
import { type I18n, useI18n } from '../../lib/i18n/i18n.ts';
import { type Bar, BarList } from '../../ui/figures/bar-list.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import styles from './profile-screen.module.css';

const shareOf = ({ answered, right }: { readonly answered: number; readonly right: number }): number =>
  answered > 0 ? right / answered : 0;

const percent = ({ t, formatNumber }: I18n, share: number): string =>
  t('stats.right', { share: formatNumber(share, { style: 'percent' }) });

const modeBars = (i18n: I18n, modes: Statistics['modes']): Bar[] =>
  modes.flatMap((mode) => {
    const id = findMode(mode);
    if (!id || mode.played === 0) return [];
    const { hue } = modeTable[id];
    const { played, won, points } = mode;
    const share = shareOf(mode);
    return [
      {
        id,
        label: i18n.t(`mode.${id}`),
        share,
        value: percent(i18n, share),
        note: `${i18n.t('stats.games', { played, won })} · ${i18n.t('stats.points', { n: points })}`,
        hue,
      },
    ];
  });

const categoryBars = (i18n: I18n, categories: Statistics['categories']): Bar[] =>
  categories
    .filter(({ answered }) => answered > 0)
    .toSorted((one, other) => shareOf(other) - shareOf(one))
    .map((category) => ({
      id: category.id,
      label: i18n.t(`category.${category.id}`),
      share: shareOf(category),
      value: percent(i18n, shareOf(category)),
      note: i18n.t('categories.count', category),
      hue: categoryHue(category.id),
    }));

function Charts({ statistics }: { readonly statistics: Statistics }) {
  const i18n = useI18n();
  const { t } = i18n;
  const [tab, setTab] = useState<'modes' | 'categories'>('modes');
  const modes = modeBars(i18n, statistics.modes);
  if (modes.length === 0)
    return (
      <EmptyState icon={ChartNoAxesColumn} picture={<Mascot pose="thinking" />} text={t('stats.none')} />
    );
  return (
    <Tabs
      label={t('stats.heading')}
      value={tab}
      onChange={setTab}
      tabs={[
        { id: 'modes', label: t('stats.modes'), panel: <BarList bars={modes} /> },
        {
          id: 'categories',
          label: t('stats.categories'),
          panel: <BarList bars={categoryBars(i18n, statistics.categories)} />,
        },
      ]}
    />
  );
}

/** The player's statistics, by mode and by category. */
export function StatisticsCard() {
  const { t } = useI18n();
  const { data, isPending, isError, refetch } = useQuery(statisticsQuery);
  return (
    <section className={styles.card}>
      <h2>{t('stats.heading')}</h2>
      {isPending && <Skeleton className={styles.loading} />}
      {isError && !data && <ErrorState message={t('categories.loadError')} onRetry={() => void refetch()} />}
      {data && <Charts statistics={data} />}
    </section>
  );
}
