import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { PlusMark } from '../../../../game/offers/plus-mark.tsx';
import { Amount } from '../../../../game/player/amount.tsx';
import { bonusCoins, freeBattles, freeDailyPlays } from '../../../../game/subscription/plus-benefits.ts';
import { useI18n } from '../../../../lib/i18n/i18n.ts';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import styles from './upgrade-plan.module.css';

function Yes() {
  const { t } = useI18n();
  return (
    <>
      <Check aria-hidden="true" />
      <VisuallyHidden>{t('store.yes')}</VisuallyHidden>
    </>
  );
}

function No() {
  const { t } = useI18n();
  return (
    <>
      <Minus aria-hidden="true" />
      <VisuallyHidden>{t('store.no')}</VisuallyHidden>
    </>
  );
}

/** Comparison of the free plan with Plus. */
export function PlanTable() {
  const { t } = useI18n();
  const rows: readonly (readonly [string, ReactNode, ReactNode])[] = [
    [t('store.rowDaily'), t('store.aWeek', { n: freeDailyPlays }), t('store.everyDay')],
    [t('store.rowBattle'), t('store.aDay', { n: freeBattles }), t('store.noLimit')],
    [t('store.rowGames'), <No key="no" />, <Yes key="yes" />],
    [t('store.rowBonus'), <No key="no" />, <Amount key="coins" currency="coin" value={bonusCoins} />],
    [t('store.rowCards'), <No key="no" />, <Yes key="yes" />],
    [t('store.rowAds'), t('store.withAds'), t('store.noAds')],
  ];
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <td />
          <th scope="col">{t('store.free')}</th>
          <th scope="col">
            <PlusMark size={20} />
            <span>{t('store.plus')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, free, plus]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{free}</td>
            <td>{plus}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
