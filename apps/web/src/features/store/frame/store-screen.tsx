import { ArrowLeft } from 'lucide-react';
import { type ComponentType, Suspense, useEffect } from 'react';
import { Link, useSearch } from 'wouter';
import { useUserStore } from '../../../game/player/user-store.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { lazyWithTexts } from '../../../lib/loading/lazy-with-texts.tsx';
import { clearReturnPage } from '../../../lib/return-page.ts';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { readBackPath } from '../checkout/back-path.ts';
import { Balances } from './balances.tsx';
import styles from './store-screen.module.css';
import { type StoreTab, storeTabs, useStoreTab } from './store-tab.ts';
import { VisitorBar } from './visitor-bar.tsx';

const loading = <Skeleton className={styles.loading} />;

const panels: Readonly<Record<StoreTab, ComponentType>> = {
  subscription: lazyWithTexts({
    areas: ['store', 'price'],
    load: async () => (await import('../subscription/subscription-panel.tsx')).SubscriptionPanel,
    fallback: loading,
  }),
  purchase: lazyWithTexts({
    areas: ['store', 'price', 'boosters'],
    load: async () => (await import('../purchase/purchase-panel.tsx')).PurchasePanel,
    fallback: loading,
  }),
  redeem: lazyWithTexts({
    areas: ['store'],
    load: async () => (await import('../redeem/redeem-section.tsx')).RedeemSection,
    fallback: loading,
  }),
};

/** The store: Plus, coins, boosters, accessories, gift cards. Visitors may look. */
export function StoreScreen() {
  const { t } = useI18n();
  const [tab, setTab] = useStoreTab();
  const isSignedIn = useUserStore(({ user }) => user !== null);
  useEffect(() => {
    if (isSignedIn) clearReturnPage();
  }, [isSignedIn]);
  const from = readBackPath(useSearch());
  const Panel = panels[tab];
  return (
    <div className={styles.screen}>
      {!isSignedIn && <VisitorBar />}
      {from !== null && (
        <Link className={styles.back} to={from}>
          <ArrowLeft aria-hidden="true" />
          {t('store.backToGame')}
        </Link>
      )}
      <header className={styles.head}>
        <h1>{t('store.heading')}</h1>
        {isSignedIn && <Balances />}
      </header>
      <Tabs
        label={t('store.heading')}
        value={tab}
        onChange={setTab}
        tabs={storeTabs.map((id) => ({
          id,
          label: t(`store.tab.${id}`),
          panel: (
            <Suspense key={id} fallback={loading}>
              <Panel />
            </Suspense>
          ),
        }))}
      />
    </div>
  );
}
